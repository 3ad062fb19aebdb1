// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/order/keys/clusterkey.h"
#include "tests/unit/order/orderfixture.h"

namespace millrace::test::sortkey_test {

namespace {

Mapping mappingOf(const char *columns, const QStringList &expressions = {})
{
    Mapping mapping{.fields = *parseColumnList(QString::fromLatin1(columns))};
    for (const QString &expression : expressions)
        mapping.expressions << *parseExpression(expression);
    return mapping;
}

TableSchema credits()
{
    TableSchema table{.name = u"credits"_s};
    table.columns = {{.name = u"id"_s, .type = u"int(10) unsigned"_s, .nullable = false},
                     {.name = u"user_id"_s, .type = u"bigint(20)"_s, .nullable = false},
                     {.name = u"action"_s, .type = u"varchar(32)"_s, .nullable = false},
                     {.name = u"at"_s, .type = u"datetime(6)"_s, .nullable = false},
                     {.name = u"size"_s, .type = u"enum('s','it''s')"_s}};
    table.indexes = {{.name = u"PRIMARY"_s, .columns = {u"id"_s}, .unique = true, .primary = true}};
    return table;
}

void keyedBy(TableSchema &table, const char *keys, const char *options = "ENGINE=InnoDB")
{
    table.createSql = u"CREATE TABLE `credits` (\n  `id` int(10) unsigned NOT NULL,\n"
                      "  `user_id` bigint(20) NOT NULL DEFAULT (1 + (2)),\n"
                      "  `action` varchar(32) CHARACTER SET latin1 COLLATE latin1_bin NOT NULL,\n"
                      "  `at` datetime(6) NOT NULL COMMENT 'a, PRIMARY KEY (`x`)',\n"
                      "  `size` enum('s','it''s') NOT NULL,\n  %1\n) %2"_s.arg(QString::fromLatin1(keys),
                                                                               QString::fromLatin1(options));
}

} // namespace

TEST(SortKeyFor, TakesThePrimaryKeysFields)
{
    TableSchema table = credits();
    keyedBy(table, "PRIMARY KEY (`user_id`,`at` DESC,`size`),\n  KEY `a` (`action`)");
    const auto key = sortKeyFor(mappingOf("(at, @skip, user_id, size, id, action)"), table);
    ASSERT_TRUE(key) << qPrintable(key.error().text());
    EXPECT_EQ(key->index, u"PRIMARY"_s);
    ASSERT_EQ(key->parts.size(), 3);
    EXPECT_EQ(key->parts.at(0), (KeyPart{.column = u"user_id"_s, .field = 2, .kind = KeyOrderKind::Signed}));
    EXPECT_EQ(key->parts.at(1),
              (KeyPart{.column = u"at"_s, .field = 0, .kind = KeyOrderKind::DateTime, .descending = true}));
    EXPECT_EQ(key->parts.at(2).kind, KeyOrderKind::Enum);
    EXPECT_EQ(key->parts.at(2).labels, (QByteArrayList{"s", "it's"}));
    EXPECT_EQ(key->summary(), u"PRIMARY (user_id, at DESC, size)"_s);
    EXPECT_TRUE(key->notes.isEmpty());
    const auto again = SortKey::fromJson(key->toJson());
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, *key);
}

TEST(SortKeyFor, WithoutItsTextTheSchemasIndexesAreTaken)
{
    const auto key = sortKeyFor(mappingOf("(id, user_id)"), credits());
    ASSERT_TRUE(key);
    EXPECT_EQ(key->parts, (QVector<KeyPart>{
                              {.column = u"id"_s, .field = 0, .kind = KeyOrderKind::Unsigned, .bytes = 4}}));
}

TEST(SortKeyFor, APlainVariableCountsTheLastFieldBoundToIt)
{
    const auto key = sortKeyFor(mappingOf("(@a, @a, user_id)", {u"id = @A"_s}), credits());
    ASSERT_TRUE(key);
    EXPECT_EQ(key->parts.at(0).field, 1);
}

