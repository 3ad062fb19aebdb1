// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/plan/wholedump/dumpplan.h"
#include "tests/support/qtprinters.h"

#include "core/load/control/runcontrol.h"
#include "core/plan/wholedump/vieworder.h"
#include "core/run/wholedump/dumpstatements.h"

#include <QTemporaryDir>
#include <atomic>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::dumpplan_test {

TEST(DumpPlanTest, SurvivesItsFile)
{
    DumpPlan plan{.name = u"shop"_s,
                  .path = u"/dumps/shop.sql"_s,
                  .schema = u"shop"_s,
                  .existing = ExistingTables::Append,
                  .workers = 7,
                  .oneByOne = true};
    plan.before << DumpStatement{.text = "SET NAMES latin1", .phase = SqlPhase::Session};
    plan.before << DumpStatement{.text = "CREATE TABLE t (a int) COMMENT 'caf\xE9'",
                                 .file = u"/dumps/t.sql"_s,
                                 .place = {.line = 3, .byteOffset = 40},
                                 .phase = SqlPhase::Structure,
                                 .objects = {{.kind = SqlObject::View, .schema = u"shop"_s, .name = u"t"_s},
                                             {.kind = SqlObject::Database, .schema = u"x"_s}}};
    plan.notes << u"a note"_s;
    plan.othersAre = OtherStatements::LeftOut;
    plan.leftOutViews << u"shop.v"_s;
    const auto again = DumpPlan::fromJson(plan.toJson());
    ASSERT_TRUE(again) << qPrintable(again.error().text());
    EXPECT_EQ(again->toJson(), plan.toJson());
    EXPECT_EQ(again->othersAre, OtherStatements::LeftOut);
    EXPECT_EQ(again->leftOutViews, plan.leftOutViews);
    EXPECT_EQ(again->before.last().text, plan.before.last().text) << "bytes that are no UTF-8";
    EXPECT_EQ(again->before.last().objects.first().text(), u"view shop.t"_s);
    EXPECT_EQ(again->before.last().objects.last().text(), u"schema x"_s);
    EXPECT_FALSE(DumpPlan::fromJson(Plan().toJson()));
    const auto asTable = Plan::fromJson(plan.toJson());
    ASSERT_FALSE(asTable);
    EXPECT_TRUE(asTable.error().what.contains(u"whole SQL dump"_s));
}

