// SPDX-License-Identifier: GPL-3.0-or-later
// Whole runs in primary-key order and with deferred indexes.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/indexes/deferredindexfile.h"
#include "core/order/sortfolder.h"
#include "core/run/undo/restore.h"
#include "core/run/undo/rollback.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QRandomGenerator>
#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <thread>

namespace millrace::test::flat_test {

namespace {

QByteArray shuffledRows(int count, const std::function<QByteArray(int)> &value = {})
{
    std::vector<int> ids(static_cast<std::size_t>(count));
    std::iota(ids.begin(), ids.end(), 1);
    QRandomGenerator random(11);
    std::shuffle(ids.begin(), ids.end(), random);
    QByteArray bytes;
    for (const int id : ids)
        bytes +=
            QByteArray::number(id) + '\t' + (value ? value(id) : "v" + QByteArray::number(id % 97)) + '\n';
    return bytes;
}

bool told(const LoadCase &load, const QString &part)
{
    return std::any_of(load.events.begin(), load.events.end(),
                       [&part](const Event &event) { return event.text.contains(part); });
}

const QString pairTable = u"(id int PRIMARY KEY, s varchar(40))"_s;
const QString pairColumns = u"(id, s)"_s;
const QString indexedTable =
    u"(id int NOT NULL PRIMARY KEY, s varchar(40), KEY s (s), KEY s_id (s(5), id), UNIQUE KEY u (id, s))"_s;

QString definition(LoadCase &load)
{
    const auto connection = Connection::open(load.target());
    return (*connection)->rows(u"SHOW CREATE TABLE t"_s)->first().value(1).toString();
}

} // namespace

TEST(PrimaryKeyOrder, AShuffledDumpIsSortedAndTheTableIsTheSame)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, shuffledRows(30'000));
    load.addFile(u"b.txt"_s, "30002\tx\n30001\ty");
    load.createTable(pairTable, pairColumns);
    load.plan.order = RowOrder::PrimaryKey;
    load.plan.chunkRows = 7'000;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_TRUE(told(load, u"in the order of PRIMARY (id)"_s));
    EXPECT_FALSE(QFile::exists(SortFolder::rowsFile(load.folder().path() + u"/sorted"_s)))
        << "a verified run leaves no copy of the dump behind";

    LoadCase plain;
    plain.addFile(u"a.txt"_s, shuffledRows(30'000));
    plain.addFile(u"b.txt"_s, "30002\tx\n30001\ty");
    plain.createTable(pairTable, pairColumns);
    ASSERT_EQ(plain.run().status, RunState::Done);
    EXPECT_EQ(load.server().checksum(load.plan.schema, u"t"_s),
              plain.server().checksum(plain.plan.schema, u"t"_s));
}

TEST(PrimaryKeyOrder, RowNumbersAndRejectsAreThoseOfTheDump)
{
    LoadCase load;
    QByteArray rows =
        shuffledRows(5'000, [](int id) { return id == 77 ? QByteArray("too\\\nlong").repeated(5) : "ok"; });
    const qint64 offset = rows.indexOf("\n77\t") + 1;
    const qint64 row = rows.left(offset).count('\n') + 1;
    load.addFile(u"a.txt"_s, rows);
    load.createTable(u"(id int PRIMARY KEY, s varchar(10), n int)"_s, u"(id, s)"_s);
    load.setExpression(u"n=@row_number"_s);
    load.plan.order = RowOrder::PrimaryKey;
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsRejected, 1);
    const auto reasons = readWholeFile(summary.tables.first().reasonsFile);
    ASSERT_TRUE(reasons);
    const QList<QByteArray> fields = reasons->split('\n').at(1).split(',');
    EXPECT_EQ(fields.at(2).toLongLong(), row);
    EXPECT_EQ(fields.at(3).toLongLong(), row) << "no row before it has a line break inside";
    EXPECT_EQ(fields.at(4).toLongLong(), offset);
    const auto rejects = readWholeFile(summary.tables.first().rejectsFile);
    EXPECT_EQ(*rejects, rows.mid(offset, rejects->size()))
        << "as it stands in the dump, without a number before it";

    const qint64 first = rows.left(rows.indexOf('\t')).toLongLong();
    EXPECT_EQ(load.server().value(u"SELECT n FROM %1 WHERE id = %2"_s.arg(load.table()).arg(first)), 1);
    EXPECT_EQ(load.server().value(u"SELECT COUNT(DISTINCT n) FROM %1"_s.arg(load.table())), 4'999);
}

TEST(PrimaryKeyOrder, ADumpInOrderIsNotSorted)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\ta\n2\tb\n3\tc\n");
    load.createTable(pairTable, pairColumns);
    load.plan.order = RowOrder::PrimaryKey;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(told(load, u"Nothing is sorted"_s));
}

TEST(PrimaryKeyOrder, ACancelledRunGoesOnWithTheSameSortedCopy)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, shuffledRows(60'000));
    load.createTable(pairTable, pairColumns);
    load.plan.order = RowOrder::PrimaryKey;
    load.plan.chunkRows = 2'000;
    load.plan.limits.rowsPerSecond = 60'000;
    const RunSummary cancelled = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().chunksDone < 4 && run.progress().state != RunState::Done)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        control.cancel();
    });
    ASSERT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 60'000);
    EXPECT_FALSE(std::any_of(load.events.begin(), load.events.end(), [](const Event &event) {
        return event.values.value(u"stage"_s).toString() == u"sort"_s;
    })) << "it was sorted already";
}