TEST(SortKeyFor, SaysWhyThereIsNoKey)
{
    TableSchema table = credits();
    const auto expectRefused = [&table](const Mapping &mapping, ErrorCode code) {
        const auto key = sortKeyFor(mapping, table);
        ASSERT_FALSE(key);
        expectHelpful(key.error(), code);
    };
    expectRefused(mappingOf("(@a, user_id)", {u"id = @a + 1"_s}), ErrorCode::OrderKeyNotInDump);
    expectRefused(mappingOf("(@a, user_id)", {u"id = @b"_s}), ErrorCode::OrderKeyNotInDump);
    expectRefused(mappingOf("(user_id)"), ErrorCode::OrderKeyNotInDump);
    expectRefused(mappingOf("(user_id)", {u"id = @row_number"_s}), ErrorCode::OrderNotNeeded);
    table.columns[0].autoIncrement = true;
    expectRefused(mappingOf("(user_id)"), ErrorCode::OrderNotNeeded);
    table.indexes.clear();
    expectRefused(mappingOf("(id, user_id)"), ErrorCode::OrderKeyMissing);
}

TEST(SortKeyFor, EndsBeforeWhatIsNotInTheDump)
{
    TableSchema table = credits();
    keyedBy(table, "PRIMARY KEY (`user_id`,`id`)");
    auto key = sortKeyFor(mappingOf("(user_id)", {u"id = @row_number"_s}), table);
    ASSERT_TRUE(key);
    EXPECT_EQ(key->parts.size(), 1);
    EXPECT_TRUE(key->notes.isEmpty()) << "equal keys keep the dump's order, which is that of @row_number";

    table.columns[0].autoIncrement = true;
    key = sortKeyFor(mappingOf("(user_id)"), table);
    ASSERT_TRUE(key);
    EXPECT_EQ(key->parts.size(), 1);
    EXPECT_EQ(key->notes.size(), 2) << "the column left out; generated numbers follow the new order";
}

TEST(SortKeyFor, AUniqueIndexOfWholeNotNullColumnsStandsIn)
{
    TableSchema table = credits();
    keyedBy(table, "UNIQUE KEY `z_nullable` (`size`),\n  UNIQUE KEY `y_prefix` (`action`(10)),\n"
                   "  UNIQUE KEY `x` (`at`,`id`) USING BTREE,\n  UNIQUE KEY `a` (`id`)");
    const auto key = sortKeyFor(mappingOf("(id, user_id, action, at, size)"), table);
    ASSERT_TRUE(key) << qPrintable(key.error().text());
    EXPECT_EQ(key->summary(), u"x (at, id)"_s) << "the first as defined, not by name";
}

TEST(SortKeyFor, TextComparesByItsCollation)
{
    const auto kindOf = [](const char *keys, const char *options, const QString &type) {
        TableSchema table = credits();
        table.columns[2].type = type;
        keyedBy(table, keys, options);
        if (QLatin1String(options).size() > 0)
            table.createSql.remove(u" CHARACTER SET latin1 COLLATE latin1_bin"_s);
        return sortKeyFor(mappingOf("(id, user_id, action)"), table)->parts.at(0).kind;
    };
    const char *key = "PRIMARY KEY (`action`)";
    const QString varchar = u"varchar(32)"_s;
    EXPECT_EQ(kindOf(key, "", varchar), KeyOrderKind::Bytes) << "the column's own";
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin", varchar),
              KeyOrderKind::Bytes);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci", varchar),
              KeyOrderKind::Text);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci", varchar),
              KeyOrderKind::UcaText);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_uca1400_ai_ci", varchar),
              KeyOrderKind::UcaText);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4", u"binary(16)"_s), KeyOrderKind::Bytes);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", u"decimal(10,2) unsigned"_s), KeyOrderKind::Decimal);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", u"timestamp"_s), KeyOrderKind::DateTime);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", u"time(3)"_s), KeyOrderKind::Time);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", u"uuid"_s), KeyOrderKind::Uuid);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", u"smallint(6)"_s), KeyOrderKind::Signed);
}

} // namespace millrace::test::sortkey_test
