// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/clusters/clustercase.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/server/scratch/serverprogram.h"
#include "core/sql/quoting.h"
#include "core/verify/journaltotals.h"
#include "tests/support/freeport.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QThread>
#include <csignal>
#include <gtest/gtest.h>
#include <pthread.h>
#include <sched.h>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <unistd.h>

namespace millrace::test {

namespace {

const QString appPassword = u"of-all-nodes"_s;

QString oneOf(const QStringList &paths)
{
    for (const QString &path : paths)
        if (QFileInfo::exists(path))
            return path;
    return {};
}

QString galeraLibrary()
{
    return oneOf({u"/usr/lib/galera/libgalera_smm.so"_s, u"/usr/lib64/galera/libgalera_smm.so"_s,
                  u"/usr/lib64/galera-4/libgalera_smm.so"_s});
}

bool isMariaDb()
{
    const auto program = ServerProgram::find(qEnvironmentVariable("MILLRACE_TEST_SERVER"));
    return program && program->mariaDb;
}

/// A node that comes back asks through a program of this name for a state, before anybody knows that what it
/// lacks is enough. More than that is never sent: the packages' own programs would take rsync, and come with
/// a service that is started.
const QByteArray stateTransfer = R"(#!/bin/sh
while [ $# -gt 0 ]; do
    case $1 in
        --role) role=$2; shift ;;
        --address) address=$2; shift ;;
        --gtid) gtid=$2; shift ;;
        --bypass) bypass=1 ;;
    esac
    shift
done
mark=$(dirname "$0")/$(echo "$address" | tr -c 'a-z0-9.\n' _)
if [ "$role" = joiner ]; then
    rm -f "$mark"
    echo "ready $address"
    until [ -s "$mark" ]; do sleep 0.05; done
    cat "$mark"
else
    [ -n "$bypass" ] || exit 1
    echo "$gtid" >"$mark.new" && mv "$mark.new" "$mark"
    echo "done $gtid"
fi
)";

/// Whether a thread may ask to be served before those of others. A server that may not does not start.
bool mayGoFirst()
{
    bool may = false;
    std::thread([&may] {
        const sched_param lowest{.sched_priority = 1};
        may = ::pthread_setschedparam(::pthread_self(), SCHED_RR, &lowest) == 0;
    }).join();
    return may;
}

/// All of them different, although nobody listens on any yet.
QVector<int> freePorts(qsizetype count)
{
    QVector<int> ports;
    while (ports.size() < count)
        if (const int port = freePort(); !ports.contains(port))
            ports << port;
    return ports;
}

QString loopback(int port)
{
    return u"127.0.0.1:%1"_s.arg(port);
}

std::unique_ptr<Connection> opened(const ResolvedConnection &target)
{
    auto connection = Connection::open(target);
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    return std::move(*connection);
}

QString statusQuestion(const QString &name)
{
    return u"SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME = '%1'"_s.arg(
        name);
}

void execute(Connection &connection, const QString &sql)
{
    if (const auto done = connection.execute(sql); !done)
        throw std::runtime_error(done.error().text().toStdString());
}

} // namespace

QString ClusterServers::whyNoGalera()
{
    if (!isMariaDb())
        return u"Galera is MariaDB's; the server under test is MySQL"_s;
    return galeraLibrary().isEmpty() ? u"galera-4 is not installed: installer/deps.sh --ci"_s : QString();
}

QString ClusterServers::whyNoGroup()
{
    return isMariaDb() ? u"Group Replication is MySQL's; the server under test is MariaDB"_s : QString();
}

void ClusterServers::start(const QStringList &arguments, const QMap<QString, QByteArray> &dataFiles)
{
    const int port = m_ports.at(size());
    m_nodes.push_back(std::make_unique<PrivateServer>(PrivateServer::Options{
        .extraArguments =
            QStringList{u"--skip-networking=0"_s, u"--bind-address=127.0.0.1"_s, u"--port=%1"_s.arg(port)} +
            arguments,
        .password = u"one-root-password-for-every-node"_s,
        .schemaPrefix = u"test_of_%1_"_s.arg(size() + 1),
        .dataFiles = dataFiles}));
}

