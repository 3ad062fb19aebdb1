// SPDX-License-Identifier: GPL-3.0-or-later
// Runs that share a journal table: whatever one of them does at whatever moment, the others' rows go in once,
// and the table is gone when the last of them has ended.
#include "core/base/literals.h"
#include "core/load/journal/journal.h"
#include "core/plan/checks/preflight.h"
#include "core/plan/statements.h"
#include "core/run/wholedump/dumprows.h"
#include "core/sql/quoting.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"

#include <future>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::journal_test {

namespace {

using namespace std::chrono_literals;

constexpr int patience = promptly(20'000); // ms

/// Waits for \a happened; false when it does not.
bool waitUntil(const std::function<bool()> &happened)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(patience);
    while (!happened()) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(5ms);
    }
    return true;
}

template <typename T> bool isOver(const std::future<T> &future)
{
    return future.wait_for(0s) == std::future_status::ready;
}

/// Two loads into tables of one schema, which share its journal.
class SharedJournal : public testing::Test
{
protected:
    static constexpr int rows = 60;

    void SetUp() override
    {
        b.plan.schema = a.plan.schema;
        b.plan.connection.schema = a.plan.schema;
        b.plan.table = u"b"_s;
        for (LoadCase *load : {&a, &b}) {
            QByteArray bytes;
            for (int id = 1; id <= rows; ++id)
                bytes += QByteArray::number(id) + '\n';
            load->addFile(u"rows.txt"_s, bytes);
            load->plan.chunkRows = rows / 3;
            load->plan.workers = 1;
        }
        // Nothing but the journal keeps a row of b from going in twice.
        a.createTable(u"(id int PRIMARY KEY)"_s, u"(id)"_s);
        b.createTable(u"(id int)"_s, u"(id)"_s);
    }

    /// As the server sees it: nothing of a row that is not committed.
    QVariant value(const QString &sql) { return a.server().value(sql); }
    bool isJournalThere()
    {
        return value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1' "
                     "AND TABLE_NAME = '_millrace_journal'"_s.arg(a.plan.schema))
                   .toInt() == 1;
    }
    QString journal() const { return qualifiedName(a.plan.schema, a.plan.journalTable); }
    /// Sessions in a statement with this text. The lock of the trigger is asked for with DO: a run asks for
    /// locks of its own, with SELECT, before it has written anything.
    int sessionsIn(const QString &text)
    {
        return value(u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE INFO LIKE "
                     "'%%1%' AND ID <> CONNECTION_ID()"_s.arg(text))
            .toInt();
    }

    /// Another session holds what b's session asks for in the midst of a chunk's transaction, its row in the
    /// journal written and not committed.
    void holdBehindTheJournalRow()
    {
        a.server().execute(createJournalStatement(a.plan));
        a.server().execute(
            u"CREATE TRIGGER %1.held AFTER INSERT ON %2 FOR EACH ROW BEGIN IF NEW.target_table "
            "= 'b' AND NEW.chunk >= 0 THEN DO GET_LOCK('%1', 100); DO RELEASE_LOCK('%1'); "
            "END IF; END"_s.arg(a.plan.schema, journal()));
        auto opened = Connection::open(a.target());
        ASSERT_TRUE(opened);
        holder = std::move(*opened);
        ASSERT_TRUE(holder->value(u"SELECT GET_LOCK('%1', 0)"_s.arg(a.plan.schema)));
    }
    /// Makes b's run one of a version that wrote none.
    void forgetLineOfB()
    {
        a.server().execute(u"DELETE FROM %1 WHERE run_id = '%2' AND target_table = 'b' AND "
                           "chunk = -1 AND first_row = 0"_s.arg(journal(), b.folder().id()));
    }
    void release() { holder.reset(); }

    /// What b's user does, until it is done.
    void expectAllOfBOnce(RunSummary summary)
    {
        for (int more = 0; summary.status != RunState::Done && more < 2; ++more) {
            ADD_FAILURE() << why(summary);
            summary = b.resume();
        }
        EXPECT_TRUE(summary.tables.value(0).verified) << why(summary);
        EXPECT_EQ(b.rowsInTable(), rows);
    }
    void expectDone(const RunSummary &summary)
    {
        EXPECT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.value(0).verified) << why(summary);
    }

    LoadCase a;
    LoadCase b;
    std::unique_ptr<Connection> holder;
};

} // namespace

