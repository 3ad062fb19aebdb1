// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/runverdict.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/indexes/deferredindexfile.h"
#include "core/record/linebytes.h"
#include "core/report/settinghistory.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace millrace {

namespace {

/// Of hundreds of tables nobody reads a line each; the report has them.
QStringList sumsEvidence(const RunSummary &summary)
{
    constexpr qsizetype mostNamed = 20;
    qint64 verified = 0;
    qint64 partly = 0;
    QStringList look;
    for (const TableOutcome &table : summary.tables) {
        partly += table.comparedNote.isEmpty() ? 0 : 1;
        verified += table.verified ? 1 : 0;
        if (!table.verified)
            look << (table.notVerifiedBecause.isEmpty()
                         ? tr("%1: not loaded to its end").arg(table.table)
                         : tr("%1: %2").arg(table.table, table.notVerifiedBecause));
        else if (table.rowsRejected > 0 || (table.rowsSkipped > 0 && !table.duplicatesAsDump))
            look << tr("%1: %2 set aside, %3 skipped")
                        .arg(table.table, groupedNumber(table.rowsRejected),
                             groupedNumber(table.rowsSkipped));
    }
    QStringList lines{tr("%1 of %2 verified: their rows were counted before and after.")
                          .arg(groupedNumber(verified), tablesText(summary.tables.size())),
                      TableOutcome{.rowsLoaded = summary.total(&TableOutcome::rowsLoaded),
                                   .rowsCompared = summary.total(&TableOutcome::rowsCompared)}
                          .contentSentence(),
                      summary.tables.first().nodesNote}; // the same of all: one server was asked
    lines.removeAll(QString());
    if (partly > 0)
        lines << tr("Of %1 not every column could be compared.").arg(tablesText(partly));
    lines += look.mid(0, mostNamed);
    if (look.size() > mostNamed)
        lines << tr("and %1 more tables").arg(groupedNumber(look.size() - mostNamed));
    return lines << tr("The report has each table's counts, checksum and what was not compared.");
}

} // namespace

QString verdictRole(Verdict::Kind kind)
{
    return kind == Verdict::Kind::Proved     ? u"good"_s
           : kind == Verdict::Kind::LookHere ? u"warning"_s
                                             : u"bad"_s;
}

QStringList deferredIndexes(const QString &runId)
{
    return runId.isEmpty() ? QStringList() : DeferredIndexFile::namesIn(runsHome() + u'/' + runId);
}

QVector<QPair<QString, QString>> runFigures(const RunSummary &summary)
{
    const auto number = [](qint64 value) { return groupedNumber(value); };
    const auto sum = [&](qint64 TableOutcome::*member) { return number(summary.total(member)); };
    QVector<QPair<QString, QString>> figures{
        {tr("Rows read"), sum(&TableOutcome::rowsRead)},
        {tr("Rows loaded"), sum(&TableOutcome::rowsLoaded)},
        {tr("Rows skipped"), sum(&TableOutcome::rowsSkipped)},
        {tr("Rows refused"), sum(&TableOutcome::rowsRejected)},
        {tr("Warnings"), sum(&TableOutcome::warnings)},
        {tr("Chunks"), tr("%1 of up to %2 rows").arg(sum(&TableOutcome::chunks), number(summary.chunkRows))},
        {tr("Retries"), sum(&TableOutcome::retries)},
        {tr("Workers"), number(summary.workers)},
        {tr("Whole run"), tr("%1 s").arg(decimalText(summary.seconds, 2))},
        {tr("Loading"), tr("%1 s").arg(decimalText(summary.loadSeconds, 2))},
        {tr("Mean rate"), tr("%1 rows/s loaded").arg(rateText(summary.rowsPerSecond))},
        {tr("Memory, at most"), summary.peakRssBytes > 0 ? sizeText(summary.peakRssBytes) : u"–"_s},
        {tr("Server"), summary.server.isEmpty() ? u"–"_s : summary.server},
    };
    if (const qint64 line = lineBytesOf(summary); line > 0)
        figures.append({tr("Sent over the line"), sizeText(line)});
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
        tr("%1 before, %2 after").arg(rowsText(table.rowsBefore), groupedNumber(table.rowsAfter));
    if (more == table.rowsLoaded)
        return tr("%1: %2 more, exactly as many as were loaded.").arg(counts, groupedNumber(more));
    if (more == table.rowsLoaded - table.rowsReplaced)
        return tr("%1: %2 more, exactly as many as were loaded without taking the place of others (%3).")
            .arg(counts, groupedNumber(more), groupedNumber(table.rowsReplaced));
    return tr("%1: %2 more, where %3 were loaded.")
        .arg(counts, groupedNumber(more), groupedNumber(table.rowsLoaded));
}

QStringList tableEvidence(const RunSummary &summary)
{
    QStringList lines = verdictOf(summary, -1).leftOut;
    if (summary.tables.size() > 1)
        return lines + sumsEvidence(summary);
    for (const TableOutcome &table : summary.tables) {
        const QString counts = countsEvidence(table);
        if (!counts.isEmpty())
            lines << tr("Rows in %1: %2").arg(table.table, counts);
        lines << table.contentSentence();
    }
    lines.removeAll(QString());
    return lines;
}

QStringList indexEvidence(const QVector<Event> &events)
{
    QStringList lines;
    for (const Event &event : events) {
        QStringList names;
        for (const QJsonValue name : event.values.value(u"indexes_built"_s).toArray())
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
