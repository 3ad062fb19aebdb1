// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a table goes which way, and what its file will take.
#include "core/base/literals.h"
#include "core/ship/shiplanes.h"
#include "core/ship/shipspace.h"
#include "tests/support/qtprinters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::shiplanes_test {

namespace {

using testing::ElementsAre;

ibd::ColumnShape column(const char *name, ibd::ColumnKind kind, std::uint32_t length)
{
    return {.name = name, .kind = kind, .length = length};
}

TableShape shape()
{
    TableShape made;
    made.columns = {column("id", ibd::ColumnKind::Integer, 8), column("user_id", ibd::ColumnKind::Integer, 4),
                    column("name", ibd::ColumnKind::VarChar, 40)};
    return made;
}

TableSchema table()
{
    return {.schema = u"shop"_s,
            .name = u"orders"_s,
            .engine = u"InnoDB"_s,
            .indexes = {{.name = u"PRIMARY"_s, .columns = {u"id"_s}, .unique = true, .primary = true},
                        {.name = u"by_user"_s, .columns = {u"user_id"_s}},
                        {.name = u"by_name"_s, .columns = {u"name"_s}}}};
}

Plan plan()
{
    Plan made;
    for (const QString &name : {u"id"_s, u"user_id"_s, u"name"_s})
        made.mapping.fields << FieldBinding{.kind = FieldBinding::Kind::Column, .name = name};
    made.source.files = {
        {.path = u"/dumps/orders.txt"_s, .fingerprint = {.bytes = 20'000'000}, .rows = 1'000'000}};
    return made;
}

IndexDefinition left(const QString &name, IndexDefinition::Kind kind)
{
    return {.kind = kind, .name = name, .parts = {{.column = u"name"_s}}};
}

} // namespace

TEST(ShipLanes, IndexesAreWrittenHereOrLeftToTheServerWithAReason)
{
    TableShape made = shape();
    const ShipLanes all = shipLanes(plan(), made, table());
    EXPECT_THAT(all.builtIndexes, ElementsAre(u"by_user"_s, u"by_name"_s));
    EXPECT_TRUE(all.leftIndexes.isEmpty());

    made.leftIndexes = {left(u"by_name"_s, IndexDefinition::Kind::Plain)};
    const ShipLanes some = shipLanes(plan(), made, table());
    EXPECT_THAT(some.builtIndexes, ElementsAre(u"by_user"_s));
    ASSERT_EQ(some.leftIndexes.size(), 1);
    EXPECT_TRUE(some.leftIndexes.first().why.contains(u"collation"_s));
    const QString said = some.sentences().join(u' ');
    EXPECT_TRUE(said.contains(u"written with them: by_user."_s)) << said.toStdString();
    EXPECT_TRUE(said.contains(u"Index by_name is built by that server"_s)) << said.toStdString();

    made.leftIndexes = {left(u"by_name"_s, IndexDefinition::Kind::Spatial)};
    EXPECT_TRUE(shipLanes(plan(), made, table()).leftIndexes.first().why.contains(u"kind"_s));
}

TEST(ShipLanes, WhereNoRowIsBuiltTheReasonIsAllThereIsToSay)
{
    TableShape made = shape();
    Plan planned = plan();
    EXPECT_EQ(whyNoRowIsBuilt(planned, made), QString());
    planned.onDuplicate = OnDuplicate::Keep;
    EXPECT_TRUE(whyNoRowIsBuilt(planned, made).contains(u"key that is there already"_s));
    planned.mapping.expressions = {{.column = u"name"_s, .expression = u"UPPER(@n)"_s}};
    planned.onDuplicate = OnDuplicate::Stop;
    const ShipLanes lanes = shipLanes(planned, made, table());
    EXPECT_TRUE(lanes.whyNoRow.contains(u"SET"_s));
    EXPECT_TRUE(lanes.builtIndexes.isEmpty());
    EXPECT_EQ(lanes.sentences().size(), 1);
    made.whyNot = u"It is generated."_s;
    EXPECT_EQ(whyNoRowIsBuilt(planned, made), made.whyNot);
}

TEST(ShipSpace, TheFileLiesBetweenWhatItsColumnsTakeAndWhatTheDumpHas)
{
    const auto space = ShipSpace::of(plan().source, shape(), table());
    ASSERT_TRUE(space);
    // Of a row at least 8 + 4 and 18 of the server's own, of an index's entry 5 and the primary key.
    EXPECT_EQ(space->leastBytes, 1'000'000LL * (12 + 18 + (5 + 4 + 8) + (5 + 8)));
    EXPECT_GT(space->mostBytes, space->leastBytes);
    EXPECT_LT(space->mostBytes, 4 * space->leastBytes);

    Source more = plan().source;
    more.files.first().rows *= 10;
    more.files.first().fingerprint.bytes *= 10;
    EXPECT_EQ(ShipSpace::of(more, shape(), table())->leastBytes, 10 * space->leastBytes);
    more.files.first().rows = -1;
    EXPECT_FALSE(ShipSpace::of(more, shape(), table())) << "nobody has counted";
    more.files.first().rows = 0;
    EXPECT_GT(ShipSpace::of(more, shape(), table())->leastBytes, 0) << "an empty table has a file";
}

} // namespace millrace::shiplanes_test
