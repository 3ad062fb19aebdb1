// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/clusterkey.h"
#include "tests/unit/order/orderfixture.h"

namespace millrace::test {

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
    TableSchema table{.name = QStringLiteral("credits")};
    table.columns = {
        {.name = QStringLiteral("id"), .type = QStringLiteral("int(10) unsigned"), .nullable = false},
        {.name = QStringLiteral("user_id"), .type = QStringLiteral("bigint(20)"), .nullable = false},
        {.name = QStringLiteral("action"), .type = QStringLiteral("varchar(32)"), .nullable = false},
        {.name = QStringLiteral("at"), .type = QStringLiteral("datetime(6)"), .nullable = false},
        {.name = QStringLiteral("size"), .type = QStringLiteral("enum('s','it''s')")}};
    table.indexes = {{.name = QStringLiteral("PRIMARY"),
                      .columns = {QStringLiteral("id")},
                      .unique = true,
                      .primary = true}};
    return table;
}

void keyedBy(TableSchema &table, const char *keys, const char *options = "ENGINE=InnoDB")
{
    table.createSql =
        QStringLiteral("CREATE TABLE `credits` (\n  `id` int(10) unsigned NOT NULL,\n"
                       "  `user_id` bigint(20) NOT NULL DEFAULT (1 + (2)),\n"
                       "  `action` varchar(32) CHARACTER SET latin1 COLLATE latin1_bin NOT NULL,\n"
                       "  `at` datetime(6) NOT NULL COMMENT 'a, PRIMARY KEY (`x`)',\n"
                       "  `size` enum('s','it''s') NOT NULL,\n  %1\n) %2")
            .arg(QString::fromLatin1(keys), QString::fromLatin1(options));
}

} // namespace

TEST(SortKeyFor, TakesThePrimaryKeysFields)
{
    TableSchema table = credits();
    keyedBy(table, "PRIMARY KEY (`user_id`,`at` DESC,`size`),\n  KEY `a` (`action`)");
    const auto key = sortKeyFor(mappingOf("(at, @skip, user_id, size, id, action)"), table);
    ASSERT_TRUE(key) << qPrintable(key.error().text());
    EXPECT_EQ(key->index, QStringLiteral("PRIMARY"));
    ASSERT_EQ(key->parts.size(), 3);
    EXPECT_EQ(key->parts.at(0),
              (KeyPart{.column = QStringLiteral("user_id"), .field = 2, .kind = KeyOrderKind::Signed}));
    EXPECT_EQ(
        key->parts.at(1),
        (KeyPart{
            .column = QStringLiteral("at"), .field = 0, .kind = KeyOrderKind::DateTime, .descending = true}));
    EXPECT_EQ(key->parts.at(2).kind, KeyOrderKind::Enum);
    EXPECT_EQ(key->parts.at(2).labels, (QByteArrayList{"s", "it's"}));
    EXPECT_EQ(key->summary(), QStringLiteral("PRIMARY (user_id, at DESC, size)"));
    EXPECT_TRUE(key->notes.isEmpty());
    const auto again = SortKey::fromJson(key->toJson());
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, *key);
}

TEST(SortKeyFor, WithoutItsTextTheSchemasIndexesAreTaken)
{
    const auto key = sortKeyFor(mappingOf("(id, user_id)"), credits());
    ASSERT_TRUE(key);
    EXPECT_EQ(key->parts,
              (QVector<KeyPart>{
                  {.column = QStringLiteral("id"), .field = 0, .kind = KeyOrderKind::Unsigned, .bytes = 4}}));
}

TEST(SortKeyFor, APlainVariableCountsTheLastFieldBoundToIt)
{
    const auto key = sortKeyFor(mappingOf("(@a, @a, user_id)", {QStringLiteral("id = @A")}), credits());
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
    expectRefused(mappingOf("(@a, user_id)", {QStringLiteral("id = @a + 1")}), ErrorCode::OrderKeyNotInDump);
    expectRefused(mappingOf("(@a, user_id)", {QStringLiteral("id = @b")}), ErrorCode::OrderKeyNotInDump);
    expectRefused(mappingOf("(user_id)"), ErrorCode::OrderKeyNotInDump);
    expectRefused(mappingOf("(user_id)", {QStringLiteral("id = @row_number")}), ErrorCode::OrderNotNeeded);
    table.columns[0].autoIncrement = true;
    expectRefused(mappingOf("(user_id)"), ErrorCode::OrderNotNeeded);
    table.indexes.clear();
    expectRefused(mappingOf("(id, user_id)"), ErrorCode::OrderKeyMissing);
}

TEST(SortKeyFor, EndsBeforeWhatIsNotInTheDump)
{
    TableSchema table = credits();
    keyedBy(table, "PRIMARY KEY (`user_id`,`id`)");
    auto key = sortKeyFor(mappingOf("(user_id)", {QStringLiteral("id = @row_number")}), table);
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
    EXPECT_EQ(key->summary(), QStringLiteral("x (at, id)")) << "the first as defined, not by name";
}

TEST(SortKeyFor, TextComparesByItsCollation)
{
    const auto kindOf = [](const char *keys, const char *options, const QString &type) {
        TableSchema table = credits();
        table.columns[2].type = type;
        keyedBy(table, keys, options);
        if (QLatin1String(options).size() > 0)
            table.createSql.remove(QStringLiteral(" CHARACTER SET latin1 COLLATE latin1_bin"));
        return sortKeyFor(mappingOf("(id, user_id, action)"), table)->parts.at(0).kind;
    };
    const char *key = "PRIMARY KEY (`action`)";
    const QString varchar = QStringLiteral("varchar(32)");
    EXPECT_EQ(kindOf(key, "", varchar), KeyOrderKind::Bytes) << "the column's own";
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin", varchar),
              KeyOrderKind::Bytes);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci", varchar),
              KeyOrderKind::Text);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci", varchar),
              KeyOrderKind::UcaText);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_uca1400_ai_ci", varchar),
              KeyOrderKind::UcaText);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4", QStringLiteral("binary(16)")),
              KeyOrderKind::Bytes);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", QStringLiteral("decimal(10,2) unsigned")), KeyOrderKind::Decimal);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", QStringLiteral("timestamp")), KeyOrderKind::DateTime);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", QStringLiteral("time(3)")), KeyOrderKind::Time);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", QStringLiteral("uuid")), KeyOrderKind::Uuid);
    EXPECT_EQ(kindOf(key, "ENGINE=InnoDB", QStringLiteral("smallint(6)")), KeyOrderKind::Signed);
}

} // namespace millrace::test
