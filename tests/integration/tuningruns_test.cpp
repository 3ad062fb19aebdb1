// SPDX-License-Identifier: GPL-3.0-or-later
// Runs that change settings of the server: cancelled, failed, restarted, killed at random moments
// (MILLRACE_SEED repeats them), everything is as it was behind them.
#include "core/base/paths.h"
#include "core/run/restore.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/server/serverprocess.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/settingsrecord.h"
#include "tests/integration/tuningcase.h"
#include "tests/support/fakehost.h"
#include "tests/support/kills.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <csignal>
#include <gmock/gmock.h>
#include <thread>

namespace millrace::test {

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
    EXPECT_EQ(during, QStringLiteral("30000"));
    expectAsBefore();
    const auto put = std::count_if(load.events.begin(), load.events.end(), [](const Event &event) {
        return event.values.value(QStringLiteral("outcome")).toString() == QLatin1String("put_back");
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
    bad.addFile(QStringLiteral("a.txt"), "1\ta\nx\tb\n");
    bad.createTable(QStringLiteral("(id int PRIMARY KEY, s varchar(20))"), QStringLiteral("(id, s)"));
    bad.plan.global = someGlobals();
    EXPECT_EQ(bad.run().status, RunState::Stopped);
    expectAsBefore();
}

TEST_F(Tuning, LocalInfileIsSwitchedOnForTheLoad)
{
    server.execute(QStringLiteral("SET GLOBAL local_infile = 0"));
    LoadCase load(server);
    smallLoad(load, 100);
    load.plan.wayIn = WayIn::Local;
    EXPECT_EQ(load.run().status, RunState::Refused);
    load.plan.global = {{QStringLiteral("local_infile"), QStringLiteral("ON")}};
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(value("local_infile"), QStringLiteral("OFF"));
    server.execute(QStringLiteral("SET GLOBAL local_infile = 1"));
}

TEST_F(Tuning, UniqueChecksOffAreRefusedWhileAUniqueIndexIsInPlace)
{
    LoadCase load(server);
    load.addFile(QStringLiteral("a.txt"), "1\ta\n");
    load.createTable(QStringLiteral("(id int PRIMARY KEY, s varchar(20), UNIQUE KEY us (s))"),
                     QStringLiteral("(id, s)"));
    load.plan.session = {{QStringLiteral("unique_checks"), QStringLiteral("0")}};
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
    own.execute(QStringLiteral("CREATE USER plain@localhost IDENTIFIED BY 'x'"));
    own.execute(QStringLiteral("GRANT ALL ON %1.* TO plain@localhost").arg(load.plan.schema));
    load.account = own.connectionAs(QStringLiteral("plain"), QStringLiteral("x"), load.plan.schema);
    own.execute(QStringLiteral("SET GLOBAL read_only = 1"));
    RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Refused);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::ServerReadOnly) << why(summary);
    if (!mariaDb) {
        load.account.reset();
        own.execute(QStringLiteral("SET GLOBAL super_read_only = 1"));
        summary = load.run();
        EXPECT_EQ(summary.status, RunState::Refused);
        EXPECT_THAT(why(summary), testing::HasSubstr("super_read_only"));
        own.execute(QStringLiteral("SET GLOBAL super_read_only = 0"));
    }
    own.execute(QStringLiteral("SET GLOBAL read_only = 0"));
    load.account.reset();
    own.execute(mariaDb ? QStringLiteral("SET GLOBAL tx_read_only = 1")
                        : QStringLiteral("SET GLOBAL transaction_read_only = 1"));
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
        return event.values.value(QStringLiteral("outcome")).toString() == QLatin1String("already_back");
    });
    EXPECT_EQ(already, 6);
}

TEST(RedoLog, IsOffOnlyWhereItIsConfirmedAndAlwaysComesBack)
{
    PrivateServer own;
    const ServerFacts facts = valueOf(ServerFacts::read(*valueOf(Connection::open(own.connection()))));
    if (!facts.redoLogEnabled)
        GTEST_SKIP() << facts.displayName().toStdString() << " cannot switch its redo log off";
    LoadCase load(own);
    smallLoad(load);
    load.plan.global = {{redoLogName(), QStringLiteral("OFF")}};
    const RunSummary refused = load.run();
    EXPECT_EQ(refused.status, RunState::Refused);
    EXPECT_EQ(refused.error->code, ErrorCode::SettingNotConfirmed);
    load.plan.redoLogOffServer = facts.variables.value(QStringLiteral("server_uuid"));
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
    EXPECT_EQ(during, QStringLiteral("OFF"));
    EXPECT_EQ(variables(own).value(redoLogName()), QStringLiteral("ON"));
    load.plan.limits = {};
    EXPECT_EQ(load.resume().status, RunState::Done);
    EXPECT_EQ(variables(own).value(redoLogName()), QStringLiteral("ON"));
}

