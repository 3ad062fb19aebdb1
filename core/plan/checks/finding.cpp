// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/finding.h"

#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

namespace {

QString severityName(Finding::Severity severity)
{
    using Severity = Finding::Severity;
    switch (severity) {
    case Severity::Ok:
        return u"ok"_s;
    case Severity::Note:
        return u"note"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Blocking:
        return u"blocking"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

QJsonObject Finding::toJson() const
{
    QJsonObject json{{u"severity"_s, severityName(severity)}, {u"topic"_s, topic}};
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
    for (const Finding &finding : findings)
        if (finding.severity == Finding::Severity::Blocking)
            return &finding.detail;
    return nullptr;
}

} // namespace millrace
