// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"

namespace millrace {

/// What the scan of the source says about this load: odd bytes and line ends, rows longer than the server or
/// the memory takes at once, values that do not fit the columns they are bound to. \a table is null while it
/// is not there. Nothing of a source without a scan.
QVector<Finding> checkValues(const Plan &plan, const ServerFacts &facts, const TableSchema *table);

} // namespace millrace
