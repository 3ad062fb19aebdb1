// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/verdict.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/errorcatalogue.h"

#include <algorithm>
#include <utility>

namespace millrace {

namespace {

/// "412,000 of 1,000,000 rows", "412,000 rows" where the total is not known.
QString partText(qint64 loaded, qint64 total)
{
    return total < 0 ? rowsText(loaded)
                     : CoreText::tr("%1 of %2").arg(groupedNumber(loaded), rowsText(total));
}

/// Of several tables it has to be said which.
QString ofTable(const RunSummary &summary, const TableOutcome &table, const QString &sentence)
{
    return summary.tables.size() > 1 ? CoreText::tr("%1: %2").arg(table.table, sentence) : sentence;
}

QStringList notVerified(const RunSummary &summary)
{
    if (summary.tables.isEmpty() && !summary.inOrder && !summary.statementsOnly)
        return {CoreText::tr("The run left no evidence.")};
    QStringList reasons;
    for (const TableOutcome &table : summary.tables)
        if (!table.verified)
            reasons << (table.notVerifiedBecause.isEmpty()
                            ? CoreText::tr("%1 was not checked.").arg(table.table)
                            : ofTable(summary, table, table.notVerifiedBecause));
    return reasons;
}

/// Where the rows lie that were set aside.
QStringList setAside(const RunSummary &summary)
{
    QStringList sentences;
    for (const TableOutcome &table : summary.tables) {
        if (table.rowsRejected == 0)
            continue;
        const QString rows = rowsText(table.rowsRejected);
        sentences << ofTable(summary, table,
                             table.rejectsFile.isEmpty()
                                 ? CoreText::tr("%1 set aside.").arg(rows)
                                 : CoreText::tr("%1 set aside: %2 holds them as they stood in the dump, %3 "
                                                "says why.")
                                       .arg(rows, table.rejectsFile, table.reasonsFile));
    }
    return sentences;
}

/// What the server warned of most, so that nobody has to open the report to know what was bent.
QStringList warningLines(const RunSummary &summary)
{
    constexpr qsizetype most = 3;
    QVector<std::pair<QString, const WarningKind *>> kinds; // with its table
    for (const TableOutcome &table : summary.tables)
        for (const WarningKind &kind : table.warningKinds)
            if (kind.code != 0 && !(table.duplicatesAsDump && isDuplicateKey(kind.code)))
                kinds << std::pair(table.table, &kind);
    std::stable_sort(kinds.begin(), kinds.end(),
                     [](const auto &a, const auto &b) { return a.second->count > b.second->count; });
    QStringList lines;
    for (const auto &[table, kind] : std::as_const(kinds).first(std::min(most, kinds.size())))
        lines << CoreText::tr("%1: %2 (%3), %4.")
                     .arg(kind->column.isEmpty() ? table : table + u'.' + kind->column, kind->example,
                          QString::number(kind->code),
                          counted(kind->count, CoreText::tr("time"), CoreText::tr("times")));
    if (kinds.size() > most)
        lines << CoreText::tr("The report names %1 more.")
                     .arg(counted(kinds.size() - most, CoreText::tr("kind of warning"),
                                  CoreText::tr("kinds of warnings")));
    return lines;
}

/// What a verification looked at.
QString provedBy(const RunSummary &summary)
{
    qint64 loaded = 0;
    bool allColumns = true;
    for (const TableOutcome &table : summary.tables) {
        loaded += table.rowsLoaded;
        allColumns = allColumns && table.comparedNote.isEmpty();
    }
    const qint64 compared = summary.total(&TableOutcome::rowsCompared);
    if (loaded == 0)
        return CoreText::tr("by counts");
    if (compared == 0)
        return CoreText::tr("by counts; contents were not compared");
    if (compared < loaded)
        return CoreText::tr("by counts and the contents of %1").arg(rowsText(compared));
    return allColumns ? CoreText::tr("by counts and contents")
                      : CoreText::tr("by counts and contents, though not of every column");
}

QString doneSentence(const RunSummary &summary, bool verified)
{
    const qint64 loaded = summary.total(&TableOutcome::rowsLoaded);
    const QString rows = rowsText(loaded);
    const QString span = spanText(summary.seconds);
    if (summary.statementsMissing > 0)
        return CoreText::tr("%1 loaded in %2, and %3 of the dump did not run.")
            .arg(rows, span, statementsText(summary.statementsMissing));
    if (summary.statementsOnly)
        return (summary.statementsOnly == 1 ? CoreText::tr("%1 was run in %2; the dump holds no rows.")
                                            : CoreText::tr("%1 were run in %2; the dump holds no rows."))
            .arg(statementsText(*summary.statementsOnly), span);
    const qint64 proved = verified && summary.inOrder ? loaded - summary.inOrder->rows : 0;
    if (summary.inOrder && proved > 0)
        return CoreText::tr("%1 loaded in %2, %3 of them verified %4.")
            .arg(rows, span, groupedNumber(proved), provedBy(summary));
    return verified && !summary.inOrder
               ? CoreText::tr("%1 loaded and verified in %2, %3.").arg(rows, span, provedBy(summary))
               : CoreText::tr("%1 loaded in %2, not verified.").arg(rows, span);
}

/// What the dump itself makes of rows that are alike.
QStringList skippedByDump(const RunSummary &summary)
{
    const qint64 skipped = summary.askedByDump(&TableOutcome::rowsSkipped);
    const qint64 replaced = summary.askedByDump(&TableOutcome::rowsReplaced);
    QStringList sentences;
    if (skipped > 0)
        sentences << (skipped == 1 ? CoreText::tr("%1 of the dump was skipped by its own INSERT IGNORE.")
                                   : CoreText::tr("%1 of the dump were skipped by its own INSERT IGNORE."))
                         .arg(rowsText(skipped));
    if (replaced > 0)
        sentences << CoreText::tr("%1 of the dump took the place of others or changed them, by its own "
                                  "REPLACE or ON DUPLICATE KEY UPDATE.")
                         .arg(rowsText(replaced));
    return sentences;
}

/// Without those that only say which rows the dump's own INSERT IGNORE skipped.
qint64 warningsOfValues(const RunSummary &summary)
{
    qint64 warnings = summary.total(&TableOutcome::warnings);
    for (const TableOutcome &table : summary.tables)
        if (table.duplicatesAsDump)
            warnings -= std::min(table.warnings, table.rowsSkipped);
    return warnings;
}

Verdict doneVerdict(const RunSummary &summary)
{
    const qint64 skipped =
        summary.total(&TableOutcome::rowsSkipped) - summary.askedByDump(&TableOutcome::rowsSkipped);
    const InOrderOutcome inOrder = summary.inOrder.value_or(InOrderOutcome());
    const qint64 warnings = warningsOfValues(summary);
    const QStringList aside = setAside(summary);
    QStringList why = notVerified(summary);
    const bool verified = why.isEmpty();
    const bool missing = summary.statementsMissing > 0;
    const bool unfinished = !summary.unfinished.isEmpty();
    if (unfinished)
        why << CoreText::tr("%1 What is missing of it is not in the tables either.").arg(summary.unfinished);
    constexpr qsizetype mostNamed = 2;
    if (missing)
        why << CoreText::tr("Did not run: %1%2.")
                   .arg(summary.missing.mid(0, mostNamed).join(u"; "_s),
                        summary.statementsMissing > std::min(mostNamed, summary.missing.size()) ? u" …"_s
                                                                                                : QString());
    if (inOrder.statements > 0 && !(summary.statementsOnly && inOrder.rows == 0))
        why << (inOrder.statements == 1
                    ? CoreText::tr(
                          "%1 ran as it stands in the dump and changed %2; nothing was counted again.")
                    : CoreText::tr(
                          "%1 ran as they stand in the dump and changed %2; nothing was counted again."))
                   .arg(statementsText(inOrder.statements), rowsText(inOrder.rows));
    if (skipped > 0)
        why << CoreText::tr("%1 skipped by the server.").arg(rowsText(skipped));
    if (warnings > 0)
        why << CoreText::tr("The server raised %1: values may have been changed to fit.")
                   .arg(counted(warnings, CoreText::tr("warning"), CoreText::tr("warnings")));
    why << warningLines(summary);
    why << aside;
    return {
        .kind = why.isEmpty() ? Verdict::Kind::Proved : Verdict::Kind::LookHere,
        .whole = (verified || summary.tables.isEmpty()) && skipped == 0 && aside.isEmpty() && !missing &&
                 !unfinished,
        .sentence =
            unfinished
                ? CoreText::tr("%1 The dump itself was not finished.").arg(doneSentence(summary, verified))
                : doneSentence(summary, verified),
        .why = why,
        .leftOut = summary.leftOut + skippedByDump(summary),
        .howToFix = missing
                        ? CoreText::tr("Run them yourself, or plan with --run-others or --without-others.")
                    : unfinished ? CoreText::tr("Dump again, and load that.")
                                 : QString()};
}

/// Why it did not go on, and with what it can be mended.
void addError(Verdict &verdict, const RunSummary &summary)
{
    if (!summary.error)
        return;
    const QString place = locationText(summary.error->context);
    verdict.why << (place.isEmpty() ? summary.error->what : place + u": "_s + summary.error->what);
    verdict.howToFix = summary.error->howToFix;
}

void addWayOn(Verdict &verdict, const RunSummary &summary, bool withRestore)
{
    if (summary.run.isEmpty())
        return;
    const QString resume = u"millrace-cli resume %1"_s.arg(summary.run);
    verdict.wayOn = CoreText::tr("It can be resumed: millrace-cli resume %1").arg(summary.run);
    verdict.commands << resume;
    if (withRestore)
        verdict.commands << u"millrace-cli restore %1"_s.arg(summary.run);
    // What ran as it stands is not taken back.
    if (!summary.inOrder && summary.total(&TableOutcome::rowsLoaded) > 0)
        verdict.commands << u"millrace-cli rollback %1"_s.arg(summary.run);
}

/// Stopped or cancelled: the table holds a part.
Verdict partVerdict(const RunSummary &summary, qint64 rowsTotal, const QStringList &deferred)
{
    const bool stopped = summary.status == RunState::Stopped;
    const QString what = stopped ? CoreText::tr("Stopped after %1.") : CoreText::tr("Cancelled after %1.");
    Verdict verdict{.kind = stopped ? Verdict::Kind::Danger : Verdict::Kind::LookHere,
                    .sentence = what.arg(partText(summary.total(&TableOutcome::rowsLoaded), rowsTotal))};
    addError(verdict, summary);
    verdict.why << setAside(summary);
    if (!deferred.isEmpty())
        verdict.why << CoreText::tr("The run deferred %1 (%2): those it dropped and has not built again are "
                                    "missing. Resuming builds them after the last row; millrace-cli restore "
                                    "%3 brings them back now.")
                           .arg(counted(deferred.size(), CoreText::tr("index"), CoreText::tr("indexes")),
                                deferred.join(u", "_s), summary.run);
    addWayOn(verdict, summary, !deferred.isEmpty());
    return verdict;
}

/// It did not load, or is out again: there is nothing to go on with.
Verdict withoutRows(const RunSummary &summary, const QString &sentence)
{
    Verdict verdict{.sentence = sentence};
    addError(verdict, summary);
    return verdict;
}

Verdict brokenRollback(const RunSummary &summary)
{
    Verdict verdict = withoutRows(summary, CoreText::tr("A rollback of this run was broken off."));
    verdict.wayOn = CoreText::tr("Finish it with: millrace-cli rollback %1").arg(summary.run);
    verdict.commands << u"millrace-cli rollback %1"_s.arg(summary.run);
    return verdict;
}

Verdict unfinished(const RunSummary &summary)
{
    Verdict verdict{.sentence = CoreText::tr("Not finished: the last word of this run is \"%1\".")
                                    .arg(runStateName(summary.status)),
                    .why = {CoreText::tr("It is still going on, or its program ended without closing it.")}};
    addError(verdict, summary);
    addWayOn(verdict, summary, false);
    return verdict;
}

} // namespace

QString Verdict::detail() const
{
    QStringList all = why;
    all << leftOut << howToFix << wayOn;
    all.removeAll(QString());
    return all.join(u' ');
}

QString spanText(double seconds)
{
    return seconds < 59.95 ? u"%1 s"_s.arg(decimalText(qMax(0.0, seconds), 1))
                           : durationText(static_cast<qint64>(seconds * 1000));
}

Verdict verdictOf(const RunSummary &summary, qint64 rowsTotal, const QStringList &deferred)
{
    switch (summary.status) {
    case RunState::Done:
        return doneVerdict(summary);
    case RunState::Stopped:
    case RunState::Cancelled:
        return partVerdict(summary, rowsTotal, deferred);
    case RunState::Refused:
        return withoutRows(summary,
                           CoreText::tr("Refused before the load: nothing on the server was changed."));
    case RunState::RollingBack:
        return brokenRollback(summary);
    case RunState::RolledBack:
        return withoutRows(summary, CoreText::tr("Rolled back: this run's rows were taken out again."));
    case RunState::Preparing:
    case RunState::Sorting:
    case RunState::BuildingIndexes:
    case RunState::Loading:
    case RunState::Paused:
    case RunState::Cancelling:
    case RunState::Verifying:
    case RunState::WarmingUp:
        break;
    }
    return unfinished(summary);
}

} // namespace millrace
