// SPDX-License-Identifier: GPL-3.0-or-later
// HAProxy before a cluster gives each session to the next node: the run's own is not where its workers are,
// and who comes back after a loss is somewhere else. Every row is there once all the same.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "tests/integration/clusters/clustercase.h"
#include "tests/support/freeport.h"
#include "tests/support/kills.h"
#include "tests/support/needs.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>

namespace millrace::test::proxies_test {

namespace {

constexpr int nodes = 3;

/// Debian has it where an ordinary user's PATH does not lead.
QString haproxyProgram()
{
    const QString found = QStandardPaths::findExecutable(u"haproxy"_s);
    return found.isEmpty() ? QStandardPaths::findExecutable(u"haproxy"_s, {u"/usr/sbin"_s}) : found;
}

/// Round robin over all nodes; one that answers no more is left out.
class HaProxy
{
public:
    explicit HaProxy(ClusterServers &cluster)
        : m_port(freePort())
        , m_password(cluster.app(0).password)
    {
        QByteArray text = "defaults\n mode tcp\n timeout connect 5s\n timeout client 1h\n timeout server 1h\n"
                          " option redispatch\n retries 3\nlisten cluster\n bind 127.0.0.1:" +
                          QByteArray::number(m_port) + "\n balance roundrobin\n";
        for (int i = 0; i < cluster.size(); ++i)
            text += " server n" + QByteArray::number(i) + ' ' + cluster.address(i).toLatin1() +
                    " check inter 200ms fall 1 rise 1\n";
        QFile file(m_folder.filePath(u"haproxy.cfg"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            throw std::runtime_error("haproxy.cfg cannot be written");
        file.close();
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start(haproxyProgram(), {u"-db"_s, u"-f"_s, file.fileName()});
    }
    ~HaProxy()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    HaProxy(const HaProxy &) = delete;
    HaProxy &operator=(const HaProxy &) = delete;

    ResolvedConnection app(const QString &schema) const
    {
        return {.spec = {.host = u"127.0.0.1"_s, .port = m_port, .user = u"app"_s, .schema = schema},
                .password = m_password};
    }
    /// It listens, and has let somebody through.
    void await()
    {
        constexpr int longestMs = 60'000;
        QElapsedTimer timer;
        timer.start();
        for (auto session = Connection::open(app({})); !session; session = Connection::open(app({}))) {
            if (m_process.state() == QProcess::NotRunning || timer.hasExpired(longestMs))
                throw std::runtime_error("haproxy: " + session.error().text().toStdString() + ' ' +
                                         m_process.readAll().toStdString());
            QThread::msleep(20);
        }
    }

private:
    const int m_port;
    const QString m_password;
    QTemporaryDir m_folder;
    QProcess m_process;
};

class Proxies : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        if (!ClusterServers::whyNoGalera().isEmpty() || haproxyProgram().isEmpty())
            return;
        cluster = ClusterServers::galera(nodes, ClusterServers::Patience::Seconds);
        proxy = std::make_unique<HaProxy>(*cluster);
        proxy->await();
    }
    static void TearDownTestSuite()
    {
        proxy.reset();
        cluster.reset();
    }
    void SetUp() override
    {
        if (const QString why = ClusterServers::whyNoGalera(); !why.isEmpty())
            GTEST_SKIP() << why.toStdString();
        if (haproxyProgram().isEmpty())
            MILLRACE_NEEDS("haproxy");
    }
    static void prepare(LoadCase &load, int rows, int chunkRows, const QString &key = u"PRIMARY KEY"_s)
    {
        prepareIdRows(load, *cluster, 0, rows, chunkRows, key);
        load.account = proxy->app(load.plan.schema);
    }

    inline static std::unique_ptr<ClusterServers> cluster;
    inline static std::unique_ptr<HaProxy> proxy;
};

} // namespace

TEST_F(Proxies, SessionsAtAllNodesLoadEveryRowOnce)
{
    for (const QString &key : {u"PRIMARY KEY"_s, u""_s}) {
        LoadCase load(cluster->node(0));
        prepare(load, 6'000, 250, key);
        const RunSummary summary = load.run();
        ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, 6'000));
        expectOn(*cluster, {0, 1, 2}, load, 6'000);
        EXPECT_THAT(told(load), testing::Not(testing::HasSubstr("lost them again")));
    }
}

TEST_F(Proxies, ARunThatWasKilledGoesOnWhereverItIsLed)
{
    for (int round = 0; round < 3; ++round) {
        LoadCase load(cluster->node(0));
        prepare(load, 60'000, 1'000);
        load.openFolder(runUntilKilled(load, proxy->app(load.plan.schema)));
        const RunSummary summary = load.resume();
        ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, 60'000));
        expectOn(*cluster, {0, 1, 2}, load, 60'000);
        EXPECT_THAT(told(load), testing::Not(testing::HasSubstr("lost them again")));
    }
}

TEST_F(Proxies, ANodeThatDiesInTheMiddleIsLeftForAnother)
{
    constexpr int rows = 20'000;
    LoadCase load(cluster->node(0));
    prepare(load, rows, 500);
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        HeldBack slow(control);
        awaitMiddle(run, rows);
        cluster->crash(2);
        slow.letGo();
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    expectOn(*cluster, {0, 1}, load, rows);
    cluster->comeBack(2);
    expectOn(*cluster, {0, 1, 2}, load, rows);
}

/// What Galera 3 makes transactions of, Galera 4 makes fragments of one: a chunk is taken back whole, and
/// LOAD DATA is the way as ever.
TEST_F(Proxies, ANodeThatSplitsLoadsTakesThemBackWhole)
{
    const struct Switch
    {
        Switch() { set(u"ON"_s); }
        ~Switch() { set(u"OFF"_s); }
        static void set(const QString &value)
        {
            for (int i = 0; i < nodes; ++i)
                cluster->node(i).execute(u"SET GLOBAL wsrep_load_data_splitting = "_s + value);
        }
    } splitting;
    constexpr int rows = 25'000;
    LoadCase load(cluster->node(0));
    prepare(load, rows, rows);
    const QString copy = cluster->node(0).filesFolder() + u"/split.txt"_s;
    ASSERT_TRUE(QFile::copy(load.plan.source.files.first().path, copy));
    QFile::setPermissions(copy, QFile::permissions(copy) | QFileDevice::ReadOther);
    const auto session = Connection::open(cluster->node(0).connection(load.plan.schema));
    ASSERT_TRUE(session && (*session)->execute(u"START TRANSACTION"_s));
    const auto loaded = (*session)->execute(u"LOAD DATA INFILE '%1' INTO TABLE %2"_s.arg(copy, load.table()));
    ASSERT_TRUE(loaded) << loaded.error().text();
    ASSERT_TRUE((*session)->execute(u"ROLLBACK"_s));
    EXPECT_EQ(load.rowsInTable(), 0);

    const RunSummary summary = load.run();
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    expectOn(*cluster, {0, 1, 2}, load, rows);
    EXPECT_THAT(told(load), testing::Not(testing::HasSubstr("INSERT")));
}

} // namespace millrace::test::proxies_test
