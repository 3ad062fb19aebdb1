// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/shiproom.h"

#include "core/server/connection.h"

namespace millrace {

void ShipRoom::start()
{
    m_wasStarted = true;
    m_making = std::async(std::launch::async, [this]() -> Result<quint32> {
        MILLRACE_TRY(const auto server, Connection::open(m_target));
        return m_targetOn(*server).makeRoom();
    });
}

Result<std::optional<quint32>> ShipRoom::made()
{
    if (!m_making.valid())
        return std::optional<quint32>();
    MILLRACE_TRY(const auto number, m_making.get());
    return std::optional(number);
}

} // namespace millrace
