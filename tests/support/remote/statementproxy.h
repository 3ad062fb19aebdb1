// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QVector>
#include <atomic>
#include <list>
#include <thread>

namespace millrace::test {

/// What is done with a statement on its way to the server.
struct StatementRule
{
    QByteArray begins;  ///< the statement, in whatever case
    QByteArray after;   ///< only where the statement before it on that connection began so; empty: always
    QByteArray instead; ///< passes in its place; empty: it does not pass, and is answered with the error
    int code = 0;
    QByteArray state = QByteArrayLiteral("HY000");
    QByteArray message;
};

/// A proxy that reads along, as ProxySQL, MaxScale and vtgate do: connections go to one of its servers after
/// the other, and statements are met by the first rule that they fit. Connections have to be neither
/// encrypted nor compressed. Of the packets of the protocol it knows the query (COM_QUERY, without attributes
/// of queries, as MariaDB's client library sends it).
class StatementProxy
{
public:
    /// \a serverPorts: on 127.0.0.1. Throws std::runtime_error.
    explicit StatementProxy(QVector<int> serverPorts, QVector<StatementRule> rules = {});
    ~StatementProxy(); ///< ends all connections
    StatementProxy(const StatementProxy &) = delete;
    StatementProxy &operator=(const StatementProxy &) = delete;

    int port() const { return m_port; }
    int met() const { return m_met; }           ///< statements that a rule was for
    int connections() const { return m_count; } ///< that were made through it

private:
    void run(const std::stop_token &stop);
    void serve(const std::stop_token &stop, int client, int port);
    bool takePackets(QByteArray &held, QByteArray &before, int client, int server);
    const StatementRule *ruleFor(const QByteArray &statement, const QByteArray &before) const;

    const QVector<int> m_serverPorts;
    const QVector<StatementRule> m_rules;
    int m_listener = -1;
    int m_port = 0;
    std::atomic<int> m_met = 0;
    std::atomic<int> m_count = 0;
    std::list<std::jthread> m_links; ///< the listening thread's own until it has ended
    std::jthread m_thread;           ///< declared last: it uses the others
};

} // namespace millrace::test
