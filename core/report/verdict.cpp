// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/verdict.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

namespace millrace {

namespace {

VerdictTotals totalsOf(const RunSummary &summary)
{
    VerdictTotals totals;
    totals.verified = !summary.tables.isEmpty();
    for (const TableOutcome &table : summary.tables) {
        totals.loaded += table.rowsLoaded;
        totals.rejected += table.rowsRejected;
        totals.skipped += table.rowsSkipped;
        totals.warnings += table.warnings;
        if (table.verified)
            continue;
        totals.verified = false;
        totals.reasons << (table.notVerifiedBecause.isEmpty()
                               ? CoreText::tr("%1 was not checked.").arg(table.table)
                               : table.notVerifiedBecause);
    }
    return totals;
}

/// "412,000 of 1,000,000 rows", "412,000 rows" where the total is not known.
QString partText(qint64 loaded, qint64 total)
{
    return total < 0 ? rowsText(loaded)
                     : CoreText::tr("%1 of %2").arg(groupedNumber(loaded), rowsText(total));
}

Verdict doneVerdict(const RunSummary &summary, const VerdictTotals &totals)
{
    QStringList details;
    if (!totals.verified)
        details << (totals.reasons.isEmpty() ? CoreText::tr("The run left no evidence.")
                                             : totals.reasons.join(u' '));
    if (totals.rejected > 0)
        details << CoreText::tr("%1 set aside.").arg(rowsText(totals.rejected));
    if (totals.skipped > 0)
        details << CoreText::tr("%1 skipped by the server.").arg(rowsText(totals.skipped));
    if (totals.warnings > 0)
        details << CoreText::tr("The server raised %1: values may have been changed to fit.")
                       .arg(counted(totals.warnings, CoreText::tr("warning"), CoreText::tr("warnings")));
    const QString what = totals.verified ? CoreText::tr("%1 loaded and verified in %2.")
                                         : CoreText::tr("%1 loaded in %2, not verified.");
    return {.kind = details.isEmpty() ? Verdict::Kind::Proved : Verdict::Kind::LookHere,
            .outcome = totals.verified ? Verdict::Outcome::Verified : Verdict::Outcome::NotVerified,
            .totals = totals,
            .sentence = what.arg(rowsText(totals.loaded), spanText(summary.seconds)),
            .detail = details.join(u' ')};
}

QString reason(const RunSummary &summary)
{
    return summary.error ? summary.error->text() : QString();
}

QString withResume(const QString &text, const RunSummary &summary)
{
    const QString resume = CoreText::tr("It can be resumed: millrace-cli resume %1").arg(summary.run);
    return text.isEmpty() ? resume : text + u' ' + resume;
}

} // namespace

QString spanText(double seconds)
{
    return seconds < 59.95 ? u"%1 s"_s.arg(decimalText(qMax(0.0, seconds), 1))
                           : durationText(static_cast<qint64>(seconds * 1000));
}

Verdict verdictOf(const RunSummary &summary, qint64 rowsTotal)
{
    const VerdictTotals totals = totalsOf(summary);
    const QString part = partText(totals.loaded, rowsTotal);
    switch (summary.status) {
    case RunState::Done:
        return doneVerdict(summary, totals);
    case RunState::Stopped:
        return {.kind = Verdict::Kind::Danger,
                .outcome = Verdict::Outcome::Stopped,
                .totals = totals,
                .sentence = CoreText::tr("Stopped after %1.").arg(part),
                .detail = withResume(reason(summary), summary)};
    case RunState::Cancelled:
        return {.kind = Verdict::Kind::LookHere,
                .outcome = Verdict::Outcome::Cancelled,
                .totals = totals,
                .sentence = CoreText::tr("Cancelled after %1.").arg(part),
                .detail = withResume(reason(summary), summary)};
    case RunState::Refused:
        return {.kind = Verdict::Kind::LookHere,
                .outcome = Verdict::Outcome::Refused,
                .totals = totals,
                .sentence = CoreText::tr("Refused before the load: nothing on the server was changed."),
                .detail = reason(summary)};
    case RunState::RollingBack:
        return {.kind = Verdict::Kind::LookHere,
                .outcome = Verdict::Outcome::RollbackBrokenOff,
                .totals = totals,
                .sentence = CoreText::tr("A rollback of this run was broken off."),
                .detail = CoreText::tr("Finish it with: millrace-cli rollback %1").arg(summary.run)};
    case RunState::RolledBack:
        return {.kind = Verdict::Kind::LookHere,
                .outcome = Verdict::Outcome::RolledBack,
                .totals = totals,
                .sentence = CoreText::tr("Rolled back: this run's rows were taken out again."),
                .detail = QString()};
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
    return {.kind = Verdict::Kind::LookHere,
            .outcome = Verdict::Outcome::Unfinished,
            .totals = totals,
            .sentence = CoreText::tr("Not finished: the last word of this run is \"%1\".")
                            .arg(runStateName(summary.status)),
            .detail = withResume(
                CoreText::tr("It is still going on, or its program ended without closing it."), summary)};
}

} // namespace millrace
