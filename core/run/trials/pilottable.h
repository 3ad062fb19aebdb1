// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"

#include <memory>

namespace millrace {

/// An empty table like the plan's target, under a random name in the target's schema, for trials. Indexes,
/// partitions and options are those of the target; triggers and foreign keys are not there. Gone with the
/// object. When the program is killed before, the next pilot in the schema finds it by its name and drops it:
/// as long as a pilot lives its session holds a lock of that name (GET_LOCK).
class PilotTable
{
public:
    /// \a connection outlives the pilot and serves nothing else. Errors: PrivilegeMissing (with the GRANT),
    /// TableMissing (and the plan does not create it), as holdTrialLock(), the server's.
    static Result<std::unique_ptr<PilotTable>> create(const Plan &plan, const ServerFacts &facts,
                                                      Connection &connection);
    ~PilotTable();
    PilotTable(const PilotTable &) = delete;
    PilotTable &operator=(const PilotTable &) = delete;

    QString name() const { return m_name; } ///< without schema, not quoted
    /// Empties it, with all the indexes of the target.
    Result<void> renew();
    /// Drops it now. Errors: the server's; the table's name is then in the error.
    Result<void> drop();

    /// Drops the pilots of programs that were killed; returns how many.
    static Result<int> dropLeftovers(Connection &connection, const QString &schema);

private:
    PilotTable(Connection &connection, const QString &schema);

    Connection &m_connection;
    const QString m_schema;
    const QString m_name;
    QString m_createSql;
    bool m_exists = false;
};

} // namespace millrace
