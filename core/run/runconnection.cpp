// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runconnection.h"

#include "core/server/errorcatalogue.h"

#include <chrono>
#include <thread>

namespace millrace {

namespace {

bool isLoss(const Error &error)
{
    return isConnectionLoss(error.context.serverCode.value_or(0));
}

} // namespace

Result<void> RunConnection::open()
{
    MILLRACE_TRY(m_connection, Connection::open(m_target));
    return {};
}

Result<void> RunConnection::ask(const std::function<Result<void>()> &question)
{
    constexpr int mostAttempts = 3;
    for (int attempt = 1;; ++attempt) {
        auto answered = question();
        if (answered || attempt == mostAttempts || !isLoss(answered.error()))
            return answered;
        // A session may be killed while it begins, too.
        auto opened = open();
        for (int tries = 1; !opened && tries < mostAttempts && isPassingRefusal(opened.error()); ++tries) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100 * tries));
            opened = open();
        }
        if (!opened)
            return opened;
    }
}

Result<Journal::Entries> RunConnection::read(const Journal &journal)
{
    Journal::Entries entries;
    MILLRACE_TRY_VOID(ask([this, &journal, &entries]() -> Result<void> {
        MILLRACE_TRY(entries, journal.read(*m_connection));
        return {};
    }));
    return entries;
}

} // namespace millrace
