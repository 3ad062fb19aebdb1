// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlrowstream.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"
#include "tests/unit/sqldump/statementtwin.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

namespace millrace::test::sqlstatements_test {

namespace {

using testing::ElementsAre;

std::vector<std::string> statements(const QByteArray &sql, int blockSize = 3)
{
    ChoppedStream input(sql, blockSize);
    SqlDumpReader reader(input);
    std::vector<std::string> found;
    for (;;) {
        const auto event = reader.next();
        EXPECT_TRUE(event) << qPrintable(event.error().text());
        if (!event || *event == SqlDumpReader::Event::End)
            return found;
        if (*event == SqlDumpReader::Event::Statement)
            found.emplace_back(reader.text());
        else if (*event == SqlDumpReader::Event::Insert)
            found.emplace_back("rows of " + reader.head().table.toStdString());
    }
}

} // namespace

/// A run that goes on there must not run it again.
TEST(SqlStatements, EndWhereTheReaderSaysSo)
{
    const QByteArray sql = "UPDATE t SET n = n + 1;\nINSERT INTO t VALUES (1), (2);\nDELETE FROM t";
    for (const int blockSize : {1, 7, 4096}) {
        ChoppedStream input(sql, blockSize);
        SqlDumpReader reader(input);
        QVector<qint64> ends;
        for (;;) {
            const auto event = reader.next();
            ASSERT_TRUE(event);
            if (*event == SqlDumpReader::Event::End)
                break;
            if (*event == SqlDumpReader::Event::Insert) {
                ASSERT_TRUE(reader.holdInsert());
            }
            ends << reader.offset();
        }
        EXPECT_EQ(ends, (QVector<qint64>{23, 54, sql.size()})) << blockSize;
    }
}

/// Files of texts, one within the other.
class TextSources final : public SqlSources
{
public:
    TextSources(std::map<QByteArray, QByteArray> files, int blockSize)
        : m_files(std::move(files))
        , m_blockSize(blockSize)
    {}
    Result<ByteStream *> enter(const QByteArray &name, SqlPlace command, qint64 begin) override
    {
        log << name + " by " + QByteArray::number(command.line) + " at " + QByteArray::number(begin);
        if (!m_files.contains(name))
            return fail({.code = ErrorCode::SourceMissing});
        m_streams.push_back(std::make_unique<ChoppedStream>(m_files.at(name), m_blockSize));
        return m_streams.back().get();
    }
    void left(qint64 end) override
    {
        log << "left at " + QByteArray::number(end);
        m_streams.pop_back();
    }
    QList<QByteArray> log;

private:
    const std::map<QByteArray, QByteArray> m_files;
    const int m_blockSize;
    std::vector<std::unique_ptr<ChoppedStream>> m_streams;
};

TEST(SqlStatements, FilesAreReadInTheirPlace)
{
    const std::map<QByteArray, QByteArray> files{
        {"a b.sql", "\xEF\xBB\xBFx1;\n  SOURCE  in \r\nx2;\nDELIMITER ;;\nx3"},
        {"in", "-- c\nINSERT INTO t VALUES (1), (2);\nx4"},
        {"nothing", ""}};
    for (const int blockSize : {1, 2, 7, 1 << 20}) {
        SCOPED_TRACE(blockSize);
        TextSources sources(files, blockSize);
        ChoppedStream input("y1;\n\nsource a b.sql\ny2;;\nDELIMITER //\ny3 // source nothing //y4//\n"
                            "\\. nothing\ny5",
                            blockSize);
        SqlDumpReader reader(input);
        reader.readSources(sources);
        std::vector<std::string> found;
        for (;;) {
            const auto event = reader.next();
            ASSERT_TRUE(event) << qPrintable(event.error().text());
            if (*event == SqlDumpReader::Event::End)
                break;
            if (*event == SqlDumpReader::Event::Comment)
                continue;
            const bool rows = *event == SqlDumpReader::Event::Insert;
            found.push_back(std::to_string(reader.place().line) + '@' +
                            std::to_string(reader.place().byteOffset) + ' ' +
                            (rows ? "rows" : std::string(reader.text())));
        }
        EXPECT_THAT(found, ElementsAre("1@0 y1", "1@22 x1", "2@45 rows", "3@76 x4", "3@79 x2", "5@96 x3",
                                       "4@99 y2", "6@117 y3", "6@140 y4", "8@156 y5"));
        ASSERT_TRUE(reader.firstSource());
        EXPECT_EQ(reader.firstSource()->place, (SqlPlace{.line = 3, .byteOffset = 5}));
        EXPECT_THAT(sources.log,
                    ElementsAre("a b.sql by 3 at 19", "in by 2 at 40", "left at 78", "left at 98",
                                "nothing by 6 at 140", "left at 140", "nothing by 7 at 155", "left at 155"));
    }
}

TEST(SqlStatements, WithoutTheirFilesTheCommandIsAnError)
{
    for (const char *sql : {"source b.sql\n", "\\. b.sql\n", "SOURCE b.sql;"}) {
        ChoppedStream input(QByteArray("x;\n") + sql);
        SqlDumpReader reader(input);
        ASSERT_TRUE(reader.next());
        const auto event = reader.next();
        ASSERT_FALSE(event) << sql;
        EXPECT_EQ(event.error().code, ErrorCode::SourceUnsupported);
        EXPECT_EQ(event.error().context.line, 2);
        EXPECT_TRUE(event.error().howToFix.contains(u"millrace-cli plan"_s)) << "a whole dump may have it";
    }
}

TEST(SqlStatements, QuotesAndCommentsHideDelimiters)
{
    EXPECT_THAT(statements("SELECT ';' AS `a;b`, \"c;\" /* ; ' */ -- it's;\n, 1 # don't;\n;x"),
                ElementsAre("SELECT ';' AS `a;b`, \"c;\" /* ; ' */ -- it's;\n, 1 # don't;", "x"));
    EXPECT_THAT(statements("SELECT 5--1;y"), ElementsAre("SELECT 5--1", "y"))
        << "-- without a space is no comment";
    EXPECT_THAT(
        statements("-- INSERT INTO t VALUES (1);\n/* USE x; */ # ;\nSELECT 'INSERT INTO t VALUES (1);';"),
        ElementsAre("SELECT 'INSERT INTO t VALUES (1);'"));
    EXPECT_THAT(statements("SELECT 'a\\';b', 'c'';d', `e\\`;"),
                ElementsAre("SELECT 'a\\';b', 'c'';d', `e\\`"));
}

TEST(SqlStatements, VersionedCommentsArePartOfTheStatement)
{
    EXPECT_THAT(statements("/*!40101 SET NAMES utf8 */;/*!50003 CREATE*/ /*!50017 DEFINER=`a;*/b`*/ x;"),
                ElementsAre("/*!40101 SET NAMES utf8 */", "/*!50003 CREATE*/ /*!50017 DEFINER=`a;*/b`*/ x"));
    EXPECT_THAT(statements("/*!40000 SELECT '*/;' /*!50000 , 1 */ */;z;"),
                ElementsAre("/*!40000 SELECT '*/;' /*!50000 , 1 */ */", "z"));
    EXPECT_THAT(statements("/*M!999999\\- enable the sandbox mode */ \n-- x\nSELECT 1;"),
                ElementsAre("SELECT 1"));
    EXPECT_THAT(statements("/*M!100100 SELECT 1 */;"), ElementsAre("/*M!100100 SELECT 1 */"));
}

TEST(SqlStatements, DelimiterLines)
{
    EXPECT_THAT(
        statements(
            "DELIMITER //\nCREATE PROCEDURE p() BEGIN SELECT 1; SELECT '//'; END //\ndelimiter ;\nSELECT 2;"),
        ElementsAre("CREATE PROCEDURE p() BEGIN SELECT 1; SELECT '//'; END", "SELECT 2"));
    EXPECT_THAT(statements("DELIMITER $$ \r\na;$b$$\r\nDELIMITER ;\r\nc;"), ElementsAre("a;$b", "c"));
    EXPECT_THAT(statements("DELIMITER ';;'\na;b;;c;;"), ElementsAre("a;b", "c"));
    EXPECT_THAT(statements("SELECT 1 FROM x\nDELIMITER y;z;"),
                ElementsAre("SELECT 1 FROM x\nDELIMITER y", "z"))
        << "only between statements";
    EXPECT_THAT(statements("DELIMITER #\nSELECT 1#SELECT 2#"), ElementsAre("SELECT 1", "SELECT 2"));
}

TEST(SqlStatements, RowsOfOtherTablesArePassedOver)
{
    EXPECT_THAT(
        statements("INSERT INTO a VALUES ('x;)',\"y'\"),(2);INSERT INTO `b` (c) VALUES\n(1)\n,(2);SELECT 1;"),
        ElementsAre("rows of a", "rows of b", "SELECT 1"));
}

TEST(SqlStatements, ASemicolonBeforeAnotherDelimiterIsTheServers)
{
    const QByteArray sql =
        "DELIMITER //\nINSERT INTO t VALUES (1);\n//\nINSERT INTO t VALUES (2) //\nSELECT 1;//";
    EXPECT_THAT(statements(sql), ElementsAre("rows of t", "rows of t", "SELECT 1;"));
    ChoppedStream input(sql, 4);
    SqlRowStream stream(input, {.table = "t"});
    const auto block = stream.next();
    ASSERT_TRUE(block) << qPrintable(block.error().text());
    EXPECT_EQ(std::string_view(block->data(), block->size()), "1\n2\n");
}

TEST(SqlStatements, TheClientsGoEndsAStatementWhateverTheDelimiterIs)
{
    for (const int block : {1, 3, 100}) {
        EXPECT_THAT(
            statements("SELECT 1\\gSELECT '\\g', \\N \\G\n\\g;\\G\nUSE a\\g SELECT 2 -- \\g\n;", block),
            ElementsAre("SELECT 1", "SELECT '\\g', \\N", "USE a", "SELECT 2 -- \\g"));
        EXPECT_THAT(statements("DELIMITER //\nSELECT 1; SELECT 2; \\g SELECT 3//", block),
                    ElementsAre("SELECT 1; SELECT 2;", "SELECT 3"));
        // After rows, and after rows that nobody reads.
        const QByteArray sql =
            "INSERT INTO t VALUES (1),('\\g') \\G\nINSERT INTO t VALUES (2)\\gINSERT INTO t VALUES "
            "(3)\n/* \\g */\\g;INSERT INTO t VALUES (1+1)\\g\nDELIMITER //\n"
            "INSERT INTO t VALUES (4);\\gINSERT INTO t VALUES (5)\\G//\nSELECT 1\\g";
        EXPECT_THAT(statements(sql, block), ElementsAre("rows of t", "rows of t", "rows of t", "rows of t",
                                                        "rows of t", "rows of t", "SELECT 1"));
        ChoppedStream input(sql, block);
        SqlRowStream stream(input, {.table = "t"});
        std::string rows;
        std::vector<std::string> asTheyAre;
        for (auto part = stream.nextPart(); part != SqlRowStream::Part::End; part = stream.nextPart()) {
            ASSERT_TRUE(part) << qPrintable(part.error().text());
            if (*part == SqlRowStream::Part::Rows)
                rows.append(stream.rows().data(), stream.rows().size());
            else
                asTheyAre.push_back(stream.statement().text.toStdString());
        }
        EXPECT_EQ(rows, "1\ng\n2\n3\n4\n5\n");
        EXPECT_THAT(asTheyAre, ElementsAre("INSERT INTO t VALUES (1+1)"));
    }
}

TEST(SqlStatements, EndsOfFiles)
{
    EXPECT_THAT(statements("SELECT 1"), ElementsAre("SELECT 1"));
    EXPECT_THAT(statements("SELECT 1;\r\n\x1A"), ElementsAre("SELECT 1"));
    EXPECT_THAT(statements("\xEF\xBB\xBFSELECT 1;\n-- end"), ElementsAre("SELECT 1"));
    EXPECT_THAT(statements(""), ElementsAre());
    EXPECT_THAT(statements("USE a\nSELECT 1;"), ElementsAre("USE a", "SELECT 1"));
}

} // namespace millrace::test::sqlstatements_test
