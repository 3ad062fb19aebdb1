// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"

namespace millrace {

/// Who runs the server, or which other engine it is, and what that takes from a run's promises; empty: a
/// MariaDB or MySQL like any other.
QVector<Finding> checkKind(const ServerFacts &facts);

/// Why its LOAD DATA LOCAL is of no use for chunks. REQUIRES: facts.behaviour.refusesLoad().
Error loadRefusal(const ServerFacts &facts);

/// Blocking where not even a row of an INSERT is taken back: there is no way then to load a chunk once.
/// Empty: all is well, or nobody could try it.
std::optional<Finding> checkRollback(const ServerFacts &facts);

} // namespace millrace
