// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"

namespace millrace {

struct CheckedTarget;

/// Checks a plan against its files and its server; changes nothing on either.
/// The connection is null when the server could not be reached: `connectionError` then says why.
/// \a source: the server the rows are read from, for plans that have one; unset: as resolveSource() has it.
/// \a known: what checkTarget() found of the same server a moment ago; used where it covers the plan.
/// \a isNew: a larger run makes the table, and drops before what has its name: nobody is asked for it.
PreflightResult preflight(const Plan &plan, Connection *connection, const Error *connectionError = nullptr,
                          const std::optional<ResolvedConnection> &source = {},
                          const CheckedTarget *known = nullptr, bool isNew = false);

/// preflight() over a connection opened for it.
PreflightResult preflight(const Plan &plan, const Result<ResolvedConnection> &target,
                          const std::optional<ResolvedConnection> &source = {});

} // namespace millrace
