// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/runsummary.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/base/wallclock.h"

#include <QJsonArray>
#include <algorithm>
#include <numeric>

namespace millrace {

namespace {

QJsonObject outcomeJson(const TableOutcome &outcome)
{
    QJsonObject json{{u"table"_s, outcome.table},
                     {u"rows_read"_s, outcome.rowsRead},
                     {u"rows_loaded"_s, outcome.rowsLoaded},
                     {u"rows_rejected"_s, outcome.rowsRejected},
                     {u"rows_skipped"_s, outcome.rowsSkipped},
                     {u"warnings"_s, outcome.warnings},
                     {u"chunks"_s, outcome.chunks},
                     {u"retries"_s, outcome.retries},
                     {u"verified"_s, outcome.verified},
                     {u"not_verified_because"_s, outcome.notVerifiedBecause},
                     {u"rows_compared"_s, outcome.rowsCompared},
                     {u"checksum"_s, outcome.checksum},
                     {u"compared_note"_s, outcome.comparedNote},
                     {u"rejects_file"_s, outcome.rejectsFile},
                     {u"reasons_file"_s, outcome.reasonsFile},
                     {u"rows_before"_s, outcome.rowsBefore},
                     {u"rows_after"_s, outcome.rowsAfter},
                     {u"key_column"_s, outcome.keyColumn},
                     {u"key_before"_s, outcome.keyBefore}};
    QJsonArray kinds;
    for (const WarningKind &kind : outcome.warningKinds)
        kinds << kind.toJson();
    json.insert(u"warning_kinds"_s, kinds);
    return json;
}

TableOutcome outcomeFromJson(const QJsonObject &json)
{
    QVector<WarningKind> kinds;
    for (const QJsonValue &kind : json.value(u"warning_kinds"_s).toArray())
        kinds << WarningKind::fromJson(kind.toObject());
    return {.table = json.value(u"table"_s).toString(),
            .rowsRead = json.value(u"rows_read"_s).toInteger(),
            .rowsLoaded = json.value(u"rows_loaded"_s).toInteger(),
            .rowsRejected = json.value(u"rows_rejected"_s).toInteger(),
            .rowsSkipped = json.value(u"rows_skipped"_s).toInteger(),
            .warnings = json.value(u"warnings"_s).toInteger(),
            .chunks = json.value(u"chunks"_s).toInteger(),
            .retries = json.value(u"retries"_s).toInteger(),
            .verified = json.value(u"verified"_s).toBool(),
            .notVerifiedBecause = json.value(u"not_verified_because"_s).toString(),
            .rowsCompared = json.value(u"rows_compared"_s).toInteger(),
            .checksum = json.value(u"checksum"_s).toString(),
            .comparedNote = json.value(u"compared_note"_s).toString(),
            .rejectsFile = json.value(u"rejects_file"_s).toString(),
            .reasonsFile = json.value(u"reasons_file"_s).toString(),
            .warningKinds = kinds,
            .rowsBefore = json.value(u"rows_before"_s).toInteger(-1),
            .rowsAfter = json.value(u"rows_after"_s).toInteger(-1),
            .keyColumn = json.value(u"key_column"_s).toString(),
            .keyBefore = json.value(u"key_before"_s).toString()};
}

} // namespace

QString TableOutcome::contentSentence() const
{
    QStringList sentences;
    if (rowsCompared > 0)
        sentences << (rowsCompared == rowsLoaded
                          ? CoreText::tr("Contents compared: all %1.").arg(rowsText(rowsCompared))
                          : CoreText::tr("Contents compared: %1 of %2.")
                                .arg(groupedNumber(rowsCompared), rowsText(rowsLoaded)));
    if (!comparedNote.isEmpty())
        sentences << comparedNote;
    return sentences.join(u' ');
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
    QJsonObject json{
        {u"run"_s, run},
        {u"status"_s, runStateName(status)},
        {u"plan"_s, planName},
        {u"started"_s, QDateTime::fromMSecsSinceEpoch(startedMs, Qt::UTC).toString(Qt::ISODateWithMs)},
        {u"started_boot"_s, startedSinceBoot.boot},
        {u"started_since_boot_ms"_s, startedSinceBoot.ms},
        {u"seconds"_s, seconds},
        {u"load_seconds"_s, loadSeconds},
        {u"rows_per_second"_s, rowsPerSecond},
        {u"peak_rss_bytes"_s, peakRssBytes},
        {u"server"_s, server},
        {u"chunk_rows"_s, chunkRows},
        {u"workers"_s, workers},
        {u"tables"_s, tableArray}};
    if (error)
        json.insert(u"error"_s, error->toJson());
    return json;
}

Result<RunSummary> RunSummary::fromJson(const QJsonObject &json)
{
    RunSummary summary;
    summary.run = json.value(u"run"_s).toString();
    if (summary.run.isEmpty())
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("The run's summary names no run."),
                     .howToFix = CoreText::tr(
                         "The file run.json of its folder is damaged; the journal in the target is not.")});
    summary.status = runStateFromName(json.value(u"status"_s).toString());
    summary.planName = json.value(u"plan"_s).toString();
    summary.startedMs =
        QDateTime::fromString(json.value(u"started"_s).toString(), Qt::ISODateWithMs).toMSecsSinceEpoch();
    summary.startedSinceBoot = {.boot = json.value(u"started_boot"_s).toString(),
                                .ms = json.value(u"started_since_boot_ms"_s).toInteger()};
    summary.seconds = json.value(u"seconds"_s).toDouble();
    summary.loadSeconds = json.value(u"load_seconds"_s).toDouble();
    summary.rowsPerSecond = json.value(u"rows_per_second"_s).toDouble();
    summary.peakRssBytes = json.value(u"peak_rss_bytes"_s).toInteger();
    summary.server = json.value(u"server"_s).toString();
    summary.chunkRows = json.value(u"chunk_rows"_s).toInteger();
    summary.workers = json.value(u"workers"_s).toInt();
    for (const QJsonValue &value : json.value(u"tables"_s).toArray())
        summary.tables << outcomeFromJson(value.toObject());
    if (json.contains(u"error"_s))
        summary.error = Error::fromJson(json.value(u"error"_s).toObject());
    return summary;
}

qint64 RunSummary::total(qint64 TableOutcome::*member) const
{
    return std::accumulate(tables.begin(), tables.end(), qint64(0),
                           [member](qint64 sum, const TableOutcome &table) { return sum + table.*member; });
}

} // namespace millrace
