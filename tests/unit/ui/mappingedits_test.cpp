// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/mappingedits.h"

#include "core/base/literals.h"
#include "core/sql/sqltokens.h"
#include "tests/support/qtprinters.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace millrace::test::mappingedits_test {
namespace {

/// The slow twin: what the column gets by going through all of the mapping.
ColumnSource slowly(const Mapping &mapping, const QString &column)
{
    const auto same = [](const QString &a, const QString &b) {
        return a.compare(b, Qt::CaseInsensitive) == 0;
    };
    for (const ColumnExpression &set : mapping.expressions) {
        if (!same(set.column, column))
            continue;
        if (same(set.expression.trimmed(), u"@row_number"_s))
            return {.kind = ColumnSource::Kind::Numbering};
        ColumnSource source{.kind = ColumnSource::Kind::Expression, .expression = set.expression};
        for (int field = 0; field < mapping.fields.size(); ++field)
            if (mapping.fields.at(field).kind == FieldBinding::Kind::Variable &&
                usesVariable(set.expression, mapping.fields.at(field).name))
                source.reads << field;
        return source;
    }
    for (int field = 0; field < mapping.fields.size(); ++field)
        if (mapping.fields.at(field).kind == FieldBinding::Kind::Column &&
            same(mapping.fields.at(field).name, column))
            return {.kind = ColumnSource::Kind::Field, .field = field};
    return {};
}

TEST(MappingEdits, SourcesOfAllColumnsAreThoseOfEachAlone)
{
    std::mt19937 random(20261127);
    const auto any = [&random](int below) {
        return static_cast<int>(random() % static_cast<unsigned>(below));
    };
    int met[4] = {};
    for (int round = 0; round < 500; ++round) {
        QStringList columns;
        for (int i = 0; i < 6; ++i)
            columns << u"Column%1"_s.arg(i);
        Mapping mapping;
        for (int field = 0; field < 7; ++field) {
            const int column = any(6);
            const FieldBinding bindings[] = {
                {.kind = FieldBinding::Kind::Discard},
                {.kind = FieldBinding::Kind::Column, .name = u"cOLUMN%1"_s.arg(column)},
                {.kind = FieldBinding::Kind::Variable, .name = u"V%1"_s.arg(field)}};
            mapping.fields << bindings[any(3)];
        }
        const QString texts[] = {u" @ROW_number "_s, u"UPPER(@v%1)"_s.arg(any(7)), u"'@v1'"_s,
                                 u"CONCAT(@v%1, @V%2, @v%1)"_s.arg(any(7)).arg(any(7)), u"1 + "_s};
        for (int i = any(4); i > 0; --i)
            mapping.expressions << ColumnExpression{.column = u"column%1"_s.arg(any(6)),
                                                    .expression = texts[any(5)]};
        const auto sources = sourcesOf(mapping, columns);
        ASSERT_EQ(sources.size(), columns.size());
        for (int i = 0; i < columns.size(); ++i) {
            const ColumnSource &fast = sources.at(i);
            ColumnSource slow = slowly(mapping, columns.at(i));
            QVector<int> reads = fast.reads;
            std::sort(reads.begin(), reads.end());
            EXPECT_EQ(fast.kind, slow.kind);
            EXPECT_EQ(fast.field, slow.field);
            EXPECT_EQ(fast.expression, slow.expression);
            EXPECT_EQ(reads, slow.reads);
            ++met[static_cast<int>(fast.kind)];
        }
    }
    for (const int count : met)
        EXPECT_GT(count, 50) << "each kind was met";
}

/// As many as InnoDB takes.
TEST(MappingEdits, AThousandColumnsAreTakenAtOnce)
{
    constexpr int many = 1017;
    QStringList columns;
    Mapping mapping;
    for (int i = 0; i < many; ++i) {
        columns << u"c%1"_s.arg(i);
        mapping.fields << FieldBinding{.kind = FieldBinding::Kind::Variable, .name = columns.last()};
        mapping.expressions << ColumnExpression{.column = columns.last(),
                                                .expression = u"NULLIF(@%1, '')"_s.arg(columns.last())};
    }
    const auto sources = sourcesOf(mapping, columns);
    for (int i = 0; i < many; ++i)
        EXPECT_EQ(sources.at(i).reads, QVector<int>{i});
}

} // namespace
} // namespace millrace::test::mappingedits_test
