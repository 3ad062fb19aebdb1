// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/server/freshway.h"

#include <QString>

namespace millrace {

class Connection;

/// By what the session has: a proxy may have led it to another node than the one whose facts are known. Asked
/// of the server at the first use of the connection.
FreshWay freshWayOf(Connection &connection);

/// While it lives, what a session reads is what any node of the cluster had committed when it was asked: the
/// node that answers applies first all that it has received (Galera: wsrep_sync_wait; Group Replication:
/// group_replication_consistency). Without it a node may lack for seconds what another has confirmed. On a
/// single server it asks once per connection what it is, and does nothing; inside a transaction, which sees
/// what it sees, it does nothing either. The session waits at every read meanwhile, so it lives no longer
/// than these. Lives on the connection's thread, shorter than the connection.
class FreshReads
{
public:
    explicit FreshReads(Connection &connection);
    ~FreshReads();
    FreshReads(const FreshReads &) = delete;
    FreshReads &operator=(const FreshReads &) = delete;

    /// Runs what reads and may be repeated, again where the node did not catch up in the time the server
    /// allows for it (Galera: repl.causal_read_timeout, 30 s), a few times. Errors: the question's.
    template <typename Question> auto ask(Question question) -> decltype(question())
    {
        auto answer = question();
        for (int attempt = 1; attempt < mostAttempts && !answer && isLate(answer.error()); ++attempt)
            answer = question();
        return answer;
    }

    static constexpr int mostAttempts = 4;

private:
    bool isLate(const Error &error) const;

    Connection &m_connection;
    QString m_putBack;
    bool m_isOn = false; ///< also where the server had it on anyway
};

} // namespace millrace
