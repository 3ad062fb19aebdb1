// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>
#include <span>

struct st_mysql;
struct st_mysql_res;

namespace millrace {

class LineWatch;

/// The rows of a SELECT as they come from the server, one at a time, whatever their number
/// (mysql_use_result). Its connection can do nothing else until the cursor is at its end. Values are the
/// bytes the server sent: text in the connection's character set, everything else as the text protocol writes
/// it. One thread at a time; it need not be the one that opened the connection.
class RowCursor
{
public:
    /// \a watch: of the connection's line, may be null. \a errorText: what its errors become, see
    /// Connection::setErrorText(); may be empty.
    RowCursor(st_mysql *mysql, st_mysql_res *result, LineWatch *watch, std::function<Error(Error)> errorText);
    /// Reads what is left and throws it away: the connection is of use again.
    ~RowCursor();
    RowCursor(const RowCursor &) = delete;
    RowCursor &operator=(const RowCursor &) = delete;

    /// Fetches the next row; false at the end. Errors: the server's, ConnectionLost.
    Result<bool> next();
    int columns() const { return m_columns; }
    /// Of the row fetched last; valid until next().
    bool isNull(int column) const { return m_row[column] == nullptr; }
    std::span<const char> value(int column) const { return {m_row[column], m_lengths[column]}; }
    /// False: there may be more on the way.
    bool isAtEnd() const { return m_ended; }

private:
    st_mysql *const m_mysql;
    st_mysql_res *const m_result;
    LineWatch *const m_watch;
    const std::function<Error(Error)> m_errorText;
    const int m_columns;
    char **m_row = nullptr;
    unsigned long *m_lengths = nullptr;
    bool m_ended = false;
};

} // namespace millrace
