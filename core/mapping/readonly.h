// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/server/connection.h"

#include <utility>

namespace millrace {

/// A transaction in which nothing but temporary tables can be changed: an expression is whoever's wrote the
/// plan, and a stored function in it may write. A preview changes nothing, whatever it calls.
class ReadOnly
{
public:
    /// Errors: the server's.
    static Result<ReadOnly> begin(Connection &connection)
    {
        MILLRACE_TRY_VOID(connection.execute(u"START TRANSACTION READ ONLY"_s));
        return ReadOnly(connection);
    }
    ReadOnly(ReadOnly &&other) noexcept
        : m_connection(std::exchange(other.m_connection, nullptr))
    {}
    ReadOnly &operator=(ReadOnly &&) = delete;
    ~ReadOnly()
    {
        if (m_connection)
            (void)m_connection->execute(u"COMMIT"_s);
    }

private:
    explicit ReadOnly(Connection &connection)
        : m_connection(&connection)
    {}
    Connection *m_connection;
};

} // namespace millrace
