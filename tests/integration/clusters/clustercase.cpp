// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/clusters/clustercase.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/server/scratch/serverprogram.h"
#include "core/sql/quoting.h"
#include "tests/support/freeport.h"
#include "tests/support/testdata.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QThread>
#include <csignal>
#include <stdexcept>

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

std::unique_ptr<ClusterServers> ClusterServers::galera()
{
    std::unique_ptr<ClusterServers> cluster(new ClusterServers);
    constexpr int nodes = 2;
    cluster->m_ports = freePorts(nodes);
    const QVector<int> ports = freePorts(2LL * nodes); // of the group, and of state transfers
    // No node is killed here: one that a busy machine keeps waiting is not to be given up.
    // Both have the same data, and nothing is written before both are there. The second says that it has all
    // there is, the first one's own view (1): to send it a state would take rsync and the scripts of a
    // package that starts a service.
    const auto history = [](int index) {
        return QByteArray(
                   "# GALERA saved state\nversion: 2.1\nuuid:    aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee\n"
                   "seqno:   ") +
               QByteArray::number(index) + "\nsafe_to_bootstrap: 1\n";
    };
    for (int i = 0; i < nodes; ++i) {
        const int own = ports.at(i);
        const QString others = i == 0 ? QString() : loopback(ports.at(0));
        cluster->start(
            {u"--wsrep-on=ON"_s, u"--wsrep-provider="_s + galeraLibrary(), u"--binlog-format=ROW"_s,
             u"--innodb-autoinc-lock-mode=2"_s, u"--wsrep-cluster-name=millrace"_s,
             u"--wsrep-node-name=n%1"_s.arg(i + 1), u"--wsrep-cluster-address=gcomm://"_s + others,
             u"--wsrep-node-address="_s + loopback(own),
             u"--wsrep-node-incoming-address="_s + loopback(cluster->m_ports.at(i)),
             u"--wsrep-sst-method=skip"_s, // never asked for
             u"--wsrep-provider-options=gmcast.listen_addr=tcp://%1;ist.recv_addr=%2;gcache.size=16M;"
             "pc.recovery=false;evs.suspect_timeout=PT60S;evs.inactive_timeout=PT90S;evs.install_timeout=PT60S"_s
                 .arg(loopback(own), loopback(ports.at(nodes + i)))},
            {{u"grastate.dat"_s, history(i)}});
        cluster->await(i,
                       u"SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME = "
                       "'wsrep_local_state_comment'"_s,
                       u"Synced"_s);
    }
    cluster->makeAccount(0, true);
    return cluster;
}

std::unique_ptr<ClusterServers> ClusterServers::group()
{
    std::unique_ptr<ClusterServers> cluster(new ClusterServers);
    constexpr int members = 3;
    cluster->m_ports = freePorts(members);
    const QVector<int> ports = freePorts(members);
    QStringList seeds;
    for (const int port : ports)
        seeds << loopback(port);
    for (int i = 0; i < members; ++i) {
        cluster->start({u"--server-id=%1"_s.arg(i + 1), u"--report-host=127.0.0.1"_s, u"--log-bin=binlog"_s,
                        u"--gtid-mode=ON"_s, u"--enforce-gtid-consistency=ON"_s,
                        u"--plugin-load-add=group_replication.so"_s,
                        u"--loose-group-replication-group-name=aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee"_s,
                        u"--loose-group-replication-start-on-boot=OFF"_s,
                        u"--loose-group-replication-member-expel-timeout=120"_s,
                        u"--loose-group-replication-local-address="_s + seeds.at(i),
                        u"--loose-group-replication-recovery-get-public-key=ON"_s,
                        u"--loose-group-replication-group-seeds="_s + seeds.join(u',')});
        cluster->makeAccount(i, false);
    }
    for (int i = 0; i < members; ++i) {
        const auto root = opened(cluster->node(i).connection());
        execute(*root,
                u"CHANGE REPLICATION SOURCE TO SOURCE_USER = 'app', SOURCE_PASSWORD = '%1' FOR CHANNEL "
                "'group_replication_recovery'"_s.arg(appPassword));
        if (i == 0)
            execute(*root, u"SET GLOBAL group_replication_bootstrap_group = ON"_s);
        execute(*root, u"START GROUP_REPLICATION"_s);
        if (i == 0)
            execute(*root, u"SET GLOBAL group_replication_bootstrap_group = OFF"_s);
        cluster->await(i,
                       u"SELECT MEMBER_STATE FROM performance_schema.replication_group_members WHERE "
                       "MEMBER_ID = @@server_uuid"_s,
                       u"ONLINE"_s);
    }
    return cluster;
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

} // namespace millrace::test
