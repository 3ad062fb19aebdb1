// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlrowstream.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"

#include <gtest/gtest.h>
#include <optional>

namespace millrace::test::sqlrows_test {

namespace {

/// All parts of a table, one after the other: rows as they are, statements in angle brackets.
struct Read
{
    QByteArray text;
    std::optional<Error> error;
    std::vector<SqlLiteralKinds> kinds;
    int fields = 0;
    unsigned verbs = 0;
    QStringList notes;
    QByteArray charset;
    QVector<QByteArray> columns;
};

Read readTable(const QByteArray &sql, SqlRowStream::Options options = {.table = "t"}, int blockSize = 7)
{
    ChoppedStream input(sql, blockSize);
    SqlRowStream stream(input, std::move(options));
    Read read;
    for (;;) {
        const auto part = stream.nextPart();
        if (!part) {
            read.error = part.error();
            break;
        }
        if (*part == SqlRowStream::Part::End)
            break;
        if (*part == SqlRowStream::Part::Rows)
            read.text += QByteArray(stream.rows().data(), qsizetype(stream.rows().size()));
        else
            read.text += '<' + stream.statement().text + '>';
    }
    read.kinds = stream.literalKinds();
    read.fields = stream.fields();
    read.verbs = stream.verbs();
    read.notes = stream.notes();
    read.charset = stream.charset();
    read.columns = stream.columns();
    return read;
}

/// One row's line without its end.
QByteArray line(const QByteArray &values, const QByteArray &before = "SET NAMES utf8mb4;")
{
    const Read read = readTable(before + "INSERT INTO t VALUES (" + values + ");");
    EXPECT_FALSE(read.error) << qPrintable(read.error->text());
    return read.text.chopped(read.text.endsWith('\n') ? 1 : 0);
}

} // namespace

TEST(SqlRows, LiteralsBecomeFields)
{
    EXPECT_EQ(line("1,-2.50,1e-3,NULL,TRUE,false"), "1\t-2.50\t1e-3\t\\N\t1\t0");
    EXPECT_EQ(line("'a','it''s',\"say \"\"x\"\"\",''"), "a\tit's\tsay \"x\"\t");
    EXPECT_EQ(line("'a' 'b'\n\"c\",'d''e'"), "abc\td'e");
    EXPECT_EQ(line("0x4142,x'4a',X'',0xABC,b'1000001',0b1,b'100000001'"),
              "AB\tJ\t\t\\n\xBC\tA\t\x01\t\x01\x01");
    EXPECT_EQ(line("_binary 'a',_binary 0x41,_binary x'42',_utf8mb4'c',_utf8'd',N'e',_binary b'1000001'"),
              "a\tA\tB\tc\td\te\tA");
    EXPECT_EQ(line("+7, .5 ,5."), "7\t.5\t5.");
}

TEST(SqlRows, EscapesMeanWhatTheyMeanToTheServer)
{
    EXPECT_EQ(line(R"('\0\b\n\r\t\Z\\')"), R"(\0\b\n\r\t\Z\\)");
    EXPECT_EQ(line(R"('\'\"\%\_\N\x\a')"), R"('"\\%\\_Nxa)") << "\\N inside quotes is an N, never NULL";
    EXPECT_EQ(line("'a\tb\nc'"), R"(a\tb\nc)");
    EXPECT_EQ(line("'a\\\tb\\\nc'"), R"(a\tb\nc)") << "an escaped tab is a tab";
    EXPECT_EQ(line(QByteArray("'a\0b'", 5)), R"(a\0b)");
    EXPECT_EQ(line("'\r\x1A'"), "\r\x1A");
}

TEST(SqlRows, BackslashIsAByteWithoutBackslashEscapes)
{
    const QByteArray mode = "/*!40101 SET @OLD=@@SQL_MODE, SQL_MODE='NO_BACKSLASH_ESCAPES' */;";
    EXPECT_EQ(line(R"('a\n','b\','c')", mode), R"(a\\n)"
                                               "\t"
                                               R"(b\\)"
                                               "\tc");
    EXPECT_EQ(line(R"('a\n')", mode + "SET SQL_MODE=@OLD;"), R"(a\n)") << "put back";
    EXPECT_EQ(line(R"('a\n')", "SET sql_mode=CONCAT(@@sql_mode,',NO_BACKSLASH_ESCAPES');"), R"(a\\n)");
    EXPECT_EQ(line(R"('a\n')", "SET GLOBAL sql_mode='NO_BACKSLASH_ESCAPES';"), R"(a\n)")
        << "not this session's";
}

TEST(SqlRows, TrailBytesBelongToTheirCharacter)
{
    // 0xBF5C is one character in gbk: its second byte neither escapes the quote nor is escaped away.
    EXPECT_EQ(line("'\xBF\x5C','b'", "SET NAMES gbk;"), "\xBF\\\\\tb");
    EXPECT_EQ(line("'\x83\x5C','b'", "/*!40101 SET character_set_client = sjis */;"), "\x83\\\\\tb");
    const Read read = readTable("SET NAMES utf8mb4;INSERT INTO t VALUES ('\xBF\x5C','b');");
    ASSERT_TRUE(read.error) << "in utf8mb4 the backslash escapes the quote";
    EXPECT_EQ(read.error->code, ErrorCode::QuoteUnterminated);
}

TEST(SqlRows, TextThatIsConvertedFromUtf8IsAField)
{
    // mydumper's JSON
    EXPECT_EQ(line("CONVERT(\"{\\\"a\\\": 1}\" USING UTF8MB4),2", "SET NAMES binary;"), "{\"a\": 1}\t2");
    EXPECT_EQ(line("CONVERT( 'x' USING utf8mb4 ) ,2", "SET NAMES utf8mb4;"), "x\t2");
    for (const char *value : {"CONVERT('x' USING latin1)", "CONVERT(x USING utf8mb4)", "CONVERT('x', CHAR)",
                              "CONVERT('x' USING utf8mb4) COLLATE utf8mb4_bin", "CONVERTED('x')"})
        EXPECT_TRUE(line(value, "SET NAMES utf8mb4;").startsWith("<INSERT INTO t VALUES (")) << value;
    EXPECT_TRUE(line("CONVERT('x' USING utf8mb4)", "SET NAMES latin1;").startsWith("<INSERT INTO t VALUES ("))
        << "its bytes are latin1";
}

TEST(SqlRows, WhatIsNoLiteralIsRunAsItIs)
{
    const Read read = readTable("INSERT INTO `t` VALUES (1,'a'),(2,NOW()),(3,DEFAULT),(4,'d');\n"
                                "INSERT INTO `t` VALUES (5,_latin1'e;)'),(6,CONVERT('x)' USING latin1));");
    EXPECT_FALSE(read.error);
    EXPECT_EQ(read.text, "1\ta\n<INSERT INTO `t` VALUES (2,NOW())><INSERT INTO `t` VALUES (3,DEFAULT)>4\td\n"
                         "<INSERT INTO `t` VALUES (5,_latin1'e;)')>"
                         "<INSERT INTO `t` VALUES (6,CONVERT('x)' USING latin1))>");
    for (const char *value :
         {"1+1", "-(1)", "'a' COLLATE utf8mb4_bin", "(SELECT 1)", "@x", "x", "1abc", "0x", "0xZZ", "x'1'",
          "1.2.3", "--1", "'a'||'b'", "DATE'2020-01-01'", "/* c */ 1", "_binary 'a' + 1"})
        EXPECT_TRUE(line(value).startsWith("<INSERT INTO t VALUES (")) << value;
}

TEST(SqlRows, StatementsThatChangeTheTableKeepTheirPlace)
{
    const Read read = readTable(
        "INSERT INTO t VALUES (1);UPDATE t SET a=2;INSERT INTO t SET a=3;\n"
        "INSERT INTO t SELECT 4;INSERT INTO t () VALUES ();DELETE FROM `t` WHERE a=1;\n"
        "TRUNCATE TABLE t;UPDATE u SET a=1;/*!50000 INSERT INTO t VALUES (9) */;ALTER TABLE t DISABLE KEYS;\n"
        "INSERT INTO t PARTITION (p) VALUES (7);INSERT INTO t VALUES (8)");
    EXPECT_FALSE(read.error);
    EXPECT_EQ(
        read.text,
        "1\n<UPDATE t SET a=2><INSERT INTO t SET a=3><INSERT INTO t SELECT 4><INSERT INTO t () VALUES ()>"
        "<DELETE FROM `t` WHERE a=1><TRUNCATE TABLE t></*!50000 INSERT INTO t VALUES (9) */>"
        "<INSERT INTO t PARTITION (p) VALUES (7)>8\n");
    EXPECT_EQ(read.notes.size(), 1) << "no delimiter at the end";
}

TEST(SqlRows, ColumnListsHaveToAgree)
{
    const Read read = readTable("INSERT INTO t (`a`,b) VALUES (1,2);INSERT INTO t (A, `b`) VALUES (3,4);"
                                "INSERT INTO t (b,a) VALUES (6,5),(8,7);INSERT INTO t VALUES (9,9);");
    EXPECT_FALSE(read.error);
    EXPECT_EQ(read.text, "1\t2\n3\t4\n<INSERT INTO t (b,a) VALUES (6,5),(8,7)><INSERT INTO t VALUES (9,9)>");
    EXPECT_EQ(read.columns, (QVector<QByteArray>{"a", "b"}));
}

TEST(SqlRows, OnlyTheTableAskedFor)
{
    const QByteArray sql =
        "INSERT INTO t VALUES (0);USE a;INSERT INTO t VALUES (1);INSERT INTO b.t VALUES (2);\n"
        "INSERT INTO `t``x` VALUES (3);USE `b`;INSERT INTO t VALUES (4);INSERT INTO a.`t` VALUES (5);";
    EXPECT_EQ(readTable(sql).text, "0\n1\n2\n4\n5\n");
    EXPECT_EQ(readTable(sql, {.schema = "a", .table = "t"}).text, "1\n5\n");
    EXPECT_EQ(readTable(sql, {.schema = "b", .table = "t"}).text, "2\n4\n");
    EXPECT_EQ(readTable(sql, {.table = "t`x"}).text, "3\n");
    EXPECT_EQ(readTable("use a\ninsert into t values (1);", {.schema = "a", .table = "t"}).text, "1\n");
}

TEST(SqlRows, TellsWhatStoodInTheColumns)
{
    const Read read = readTable(
        "SET NAMES utf8mb4;INSERT INTO t VALUES (1,'a',0x41,NULL,b'1'),(1.5,_binary 'b',x'41',NULL,2e3);"
        "REPLACE INTO t VALUES (1,2,3,4,5);INSERT IGNORE INTO t VALUES (1,2,3,4,5);");
    ASSERT_EQ(read.fields, 5);
    EXPECT_EQ(read.kinds.at(0), SqlInteger | SqlDecimal);
    EXPECT_EQ(read.kinds.at(1), SqlText | SqlBinary | SqlInteger);
    EXPECT_EQ(read.kinds.at(2), SqlHex | SqlHexText | SqlInteger);
    EXPECT_EQ(read.kinds.at(3), SqlNull | SqlInteger);
    EXPECT_EQ(read.kinds.at(4), SqlBit | SqlFloat | SqlInteger);
    EXPECT_EQ(read.verbs, SqlRowStream::Insert | SqlRowStream::InsertIgnore | SqlRowStream::Replace);
    EXPECT_EQ(read.charset, "utf8mb4");
}

TEST(SqlRows, LongRowsGoThroughWhateverTheBlocks)
{
    const QByteArray blob(3'000'000, 'x');
    for (const int block : {1000, 1 << 20, 1 << 30}) {
        const Read read =
            readTable("INSERT INTO t VALUES (1,'" + blob + "'),(2,'b');", {.table = "t"}, block);
        EXPECT_FALSE(read.error);
        EXPECT_EQ(read.text, "1\t" + blob + "\n2\tb\n");
    }
}

TEST(SqlRows, NextHandsOutStatementsBetweenTheRows)
{
    ChoppedStream input("INSERT INTO t VALUES (1),(2),(NOW()),(3);DELETE FROM t;");
    SqlRowStream stream(input, {.table = "t"});
    auto block = stream.next();
    ASSERT_TRUE(block);
    EXPECT_EQ(std::string_view(block->data(), block->size()), "1\n2\n");
    EXPECT_TRUE(stream.takeStatements().empty());
    block = stream.next();
    ASSERT_TRUE(block);
    EXPECT_EQ(std::string_view(block->data(), block->size()), "3\n");
    auto statements = stream.takeStatements();
    ASSERT_EQ(statements.size(), 1);
    EXPECT_EQ(statements[0].afterRow, 2);
    block = stream.next();
    ASSERT_TRUE(block);
    EXPECT_TRUE(block->empty());
    statements = stream.takeStatements();
    ASSERT_EQ(statements.size(), 1);
    EXPECT_EQ(statements[0].text, "DELETE FROM t");
    EXPECT_EQ(statements[0].afterRow, 3);
}

} // namespace millrace::test::sqlrows_test