TEST_F(SharedJournal, IsThereForARunThatHasNothingInItYet)
{
    // b waits in its first LOAD for the row of another session.
    b.server().execute(u"ALTER TABLE %1 ADD PRIMARY KEY (id)"_s.arg(b.table()));
    const auto other = Connection::open(b.target());
    ASSERT_TRUE(other);
    ASSERT_TRUE((*other)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*other)->execute(u"INSERT INTO %1 VALUES (1)"_s.arg(b.table())));
    auto running = std::async(std::launch::async, [this] { return b.run(); });
    EXPECT_TRUE(waitUntil([&] { return sessionsIn(u"LOAD DATA"_s) == 1 || isOver(running); }));
    EXPECT_FALSE(isOver(running));

    expectDone(a.run());
    EXPECT_TRUE(isJournalThere()) << "b still needs it";
    EXPECT_TRUE((*other)->execute(u"ROLLBACK"_s));
    expectAllOfBOnce(running.get());
    EXPECT_FALSE(isJournalThere());
}

TEST_F(SharedJournal, KeepsTheRowOfAChunkThatIsAboutToBeCommitted)
{
    ASSERT_NO_FATAL_FAILURE(holdBehindTheJournalRow());
    auto running = std::async(std::launch::async, [this] { return b.run(); });
    EXPECT_TRUE(waitUntil([&] { return sessionsIn(u"DO GET_LOCK"_s) == 1 || isOver(running); }));
    EXPECT_FALSE(isOver(running));

    auto ending = std::async(std::launch::async, [this] { return a.run(); });
    EXPECT_TRUE(waitUntil([&] { return sessionsIn(u"DROP TABLE"_s) == 1 || isOver(ending); }));
    release();
    expectDone(ending.get());
    expectAllOfBOnce(running.get());
    EXPECT_FALSE(isJournalThere());
}

TEST_F(SharedJournal, KeepsTheRowOfARunThatHasNoLineInItToo)
{
    ASSERT_NO_FATAL_FAILURE(holdBehindTheJournalRow());
    auto running = std::async(std::launch::async, [this] { return b.run(); });
    EXPECT_TRUE(waitUntil([&] { return sessionsIn(u"DO GET_LOCK"_s) == 1 || isOver(running); }));
    EXPECT_FALSE(isOver(running));
    forgetLineOfB();

    auto ending = std::async(std::launch::async, [this] { return a.run(); });
    EXPECT_TRUE(waitUntil(
        [&] { return sessionsIn(u"DROP TABLE"_s) + sessionsIn(u"LOCK TABLES"_s) == 1 || isOver(ending); }));
    EXPECT_FALSE(isOver(ending)) << "it waits for b's chunk";
    release();
    expectDone(ending.get());
    expectAllOfBOnce(running.get());
    EXPECT_FALSE(isJournalThere());
}

TEST_F(SharedJournal, OfAnEarlierVersionIsGoneOnWith)
{
    const RunSummary cancelled = b.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().chunksDone < 1)
            std::this_thread::sleep_for(1ms);
        control.cancel();
    });
    if (cancelled.status == RunState::Done)
        GTEST_SKIP() << "the run was through before it could be cancelled";
    ASSERT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    EXPECT_EQ(value(u"SELECT COUNT(*) FROM %1 WHERE chunk = -1 AND first_row = 0"_s.arg(journal())), 1);
    forgetLineOfB();
    expectDone(a.run());
    EXPECT_TRUE(isJournalThere()) << "b can be resumed";
    expectAllOfBOnce(b.resume());
    EXPECT_FALSE(isJournalThere());
}

TEST_F(SharedJournal, OfARunThatCommittedNothingGoesWithIt)
{
    a.addFile(u"bad.txt"_s, "none\n");
    a.plan.chunkRows = 1'000;
    const RunSummary stopped = a.run();
    EXPECT_EQ(stopped.status, RunState::Stopped);
    EXPECT_EQ(a.rowsInTable(), 0);
    EXPECT_FALSE(isJournalThere());
}

TEST_F(SharedJournal, StaysEmptyWhereTheAccountMayNotLockTables)
{
    a.server().execute(u"DROP USER IF EXISTS looser@localhost"_s);
    a.server().execute(u"CREATE USER looser@localhost IDENTIFIED BY 'Secret-1'"_s);
    a.server().execute(
        u"GRANT SELECT, INSERT, DELETE, CREATE, DROP ON %1.* TO looser@localhost"_s.arg(a.plan.schema));
    a.account = a.server().connectionAs(u"looser"_s, u"Secret-1"_s);
    const auto grant = [this] {
        for (const Finding &finding : preflight(a.plan, Result<ResolvedConnection>(*a.account)).findings)
            if (finding.topic == "Journal"_L1) {
                EXPECT_EQ(finding.severity, Finding::Severity::Note);
                return finding.detail.howToFix;
            }
        return QString();
    };
    const QString asked = grant();
    EXPECT_EQ(asked, u"GRANT LOCK TABLES ON `%1`.* TO 'looser'@'localhost';"_s.arg(a.plan.schema));
    expectDone(a.run());
    EXPECT_TRUE(isJournalThere());
    EXPECT_EQ(value(u"SELECT COUNT(*) FROM %1"_s.arg(journal())), 0);

    a.server().execute(asked);
    EXPECT_EQ(grant(), QString());
    a.server().execute(u"DELETE FROM %1"_s.arg(a.table()));
    expectDone(a.run());
    EXPECT_FALSE(isJournalThere());
    a.server().execute(u"DROP USER looser@localhost"_s);
}

