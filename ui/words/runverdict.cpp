// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/runverdict.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/indexes/deferredindexfile.h"
#include "core/report/settinghistory.h"
#include "core/report/verdict.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace millrace {

namespace {

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

/// Where the rows lie that were set aside; empty when none were.
QString rejectsText(const RunSummary &summary)
{
    QStringList sentences;
    for (const TableOutcome &table : summary.tables)
        if (table.rowsRejected > 0 && !table.rejectsFile.isEmpty())
            sentences << tr("%1 set aside: %2 holds them as they stood in the dump, %3 says why.")
                             .arg(rows(table.rowsRejected), table.rejectsFile, table.reasonsFile);
    return sentences.join(u' ');
}

QString joined(const QString &first, const QString &second)
{
    return first.isEmpty() || second.isEmpty() ? first + second : first + u' ' + second;
}

/// As the report's spanText(), in the window's language.
QString timeText(double seconds)
{
    return seconds < 59.95 ? tr("%1 s").arg(decimalText(qMax(0.0, seconds), 1))
                           : durationText(static_cast<qint64>(seconds * 1000));
}

QString headlineOf(const Verdict &verdict, const RunSummary &summary)
{
    // A run that never got to read has no part to speak of.
    const QString loaded = rows(verdict.totals.loaded);
    const QString part =
        summary.tables.isEmpty()
            ? loaded
            : tr("%1 of %2").arg(groupedNumber(verdict.totals.loaded), rows(totals(summary).rowsRead));
    switch (verdict.outcome) {
    case Verdict::Outcome::Verified:
        return tr("%1 loaded and verified in %2.").arg(loaded, timeText(summary.seconds));
    case Verdict::Outcome::NotVerified:
        return tr("%1 loaded in %2, not verified.").arg(loaded, timeText(summary.seconds));
    case Verdict::Outcome::Stopped:
        return tr("Stopped after %1.").arg(part);
    case Verdict::Outcome::Cancelled:
        return tr("Cancelled after %1.").arg(part);
    case Verdict::Outcome::Refused:
        return tr("Refused before the load: nothing on the server was changed.");
    case Verdict::Outcome::RollbackBrokenOff:
        return tr("A rollback of this run was broken off.");
    case Verdict::Outcome::RolledBack:
        return tr("Rolled back: this run's rows were taken out again.");
    case Verdict::Outcome::Unfinished:
        return tr("Not finished: the program that ran it ended without closing it.");
    }
    Q_UNREACHABLE();
}

/// Why a run that is through is not green.
QString doneText(const Verdict &verdict, const QString &rejects)
{
    const VerdictTotals &sum = verdict.totals;
    QStringList sentences;
    if (!sum.verified)
        sentences << (sum.reasons.isEmpty() ? tr("The run left no evidence.") : sum.reasons.join(u' '));
    if (sum.rejected > 0 && rejects.isEmpty())
        sentences << tr("%1 set aside.").arg(rows(sum.rejected));
    if (sum.skipped > 0)
        sentences << tr("%1 skipped by the server.").arg(rows(sum.skipped));
    if (sum.warnings > 0)
        sentences << tr("The server raised %1: values may have been changed to fit.")
                         .arg(counted(sum.warnings, tr("warning"), tr("warnings")));
    return joined(sentences.join(u' '), rejects);
}

/// Of hundreds of tables nobody reads a line each; the report has them.
QStringList sumsEvidence(const RunSummary &summary)
{
    constexpr qsizetype mostNamed = 20;
    qint64 verified = 0;
    qint64 compared = 0;
    qint64 loaded = 0;
    qint64 partly = 0;
    QStringList look;
    for (const TableOutcome &table : summary.tables) {
        partly += table.comparedNote.isEmpty() ? 0 : 1;
        verified += table.verified ? 1 : 0;
        compared += table.rowsCompared;
        loaded += table.rowsLoaded;
        if (!table.verified)
            look << (table.notVerifiedBecause.isEmpty()
                         ? tr("%1: not loaded to its end").arg(table.table)
                         : tr("%1: %2").arg(table.table, table.notVerifiedBecause));
        else if (table.rowsRejected > 0 || table.rowsSkipped > 0)
            look << tr("%1: %2 set aside, %3 skipped")
                        .arg(table.table, groupedNumber(table.rowsRejected),
                             groupedNumber(table.rowsSkipped));
    }
    QStringList lines{
        tr("%1 of %2 verified: their rows were counted before and after.")
            .arg(groupedNumber(verified), counted(summary.tables.size(), tr("table"), tr("tables"))),
        tr("Contents: %1 of %2 compared with the dump, equal").arg(groupedNumber(compared), rows(loaded))};
    if (partly > 0)
        lines << tr("Of %1 not every column could be compared.")
                     .arg(counted(partly, tr("table"), tr("tables")));
    lines += look.mid(0, mostNamed);
    if (look.size() > mostNamed)
        lines << tr("and %1 more tables").arg(groupedNumber(look.size() - mostNamed));
    return lines << tr("The report has each table's counts, checksum and what was not compared.");
}

} // namespace

