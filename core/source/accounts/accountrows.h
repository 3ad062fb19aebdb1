// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/accountset.h"
#include "core/source/sqldump/sqlinspect.h"

#include <functional>

namespace millrace {

class GrantRow;

/// A table in which servers keep their accounts: mysql.user, mysql.global_priv, mysql.db …
bool isGrantTable(const QByteArray &schema, const QByteArray &table);

/// Accounts as they stand in a dump of the schema mysql: in the rows of these tables. They become the
/// statements that SHOW CREATE USER and SHOW GRANTS of the server would have been. Of the schema nothing else
/// is read.
class AccountRows
{
public:
    using PlaceText = std::function<QString(SqlPlace)>; ///< for people: "line 12 of all.sql"

    /// The rows of a table, and its definition; either may come in several parts, the definition first.
    void add(const SqlDumpTable &table, const PlaceText &placeText);
    bool isEmpty() const { return m_tables.isEmpty(); } ///< no rows at all

    /// Accounts first, then what they may do, whatever the order in the dump. A row that cannot be read is
    /// named (AccountSet::addUnreadable), and nothing comes of it.
    void addTo(AccountSet &accounts) const;

private:
    struct KeptRow
    {
        SqlKeptRow row;
        QString place;
    };
    struct Table
    {
        QByteArray name;
        QByteArray createSql;
        SqlLexRules rules; ///< of that
        QVector<QByteArray> columns;
        QVector<KeptRow> rows;
    };
    const Table *find(const char *name) const;
    void readEach(const char *table, AccountSet &accounts,
                  const std::function<void(GrantRow &row, const QString &place)> &take) const;

    QVector<Table> m_definitions; ///< of which no rows have come yet
    QVector<Table> m_tables;
};

} // namespace millrace
