// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"
#include "core/plan/checks/tablesahead.h"

#include <memory>

namespace millrace {

/// What a server is and what it says to a plan's settings: the part of a preflight in which no table comes
/// up. The tables of a dump share it, so that a server far away is not asked the same a thousand times.
struct CheckedTarget
{
    /// All of a plan that the findings depend on.
    struct Asked
    {
        explicit Asked(const Plan &plan);
        QVector<SessionSetting> session;
        QVector<SessionSetting> global; ///< may switch local_infile on
        bool watchesReplicas = false;
        bool keepsBadRows = false;
        friend bool operator==(const Asked &, const Asked &) = default;
    };
    Asked asked;
    std::optional<ServerFacts> facts; ///< unset where they could not be read: the findings say why
    QVector<Finding> findings;
    /// Schemas in which runs that died left settings to be put back; unset: not asked.
    std::optional<QStringList> settingsLeft = {};
    /// Where a table that is going to be loaded is asked for; null: by itself.
    std::shared_ptr<TablesAhead> tables = {};

    bool covers(const Plan &plan) const { return asked == Asked(plan); }
    /// Whether the server still is what it was, as far as a load depends on it: one that was restarted may
    /// have local_infile off again. One statement.
    bool holds(Connection &connection) const;
};

/// Tries the plan's settings in this session, which is as before afterwards but for max_error_count. \a
/// known: what ServerFacts::read() has just said.
CheckedTarget checkTarget(const Plan &plan, Connection &connection,
                          const std::optional<ServerFacts> &known = {});

} // namespace millrace