void ClusterServers::makeAccount(int index, bool logged)
{
    const auto root = opened(node(index).connection());
    if (!logged)
        execute(*root, u"SET SESSION sql_log_bin = 0"_s);
    execute(*root, u"CREATE USER app@'%' IDENTIFIED BY '%1'"_s.arg(appPassword));
    execute(*root, u"GRANT ALL ON *.* TO app@'%' WITH GRANT OPTION"_s);
}

std::unique_ptr<ClusterServers> ClusterServers::galera(int nodes, Patience patience)
{
    std::unique_ptr<ClusterServers> cluster(new ClusterServers);
    cluster->m_isGalera = true;
    cluster->m_ports = freePorts(nodes);
    // Of the group, of what a node that comes back lacks, and of states, which are never sent.
    const QVector<int> ports = freePorts(3LL * nodes);
    const QString script = cluster->m_scripts.filePath(u"wsrep_sst_millrace"_s);
    if (!writeFileAtomically(script, stateTransfer) ||
        !QFile::setPermissions(script, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        throw std::runtime_error("the script of the state transfers cannot be written");
    qputenv("PATH", cluster->m_scripts.path().toLocal8Bit() + ':' + qgetenv("PATH")); // the servers'
    QStringList all;
    for (int i = 0; i < nodes; ++i)
        all << loopback(ports.at(i));
    const QString patient =
        patience == Patience::Endless
            ? u"evs.suspect_timeout=PT60S;evs.inactive_timeout=PT90S;evs.install_timeout=PT60S"_s
            : u"evs.suspect_timeout=PT5S;evs.inactive_timeout=PT15S;evs.install_timeout=PT8S"_s;
    // A busy machine that keeps the thread of the group waiting that long would look like a dead node.
    const QString soonServed = mayGoFirst() ? u"gcomm.thread_prio=rr:1;"_s : QString();
    // All have the same data, and nothing is written before they are there. Each says that it has all there
    // is, the view of those before it.
    const auto history = [](int index) {
        return QByteArray(
                   "# GALERA saved state\nversion: 2.1\nuuid:    aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee\n"
                   "seqno:   ") +
               QByteArray::number(index) + "\nsafe_to_bootstrap: 1\n";
    };
    for (int i = 0; i < nodes; ++i) {
        const int own = ports.at(i);
        const QStringList arguments{
            u"--wsrep-on=ON"_s,
            u"--wsrep-provider="_s + galeraLibrary(),
            u"--binlog-format=ROW"_s,
            u"--innodb-autoinc-lock-mode=2"_s,
            u"--wsrep-cluster-name=millrace"_s,
            u"--wsrep-node-name=n%1"_s.arg(i + 1),
            u"--wsrep-node-address="_s + loopback(own),
            u"--wsrep-node-incoming-address="_s + loopback(cluster->m_ports.at(i)),
            u"--wsrep-sst-method=millrace"_s,
            u"--wsrep-sst-receive-address="_s + loopback(ports.at(2 * nodes + i)),
            u"--wsrep-provider-options=gmcast.listen_addr=tcp://%1;ist.recv_addr=%2;gcache.size=16M;"
            "pc.recovery=false;%3%4"_s.arg(loopback(own), loopback(ports.at(nodes + i)), soonServed,
                                           patient)};
        const QString address = u"--wsrep-cluster-address=gcomm://"_s;
        cluster->m_arguments << arguments + QStringList{address + all.join(u',')};
        cluster->start(arguments + QStringList{address + (i == 0 ? QString() : all.first())},
                       {{u"grastate.dat"_s, history(i)}});
        cluster->awaitMember(i);
    }
    cluster->makeAccount(0, true);
    return cluster;
}

std::unique_ptr<ClusterServers> ClusterServers::group(Patience patience)
{
    std::unique_ptr<ClusterServers> cluster(new ClusterServers);
    constexpr int members = 3;
    cluster->m_ports = freePorts(members);
    const QVector<int> ports = freePorts(members);
    QStringList seeds;
    for (const int port : ports)
        seeds << loopback(port);
    for (int i = 0; i < members; ++i) {
        cluster->m_arguments << QStringList{
            u"--server-id=%1"_s.arg(i + 1),
            u"--report-host=127.0.0.1"_s,
            u"--log-bin=binlog"_s,
            u"--gtid-mode=ON"_s,
            u"--enforce-gtid-consistency=ON"_s,
            u"--plugin-load-add=group_replication.so"_s,
            u"--loose-group-replication-group-name=aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee"_s,
            u"--loose-group-replication-start-on-boot=OFF"_s,
            u"--loose-group-replication-member-expel-timeout=%1"_s.arg(patience == Patience::Endless ? 120
                                                                                                     : 0),
            u"--loose-group-replication-local-address="_s + seeds.at(i),
            u"--loose-group-replication-recovery-get-public-key=ON"_s,
            u"--loose-group-replication-recovery-reconnect-interval=1"_s, // a minute if it meets no donor
            u"--loose-group-replication-group-seeds="_s + seeds.join(u',')};
        cluster->start(cluster->m_arguments.last());
        cluster->makeAccount(i, false);
    }
    for (int i = 0; i < members; ++i) {
        execute(*opened(cluster->node(i).connection()),
                u"CHANGE REPLICATION SOURCE TO SOURCE_USER = 'app', SOURCE_PASSWORD = '%1' FOR CHANNEL "
                "'group_replication_recovery'"_s.arg(appPassword));
        cluster->join(i, i == 0);
    }
    return cluster;
}

void ClusterServers::join(int index, bool first)
{
    const auto root = opened(node(index).connection());
    if (first)
        execute(*root, u"SET GLOBAL group_replication_bootstrap_group = ON"_s);
    execute(*root, u"START GROUP_REPLICATION"_s);
    if (first)
        execute(*root, u"SET GLOBAL group_replication_bootstrap_group = OFF"_s);
    awaitMember(index);
}

void ClusterServers::awaitMember(int index)
{
    if (m_isGalera)
        await(index, statusQuestion(u"wsrep_local_state_comment"_s), u"Synced"_s);
    else
        await(index,
              u"SELECT MEMBER_STATE FROM performance_schema.replication_group_members WHERE MEMBER_ID = "
              "@@server_uuid"_s,
              u"ONLINE"_s);
}

/// Where its data stand: a node that crashed does not know, and would ask for all of them.
QString ClusterServers::recoveredPosition(int index)
{
    const auto program = ServerProgram::find(qEnvironmentVariable("MILLRACE_TEST_SERVER"));
    QStringList arguments{u"--no-defaults"_s, u"--datadir=%1/data"_s.arg(node(index).folder()),
                          u"--socket=%1/recover.sock"_s.arg(node(index).folder()), u"--skip-networking"_s,
                          u"--wsrep-recover"_s};
    if (::getuid() == 0)
        arguments << u"--user=root"_s;
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program ? program->path : QString(), arguments + m_arguments.at(index));
    constexpr int longestMs = 60'000;
    process.waitForFinished(longestMs);
    static const QRegularExpression position(u"Recovered position: (\\S+)"_s);
    const QString said = QString::fromUtf8(process.readAll());
    const auto match = position.match(said);
    if (!match.hasMatch())
        throw std::runtime_error("no position: " + said.right(2000).toStdString());
    return match.captured(1);
}

void ClusterServers::comeBack(int index)
{
    constexpr int mostAttempts = 3;
    for (int attempt = 1;; ++attempt) {
        QStringList arguments = m_arguments.at(index);
        if (m_isGalera)
            arguments << u"--wsrep-start-position="_s + recoveredPosition(index);
        try {
            node(index).startAgain(arguments);
            break;
        } catch (const std::runtime_error &error) {
            // The one that was to send what it lacks could not, which another one may: a machine that is busy
            // keeps them from each other for longer than they wait.
            const bool unserved =
                std::string_view(error.what()).find("Will never receive state") != std::string_view::npos;
            // While one is dead, two that lose each other for a moment are no cluster any more, ever.
            if (!m_isGalera || attempt == mostAttempts || !(gatherOthers(index) || unserved))
                throw;
        }
    }
    if (m_isGalera)
        awaitMember(index);
    else
        join(index, false);
}

/// "Primary" where most of them are.
QString ClusterServers::clusterStatus(int index)
{
    return node(index).value(statusQuestion(u"wsrep_cluster_status"_s)).toString();
}

void ClusterServers::makeMajority(int index)
{
    const auto root = opened(node(index).connection());
    constexpr int longest = 60; // seconds
    for (int tries = 0; clusterStatus(index) != "Primary"_L1; ++tries) {
        if (tries > longest)
            throw std::runtime_error("the nodes that are left do not become the cluster");
        // Refused, or dropped, while they still look for one that has just gone.
        (void)root->execute(u"SET GLOBAL wsrep_provider_options = 'pc.bootstrap=YES'"_s);
        QThread::sleep(1);
    }
    awaitMember(index);
}

/// What a DBA does where a cluster has lost its majority. False: it had not.
bool ClusterServers::gatherOthers(int index)
{
    for (int i = 0; i < size(); ++i) {
        QString said;
        try {
            said = i == index ? QString() : clusterStatus(i);
        } catch (const std::runtime_error &) { // it is down, too
        }
        if (said.isEmpty() || said == "Primary"_L1)
            continue;
        makeMajority(i);
        return true;
    }
    return false;
}

ResolvedConnection ClusterServers::app(int index, const QString &schema)
{
    return node(index).connectionAs(u"app"_s, appPassword, schema);
}

QString ClusterServers::address(int index) const
{
    return loopback(m_ports.at(index));
}

void ClusterServers::await(int index, const QString &sql, const QString &wanted)
{
    constexpr int longestMs = 60'000;
    QElapsedTimer timer;
    timer.start();
    for (;;) {
        QString said;
        try {
            said = node(index).value(sql).toString();
        } catch (const std::runtime_error &error) { // a node that is not ready answers nothing
            said = QString::fromUtf8(error.what());
        }
        if (said == wanted)
            return;
        if (timer.hasExpired(longestMs))
            throw std::runtime_error(
                u"node %1: %2 is “%3”, not “%4”"_s.arg(QString::number(index + 1), sql, said, wanted)
                    .toStdString());
        QThread::msleep(20);
    }
}

QString runUntilKilled(LoadCase &load, const ResolvedConnection &target)
{
    Plan plan = load.plan;
    plan.connection = target.spec;
    const QString planFile = load.folderPath() + u"/p.millrace"_s;
    if (!writeFileAtomically(planFile, plan.toJson()))
        throw std::runtime_error("the plan cannot be written");
    const QStringList before = listRuns();
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"MILLRACE_PASSWORD"_s, target.password);
    process.setProcessEnvironment(environment);
    process.start(millraceCli(), {u"run"_s, planFile, u"--json"_s});
    const auto look = opened(target.withoutSchema());
    const QString journal = qualifiedName(plan.schema, plan.journalTable);
    constexpr int fewChunks = 3;
    while (process.state() != QProcess::NotRunning) {
        const auto chunks = look->value(u"SELECT COUNT(*) FROM %1 WHERE chunk > 0"_s.arg(journal));
        if (chunks && chunks->toInt() >= fewChunks)
            break;
        process.waitForFinished(10);
    }
    if (process.state() == QProcess::NotRunning)
        throw std::runtime_error("the program ended before it was killed: " +
                                 process.readAllStandardError().toStdString());
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    process.waitForFinished();
    for (const QString &run : listRuns())
        if (!before.contains(run))
            return run;
    throw std::runtime_error("the program left no run");
}

