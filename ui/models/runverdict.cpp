// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runverdict.h"

#include "core/base/text.h"

#include <QCoreApplication>
#include <QMap>
#include <algorithm>
#include <cmath>

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

QString duration(const RunSummary &summary)
{
    // Under ten seconds whole seconds say too little: "0:00" would be no figure at all.
    return summary.seconds < 10 ? tr("%1 s").arg(summary.seconds, 0, 'f', 2)
                                : durationText(std::llround(summary.seconds * 1000.0));
}

void addWaysOn(RunVerdict &verdict, const RunSummary &summary, const TableOutcome &sum)
{
    if (summary.run.isEmpty())
        return;
    verdict.commands << QStringLiteral("millrace-cli resume %1").arg(summary.run);
    if (sum.rowsLoaded > 0)
        verdict.commands << QStringLiteral("millrace-cli rollback %1").arg(summary.run);
}

QString kept(qint64 loaded)
{
    return loaded > 0 ? tr("%1 are committed and stay in the table; resuming goes on behind them.").arg(rows(loaded))
                      : tr("No row of this run is in the table.");
}

} // namespace

RunVerdict runVerdict(const RunSummary &summary)
{
    const TableOutcome sum = totals(summary);
    RunVerdict verdict;
    switch (summary.status) {
    case RunState::Done:
        if (sum.verified) {
            verdict.tone = RunVerdict::Tone::Good;
            verdict.headline = tr("%1 loaded and verified in %2").arg(rows(sum.rowsLoaded), duration(summary));
        } else {
            verdict.tone = RunVerdict::Tone::Warning;
            verdict.headline = tr("%1 loaded in %2, not verified").arg(rows(sum.rowsLoaded), duration(summary));
            verdict.explanation =
                sum.notVerifiedBecause.isEmpty() ? tr("The run did not say why.") : sum.notVerifiedBecause;
        }
        if (const qint64 lost = sum.rowsRejected + sum.rowsSkipped; lost > 0) {
            verdict.tone = std::max(verdict.tone, RunVerdict::Tone::Warning);
            const QString missing = tr("%1 of the source are not in the table.").arg(rows(lost));
            verdict.explanation += (verdict.explanation.isEmpty() ? QString() : QStringLiteral(" ")) + missing;
        }
        return verdict;
    case RunState::Cancelled:
        verdict.headline = tr("Cancelled after %1").arg(duration(summary));
        verdict.explanation = kept(sum.rowsLoaded);
        addWaysOn(verdict, summary, sum);
        return verdict;
    case RunState::Refused:
        verdict.headline = tr("Refused before anything was touched");
        break;
    default:
        verdict.headline = tr("Stopped after %1").arg(duration(summary));
        addWaysOn(verdict, summary, sum);
        break;
    }
    if (summary.error) {
        const QString place = locationText(summary.error->context);
        verdict.explanation = place.isEmpty() ? summary.error->what : place + QStringLiteral(": ") + summary.error->what;
        verdict.howToFix = summary.error->howToFix;
    }
    if (summary.status != RunState::Refused)
        verdict.explanation += (verdict.explanation.isEmpty() ? QString() : QStringLiteral(" ")) + kept(sum.rowsLoaded);
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
        {tr("Memory, at most"), summary.peakRssBytes > 0 ? sizeText(summary.peakRssBytes) : QStringLiteral("–")},
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
    return tr("%1: %2 more, where %3 were loaded.").arg(counts, groupedNumber(more), groupedNumber(table.rowsLoaded));
}

QStringList settingsEvidence(const QVector<Event> &events)
{
    struct Change
    {
        QString before, now, during, scope;
    };
    QStringList order;
    QMap<QString, Change> changes;
    for (const Event &event : events) {
        if (event.kind != Event::Kind::SettingChanged)
            continue;
        const auto value = [&event](const char *key) {
            return event.values.value(QLatin1String(key)).toVariant().toString();
        };
        const QString name = value("name");
        if (!changes.contains(name)) {
            order << name;
            changes.insert(name, {value("from"), value("to"), value("to"), value("scope")});
        }
        changes[name].now = value("to");
    }
    QStringList lines;
    for (const QString &name : std::as_const(order)) {
        const Change &change = changes[name];
        const QString line = tr("%1: %2 → %3").arg(name, change.before, change.during);
        const bool session = change.scope == QLatin1String("session");
        if (change.now == change.before)
            lines << (session ? tr("%1 in the load's own sessions, put back to %2")
                              : tr("%1 for the whole server, put back to %2"))
                         .arg(line, change.before);
        else if (session)
            lines << tr("%1 in the load's own sessions, gone with them").arg(line);
        else
            lines << tr("%1 for the whole server, still so").arg(line);
    }
    return lines;
}

} // namespace millrace
