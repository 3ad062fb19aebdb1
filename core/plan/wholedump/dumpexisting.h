// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"

namespace millrace {

class Connection;

/// What the plan makes, changes, drops or fills and is on the server already, each once, in the plan's order.
/// Errors: the server's.
Result<QVector<DumpObject>> existingObjects(const DumpPlan &plan, Connection &server);

/// Says what is there, and how to go on.
Error alreadyThere(const QVector<DumpObject> &objects);

} // namespace millrace
