// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/indexbuildstatus.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"

namespace millrace {

/// The statement that is looked at.
struct WatchedBuild
{
    qint64 threadId = 0; ///< of the connection that runs it
    QString schema;
    QString table;
    int indexes = 0; ///< that it builds; 0: nothing to measure
    bool partitioned = false;
};

/// Asks the server how far an ALTER TABLE is. Belongs to the thread of its connection, which is not the one
/// that runs the ALTER. What the servers give (measured, MariaDB 10.11.19 and MySQL 9.7.4):
///   MariaDB  PROCESSLIST's STAGE and PROGRESS stay 0 while InnoDB builds in place (copies fill them); the
///            status variable Innodb_onlineddl_pct_progress goes from 0 to 10000, for the whole server.
///   MySQL    the stages "alter table" of performance_schema count work in pages of the table: one for each
///   page
///            read, and for each index one while reading, one while sorting and one while writing. The
///            WORK_ESTIMATED beside it equals WORK_COMPLETED after the first phase, so the total is ours:
///            leaf pages × (1 + 3 × indexes). Needs the consumer events_stages_current: turned on when the
///            account may, and put back by the destructor.
class BuildProgressReader
{
public:
    BuildProgressReader(Connection &connection, const ServerFacts &facts, const WatchedBuild &build);
    ~BuildProgressReader();
    BuildProgressReader(const BuildProgressReader &) = delete;
    BuildProgressReader &operator=(const BuildProgressReader &) = delete;

    void read(IndexBuildStatus &status);

private:
    void readMariaDb(IndexBuildStatus &status);
    void readMySql(IndexBuildStatus &status);
    void enableStages();
    double leafPages();

    Connection &m_connection;
    const ServerFacts &m_facts;
    const WatchedBuild m_build;
    double m_totalPages = 0; ///< MySQL; 0: unknown
    QStringList m_putBack;   ///< statements that undo enableStages()
};

} // namespace millrace
