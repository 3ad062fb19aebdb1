// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"

namespace millrace {

/// What has to be known about a source table before its rows are moved: that it can be read and is the one
/// that was planned, how it is cut, what the load means for others who write to it. Changes nothing.
/// REQUIRES: plan.source.isTable().
QVector<Finding> checkSourceTable(const Plan &plan, const ServerFacts &facts, Connection &connection);

/// What INSERT … SELECT means for this target.
QVector<Finding> checkTargetOfSelect(const Plan &plan, const ServerFacts &facts, const TableSchema &table);

} // namespace millrace
