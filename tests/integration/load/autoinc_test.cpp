// SPDX-License-Identifier: GPL-3.0-or-later
// The lock on the AUTO_INCREMENT counter: which loads it holds up, what the run says about it, and that the
// monitor sees who waits.
#include "core/base/literals.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/run/autoinclock.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::autoinc_test {

namespace {

PrivateServer &serverInMode(int mode)
{
    const auto start = [](const char *value) {
        return PrivateServer::Options{
            .extraArguments = {u"--innodb-autoinc-lock-mode="_s + QLatin1String(value)}};
    };
    static PrivateServer consecutive(start("1"));
    static PrivateServer interleaved(start("2"));
    return mode == 1 ? consecutive : interleaved;
}

/// Rows that bring their own numbers.
void fill(LoadCase &load, int rows)
{
    QByteArray content;
    for (int id = 1; id <= rows; ++id)
        content += QByteArray::number(id) + "\t7\n";
    load.addFile(u"t.txt"_s, content);
    load.createTable(u"(id int AUTO_INCREMENT PRIMARY KEY, v int)"_s, u"(id, v)"_s);
    load.plan.chunkRows = rows / 20;
    load.plan.workers = 2;
}

qsizetype notesOf(const LoadCase &load)
{
    return std::count_if(load.events.begin(), load.events.end(), [](const Event &event) {
        return event.kind == Event::Kind::Note &&
               event.text.contains(u"locks the AUTO_INCREMENT counter of"_s);
    });
}

} // namespace

TEST(AutoIncLock, IsToldOnceWhereChunksWaitForEachOther)
{
    LoadCase load(serverInMode(1));
    fill(load, 2'000);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(notesOf(load), 1);
}

TEST(AutoIncLock, IsNoMatterForOneWorkerForInsertsOrInModeTwo)
{
    LoadCase alone(serverInMode(1));
    fill(alone, 2'000);
    alone.plan.workers = 1;
    ASSERT_EQ(alone.run().status, RunState::Done);
    EXPECT_EQ(notesOf(alone), 0);

    LoadCase inserts(serverInMode(1));
    fill(inserts, 2'000);
    inserts.plan.wayIn = WayIn::Insert;
    ASSERT_EQ(inserts.run().status, RunState::Done);
    EXPECT_EQ(notesOf(inserts), 0);

    LoadCase interleaved(serverInMode(2));
    fill(interleaved, 2'000);
    ASSERT_EQ(interleaved.run().status, RunState::Done);
    EXPECT_EQ(notesOf(interleaved), 0);
}

/// The server lets the second statement wait, although its rows bring their own numbers; the query counts it.
TEST(AutoIncLock, WhoWaitsIsCounted)
{
    PrivateServer &server = serverInMode(1);
    const QString schema = server.freshSchema();
    server.execute(u"CREATE TABLE %1.t (id int AUTO_INCREMENT PRIMARY KEY)"_s.arg(schema));
    server.execute(u"CREATE TABLE %1.s (id int PRIMARY KEY)"_s.arg(schema));
    server.execute(u"INSERT INTO %1.s VALUES (1), (2), (3)"_s.arg(schema));
    const auto holder = Connection::open(server.connection(schema));
    const auto waiter = Connection::open(server.connection(schema));
    const auto watcher = Connection::open(server.connection());
    ASSERT_TRUE(holder && waiter && watcher);
    const auto facts = ServerFacts::read(**watcher);
    ASSERT_TRUE(facts);
    const QString query = autoIncWaitersQuery(*facts);
    EXPECT_EQ((*watcher)->value(query)->toInt(), 0);

    // The first statement holds the counter for as long as somebody holds a row that it reads.
    const auto blocker = Connection::open(server.connection(schema));
    ASSERT_TRUE(blocker);
    ASSERT_TRUE((*blocker)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*blocker)->value(u"SELECT id FROM s WHERE id = 3 FOR UPDATE"_s));
    const auto insert = [](Connection &connection, int add) {
        return connection.execute(
            u"INSERT INTO t SELECT id + %1 FROM s ORDER BY id LOCK IN SHARE MODE"_s.arg(add));
    };
    bool first = false;
    bool second = false;
    std::jthread holding([&] { first = insert(**holder, 100).has_value(); });
    const auto inTable = [&](const QString &sql) { return (*watcher)->value(sql)->toInt(); };
    const QString running =
        u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE DB = '%1' AND INFO LIKE "
        "'INSERT INTO t%'"_s.arg(schema);
    while (inTable(running) < 1)
        std::this_thread::yield();
    std::jthread waiting([&] { second = insert(**waiter, 1000).has_value(); });
    int seen = 0;
    // MariaDB's table of locks shows what it was, for as long as it is read more often than every 100 ms.
    for (int attempt = 0; attempt < 130 && seen == 0; ++attempt) {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        seen = inTable(query);
    }
    EXPECT_EQ(seen, 1);
    ASSERT_TRUE((*blocker)->execute(u"ROLLBACK"_s));
    holding.join();
    waiting.join();
    EXPECT_TRUE(first && second);
    EXPECT_EQ((*watcher)->value(u"SELECT COUNT(*) FROM %1.t"_s.arg(schema))->toInt(), 6);
}

} // namespace millrace::test::autoinc_test
