// SPDX-License-Identifier: GPL-3.0-or-later
// What the transforms write; what the servers make of it is tests/integration/mapping_test.cpp.
#include "core/mapping/transforms.h"

#include <gtest/gtest.h>

namespace millrace {

namespace {

Result<QString> write(const char *id, const QString &input, const QMap<QString, QString> &values = {})
{
    return transformed(*transformNamed(QString::fromUtf8(id)), input, values);
}

} // namespace

TEST(Transforms, ParametersAreQuotedAndNeverTakenForPlaces)
{
    EXPECT_EQ(write("prefix", QStringLiteral("@a"), {{QStringLiteral("text"), QStringLiteral("it's {v} \\")}})
                  .value(),
              QStringLiteral("CONCAT('it\\'s {v} \\\\', @a)"));
    EXPECT_EQ(write("join", QStringLiteral("@a"),
                    {{QStringLiteral("separator"), QStringLiteral("{other}")},
                     {QStringLiteral("other"), QStringLiteral("b c")}})
                  .value(),
              QStringLiteral("CONCAT_WS('{other}', @a, @`b c`)"));
}

TEST(Transforms, OneIsStackedOnTheOther)
{
    const QString trimmed = write("trim", QStringLiteral("@a")).value();
    EXPECT_EQ(write("null-if-empty", trimmed).value(), QStringLiteral("NULLIF(TRIM(@a), '')"));
    EXPECT_EQ(write("epoch-session", QStringLiteral("@a + 1")).value(),
              QStringLiteral("FROM_UNIXTIME((@a + 1) / 1)"));
    EXPECT_EQ(write("upper", QStringLiteral("(@a) + f(@b)")).value(),
              QStringLiteral("UPPER(((@a) + f(@b)))"));
    EXPECT_EQ(write("upper", QStringLiteral("f(@a)(@b)")).value(), QStringLiteral("UPPER((f(@a)(@b)))"));
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
        const auto written = write(shown.id, QStringLiteral("@a"),
                                   {{QString::fromUtf8(shown.parameter), QString::fromUtf8(shown.value)}});
        ASSERT_FALSE(written) << shown.id << " " << shown.value << ": " << written->toStdString();
        EXPECT_EQ(written.error().code, ErrorCode::TransformInvalid);
        EXPECT_TRUE(written.error().what.contains(QString::fromUtf8(shown.parameter)));
    }
}

TEST(Transforms, WhatAServerLacksIsKnown)
{
    const Transform &pattern = *transformNamed(QStringLiteral("replace-pattern"));
    EXPECT_FALSE(pattern.worksOn({.flavour = ServerFacts::Flavour::MySql, .version = 50744}));
    EXPECT_TRUE(pattern.worksOn({.flavour = ServerFacts::Flavour::MySql, .version = 80033}));
    EXPECT_TRUE(pattern.worksOn({.flavour = ServerFacts::Flavour::MariaDb, .version = 101119}));
    EXPECT_EQ(transformNamed(QStringLiteral("none")), nullptr);
}

} // namespace millrace
