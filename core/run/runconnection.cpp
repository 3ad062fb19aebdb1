// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runconnection.h"

#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"
#include "core/server/sessions/nodechoice.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace millrace {

namespace {

bool isLoss(const Error &error, bool nodesToGoTo)
{
    return isConnectionLoss(error.context.serverCode.value_or(0)) || (nodesToGoTo && isRefusalOfNode(error));
}

/// A group needs so long to notice that its primary is gone, and to have another one.
constexpr auto longestWithoutNode = std::chrono::seconds(40);

const QString readyForRun = u"run\n"_s;

} // namespace

Result<void> RunConnection::open()
{
    MILLRACE_TRY(m_connection, Connection::open(m_target));
    return {};
}

bool RunConnection::openReady(const QString &schema)
{
    if (auto ready = takeReady(m_target, readyForRun + schema))
        m_connection = std::move(ready->session);
    return m_connection != nullptr;
}

void RunConnection::giveBack()
{
    millrace::giveBack(m_target, std::move(m_connection));
}

void RunConnection::giveBackReady(const QString &schema)
{
    millrace::giveBackReady(m_target, {.session = std::move(m_connection)}, readyForRun + schema);
}

Result<void> RunConnection::ask(const std::function<Result<void>()> &question)
{
    constexpr int mostAttempts = 8; // somebody may end all sessions that he sees, again and again
    for (int attempt = 1;; ++attempt) {
        auto answered = question();
        if (answered || attempt == mostAttempts || !isLoss(answered.error(), hasOtherNodes(m_target)))
            return answered;
        // A session may be killed while it begins, too.
        const auto since = std::chrono::steady_clock::now();
        const auto mayWait = [&](int tries) {
            return tries < mostAttempts ||
                   (hasOtherNodes(m_target) && std::chrono::steady_clock::now() - since < longestWithoutNode);
        };
        auto opened = open();
        for (int tries = 1; !opened && mayWait(tries) && isPassingRefusal(opened.error()); ++tries) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100 * std::min(tries, 5)));
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
