// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/runreport.h"

#include "core/load/runfolder.h"
#include "core/report/htmldocument.h"
#include "core/report/ratecurve.h"
#include "core/report/reportsections.h"
#include "core/report/runhints.h"
#include "core/report/runstages.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace millrace {

Result<RunReport> RunReport::read(const RunFolder &folder)
{
    Result<RunSummary> summary = folder.summary();
    if (!summary)
        return fail(summary.error());
    Result<Plan> plan = folder.plan();
    if (!plan)
        return fail(plan.error());
    Result<QVector<Event>> events = folder.events();
    if (!events)
        return fail(events.error());
    Result<QVector<Chunk>> chunks = folder.chunks();
    if (!chunks)
        return fail(chunks.error());
    Result<QVector<Sample>> samples = folder.samples();
    if (!samples)
        return fail(samples.error());
    Result<QVector<LimitSample>> limits = readLimitSamples(folder.path());
    if (!limits)
        return fail(limits.error());
    Result<std::optional<WarmupReport>> warmup = WarmupReport::load(folder.path());
    if (!warmup)
        return fail(warmup.error());
    return RunReport{.summary = *std::move(summary),
                     .plan = *std::move(plan),
                     .events = *std::move(events),
                     .chunks = *std::move(chunks),
                     .samples = *std::move(samples),
                     .limits = *std::move(limits),
                     .warmup = *std::move(warmup)};
}

QByteArray reportHtml(const RunReport &report)
{
    const QString &name = report.summary.planName.isEmpty() ? report.plan.name : report.summary.planName;
    const QString body = verdictSection(report) + figureTiles(report) + rateSection(report) +
                         chunkTimeSection(report) + stageSection(report) + limitSection(report) +
                         hintSection(report) + serverSection(report) + evidenceSection(report) +
                         rejectSection(report) + warmupSection(report) + settingsSection(report) +
                         planSection(report) + statementsSection(report) + chunkTableSection(report) +
                         eventsSection(report) + planJsonSection(report);
    return reportDocument(name, report.summary, body);
}

namespace {

/// What the page says under "Next time", with the figures it was worked out from.
QJsonArray hintsOf(const RunReport &report)
{
    QJsonArray hints;
    for (const RunHint &hint : runHints(report)) {
        QJsonObject json{{QStringLiteral("hint"), hintName(hint.kind)},
                         {QStringLiteral("sentence"), hintSentence(hint)}};
        if (hint.kind == RunHint::Kind::Limit)
            json.insert(QStringLiteral("limited_by"), limitName(hint.limit.kind));
        else if (hint.figure > 0)
            json.insert(QStringLiteral("figure"), hint.figure);
        if (!hint.name.isEmpty())
            json.insert(QStringLiteral("name"), hint.name);
        hints.append(json);
    }
    return hints;
}

QJsonArray stagesOf(const RunReport &report)
{
    QJsonArray stages;
    for (const RunStage &stage : runStages(report.events, report.summary.seconds))
        stages.append(QJsonObject{{QStringLiteral("stage"), stage.name},
                                  {QStringLiteral("from_seconds"), stage.from},
                                  {QStringLiteral("to_seconds"), stage.to}});
    return stages;
}

} // namespace

QByteArray reportJson(const RunReport &report)
{
    QJsonArray events, chunks, samples;
    for (const Event &event : report.events)
        events.append(event.toJson());
    for (const Chunk &chunk : report.chunks)
        chunks.append(chunk.toJson());
    for (const Sample &sample : report.samples)
        samples.append(QJsonObject{{QStringLiteral("elapsed_ms"), sample.elapsedMs},
                                   {QStringLiteral("rows_streamed"), sample.rowsStreamed},
                                   {QStringLiteral("rows_committed"), sample.rowsCommitted},
                                   {QStringLiteral("bytes_streamed"), sample.bytesStreamed}});
    const QJsonObject json{{QStringLiteral("summary"), report.summary.toJson()},
                           {QStringLiteral("plan"), QJsonDocument::fromJson(report.plan.toJson()).object()},
                           {QStringLiteral("events"), events},
                           {QStringLiteral("chunks"), chunks},
                           {QStringLiteral("samples"), samples},
                           {QStringLiteral("stages"), stagesOf(report)},
                           {QStringLiteral("hints"), hintsOf(report)}};
    QJsonObject whole = json;
    if (!report.limits.isEmpty()) {
        const Limit limit = overallLimit(report.limits);
        QJsonArray limits;
        for (const LimitSample &sample : report.limits)
            limits.append(sample.toJson());
        whole.insert(QStringLiteral("limit"), QJsonObject{{QStringLiteral("kind"), limitName(limit.kind)},
                                                          {QStringLiteral("share"), limit.share},
                                                          {QStringLiteral("says"), limitSentence(limit)},
                                                          {QStringLiteral("samples"), limits}});
    }
    if (report.warmup)
        whole.insert(QStringLiteral("warmup"), report.warmup->toJson());
    return QJsonDocument(whole).toJson();
}

QByteArray reportCsv(const RunReport &report)
{
    QByteArray csv = "elapsed_ms,rows_streamed,rows_committed,bytes_streamed,rows_per_second\n";
    const QVector<double> rates = sampleRates(report.samples);
    for (qsizetype i = 0; i < report.samples.size(); ++i) {
        const Sample &sample = report.samples[i];
        csv += QByteArray::number(sample.elapsedMs) + ',' + QByteArray::number(sample.rowsStreamed) + ',' +
               QByteArray::number(sample.rowsCommitted) + ',' + QByteArray::number(sample.bytesStreamed) +
               ',';
        // The first sample has nothing before it: an empty field, not a made-up zero.
        if (rates[i] >= 0)
            csv += QByteArray::number(rates[i], 'f', 1);
        csv += '\n';
    }
    return csv;
}

} // namespace millrace
