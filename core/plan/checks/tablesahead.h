// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/server/tableschema.h"

#include <chrono>
#include <mutex>
#include <optional>

namespace millrace {

/// Tables that are about to be loaded one after the other, asked for together: what information_schema needs
/// for one answer about a small table costs a server as much as its rows do, and hardly more for hundreds.
/// From any thread.
class TablesAhead
{
public:
    using Name = std::pair<QString, QString>; ///< schema, table
    /// \a names: in the order in which they are going to be asked for.
    explicit TablesAhead(QVector<Name> names);

    /// As readTable(), of a moment ago: no longer than two seconds. What SHOW CREATE TABLE tells is of now.
    Result<TableSchema> read(Connection &connection, const QString &schema, const QString &table);

private:
    Result<void> ask(Connection &connection, qsizetype from);
    Result<bool> isSmall(Connection &connection, const QString &schema);

    const QVector<Name> m_names;
    QHash<Name, qsizetype> m_places; ///< in m_names
    std::mutex m_mutex;              ///< held while somebody asks: the others need the same answer
    QHash<QString, bool> m_isSmall;  ///< of schemas; protected by m_mutex, as is all below
    QHash<Name, std::optional<TableSchema>> m_tables; ///< unset: handed out, or not among the answers
    std::chrono::steady_clock::time_point m_asked;
};

} // namespace millrace
