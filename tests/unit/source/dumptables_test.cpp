// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of an SQL dump as sources: their rows as lines, where these stand, what the plan keeps of it.
#include "core/base/literals.h"
#include "core/source/inspect/dumptables.h"

#include "core/source/content/sqltablestream.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/rowpick.h"
#include "core/source/scan/filescan.h"
#include "tests/support/pack.h"
#include "tests/unit/source/sourcefixture.h"

namespace millrace::test::dumptables_test {

namespace {

const QByteArray dump = "/*!40101 SET NAMES utf8mb4 */;\n/*!40103 SET TIME_ZONE='+00:00' */;\n"
                        "CREATE TABLE `a` (`id` int, `v` varchar(10));\nCREATE TABLE `b` (`x` int);\n"
                        "INSERT INTO `a` VALUES (1,'one'),(2,NULL);\n"
                        "INSERT INTO `b` VALUES (10);\n"
                        "INSERT INTO `a` VALUES (3,'tab\\there');\n"
                        "INSERT INTO `b` VALUES (11),(12);\n";

QByteArray linesOf(const SourceFile &file)
{
    return readContent(file.content(), 0, 1 << 20).value_or("error");
}

} // namespace

class DumpTables : public SourceFiles
{};

TEST_F(DumpTables, AreFoundWithTheirRowsAsLines)
{
    const auto found = inspectPaths({write(u"shop.sql"_s, dump)});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    ASSERT_EQ(found->size(), 2);
    const Source &a = found->first().source;
    EXPECT_EQ(a.name, u"a"_s);
    EXPECT_EQ(a.fieldNames, (QStringList{u"id"_s, u"v"_s}));
    EXPECT_EQ(a.totalRows(), 3);
    EXPECT_EQ(linesOf(a.files.first()), "1\tone\n2\t\\N\n3\ttab\\there\n");
    EXPECT_EQ(a.files.first().contentBytes(), linesOf(a.files.first()).size());
    EXPECT_EQ(linesOf(found->last().source.files.first()), "10\n11\n12\n");
    EXPECT_EQ(found->first().sample.size(), 3);
    EXPECT_EQ(sqlTableOf(a)->session.timeZone, "+00:00");
    EXPECT_EQ(a.timeZone, u"+00:00"_s);
    // As plans of earlier versions have it: with the place of the rows alone.
    QJsonObject json = a.toJson();
    EXPECT_EQ(json.take(u"time_zone"_s).toString(), u"+00:00"_s);
    const auto old = Source::fromJson(json);
    ASSERT_TRUE(old);
    EXPECT_EQ(old->timeZone, u"+00:00"_s);
}

TEST_F(DumpTables, AreTheSameWhenTheDumpIsCompressed)
{
    const auto found = inspectPaths({write(u"shop.sql.gz"_s, packed(dump, "gzip"))});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    ASSERT_EQ(found->size(), 2);
    EXPECT_EQ(linesOf(found->last().source.files.first()), "10\n11\n12\n");
}

TEST_F(DumpTables, AreTheSameFromASavedPlan)
{
    const auto found = inspectPaths({write(u"shop.sql"_s, dump)});
    ASSERT_TRUE(found);
    const Source &a = found->first().source;
    const auto again = Source::fromJson(a.toJson());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->files.first().way, a.files.first().way);
    EXPECT_EQ(linesOf(again->files.first()), linesOf(a.files.first()));
}

TEST_F(DumpTables, AScanCountsWhatTheHeadCouldNotTell)
{
    const QString path = write(u"shop.sql"_s, dump);
    SourceFile file{.path = path, .fingerprint = *fingerprintOf(path)};
    Source source = dumpTableSource(file, {.name = "b", .insertStatements = 2}, false);
    EXPECT_EQ(source.totalRows(), -1);
    ASSERT_TRUE(scanSource(source));
    EXPECT_EQ(source.totalRows(), 3);
    EXPECT_EQ(source.files.first().contentBytes(), 9);
    EXPECT_EQ(sqlTableOf(source)->literalKinds, QVector<SqlLiteralKinds>{SqlInteger});
    EXPECT_EQ(sqlTableOf(source)->charset, "utf8mb4");
}

