// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"

namespace millrace {

/// What has to be known about a table or query on another server before its rows are read: that the server
/// can be reached, the table is the one that was planned, how it is cut, whether its rows can be had as of
/// one moment, what that means there. Changes nothing. \a target: the other server, to tell whether they are
/// one. REQUIRES: plan.source.isOnServer().
QVector<Finding> checkSourceServer(const Plan &plan, const Result<ResolvedConnection> &source,
                                   const ServerFacts &targetFacts, Connection &target);

} // namespace millrace
