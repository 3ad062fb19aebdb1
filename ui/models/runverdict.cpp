// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runverdict.h"

#include "core/base/text.h"
#include "core/report/settinghistory.h"
#include "core/report/verdict.h"

#include <QCoreApplication>

namespace millrace {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("millrace::RunVerdict", text);
}

TableOutcome totals(const RunSummary &summary)
{
    TableOutcome sum;
    sum.verified = !summary.tables.isEmpty();
    for (const TableOutcome &table : summary.tables) {
        sum.rowsRead += table.rowsRead;
        sum.rowsLoaded += table.rowsLoaded;
        sum.rowsRejected += table.rowsRejected;
        sum.rowsSkipped += table.rowsSkipped;
        sum.warnings += table.warnings;
        sum.chunks += table.chunks;
        sum.retries += table.retries;
        sum.verified = sum.verified && table.verified;
        if (!table.verified && sum.notVerifiedBecause.isEmpty())
            sum.notVerifiedBecause = table.notVerifiedBecause;
    }
    return sum;
}

QString rows(qint64 count)
{
    return counted(count, tr("row"), tr("rows"));
}

RunVerdict::Tone toneOf(Verdict::Kind kind)
{
    switch (kind) {
    case Verdict::Kind::Proved:
        return RunVerdict::Tone::Good;
    case Verdict::Kind::LookHere:
        return RunVerdict::Tone::Warning;
    case Verdict::Kind::Danger:
        return RunVerdict::Tone::Bad;
    }
    return RunVerdict::Tone::Bad;
}

} // namespace

RunVerdict runVerdict(const RunSummary &summary)
{
    const TableOutcome sum = totals(summary);
    const Verdict shared = verdictOf(summary, summary.tables.isEmpty() ? -1 : sum.rowsRead);
    RunVerdict verdict{.tone = toneOf(shared.kind), .headline = shared.sentence};
    if (summary.status == RunState::Done) {
        verdict.explanation = shared.detail;
        return verdict;
    }
    if (summary.error) {
        const QString place = locationText(summary.error->context);
        verdict.explanation =
            place.isEmpty() ? summary.error->what : place + QStringLiteral(": ") + summary.error->what;
        verdict.howToFix = summary.error->howToFix;
    }
    const bool goesOn = summary.status != RunState::Refused && summary.status != RunState::RolledBack;
    if (goesOn && !summary.run.isEmpty()) {
        verdict.commands << QStringLiteral("millrace-cli resume %1").arg(summary.run);
        if (sum.rowsLoaded > 0)
            verdict.commands << QStringLiteral("millrace-cli rollback %1").arg(summary.run);
    }
    return verdict;
}

QVector<QPair<QString, QString>> runFigures(const RunSummary &summary)
{
    const TableOutcome sum = totals(summary);
    const auto number = [](qint64 value) { return groupedNumber(value); };
    QVector<QPair<QString, QString>> figures{
        {tr("Rows read"), number(sum.rowsRead)},
        {tr("Rows loaded"), number(sum.rowsLoaded)},
        {tr("Rows skipped"), number(sum.rowsSkipped)},
        {tr("Rows refused"), number(sum.rowsRejected)},
        {tr("Warnings"), number(sum.warnings)},
        {tr("Chunks"), tr("%1 of up to %2 rows").arg(number(sum.chunks), number(summary.chunkRows))},
        {tr("Retries"), number(sum.retries)},
        {tr("Workers"), number(summary.workers)},
        {tr("Whole run"), tr("%1 s").arg(summary.seconds, 0, 'f', 2)},
        {tr("Loading"), tr("%1 s").arg(summary.loadSeconds, 0, 'f', 2)},
        {tr("Mean rate"), tr("%1 rows/s loaded").arg(rateText(summary.rowsPerSecond))},
        {tr("Memory, at most"),
         summary.peakRssBytes > 0 ? sizeText(summary.peakRssBytes) : QStringLiteral("–")},
        {tr("Server"), summary.server.isEmpty() ? QStringLiteral("–") : summary.server},
    };
    for (const TableOutcome &table : summary.tables)
        if (!table.checksum.isEmpty())
            figures.append({tr("Checksum of %1").arg(table.table), table.checksum});
    return figures;
}

QString countsEvidence(const TableOutcome &table)
{
    if (table.rowsBefore < 0 || table.rowsAfter < 0)
        return {};
    const qint64 more = table.rowsAfter - table.rowsBefore;
    const QString counts =
        tr("%1 before, %2 after").arg(rows(table.rowsBefore), groupedNumber(table.rowsAfter));
    if (more == table.rowsLoaded)
        return tr("%1: %2 more, exactly as many as were loaded.").arg(counts, groupedNumber(more));
    return tr("%1: %2 more, where %3 were loaded.")
        .arg(counts, groupedNumber(more), groupedNumber(table.rowsLoaded));
}

QStringList settingsEvidence(const QVector<Event> &events)
{
    QStringList lines;
    for (const SettingHistory &setting : settingHistories(events)) {
        const QString change = tr("%1: %2 → %3").arg(setting.name, setting.before, setting.during);
        const QString where = setting.scope == QLatin1String("session")
                                  ? tr("%1 in the load's own sessions").arg(change)
                                  : tr("%1 for the whole server").arg(change);
        switch (setting.end) {
        case SettingHistory::End::PutBack:
            lines << tr("%1, put back to %2").arg(where, setting.before);
            break;
        case SettingHistory::End::EndedWithSession:
            lines << tr("%1, gone with them").arg(where);
            break;
        case SettingHistory::End::LeftChanged:
            lines << tr("%1, still %2").arg(where, setting.now);
            break;
        }
    }
    return lines;
}

} // namespace millrace
