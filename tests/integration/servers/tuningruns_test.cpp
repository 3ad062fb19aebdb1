// SPDX-License-Identifier: GPL-3.0-or-later
// Runs that change settings of the server: cancelled, failed, restarted, killed at random moments
// (MILLRACE_SEED repeats them), everything is as it was before.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/run/undo/restore.h"
#include "core/server/connection.h"
#include "core/server/scratch/serverprocess.h"
#include "core/server/serverfacts.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/settingsrecord.h"
#include "tests/integration/servers/tuningcase.h"
#include "tests/support/fakehost.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <csignal>
#include <gmock/gmock.h>
#include <thread>

namespace millrace::test::tuningruns_test {

using namespace std::chrono_literals;

TEST_F(Tuning, ARunSetsThemForTheLoadOnlyAndTheReportSaysSo)
{
    LoadCase load(server);
    smallLoad(load);
    load.plan.global = someGlobals();
    load.plan.chunkRows = 2'000;
    load.plan.limits.rowsPerSecond = 40'000;
    QString during;
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        while (run.progress().rowsCommitted == 0 && run.progress().state != RunState::Stopped)
            std::this_thread::sleep_for(1ms);
        during = value("innodb_io_capacity");
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(during, u"30000"_s);
    expectAsBefore();
    const auto put = std::count_if(load.events.begin(), load.events.end(), [](const Event &event) {
        return event.values.value(u"outcome"_s).toString() == "put_back"_L1;
    });
    EXPECT_EQ(put, 6);
}

TEST_F(Tuning, ACancelledAndAFailedRunPutThemBack)
{
    LoadCase load(server);
    smallLoad(load);
    load.plan.global = someGlobals();
    load.plan.chunkRows = 1'000;
    load.plan.limits.rowsPerSecond = 20'000;
    const RunSummary cancelled = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsCommitted == 0 && run.progress().state != RunState::Stopped)
            std::this_thread::sleep_for(1ms);
        control.cancel();
    });
    EXPECT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    expectAsBefore();

    LoadCase bad(server);
    bad.addFile(u"a.txt"_s, "1\ta\nx\tb\n");
    bad.createTable(u"(id int PRIMARY KEY, s varchar(20))"_s, u"(id, s)"_s);
    bad.plan.global = someGlobals();
    EXPECT_EQ(bad.run().status, RunState::Stopped);
    expectAsBefore();
}

TEST_F(Tuning, LocalInfileIsSwitchedOnForTheLoad)
{
    server.execute(u"SET GLOBAL local_infile = 0"_s);
    LoadCase load(server);
    smallLoad(load, 100);
    load.plan.wayIn = WayIn::Local;
    EXPECT_EQ(load.run().status, RunState::Refused);
    load.plan.global = {{u"local_infile"_s, u"ON"_s}};
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(value("local_infile"), u"OFF"_s);
    server.execute(u"SET GLOBAL local_infile = 1"_s);
}

TEST_F(Tuning, UniqueChecksOffAreRefusedWhileAUniqueIndexIsInPlace)
{
    LoadCase load(server);
    load.addFile(u"a.txt"_s, "1\ta\n");
    load.createTable(u"(id int PRIMARY KEY, s varchar(20), UNIQUE KEY us (s))"_s, u"(id, s)"_s);
    load.plan.session = {{u"unique_checks"_s, u"0"_s}};
    const RunSummary refused = load.run();
    EXPECT_EQ(refused.status, RunState::Refused);
    EXPECT_THAT(why(refused), testing::HasSubstr("`us`"));
    load.plan.indexes = IndexPolicy::DeferAll;
    EXPECT_EQ(load.run().status, RunState::Done);
}

