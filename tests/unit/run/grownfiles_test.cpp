// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a table of an SQL dump that come when others of it are loaded: by the plan of those, or not.
#include "core/base/literals.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/run/growing/grownfiles.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/inspect/dumptables.h"
#include "core/source/sqldump/sqlrowstream.h"

#include <gtest/gtest.h>

namespace millrace::test::grownfiles_test {

namespace {

const QByteArray definition =
    "CREATE TABLE `t` (`id` int NOT NULL, `v` varchar(40), `b` bit(8)) DEFAULT CHARSET=utf8mb4";

SqlDumpTable rowsOf(const QVector<SqlLiteralKinds> &kinds, const QByteArray &charset = "utf8mb4")
{
    SqlDumpTable table{.name = "t", .createSql = definition, .insertStatements = 1, .rows = 10};
    table.session.charset = charset;
    table.end = 100;
    table.lineBytes = 50;
    table.verbs = SqlRowStream::Insert;
    table.fields = 3;
    table.literalKinds = kinds;
    table.charset = charset;
    return table;
}

class GrownFiles : public testing::Test
{
protected:
    Plan planOf(const SqlDumpTable &first) const
    {
        Plan plan;
        plan.source = dumpTableSource(m_spool, first, true);
        plan.mapping = proposedMapping(plan.source, m_target);
        EXPECT_TRUE(expectMoreRows(plan, m_target));
        return plan;
    }

    const SourceFile m_spool{.path = u"/tmp/dump.sql"_s, .grows = true};
    const TableSchema m_target = schemaOf(parseDumpDdl(QString::fromUtf8(definition)));
};

} // namespace

TEST_F(GrownFiles, RowsOfTheSameMakeAreAFileMore)
{
    const SqlDumpTable first = rowsOf({SqlInteger, SqlText, SqlBinary | SqlText});
    Plan plan = planOf(first);
    const Mapping before = plan.mapping;
    SqlDumpTable more = first;
    more.firstInsert = {.line = 7, .byteOffset = 100};
    more.end = 250;
    more.literalKinds[1] |= SqlNull;
    ASSERT_TRUE(addRows(plan, more, m_spool, m_target));
    ASSERT_EQ(plan.source.files.size(), 2);
    EXPECT_EQ(plan.source.totalRows(), 20);
    EXPECT_EQ(plan.source.files.last().way.sqlTable->begin, more.firstInsert);
    EXPECT_EQ(plan.source.files.last().way.sqlTable->end, 250);
    EXPECT_EQ(plan.mapping, before);
}

/// Nothing is known of a column that was NULL throughout: text is expected of it, and fits.
TEST_F(GrownFiles, WhatWasNullMayBeTextLater)
{
    Plan plan = planOf(rowsOf({SqlInteger, SqlNull, SqlNull}, "latin1"));
    EXPECT_TRUE(addRows(plan, rowsOf({SqlInteger, SqlText, SqlNull}, "latin1"), m_spool, m_target));
    // A number for a BIT column is bound in another way than its bytes.
    EXPECT_FALSE(addRows(plan, rowsOf({SqlInteger, SqlText, SqlInteger}, "latin1"), m_spool, m_target));
    EXPECT_EQ(plan.source.files.size(), 2);
}

TEST_F(GrownFiles, RowsOfAnotherMakeAreNone)
{
    const SqlDumpTable first = rowsOf({SqlInteger, SqlText, SqlNull}, "binary");
    Plan plan = planOf(first);
    const auto refused = [&](auto change) {
        SqlDumpTable more = first;
        change(more);
        return !addRows(plan, more, m_spool, m_target);
    };
    EXPECT_FALSE(refused([](SqlDumpTable &) {})) << "else the others say nothing";
    EXPECT_TRUE(refused([](SqlDumpTable &more) { more.literalKinds[0] |= SqlHex; }));
    EXPECT_TRUE(refused([](SqlDumpTable &more) { more.literalKinds[1] = SqlUtf8Text; }))
        << "texts of two character sets in one field";
    EXPECT_TRUE(refused([](SqlDumpTable &more) { more.verbs |= SqlRowStream::Replace; }));
    EXPECT_TRUE(refused([](SqlDumpTable &more) { more.rowsRunAsIs = 1; }));
    EXPECT_TRUE(refused([](SqlDumpTable &more) { more.otherStatements = 1; }));
    EXPECT_TRUE(refused([](SqlDumpTable &more) { more.columns = {"v", "id", "b"}; }));
    EXPECT_TRUE(refused([](SqlDumpTable &more) { more.session.timeZone = "+03:00"; }));
    EXPECT_TRUE(refused([](SqlDumpTable &more) { more.session.sqlMode = "ANSI_QUOTES"; }));
    EXPECT_TRUE(refused([](SqlDumpTable &more) { more.fields = 2; }));
    EXPECT_EQ(plan.source.files.size(), 2);
}

} // namespace millrace::test::grownfiles_test
