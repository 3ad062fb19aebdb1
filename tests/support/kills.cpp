// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kills.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/load/worker.h"
#include "core/record/runfolder.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"
#include "tests/support/secretscan.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QMap>
#include <QProcess>
#include <algorithm>
#include <csignal>
#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>

namespace millrace::test {

namespace {

/// Sets environment variables for as long as it lives.
class Environment
{
public:
    void set(const char *name, const QByteArray &value)
    {
        m_before.append({name, qgetenv(name)});
        qputenv(name, value);
    }
    ~Environment()
    {
        for (const auto &[name, value] : m_before)
            value.isEmpty() ? qunsetenv(name) : qputenv(name, value);
    }

private:
    QVector<std::pair<const char *, QByteArray>> m_before;
};

} // namespace

quint32 killSeed()
{
    const auto given = static_cast<quint32>(qEnvironmentVariableIntValue("MILLRACE_SEED"));
    return given != 0 ? given : QRandomGenerator::system()->generate();
}

std::string seedText(quint32 seed)
{
    return "MILLRACE_SEED=" + std::to_string(seed);
}

int killSessions(LoadCase &load, RunControl &control, const MigrationRun &run, QRandomGenerator &random,
                 int wanted)
{
    using namespace std::chrono_literals;
    HeldBack held(control);
    while (run.progress().state == RunState::Preparing)
        std::this_thread::sleep_for(1ms);
    int kills = 0;
    QMap<qint64, int> killsMet; // by each chunk, while it was under way
    while (run.progress().state == RunState::Loading) {
        if (kills >= wanted)
            held.letGo();
        std::this_thread::sleep_for(std::chrono::milliseconds(10 + random.bounded(60)));
        const QVector<WorkerProgress> workers = run.progress().workers;
        // A piece that never gets through stops the run, and rightly so.
        if (std::any_of(workers.begin(), workers.end(), [&](const WorkerProgress &worker) {
                return killsMet.value(worker.chunk.value) >= Worker::maxAttempts - 2;
            }))
            continue;
        const QVariant victim = load.server().value(
            u"SELECT ID FROM information_schema.PROCESSLIST WHERE DB = '%1' AND ID <> "
            "CONNECTION_ID() ORDER BY COALESCE(INFO LIKE '%chunk%', 0) DESC, RAND() LIMIT 1"_s.arg(
                load.plan.schema));
        if (!victim.isValid())
            continue;
        try {
            load.server().execute(u"KILL %1"_s.arg(victim.toLongLong()));
            ++kills;
            for (const WorkerProgress &worker : workers)
                killsMet[worker.chunk.value] += worker.chunk.value > 0 ? 1 : 0;
        } catch (const std::runtime_error &) { // it ended by itself meanwhile
        }
    }
    return kills;
}

int killProgram(LoadCase &load, const QString &cli, QRandomGenerator &random, QByteArray plan, int wholeMs)
{
    load.plan.connection.scratch = false;
    if (plan.isEmpty())
        plan = load.plan.toJson();
    const QString planFile = load.folderPath() + u"/p.millrace"_s;
    EXPECT_TRUE(writeFileAtomically(planFile, plan));
    Environment environment;
    QStringList passwords{load.target().password};
    environment.set("MILLRACE_PASSWORD", load.target().password.toUtf8());
    if (load.sourceServer) {
        passwords << load.sourceServer->password;
        environment.set("MILLRACE_SOURCE_PASSWORD", load.sourceServer->password.toUtf8());
    }
    // Only this test's runs: the next resume takes the one there is.
    const QString home = load.folderPath() + u"/home"_s;
    environment.set("MILLRACE_HOME", home.toUtf8());
    const SecretScan scan(passwords);
    const auto expectNoSecret = [&](const QByteArray &said) {
        scan.expectNone(said, "what the program said");
        scan.expectNone(plan, "the plan");
        for (const QString &run : listRuns())
            if (const auto folder = RunFolder::open(run))
                scan.expectNoneOfRun(**folder);
        const QStringList found = scan.findsIn(home);
        EXPECT_TRUE(found.isEmpty()) << "a password is in " << found.join(u' ');
    };

    const QStringList anew{u"run"_s, planFile, u"--json"_s};
    QStringList arguments = anew;
    for (int kills = 0; kills < 60; ++kills) {
        QProcess process;
        process.start(cli, arguments);
        EXPECT_TRUE(process.waitForStarted());
        // Early ones hit the preparation, the journal's creation, the first chunk; late ones the end. Were
        // the lives not to grow, faster towards the last, a busy machine would never get to the end.
        const int longest = wholeMs + 280 + 20 * kills + 200 * std::max(0, kills - 30);
        if (process.waitForFinished(20 + random.bounded(longest))) {
            const QByteArray errors = process.readAllStandardError();
            EXPECT_EQ(process.exitCode(), 0) << errors;
            expectNoSecret(process.readAllStandardOutput() + errors);
            return process.exitCode() == 0 ? kills : -1;
        }
        EXPECT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGKILL), 0);
        process.waitForFinished();
        expectNoSecret(process.readAllStandardOutput() + process.readAllStandardError());
        const QStringList runs = listRuns();
        if (runs.isEmpty())
            continue; // not even the run folder was there: nothing happened
        arguments = {u"resume"_s, runs.first(), u"--json"_s};
        const auto folder = RunFolder::open(runs.first());
        EXPECT_TRUE(folder);
        if (!folder)
            return -1;
        const auto summary = (*folder)->summary();
        if (!summary) { // killed before it began: nothing on the server knows of it
            EXPECT_TRUE(QDir((*folder)->path()).removeRecursively());
            arguments = anew;
        } else if (summary->status == RunState::Done) { // killed on its way out
            const bool verified = std::all_of(summary->tables.begin(), summary->tables.end(),
                                              [](const TableOutcome &table) { return table.verified; });
            EXPECT_TRUE(verified) << why(*summary);
            return verified ? kills + 1 : -1;
        }
    }
    ADD_FAILURE() << "sixty kills, and still not at its end";
    return -1;
}

void killAtFile(QProcessEnvironment &environment, const QString &file, const QString &text,
                const QString &when)
{
    environment.insert(u"LD_PRELOAD"_s, builtFile(u"tests/integration/libkillpoint.so"_s));
    if constexpr (addressSanitized) // its runtime wants to be the first library otherwise
        environment.insert(u"ASAN_OPTIONS"_s,
                           qEnvironmentVariable("ASAN_OPTIONS") + u":verify_asan_link_order=0"_s);
    environment.insert(u"MILLRACE_KILL_FILE"_s, file);
    environment.insert(u"MILLRACE_KILL_TEXT"_s, text);
    environment.insert(u"MILLRACE_KILL_WHEN"_s, when);
}

} // namespace millrace::test
