// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/result.h"

#include <QJsonObject>

namespace millrace {

/// "format" in the file of a plan, and of one for a whole dump.
inline const QString planFormat = u"millrace-plan"_s;
inline const QString dumpPlanFormat = u"millrace-dump-plan"_s;

/// A member of a plan's file that is of the wrong type or beyond its range would otherwise be read as its
/// default, and the plan do something else than it says. \a given: as it stands in the file; \a taken: what
/// was read, written again. Members that only one of them has are none of its business: older plans lack
/// some, and what nobody knows does nothing. Errors: PlanInvalid, which names the member
/// ("target.connection.port").
Result<void> checkPlanShape(const QJsonObject &given, const QJsonObject &taken);

/// The bytes of a plan's file. Errors: PlanUnreadable.
Result<QByteArray> readPlanFile(const QString &path);

/// The plan in a file; its errors name the file.
template <typename AnyPlan> Result<AnyPlan> planFromFile(const QString &path)
{
    MILLRACE_TRY(const auto bytes, readPlanFile(path));
    auto plan = AnyPlan::fromJson(bytes);
    if (!plan)
        plan.error().context.file = path;
    return plan;
}

/// \a json is a plan of this format and no newer than \a newest. Errors: PlanUnreadable, PlanTooNew.
Result<void> expectPlan(const QJsonObject &json, const QString &format, qint64 newest);

/// The JSON of a file that ought to be a plan, of whatever kind. Errors: PlanUnreadable.
Result<QJsonObject> planObject(const QByteArray &bytes);

/// The JSON of a plan's file, when it is one (expectPlan()). Errors: PlanUnreadable, PlanTooNew.
Result<QJsonObject> planJson(const QByteArray &bytes, const QString &format, qint64 newest);

/// PlanInvalid, and how such a plan is mended.
Error invalidPlan(const QString &what);

} // namespace millrace
