// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"
#include "core/server/tableschema.h"

#include <QVector>

namespace millrace {

/// What the server is in its cluster and whether it takes a load there; empty: it is in none.
QVector<Finding> checkMembership(const ServerFacts &facts);

/// Whether the plan's chunks are what the cluster takes in one transaction.
std::optional<Finding> checkClusterChunks(const Plan &plan, const ClusterFacts &cluster);

/// Whether the rows of this table reach the other members.
std::optional<Finding> checkClusterTable(const ServerFacts &facts, const TableSchema &table);

/// A member that only reads is no server to be made writable: the rows would be on it alone, and it would
/// leave its group. Says where to load instead. REQUIRES: it is in a group.
QString whereTheGroupWrites(const ClusterFacts &cluster);

} // namespace millrace
