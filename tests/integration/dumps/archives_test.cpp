// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps inside archives: nothing is unpacked to disk, and everything the engine promises holds for them too.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/support/archivefile.h"
#include "tests/support/loadcase.h"
#include "tests/support/pack.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::archives_test {

namespace {

const QString archivedTable = u"(id int NOT NULL PRIMARY KEY, n tinyint, s varchar(60))"_s;
const QString archivedColumns = u"(id, n, s)"_s;

struct Form
{
    const char *suffix;
    const char *format;
    const char *filter;
};

/// As much of a row as there may be: chunks that are cut by their bytes have fewer rows.
const QByteArray longText = "a text of fifty letters that makes the rows longer ";

QByteArray archivedRows(int from, int to, const QByteArray &text = "text of row ")
{
    QByteArray bytes;
    for (int id = from; id <= to; ++id)
        bytes += QByteArray::number(id) + "\t7\t" + text + QByteArray::number(id) + '\n';
    return bytes;
}

/// Writes the archive, inspects it, and makes its one table the plan's source.
void take(LoadCase &load, const Form &form, const QVector<ArchiveEntry> &entries)
{
    const QString path = load.folderPath() + u"/dump."_s + QLatin1String(form.suffix);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(archived(entries, form.format, form.filter));
    file.close();
    auto found = inspectPaths({path});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    ASSERT_EQ(found->size(), 1);
    ASSERT_TRUE(found->first().notes.isEmpty()) << qPrintable(found->first().notes.first().text());
    load.plan.source = found->first().source;
    load.createTable(archivedTable, archivedColumns);
}

QVector<ArchiveEntry> months(int count, int rowsEach, const QByteArray &text = "text of row ")
{
    QVector<ArchiveEntry> entries;
    for (int month = count; month >= 1; --month) // not in the order they are loaded in
        entries << ArchiveEntry{"inner/credits_2011_" + QByteArray::number(month) + ".txt",
                                archivedRows((month - 1) * rowsEach + 1, month * rowsEach, text)};
    return entries;
}

} // namespace

TEST(ArchiveLoads, ShardsInsideArchivesLoadAsOneTable)
{
    for (const Form &form : {Form{"zip", "zip", nullptr}, Form{"tar", "ustar", nullptr},
                             Form{"tar.gz", "ustar", "gzip"}, Form{"tar.zst", "ustar", "zstd"}})
        for (const WayIn way : {WayIn::Local, WayIn::Insert}) {
            LoadCase load;
            ASSERT_NO_FATAL_FAILURE(take(load, form, months(11, 5'000)));
            EXPECT_EQ(load.plan.source.name, u"credits"_s);
            ASSERT_EQ(load.plan.source.files.size(), 11);
            EXPECT_TRUE(load.plan.source.files.at(1).name().endsWith(u"/inner/credits_2011_2.txt"_s));
            load.plan.chunkRows = 3'300;
            load.plan.workers = 3;
            load.plan.wayIn = way;
            load.plan.verify = VerifyLevel::Content;
            const RunSummary summary = load.run();
            ASSERT_EQ(summary.status, RunState::Done) << form.suffix << why(summary);
            EXPECT_TRUE(summary.tables.first().verified) << why(summary);
            EXPECT_EQ(summary.tables.first().rowsCompared, 55'000);
            EXPECT_EQ(load.rowsInTable(), 55'000);
        }
}

TEST(ArchiveLoads, CompressedFilesInsideAnArchiveToo)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(take(load, {"tar", "ustar", nullptr},
                                 {{"t_1.txt.gz", packed(archivedRows(1, 20'000), "gzip")},
                                  {"t_2.txt.zst", packed(archivedRows(20'001, 40'000), "zstd")}}));
    const auto issues = scanSource(load.plan.source);
    ASSERT_TRUE(issues) << qPrintable(issues.error().text());
    EXPECT_EQ(load.plan.source.totalRows(), 40'000);
    load.plan.chunkRows = 7'000;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 40'000);
}

TEST(ArchiveLoads, ARunThatWasCancelledGoesOn)
{
    for (const Form &form : {Form{"zip", "zip", nullptr}, Form{"tar.gz", "ustar", "gzip"}}) {
        LoadCase load;
        ASSERT_NO_FATAL_FAILURE(take(load, form, months(4, 42'000, longText)));
        load.plan.chunkRows = 1'000'000;
        load.plan.memoryBytes = 32LL * 1024 * 1024;
        load.plan.limits.rowsPerSecond = 126'000;
        const RunSummary first = load.run([](RunControl &control, const MigrationRun &run) {
            while (run.progress().rowsCommitted < 42'000 && run.progress().state <= RunState::Loading)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            control.cancel();
        });
        ASSERT_EQ(first.status, RunState::Cancelled) << why(first);
        load.plan.limits.rowsPerSecond = 0;
        const RunSummary summary = load.resume();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 168'000);
    }
}

TEST(ArchiveLoads, ABadRowIsLocatedAndSetAside)
{
    for (const Form &form : {Form{"zip", "zip", nullptr}, Form{"tar.xz", "ustar", "xz"}})
        for (const OnError policy : {OnError::Stop, OnError::SetAside}) {
            QVector<ArchiveEntry> entries = months(2, 10'000);
            entries[0].content.replace("\n15000\t7\t", "\n15000\t300\t");
            LoadCase load;
            ASSERT_NO_FATAL_FAILURE(take(load, form, entries));
            load.plan.chunkRows = 4'000;
            load.plan.onError = policy;
            const RunSummary summary = load.run();
            if (policy == OnError::Stop) {
                ASSERT_EQ(summary.status, RunState::Stopped);
                EXPECT_EQ(summary.error->context.line, 5'000) << why(summary);
                EXPECT_TRUE(summary.error->context.file.endsWith(u"/inner/credits_2011_2.txt"_s))
                    << why(summary);
                EXPECT_EQ(summary.error->context.rawRow, QByteArray("15000\t300\ttext of row 15000"));
                continue;
            }
            EXPECT_TRUE(summary.tables.first().verified) << why(summary);
            EXPECT_EQ(load.rowsInTable(), 19'999);
            EXPECT_EQ(*readWholeFile(summary.tables.first().rejectsFile), "15000\t300\ttext of row 15000\n");
        }
}

TEST(ArchiveLoads, AnArchiveThatChangedIsRefused)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(take(load, {"zip", "zip", nullptr}, months(2, 100)));
    QFile file(load.plan.source.files.first().path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(archived(months(2, 101), "zip"));
    file.close();
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Refused);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(ArchiveLoads, ShuffledRowsInsideAnArchiveAreSorted)
{
    QByteArray content;
    for (int i = 0; i < 20'000; ++i)
        content += archivedRows(i * 7919 % 20'000 + 1, i * 7919 % 20'000 + 1);
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(take(load, {"tar.gz", "ustar", "gzip"}, {{"a.txt", content}}));
    load.plan.order = RowOrder::PrimaryKey;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 20'000);
}

} // namespace millrace::test::archives_test
