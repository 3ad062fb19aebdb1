// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"

namespace millrace {

/// Whether the server can be written to at all, and which of the plan's settings for server and machine it
/// will get: what cannot be set is a warning, for the load continues without it; a dangerous combination is
/// in the way.
QVector<Finding> checkTuning(const Plan &plan, const ServerFacts &facts);

/// unique_checks = 0 with unique secondary indexes in place: the server then believes that there is no
/// duplicate, and one that is there corrupts the index (field facts, trap 11). \a table unset: the run makes
/// it.
std::optional<Finding> checkUniqueChecks(const Plan &plan, const ServerFacts &facts,
                                         const std::optional<TableSchema> &table);

/// True when the plan switches local_infile on and the account may.
bool switchesLocalInfileOn(const Plan &plan, const ServerFacts &facts);

} // namespace millrace