TEST(ReadOnlyServer, IsRefusedWithTheVariablesName)
{
    PrivateServer own;
    LoadCase load(own);
    smallLoad(load, 100);
    const bool mariaDb = valueOf(ServerFacts::read(*valueOf(Connection::open(own.connection())))).isMariaDb();
    own.execute(u"CREATE USER plain@localhost IDENTIFIED BY 'x'"_s);
    own.execute(u"GRANT ALL ON %1.* TO plain@localhost"_s.arg(load.plan.schema));
    load.account = own.connectionAs(u"plain"_s, u"x"_s, load.plan.schema);
    own.execute(u"SET GLOBAL read_only = 1"_s);
    RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Refused);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::ServerReadOnly) << why(summary);
    if (!mariaDb) {
        load.account.reset();
        own.execute(u"SET GLOBAL super_read_only = 1"_s);
        summary = load.run();
        EXPECT_EQ(summary.status, RunState::Refused);
        EXPECT_THAT(why(summary), testing::HasSubstr("super_read_only"));
        own.execute(u"SET GLOBAL super_read_only = 0"_s);
    }
    own.execute(u"SET GLOBAL read_only = 0"_s);
    load.account.reset();
    own.execute(mariaDb ? u"SET GLOBAL tx_read_only = 1"_s : u"SET GLOBAL transaction_read_only = 1"_s);
    summary = load.run();
    EXPECT_EQ(summary.status, RunState::Refused);
    EXPECT_THAT(why(summary), testing::HasSubstr("read_only"));
    EXPECT_EQ(load.folder().events()->isEmpty(), false);
}

TEST(ServerRestart, InTheMiddleOfALoadIsToldAndNothingStaysChanged)
{
    PrivateServer own;
    LoadCase load(own);
    smallLoad(load, 40'000);
    const auto before = variables(own);
    load.plan.global = someGlobals();
    load.plan.chunkRows = 2'000;
    load.plan.limits.rowsPerSecond = 20'000;
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        while (run.progress().rowsCommitted == 0 && run.progress().state != RunState::Stopped)
            std::this_thread::sleep_for(1ms);
        const auto process = ServerProcess::fromPid(own.server().status().pid);
        ASSERT_TRUE(process);
        ::kill(static_cast<pid_t>(process->pid()), SIGKILL);
        EXPECT_TRUE(process->waitUntilGone(60'000));
        EXPECT_TRUE(own.server().start());
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(difference(before, variables(own)), "");
    const auto already = std::count_if(load.events.begin(), load.events.end(), [](const Event &event) {
        return event.values.value(u"outcome"_s).toString() == "already_back"_L1;
    });
    EXPECT_EQ(already, 6);
}

TEST(RedoLog, IsOffOnlyWhereItIsConfirmedAndAlwaysComesBack)
{
    PrivateServer own;
    const ServerFacts facts = valueOf(ServerFacts::read(*valueOf(Connection::open(own.connection()))));
    if (!facts.redoLogEnabled)
        GTEST_SKIP() << facts.displayName() << " cannot switch its redo log off";
    LoadCase load(own);
    smallLoad(load);
    load.plan.global = {{redoLogName(), u"OFF"_s}};
    const RunSummary refused = load.run();
    EXPECT_EQ(refused.status, RunState::Refused);
    EXPECT_EQ(refused.error->code, ErrorCode::SettingNotConfirmed);
    load.plan.redoLogOffServer = facts.variables.value(u"server_uuid"_s);
    load.plan.chunkRows = 1'000;
    load.plan.limits.rowsPerSecond = 20'000;
    QString during;
    const RunSummary cancelled = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsCommitted == 0 && run.progress().state != RunState::Stopped)
            std::this_thread::sleep_for(1ms);
        during = variables(own).value(redoLogName());
        control.cancel();
    });
    EXPECT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    EXPECT_EQ(during, u"OFF"_s);
    EXPECT_EQ(variables(own).value(redoLogName()), u"ON"_s);
    load.plan.limits = {};
    EXPECT_EQ(load.resume().status, RunState::Done);
    EXPECT_EQ(variables(own).value(redoLogName()), u"ON"_s);
}

