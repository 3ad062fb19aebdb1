// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/mapping.h"
#include "tests/support/qtprinters.h"

#include <QRandomGenerator>
#include <gtest/gtest.h>

namespace millrace::bindingtext_test {

using Kind = FieldBinding::Kind;

TEST(ColumnList, ReadsColumnsVariablesAndDiscards)
{
    const auto fields = parseColumnList(u"(@discard, user_id, @`odd name`, `created at`, @A) "_s);
    ASSERT_TRUE(fields) << fields.error().text();
    EXPECT_EQ(*fields, (QVector<FieldBinding>{{Kind::Discard, {}},
                                              {Kind::Column, u"user_id"_s},
                                              {Kind::Variable, u"odd name"_s},
                                              {Kind::Column, u"created at"_s},
                                              {Kind::Variable, u"A"_s}}));
}

TEST(ColumnList, SaysWhatIsWrong)
{
    for (const char *text :
         {"", "()", "(a,)", "(a b)", "(a", "a)", "(a, 'b')", "(@)", "(a, @`open)", "(a); DROP TABLE t"}) {
        const auto fields = parseColumnList(QString::fromUtf8(text));
        ASSERT_FALSE(fields) << text;
        EXPECT_EQ(fields.error().code, ErrorCode::ColumnListInvalid) << text;
    }
}

TEST(ColumnList, TextAndBindingsAreEachOthersInverse)
{
    QRandomGenerator random(20261121);
    const QString alphabet = u"ab_0 `'\"@(),.é\\-"_s;
    for (int round = 0; round < 5'000; ++round) {
        QVector<FieldBinding> fields;
        for (int count = 1 + random.bounded(6); count > 0; --count) {
            FieldBinding binding{.kind = static_cast<Kind>(random.bounded(3))};
            if (binding.kind != Kind::Discard)
                for (int length = 1 + random.bounded(8); length > 0; --length)
                    binding.name += alphabet.at(random.bounded(static_cast<int>(alphabet.size())));
            if (binding.kind == Kind::Variable)
                binding.name.prepend(u'v'); // never one of the names that drop a field
            fields << binding;
        }
        const QString text = columnListText(fields);
        const auto parsed = parseColumnList(text);
        ASSERT_TRUE(parsed) << text << ": " << parsed.error().text();
        ASSERT_EQ(*parsed, fields) << text;
    }
}

TEST(Expression, IsSplitAtItsFirstEqualsSign)
{
    const auto parsed = parseExpression(u" `action` = IF(@a = 'x,;', CONCAT('web_', @a), NULL) "_s);
    ASSERT_TRUE(parsed) << parsed.error().text();
    EXPECT_EQ(parsed->column, u"action"_s);
    EXPECT_EQ(parsed->expression, u"IF(@a = 'x,;', CONCAT('web_', @a), NULL)"_s);
}

TEST(Expression, RefusesWhatWouldLeaveItsClause)
{
    for (const char *text :
         {"action", "=1", "a=", "a=1, b=2", "a=1; DROP TABLE t", "a=(1", "a=1)", "a='open", "a=1 /* open"}) {
        const auto parsed = parseExpression(QString::fromUtf8(text));
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().code, ErrorCode::ExpressionInvalid) << text;
    }
}

} // namespace millrace::bindingtext_test