QStringList deferredIndexes(const QString &runId)
{
    if (runId.isEmpty())
        return {};
    const auto record = DeferredIndexFile::open(runsHome() + u'/' + runId);
    QStringList names;
    if (record && record->has_value())
        for (const IndexDefinition &index : (*record)->deferral().deferred)
            names << index.name;
    return names;
}

RunVerdict runVerdict(const RunSummary &summary, const QStringList &deferred)
{
    const TableOutcome sum = totals(summary);
    const Verdict shared = verdictOf(summary, summary.tables.isEmpty() ? -1 : sum.rowsRead);
    RunVerdict verdict{.tone = toneOf(shared.kind), .headline = headlineOf(shared, summary)};
    if (summary.status == RunState::Done) {
        verdict.explanation = doneText(shared, rejectsText(summary));
        return verdict;
    }
    if (summary.error) {
        const QString place = locationText(summary.error->context);
        verdict.explanation = place.isEmpty() ? summary.error->what : place + u": "_s + summary.error->what;
        verdict.howToFix = summary.error->howToFix;
    }
    const bool endedEarly = summary.status == RunState::Stopped || summary.status == RunState::Cancelled;
    if (endedEarly)
        verdict.explanation = joined(verdict.explanation, rejectsText(summary));
    if (endedEarly && !deferred.isEmpty())
        verdict.explanation = joined(
            verdict.explanation,
            tr("The run deferred %1 (%2): those it dropped and has not built again are missing. Resuming "
               "builds them behind the last row; millrace-cli restore %3 brings them back now.")
                .arg(counted(deferred.size(), tr("index"), tr("indexes")), deferred.join(u", "_s),
                     summary.run));
    const bool goesOn = summary.status != RunState::Refused && summary.status != RunState::RolledBack;
    if (goesOn && !summary.run.isEmpty()) {
        verdict.commands << u"millrace-cli resume %1"_s.arg(summary.run);
        if (endedEarly && !deferred.isEmpty())
            verdict.commands << u"millrace-cli restore %1"_s.arg(summary.run);
        if (sum.rowsLoaded > 0)
            verdict.commands << u"millrace-cli rollback %1"_s.arg(summary.run);
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
        {tr("Whole run"), tr("%1 s").arg(decimalText(summary.seconds, 2))},
        {tr("Loading"), tr("%1 s").arg(decimalText(summary.loadSeconds, 2))},
        {tr("Mean rate"), tr("%1 rows/s loaded").arg(rateText(summary.rowsPerSecond))},
        {tr("Memory, at most"), summary.peakRssBytes > 0 ? sizeText(summary.peakRssBytes) : u"–"_s},
        {tr("Server"), summary.server.isEmpty() ? u"–"_s : summary.server},
    };
    if (summary.tables.size() > 1)
        figures.prepend({tr("Tables"), number(summary.tables.size())});
    for (const TableOutcome &table : summary.tables)
        if (!table.checksum.isEmpty() && summary.tables.size() == 1) // of more the report has them
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

QStringList tableEvidence(const RunSummary &summary)
{
    if (summary.tables.size() > 1)
        return sumsEvidence(summary);
    QStringList lines;
    for (const TableOutcome &table : summary.tables) {
        const QString counts = countsEvidence(table);
        if (!counts.isEmpty())
            lines << tr("Rows in %1: %2").arg(table.table, counts);
        if (table.rowsCompared > 0)
            lines << (table.rowsCompared == table.rowsLoaded
                          ? tr("Contents: all %1 compared with the dump, equal").arg(rows(table.rowsCompared))
                          : tr("Contents: %1 of %2 compared with the dump, equal")
                                .arg(groupedNumber(table.rowsCompared), rows(table.rowsLoaded)));
        if (!table.comparedNote.isEmpty())
            lines << table.comparedNote;
    }
    return lines;
}

QStringList indexEvidence(const QVector<Event> &events)
{
    QStringList lines;
    for (const Event &event : events) {
        QStringList names;
        for (const QJsonValue &name : event.values.value(u"indexes_built"_s).toArray())
            names << name.toString();
        if (!names.isEmpty())
            lines << tr("Indexes built again in %1: %2")
                         .arg(durationText(event.values.value(u"ms"_s).toInteger()), names.join(u", "_s));
    }
    return lines;
}

QStringList settingsEvidence(const QVector<Event> &events)
{
    QStringList lines;
    for (const SettingHistory &setting : settingHistories(events)) {
        const QString change = tr("%1: %2 → %3").arg(setting.name, setting.before, setting.during);
        const QString where = setting.scope == "session"_L1 ? tr("%1 in the load's own sessions").arg(change)
                              : setting.scope == "host"_L1  ? tr("%1 on the server's machine").arg(change)
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
        case SettingHistory::End::LeftAlone:
            lines << tr("%1, then changed by somebody else to %2: left alone").arg(where, setting.now);
            break;
        case SettingHistory::End::HandedOver:
            lines << tr("%1; another run has it and puts it back").arg(where);
            break;
        case SettingHistory::End::NotSet:
            lines << setting.reason;
            break;
        }
    }
    return lines;
}

} // namespace millrace
