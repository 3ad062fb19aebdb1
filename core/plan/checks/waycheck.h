// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"

namespace millrace {

/// Whether rows can get to the server the way the plan says; of WayIn::Ship see checkShipped(). For a server
/// file it is tried: a small file is written to where the server reads files, read by it, and removed.
Finding checkWayIn(const Plan &plan, const ServerFacts &facts, Connection &connection);

} // namespace millrace
