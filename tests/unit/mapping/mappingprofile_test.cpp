// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/mappingprofile.h"
#include "tests/support/qtprinters.h"

#include "core/base/paths.h"

#include <QDir>
#include <gtest/gtest.h>

namespace millrace::mappingprofile_test {

namespace {

TableSchema creditsTable()
{
    TableSchema table{.name = u"credits"_s};
    for (const char *name : {"id", "user_id", "action"})
        table.columns << Column{.name = QString::fromLatin1(name)};
    return table;
}

Source dump(const QStringList &names, int fields)
{
    return {.name = u"dump"_s, .fieldCount = fields, .fieldNames = names};
}

MappingProfile profile(const QStringList &names)
{
    return {.name = u"monthly/ä"_s,
            .table = u"credits"_s,
            .fieldNames = names,
            .mapping = {.fields = parseColumnList(u"(id, @who, @discard)"_s).value(),
                        .expressions = {{u"user_id"_s, u"@who + 0"_s}}}};
}

const QStringList header{u"Id"_s, u"who"_s, u"note"_s};

} // namespace

TEST(MappingProfileTest, FitsByHeaderInAnyOrderOrByShape)
{
    using Fit = MappingProfile::Fit;
    const MappingProfile named = profile(header);
    EXPECT_EQ(named.fitTo(dump(header, 3), creditsTable()), Fit::Header);
    const Source shuffled = dump({u"NOTE"_s, u"id "_s, u"who"_s}, 3);
    ASSERT_EQ(named.fitTo(shuffled, creditsTable()), Fit::Header);
    EXPECT_EQ(named.mappingFor(shuffled).fields, parseColumnList(u"(@discard, id, @who)"_s).value());
    EXPECT_EQ(named.mappingFor(shuffled).expressions, named.mapping.expressions);
    EXPECT_EQ(named.fitTo(dump({u"id"_s, u"who"_s, u"x"_s}, 3), creditsTable()), Fit::None);
    EXPECT_EQ(named.fitTo(dump({}, 3), creditsTable()), Fit::None) << "names here, none there";

    const MappingProfile unnamed = profile({});
    EXPECT_EQ(unnamed.fitTo(dump({}, 3), creditsTable()), Fit::Shape);
    EXPECT_EQ(unnamed.fitTo(dump({}, 4), creditsTable()), Fit::None);
    EXPECT_EQ(unnamed.fitTo(dump(header, 3), creditsTable()), Fit::None);
    TableSchema other = creditsTable();
    other.name = u"debits"_s;
    EXPECT_EQ(unnamed.fitTo(dump({}, 3), other), Fit::None);
    TableSchema narrower = creditsTable();
    narrower.columns.removeAt(1);
    EXPECT_EQ(named.fitTo(dump(header, 3), narrower), Fit::None) << "a column it fills is gone";
}

TEST(MappingProfileTest, IsKeptFoundAndReplaced)
{
    QDir(profilesHome()).removeRecursively();
    EXPECT_TRUE(allProfiles().isEmpty());
    EXPECT_FALSE(profileFor(dump(header, 3), creditsTable()));
    ASSERT_TRUE(saveProfile(profile(header)));
    EXPECT_EQ(loadProfile(u"monthly/ä"_s).value(), profile(header));
    EXPECT_EQ(profileFor(dump(header, 3), creditsTable()).value(), profile(header));
    MappingProfile changed = profile(header);
    changed.mapping.expressions.first().expression = u"@who + 1"_s;
    ASSERT_TRUE(saveProfile(changed));
    EXPECT_EQ(allProfiles(), QVector<MappingProfile>{changed});
    EXPECT_EQ(loadProfile(u"none"_s).error().code, ErrorCode::ProfileUnusable);
    MappingProfile nameless = profile(header);
    nameless.name = u" "_s;
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
    ASSERT_TRUE(writeFileAtomically(profilesHome() + u"/broken.json"_s, "{"));
    EXPECT_EQ(allProfiles().size(), 1);
}

} // namespace millrace::mappingprofile_test
