// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/indexsession.h"

namespace millrace {

/// One ALTER TABLE on the indexes of one table, with the gentlest ALGORITHM and LOCK the server takes.
class IndexAlter
{
public:
    /// Whether the server may copy the whole table when it knows no other way.
    enum class Copy
    {
        Refuse,
        Allow
    };

    IndexAlter(Connection &connection, const QString &schema, const QString &table);

    /// "ALTER TABLE `schema`.`table` ": every statement of ours begins so; how it is found again in the
    /// process list when the program that sent it is gone.
    static QString prefix(const QString &schema, const QString &table);

    /// Returns the clause that was taken ("ALGORITHM=INPLACE, LOCK=NONE"; empty: the server's choice). The
    /// server refuses a clause before it does anything, so trying costs nothing. Errors: the server's.
    ///
    /// Tables of a foreign key lock each other's definition: two such statements at once may deadlock
    /// (MySQL 9.7 does in one of six). The one that is chosen to end has done nothing, and is tried again.
    Result<QString> run(const QStringList &actions, Copy copy);

private:
    Result<void> execute(const QString &statement);

    Connection &m_connection;
    QString m_schema;
    QString m_table;
};

/// The actions that add \a missing so that the table's indexes come to stand in the order \a order. Adding
/// puts an index after the others; so those that stayed and belong after an added one are dropped and added
/// in the same statement, which both servers take for what it is: nothing to build (same index id before and
/// after, MariaDB 10.11 and MySQL 9.7). With \a keepOrder false: only the additions.
QStringList addActions(const QVector<IndexDefinition> &missing, const TableKeys &present,
                       const QStringList &order, bool keepOrder);
QStringList dropActions(const QVector<IndexDefinition> &indexes);

} // namespace millrace
