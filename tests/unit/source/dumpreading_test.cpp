// SPDX-License-Identifier: GPL-3.0-or-later
// Whole dumps read once: what they hold, how far the reading is, what ends it.
#include "core/base/literals.h"
#include "core/source/inspect/dumphead.h"
#include "core/source/inspect/dumpreading.h"

#include "tests/support/pack.h"
#include "tests/unit/source/sourcefixture.h"

namespace millrace::test::dumpreading_test {

namespace {

const QByteArray shop = "CREATE TABLE `a` (`id` int, `v` varchar(10));\n"
                        "CREATE TABLE `empty` (`x` int);\n"
                        "INSERT INTO `a` VALUES (1,'one'),(2,NULL);\n"
                        "INSERT INTO `a` VALUES (3,DEFAULT);\n"
                        "CREATE VIEW `v` AS SELECT 1;\n"
                        "CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW SET @x = 1;\n"
                        "FROBNICATE everything;\nSET GLOBAL sort_buffer_size = 1;\n";

} // namespace

class DumpReadings : public SourceFiles
{};

TEST_F(DumpReadings, SayWhatAFileHolds)
{
    const auto reading = readDump({write(u"shop.sql"_s, shop)});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_FALSE(reading->severalFiles);
    EXPECT_EQ(reading->rows(), 3);
    const QVector<DumpReading::Table> tables = reading->allTables();
    ASSERT_EQ(tables.size(), 2);
    EXPECT_EQ(tables.first().name, u"a"_s);
    EXPECT_EQ(tables.first().rows, 3);
    EXPECT_EQ(tables.first().rowsAsIs, 1);
    EXPECT_TRUE(tables.first().defined);
    EXPECT_GT(tables.first().bytes, 0);
    EXPECT_EQ(tables.last().rows, 0);
    EXPECT_EQ(reading->creates(SqlObject::View), 1);
    EXPECT_EQ(reading->creates(SqlObject::Trigger), 1);
    EXPECT_EQ(reading->creates(SqlObject::Procedure), 0);
    EXPECT_EQ(reading->statements(SqlPhase::Unknown), 1);
    ASSERT_EQ(reading->leftToUser().size(), 1);
    EXPECT_TRUE(reading->leftToUser().first().second->text.startsWith("SET GLOBAL"));
}

/// Whatever byte is the last that has come, and packed too: what is whole in front of it is shown.
TEST_F(DumpReadings, SayWhatTheHeadOfOneHolds)
{
    QByteArray dump = shop + "CREATE TABLE `b` (`t` text COMMENT 'it''s; one');\n";
    const qsizetype defined = dump.size();
    for (int i = 0; i < 3; ++i)
        dump += "INSERT INTO `b` VALUES ('x;\\'-- ('),('/* y')/* '; */;\n";
    for (qsizetype size = defined; size <= dump.size(); ++size) {
        const auto head = readDumpHead(write(u"head.sql"_s, dump.left(size)));
        ASSERT_TRUE(head) << size << ": " << qPrintable(head.error().text());
        EXPECT_TRUE(head->isHead);
        const QVector<DumpReading::Table> tables = head->allTables();
        ASSERT_EQ(tables.size(), 3) << size;
        EXPECT_EQ(tables.first().rows, 3);
        EXPECT_EQ(tables.last().name, u"b"_s);
        EXPECT_LE(tables.last().rows, 6) << size;
        EXPECT_GE(tables.last().rows, 2 * dump.mid(defined, size - defined).count(";\n") - 2) << size;
        EXPECT_EQ(head->leftToUser().size(), 1);
        EXPECT_EQ(head->creates(SqlObject::View), 1);
        EXPECT_TRUE(head->needsSchema());
    }
    const QByteArray gzip = packed(dump, "gzip");
    for (qsizetype size = gzip.size() / 2; size < gzip.size(); ++size) {
        const auto head = readDumpHead(write(u"head.sql.gz"_s, gzip.left(size)));
        EXPECT_TRUE(head || head.error().code == ErrorCode::SourceUnreadable)
            << size << ": " << qPrintable(head.error().text());
    }
}

/// Those have a choice of their own: nobody is asked twice.
TEST_F(DumpReadings, LeaveSettingsOfAReplicationOutOfWhatIsTheUsers)
{
    const auto reading =
        readDump({write(u"gtid.sql"_s, "SET @@GLOBAL.GTID_PURGED='';\nSET @@SESSION.SQL_LOG_BIN= 0;\n"
                                       "CREATE TABLE a (id int);\nINSERT INTO a VALUES (1);\n"
                                       "SET GLOBAL max_connections = 200;\n")});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    ASSERT_EQ(reading->leftToUser().size(), 1);
    EXPECT_TRUE(reading->leftToUser().first().second->text.contains("max_connections"));
}

TEST_F(DumpReadings, PutRowsAndDefinitionOfTwoFilesTogether)
{
    write(u"a.sql"_s, "CREATE TABLE `a` (`id` int, `v` varchar(10));\n");
    write(u"a.txt"_s, "1\tone\n2\ttwo\n");
    write(u"b.sql"_s, "CREATE TABLE `b` (`id` int);\n");
    const QString rows = write(u"b.txt"_s, "7\n");
    const auto reading = readDump({QFileInfo(rows).path()});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_TRUE(reading->severalFiles);
    const QVector<DumpReading::Table> tables = reading->allTables();
    ASSERT_EQ(tables.size(), 2);
    EXPECT_EQ(tables.first().name, u"a"_s);
    EXPECT_EQ(tables.first().rows, 2);
    EXPECT_TRUE(tables.first().defined);
    EXPECT_EQ(tables.last().rows, 1);
}

TEST_F(DumpReadings, OfFilesThatAreNamedAreOneProgram)
{
    const QString second = write(u"b.sql"_s, "INSERT INTO t VALUES (1);\nSET @x = 1"); // no delimiter
    const QString empty = write(u"c.sql"_s, "");
    const QString third = write(u"a.sql"_s, "\nINSERT INTO t VALUES (2);\n");
    const QString first = write(u"d.sql"_s, "CREATE TABLE t (a int);\n");
    const QStringList files{first, second, empty, third};
    EXPECT_EQ(sqlProgram(files), files);
    EXPECT_TRUE(sqlProgram({first}).isEmpty());
    EXPECT_TRUE(sqlProgram({first, QFileInfo(first).path()}).isEmpty()) << "a folder has no order";
    const auto reading = readDump(files);
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    ASSERT_EQ(reading->scripts.size(), 1);
    const DumpScriptReading &program = reading->scripts.first();
    EXPECT_EQ(program.dump.statements.size(), 2) << "each file ends its last statement";
    ASSERT_EQ(program.dump.tables.size(), 1);
    const SqlDumpTable &table = program.dump.tables.first();
    EXPECT_EQ(table.rows, 2);
    EXPECT_TRUE(isInSeveralFiles(program.sources, table.firstInsert.byteOffset, table.end));
    ASSERT_EQ(program.sources.size(), 3);
    const DumpPlace last = placeInFile(program.sources, {.byteOffset = table.end - 1});
    EXPECT_EQ(program.sources.at(last.source).file.path, third);
    EXPECT_EQ(last.place.byteOffset, QByteArray("\nINSERT INTO t VALUES (2);").size() - 1);

    // Read again as the plan has it, from the second file on.
    DumpSources again(program.file, program.sources, {.byteOffset = program.sources.first().begin});
    const qint64 end = program.sources.first().end;
    const auto next = again.follow(end);
    ASSERT_TRUE(next);
    EXPECT_NE(*next, nullptr) << "the empty one";
    again.left(end);
    const auto behind = again.follow(end);
    ASSERT_TRUE(behind);
    EXPECT_NE(*behind, nullptr);
    again.left(program.sources.last().end);
    EXPECT_EQ(again.follow(program.sources.last().end).value(), nullptr);
}

TEST_F(DumpReadings, SayWhichFileOfAProgramIsCutOff)
{
    const QByteArray head = "-- MySQL dump 10.13  Distrib 8.0.33, for Linux (x86_64)\n";
    const QByteArray rows = "CREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n";
    const QByteArray end = "-- Dump completed on 2026-11-24\n";
    const QString whole = write(u"a.sql"_s, head + rows + end);
    const QString cut = write(u"b.sql"_s, head + "SELECT 1;\n");
    const QString last = write(u"c.sql"_s, head + "SELECT 2;\n" + end);
    const auto reading = readDump({whole, cut, last});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    ASSERT_EQ(reading->notes.size(), 1);
    EXPECT_EQ(reading->notes.first().code, ErrorCode::SqlDumpTruncated);
    EXPECT_EQ(reading->notes.first().context.file, cut);
}

TEST_F(DumpReadings, TellHowFarTheyAreAndEndWhenAsked)
{
    QByteArray large = "CREATE TABLE `a` (`id` int, `v` varchar(10));\n";
    while (large.size() < 40 * 1024 * 1024)
        large += "INSERT INTO `a` VALUES (1,'one'),(2,NULL);\n" + QByteArray(4000, ' ');
    const QString path = write(u"large.sql"_s, large);
    qint64 last = 0;
    qint64 reports = 0;
    const auto reading = readDump({path}, {.progress = [&](qint64 bytes, qint64 total) {
                                      EXPECT_GE(bytes, last);
                                      EXPECT_EQ(total, large.size());
                                      last = bytes;
                                      ++reports;
                                  }});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_EQ(last, large.size());
    EXPECT_GT(reports, 2);

    std::stop_source stop;
    qint64 seen = 0;
    const auto ended = readDump({path}, {.stop = stop.get_token(), .progress = [&](qint64 bytes, qint64) {
                                             seen = bytes;
                                             stop.request_stop();
                                         }});
    ASSERT_FALSE(ended);
    EXPECT_EQ(ended.error().code, ErrorCode::Cancelled);
    EXPECT_LT(seen, large.size());
}

TEST_F(DumpReadings, RefuseADumpWhoseRowsCannotBeRead)
{
    const QString path = write(u"cut.sql"_s, "CREATE TABLE `a` (`id` int);\nINSERT INTO `a` VALUES (1),(");
    const auto reading = readDump({path});
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error().context.file, path);
    EXPECT_TRUE(reading.error().context.line.has_value());
}

} // namespace millrace::test::dumpreading_test