TEST(TuneCommand, ListsEveryKnobAndPresetsGoIntoThePlan)
{
    PrivateServer own;
    const FakeHost machine;
    LoadCase load(own);
    smallLoad(load, 100);
    const auto before = variables(own);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"MILLRACE_PASSWORD"_s, load.target().password);
    environment.insert(u"MILLRACE_HOME"_s, load.folderPath() + u"/home"_s);
    environment.insert(u"MILLRACE_HOST_ROOT"_s, machine.root());
    ConnectionSpec spec = load.target().spec;
    spec.scratch = false; // by its socket, as any other server
    const QString url = spec.toUrl();
    QByteArray errors;
    const auto cli = [&](const QStringList &arguments, int expected) {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(millraceCli(), arguments);
        EXPECT_TRUE(process.waitForFinished(60'000));
        errors = process.readAllStandardError();
        EXPECT_EQ(process.exitCode(), expected) << errors;
        return process.readAllStandardOutput();
    };
    const QJsonObject listed = QJsonDocument::fromJson(cli({u"tune"_s, url, u"--json"_s}, 0)).object();
    EXPECT_TRUE(listed.value(u"local"_s).toBool());
    QMap<QString, QJsonObject> byName;
    for (const QJsonValue &knob : listed.value(u"knobs"_s).toArray())
        byName.insert(knob[u"name"_s].toString(), knob.toObject());
    EXPECT_EQ(byName.value(u"innodb_max_dirty_pages_pct"_s).value(u"today"_s).toString(),
              before.value(u"innodb_max_dirty_pages_pct"_s));
    EXPECT_EQ(byName.value(u"cpu_governor"_s).value(u"today"_s).toString(), u"powersave"_s);
    EXPECT_TRUE(cli({u"tune"_s, url, u"--my-cnf"_s}, 0).contains("[mysqld]"));

    const QString planFile = load.folderPath() + u"/fast.millrace"_s;
    const auto plan = [&](const QStringList &more, int expected) {
        cli(QStringList{u"plan"_s, load.folderPath() + u"/a.txt"_s, u"--target"_s, url, u"--table"_s, u"t"_s,
                        u"-o"_s, planFile} +
                more,
            expected);
        return expected == 0 ? Plan::load(planFile).value_or(Plan()) : Plan();
    };
    EXPECT_TRUE(plan({}, 0).global.isEmpty()) << "safe is the default";
    const Plan fast = plan({u"--preset"_s, u"fast"_s, u"--tune"_s, u"innodb_buffer_pool_size=256M"_s,
                            u"--tune"_s, u"swappiness="_s, u"--tune"_s, u"global.max_connections=300"_s},
                           0);
    EXPECT_TRUE(fast.global.contains({u"innodb_buffer_pool_size"_s, u"268435456"_s}));
    EXPECT_TRUE(fast.global.contains({u"max_connections"_s, u"300"_s}));
    EXPECT_EQ(fast.host, (QVector<SessionSetting>{{u"cpu_governor"_s, u"performance"_s}}));
    plan({u"--tune"_s, u"innodb_io_capacity=50000000"_s}, 1);
    EXPECT_TRUE(errors.contains("innodb_io_capacity_max")) << errors;
    plan({u"--tune"_s, u"innodb_redo_log=OFF"_s}, 1);
    EXPECT_TRUE(errors.contains("--confirm-redo-log-off")) << errors;
    plan({u"--confirm-redo-log-off"_s, u"another"_s}, 1);
    EXPECT_TRUE(errors.contains("Look again")) << errors;
    EXPECT_EQ(difference(before, variables(own)), "") << "looking and planning change nothing";
}

/// millrace-cli with settings of server and machine and deferred indexes, killed at random moments.
TEST(SettingsKills, AfterAnySignalEverythingIsAsItWas)
{
    const quint32 seed = killSeed();
    QRandomGenerator random(seed);
    SCOPED_TRACE(seedText(seed));
    PrivateServer own;
    const FakeHost machine;
    LoadCase load(own);
    smallLoad(load, 60'000);
    load.plan.connection.scratch = false;
    load.plan.global = someGlobals();
    load.plan.host = {{u"cpu_governor"_s, u"performance"_s}, {u"swappiness"_s, u"1"_s}};
    const auto connection = valueOf(Connection::open(own.connection()));
    if (const auto uuid = valueOf(ServerFacts::read(*connection)); uuid.redoLogEnabled) {
        load.plan.global << SessionSetting{redoLogName(), u"OFF"_s};
        load.plan.redoLogOffServer = uuid.variables.value(u"server_uuid"_s);
    }
    load.plan.indexes = IndexPolicy::Defer;
    load.plan.chunkRows = 3'000;
    load.plan.limits.rowsPerSecond = 60'000;
    const QString planFile = load.folderPath() + u"/p.millrace"_s;
    ASSERT_TRUE(writeFileAtomically(planFile, load.plan.toJson()));
    const auto before = variables(own);
    const QString create = own.value(u"SELECT GROUP_CONCAT(INDEX_NAME ORDER BY INDEX_NAME) FROM "
                                     "information_schema.STATISTICS WHERE TABLE_SCHEMA = '%1' AND "
                                     "TABLE_NAME = 't'"_s.arg(load.plan.schema))
                               .toString();
    const auto indexesNow = [&] {
        return own
            .value(u"SELECT GROUP_CONCAT(INDEX_NAME ORDER BY INDEX_NAME) FROM "
                   "information_schema.STATISTICS WHERE TABLE_SCHEMA = '%1' AND "
                   "TABLE_NAME = 't'"_s.arg(load.plan.schema))
            .toString();
    };
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"MILLRACE_PASSWORD"_s, load.target().password);
    environment.insert(u"MILLRACE_HOME"_s, load.folderPath() + u"/home"_s);
    environment.insert(u"MILLRACE_HOST_ROOT"_s, machine.root());
    const auto cli = [&](const QStringList &arguments, QProcess &process) {
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(millraceCli(), arguments);
        EXPECT_TRUE(process.waitForStarted());
    };
    int foundChanged = 0;
    // On a busy machine lives of this length end before anything is changed: then there are more and longer
    // ones.
    constexpr int rounds = 14;
    for (int round = 0; round < rounds || (foundChanged < 2 && round < 3 * rounds); ++round) {
        own.execute(u"TRUNCATE TABLE %1"_s.arg(load.table()));
        own.execute(u"DROP TABLE IF EXISTS %1._millrace_journal"_s.arg(load.plan.schema));
        const bool gently = round % 3 == 2;
        QProcess process;
        cli({u"run"_s, planFile}, process);
        const int longest = 900 + 300 * std::max(0, round - rounds);
        if (!process.waitForFinished(40 + static_cast<int>(random.bounded(longest)))) {
            ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), gently ? SIGTERM : SIGKILL), 0);
            ASSERT_TRUE(process.waitForFinished(120'000));
        }
        const std::string killed = process.readAll().toStdString();
        foundChanged += difference(before, variables(own)).empty() ? 0 : 1;
        if (gently) {
            EXPECT_EQ(difference(before, variables(own)), "")
                << "SIGTERM puts everything back by itself: " << killed;
        }
        const QStringList runs = listRuns(load.folderPath() + u"/home/runs"_s);
        if (runs.isEmpty())
            continue; // killed before there was a folder
        if (!QFile::exists(load.folderPath() + u"/home/runs/"_s + runs.first() +
                           u"/plan.millrace"_s)) { // killed before there was anything to restore
            EXPECT_EQ(difference(before, variables(own)), "") << killed;
            ASSERT_TRUE(QDir(load.folderPath() + u"/home/runs"_s).removeRecursively());
            continue;
        }
        const bool left = !SettingsRecord::load(load.folderPath() + u"/home/runs/"_s + runs.first())
                               .value()
                               .value_or(SettingsRecord())
                               .isDone();
        EXPECT_EQ(runsWithSettingsLeft(load.folderPath() + u"/home/runs"_s),
                  left ? QStringList{runs.first()} : QStringList());
        QProcess restore;
        cli({u"restore"_s, runs.first()}, restore);
        ASSERT_TRUE(restore.waitForFinished(120'000));
        EXPECT_EQ(restore.exitCode(), 0) << restore.readAll();
        EXPECT_EQ(difference(before, variables(own)), "") << killed;
        EXPECT_EQ(indexesNow(), create);
        EXPECT_EQ(*machine.settings().value(u"cpu_governor"_s), u"powersave"_s);
        EXPECT_EQ(*machine.settings().value(u"swappiness"_s), u"60"_s);
        ASSERT_TRUE(QDir(load.folderPath() + u"/home/runs"_s).removeRecursively());
    }
    EXPECT_GE(foundChanged, 2) << "the kills came too early or too late to prove anything";
    EXPECT_FALSE(
        own.value(u"SELECT 1 FROM information_schema.TABLES WHERE TABLE_NAME = '_millrace_settings'"_s)
            .isValid());
}

} // namespace millrace::test::tuningruns_test
