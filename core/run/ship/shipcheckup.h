// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/preflight.h"
#include "core/server/scratch/serverprogram.h"
#include "core/ship/shiplanes.h"

namespace millrace {

/// What shipping one table would be like, found without touching anything.
struct ShipSurvey
{
    std::optional<ShipLanes> lanes;       ///< unset: the table is not there yet, or cannot be shipped
    std::optional<ServerProgram> program; ///< that builds; unset: there is none, the findings say why
    QVector<Finding> findings;

    const Error *obstacle() const { return firstBlocking(findings); } ///< null: it can be shipped
};

/// Of a plan with WayIn::Ship, beside checkShipped(): the server's program on this machine, rights to the
/// target's folder, room on the disks, and which part of the table goes which way.
/// \a table null: the run makes it.
ShipSurvey surveyMachine(const Plan &plan, const ServerFacts &facts, const TableSchema *table,
                         Connection &connection);

/// All of it for a plan of any way, over a connection opened for it. Errors: the server's.
Result<ShipSurvey> surveyShipping(Plan plan, const ResolvedConnection &target);

/// As preflight(), and what surveyMachine() finds where the plan ships its table.
PreflightResult preflightRun(const Plan &plan, Connection *connection, const Error *connectionError = nullptr,
                             const std::optional<ResolvedConnection> &source = {});
/// preflightRun() over a connection opened for it.
PreflightResult preflightRun(const Plan &plan, const Result<ResolvedConnection> &target,
                             const std::optional<ResolvedConnection> &source = {});

} // namespace millrace
