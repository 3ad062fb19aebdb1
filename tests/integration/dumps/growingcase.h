// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/source/inspect/dumpreading.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QProcess>
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test {

/// False where it does not come within a minute: it says whether a thing comes, not how fast.
template <typename Condition> bool awaited(Condition &&condition)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return true;
}

/// A run in a thread of its own.
class RunAside
{
public:
    RunAside(const DumpPlan &plan, RunFolder &folder, const ResolvedConnection &target)
        : m_run(plan, {.folder = folder, .control = m_control, .observer = m_silent, .target = target})
        , m_thread([this] {
            m_summary = m_run.run();
            m_isOver = true;
        })
    {}
    ~RunAside() { m_control.cancel(); }

    RunControl &control() { return m_control; }
    RunProgress progress() const { return m_run.progress(); }
    bool isOver() const { return m_isOver; }
    RunSummary end()
    {
        EXPECT_TRUE(awaited([this] { return m_isOver.load(); }));
        if (!m_isOver)
            m_control.cancel();
        m_thread.join();
        return m_summary;
    }

private:
    RunControl m_control;
    Silent m_silent;
    DumpRun m_run;
    RunSummary m_summary;
    std::atomic<bool> m_isOver = false;
    std::jthread m_thread; ///< last: it uses all the others
};

/// A dump of the tables a, b, c and e that grows while it is loaded: its tool is played by the test, which
/// goes on only when the rows of what is there are in their table.
class GrowingCase : public DumpFilesCase
{
protected:
    void SetUp() override
    {
        DumpFilesCase::SetUp();
        m_finished = m_files + u"/finished"_s;
        m_grown = m_files + u"/grown"_s;
        m_home = m_files + u"/home"_s;
        ASSERT_TRUE(QDir().mkpath(m_finished));
        ASSERT_TRUE(QDir().mkpath(m_grown));
    }
    /// What a load of the finished folder makes of it.
    void loadFinished()
    {
        const auto whole = planOf(m_finished, m_byClient);
        ASSERT_TRUE(whole) << qPrintable(whole.error().text());
        ASSERT_NO_FATAL_FAILURE(runToProof(*whole));
    }
    Result<DumpPlan> planOf(const QString &folder, const QString &schema)
    {
        MILLRACE_TRY(const auto reading, readDump({folder}));
        const auto server = Connection::open(m_server.connection());
        EXPECT_TRUE(server);
        DumpPlanOptions options = planOptions();
        options.connection.schema = schema;
        MILLRACE_TRY(auto plan, planDump(reading, options, **server));
        if (plan.growing)
            plan.growing->patienceSeconds = m_patience;
        return plan;
    }
    /// The plan of what there is, as somebody reads it who was given its file.
    void planGrown()
    {
        auto plan = planOf(m_grown, m_byRun);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        ASSERT_TRUE(plan->growing);
        const auto saved = DumpPlan::fromJson(plan->toJson());
        ASSERT_TRUE(saved) << qPrintable(saved.error().text());
        m_plan = *saved;
        auto folder = RunFolder::create(m_plan);
        ASSERT_TRUE(folder);
        m_folder = std::move(*folder);
        write(u"p.millrace"_s, m_plan.toJson());
    }
    std::unique_ptr<RunAside> runAside()
    {
        return std::make_unique<RunAside>(m_plan, *m_folder, m_server.connection());
    }
    /// As another process finds it, with the plan that it finds there.
    std::unique_ptr<RunAside> resumeAside()
    {
        const QString id = m_folder->id();
        m_folder.reset(); // and with it the lock
        auto folder = RunFolder::open(id);
        EXPECT_TRUE(folder);
        m_folder = std::move(*folder);
        const auto plan = m_folder->runPlan();
        EXPECT_TRUE(plan && plan->isWholeDump());
        m_plan = *plan->dump();
        return runAside();
    }
    qint64 rowsOf(const char *table)
    {
        const QString name = m_byRun + u'.' + QLatin1String(table);
        if (m_server
                .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1' AND "
                       u"TABLE_NAME = "
                       "'%2'"_s.arg(m_byRun, QLatin1String(table)))
                .toInt() == 0)
            return 0;
        return m_server.value(u"SELECT COUNT(*) FROM "_s + name).toLongLong();
    }
    bool comesIn(const char *table, qint64 rows)
    {
        return awaited([&] { return rowsOf(table) == rows; });
    }
    void expectTheSame()
    {
        for (const char *table : {"a", "b", "c", "e"}) {
            const auto sum = [&](const QString &schema) {
                const auto connection = Connection::open(m_server.connection());
                const auto rows =
                    (*connection)->rows(u"CHECKSUM TABLE %1.%2"_s.arg(schema, QLatin1String(table)));
                return rows && !rows->isEmpty() ? rows->first().value(1).toString() : QString();
            };
            EXPECT_FALSE(sum(m_byRun).isEmpty());
            EXPECT_EQ(sum(m_byRun), sum(m_byClient)) << table;
        }
        EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
    }
    static void expectProved(const RunSummary &summary)
    {
        EXPECT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
        ASSERT_EQ(summary.tables.size(), 4);
        for (const TableOutcome &table : summary.tables)
            EXPECT_TRUE(table.verified) << qPrintable(table.table + u": "_s + table.notVerifiedBecause);
    }
    static void expectNothingProved(const RunSummary &summary)
    {
        for (const TableOutcome &table : summary.tables)
            EXPECT_FALSE(table.verified) << qPrintable(table.table);
        EXPECT_FALSE(summary.isVerified());
    }

    /// `millrace-cli`, killed as a plan with \a text in it takes its place, "before" or "after" that; null:
    /// not.
    void start(QProcess &process, const QStringList &arguments, const QString &text = {},
               const char *when = nullptr)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"MILLRACE_HOME"_s, m_home);
        environment.insert(u"MILLRACE_PASSWORD"_s, m_server.connection().password);
        if (when != nullptr)
            killAtFile(environment, u"plan.millrace"_s, text, QString::fromLatin1(when));
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.setProcessEnvironment(environment);
        process.start(millraceCli(), arguments);
        ASSERT_TRUE(process.waitForStarted());
    }
    static void expectKilled(QProcess &process)
    {
        ASSERT_TRUE(process.waitForFinished(60'000));
        ASSERT_EQ(process.exitStatus(), QProcess::CrashExit) << process.readAll().constData();
    }
    /// It ends well, and all is there.
    void expectWhole(QProcess &process)
    {
        ASSERT_TRUE(process.waitForFinished(60'000));
        EXPECT_EQ(process.exitCode(), 0) << process.readAll().constData();
        expectTheSame();
    }
    QString runId() const
    {
        return QDir(m_home + u"/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    }
    /// Without what was made of it.
    void startOver()
    {
        execute(u"DROP DATABASE %1"_s.arg(m_byRun));
        execute(u"CREATE DATABASE %1"_s.arg(m_byRun));
        QDir(m_grown).removeRecursively();
        QDir(m_home).removeRecursively();
        ASSERT_TRUE(QDir().mkpath(m_grown));
    }

    int m_patience = 600;
    QString m_finished;
    QString m_grown;
    QString m_home; ///< of runs of the program
    DumpPlan m_plan;
};

} // namespace millrace::test
