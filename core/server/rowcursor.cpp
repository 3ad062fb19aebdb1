// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/rowcursor.h"

#include "core/server/errorcatalogue.h"
#include "core/server/linewatch.h"

#include <mysql.h>

namespace millrace {

RowCursor::RowCursor(st_mysql *mysql, st_mysql_res *result, LineWatch *watch,
                     std::function<Error(Error)> errorText)
    : m_mysql(mysql)
    , m_result(result)
    , m_watch(watch)
    , m_errorText(std::move(errorText))
    , m_columns(static_cast<int>(mysql_num_fields(result)))
{}

RowCursor::~RowCursor()
{
    const WaitingForServer waiting(m_watch);
    mysql_free_result(m_result);
}

Result<bool> RowCursor::next()
{
    if (m_ended)
        return false;
    {
        const WaitingForServer waiting(m_watch);
        m_row = mysql_fetch_row(m_result);
    }
    if (m_row != nullptr) {
        m_lengths = mysql_fetch_lengths(m_result);
        return true;
    }
    m_ended = true;
    // The end of the rows and a lost connection both give no row; only the error number tells them apart.
    const auto code = static_cast<int>(mysql_errno(m_mysql));
    if (code == 0)
        return false;
    constexpr int tlsError = 2026; // in the midst of a session: the line broke
    constexpr int serverLost = 2013;
    Error error =
        errorFromServer(code == tlsError ? serverLost : code, QString::fromUtf8(mysql_error(m_mysql)), {});
    return fail(m_errorText ? m_errorText(std::move(error)) : error);
}

} // namespace millrace
