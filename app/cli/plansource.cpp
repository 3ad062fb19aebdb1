// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plansource.h"

#include "app/cli/command.h"
#include "app/cli/dialectoptions.h"
#include "app/cli/dump.h"
#include "app/cli/tablesource.h"
#include "core/base/text.h"

namespace millrace::cli {

namespace {

Error usage(const QString &what, const QString &howToFix = {})
{
    return {.code = ErrorCode::PlanInvalid, .what = what, .howToFix = howToFix};
}

/// All files as one source, when their shape agrees: a plan loads one table. With --group their grouping is
/// not up to the plan.
Result<Source> oneSource(const QCommandLineParser &parser, const QVector<FoundTable> &found)
{
    Source source = found.first().source;
    for (qsizetype i = 1; i < found.size(); ++i) {
        const Source &other = found.at(i).source;
        if (!(other.dialect == source.dialect) || other.fieldCount != source.fieldCount)
            return fail(
                usage(QStringLiteral("The sources hold different tables: %1 (%2 fields) and %3 (%4 fields).")
                          .arg(source.name)
                          .arg(source.fieldCount)
                          .arg(other.name)
                          .arg(other.fieldCount),
                      QStringLiteral("Make one plan per table.")));
        if (const QString group = parser.value(QStringLiteral("group"));
            group == QLatin1String("apart") || group == QLatin1String("by-name"))
            return fail(usage(
                QStringLiteral("With --group %1 the sources are several tables: %2, %3 …")
                    .arg(group, source.name, other.name),
                QStringLiteral("Name the files of one table, or leave --group out to load all into one.")));
        source.files += other.files;
    }
    return source;
}

/// What was passed over, among others: rows that are not in the plan.
void printNotes(const QVector<FoundTable> &found)
{
    constexpr qsizetype most = 20;
    QVector<Error> notes;
    for (const FoundTable &table : found)
        notes += table.notes;
    for (const Error &note : notes.first(qMin(most, notes.size())))
        printError(note.text());
    if (notes.size() > most)
        printError(QStringLiteral("And %1 more; millrace-cli inspect names them all.")
                       .arg(counted(notes.size() - most, QStringLiteral("note"), QStringLiteral("notes"))));
}

/// --dump-table of a dump in several files.
Result<Source> tableAmong(const QCommandLineParser &parser, const QStringList &paths)
{
    const QString wanted = parser.value(QStringLiteral("dump-table"));
    const auto found = inspectWithOptions(parser, paths);
    if (!found)
        return fail(found.error());
    QStringList names;
    for (const FoundTable &table : *found) {
        names << table.source.name;
        if (names.last() != wanted)
            continue;
        printNotes({table});
        return table.source;
    }
    return fail(
        {.code = ErrorCode::SourceMissing,
         .what = QStringLiteral("The dump holds no table %1.").arg(wanted),
         .howToFix = QStringLiteral("It holds: %1.").arg(names.mid(0, 30).join(QStringLiteral(", ")))});
}

} // namespace

Result<Source> readPlanSource(const QCommandLineParser &parser, const QStringList &paths,
                              const StatementOption &statement)
{
    if (parser.isSet(QStringLiteral("dump-table"))) {
        if (const auto dump = singleSqlDump(paths))
            return dumpTable(*dump, parser.value(QStringLiteral("dump-table")));
        return tableAmong(parser, paths);
    }
    if (anyNamesTable(paths))
        return inspectTableSource(parser, paths);
    const auto found = inspectWithOptions(parser, paths, statement.isSet() ? &statement.load() : nullptr);
    if (!found)
        return fail(found.error());
    printNotes(*found);
    auto source = oneSource(parser, *found);
    if (source)
        if (const auto ordered = orderFiles(parser, paths, *source); !ordered)
            return fail(ordered.error());
    return source;
}

QString sourceText(const Source &source)
{
    const auto rows = [](qint64 count) {
        return counted(count, QStringLiteral("row"), QStringLiteral("rows"));
    };
    if (source.isOnServer() && source.table->key.isEmpty())
        return QStringLiteral("%1 on %2, in one piece")
            .arg(source.table->text(), source.table->server->displayName());
    if (source.isOnServer())
        return QStringLiteral("about %1 from table %2 on %3, in ranges of %4")
            .arg(rows(source.table->rowsEstimate), source.table->qualified(),
                 source.table->server->displayName(), source.table->key.text());
    if (source.isTable())
        return QStringLiteral("about %1 from table %2, %3")
            .arg(rows(source.table->rowsEstimate), source.table->qualified(),
                 source.table->key.isEmpty() ? QStringLiteral("in one piece (it has no usable key)")
                                             : QStringLiteral("in ranges of ") + source.table->key.text());
    return QStringLiteral("%1 from %2")
        .arg(rows(source.totalRows()),
             counted(source.files.size(), QStringLiteral("file"), QStringLiteral("files")));
}

} // namespace millrace::cli
