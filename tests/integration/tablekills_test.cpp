// SPDX-License-Identifier: GPL-3.0-or-later
// A table as the source, and the program or its connections killed at random moments: every row once. The
// seed is in every failure's message (MILLRACE_SEED repeats one).
#include "tests/integration/tablecase.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <csignal>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test {

namespace {

constexpr int rows = 60'000;

quint32 seed()
{
    const quint32 given = qEnvironmentVariableIntValue("MILLRACE_SEED");
    return given ? given : QRandomGenerator::system()->generate();
}

/// Slow enough that there is a middle to be killed in. Without a key a row that came twice stays.
void prepare(TableCase &load)
{
    load.createSource(QStringLiteral("(a int, b int, v varchar(30), PRIMARY KEY (a, b))"),
                      QStringLiteral("n % 7, n, CONCAT('value ', n)"), rows);
    load.createTarget(QStringLiteral("(a int, b int, v varchar(30)) ENGINE=InnoDB"));
    load.plan.chunkRows = 1500;
    load.plan.limits.rowsPerSecond = 40'000;
}

void expectEachRowOnce(TableCase &load)
{
    const QString sum =
        QStringLiteral("SELECT CONCAT(COUNT(*), ':', SUM(CRC32(CONCAT_WS('|', a, b, v)))) FROM %1.");
    EXPECT_EQ(load.value(sum + QStringLiteral("t")), load.value(sum + QStringLiteral("src")));
}

} // namespace

TEST(TableKills, TheProgramAtAnyMoment)
{
    const quint32 number = seed();
    SCOPED_TRACE("MILLRACE_SEED=" + std::to_string(number));
    QRandomGenerator random(number);
    TableCase load;
    prepare(load);
    load.plan.connection.scratch = false;
    const QString planFile = load.folderPath() + QStringLiteral("/p.millrace");
    ASSERT_TRUE(load.plan.save(planFile));
    qputenv("MILLRACE_PASSWORD", load.target().password.toUtf8());
    const QByteArray homeBefore = qgetenv("MILLRACE_HOME");
    qputenv("MILLRACE_HOME", (load.folderPath() + QStringLiteral("/home")).toUtf8());

    const QStringList anew{QStringLiteral("run"), planFile, QStringLiteral("--json")};
    QStringList arguments = anew;
    int kills = 0;
    int exitCode = -1;
    while (exitCode != 0) {
        QProcess process;
        process.start(QStringLiteral(MILLRACE_CLI), arguments);
        ASSERT_TRUE(process.waitForStarted());
        // Killed often enough, it may come to its end.
        const int patience = kills < 25 ? static_cast<int>(20 + random.bounded(280)) : 120'000;
        if (process.waitForFinished(patience)) {
            exitCode = process.exitCode();
            ASSERT_EQ(exitCode, 0) << process.readAllStandardError().toStdString();
            break;
        }
        ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGKILL), 0);
        process.waitForFinished();
        ++kills;
        const QStringList runs = listRuns();
        if (runs.isEmpty())
            continue;
        arguments = {QStringLiteral("resume"), runs.first(), QStringLiteral("--json")};
        const auto folder = RunFolder::open(runs.first());
        ASSERT_TRUE(folder);
        const auto summary = (*folder)->summary();
        if (!summary) { // killed before it began: nothing on the server knows of it
            ASSERT_TRUE(QDir((*folder)->path()).removeRecursively());
            arguments = anew;
        } else if (summary->status == RunState::Done) // killed on its way out
            exitCode = summary->tables.first().verified ? 0 : 3;
    }
    qunsetenv("MILLRACE_PASSWORD");
    qputenv("MILLRACE_HOME", homeBefore);
    EXPECT_GE(kills, 5) << "the run was over too soon to tell anything";
    ASSERT_EQ(exitCode, 0);
    expectEachRowOnce(load);
}

TEST(TableKills, ConnectionsAtAnyMoment)
{
    const quint32 number = seed();
    SCOPED_TRACE("MILLRACE_SEED=" + std::to_string(number));
    QRandomGenerator random(number);
    TableCase load;
    prepare(load);
    int kills = 0;
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        while (run.progress().state == RunState::Preparing)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        while (run.progress().state == RunState::Loading) {
            // Short waits: most statements of a range are over in some milliseconds, and a look that meets
            // none kills nothing.
            std::this_thread::sleep_for(std::chrono::milliseconds(kills < 3 ? 2 : 10 + random.bounded(60)));
            // Any of the run's sessions: those that load, and the one that looks for the ranges.
            const QVariant victim = load.server().value(
                QStringLiteral("SELECT ID FROM information_schema.PROCESSLIST WHERE DB = '%1' AND ID <> "
                               "CONNECTION_ID() AND INFO LIKE '%FORCE INDEX%' ORDER BY RAND() LIMIT 1")
                    .arg(load.plan.schema));
            if (!victim.isValid())
                continue;
            try {
                load.server().execute(QStringLiteral("KILL %1").arg(victim.toLongLong()));
                ++kills;
            } catch (const std::runtime_error &) { // it ended by itself meanwhile
            }
        }
    });
    EXPECT_GE(kills, 1);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    expectEachRowOnce(load);
}

} // namespace millrace::test
