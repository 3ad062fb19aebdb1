// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/runsummary.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/base/wallclock.h"

#include <QJsonArray>
#include <algorithm>

namespace millrace {

namespace {

QJsonObject outcomeJson(const TableOutcome &outcome)
{
    QJsonObject json{{QStringLiteral("table"), outcome.table},
                     {QStringLiteral("rows_read"), outcome.rowsRead},
                     {QStringLiteral("rows_loaded"), outcome.rowsLoaded},
                     {QStringLiteral("rows_rejected"), outcome.rowsRejected},
                     {QStringLiteral("rows_skipped"), outcome.rowsSkipped},
                     {QStringLiteral("warnings"), outcome.warnings},
                     {QStringLiteral("chunks"), outcome.chunks},
                     {QStringLiteral("retries"), outcome.retries},
                     {QStringLiteral("verified"), outcome.verified},
                     {QStringLiteral("not_verified_because"), outcome.notVerifiedBecause},
                     {QStringLiteral("rows_compared"), outcome.rowsCompared},
                     {QStringLiteral("checksum"), outcome.checksum},
                     {QStringLiteral("compared_note"), outcome.comparedNote},
                     {QStringLiteral("rejects_file"), outcome.rejectsFile},
                     {QStringLiteral("reasons_file"), outcome.reasonsFile},
                     {QStringLiteral("rows_before"), outcome.rowsBefore},
                     {QStringLiteral("rows_after"), outcome.rowsAfter},
                     {QStringLiteral("key_column"), outcome.keyColumn},
                     {QStringLiteral("key_before"), outcome.keyBefore}};
    QJsonArray kinds;
    for (const WarningKind &kind : outcome.warningKinds)
        kinds << kind.toJson();
    json.insert(QStringLiteral("warning_kinds"), kinds);
    return json;
}

TableOutcome outcomeFromJson(const QJsonObject &json)
{
    QVector<WarningKind> kinds;
    for (const QJsonValue &kind : json.value(QStringLiteral("warning_kinds")).toArray())
        kinds << WarningKind::fromJson(kind.toObject());
    return {.table = json.value(QStringLiteral("table")).toString(),
            .rowsRead = json.value(QStringLiteral("rows_read")).toInteger(),
            .rowsLoaded = json.value(QStringLiteral("rows_loaded")).toInteger(),
            .rowsRejected = json.value(QStringLiteral("rows_rejected")).toInteger(),
            .rowsSkipped = json.value(QStringLiteral("rows_skipped")).toInteger(),
            .warnings = json.value(QStringLiteral("warnings")).toInteger(),
            .chunks = json.value(QStringLiteral("chunks")).toInteger(),
            .retries = json.value(QStringLiteral("retries")).toInteger(),
            .verified = json.value(QStringLiteral("verified")).toBool(),
            .notVerifiedBecause = json.value(QStringLiteral("not_verified_because")).toString(),
            .rowsCompared = json.value(QStringLiteral("rows_compared")).toInteger(),
            .checksum = json.value(QStringLiteral("checksum")).toString(),
            .comparedNote = json.value(QStringLiteral("compared_note")).toString(),
            .rejectsFile = json.value(QStringLiteral("rejects_file")).toString(),
            .reasonsFile = json.value(QStringLiteral("reasons_file")).toString(),
            .warningKinds = kinds,
            .rowsBefore = json.value(QStringLiteral("rows_before")).toInteger(-1),
            .rowsAfter = json.value(QStringLiteral("rows_after")).toInteger(-1),
            .keyColumn = json.value(QStringLiteral("key_column")).toString(),
            .keyBefore = json.value(QStringLiteral("key_before")).toString()};
}

} // namespace

QString TableOutcome::contentSentence() const
{
    QStringList sentences;
    if (rowsCompared > 0)
        sentences << (rowsCompared == rowsLoaded
                          ? CoreText::tr("Contents compared: all %1.")
                                .arg(counted(rowsCompared, CoreText::tr("row"), CoreText::tr("rows")))
                          : CoreText::tr("Contents compared: %1 of %2.")
                                .arg(groupedNumber(rowsCompared),
                                     counted(rowsLoaded, CoreText::tr("row"), CoreText::tr("rows"))));
    if (!comparedNote.isEmpty())
        sentences << comparedNote;
    return sentences.join(QLatin1Char(' '));
}

qint64 RunSummary::msSinceStart(qint64 atWorkMs) const
{
    return std::max(startedSinceBoot.elapsedMs().value_or(wallNowMs() - startedMs), atWorkMs);
}

QJsonObject RunSummary::toJson() const
{
    QJsonArray tableArray;
    for (const TableOutcome &outcome : tables)
        tableArray << outcomeJson(outcome);
    QJsonObject json{{QStringLiteral("run"), run},
                     {QStringLiteral("status"), runStateName(status)},
                     {QStringLiteral("plan"), planName},
                     {QStringLiteral("started"),
                      QDateTime::fromMSecsSinceEpoch(startedMs, Qt::UTC).toString(Qt::ISODateWithMs)},
                     {QStringLiteral("started_boot"), startedSinceBoot.boot},
                     {QStringLiteral("started_since_boot_ms"), startedSinceBoot.ms},
                     {QStringLiteral("seconds"), seconds},
                     {QStringLiteral("load_seconds"), loadSeconds},
                     {QStringLiteral("rows_per_second"), rowsPerSecond},
                     {QStringLiteral("peak_rss_bytes"), peakRssBytes},
                     {QStringLiteral("server"), server},
                     {QStringLiteral("chunk_rows"), chunkRows},
                     {QStringLiteral("workers"), workers},
                     {QStringLiteral("tables"), tableArray}};
    if (error)
        json.insert(QStringLiteral("error"), error->toJson());
    return json;
}

Result<RunSummary> RunSummary::fromJson(const QJsonObject &json)
{
    RunSummary summary;
    summary.run = json.value(QStringLiteral("run")).toString();
    if (summary.run.isEmpty())
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("The run's summary names no run."),
                     .howToFix = CoreText::tr(
                         "The file run.json of its folder is damaged; the journal in the target is not.")});
    summary.status = runStateFromName(json.value(QStringLiteral("status")).toString());
    summary.planName = json.value(QStringLiteral("plan")).toString();
    summary.startedMs =
        QDateTime::fromString(json.value(QStringLiteral("started")).toString(), Qt::ISODateWithMs)
            .toMSecsSinceEpoch();
    summary.startedSinceBoot = {.boot = json.value(QStringLiteral("started_boot")).toString(),
                                .ms = json.value(QStringLiteral("started_since_boot_ms")).toInteger()};
    summary.seconds = json.value(QStringLiteral("seconds")).toDouble();
    summary.loadSeconds = json.value(QStringLiteral("load_seconds")).toDouble();
    summary.rowsPerSecond = json.value(QStringLiteral("rows_per_second")).toDouble();
    summary.peakRssBytes = json.value(QStringLiteral("peak_rss_bytes")).toInteger();
    summary.server = json.value(QStringLiteral("server")).toString();
    summary.chunkRows = json.value(QStringLiteral("chunk_rows")).toInteger();
    summary.workers = json.value(QStringLiteral("workers")).toInt();
    for (const QJsonValue &value : json.value(QStringLiteral("tables")).toArray())
        summary.tables << outcomeFromJson(value.toObject());
    if (json.contains(QStringLiteral("error")))
        summary.error = Error::fromJson(json.value(QStringLiteral("error")).toObject());
    return summary;
}

} // namespace millrace
