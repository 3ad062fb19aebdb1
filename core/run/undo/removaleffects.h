// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>
#include <QVector>

namespace millrace {

class Connection;

/// Rows of a table that are to be taken out.
struct RowsToGo
{
    QString schema;
    QString table;
    QString keyColumn; ///< those above keyBefore; empty: all of the table
    QString keyBefore;

    bool all() const { return keyColumn.isEmpty(); }
    /// The condition on the rows, of the table or an alias of it; "1" for all.
    QString condition(const QString &alias = {}) const;
};

/// What else taking rows out would change: by foreign keys, whatever their ON DELETE says, and by triggers;
/// as far as the account may see them.
class RemovalEffects
{
public:
    /// One look at the server for all tables. Errors: the server's.
    static Result<RemovalEffects> read(Connection &connection, QVector<RowsToGo> going);

    /// Errors: RollbackImpossible, naming the table (a row that stays refers to one that goes) or the trigger
    /// (it runs where not all rows of its table go, so that TRUNCATE does not do); the server's.
    Result<void> check(Connection &connection) const;

    /// Rows that go refer to rows of this one of read()'s tables: no order of removal suits the foreign keys.
    bool isReferredToByThem(qsizetype index) const;
    /// Of this table, running for each row deleted; empty: none.
    QString deleteTrigger(qsizetype index) const { return m_triggers.value(index); }

private:
    struct ForeignKey
    {
        QString schema;
        QString table;
        QString name;
        qsizetype to = -1;    ///< of m_going
        qsizetype going = -1; ///< rows of the referring table that go, of m_going; -1: none
        QStringList columns;  ///< that refer
        QStringList referred;
    };
    Result<void> readKeys(Connection &connection, const QString &schemas);
    Result<void> readTriggers(Connection &connection, const QString &schemas);
    qsizetype indexOf(const QString &schema, const QString &table) const;
    Result<void> checkKey(Connection &connection, const ForeignKey &key) const;

    QVector<RowsToGo> m_going;
    QVector<ForeignKey> m_keys; ///< that refer to tables of m_going
    QStringList m_triggers;     ///< by table of m_going
    bool m_ignoreCase = false;  ///< of tables' names
};

/// Why a run's rows stay where they are: RollbackImpossible.
tl::unexpected<Error> rollbackImpossible(const QString &what, const QString &howToFix);
/// A server that is gone may have done what it was asked; every other error leaves the table as it was.
bool mayHaveBeenDone(const Error &error);

} // namespace millrace