TEST(TuneCommand, ListsEveryKnobAndPresetsGoIntoThePlan)
{
    PrivateServer own;
    const FakeHost machine;
    LoadCase load(own);
    smallLoad(load, 100);
    const auto before = variables(own);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("MILLRACE_PASSWORD"), load.target().password);
    environment.insert(QStringLiteral("MILLRACE_HOME"), load.folderPath() + QStringLiteral("/home"));
    environment.insert(QStringLiteral("MILLRACE_HOST_ROOT"), machine.root());
    ConnectionSpec spec = load.target().spec;
    spec.scratch = false; // by its socket, as any other server
    const QString url = spec.toUrl();
    QByteArray errors;
    const auto cli = [&](const QStringList &arguments, int expected) {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(MILLRACE_CLI), arguments);
        EXPECT_TRUE(process.waitForFinished(60'000));
        errors = process.readAllStandardError();
        EXPECT_EQ(process.exitCode(), expected) << errors.toStdString();
        return process.readAllStandardOutput();
    };
    const QJsonObject listed =
        QJsonDocument::fromJson(cli({QStringLiteral("tune"), url, QStringLiteral("--json")}, 0)).object();
    EXPECT_TRUE(listed.value(QStringLiteral("local")).toBool());
    QMap<QString, QJsonObject> byName;
    for (const QJsonValue &knob : listed.value(QStringLiteral("knobs")).toArray())
        byName.insert(knob[QStringLiteral("name")].toString(), knob.toObject());
    EXPECT_EQ(
        byName.value(QStringLiteral("innodb_max_dirty_pages_pct")).value(QStringLiteral("today")).toString(),
        before.value(QStringLiteral("innodb_max_dirty_pages_pct")));
    EXPECT_EQ(byName.value(QStringLiteral("cpu_governor")).value(QStringLiteral("today")).toString(),
              QStringLiteral("powersave"));
    EXPECT_TRUE(cli({QStringLiteral("tune"), url, QStringLiteral("--my-cnf")}, 0).contains("[mysqld]"));

    const QString planFile = load.folderPath() + QStringLiteral("/fast.millrace");
    const auto plan = [&](const QStringList &more, int expected) {
        cli(QStringList{QStringLiteral("plan"), load.folderPath() + QStringLiteral("/a.txt"),
                        QStringLiteral("--target"), url, QStringLiteral("--table"), QStringLiteral("t"),
                        QStringLiteral("-o"), planFile} +
                more,
            expected);
        return expected == 0 ? Plan::load(planFile).value_or(Plan()) : Plan();
    };
    EXPECT_TRUE(plan({}, 0).global.isEmpty()) << "safe is the default";
    const Plan fast = plan({QStringLiteral("--preset"), QStringLiteral("fast"), QStringLiteral("--tune"),
                            QStringLiteral("innodb_buffer_pool_size=256M"), QStringLiteral("--tune"),
                            QStringLiteral("swappiness="), QStringLiteral("--tune"),
                            QStringLiteral("global.max_connections=300")},
                           0);
    EXPECT_TRUE(
        fast.global.contains({QStringLiteral("innodb_buffer_pool_size"), QStringLiteral("268435456")}));
    EXPECT_TRUE(fast.global.contains({QStringLiteral("max_connections"), QStringLiteral("300")}));
    EXPECT_EQ(fast.host,
              (QVector<SessionSetting>{{QStringLiteral("cpu_governor"), QStringLiteral("performance")}}));
    plan({QStringLiteral("--tune"), QStringLiteral("innodb_io_capacity=50000000")}, 1);
    EXPECT_TRUE(errors.contains("innodb_io_capacity_max")) << errors.toStdString();
    plan({QStringLiteral("--tune"), QStringLiteral("innodb_redo_log=OFF")}, 1);
    EXPECT_TRUE(errors.contains("--confirm-redo-log-off")) << errors.toStdString();
    plan({QStringLiteral("--confirm-redo-log-off"), QStringLiteral("another")}, 1);
    EXPECT_TRUE(errors.contains("Look again")) << errors.toStdString();
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
    load.plan.host = {{QStringLiteral("cpu_governor"), QStringLiteral("performance")},
                      {QStringLiteral("swappiness"), QStringLiteral("1")}};
    const auto connection = valueOf(Connection::open(own.connection()));
    if (const auto uuid = valueOf(ServerFacts::read(*connection)); uuid.redoLogEnabled) {
        load.plan.global << SessionSetting{redoLogName(), QStringLiteral("OFF")};
        load.plan.redoLogOffServer = uuid.variables.value(QStringLiteral("server_uuid"));
    }
    load.plan.indexes = IndexPolicy::Defer;
    load.plan.chunkRows = 3'000;
    load.plan.limits.rowsPerSecond = 60'000;
    const QString planFile = load.folderPath() + QStringLiteral("/p.millrace");
    ASSERT_TRUE(writeFileAtomically(planFile, load.plan.toJson()));
    const auto before = variables(own);
    const QString create =
        own.value(QStringLiteral("SELECT GROUP_CONCAT(INDEX_NAME ORDER BY INDEX_NAME) FROM "
                                 "information_schema.STATISTICS WHERE TABLE_SCHEMA = '%1' AND "
                                 "TABLE_NAME = 't'")
                      .arg(load.plan.schema))
            .toString();
    const auto indexesNow = [&] {
        return own
            .value(QStringLiteral("SELECT GROUP_CONCAT(INDEX_NAME ORDER BY INDEX_NAME) FROM "
                                  "information_schema.STATISTICS WHERE TABLE_SCHEMA = '%1' AND "
                                  "TABLE_NAME = 't'")
                       .arg(load.plan.schema))
            .toString();
    };
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("MILLRACE_PASSWORD"), load.target().password);
    environment.insert(QStringLiteral("MILLRACE_HOME"), load.folderPath() + QStringLiteral("/home"));
    environment.insert(QStringLiteral("MILLRACE_HOST_ROOT"), machine.root());
    const auto cli = [&](const QStringList &arguments, QProcess &process) {
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral(MILLRACE_CLI), arguments);
        EXPECT_TRUE(process.waitForStarted());
    };
    int foundChanged = 0;
    for (int round = 0; round < 14; ++round) {
        own.execute(QStringLiteral("TRUNCATE TABLE %1").arg(load.table()));
        own.execute(QStringLiteral("DROP TABLE IF EXISTS %1._millrace_journal").arg(load.plan.schema));
        const bool gently = round % 3 == 2;
        QProcess process;
        cli({QStringLiteral("run"), planFile}, process);
        if (!process.waitForFinished(40 + static_cast<int>(random.bounded(900)))) {
            ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), gently ? SIGTERM : SIGKILL), 0);
            ASSERT_TRUE(process.waitForFinished(120'000));
        }
        const std::string killed = process.readAll().toStdString();
        foundChanged += difference(before, variables(own)).empty() ? 0 : 1;
        if (gently) {
            EXPECT_EQ(difference(before, variables(own)), "")
                << "SIGTERM puts everything back by itself: " << killed;
        }
        const QStringList runs = listRuns(load.folderPath() + QStringLiteral("/home/runs"));
        if (runs.isEmpty())
            continue; // killed before there was a folder
        if (!QFile::exists(load.folderPath() + QStringLiteral("/home/runs/") + runs.first() +
                           QStringLiteral("/plan.millrace"))) { // killed before there was anything to restore
            EXPECT_EQ(difference(before, variables(own)), "") << killed;
            ASSERT_TRUE(QDir(load.folderPath() + QStringLiteral("/home/runs")).removeRecursively());
            continue;
        }
        const bool left =
            !SettingsRecord::load(load.folderPath() + QStringLiteral("/home/runs/") + runs.first())
                 .value()
                 .value_or(SettingsRecord())
                 .isDone();
        EXPECT_EQ(runsWithSettingsLeft(load.folderPath() + QStringLiteral("/home/runs")),
                  left ? QStringList{runs.first()} : QStringList());
        QProcess restore;
        cli({QStringLiteral("restore"), runs.first()}, restore);
        ASSERT_TRUE(restore.waitForFinished(120'000));
        EXPECT_EQ(restore.exitCode(), 0) << restore.readAll().toStdString();
        EXPECT_EQ(difference(before, variables(own)), "") << killed;
        EXPECT_EQ(indexesNow().toStdString(), create.toStdString());
        EXPECT_EQ(*machine.settings().value(QStringLiteral("cpu_governor")), QStringLiteral("powersave"));
        EXPECT_EQ(*machine.settings().value(QStringLiteral("swappiness")), QStringLiteral("60"));
        ASSERT_TRUE(QDir(load.folderPath() + QStringLiteral("/home/runs")).removeRecursively());
    }
    EXPECT_GE(foundChanged, 2) << "the kills came too early or too late to prove anything";
    EXPECT_FALSE(own.value(QStringLiteral("SELECT 1 FROM information_schema.TABLES WHERE TABLE_NAME = "
                                          "'_millrace_settings'"))
                     .isValid());
}

} // namespace millrace::test