TEST_F(DumpTables, AScanProfilesTheValuesAndFindsRowsByTheirNumbers)
{
    QByteArray rows = "SET NAMES utf8mb4;\nINSERT INTO t (id, name, price) VALUES ";
    constexpr int count = 2000;
    for (int row = 1; row <= count; ++row)
        rows += QByteArray(row > 1 ? "," : "") + "(" + QByteArray::number(row) + ",'" +
                (row == 1500 ? QByteArray("Grün\\tund 蓝").repeated(3) : QByteArray("x")) + "'," +
                (row % 2 == 0 ? "NULL" : "1.25") + ")";
    const auto found = inspectPaths({write(u"t.sql"_s, rows + ";\n")});
    ASSERT_TRUE(found);
    Source source = found->first().source;
    const auto scan = scanSource(source);
    ASSERT_TRUE(scan) << qPrintable(scan.error().text());
    EXPECT_TRUE(scan->rowErrors.isEmpty());
    ASSERT_TRUE(source.scan);
    const TypeProfile &profile = source.scan->profile;
    EXPECT_TRUE(profile.whole);
    EXPECT_EQ(profile.rows, count);
    ASSERT_EQ(profile.columns.size(), 3);
    EXPECT_EQ(profile.columns.at(0).kindText(), u"integer"_s);
    EXPECT_TRUE(profile.columns.at(0).strictly);
    EXPECT_EQ(profile.columns.at(1).longestCharacters, 30)
        << "characters, though the rows are taken as bytes";
    EXPECT_EQ(profile.columns.at(1).longestBytes, 39);
    EXPECT_EQ(profile.columns.at(1).longest.row, 1500);
    EXPECT_FALSE(profile.columns.at(1).longest.place().byteOffset) << "there is no such byte in the dump";
    EXPECT_EQ(profile.columns.at(2).nulls, count / 2);
    EXPECT_EQ(source.scan->longestRow.row, 1500);
    EXPECT_FALSE(source.scan->longestRow.byteOffset);
    const auto picked = rowsNumbered(source, scan->samples.places, {1500, 7});
    ASSERT_TRUE(picked);
    ASSERT_EQ(picked->size(), 2);
    EXPECT_EQ(picked->first().row.fields.first().value, "1500");
    EXPECT_EQ(picked->last().row.fields.first().value, "7");
    ASSERT_TRUE(scan->samples.last);
    EXPECT_EQ(scan->samples.last->number, count);
    EXPECT_FALSE(scan->samples.spread.isEmpty());
}

