// SPDX-License-Identifier: GPL-3.0-or-later
// Which indexes may be dropped for a load, and what is kept of the record.
#include "core/load/deferredindexfile.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TableKeys keysOf(const QStringList &lines)
{
    return parseTableKeys(QStringLiteral("CREATE TABLE `t` (`c` int, %1) ENGINE=InnoDB")
                              .arg(lines.join(QLatin1Char(','))))
        .value();
}

std::vector<std::string> chosen(const QStringList &lines, const IndexChoiceFacts &facts)
{
    std::vector<std::string> names;
    for (const IndexDefinition &index : chooseIndexes(keysOf(lines), facts).candidates)
        names.push_back(index.name.toStdString());
    return names;
}

const QString primary = QStringLiteral("PRIMARY KEY (`id`)");

IndexDeferral sample()
{
    const TableKeys keys =
        keysOf({QStringLiteral("KEY `ä` (`a`) COMMENT 'x\\'y'"), QStringLiteral("KEY `b` (`b` DESC)")});
    return {.schema = QStringLiteral("s"),
            .table = QStringLiteral("t"),
            .server = QStringLiteral("MariaDB 10.11.19"),
            .scope = DeferralScope::AlsoUnique,
            .deferred = keys.indexes,
            .kept = {{QStringLiteral("u"), QStringLiteral("Because.")}},
            .order = {QStringLiteral("u"), QStringLiteral("ä"), QStringLiteral("b")},
            .notes = {QStringLiteral("Note.")},
            .createSql = QStringLiteral("CREATE TABLE …"),
            .partitioned = true};
}

} // namespace

TEST(DeferredChoice, PlainIndexesGoUniqueOnesStay)
{
    const QStringList lines{primary,
                            QStringLiteral("UNIQUE KEY `u` (`a`)"),
                            QStringLiteral("KEY `k` (`b`)"),
                            QStringLiteral("SPATIAL KEY `g` (`p`)"),
                            QStringLiteral("FULLTEXT KEY `f` (`x`)"),
                            QStringLiteral("VECTOR KEY `v` (`e`)")};
    EXPECT_THAT(chosen(lines, {}), ElementsAre("k", "g"));
    EXPECT_THAT(chosen(lines, {.scope = DeferralScope::AlsoUnique}), ElementsAre("u", "k", "g"));
    EXPECT_THAT(chosen(lines, {.scope = DeferralScope::AlsoUnique, .partitioned = true}),
                ElementsAre("k", "g"));
    const IndexChoice choice = chooseIndexes(keysOf(lines), {});
    ASSERT_EQ(choice.kept.size(), 3) << "the primary key is not worth a word";
    for (const KeptIndex &kept : choice.kept)
        EXPECT_TRUE(kept.why.endsWith(QLatin1Char('.'))) << kept.why.toStdString();
}

TEST(DeferredChoice, ForeignKeyKeepsTheNarrowestThatServes)
{
    const IndexChoiceFacts facts{
        .foreignKeys = {{{QStringLiteral("A"), QStringLiteral("b")}, QStringLiteral("`fk`")}}};
    EXPECT_THAT(
        chosen({primary, QStringLiteral("KEY `wide` (`a`,`b`,`c`)"), QStringLiteral("KEY `fits` (`a`,`b`)"),
                QStringLiteral("KEY `other` (`b`,`a`)"), QStringLiteral("KEY `cut` (`a`(3),`b`)")},
               facts),
        ElementsAre("wide", "other", "cut"));
    // One that stays anyway will do.
    EXPECT_THAT(
        chosen({primary, QStringLiteral("UNIQUE KEY `u` (`a`,`b`)"), QStringLiteral("KEY `k` (`a`,`b`)")},
               facts),
        ElementsAre("k"));
    // An InnoDB index goes on with the primary key's columns.
    EXPECT_THAT(chosen({QStringLiteral("PRIMARY KEY (`b`)"), QStringLiteral("KEY `k` (`a`)"),
                        QStringLiteral("KEY `l` (`c`)")},
                       facts),
                ElementsAre("l"));
}

TEST(DeferredChoice, AutoIncrementColumnKeepsOneIndex)
{
    const IndexChoiceFacts facts{.autoIncrementColumn = QStringLiteral("N")};
    EXPECT_THAT(
        chosen({primary, QStringLiteral("KEY `k` (`a`,`n`)"), QStringLiteral("KEY `n` (`n`)")}, facts),
        ElementsAre("k"));
    EXPECT_THAT(chosen({QStringLiteral("PRIMARY KEY (`n`,`a`)"), QStringLiteral("KEY `n` (`n`)")}, facts),
                ElementsAre("n"));
}

TEST(DeferredChoice, RowOrderWithoutPrimaryKeyStays)
{
    IndexChoiceFacts facts{.scope = DeferralScope::AlsoUnique, .notNullColumns = {QStringLiteral("a")}};
    const QStringList lines{QStringLiteral("UNIQUE KEY `u` (`A`)"),
                            QStringLiteral("UNIQUE KEY `v` (`a`,`b`)")};
    EXPECT_THAT(chosen(lines, facts), ElementsAre("v"));
    EXPECT_THAT(chosen(QStringList{primary} + lines, facts), ElementsAre("u", "v"));
}

TEST(DeferredRecord, ComesBackFromItsFile)
{
    const QTemporaryDir runs;
    const QString folder = runs.filePath(QStringLiteral("20260101-000000-abcd"));
    ASSERT_TRUE(QDir().mkpath(folder));
    EXPECT_FALSE(DeferredIndexFile::open(folder).value());
    const auto created = DeferredIndexFile::create(folder, sample());
    ASSERT_TRUE(created) << created.error().text().toStdString();
    EXPECT_EQ(created->runId(), QStringLiteral("20260101-000000-abcd"));
    const auto opened = DeferredIndexFile::open(folder).value();
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->deferral().toJson(), sample().toJson());
    EXPECT_EQ(opened->deferral().deferred.first().sql, sample().deferred.first().sql);
    const auto second = DeferredIndexFile::create(folder, IndexDeferral{});
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::IndexRecordUnusable);
}

TEST(DeferredRecord, FolderThatIsNotThereIsAnError)
{
    const auto created = DeferredIndexFile::create(QStringLiteral("/nonexistent/run"), sample());
    ASSERT_FALSE(created);
    EXPECT_EQ(created.error().code, ErrorCode::FileNotWritable);
}

TEST(DeferredRecord, DoubtfulRecordsAreRefused)
{
    const auto changed = [](const char *key, const QJsonValue &value) {
        QJsonObject json = sample().toJson();
        json.insert(QLatin1String(key), value);
        return IndexDeferral::fromJson(json);
    };
    ASSERT_TRUE(IndexDeferral::fromJson(sample().toJson()));
    EXPECT_FALSE(changed("version", 2));
    EXPECT_FALSE(changed("version", 0));
    EXPECT_FALSE(changed("table", QString()));
    EXPECT_FALSE(changed("deferred", QJsonValue()));
    EXPECT_FALSE(changed("order", QJsonArray{QStringLiteral("b")}))
        << "an index without a place would never be built";
    EXPECT_FALSE(changed("deferred", QJsonArray{QJsonObject{
                                         {QStringLiteral("name"), QStringLiteral("b")},
                                         {QStringLiteral("definition"), QStringLiteral("KEY `c` (`b`)")}}}));
    EXPECT_FALSE(changed(
        "deferred", QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("b")},
                                           {QStringLiteral("definition"), QStringLiteral("DROP TABLE t")}}}));
}

} // namespace millrace
