// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/loadcase.h"

#include <QTemporaryDir>
#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace millrace::test {

/// Servers that belong together, each a private server with a port on the loopback address, and one account,
/// app, on all of them. Everything throws std::runtime_error with the reason.
class ClusterServers
{
public:
    /// Nobody is killed and a machine that keeps a node waiting harms nobody, or one that is gone is given up
    /// after seconds.
    enum class Patience
    {
        Endless,
        Seconds
    };
    /// All begin with a copy of what the first had, so that nothing has to be sent to them.
    static std::unique_ptr<ClusterServers> galera(int nodes = 2, Patience patience = Patience::Endless);
    /// Why there can be none here; empty: there can.
    static QString whyNoGalera();
    /// Three members with a single primary, which is node(0) at first.
    static std::unique_ptr<ClusterServers> group(Patience patience = Patience::Endless);
    static QString whyNoGroup();

    int size() const { return static_cast<int>(m_nodes.size()); }
    PrivateServer &node(int index) { return *m_nodes.at(static_cast<std::size_t>(index)); }
    /// As app, over the node's socket.
    ResolvedConnection app(int index, const QString &schema = {});
    /// "127.0.0.1:port"
    QString address(int index) const;
    /// Waits until the first column of the answer is this.
    void await(int index, const QString &sql, const QString &wanted);
    /// Ends the server at once, as a crash does. Its data stay.
    void crash(int index) { node(index).crash(); }
    /// Starts it again after a crash, and waits until it belongs to the others and has all they have.
    void comeBack(int index);
    /// Until it is a member in good order.
    void awaitMember(int index);
    /// Galera: makes those that this node sees the cluster, which they cannot be by themselves without most
    /// of the nodes that there were.
    void makeMajority(int index);

private:
    ClusterServers() = default;
    void start(const QStringList &arguments, const QMap<QString, QByteArray> &dataFiles = {});
    void makeAccount(int index, bool logged);

    std::vector<std::unique_ptr<PrivateServer>> m_nodes;
    QString recoveredPosition(int index);
    void join(int index, bool first);
    QString clusterStatus(int index);
    bool gatherOthers(int index);

    bool m_isGalera = false;
    QTemporaryDir m_scripts; ///< of Galera's state transfers
    QVector<int> m_ports;
    QVector<QStringList> m_arguments; ///< as a member starts that finds others there
};

/// `millrace-cli run` of the plan, killed (SIGKILL) as soon as some of its chunks are committed and others
/// are not. Returns the run's folder, of MILLRACE_HOME. \a target: as the program connects.
QString runUntilKilled(LoadCase &load, const ResolvedConnection &target);

/// Rows "id, text" with all ids of the range, as a file has them.
QByteArray idRows(int from, int to);
/// A file with the ids from 1 to \a rows and a table for them, loaded through that node. \a key: of the ids;
/// \a more: what else is in the table.
void prepareIdRows(LoadCase &load, ClusterServers &cluster, int through, int rows, int chunkRows,
                   const QString &key = QStringLiteral("PRIMARY KEY"), const QString &more = {});
/// Waits until some of the rows are committed and others are not.
void awaitMiddle(const MigrationRun &run, qint64 rows);
/// Rows per second of a load that is watched: it takes longer than all that is waited for in it.
constexpr qint64 seenRate = 300;
/// No more behind than a server that keeps up may seem to be: replicas count whole seconds, and those of a
/// statement that runs; on a busy machine one never says 0 while rows come.
bool isLevelWith(const NodeProgress &node);
/// Until the run shows of that node what is asked for: fails and cancels the run when it does not within a
/// minute, or before its rows are loaded.
[[nodiscard]] bool awaitNode(const MigrationRun &run, const QString &node, RunControl &control,
                             const std::function<bool(const NodeProgress &)> &asAsked);
/// Until the run has said it: fails and cancels the run when it waits in silence for a minute.
[[nodiscard]] bool awaitSaid(const std::atomic<bool> &said, RunControl &control);
/// Done, verified, and all of them loaded; fatal where there is no result to look at.
void expectProved(const RunSummary &summary, const LoadCase &load, qint64 rows);
/// The load's table has as many rows on each of these nodes, which applies first what it has received, and
/// the same contents on all.
void expectOn(ClusterServers &cluster, const QVector<int> &nodes, const LoadCase &load, qint64 rows);
/// What it warned of and noted, a line each.
std::string told(const LoadCase &load);

} // namespace millrace::test
