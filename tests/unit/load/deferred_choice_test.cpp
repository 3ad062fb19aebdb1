// SPDX-License-Identifier: GPL-3.0-or-later
// Which indexes may be dropped for a load, and what is kept of the record.
#include "core/base/literals.h"
#include "core/indexes/deferredindexfile.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::deferred_choice_test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TableKeys keysOf(const QStringList &lines)
{
    return parseTableKeys(u"CREATE TABLE `t` (`c` int, %1) ENGINE=InnoDB"_s.arg(lines.join(u','))).value();
}

std::vector<std::string> chosen(const QStringList &lines, const IndexChoiceFacts &facts)
{
    std::vector<std::string> names;
    for (const IndexDefinition &index : chooseIndexes(keysOf(lines), facts).candidates)
        names.push_back(index.name.toStdString());
    return names;
}

const QString primary = u"PRIMARY KEY (`id`)"_s;

IndexDeferral sample()
{
    const TableKeys keys = keysOf({u"KEY `ä` (`a`) COMMENT 'x\\'y'"_s, u"KEY `b` (`b` DESC)"_s});
    return {.schema = u"s"_s,
            .table = u"t"_s,
            .server = u"MariaDB 10.11.19"_s,
            .scope = DeferralScope::AlsoUnique,
            .deferred = keys.indexes,
            .kept = {{u"u"_s, u"Because."_s}},
            .order = {u"u"_s, u"ä"_s, u"b"_s},
            .notes = {u"Note."_s},
            .createSql = u"CREATE TABLE …"_s,
            .partitioned = true};
}

} // namespace

TEST(DeferredChoice, PlainIndexesGoUniqueOnesStay)
{
    const QStringList lines{primary,
                            u"UNIQUE KEY `u` (`a`)"_s,
                            u"KEY `k` (`b`)"_s,
                            u"SPATIAL KEY `g` (`p`)"_s,
                            u"FULLTEXT KEY `f` (`x`)"_s,
                            u"VECTOR KEY `v` (`e`)"_s};
    EXPECT_THAT(chosen(lines, {}), ElementsAre("k", "g"));
    EXPECT_THAT(chosen(lines, {.scope = DeferralScope::AlsoUnique}), ElementsAre("u", "k", "g"));
    EXPECT_THAT(chosen(lines, {.scope = DeferralScope::AlsoUnique, .partitioned = true}),
                ElementsAre("k", "g"));
    const IndexChoice choice = chooseIndexes(keysOf(lines), {});
    ASSERT_EQ(choice.kept.size(), 3) << "the primary key is not worth a word";
    for (const KeptIndex &kept : choice.kept)
        EXPECT_TRUE(kept.why.endsWith(u'.')) << kept.why;
}

TEST(DeferredChoice, ForeignKeyKeepsTheNarrowestThatServes)
{
    const IndexChoiceFacts facts{.foreignKeys = {{{u"A"_s, u"b"_s}, u"`fk`"_s}}};
    EXPECT_THAT(chosen({primary, u"KEY `wide` (`a`,`b`,`c`)"_s, u"KEY `fits` (`a`,`b`)"_s,
                        u"KEY `other` (`b`,`a`)"_s, u"KEY `cut` (`a`(3),`b`)"_s},
                       facts),
                ElementsAre("wide", "other", "cut"));
    // One that stays anyway will do.
    EXPECT_THAT(chosen({primary, u"UNIQUE KEY `u` (`a`,`b`)"_s, u"KEY `k` (`a`,`b`)"_s}, facts),
                ElementsAre("k"));
    // An InnoDB index goes on with the primary key's columns.
    EXPECT_THAT(chosen({u"PRIMARY KEY (`b`)"_s, u"KEY `k` (`a`)"_s, u"KEY `l` (`c`)"_s}, facts),
                ElementsAre("l"));
}

TEST(DeferredChoice, AutoIncrementColumnKeepsOneIndex)
{
    const IndexChoiceFacts facts{.autoIncrementColumn = u"N"_s};
    EXPECT_THAT(chosen({primary, u"KEY `k` (`a`,`n`)"_s, u"KEY `n` (`n`)"_s}, facts), ElementsAre("k"));
    EXPECT_THAT(chosen({u"PRIMARY KEY (`n`,`a`)"_s, u"KEY `n` (`n`)"_s}, facts), ElementsAre("n"));
}

TEST(DeferredChoice, RowOrderWithoutPrimaryKeyStays)
{
    IndexChoiceFacts facts{.scope = DeferralScope::AlsoUnique, .notNullColumns = {u"a"_s}};
    const QStringList lines{u"UNIQUE KEY `u` (`A`)"_s, u"UNIQUE KEY `v` (`a`,`b`)"_s};
    EXPECT_THAT(chosen(lines, facts), ElementsAre("v"));
    EXPECT_THAT(chosen(QStringList{primary} + lines, facts), ElementsAre("u", "v"));
}

TEST(DeferredRecord, ComesBackFromItsFile)
{
    const QTemporaryDir runs;
    const QString folder = runs.filePath(u"20260101-000000-abcd"_s);
    ASSERT_TRUE(QDir().mkpath(folder));
    EXPECT_FALSE(DeferredIndexFile::open(folder).value());
    const auto created = DeferredIndexFile::create(folder, sample());
    ASSERT_TRUE(created) << created.error().text();
    EXPECT_EQ(created->runId(), u"20260101-000000-abcd"_s);
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
    const auto created = DeferredIndexFile::create(u"/nonexistent/run"_s, sample());
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
    EXPECT_FALSE(changed("order", QJsonArray{u"b"_s})) << "an index without a place would never be built";
    EXPECT_FALSE(changed(
        "deferred", QJsonArray{QJsonObject{{u"name"_s, u"b"_s}, {u"definition"_s, u"KEY `c` (`b`)"_s}}}));
    EXPECT_FALSE(changed("deferred",
                         QJsonArray{QJsonObject{{u"name"_s, u"b"_s}, {u"definition"_s, u"DROP TABLE t"_s}}}));
}

} // namespace millrace::deferred_choice_test