TEST(DeferredIndexes, AreBackByteForByteAfterTheRun)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, shuffledRows(20'000));
    load.createTable(indexedTable, pairColumns);
    const QString before = definition(load);
    load.plan.indexes = IndexPolicy::Defer;
    load.plan.chunkRows = 5'000;
    bool droppedMeanwhile = false;
    load.plan.limits.rowsPerSecond = 40'000;
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        while (run.progress().chunksDone < 1 && run.progress().state != RunState::Done)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        const QString now = definition(load);
        droppedMeanwhile = !now.contains(u"KEY `s` "_s) && now.contains(u"UNIQUE KEY `u`"_s);
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_TRUE(droppedMeanwhile) << "those that are not unique, and only those";
    EXPECT_EQ(definition(load), before);
}

TEST(DeferredIndexes, ACancelledRunHasThemBuiltByResumeOrByRestore)
{
    for (const bool byRestore : {false, true}) {
        LoadCase load;
        load.addFile(u"a.txt"_s, shuffledRows(20'000));
        load.createTable(indexedTable, pairColumns);
        const QString before = definition(load);
        load.plan.indexes = IndexPolicy::DeferAll;
        load.plan.chunkRows = 2'000;
        load.plan.limits.rowsPerSecond = 30'000;
        const RunSummary cancelled = load.run([](RunControl &control, const MigrationRun &run) {
            while (run.progress().chunksDone < 2 && run.progress().state != RunState::Done)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            control.cancel();
        });
        ASSERT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
        EXPECT_NE(definition(load), before);
        if (byRestore) {
            const auto restored = restoreRun(load.folder(), load.target());
            ASSERT_TRUE(restored) << restored.error().text();
            EXPECT_EQ(definition(load), before);
        }
        const RunSummary summary = load.resume();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        EXPECT_EQ(definition(load), before);
        EXPECT_EQ(load.rowsInTable(), 20'000);
    }
}

TEST(DeferredIndexes, ARollbackBringsThemBackToo)
{
    LoadCase load;
    load.addFile(u"a.txt"_s,
                 shuffledRows(8'000, [](int id) { return id == 4'000 ? QByteArray(50, 'x') : "ok"; }));
    load.createTable(indexedTable, pairColumns);
    const QString before = definition(load);
    load.plan.indexes = IndexPolicy::Defer;
    load.plan.chunkRows = 1'000;
    load.plan.workers = 1;
    ASSERT_EQ(load.run().status, RunState::Stopped);
    const auto taken = rollbackRun(load.folder(), load.target());
    ASSERT_TRUE(taken) << taken.error().text();
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ(definition(load), before);
}

TEST(DeferredIndexes, ADuplicateFoundWhileBuildingStopsTheRunAndNamesIt)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\tsame\n2\tother\n3\tsame\n");
    load.createTable(u"(id int PRIMARY KEY, s varchar(40), UNIQUE KEY s (s), KEY i (id, s))"_s, pairColumns);
    load.plan.indexes = IndexPolicy::DeferAll;
    const RunSummary stopped = load.run();
    ASSERT_EQ(stopped.status, RunState::Stopped);
    EXPECT_EQ(stopped.error->code, ErrorCode::DuplicateRow);
    EXPECT_TRUE(stopped.error->text().contains(u"same"_s)) << stopped.error->text();
    EXPECT_TRUE(definition(load).contains(u"KEY `i`"_s)) << "the other one is built";
    load.server().execute(u"UPDATE %1 SET s = 'mended' WHERE id = 3"_s.arg(load.table()));
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    // What was mended in the table is not what stands in the dump, and the proof says so.
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.contains(u"Chunk 1"_s)) << why(summary);
    EXPECT_TRUE(definition(load).contains(u"UNIQUE KEY `s`"_s));
}

} // namespace millrace::test::flat_test
