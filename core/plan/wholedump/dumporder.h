// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlinspect.h"
#include "core/source/sqldump/sqlsettings.h"

#include <optional>

namespace millrace {

/// From this place on a dump runs in its own order, a statement after the other.
struct DumpTurn
{
    SqlPlace from;
    SqlSession session; ///< as it is there
    QString why;        ///< for people: a sentence
};

/// A dump is a program. Its statements are moved (structure to the front, then all rows, then what is made
/// after them) only as far as nobody can tell; from the first place where somebody could, the rest of the
/// dump is left in its order. What is looked at:
/// - a statement that is moved after rows or structure that follow it (triggers, ALTER, views …) and has to
///   do with them;
/// - structure that is moved in front of rows that stand before it;
/// - what only the session that runs the dump knows: user variables, temporary tables, LAST_INSERT_ID(),
///   ROW_COUNT() and its kin (which are about the statement before),
///   settings nobody here carries, a transaction that is rolled back;
/// - statements that change rows and are none; statements of no known kind;
/// - files that the dump runs in their place: their statements stand after the command.
/// A table is known by its schema and name without regard to case, which only makes more of them meet.
class DumpOrder
{
public:
    /// \a dump, with the statements' texts, outlives this.
    explicit DumpOrder(const SqlDumpInspection &dump)
        : m_dump(dump)
    {}

    /// The INSERTs of this table can only be run as they stand, or loaded in their place. \a why: a
    /// sentence.
    void keepAsItStands(const SqlDumpTable &table, const QString &why);
    /// The rows that stand there are looked at one by one for their parents, as they go in.
    bool checksForeignKeysAt(SqlPlace place) const;
    /// Nothing: all of it may be moved.
    std::optional<DumpTurn> turn();

private:
    struct Places;
    void turnAt(SqlPlace place, const SqlSession &session, const QString &why);
    void turnAtRows(const SqlDumpTable &table, const QString &why);
    void turnAtInsertBefore(SqlPlace place, const QString &why);
    void turnAtStatementBefore(SqlPlace place, const QString &why);
    void lookAtTransactions();
    void look(const SqlDumpStatement &statement, const Places &places);
    void lookAtSetting(const SqlDumpStatement &statement);
    void lookAtStructure(const SqlDumpStatement &statement, const Places &places);
    void lookAtMovedBack(const SqlDumpStatement &statement, const Places &places);
    void lookAtData(const SqlDumpStatement &statement, const Places &places);
    void wholeTables();

    const SqlDumpInspection &m_dump;
    std::optional<DumpTurn> m_turn;
    bool m_checksForeignKeys = true;
    int m_schemaChanges = 0; ///< ALTER DATABASE so far
    MyRocksStatements m_myRocks;
    AskingStatements m_asking;
    QVector<std::pair<const SqlDumpStatement *, qint64>> m_transactions; ///< what begins one, where it ends
};

} // namespace millrace
