// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>

namespace millrace {

/// A member of a plan's file that is of the wrong type or beyond its range would otherwise be read as its
/// default, and the plan do something else than it says. \a given: as it stands in the file; \a taken: what
/// was read, written again. Members that only one of them has are none of its business: older plans lack
/// some, and what nobody knows does nothing. Errors: PlanInvalid, which names the member
/// ("target.connection.port").
Result<void> checkPlanShape(const QJsonObject &given, const QJsonObject &taken);

} // namespace millrace