QByteArray idRows(int from, int to)
{
    QByteArray lines;
    for (int id = from; id <= to; ++id)
        lines += QByteArray::number(id) + "\tof row " + QByteArray::number(id * 7) + '\n';
    return lines;
}

void prepareIdRows(LoadCase &load, ClusterServers &cluster, int through, int rows, int chunkRows,
                   const QString &key, const QString &more)
{
    load.addFile(u"rows.txt"_s, idRows(1, rows));
    load.createTable(u"(id int NOT NULL %1, text varchar(40)%2)"_s.arg(key, more), u"(id, text)"_s);
    load.plan.chunkRows = chunkRows;
    load.account = cluster.app(through, load.plan.schema);
}

void awaitMiddle(const MigrationRun &run, qint64 rows)
{
    constexpr qint64 some = 1'000;
    while (run.progress().rowsCommitted < some && run.progress().state <= RunState::Loading)
        QThread::msleep(5);
    EXPECT_LT(run.progress().rowsCommitted, rows) << "else this test shows nothing";
}

bool isLevelWith(const NodeProgress &node)
{
    return node.lagMs >= 0 && node.lagMs <= 1'000;
}

bool awaitNode(const MigrationRun &run, const QString &node, RunControl &control,
               const std::function<bool(const NodeProgress &)> &asAsked)
{
    constexpr int longestMs = 60'000;
    QElapsedTimer timer;
    for (timer.start(); !timer.hasExpired(longestMs) && run.progress().state <= RunState::Paused;
         QThread::msleep(20)) {
        const QVector<NodeProgress> nodes = run.progress().nodes;
        if (std::any_of(nodes.begin(), nodes.end(),
                        [&](const NodeProgress &each) { return each.name == node && asAsked(each); }))
            return true;
    }
    std::string shown;
    for (const NodeProgress &each : run.progress().nodes)
        shown += u"\n%1 | %2 | %3 rows/s | queue %4 | %5 ms | %6"_s.arg(each.name, each.state)
                     .arg(each.rowsPerSecond)
                     .arg(each.queue)
                     .arg(each.lagMs)
                     .arg(each.silence)
                     .toStdString();
    ADD_FAILURE() << "node " << node.toStdString() << " is not shown so in " << timer.elapsed()
                  << " ms, but (the run is " << runStateName(run.progress().state).toStdString()
                  << "):" << shown;
    control.cancel();
    return false;
}

