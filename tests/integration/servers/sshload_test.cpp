// SPDX-License-Identifier: GPL-3.0-or-later
// Loads through ssh: verified like any other, on their own again when ssh falls, and resumed when the program
// was killed; a source behind ssh as well.
#include "core/base/paths.h"
#include "core/server/scratch/serverprocess.h"
#include "tests/integration/load/servercase.h"
#include "tests/integration/servers/sshcase.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <thread>

namespace millrace::test::sshload_test {

namespace {

class SshLoad : public SshWays
{
protected:
    /// The processes of a parent that are an ssh.
    static QVector<qint64> sshsOf(qint64 parent)
    {
        QVector<qint64> found;
        for (const QString &task :
             QDir(u"/proc/%1/task"_s.arg(parent)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile children(u"/proc/%1/task/%2/children"_s.arg(parent).arg(task));
            if (!children.open(QIODevice::ReadOnly))
                continue;
            for (const QByteArray &child : children.readAll().simplified().split(' ')) {
                QFile name(u"/proc/%1/comm"_s.arg(QString::fromLatin1(child)));
                if (name.open(QIODevice::ReadOnly) && name.readAll().trimmed() == "ssh")
                    found << child.toLongLong();
            }
        }
        return found;
    }
};

} // namespace

TEST_F(SshLoad, IsVerifiedThroughOneSsh)
{
    LoadCase load(*server);
    prepare(load, 60'000, true);
    const Peace direct = [&] {
        load.account = throughTheLine(load.plan.schema, ConnectionSpec::Tls::Disabled);
        return inPeace(load);
    }();
    load.account = throughSsh(load.plan.schema);
    int most = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().state != RunState::Done && run.progress().rowsCommitted < 60'000 &&
               !control.isCancelled()) {
            most = std::max(most, static_cast<int>(sshsOf(::getpid()).size()));
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(contentOf(load), direct.content);
    EXPECT_EQ(most, 1) << "for all of its sessions";
    empty(load);
}

TEST_F(SshLoad, GoesOnByItselfWhenSshFalls)
{
    LoadCase load(*server);
    prepare(load, 60'000, true);
    load.account = throughTheLine(load.plan.schema, ConnectionSpec::Tls::Disabled);
    const Peace direct = inPeace(load);
    load.account = throughSsh(load.plan.schema);
    load.plan.limits.rowsPerSecond = 60'000; // so that there is a middle
    int killed = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsStreamed < 6'000 && !control.isCancelled())
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        control.setThrottle(1'000);
        killed = sshd->killSessions();
        while (sshd->sessions().isEmpty() && !control.isCancelled()) // until somebody has come again
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        control.setThrottle(0);
    });
    EXPECT_GT(killed, 0);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_GT(summary.tables.first().retries, 0);
    EXPECT_EQ(contentOf(load), direct.content);
    empty(load);
}

TEST_F(SshLoad, OfAKilledProgramLeavesNoSshAndIsResumed)
{
    LoadCase load(*server);
    prepare(load, 60'000, true);
    load.account = throughTheLine(load.plan.schema, ConnectionSpec::Tls::Disabled);
    const Peace direct = inPeace(load);
    const ResolvedConnection target = throughSsh(load.plan.schema);
    load.plan.connection = target.spec;
    const QString plan = load.folderPath() + u"/ssh.millrace"_s;
    ASSERT_TRUE(writeFileAtomically(plan, load.plan.toJson()));
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"MILLRACE_HOME"_s, load.folderPath() + u"/home"_s);
    environment.insert(u"MILLRACE_PASSWORD"_s, target.password);
    QProcess program;
    program.setProcessEnvironment(environment);
    // Held by a lock: it is in the midst of it for as long as is needed.
    const auto holder = Connection::open(server->connection(load.plan.schema));
    ASSERT_TRUE(holder);
    ASSERT_TRUE((*holder)->execute(u"LOCK TABLES %1 READ"_s.arg(load.table())));
    program.start(millraceCli(), {u"run"_s, plan});
    ASSERT_TRUE(program.waitForStarted());
    const QString waiting =
        u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE STATE LIKE 'Waiting for "
        "table%'"_s;
    while (server->value(waiting).toInt() == 0 && !program.waitForFinished(20))
        ;
    const QVector<qint64> sshs = sshsOf(program.processId());
    ASSERT_EQ(sshs.size(), 1) << program.readAllStandardError().toStdString();
    const auto ssh = ServerProcess::fromPid(sshs.first());
    program.kill();
    program.waitForFinished();
    ASSERT_TRUE(ssh);
    EXPECT_TRUE(ssh->waitUntilGone(30'000)) << "an ssh was left";
    ASSERT_TRUE((*holder)->execute(u"UNLOCK TABLES"_s));

    const QString run =
        QDir(load.folderPath() + u"/home/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    QProcess again;
    again.setProcessEnvironment(environment);
    again.start(millraceCli(), {u"resume"_s, run});
    ASSERT_TRUE(again.waitForFinished(120'000));
    EXPECT_EQ(again.exitCode(), 0) << again.readAllStandardError().toStdString()
                                   << again.readAllStandardOutput().toStdString();
    EXPECT_EQ(contentOf(load), direct.content);
    empty(load);
}

TEST_F(SshLoad, ASourceBehindSshIsRead)
{
    ServerCase load;
    const QString definition = u"(id int NOT NULL PRIMARY KEY, name varchar(40) NOT NULL) ENGINE=InnoDB"_s;
    load.createSource(definition, u"n, CONCAT('name ', n)"_s, 5'000);
    load.createTarget(definition);
    ResolvedConnection source = load.from().connection(load.schema);
    source.spec.ssh.destination = sshd->destination();
    source.tunnels = std::make_shared<SshTunnels>();
    load.plan.source.table->server = source.spec;
    load.sourceServer = source;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    load.expectSameRows(u"id, name"_s);
}

} // namespace millrace::test::sshload_test
