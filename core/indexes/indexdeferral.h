// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/indexchoice.h"
#include "core/server/serverfacts.h"
#include "core/server/tableschema.h"

#include <QJsonObject>

namespace millrace {

/// Which secondary indexes of a table are dropped before a load and built after it, word for word as the
/// server wrote them, and which stay and why. A value; JSON format 1 (field "version"), kept in the run's
/// indexes.json (DeferredIndexFile).
struct IndexDeferral
{
    QString schema;
    QString table;
    QString server; ///< "MariaDB 10.11.19", the one that wrote the definitions
    DeferralScope scope = DeferralScope::NonUnique;
    QVector<IndexDefinition> deferred; ///< in the table's order
    QVector<KeptIndex> kept;           ///< without the primary key
    QStringList order;                 ///< names of all secondary indexes as SHOW CREATE TABLE lists them
    QStringList notes;                 ///< what a DBA should know beforehand, one sentence each
    QString createSql;                 ///< SHOW CREATE TABLE before anything was dropped: for people
    bool partitioned = false;

    bool isEmpty() const { return deferred.isEmpty(); }
    QJsonObject toJson() const;
    /// Errors: IndexRecordUnusable (written by a newer version, incomplete, or a definition that does not
    /// read).
    static Result<IndexDeferral> fromJson(const QJsonObject &json);
};

/// Decides what may be deferred, and rehearses it: an empty twin of the table is made in the same schema, the
/// candidates are dropped from it and added again; an index that does not come back exactly, or only by
/// copying the table, stays in place. The table itself is only read. An InnoDB table without candidates or
/// any other engine gives a deferral with an empty `deferred`: no error. Runs on the connection's thread,
/// some 100 ms. Errors: PrivilegeMissing (ALTER on the table, CREATE and DROP for the twin; with the GRANT),
/// TableMissing, IndexRecordUnusable, the server's.
Result<IndexDeferral> planIndexDeferral(const TableSchema &schema, const ServerFacts &facts,
                                        DeferralScope scope, Connection &connection);

} // namespace millrace
