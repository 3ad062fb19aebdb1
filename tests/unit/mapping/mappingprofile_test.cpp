// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/mappingprofile.h"

#include "core/base/paths.h"

#include <QDir>
#include <gtest/gtest.h>

namespace millrace {

namespace {

TableSchema credits()
{
    TableSchema table{.name = QStringLiteral("credits")};
    for (const char *name : {"id", "user_id", "action"})
        table.columns << Column{.name = QString::fromLatin1(name)};
    return table;
}

Source dump(const QStringList &names, int fields)
{
    return {.name = QStringLiteral("dump"), .fieldCount = fields, .fieldNames = names};
}

MappingProfile profile(const QStringList &names)
{
    return {.name = QStringLiteral("monthly/ä"),
            .table = QStringLiteral("credits"),
            .fieldNames = names,
            .mapping = {.fields = parseColumnList(QStringLiteral("(id, @who, @discard)")).value(),
                        .expressions = {{QStringLiteral("user_id"), QStringLiteral("@who + 0")}}}};
}

const QStringList header{QStringLiteral("Id"), QStringLiteral("who"), QStringLiteral("note")};

} // namespace

TEST(MappingProfileTest, FitsByHeaderInAnyOrderOrByShape)
{
    using Fit = MappingProfile::Fit;
    const MappingProfile named = profile(header);
    EXPECT_EQ(named.fitTo(dump(header, 3), credits()), Fit::Header);
    const Source shuffled = dump({QStringLiteral("NOTE"), QStringLiteral("id "), QStringLiteral("who")}, 3);
    ASSERT_EQ(named.fitTo(shuffled, credits()), Fit::Header);
    EXPECT_EQ(named.mappingFor(shuffled).fields,
              parseColumnList(QStringLiteral("(@discard, id, @who)")).value());
    EXPECT_EQ(named.mappingFor(shuffled).expressions, named.mapping.expressions);
    EXPECT_EQ(
        named.fitTo(dump({QStringLiteral("id"), QStringLiteral("who"), QStringLiteral("x")}, 3), credits()),
        Fit::None);
    EXPECT_EQ(named.fitTo(dump({}, 3), credits()), Fit::None) << "names here, none there";

    const MappingProfile unnamed = profile({});
    EXPECT_EQ(unnamed.fitTo(dump({}, 3), credits()), Fit::Shape);
    EXPECT_EQ(unnamed.fitTo(dump({}, 4), credits()), Fit::None);
    EXPECT_EQ(unnamed.fitTo(dump(header, 3), credits()), Fit::None);
    TableSchema other = credits();
    other.name = QStringLiteral("debits");
    EXPECT_EQ(unnamed.fitTo(dump({}, 3), other), Fit::None);
    TableSchema narrower = credits();
    narrower.columns.removeAt(1);
    EXPECT_EQ(named.fitTo(dump(header, 3), narrower), Fit::None) << "a column it fills is gone";
}

TEST(MappingProfileTest, IsKeptFoundAndReplaced)
{
    QDir(profilesHome()).removeRecursively();
    EXPECT_TRUE(allProfiles().isEmpty());
    EXPECT_FALSE(profileFor(dump(header, 3), credits()));
    ASSERT_TRUE(saveProfile(profile(header)));
    EXPECT_EQ(loadProfile(QStringLiteral("monthly/ä")).value(), profile(header));
    EXPECT_EQ(profileFor(dump(header, 3), credits()).value(), profile(header));
    MappingProfile changed = profile(header);
    changed.mapping.expressions.first().expression = QStringLiteral("@who + 1");
    ASSERT_TRUE(saveProfile(changed));
    EXPECT_EQ(allProfiles(), QVector<MappingProfile>{changed});
    EXPECT_EQ(loadProfile(QStringLiteral("none")).error().code, ErrorCode::ProfileUnusable);
    MappingProfile nameless = profile(header);
    nameless.name = QStringLiteral(" ");
    EXPECT_EQ(saveProfile(nameless).error().code, ErrorCode::ProfileUnusable);
}

TEST(MappingProfileTest, BrokenOnesAreRefusedAndPassedOver)
{
    for (const char *json : {"", "{}", "{\"millrace_profile\": 2}", "{\"millrace_profile\": 1}",
                             "{\"millrace_profile\": 1, \"field_names\": [\"a\"], \"mapping\": {\"fields\": "
                             "[{\"kind\": \"discard\"}, {\"kind\": \"discard\"}]}}",
                             "{\"millrace_profile\": 1, \"mapping\": {\"fields\": [{\"kind\": \"odd\"}]}}"}) {
        const auto read = MappingProfile::fromJson(json);
        ASSERT_FALSE(read) << json;
        EXPECT_EQ(read.error().code, ErrorCode::ProfileUnusable) << json;
    }
    QDir(profilesHome()).removeRecursively();
    ASSERT_TRUE(saveProfile(profile(header)));
    ASSERT_TRUE(writeFileAtomically(profilesHome() + QStringLiteral("/broken.json"), "{"));
    EXPECT_EQ(allProfiles().size(), 1);
}

} // namespace millrace
