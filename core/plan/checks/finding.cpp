// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/finding.h"

#include "core/base/literals.h"

namespace millrace {

namespace {

using Severity = Finding::Severity;

constexpr EnumName<Severity> severityNames[]{{Severity::Ok, "ok"},
                                             {Severity::Note, "note"},
                                             {Severity::Warning, "warning"},
                                             {Severity::Blocking, "blocking"}};

} // namespace

QJsonObject Finding::toJson() const
{
    QJsonObject json{{u"severity"_s, nameIn(severityNames, severity)}, {u"topic"_s, topic}};
    if (severity == Severity::Ok)
        json.insert(u"what"_s, detail.what);
    else
        json.insert(u"detail"_s, detail.toJson());
    return json;
}

bool PreflightResult::blocked() const
{
    return firstBlocking() != nullptr;
}

const Error *PreflightResult::firstBlocking() const
{
    return millrace::firstBlocking(findings);
}

const Error *firstBlocking(const QVector<Finding> &findings)
{
    for (const Finding &finding : findings)
        if (finding.severity == Finding::Severity::Blocking)
            return &finding.detail;
    return nullptr;
}

} // namespace millrace
