// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reportfiles.h"

#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/report/htmldocument.h"
#include "core/report/ratecurve.h"
#include "core/report/reportsections.h"
#include "core/report/runhints.h"
#include "core/report/runstages.h"

#include <QJsonDocument>

namespace millrace {

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
        QJsonObject json{{u"hint"_s, hintName(hint.kind)}, {u"sentence"_s, hintSentence(hint)}};
        if (hint.kind == RunHint::Kind::Bottleneck)
            json.insert(u"limited_by"_s, bottleneckName(hint.limit.kind));
        else if (hint.figure > 0)
            json.insert(u"figure"_s, hint.figure);
        if (!hint.name.isEmpty())
            json.insert(u"name"_s, hint.name);
        hints.append(json);
    }
    return hints;
}

QJsonArray stagesOf(const RunReport &report)
{
    QJsonArray stages;
    for (const RunStage &stage : runStages(report.events, report.summary.seconds))
        stages.append(QJsonObject{
            {u"stage"_s, stage.name}, {u"from_seconds"_s, stage.from}, {u"to_seconds"_s, stage.to}});
    return stages;
}

} // namespace

QByteArray reportJson(const RunReport &report)
{
    QJsonArray samples;
    for (const Sample &sample : report.samples)
        samples.append(QJsonObject{{u"elapsed_ms"_s, sample.elapsedMs},
                                   {u"rows_streamed"_s, sample.rowsStreamed},
                                   {u"rows_committed"_s, sample.rowsCommitted},
                                   {u"bytes_streamed"_s, sample.bytesStreamed}});
    QJsonObject whole{{u"summary"_s, report.summary.toJson()},
                      {u"plan"_s, QJsonDocument::fromJson(report.plan.toJson()).object()},
                      {u"events"_s, toJsonValue(report.events)},
                      {u"chunks"_s, toJsonValue(report.chunks)},
                      {u"samples"_s, samples},
                      {u"stages"_s, stagesOf(report)},
                      {u"hints"_s, hintsOf(report)}};
    if (!report.limits.isEmpty()) {
        const Bottleneck limit = overallBottleneck(report.limits);
        whole.insert(u"limit"_s, QJsonObject{{u"kind"_s, bottleneckName(limit.kind)},
                                             {u"share"_s, limit.share},
                                             {u"says"_s, bottleneckSentence(limit)},
                                             {u"samples"_s, toJsonValue(report.limits)}});
    }
    if (report.warmup)
        whole.insert(u"warmup"_s, report.warmup->toJson());
    return QJsonDocument(whole).toJson();
}

QByteArray reportCsv(const RunReport &report)
{
    QByteArray csv = QByteArray(Sample::csvHeader) + ",rows_per_second\n";
    const QVector<double> rates = sampleRates(report.samples);
    for (qsizetype i = 0; i < report.samples.size(); ++i) {
        csv += report.samples[i].csv() + ',';
        // The first sample has nothing before it: an empty field, not a made-up zero.
        if (rates[i] >= 0)
            csv += QByteArray::number(rates[i], 'f', 1);
        csv += '\n';
    }
    return csv;
}

} // namespace millrace
