// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/replica/replicaguide.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QJsonArray>

namespace millrace {

namespace {

QString beginText(const ReplicationCoordinates &at, ReplicaWay way)
{
    constexpr qsizetype longest = 100;
    const QString where = way == ReplicaWay::File ? u"%1:%2"_s.arg(at.file).arg(at.position) : at.text();
    return where.size() > longest ? where.left(longest) + u'…' : where;
}

/// A comment to the end of the line, whatever the text holds.
QString commentOf(const QString &text)
{
    return u"-- "_s + text.simplified();
}

} // namespace

QString replicaMark(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Ok:
        return CoreText::tr("so it is");
    case Finding::Severity::Note:
        return CoreText::tr("look");
    case Finding::Severity::Warning:
        return CoreText::tr("beware");
    case Finding::Severity::Blocking:
        return CoreText::tr("NOT SO");
    }
    Q_UNREACHABLE();
}

QString ReplicaGuide::script() const
{
    QStringList lines{commentOf(sentence), commentOf(CoreText::tr("What has to be true first:"))};
    for (const Finding &finding : findings)
        lines << commentOf(u"[%1] %2: %3 %4"_s.arg(replicaMark(finding.severity), finding.topic,
                                                   finding.detail.what, finding.detail.howToFix));
    for (const ReplicaStep &step : steps) {
        lines << QString() << commentOf(step.title);
        for (const QString &statement : step.statements)
            lines << statement + u';';
    }
    return lines.join(u'\n');
}

QJsonObject ReplicaGuide::toJson() const
{
    QJsonArray list, all;
    for (const Finding &finding : findings)
        list << finding.toJson();
    for (const ReplicaStep &step : steps)
        all << step.toJson();
    return {{u"sentence"_s, sentence}, {u"blocked"_s, isBlocked()}, {u"findings"_s, list}, {u"steps"_s, all}};
}

std::optional<ReplicaGuide> replicaGuide(const DumpPlan &plan, const RunSummary &summary,
                                         const ReplicaFacts &facts)
{
    if (!plan.coordinates || !plan.coordinates->isThere())
        return {};
    return ReplicaGuide{
        .sentence = CoreText::tr("The dump's source can be followed by %1, from %2 on (%3).")
                        .arg(facts.server, beginText(*plan.coordinates, replicaWay(*plan.coordinates, facts)),
                             plan.coordinates->foundIn),
        .findings = replicaFindings(plan, summary, facts),
        .steps = replicaSteps(plan, facts)};
}

std::optional<ReplicaGuide> replicaGuideOf(const QString &runFolder, const DumpPlan &plan,
                                           const RunSummary &summary)
{
    if (summary.status != RunState::Done || !plan.coordinates)
        return {};
    const auto facts = ReplicaFacts::load(runFolder);
    return facts && *facts ? replicaGuide(plan, summary, **facts) : std::nullopt;
}

} // namespace millrace