/// Coming, committing and going as fast as they can.
TEST_F(SharedJournal, IsThereForEachOfManyRunsAtOnce)
{
    constexpr int runs = 3;
    constexpr int rounds = 40;
    const auto comeAndGo = [this](int run) -> Result<int> {
        int found = 0;
        MILLRACE_TRY(const auto connection, Connection::open(a.target()));
        for (int round = 0; round < rounds; ++round) {
            const Journal journal(a.plan, u"run %1"_s.arg(run));
            const Chunk chunk{.id = {round}, .firstRow = {round + 1}, .bytes = 1};
            const auto chunks = [&]() -> Result<void> {
                MILLRACE_TRY_VOID(journal.create(*connection));
                MILLRACE_TRY_VOID(connection->execute(u"START TRANSACTION"_s));
                MILLRACE_TRY_VOID(journal.add(*connection, chunk, {.rows = 1}));
                MILLRACE_TRY_VOID(connection->execute(u"COMMIT"_s));
                MILLRACE_TRY(const auto entries, journal.read(*connection));
                found += static_cast<int>(entries.size());
                return journal.finish(*connection);
            };
            MILLRACE_TRY_VOID(chunks());
        }
        return found;
    };
    std::vector<std::future<Result<int>>> all;
    for (int run = 0; run < runs; ++run)
        all.push_back(std::async(std::launch::async, comeAndGo, run));
    for (auto &one : all) {
        const auto found = one.get();
        ASSERT_TRUE(found) << qPrintable(found.error().text());
        EXPECT_EQ(*found, rounds);
    }
    EXPECT_FALSE(isJournalThere());
}

/// The marks of two dumps' statements among the rows, the same way.
TEST_F(SharedJournal, MarksOfAStatementUnderWayOutliveAnotherDumpsEnd)
{
    const ResolvedConnection target = a.target();
    const auto plan = [this](const QVector<QByteArray> &statements) {
        DumpPlan dump;
        dump.tables = {a.plan};
        for (const QByteArray &text : statements)
            dump.rows << DumpStatement{.text = text, .phase = SqlPhase::Data, .tableIndex = 0};
        return dump;
    };
    ASSERT_NO_FATAL_FAILURE(a.server().execute(u"INSERT INTO %1 VALUES (1)"_s.arg(a.table())));
    const DumpPlan ending = plan({"UPDATE t SET id = id + 0"});
    const DumpRows first({.plan = ending, .target = target, .runId = u"first"_s, .stop = {}});
    ASSERT_TRUE(first.run(0));

    auto opened = Connection::open(target);
    ASSERT_TRUE(opened);
    ASSERT_TRUE((*opened)->value(u"SELECT GET_LOCK('%1', 0)"_s.arg(a.plan.schema)));
    const DumpPlan held = plan({"UPDATE t SET id = id + GET_LOCK('" + a.plan.schema.toUtf8() + "', 100)",
                                "UPDATE t SET id = id + 10"});
    const DumpRows second({.plan = held, .target = target, .runId = u"second"_s, .stop = {}});
    auto running = std::async(std::launch::async, [&] { return second.run(0); });
    EXPECT_TRUE(waitUntil([&] { return sessionsIn(u"id + GET_LOCK"_s) == 1 || isOver(running); }));
    auto forgetting = std::async(std::launch::async, [&] { return first.forget(); });
    EXPECT_TRUE(waitUntil([&] { return sessionsIn(u"DROP TABLE"_s) == 1 || isOver(forgetting); }));
    opened->reset();
    const auto forgotten = forgetting.get();
    EXPECT_TRUE(forgotten) << qPrintable(forgotten.error().text());
    auto ran = running.get();
    EXPECT_TRUE(ran) << qPrintable(ran.error().text());
    for (int again = 0; again < 2; ++again) // a resume goes over all of them
        EXPECT_TRUE(second.run(0));
    EXPECT_EQ(value(u"SELECT id FROM %1"_s.arg(a.table())), 12);
    EXPECT_TRUE(second.forget());
    EXPECT_EQ(value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1' "
                    "AND TABLE_NAME LIKE '%statements'"_s.arg(a.plan.schema)),
              0);
}

} // namespace millrace::test::journal_test