bool awaitSaid(const std::atomic<bool> &said, RunControl &control)
{
    constexpr int longestMs = 60'000;
    QElapsedTimer timer;
    timer.start();
    while (!said && !timer.hasExpired(longestMs))
        QThread::msleep(20);
    EXPECT_TRUE(said) << "it waits in silence";
    if (!said)
        control.cancel();
    return said;
}

void expectProved(const RunSummary &summary, const LoadCase &load, qint64 rows)
{
    ASSERT_EQ(summary.status, RunState::Done) << why(summary) << told(load);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsLoaded, rows);
}

void expectOn(ClusterServers &cluster, const QVector<int> &nodes, const LoadCase &load, qint64 rows)
{
    QStringList sums;
    for (const int i : nodes) {
        const auto node = Connection::open(cluster.app(i));
        ASSERT_TRUE(node) << node.error().text();
        const auto counted = countRows(**node, load.plan.schema, load.plan.table);
        ASSERT_TRUE(counted) << counted.error().text();
        EXPECT_EQ(*counted, rows) << "node " << i + 1;
        sums << cluster.node(i).checksum(load.plan.schema, load.plan.table);
    }
    EXPECT_EQ(sums.removeDuplicates(), nodes.size() - 1) << sums.join(u' ').toStdString();
}

std::string told(const LoadCase &load)
{
    std::string text;
    for (const Event &event : load.events)
        if (event.kind == Event::Kind::Warning || event.kind == Event::Kind::Note)
            text += event.text.toStdString() + '\n';
    return text;
}

} // namespace millrace::test
