// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlrowstream.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"

#include <gtest/gtest.h>

namespace millrace::test::sqlmarks_test {

TEST(SqlMarks, EachReadsOnWhereItStands)
{
    QByteArray sql = "USE a;\nSET NAMES gbk, sql_mode='NO_BACKSLASH_ESCAPES';\n";
    for (int i = 0; i < 10; ++i)
        sql += "INSERT INTO `t` VALUES ('" + QByteArray::number(i) + "\\'),\n ('b;'),(NOW()),('c');\n";
    const SqlRowStream::Options options{.schema = "a", .table = "t", .blockBytes = 10, .rowsPerMark = 4};
    ChoppedStream input(sql, 11);
    SqlRowStream stream(input, options);
    QByteArray all;
    for (;;) {
        const auto block = stream.next();
        ASSERT_TRUE(block);
        if (block->empty())
            break;
        all += QByteArray(block->data(), qsizetype(block->size()));
    }
    const auto lines = all.split('\n');
    ASSERT_EQ(stream.rowCount(), 30);
    ASSERT_EQ(stream.marks().size(), 8);
    for (const SqlRowMark &mark : stream.marks()) {
        ASSERT_EQ(sql.at(mark.place.byteOffset), '(');
        ASSERT_EQ(mark.place.line, sql.left(mark.place.byteOffset).count('\n') + 1);
        ChoppedStream rest(sql.mid(mark.place.byteOffset), 13);
        SqlRowStream resumed(rest, options, mark);
        QByteArray read;
        for (;;) {
            const auto block = resumed.next();
            ASSERT_TRUE(block);
            if (block->empty())
                break;
            read += QByteArray(block->data(), qsizetype(block->size()));
        }
        EXPECT_EQ(read, lines.mid(mark.row).join('\n'));
        EXPECT_EQ(resumed.rowCount(), 30);
        EXPECT_EQ(resumed.marks().front().place, mark.place);
    }
    const SqlRowMark &last = stream.marks().back();
    ChoppedStream shorter(sql.mid(last.place.byteOffset));
    const auto missing = SqlRowStream::findRow(shorter, options, last, 31);
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::SourceChanged);
}

} // namespace millrace::test::sqlmarks_test
