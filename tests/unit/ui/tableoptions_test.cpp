// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/qtprinters.h"
#include "ui/session/draft/tableoptions.h"

#include <gtest/gtest.h>

namespace millrace::tableoptions_test {

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

TEST(TableOptions, AreReadBehindTheListOfColumns)
{
    const TableOptions options = tableOptionsOf(text(
        "CREATE TABLE `s`.`t` (a varchar(9) CHARACTER SET latin1 COMMENT 'ROW_FORMAT=COMPACT)',\n"
        "  b decimal(10,2)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin ROW_FORMAT=Dynamic"));
    EXPECT_TRUE(options.understood);
    EXPECT_EQ(options.charset, text("utf8mb4"));
    EXPECT_EQ(options.collation, text("utf8mb4_bin"));
    EXPECT_EQ(options.rowFormat, text("DYNAMIC"));
    EXPECT_EQ(tableOptionsOf(text("create table t(a int) character set latin1")).charset, text("latin1"));
    for (const char *other :
         {"", "SELECT (1)", "CREATE TABLE t (a int", "CREATE TABLE t LIKE u", "ALTER TABLE t ADD (a int)"})
        EXPECT_FALSE(tableOptionsOf(text(other)).understood) << other;
}

TEST(TableOptions, AreWrittenWhereTheyBelong)
{
    struct Case
    {
        const char *before;
        const char *charset;
        const char *rowFormat;
        const char *after;
    };
    const Case cases[] = {
        {"CREATE TABLE t (a int)", "utf8mb4", "DYNAMIC",
         "CREATE TABLE t (a int) DEFAULT CHARSET=utf8mb4 ROW_FORMAT=DYNAMIC"},
        {"CREATE TABLE t (a int) ENGINE=InnoDB;\n", "utf8mb4", "",
         "CREATE TABLE t (a int) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;\n"},
        // The collation belongs to the character set that goes.
        {"CREATE TABLE t (a text CHARACTER SET latin1) DEFAULT CHARSET=latin1 COLLATE=latin1_bin "
         "COMMENT='CHARSET=x'",
         "utf8mb4", "",
         "CREATE TABLE t (a text CHARACTER SET latin1) COMMENT='CHARSET=x' DEFAULT CHARSET=utf8mb4"},
        // One that stays keeps it.
        {"CREATE TABLE t (a int) CHARSET=utf8mb4 COLLATE=utf8mb4_bin ROW_FORMAT=COMPACT", "utf8mb4",
         "DYNAMIC", "CREATE TABLE t (a int) CHARSET=utf8mb4 COLLATE=utf8mb4_bin ROW_FORMAT=DYNAMIC"},
        {"CREATE TABLE t (a int) ENGINE=InnoDB ROW_FORMAT=COMPRESSED, DEFAULT CHARACTER SET = latin1", "", "",
         "CREATE TABLE t (a int) ENGINE=InnoDB"},
        {"CREATE TABLE t (a int) ENGINE=InnoDB\n/*!50100 PARTITION BY HASH (a) PARTITIONS 4 */", "utf8mb4",
         "DYNAMIC",
         "CREATE TABLE t (a int) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 ROW_FORMAT=DYNAMIC\n"
         "/*!50100 PARTITION BY HASH (a) PARTITIONS 4 */"},
        {"CREATE TABLE t (a int)\nPARTITION BY RANGE (a) (PARTITION p VALUES LESS THAN (1))", "utf8mb4", "",
         "CREATE TABLE t (a int) DEFAULT CHARSET=utf8mb4\nPARTITION BY RANGE (a) (PARTITION p VALUES LESS "
         "THAN (1))"},
        {"CREATE TABLE t LIKE u", "utf8mb4", "DYNAMIC", "CREATE TABLE t LIKE u"}};
    for (const Case &each : cases) {
        const QString after = withTableOptions(text(each.before), text(each.charset), text(each.rowFormat));
        EXPECT_EQ(after, text(each.after)) << qPrintable(after);
        const TableOptions read = tableOptionsOf(after);
        if (read.understood) {
            EXPECT_EQ(read.charset, text(each.charset)) << each.before;
            EXPECT_EQ(read.rowFormat, text(each.rowFormat)) << each.before;
        }
        EXPECT_EQ(withTableOptions(after, text(each.charset), text(each.rowFormat)), after)
            << "twice is once";
    }
}

} // namespace

} // namespace millrace::tableoptions_test
