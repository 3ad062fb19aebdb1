// SPDX-License-Identifier: GPL-3.0-or-later
// What the transforms write; what the servers make of it is tests/integration/load/mapping_test.cpp.
#include "core/base/literals.h"
#include "core/mapping/transforms.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::transforms_test {

namespace {

Result<QString> write(const char *id, const QString &input, const QMap<QString, QString> &values = {})
{
    return transformed(*transformNamed(QString::fromUtf8(id)), input, values);
}

} // namespace

TEST(Transforms, ParametersAreQuotedAndNeverTakenForPlaces)
{
    EXPECT_EQ(write("prefix", u"@a"_s, {{u"text"_s, u"it's {v} \\"_s}}).value(),
              u"CONCAT('it\\'s {v} \\\\', @a)"_s);
    EXPECT_EQ(write("join", u"@a"_s, {{u"separator"_s, u"{other}"_s}, {u"other"_s, u"b c"_s}}).value(),
              u"CONCAT_WS('{other}', @a, @`b c`)"_s);
}

TEST(Transforms, OneIsStackedOnTheOther)
{
    const QString trimmed = write("trim", u"@a"_s).value();
    EXPECT_EQ(write("null-if-empty", trimmed).value(), u"NULLIF(TRIM(@a), '')"_s);
    EXPECT_EQ(write("epoch-session", u"@a + 1"_s).value(), u"FROM_UNIXTIME((@a + 1) / 1)"_s);
    EXPECT_EQ(write("upper", u"(@a) + f(@b)"_s).value(), u"UPPER(((@a) + f(@b)))"_s);
    EXPECT_EQ(write("upper", u"f(@a)(@b)"_s).value(), u"UPPER((f(@a)(@b)))"_s);
}

TEST(Transforms, BadParametersAreRefusedByName)
{
    const struct
    {
        const char *id;
        const char *parameter;
        const char *value;
    } cases[] = {{"left", "length", "0"},    {"left", "length", "x"},  {"left", "length", "70000"},
                 {"date", "format", ""},     {"lookup", "pairs", ""},  {"lookup", "pairs", "a, b=c"},
                 {"join", "other", ""},      {"join", "other", "@"},   {"join", "other", "@a, @b"},
                 {"split", "separator", ""}, {"epoch-utc", "per", "0"}};
    for (const auto &shown : cases) {
        const auto written =
            write(shown.id, u"@a"_s, {{QString::fromUtf8(shown.parameter), QString::fromUtf8(shown.value)}});
        ASSERT_FALSE(written) << shown.id << " " << shown.value << ": " << *written;
        EXPECT_EQ(written.error().code, ErrorCode::TransformInvalid);
        EXPECT_TRUE(written.error().what.contains(QString::fromUtf8(shown.parameter)));
    }
}

TEST(Transforms, WhatAServerLacksIsKnown)
{
    const Transform &pattern = *transformNamed(u"replace-pattern"_s);
    EXPECT_FALSE(pattern.worksOn({.flavour = ServerFacts::Flavour::MySql, .version = 50744}));
    EXPECT_TRUE(pattern.worksOn({.flavour = ServerFacts::Flavour::MySql, .version = 80033}));
    EXPECT_TRUE(pattern.worksOn({.flavour = ServerFacts::Flavour::MariaDb, .version = 101119}));
    EXPECT_EQ(transformNamed(u"none"_s), nullptr);
}

} // namespace millrace::transforms_test
