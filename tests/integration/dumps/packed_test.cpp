// SPDX-License-Identifier: GPL-3.0-or-later
// Compressed dumps: nothing is written to disk, and everything the engine promises holds for them too.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "tests/support/loadcase.h"
#include "tests/support/pack.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::packed_test {

namespace {

const QString table = u"(id int NOT NULL PRIMARY KEY, n tinyint, s varchar(60))"_s;
const QString columns = u"(id, n, s)"_s;

/// As much of a row as there may be: chunks that are cut by their bytes have fewer rows.
const QByteArray longText = "a text of fifty letters that makes the rows longer ";

QByteArray rows(int from, int to, const QByteArray &text = "text of row ")
{
    QByteArray bytes;
    for (int id = from; id <= to; ++id)
        bytes += QByteArray::number(id) + "\t7\t" + text + QByteArray::number(id) + '\n';
    return bytes;
}

} // namespace

TEST(Packed, FilesOfAllKindsLoadAsOneTable)
{
    for (const WayIn way : {WayIn::Local, WayIn::Insert, WayIn::ServerFile}) {
        LoadCase load;
        int next = 1;
        for (const char *filter : {"gzip", "bzip2", "xz", "zstd", "lz4"}) {
            load.addFile(QString::fromLatin1(filter), packed(rows(next, next + 9'999), filter));
            load.addFile(QString::fromLatin1(filter) + u".plain"_s, rows(next + 10'000, next + 11'999));
            next += 12'000;
        }
        load.createTable(table, columns);
        load.plan.chunkRows = 1'700;
        load.plan.workers = 3;
        load.plan.wayIn = way;
        load.plan.verify = VerifyLevel::Content;
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        EXPECT_EQ(summary.tables.first().rowsCompared, 60'000);
        EXPECT_EQ(load.rowsInTable(), 60'000);
    }
}

TEST(Packed, ChunksStayWithinTheMemoryAndResumeFindsTheSameOnes)
{
    LoadCase load;
    load.addFile(u"a.gz"_s, packed(rows(1, 168'000, longText), "gzip"));
    load.createTable(table, columns);
    load.plan.chunkRows = 1'000'000;
    load.plan.memoryBytes = 32LL * 1024 * 1024; // 5 chunks at a time: 3.2 MB each
    load.plan.limits.rowsPerSecond = 126'000;
    const RunSummary first = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsCommitted < 42'000 && run.progress().state <= RunState::Loading)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        control.cancel();
    });
    ASSERT_EQ(first.status, RunState::Cancelled) << why(first);
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_GE(summary.tables.first().chunks, 4);
    EXPECT_EQ(load.rowsInTable(), 168'000);
}

TEST(Packed, ABadRowIsLocatedAndSetAside)
{
    QByteArray content = rows(1, 30'000);
    content.replace("\n20000\t7\t", "\n20000\t300\t");
    for (const OnError policy : {OnError::Stop, OnError::SetAside}) {
        LoadCase load;
        load.addFile(u"a.zst"_s, packed(content, "zstd"));
        load.createTable(table, columns);
        load.plan.chunkRows = 12'000;
        load.plan.onError = policy;
        const RunSummary summary = load.run();
        if (policy == OnError::Stop) {
            ASSERT_EQ(summary.status, RunState::Stopped);
            EXPECT_EQ(summary.error->context.line, 20'000) << why(summary);
            EXPECT_EQ(summary.error->context.byteOffset, content.indexOf("20000\t300"));
            EXPECT_EQ(summary.error->context.rawRow, QByteArray("20000\t300\ttext of row 20000"));
            continue;
        }
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 29'999);
        EXPECT_EQ(*readWholeFile(summary.tables.first().rejectsFile), "20000\t300\ttext of row 20000\n");
    }
}

TEST(Packed, AFileCutShortStopsTheRunAndSaysWhere)
{
    LoadCase load;
    const QByteArray whole = packed(rows(1, 200'000), "gzip");
    load.addFile(u"a.gz"_s, whole.left(whole.size() / 2));
    load.createTable(table, columns);
    load.plan.chunkRows = 10'000;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::SourceUnreadable) << why(summary);
    EXPECT_TRUE(summary.error->text().contains(u"cut short"_s)) << why(summary);
    EXPECT_EQ(load.rowsInTable() % 10'000, 0) << "whole chunks only";
}

TEST(Packed, ShuffledRowsAreSorted)
{
    QByteArray content;
    for (int i = 0; i < 20'000; ++i)
        content += rows(i * 7919 % 20'000 + 1, i * 7919 % 20'000 + 1);
    LoadCase load;
    load.addFile(u"a.xz"_s, packed(content, "xz"));
    load.createTable(table, columns);
    load.plan.order = RowOrder::PrimaryKey;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 20'000);
}

} // namespace millrace::test::packed_test
