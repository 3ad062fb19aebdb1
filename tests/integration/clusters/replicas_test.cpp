// SPDX-License-Identifier: GPL-3.0-or-later
// A load into a server with a replica: how far that one is, and a limit of lag that counts for it.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/logreaders.h"
#include "tests/integration/clusters/clustercase.h"
#include "tests/support/factsof.h"
#include "tests/support/freeport.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"

#include <QThread>
#include <atomic>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>

namespace millrace::test::replicas_test {

namespace {

constexpr int rows = 40'000;

class Replicas : public testing::Test
{
protected:
    /// \a saysHost: MariaDB's replicas that do not are listed nowhere, MySQL's are all the same.
    void start(bool saysHost)
    {
        for (int &port : m_ports)
            port = freePort();
        m_source = std::make_unique<PrivateServer>(optionsFor(21, m_ports[0]));
        PrivateServer::Options ofReplica = optionsFor(22, m_ports[1]);
        if (saysHost)
            ofReplica.extraArguments << u"--report-host=127.0.0.1"_s << u"--report-port=%1"_s.arg(m_ports[1]);
        m_replica = std::make_unique<PrivateServer>(ofReplica);
        for (PrivateServer *server : {m_source.get(), m_replica.get()}) {
            server->execute(u"CREATE USER app@'%' IDENTIFIED BY 'app-one'"_s);
            server->execute(u"GRANT ALL ON *.* TO app@'%'"_s);
        }
        m_isMariaDb = factsOf(*m_source).isMariaDb();
        const QString format = m_isMariaDb ? u"CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=%1, "
                                             "MASTER_USER='app', MASTER_PASSWORD='app-one', "
                                             "MASTER_LOG_FILE='%2', MASTER_LOG_POS=%3"_s
                                           : u"CHANGE REPLICATION SOURCE TO SOURCE_HOST='127.0.0.1', "
                                             "SOURCE_PORT=%1, SOURCE_USER='app', SOURCE_PASSWORD='app-one', "
                                             "SOURCE_LOG_FILE='%2', SOURCE_LOG_POS=%3, "
                                             "GET_SOURCE_PUBLIC_KEY=1"_s;
        const auto session = Connection::open(m_source->connection());
        const auto at = (*session)->rows(m_isMariaDb ? u"SHOW MASTER STATUS"_s : u"SHOW BINARY LOG STATUS"_s);
        m_replica->execute(
            format.arg(m_ports[0]).arg(at->first().at(0).toString(), at->first().at(1).toString()));
        m_replica->execute(u"START REPLICA"_s);
        while (factsOf(*m_source).cluster.logReaders.isEmpty())
            QThread::msleep(20);
    }

    static PrivateServer::Options optionsFor(int id, int port)
    {
        return {.extraArguments = {u"--server-id=%1"_s.arg(id), u"--log-bin=binlog"_s, u"--relay-log=relay"_s,
                                   u"--skip-networking=0"_s, u"--bind-address=127.0.0.1"_s,
                                   u"--port=%1"_s.arg(port)}};
    }
    QString replica() const { return u"127.0.0.1:%1"_s.arg(m_ports[1]); }
    void prepare(LoadCase &load) const
    {
        load.addFile(u"rows.txt"_s, idRows(1, rows));
        load.createTable(u"(id int NOT NULL PRIMARY KEY, text varchar(40))"_s, u"(id, text)"_s);
        load.plan.chunkRows = 100;
        load.account = m_source->connectionAs(u"app"_s, u"app-one"_s, load.plan.schema);
    }

    int m_ports[2] = {};
    bool m_isMariaDb = false;
    std::unique_ptr<PrivateServer> m_source;
    std::unique_ptr<PrivateServer> m_replica;
};

} // namespace

TEST_F(Replicas, ALoadShowsHowFarTheyAreAndGoesSlowerWhereOneIsBehind)
{
    start(true);
    LoadCase load(*m_source);
    prepare(load);
    load.plan.limits.replicaLagSeconds = 1;
    std::atomic<bool> slowed = false;
    load.onEvent = [&](const Event &event) {
        slowed = slowed || event.text.startsWith(u"The load goes slower: replica %1 lags "_s.arg(replica()));
    };
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        const HeldBack slow(control, seenRate);
        const auto isLevel = [](const NodeProgress &node) {
            return node.isWell && isLevelWith(node) && node.rowsPerSecond > 0 && node.state == u"replica"_s;
        };
        if (!awaitNode(run, replica(), control, isLevel))
            return;
        EXPECT_TRUE(run.progress().nodes.first().isSelf);
        {
            const auto holder = Connection::open(m_replica->connection());
            ASSERT_TRUE(holder && (*holder)->execute(u"LOCK TABLES %1 READ"_s.arg(load.table())));
            if (!awaitNode(run, replica(), control,
                           [](const NodeProgress &node) { return node.lagMs > 1'000; }) ||
                !awaitSaid(slowed, control))
                return;
        }
        if (!awaitNode(run, replica(), control, isLevel))
            return;
        m_replica->execute(u"STOP REPLICA SQL_THREAD"_s);
        EXPECT_TRUE(awaitNode(run, replica(), control, [](const NodeProgress &node) {
            return !node.isWell && node.state == u"replica, stopped"_s;
        }));
        m_replica->execute(u"START REPLICA SQL_THREAD"_s);
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
}

TEST_F(Replicas, OneThatCannotBeAskedIsShownWithTheReason)
{
    start(false);
    LoadCase load(*m_source);
    prepare(load);
    m_replica->execute(u"DROP USER app@'%'"_s);
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        const HeldBack slow(control, seenRate);
        const QString name = m_isMariaDb ? u"127.0.0.1"_s : replica();
        const QString reason = m_isMariaDb ? u"its address is not known"_s : u"app"_s;
        EXPECT_TRUE(awaitNode(run, name, control, [&reason](const NodeProgress &node) {
            return node.rowsPerSecond < 0 && node.lagMs < 0 && node.silence.contains(reason);
        }));
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
}

} // namespace millrace::test::replicas_test