TEST_F(DumpTables, RowsAreFoundAgainInTheDump)
{
    QByteArray rows = "SET NAMES utf8mb4;\n";
    for (int row = 1; row <= 30'000; ++row)
        rows += "INSERT INTO t VALUES (" + QByteArray::number(row) + ",'x');\n";
    const auto found = inspectPaths({write(u"t.sql"_s, rows)});
    ASSERT_TRUE(found);
    SqlRowFinder finder(found->first().source.files.first().content());
    for (const qint64 row : {1LL, 2LL, 4096LL, 4097LL, 20'000LL, 29'999LL, 30'000LL, 5LL}) {
        const auto place = finder.find(row);
        ASSERT_TRUE(place) << row;
        EXPECT_EQ(place->place.line, row + 1);
        EXPECT_EQ(place->place.byteOffset, rows.indexOf("(" + QByteArray::number(row) + ",")) << row;
        EXPECT_EQ(place->text, "(" + QByteArray::number(row) + ",'x')");
    }
    EXPECT_EQ(finder.find(30'001).error().code, ErrorCode::SourceChanged);
}

TEST_F(DumpTables, AStatementThatNobodyRunsIsAnErrorWithItsPlace)
{
    const auto found = inspectPaths(
        {write(u"t.sql"_s, "INSERT INTO t VALUES (1,'a');\nINSERT INTO t VALUES (2,DEFAULT);\n")});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    SourceFile file = found->first().source.files.first();
    const auto read = readContent(file.content(), 0, 100);
    ASSERT_FALSE(read) << "it would be lost";
    EXPECT_EQ(read.error().context.line.value_or(0), 2);
    EXPECT_TRUE(found->first().notes.first().what.contains(u"1 statement"_s))
        << qPrintable(found->first().notes.first().what);
    EXPECT_EQ(found->first().sample.size(), 1);
    file.way.sqlTable->statementsApart = 1;
    EXPECT_EQ(linesOf(file), "1\ta\n") << "somebody else runs the other one";
}

TEST_F(DumpTables, ADumpWithoutRowsIsAProgram)
{
    for (const char *sql : {"CREATE TABLE t (a int);\n", "source other.sql\n", "\\. other.sql\n",
                            "DELIMITER //\nCREATE PROCEDURE p() BEGIN SELECT 1; END//\n"}) {
        const auto found = inspectPaths({write(u"t.sql"_s, sql)});
        ASSERT_TRUE(found) << sql;
        ASSERT_EQ(found->size(), 1);
        EXPECT_TRUE(isProgram(found->first().source)) << sql;
        EXPECT_EQ(found->first().source.name, u"t"_s);
        EXPECT_EQ(found->first().source.fieldCount, 0);
        EXPECT_TRUE(holdTables(*found)) << "it can be loaded as a whole";
    }
    const auto empty = inspectPaths({write(u"t.sql"_s, "-- nothing\n")});
    ASSERT_FALSE(empty);
    EXPECT_EQ(empty.error().code, ErrorCode::SourceUnsupported);
}

TEST_F(DumpTables, AProgramBesideOtherDumpsRunsWithThem)
{
    const QString rows = write(u"rows.sql"_s, "CREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n");
    const QString views = write(u"views.sql"_s, "CREATE VIEW v AS SELECT a FROM t;\n");
    const auto found = inspectPaths({rows, views});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    ASSERT_EQ(found->size(), 1);
    EXPECT_FALSE(isProgram(found->first().source));
    EXPECT_TRUE(std::any_of(found->first().notes.begin(), found->first().notes.end(), [&](const Error &note) {
        return note.context.file == views;
    })) << "it is said";
    const auto reading = readDump({rows, views});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_FALSE(reading->severalFiles) << "they have an order, the one in which they are named";
    ASSERT_EQ(reading->scripts.size(), 1);
    EXPECT_EQ(reading->scripts.first().dump.statements.size(), 2);
    ASSERT_EQ(reading->scripts.first().sources.size(), 1);
    EXPECT_EQ(reading->scripts.first().sources.first().file.path, views);
}

TEST(DumpDdlTest, KnowsTheCharacterSetOfEachColumn)
{
    const DumpDdl ddl = parseDumpDdl(
        u"CREATE TABLE t (a varchar(3) CHARACTER SET latin1, b text COLLATE utf8mb4_bin, c int "
        "AUTO_INCREMENT, d char(2) CHARSET gbk COLLATE gbk_bin) ENGINE=InnoDB DEFAULT CHARSET=utf8mb3;"_s);
    ASSERT_EQ(ddl.columns.size(), 4);
    EXPECT_EQ(ddl.columns.at(0).charset, u"latin1"_s);
    EXPECT_EQ(ddl.columns.at(1).charset, u"utf8mb4"_s);
    EXPECT_EQ(ddl.columns.at(2).charset, u"utf8mb3"_s);
    EXPECT_TRUE(ddl.columns.at(2).autoIncrement);
    EXPECT_EQ(ddl.columns.at(3).charset, u"gbk"_s);
}

} // namespace millrace::test::dumptables_test
