// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/nodelook.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/logreaders.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr int secondsToBeLetIn = 2; // a look must not wait long for one that never answers
constexpr auto untilNextTry = std::chrono::seconds(30);
constexpr std::size_t mostPositions = 1'800; // of two seconds each: an hour

bool isWellState(const ClusterFacts &cluster, const QString &state)
{
    return state.isEmpty() || state == (cluster.isGalera() ? "Synced"_L1 : "ONLINE"_L1);
}

} // namespace

Result<NodeLook::Figures> NodeLook::figuresOf(Connection &connection)
{
    MILLRACE_TRY(const auto status,
                 connection.rows(u"SHOW GLOBAL STATUS WHERE Variable_name IN ('Handler_write', "
                                 "'Innodb_rows_inserted', 'wsrep_last_committed', 'wsrep_local_recv_queue', "
                                 "'wsrep_local_state_comment')"_s));
    // MariaDB counts InnoDB's rows no more since 10.6, and those of temporary tables apart from
    // Handler_write; MySQL counts the latter there, too.
    Figures figures;
    qint64 handlerRows = -1;
    for (const auto &row : status) {
        const QString name = row.value(0).toString().toLower();
        if (name == "innodb_rows_inserted"_L1)
            figures.rowsInserted = row.value(1).toLongLong();
        else if (name == "handler_write"_L1)
            handlerRows = row.value(1).toLongLong();
        else if (name == "wsrep_last_committed"_L1)
            figures.committed = row.value(1).toLongLong();
        else if (name == "wsrep_local_recv_queue"_L1)
            figures.queue = row.value(1).toLongLong();
        else
            figures.state = row.value(1).toString();
    }
    if (figures.rowsInserted < 0)
        figures.rowsInserted = handlerRows;
    return figures;
}

/// By address; of each member what it has not applied of what the group agreed on, and under the empty name
/// how many transactions this one has had certified.
Result<QMap<QString, qint64>> NodeLook::queuesOfGroup(Connection &connection)
{
    // The column is of MySQL 8.0.2 and later; before, a member knows its own figures alone.
    MILLRACE_TRY(const auto rows,
                 connection.rows(
                     u"SELECT CONCAT(members.MEMBER_HOST, ':', members.MEMBER_PORT), "
                     "stats.COUNT_TRANSACTIONS_REMOTE_IN_APPLIER_QUEUE, stats.COUNT_TRANSACTIONS_CHECKED, "
                     "stats.MEMBER_ID = @@server_uuid FROM performance_schema.replication_group_member_stats "
                     "stats JOIN performance_schema.replication_group_members members USING (MEMBER_ID)"_s));
    QMap<QString, qint64> queues;
    for (const auto &row : rows) {
        queues.insert(row.value(0).toString(), row.value(1).toLongLong());
        if (row.value(3).toInt() == 1)
            queues.insert({}, row.value(2).toLongLong());
    }
    return queues;
}

Result<NodeLook::Figures> NodeLook::ask(Node &node, const QString &address) const
{
    const auto silent = [&node](const QString &why) {
        node.connection.reset();
        node.silence = why;
        node.nextTry = Clock::now() + untilNextTry;
        return fail(Error{.code = ErrorCode::ServerUnreachable, .what = why});
    };
    const auto place = hostAndPort(address);
    if (!place)
        return silent(CoreText::tr("its address is not known"));
    if (node.connection && !node.connection->isAlive())
        node.connection.reset();
    if (!node.connection) {
        if (Clock::now() < node.nextTry)
            return fail(Error{.code = ErrorCode::ServerUnreachable, .what = node.silence});
        auto opened =
            Connection::open(m_target.withoutSchema().at(place->first, place->second), secondsToBeLetIn);
        if (!opened)
            return silent(opened.error().what);
        node.connection = std::move(*opened);
    }
    auto figures = figuresOf(*node.connection);
    if (!figures)
        return silent(figures.error().what);
    node.silence.clear();
    return figures;
}

double NodeLook::rate(Node &node, const Figures &figures) const
{
    const auto now = Clock::now();
    const double seconds = std::chrono::duration<double>(now - node.rowsAt).count();
    const qint64 rows = figures.rowsInserted - node.rowsBefore;
    const bool known = node.rowsBefore >= 0 && rows >= 0 && seconds > 0; // else it was started anew
    node.rowsBefore = figures.rowsInserted;
    node.rowsAt = now;
    return known ? static_cast<double>(rows) / seconds : -1;
}

void NodeLook::remember(qint64 transactions)
{
    if (!m_positions.empty() && transactions < m_positions.back().transactions) // another count began
        m_positions.clear();
    if (!m_positions.empty() && transactions == m_positions.back().transactions)
        return;
    m_positions.push_back({Clock::now(), transactions});
    if (m_positions.size() > mostPositions)
        m_positions.pop_front();
}

