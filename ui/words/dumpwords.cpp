// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/dumpwords.h"

#include "core/base/literals.h"
#include "core/plan/checks/preflight.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/plan/wholedump/dumplisting.h"
#include "ui/language/localtext.h"
#include "ui/language/optionwords.h"
#include "ui/words/planwords.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <numeric>

namespace millrace {

namespace {

QString existingWords(const DumpPlan &plan)
{
    switch (plan.existing) {
    case ExistingTables::Refuse:
        return tr("If anything the dump makes, changes or fills is on the server already, the run is refused "
                  "before it touches anything.");
    case ExistingTables::Replace:
        return tr("What is on the server already is replaced: the dump's DROP statements run, and take away "
                  "all it holds.");
    case ExistingTables::Append:
        return tr("What is on the server already stays as it is, and the rows go into the tables that are "
                  "there.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString dumpTotals(const QVector<DumpReading::Table> &wanted, qsizetype all)
{
    qint64 rows = 0;
    qint64 bytes = 0;
    for (const DumpReading::Table &table : wanted) {
        rows += table.rows;
        bytes += table.bytes;
    }
    return u"%1 · %2 · %3"_s.arg(wanted.size() == all
                                     ? tablesText(all)
                                     : tr("%1 of %2").arg(groupedNumber(wanted.size()), tablesText(all)),
                                 rowsText(rows), sizeText(bytes));
}

QStringList dumpContents(const DumpReading &reading)
{
    QStringList lines;
    const auto add = [&lines](qint64 count, const QString &one, const QString &many) {
        if (count > 0)
            lines << counted(count, one, many);
    };
    add(reading.creates(SqlObject::View), tr("view"), tr("views"));
    add(reading.creates(SqlObject::Trigger), tr("trigger"), tr("triggers"));
    add(reading.creates(SqlObject::Procedure), tr("procedure"), tr("procedures"));
    add(reading.creates(SqlObject::Function), tr("function"), tr("functions"));
    add(reading.creates(SqlObject::Event), tr("event"), tr("events"));
    add(reading.creates(SqlObject::Sequence), tr("sequence"), tr("sequences"));
    add(reading.statements(SqlPhase::Session), tr("statement that sets the session"),
        tr("statements that set the session"));
    add(reading.statements(SqlPhase::Skipped),
        tr("statement a load does without (LOCK TABLES, DISABLE KEYS, …)"),
        tr("statements a load does without (LOCK TABLES, DISABLE KEYS, …)"));
    return lines;
}

QStringList dumpContents(const DumpPlan &plan)
{
    QStringList lines;
    const auto add = [&lines](qsizetype count, const QString &one, const QString &many) {
        if (count > 0)
            lines << counted(count, one, many);
    };
    add(plan.before.size(), tr("statement before the rows"), tr("statements before the rows"));
    add(plan.rows.size(), tr("statement among the rows"), tr("statements among the rows"));
    add(plan.after.size(), tr("statement after the rows"), tr("statements after the rows"));
    if (plan.tail)
        add(plan.tail->statements.size(), tr("statement where the dump runs as it stands"),
            tr("statements where the dump runs as it stands"));
    if (!plan.runsOthers())
        add(plan.others.size(), tr("statement that changes the server, left out"),
            tr("statements that change the server, left out"));
    return lines;
}

QString objectsText(const QVector<ExistingObject> &objects)
{
    constexpr qsizetype most = 6;
    QStringList names;
    for (const ExistingObject &each : objects.mid(0, most))
        names << each.object.text();
    const QString list = names.join(u", "_s);
    return objects.size() > most ? tr("%1 and %2 more").arg(list, groupedNumber(objects.size() - most))
                                 : list;
}

/// How its tables are loaded.
QStringList tableWords(const DumpPlan &plan)
{
    const Plan &sample = plan.tables.first();
    QStringList lines;
    if (plan.oneByOne)
        lines << tr(
            "The tables are loaded one after the other, in the dump's order, for their foreign keys are "
            "checked row by row.");
    else
        lines << tr("The tables are loaded by LOAD DATA, the largest first, up to %1 at the same time.")
                     .arg(counted(plan.workers, tr("connection"), tr("connections")));
    lines << tr("Each table has a journal of its own beside it, which notes every chunk in the chunk's own "
                "transaction and is dropped once the table is proved.");
    if (sample.indexes != IndexPolicy::Keep)
        lines << tr("Secondary indexes are written down and built after a table's last row.");
    lines << tr("Limits: %1.")
                 .arg(limitsText(sample.limits, sample.memoryBytes, sample.workFolder, sample.maxRejects));
    lines << errorWords(sample);
    if (!plan.rows.isEmpty())
        lines << tr("%1 that change a table and are no rows of plain values run after its rows.")
                     .arg(statementsText(plan.rows.size()));
    lines << (sample.verify == VerifyLevel::Counts
                  ? tr("The rows of each table are counted and compared with the dump.")
                  : tr("The rows of each table are counted and compared with the dump, and contents by "
                       "checksum."));
    return lines;
}

/// Of one that is planned part by part.
QStringList arrivingWords(const DumpPlan &plan)
{
    const Plan &defaults = plan.arriving->defaults;
    QStringList lines{
        tr("%1 is loaded on %2 while it arrives, one part after the other: each has its structure, its rows "
           "and what comes after them. Rows of a large table are loaded before its last one is there.")
            .arg(QFileInfo(plan.path).fileName(), plan.connection.displayName()),
        tr("Each part is held against the server, and in the run's folder, before anything of it runs; "
           "nothing is verified before the end of the stream is there and was judged.")};
    lines << (plan.existing == ExistingTables::Refuse
                  ? tr("If anything that a part makes, changes or fills is on the server already, the run "
                       "stops before it touches anything of that part.")
                  : existingWords(plan));
    lines << tr("The tables of a part are loaded by LOAD DATA, the largest first, up to %1 at the same time.")
                 .arg(counted(plan.workers, tr("connection"), tr("connections")));
    lines << tr("Limits: %1.")
                 .arg(limitsText(defaults.limits, defaults.memoryBytes, defaults.workFolder,
                                 defaults.maxRejects));
    lines << errorWords(defaults);
    return lines;
}

QStringList dumpWords(const DumpPlan &plan)
{
    if (plan.arriving)
        return arrivingWords(plan);
    QStringList lines;
    if (!plan.holdsRows())
        lines << tr("%1 holds no rows: its statements are run on %2.")
                     .arg(QFileInfo(plan.path).fileName(), plan.connection.displayName());
    else
        lines << tr("%1 of %2 are read from %3 and loaded on %4.")
                     .arg(rowsText(plan.rowsPlanned()), tablesText(plan.tablesPlanned()),
                          QFileInfo(plan.path).fileName(), plan.connection.displayName());
    if (const QString uncounted = uncountedRowsText(plan); plan.holdsRows() && !uncounted.isEmpty())
        lines << uncounted;
    lines << existingWords(plan);
    lines
        << tr("%1 of the dump, which set the session and make the structure, run first; each is noted in the "
              "run's folder before and after.")
               .arg(statementsText(plan.before.size()));
    if (!plan.tables.isEmpty())
        lines += tableWords(plan);
    if (!plan.after.isEmpty())
        lines << tr("Then %1 of the dump run: indexes, constraints, views, triggers, routines.")
                     .arg(statementsText(plan.after.size()));
    if (const auto others = othersOf(plan); !others.isEmpty())
        lines
            << (others.size() == 1
                    ? tr("%1 that changes the server, or is of no known kind, is left out, the first on %2.")
                    : tr("%1 that change the server, or are of no known kind, are left out, the first on "
                         "%2."))
                   .arg(statementsText(others.size()), placeOf(plan, others.first()));
    if (!plan.tables.isEmpty()) // they have them in common
        lines << choiceWords(plan.tables.first());
    lines << inControls(plan.warnings + plan.notes);
    return lines;
}

} // namespace millrace
