// SPDX-License-Identifier: GPL-3.0-or-later
// Whether rows that are in files may go in between an SQL file's structure and what it makes after rows:
// each case is an SQL file, and the line that forbids it.
#include "core/base/literals.h"
#include "core/plan/wholedump/filerows.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"

#include <gtest/gtest.h>

namespace millrace::test::filerows_test {

namespace {

struct Case
{
    const char *name;
    int line; ///< 0: they may
    const char *sql;
};

std::ostream &operator<<(std::ostream &out, const Case &c)
{
    return out << c.name;
}

class RowsOfFiles : public testing::TestWithParam<Case>
{};

} // namespace

TEST_P(RowsOfFiles, GoInWhereNobodyCanTell)
{
    ChoppedStream input(GetParam().sql);
    const auto dump = inspectSqlDump(input, {.keepTexts = true});
    ASSERT_TRUE(dump) << qPrintable(dump.error().text());
    const auto turn = DumpOrder(*dump).turn();
    const auto fits = expectRowsOfFiles(*dump, turn, {{.schema = {}, .name = "t", .file = u"t.txt"_s}});
    EXPECT_EQ(fits ? 0 : fits.error().context.line.value_or(-1), GetParam().line)
        << (fits ? "" : qPrintable(fits.error().text()));
    if (!fits) {
        EXPECT_FALSE(fits.error().howToFix.isEmpty());
    }
}

INSTANTIATE_TEST_SUITE_P(
    Programs, RowsOfFiles,
    testing::Values(
        Case{"mysqldump", 0,
             "SET FOREIGN_KEY_CHECKS=0;\nDROP TABLE IF EXISTS t;\nCREATE TABLE t (a int);\nDELIMITER ;;\n"
             "CREATE TRIGGER tr AFTER INSERT ON t FOR EACH ROW INSERT INTO u VALUES (1);;\nDELIMITER ;\n"
             "CREATE TABLE u (a int);\nCREATE VIEW v AS SELECT a FROM t;\n"},
        Case{"phpMyAdmin", 0,
             "CREATE TABLE t (id int);\nALTER TABLE `t`\n  ADD PRIMARY KEY (`id`),\n  ADD KEY k (a, b);\n"
             "ALTER TABLE t MODIFY `id` int(11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=7;\n"
             "ALTER TABLE t ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES u (a);\n"},
        Case{"AddColumn", 2, "CREATE TABLE t (a int);\nALTER TABLE t ADD KEY (a), ADD b int;\n"},
        Case{"AddColumnOfAnother", 0, "CREATE TABLE t (a int);\nALTER TABLE u ADD b int;\n"},
        Case{"DropColumn", 2, "CREATE TABLE t (a int, b int);\nALTER TABLE t DROP b;\n"},
        Case{"ChangeOfType", 2, "CREATE TABLE t (a int);\nALTER TABLE t MODIFY a bigint;\n"},
        Case{"Moved", 2,
             "CREATE TABLE t (a int, b int);\nALTER TABLE t MODIFY b int AUTO_INCREMENT FIRST;\n"},
        Case{"Converted", 2, "CREATE TABLE t (a text);\nALTER TABLE t CONVERT TO CHARACTER SET utf8mb4;\n"},
        Case{"Renamed", 2, "CREATE TABLE t (a int);\nALTER TABLE t RENAME TO s;\n"},
        Case{"RenamedTable", 2, "CREATE TABLE t (a int);\nRENAME TABLE t TO s;\n"},
        Case{"MadeTwice", 3,
             "CREATE TABLE t (a int);\nDROP TABLE u;\nDROP TABLE t;\nCREATE TABLE t (b int);\n"},
        Case{"RowsOfItsOwn", 2, "CREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n"},
        Case{"RowsOfAnother", 0,
             "CREATE TABLE t (a int);\nCREATE TABLE u (a int);\nINSERT INTO u VALUES (1);\n"},
        Case{"MadeBeforeItsRows", 0, "CREATE TABLE t (a int);\nCREATE TABLE s AS SELECT * FROM t;\n"},
        Case{"MadeOfItsRows", 3,
             "CREATE TABLE t (a int);\nSET @x = (SELECT 1);\nCREATE TABLE s AS SELECT * FROM t;\n"},
        Case{"Called", 3, "CREATE TABLE t (a int);\nCREATE PROCEDURE p() DELETE FROM t;\nCALL p();\n"},
        Case{"TailThatDoesNotCare", 0,
             "CREATE TABLE t (a int);\nSET @x = (SELECT 1);\nCREATE TABLE s (a int);\n"
             "CREATE TRIGGER tr AFTER INSERT ON t FOR EACH ROW SET @y = 1;\n"},
        Case{"MadeInTheTail", 2, "SET @x = (SELECT 1);\nCREATE TABLE t (a int);\n"},
        Case{"TriggeredInTheTail", 4,
             "CREATE TABLE t (a int);\nCREATE TABLE s (a int);\n"
             "CREATE TRIGGER tr AFTER INSERT ON s FOR EACH ROW INSERT INTO t VALUES (1);\n"
             "INSERT INTO s VALUES (1);\n"}),
    [](const testing::TestParamInfo<Case> &each) { return std::string(each.param.name); });

} // namespace millrace::test::filerows_test
