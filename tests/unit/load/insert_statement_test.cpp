// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/load/writers/insertstatement.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::insert_statement_test {

namespace {

FieldBinding column(const QString &name)
{
    return {FieldBinding::Kind::Column, name};
}

Plan planWith(const QVector<FieldBinding> &fields, const QByteArray &charset)
{
    Plan plan;
    plan.schema = u"s"_s;
    plan.table = u"t"_s;
    plan.mapping.fields = fields;
    plan.source.dialect.charset = charset;
    return plan;
}

Row rowOf(const QByteArray &text, const Dialect &dialect)
{
    Row row;
    RowReader(dialect).readRow({text.constData(), static_cast<std::size_t>(text.size())}, row);
    return row;
}

std::string written(const Plan &plan, const QByteArray &text, qint64 number = 1,
                    const InsertStatement::Target &target = {}, bool bends = false)
{
    QByteArray sql;
    InsertStatement(plan, target, bends).writeRow(rowOf(text, plan.source.dialect), number, sql);
    return sql.toStdString();
}

} // namespace

TEST(InsertStatement, NamesTheRangeAndQuotesNames)
{
    const Plan plan = planWith({column(u"a`b"_s), {FieldBinding::Kind::Discard, {}}}, "utf8mb4");
    const InsertStatement statement(plan, {}, false);
    EXPECT_EQ(statement.head(InsertStatement::Verb::Insert, u"millrace r chunk 3"_s),
              "/* millrace r chunk 3 */ INSERT INTO `s`.`t` (`a``b`) VALUES\n");
    EXPECT_TRUE(statement.head(InsertStatement::Verb::InsertIgnore, {}).contains(" INSERT IGNORE INTO "));
    EXPECT_TRUE(statement.head(InsertStatement::Verb::Replace, {}).contains(" REPLACE INTO "));
}

TEST(InsertStatement, LiteralsCarryTheCharacterSetOfTheFile)
{
    const QVector<FieldBinding> one{column(u"a"_s)};
    EXPECT_EQ(written(planWith(one, "utf8mb4"), "o'k\n"), "(_utf8mb4'o\\'k')");
    EXPECT_EQ(written(planWith(one, "latin1"), "\xE9\n"), "(_latin1'\xE9')");
    EXPECT_EQ(written(planWith(one, "binary"), "\\0\\\\\n"), "(_binary'\\0\\\\')");
    // The parser would refuse what is invalid: the column is to judge it.
    EXPECT_EQ(written(planWith(one, "utf8mb4"), "\xE9x\n"), "(_binary'\xE9x')");
    EXPECT_EQ(written(planWith(one, "utf8"), "\xC3\xA9\n"), "(_utf8mb4'\xC3\xA9')");
    EXPECT_EQ(written(planWith(one, "utf8"), "\xF0\x9F\x8C\xBE\n"), "(_binary'\xF0\x9F\x8C\xBE')");
    EXPECT_EQ(written(planWith(one, "utf8mb4"), "\\N\n"), "(NULL)");
    EXPECT_EQ(written(planWith(one, "utf8mb4"), "\n"), "(_utf8mb4'')");
}

TEST(InsertStatement, PutsVariablesAndTheRowNumberIntoExpressions)
{
    Plan plan =
        planWith({{FieldBinding::Kind::Variable, u"A"_s}, {FieldBinding::Kind::Discard, {}}, column(u"c"_s)},
                 "latin1");
    plan.mapping.expressions = {{u"x"_s, u"CONCAT(@a, '@a', @`A`, @other)"_s},
                                {u"id"_s, u"@ROW_NUMBER + 1"_s}};
    EXPECT_EQ(written(plan, "v\tgone\t7\n", 42),
              "(_latin1'7',CONCAT(_latin1'v', '@a', _latin1'v', @other),42 + 1)");
    EXPECT_EQ(written(plan, "\\N\tgone\t7\n", 42), "(_latin1'7',CONCAT(NULL, '@a', NULL, @other),42 + 1)");
}

TEST(InsertStatement, NullAndMissingFieldsAreWhatLoadDataMakesOfThem)
{
    InsertStatement::Target target;
    target.mariaDb = true;
    target.table.columns = {{.name = u"ts"_s, .type = u"timestamp"_s, .nullable = false},
                            {.name = u"e"_s, .type = u"enum('p','q')"_s, .nullable = false},
                            {.name = u"d"_s, .type = u"int(11)"_s, .nullable = true}};
    target.emptied = {u"d"_s};
    const Plan plan = planWith({column(u"ts"_s), column(u"E"_s), column(u"d"_s)}, "latin1");
    EXPECT_EQ(written(plan, "\\N\t\\N\t\\N\n", 1, target, true), "(CURRENT_TIMESTAMP(6),'',NULL)");
    EXPECT_EQ(written(plan, "\\N\t\\N\n", 1, target, true), "(CURRENT_TIMESTAMP(6),'','')");
    EXPECT_EQ(written(plan, "\\N\t\\N\t\\N\n", 1, target, false), "(CURRENT_TIMESTAMP(6),NULL,NULL)");
    target.mariaDb = false;
    EXPECT_EQ(written(plan, "\\N\t\\N\t\\N\n", 1, target, false), "(NULL,NULL,NULL)");
}

TEST(InsertStatement, CountsFieldsAsTheServerDoes)
{
    const Plan plan =
        planWith({column(u"a"_s), {FieldBinding::Kind::Variable, u"v"_s}, column(u"c"_s)}, "latin1");
    const InsertStatement statement(plan, {}, false);
    EXPECT_EQ(statement.missingIn(3), 0);
    EXPECT_EQ(statement.missingIn(2), 1);
    EXPECT_EQ(statement.missingIn(1), 1); // the variable is NULL without a word
    const auto hasMore = [&](const QByteArray &text) {
        return statement.hasMore(rowOf(text, plan.source.dialect));
    };
    EXPECT_FALSE(hasMore("1\t2\t3\n"));
    EXPECT_FALSE(hasMore("1\t2\t3\t\n"));
    EXPECT_TRUE(hasMore("1\t2\t3\t4\n"));
    EXPECT_TRUE(hasMore("1\t2\t3\t\\N\n"));
    EXPECT_TRUE(hasMore("1\t2\t3\t\t\n"));
}

} // namespace millrace::insert_statement_test
