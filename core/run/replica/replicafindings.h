// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"
#include "core/record/runsummary.h"
#include "core/run/replica/replicaway.h"

namespace millrace {

/// What has to be true before the server can follow the source of the dump: what was looked at, and what only
/// the source could say. Blocking ones come first. \a summary: of the run, which came to its end.
QVector<Finding> replicaFindings(const DumpPlan &plan, const RunSummary &summary, const ReplicaFacts &facts);

} // namespace millrace
