// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/runsummary.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/base/wallclock.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace millrace {

template <>
const JsonMembers<InOrderOutcome> jsonMembers<InOrderOutcome>{{"statements", &InOrderOutcome::statements},
                                                              {"rows", &InOrderOutcome::rows},
                                                              {"skipped", &InOrderOutcome::skipped},
                                                              {"replaced", &InOrderOutcome::replaced},
                                                              {"warnings", &InOrderOutcome::warnings}};

template <>
const JsonMembers<RunSummary> jsonMembers<RunSummary>{
    {"run", &RunSummary::run},
    {"plan", &RunSummary::planName},
    {"seconds", &RunSummary::seconds},
    {"load_seconds", &RunSummary::loadSeconds},
    {"rows_per_second", &RunSummary::rowsPerSecond},
    {"peak_rss_bytes", &RunSummary::peakRssBytes},
    {"server", &RunSummary::server},
    {"chunk_rows", &RunSummary::chunkRows},
    {"workers", &RunSummary::workers},
    {"timings", &RunSummary::timings},
    {"in_order", &RunSummary::inOrder},
    {"statements", &RunSummary::statementsOnly},
    {"statements_missing", &RunSummary::statementsMissing},
    {"missing", &RunSummary::missing},
    {"left_out", &RunSummary::leftOut},
    {"unfinished", &RunSummary::unfinished, InJson::WhenSet},
    {"tables", &RunSummary::tables}};

QString TableOutcome::contentSentence() const
{
    QStringList sentences;
    if (rowsCompared > 0)
        sentences << (rowsCompared == rowsLoaded
                          ? CoreText::tr("Contents compared: all %1.").arg(rowsText(rowsCompared))
                          : CoreText::tr("Contents compared: %1 of %2.")
                                .arg(groupedNumber(rowsCompared), rowsText(rowsLoaded)));
    for (const QString &sentence : {comparedWhere, comparedNote, nodesNote})
        if (!sentence.isEmpty())
            sentences << sentence;
    return sentences.join(u' ');
}

qint64 RunSummary::msSinceStart(qint64 atWorkMs) const
{
    return std::max(startedSinceBoot.elapsedMs().value_or(wallNowMs() - startedMs), atWorkMs);
}

QJsonObject RunSummary::toJson() const
{
    QJsonObject json = membersJson(*this);
    json.insert(u"status"_s, runStateName(status));
    json.insert(u"started"_s, QDateTime::fromMSecsSinceEpoch(startedMs).toUTC().toString(Qt::ISODateWithMs));
    json.insert(u"started_boot"_s, startedSinceBoot.boot);
    json.insert(u"started_since_boot_ms"_s, startedSinceBoot.ms);
    if (error)
        json.insert(u"error"_s, error->toJson());
    return json;
}

Result<RunSummary> RunSummary::fromJson(const QJsonObject &json)
{
    auto summary = membersFrom<RunSummary>(json);
    if (summary.run.isEmpty())
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("The run's summary names no run."),
                     .howToFix = CoreText::tr(
                         "The file run.json of its folder is damaged; the journal in the target is not.")});
    summary.status = runStateFromName(json.value(u"status"_s).toString());
    summary.startedMs =
        QDateTime::fromString(json.value(u"started"_s).toString(), Qt::ISODateWithMs).toMSecsSinceEpoch();
    summary.startedSinceBoot = {.boot = json.value(u"started_boot"_s).toString(),
                                .ms = json.value(u"started_since_boot_ms"_s).toInteger()};
    if (json.contains(u"error"_s))
        summary.error = Error::fromJson(json.value(u"error"_s).toObject());
    return summary;
}

bool RunSummary::isVerified() const
{
    // Of what ran as it stands the server's answers are known, and nothing was looked at again.
    return !inOrder && statementsMissing == 0 && !tables.isEmpty() &&
           std::all_of(tables.begin(), tables.end(),
                       [](const TableOutcome &table) { return table.verified; });
}

qint64 RunSummary::total(qint64 TableOutcome::*member) const
{
    const InOrderOutcome ran = inOrder.value_or(InOrderOutcome());
    const qint64 asItStands = member == &TableOutcome::rowsRead || member == &TableOutcome::rowsLoaded
                                  ? ran.rows
                              : member == &TableOutcome::rowsSkipped  ? ran.skipped
                              : member == &TableOutcome::rowsReplaced ? ran.replaced
                              : member == &TableOutcome::warnings     ? ran.warnings
                                                                      : 0;
    return std::accumulate(tables.begin(), tables.end(), asItStands,
                           [member](qint64 sum, const TableOutcome &table) { return sum + table.*member; });
}

qint64 RunSummary::askedByDump(qint64 TableOutcome::*member) const
{
    RunSummary asked;
    asked.inOrder = inOrder;
    std::copy_if(tables.begin(), tables.end(), std::back_inserter(asked.tables),
                 [](const TableOutcome &table) { return table.duplicatesAsDump; });
    return asked.total(member);
}

} // namespace millrace