/// Of a server that is there now: since when the node of the sessions was seen to be further. It is counted
/// from the look that saw it, so that at most the time between two looks is missing.
qint64 NodeLook::lagMs(qint64 transactions) const
{
    const auto further =
        std::find_if(m_positions.begin(), m_positions.end(),
                     [transactions](const Position &each) { return each.transactions > transactions; });
    if (further == m_positions.end())
        return m_positions.empty() ? -1 : 0;
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - further->at).count();
}

QVector<NodeProgress> NodeLook::look(Connection &connection, const ClusterFacts &cluster,
                                     const std::stop_token &stop)
{
    if (m_positionsOf != cluster.node) { // each counts for itself
        m_positions.clear();
        m_positionsOf = cluster.node;
    }
    const auto queues = cluster.isGroup() ? queuesOfGroup(connection) : Result<QMap<QString, qint64>>();
    const auto own = figuresOf(connection);
    const qint64 position =
        cluster.isGroup() ? (queues ? queues->value({}, -1) : -1) : (own ? own->committed : -1);
    if (position >= 0)
        remember(position);

    QVector<NodeProgress> nodes;
    NodeProgress self{.name = cluster.node, .state = cluster.state, .isSelf = true, .lagMs = 0};
    if (own) {
        self.rowsPerSecond = rate(m_nodes[cluster.node], *own);
        self.queue = cluster.isGalera() ? own->queue : queues ? queues->value(cluster.node, -1) : -1;
    }
    for (const ClusterFacts::Member &member : cluster.members) {
        if (stop.stop_requested())
            break;
        if (member.isSelf) {
            self.state = member.role.isEmpty() ? cluster.state : member.role + u", "_s + member.state;
            continue;
        }
        Node &node = m_nodes[member.name];
        NodeProgress seen{.name = member.name};
        seen.state = member.role.isEmpty() ? member.state : member.role + u", "_s + member.state;
        const auto figures = ask(node, member.address);
        const QString state = figures && cluster.isGalera() ? figures->state : member.state;
        if (cluster.isGalera())
            seen.state = state;
        seen.isWell = isWellState(cluster, state);
        if (figures) {
            seen.rowsPerSecond = rate(node, *figures);
            if (cluster.isGalera()) {
                seen.queue = figures->queue;
                seen.lagMs = figures->committed < 0 ? -1 : lagMs(figures->committed);
            }
        } else {
            node.rowsBefore = -1;
            seen.silence = node.silence;
        }
        if (cluster.isGroup() && queues && queues->contains(member.name)) {
            seen.queue = queues->value(member.name);
            seen.lagMs = position < 0 ? -1 : seen.queue == 0 ? 0 : lagMs(position - seen.queue);
        }
        nodes << seen;
    }
    self.isWell = isWellState(cluster, cluster.state);
    nodes.prepend(self);
    forgetAllBut(nodes);
    return nodes;
}

/// A replica says by itself how far it is behind, by the clocks of both machines.
QVector<NodeProgress> NodeLook::lookAtReplicas(Connection &connection, const std::stop_token &stop)
{
    const QString host = m_target.spec.host.isEmpty() ? u"127.0.0.1"_s : m_target.spec.host;
    const auto readers = logReadersOf(connection, host);
    QVector<NodeProgress> nodes;
    if (!readers || readers->isEmpty())
        return nodes;
    NodeProgress self{.name = m_target.spec.placeName(), .state = CoreText::tr("source"), .isSelf = true};
    if (const auto own = figuresOf(connection))
        self.rowsPerSecond = rate(m_nodes[self.name], *own);
    nodes << self;
    for (const LogReader &reader : *readers) {
        if (stop.stop_requested())
            break;
        Node &node = m_nodes[reader.name];
        NodeProgress seen{.name = reader.name, .state = CoreText::tr("replica"), .isReplica = true};
        const auto figures = ask(node, reader.address);
        const auto lag = figures ? node.connection->replicaLagSeconds() : fail(Error());
        if (lag) {
            seen.rowsPerSecond = rate(node, *figures);
            seen.lagMs = *lag < 0 ? -1 : 1'000 * *lag;
            seen.isWell = *lag >= 0; // connected, but it applies nothing
            if (!seen.isWell)
                seen.state = CoreText::tr("replica, stopped");
        } else {
            node.rowsBefore = -1;
            seen.silence = figures ? lag.error().what : node.silence;
        }
        nodes << seen;
    }
    forgetAllBut(nodes);
    return nodes;
}

/// One that has left is asked anew when it is back.
void NodeLook::forgetAllBut(const QVector<NodeProgress> &nodes)
{
    std::erase_if(m_nodes, [&nodes](const auto &known) {
        return std::none_of(nodes.begin(), nodes.end(),
                            [&known](const NodeProgress &node) { return node.name == known.first; });
    });
}

} // namespace millrace