/// Of the tables too, each of which is a plan of its own in there.
TEST(DumpPlanTest, RefusesMembersOfTheWrongType)
{
    DumpPlan plan{.name = u"shop"_s, .path = u"/dumps/shop.sql"_s};
    plan.tables << Plan{.schema = u"shop"_s, .table = u"t"_s, .chunkRows = 50'000, .workers = 4};
    plan.tables.last().connection.host = u"localhost"_s;
    const QByteArray empty = DumpPlan{.name = u"shop"_s, .path = u"/dumps/shop.sql"_s}.toJson();
    const auto refused = [](const QByteArray &json, const char *member, const char *now) {
        QByteArray strange = json;
        strange.replace(member, now);
        EXPECT_NE(strange, json) << member;
        const auto read = DumpPlan::fromJson(strange);
        return read ? QString() : read.error().what;
    };
    EXPECT_TRUE(refused(empty, "\"name\": \"shop\"", "\"name\": 3").contains(u"“name”"_s));
    EXPECT_TRUE(refused(plan.toJson(), "\"workers\": 4", "\"workers\": \"4\"").contains(u"“workers”"_s));
    EXPECT_TRUE(refused(plan.toJson(), "\"rows\": 50000", "\"rows\": true").contains(u"“chunks.rows”"_s));
    EXPECT_TRUE(refused(empty, "\"tables\": [", "\"tables\": 3, \"old\": [").contains(u"“tables”"_s));
    EXPECT_TRUE(refused(plan.toJson(), "\"format\": \"millrace-plan\"", "\"format\": \"x\"")
                    .contains(u"no Millrace plan"_s));
}

TEST(DumpPlanTest, KnowsTheFilesThatItsTailRuns)
{
    const auto file = [](const QString &path, qint64 bytes) {
        SourceFile made{.path = path};
        made.fingerprint.bytes = bytes;
        return made;
    };
    // The dump has 20 bytes in front of the command, a.sql 10 of its own in front of b.sql, and so on.
    DumpPlan plan{.path = u"/d.sql"_s};
    plan.tail =
        DumpTail{.begin = {.line = 2, .byteOffset = 15}, .end = 5'000'000'060, .file = file(u"/d.sql"_s, 40)};
    plan.tail->sources = {{.file = file(u"/a.sql"_s, 20),
                           .command = {.line = 2, .byteOffset = 15},
                           .begin = 20,
                           .end = 5'000'000'040,
                           .inside = -1},
                          {.file = file(u"/b.sql"_s, 5'000'000'000),
                           .command = {.line = 3, .byteOffset = 25},
                           .begin = 30,
                           .end = 5'000'000'030,
                           .inside = 0}};
    const auto again = DumpPlan::fromJson(plan.toJson());
    ASSERT_TRUE(again) << qPrintable(again.error().text());
    EXPECT_EQ(again->toJson(), plan.toJson());
    ASSERT_TRUE(again->tail);
    const DumpTail &tail = *again->tail;
    ASSERT_EQ(tail.files().size(), 3);
    EXPECT_EQ(tail.files().last().fingerprint, plan.tail->sources.last().file.fingerprint);
    const auto place = [&tail](qint64 offset) {
        const DumpStatement at = tail.inItsFile({.place = {.line = 7, .byteOffset = offset}});
        EXPECT_EQ(at.place.line, 7);
        return at.file + u' ' + QString::number(at.place.byteOffset);
    };
    EXPECT_EQ(place(19), u" 19"_s) << "the dump itself";
    EXPECT_EQ(place(20), u"/a.sql 0"_s);
    EXPECT_EQ(place(29), u"/a.sql 9"_s);
    EXPECT_EQ(place(30), u"/b.sql 0"_s);
    EXPECT_EQ(place(5'000'000'029), u"/b.sql 4999999999"_s);
    EXPECT_EQ(place(5'000'000'030), u"/a.sql 10"_s);
    EXPECT_EQ(place(5'000'000'040), u" 20"_s);
    EXPECT_EQ(place(5'000'000'059), u" 39"_s);

    plan.tail->sources.clear();
    const auto old =
        DumpPlan::fromJson(plan.toJson().replace("\"schema_version\": 6", "\"schema_version\": 2"));
    ASSERT_TRUE(old) << qPrintable(old.error().text());
    EXPECT_TRUE(old->tail && old->tail->sources.isEmpty());
}

TEST(DumpPlanTest, TablesViewsAndSequencesShareTheirNames)
{
    const auto key = [](SqlObject kind) {
        return DumpObject{.kind = kind, .schema = u"s"_s, .name = u"n"_s}.key();
    };
    EXPECT_EQ(key(SqlObject::View), key(SqlObject::Table));
    EXPECT_EQ(key(SqlObject::Sequence), key(SqlObject::Table));
    EXPECT_NE(key(SqlObject::Trigger), key(SqlObject::Table));
    EXPECT_NE(key(SqlObject::Function), key(SqlObject::Procedure));
}

TEST(ViewsInOrder, AViewComesBehindThoseItNames)
{
    const auto view = [](const char *file, const char *name, const char *text) {
        return DumpStatement{.text = text,
                             .file = QLatin1String(file),
                             .phase = SqlPhase::AfterData,
                             .objects = {{.kind = SqlObject::View, .name = QLatin1String(name)}}};
    };
    const auto setting = [](const char *file) {
        return DumpStatement{.text = "SET NAMES x", .file = QLatin1String(file), .phase = SqlPhase::Session};
    };
    const QVector<DumpStatement> ordered =
        viewsInOrder({setting("a"), view("a", "a", "CREATE VIEW `a` AS SELECT * FROM `c`"), setting("b"),
                      view("b", "b", "CREATE VIEW `b` AS SELECT 1"), setting("c"),
                      view("c", "c", "CREATE VIEW `c` AS SELECT * FROM `b` JOIN `table_of_its_own`"),
                      setting("d"), view("d", "d", "CREATE VIEW `d` AS SELECT * FROM `e`"), setting("e"),
                      view("e", "e", "CREATE VIEW `e` AS SELECT * FROM `d`")});
    QString files;
    for (const DumpStatement &statement : ordered)
        files += statement.file;
    EXPECT_EQ(files, u"bbccaaddee"_s) << "with their settings; d and e name each other";
}

TEST(DumpPlanTest, RefusesAStatementOfNoTable)
{
    DumpPlan plan{.path = u"/d.sql"_s};
    plan.rows << DumpStatement{
        .text = "INSERT INTO t VALUES (DEFAULT)", .phase = SqlPhase::Data, .tableIndex = 0};
    const auto again = DumpPlan::fromJson(plan.toJson());
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().code, ErrorCode::PlanInvalid);
}

TEST(StatementLogTest, RemembersWhatIsDoneAndForgivesATornLine)
{
    const QTemporaryDir folder;
    {
        const auto log = StatementLog::open(folder.path());
        ASSERT_TRUE(log);
        ASSERT_TRUE((*log)->begin(u"before"_s, 4));
        ASSERT_TRUE((*log)->done(u"before"_s, 4));
        ASSERT_TRUE((*log)->begin(u"before"_s, 5));
    }
    QFile file(folder.filePath(u"statements.jsonl"_s));
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("{\"list\":\"before\",\"index\":5,\"sta"); // the power went
    file.close();
    const auto log = StatementLog::open(folder.path());
    ASSERT_TRUE(log);
    EXPECT_TRUE((*log)->isDone(u"before"_s, 4));
    EXPECT_FALSE((*log)->isDone(u"before"_s, 5));
    EXPECT_TRUE((*log)->wasBegun(u"before"_s, 5));
    EXPECT_FALSE((*log)->isDone(u"after"_s, 4));
    ASSERT_TRUE((*log)->done(u"before"_s, 5));
    EXPECT_TRUE((*StatementLog::open(folder.path()))->isDone(u"before"_s, 5));
    constexpr qsizetype far = 5'000'000'000; // an offset in a large dump
    ASSERT_TRUE((*log)->done(u"tail"_s, far));
    EXPECT_EQ((*StatementLog::open(folder.path()))->lastDone(u"tail"_s), far);
}

TEST(RunControlTest, HandsOutNoMoreTurnsThanThereAre)
{
    RunControl control;
    control.setTurns(3);
    std::atomic<int> now = 0;
    std::atomic<int> most = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 12; ++i)
            threads.emplace_back([&](std::stop_token stop) {
                for (int turn = 0; turn < 50; ++turn) {
                    ASSERT_TRUE(control.takeTurn(stop));
                    const int here = ++now;
                    int seen = most;
                    while (here > seen && !most.compare_exchange_weak(seen, here)) {
                    }
                    std::this_thread::yield();
                    --now;
                    control.giveTurnBack();
                }
            });
        for (std::jthread &thread : threads)
            thread.join();
    }
    EXPECT_EQ(most, 3);
    std::stop_source stop;
    RunControl none;
    none.setTurns(1);
    EXPECT_TRUE(none.takeTurn(stop.get_token()));
    stop.request_stop();
    EXPECT_FALSE(none.takeTurn(stop.get_token()));
}

} // namespace millrace::test::dumpplan_test
