// SPDX-License-Identifier: GPL-3.0-or-later
// Indexes dropped before a load and built after it: what is dropped, what stays, and that all of it comes
// back.
#include "core/base/literals.h"
#include "core/indexes/indexalter.h"
#include "core/server/connection.h"
#include "tests/integration/load/indexcase.h"
#include "tests/support/qtprinters.h"

#include <gmock/gmock.h>
#include <thread>

namespace millrace::test::indexes_test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

QStringList names(const QVector<IndexDefinition> &indexes)
{
    QStringList result;
    for (const IndexDefinition &index : indexes)
        result << index.name;
    return result;
}

QString whyKept(const IndexDeferral &deferral, const QString &name)
{
    for (const KeptIndex &kept : deferral.kept)
        if (kept.name == name)
            return kept.why;
    return {};
}

std::string text(const QStringList &lines)
{
    return lines.join(u'\n').toStdString();
}

/// Records, drops, looks that they are gone, writes some rows, builds; the table must read as before.
void expectRoundTrip(IndexCase &table, DeferralScope scope, const QString &insert)
{
    const QString before = table.createText();
    table.record(scope);
    const QStringList deferred = names(table.file().deferral().deferred);
    ASSERT_FALSE(deferred.isEmpty());
    EXPECT_EQ(table.createText(), before) << "planning must not touch the table";
    EXPECT_EQ(table.drop().dropped, deferred);
    for (const QString &name : deferred)
        ASSERT_FALSE(table.indexNames().contains(name)) << name;
    if (!insert.isEmpty())
        table.execute(insert);
    const IndexBuildOutcome built = table.build();
    EXPECT_EQ(built.built, deferred) << text(built.notes);
    EXPECT_TRUE(built.isComplete());
    EXPECT_TRUE(built.orderKept) << text(built.notes);
    EXPECT_EQ(table.createText(), before);
    EXPECT_EQ(table
                  .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = "
                         "'%1' AND TABLE_NAME LIKE '\\_millrace%'"_s.arg(table.schema()))
                  .toInt(),
              0)
        << "nothing of ours stays in the schema";
}

} // namespace

TEST(Indexes, ComeBackByteForByte)
{
    IndexCase table;
    table.createTable(
        u"(id int PRIMARY KEY, a int, b int NOT NULL, s varchar(100), x text, bin varbinary(50), `od``d, (x` "
        "int, "
        "g point NOT NULL, KEY `z` (a), UNIQUE KEY u (b, a), KEY pre (s(10), x(20), bin(5)), "
        "KEY `strange``, (` (`od``d, (x`, b) COMMENT 'it''s, (a) \\\\ `comment` \"q\" -- # /* */', "
        "KEY long_name USING BTREE (b, s) KEY_BLOCK_SIZE=1024, SPATIAL KEY geo (g), KEY `a` (a, b, s), "
        "FULLTEXT KEY words (x)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT 'KEY `no` (`key`)'"_s);
    const QString row =
        u"INSERT INTO t (id, a, b, s, g) VALUES (1, 1, 1, 'ä', ST_GeomFromText('POINT(1 2)'))"_s;
    expectRoundTrip(table, DeferralScope::NonUnique, row);
    EXPECT_THAT(names(table.file().deferral().deferred),
                ElementsAre(u"z"_s, u"pre"_s, u"strange`, ("_s, u"long_name"_s, u"geo"_s, u"a"_s));
    EXPECT_THAT(whyKept(table.file().deferral(), u"u"_s).toStdString(), testing::HasSubstr("unique"));
    EXPECT_THAT(whyKept(table.file().deferral(), u"words"_s).toStdString(), testing::HasSubstr("stopwords"));
}

TEST(Indexes, UniqueOnesComeBackToo)
{
    IndexCase table;
    table.createTable(u"(id int PRIMARY KEY, a int, b int NOT NULL, s varchar(100), UNIQUE KEY u2 (a, b), "
                      "UNIQUE KEY u1 (b), KEY k (s), UNIQUE KEY u3 (s(7))) ENGINE=InnoDB"_s);
    expectRoundTrip(table, DeferralScope::AlsoUnique,
                    u"INSERT INTO t VALUES (1, NULL, 1, 'x'), (2, NULL, 2, 'y')"_s);
    EXPECT_EQ(table.file().deferral().deferred.size(), 4);
}

TEST(Indexes, WhatOnlyOneServerHas)
{
    IndexCase table;
    if (table.facts().isMariaDb())
        table.createTable(
            u"(id int PRIMARY KEY, a int, b int, v int AS (a + 1) VIRTUAL, KEY down (a DESC, b), "
            "KEY off (b) IGNORED, KEY virt (v)) ENGINE=InnoDB"_s);
    else {
        const int version = table.facts().version;
        const QString invisible = version >= 80000 ? u"INVISIBLE"_s : QString();
        QString more; // keys over expressions, and over the members of an array
        if (version >= 80013)
            more = u", KEY f ((concat(s, 'it''s, (x')), b), KEY g ((a + 1) DESC, (b * 2))"_s;
        if (version >= 80017)
            more += u", KEY m ((CAST(j->'$.z' AS UNSIGNED ARRAY)))"_s;
        table.createTable(u"(id int PRIMARY KEY, a int, b int, s varchar(50), j json, v int AS "
                          "(a + 1) VIRTUAL, KEY down (a DESC, b), "
                          "KEY off (b) %1, KEY virt (v)%2) ENGINE=InnoDB"_s.arg(invisible, more));
    }
    expectRoundTrip(table, DeferralScope::NonUnique,
                    u"INSERT INTO t (id, a, b) VALUES (1, 1, 1), (2, 2, 2)"_s);
}

TEST(Indexes, ServerDefaultsDoNotChangeTheText)
{
    IndexCase table;
    table.createTable(
        u"(id int PRIMARY KEY, a varchar(20), KEY k (a) COMMENT 'back\\\\slash ''q''') ENGINE=InnoDB"_s);
    const QString mode = table.value(u"SELECT @@GLOBAL.sql_mode"_s).toString();
    table.server().execute(u"SET GLOBAL sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES'"_s);
    table.server().execute(u"SET GLOBAL sql_quote_show_create = 0"_s);
    table.record();
    table.drop();
    const IndexBuildOutcome built = table.build();
    table.server().execute(u"SET GLOBAL sql_quote_show_create = 1"_s);
    table.server().execute(u"SET GLOBAL sql_mode = '%1'"_s.arg(mode));
    EXPECT_TRUE(built.isComplete());
    EXPECT_THAT(table.createText().toStdString(), testing::HasSubstr("COMMENT 'back\\\\slash ''q'''"));
}

TEST(Indexes, ForeignKeysKeepTheirs)
{
    IndexCase table;
    table.createTable(u"(id int PRIMARY KEY, p int, x int, y int, KEY before_it (x), KEY fk_p "
                      "(p), KEY after_it (y, x), KEY target (x, y), "
                      "KEY wide (p, x)) ENGINE=InnoDB"_s);
    table.execute(u"CREATE TABLE parent (id int PRIMARY KEY) ENGINE=InnoDB"_s);
    table.execute(u"ALTER TABLE t ADD CONSTRAINT to_parent FOREIGN KEY (p) REFERENCES parent (id)"_s);
    // 8.4+ takes only unique keys as a target unless told otherwise.
    table.execute(u"/*!80400 SET SESSION restrict_fk_on_non_standard_key = 0 */"_s);
    const auto connection = valueOrThrow(Connection::open(table.target()));
    (void)connection->execute(u"SET SESSION restrict_fk_on_non_standard_key = 0"_s);
    valueOrThrow(connection->execute(u"CREATE TABLE child (x int, y int, CONSTRAINT to_t FOREIGN KEY (x, y) "
                                     "REFERENCES t (x, y)) ENGINE=InnoDB"_s));
    const QString before = table.createText();
    table.record();
    const IndexDeferral &deferral = table.file().deferral();
    EXPECT_THAT(names(deferral.deferred), ElementsAre(u"before_it"_s, u"after_it"_s, u"wide"_s));
    EXPECT_THAT(whyKept(deferral, u"fk_p"_s).toStdString(), testing::HasSubstr("`to_parent`"));
    EXPECT_THAT(whyKept(deferral, u"target"_s).toStdString(),
                testing::HasSubstr("`to_t` of `" + table.schema().toStdString() + "`.`child`"));
    EXPECT_THAT(table.drop().stays, IsEmpty());
    const IndexBuildOutcome built = table.build();
    EXPECT_TRUE(built.isComplete());
    EXPECT_EQ(table.createText(), before);
}

TEST(Indexes, ForeignKeyThatTheAccountCannotSeeKeepsItsIndex)
{
    IndexCase table;
    table.createTable(
        u"(id int PRIMARY KEY, x int NOT NULL, y int, UNIQUE KEY target (x), KEY k (y)) ENGINE=InnoDB"_s);
    const QString hidden = table.server().freshSchema();
    table.execute(u"CREATE TABLE %1.child (x int, FOREIGN KEY (x) REFERENCES %2 (x)) ENGINE=InnoDB"_s.arg(
        hidden, table.table()));
    const QString account = u"blind_%1"_s.arg(table.schema());
    table.execute(u"CREATE USER %1@localhost IDENTIFIED BY 'Secret-1'"_s.arg(account));
    table.execute(u"GRANT ALL ON %1.* TO %2@localhost"_s.arg(table.schema(), account));
    const ResolvedConnection blind = table.server().connectionAs(account, u"Secret-1"_s, table.schema());
    // As a server with the check switched off by default would have it: MariaDB then drops what a foreign key
    // needs.
    table.server().execute(u"SET GLOBAL foreign_key_checks = 0"_s);
    const QString before = table.createText();
    const auto deferral = table.tryPlan(DeferralScope::AlsoUnique, blind);
    const auto file = deferral ? DeferredIndexFile::create(table.folder().path(), *deferral)
                               : Result<DeferredIndexFile>(fail(deferral.error()));
    auto connection = Connection::open(blind);
    const auto dropped = file && connection
                             ? dropIndexes(*file, table.facts(), **connection, {.target = blind})
                             : Result<IndexDropOutcome>(fail(file ? connection.error() : file.error()));
    table.server().execute(u"SET GLOBAL foreign_key_checks = 1"_s);
    ASSERT_TRUE(dropped) << dropped.error().text();
    EXPECT_EQ(deferral->deferred.size(), 2)
        << "the account must not see the foreign key, or this test shows nothing";
    EXPECT_THAT(dropped->dropped, ElementsAre(u"k"_s));
    EXPECT_THAT(dropped->stays, ElementsAre(KeptIndex{u"target"_s, u"A foreign key needs it."_s}));
    const auto restored = table.restore();
    ASSERT_TRUE(restored) << restored.error().text();
    EXPECT_TRUE(restored->isComplete());
    EXPECT_EQ(table.createText(), before);
}

TEST(Indexes, AutoIncrementKeepsAnIndex)
{
    IndexCase table;
    table.createTable(u"(k int PRIMARY KEY, n int NOT NULL AUTO_INCREMENT, a int, KEY wide (n, "
                      "a), KEY narrow (n), KEY a (a)) ENGINE=InnoDB"_s);
    expectRoundTrip(table, DeferralScope::NonUnique, u"INSERT INTO t (k, a) VALUES (1, 1), (2, 2)"_s);
    EXPECT_THAT(names(table.file().deferral().deferred), ElementsAre(u"wide"_s, u"a"_s));
    EXPECT_THAT(whyKept(table.file().deferral(), u"narrow"_s).toStdString(),
                testing::HasSubstr("AUTO_INCREMENT"));
}

TEST(Indexes, WithoutPrimaryKeyTheOneThatOrdersTheRowsStays)
{
    IndexCase table;
    table.createTable(
        u"(a int NOT NULL, b int, UNIQUE KEY rows_in_order (a), UNIQUE KEY other (b)) ENGINE=InnoDB"_s);
    const IndexDeferral deferral = table.plan(DeferralScope::AlsoUnique);
    EXPECT_THAT(names(deferral.deferred), ElementsAre(u"other"_s));
    EXPECT_THAT(whyKept(deferral, u"rows_in_order"_s).toStdString(), testing::HasSubstr("no primary key"));
}

TEST(Indexes, OtherEnginesAndPartitionedUniqueOnesStay)
{
    IndexCase isam;
    isam.createTable(u"(id int PRIMARY KEY, a int, KEY k (a)) ENGINE=MyISAM"_s);
    EXPECT_THAT(isam.plan().deferred, IsEmpty());
    EXPECT_THAT(whyKept(isam.plan(), u"k"_s).toStdString(), testing::HasSubstr("MyISAM"));

    IndexCase parts;
    parts.createTable(
        u"(id int NOT NULL, a int, b int NOT NULL, PRIMARY KEY (id), KEY k (a), UNIQUE KEY u (id, b)) "
        "ENGINE=InnoDB PARTITION BY HASH (id) PARTITIONS 3"_s);
    expectRoundTrip(parts, DeferralScope::AlsoUnique, u"INSERT INTO t VALUES (1, 1, 1), (2, 2, 2)"_s);
    EXPECT_THAT(whyKept(parts.file().deferral(), u"u"_s).toStdString(), testing::HasSubstr("partitioned"));
}

TEST(Indexes, WhatCannotBeMadeAgainStays)
{
    IndexCase table;
    if (!table.facts().isMariaDb())
        GTEST_SKIP() << "MySQL has no unique index over a whole TEXT";
    table.createTable(u"(id int PRIMARY KEY, x text, a int, UNIQUE KEY h (x), KEY a (a)) ENGINE=InnoDB"_s);
    const IndexDeferral deferral = table.plan(DeferralScope::AlsoUnique);
    // The hidden column of h makes the server refuse to drop a in place: only the rehearsal knows.
    EXPECT_THAT(deferral.deferred, IsEmpty());
    EXPECT_THAT(whyKept(deferral, u"a"_s).toStdString(), testing::HasSubstr("error 1846"));
    EXPECT_THAT(whyKept(deferral, u"h"_s).toStdString(), testing::HasSubstr("USING HASH"));
}

TEST(Indexes, DuplicatesAreNamedAndTheOthersBuilt)
{
    IndexCase table;
    table.createTable(
        u"(id int PRIMARY KEY, a int, s varchar(20), UNIQUE KEY u (a, s), UNIQUE KEY fine (id, a), "
        "UNIQUE KEY pre (s(1)), KEY k (s)) ENGINE=InnoDB"_s);
    const QString before = table.createText();
    table.record(DeferralScope::AlsoUnique);
    ASSERT_EQ(table.drop().dropped.size(), 4);
    table.execute(
        u"INSERT INTO t VALUES (1, 7, 'x'), (2, 7, 'x'), (3, 7, 'x'), (4, 8, 'it''s'), (5, 8, 'it''s'), "
        "(6, NULL, 'q'), (7, NULL, 'r')"_s);
    const IndexBuildOutcome built = table.build();
    EXPECT_THAT(built.built, testing::UnorderedElementsAre(u"fine"_s, u"k"_s));
    ASSERT_EQ(built.failed.size(), 2);
    for (const IndexProblem &problem : built.failed) {
        const std::string what = problem.error.what.toStdString();
        EXPECT_EQ(problem.error.code, ErrorCode::DuplicateRow) << what;
        EXPECT_THAT(problem.error.howToFix.toStdString(),
                    testing::HasSubstr("restore " + table.folder().id().toStdString()));
        if (problem.index == "u"_L1)
            EXPECT_THAT(what, testing::HasSubstr("(7, 'x') 3 times, (8, 'it\\'s') 2 times."));
        else
            EXPECT_THAT(what, testing::HasSubstr("('x') 3 times, ('i') 2 times."));
    }
    // As the remedy says.
    table.execute(u"DELETE FROM t WHERE id IN (2, 3, 5)"_s);
    const auto restored = table.restore();
    ASSERT_TRUE(restored) << restored.error().text();
    EXPECT_TRUE(restored->isComplete()) << text(restored->sentences());
    EXPECT_EQ(table.createText(), before);
}

TEST(Indexes, ManyDuplicatesAreCutAtTwenty)
{
    IndexCase table;
    table.createTable(u"(id int AUTO_INCREMENT PRIMARY KEY, a int, UNIQUE KEY u (a)) ENGINE=InnoDB"_s);
    table.record(DeferralScope::AlsoUnique);
    table.drop();
    for (int i = 0; i < 30; ++i)
        table.execute(u"INSERT INTO t (a) VALUES (%1), (%1)"_s.arg(i + 100));
    const IndexBuildOutcome built = table.build();
    ASSERT_EQ(built.failed.size(), 1);
    EXPECT_EQ(built.failed.first().error.what.count(u" 2 times"_s), 20);
    EXPECT_THAT(built.failed.first().error.what.toStdString(), testing::HasSubstr("the first 20"));
}

TEST(Indexes, OneOfAnotherDefinitionIsReportedAndNotTouched)
{
    IndexCase table;
    table.createTable(u"(id int PRIMARY KEY, a int, b int, KEY k (a), KEY l (b)) ENGINE=InnoDB"_s);
    table.record();
    table.drop();
    table.execute(u"ALTER TABLE t ADD KEY k (b, a)"_s);
    const IndexBuildOutcome built = table.build();
    EXPECT_THAT(built.built, ElementsAre(u"l"_s));
    ASSERT_EQ(built.altered.size(), 1);
    EXPECT_THAT(built.altered.first().error.what.toStdString(), testing::HasSubstr("KEY `k` (`b`,`a`)"));
    EXPECT_THAT(table.createText().toStdString(), testing::HasSubstr("KEY `k` (`b`,`a`)"));
    // A record that is dropped by a resumed run must not take it away either.
    const IndexDropOutcome again = table.drop();
    EXPECT_THAT(again.dropped, ElementsAre(u"l"_s));
    ASSERT_EQ(again.stays.size(), 1);
    EXPECT_THAT(table.createText().toStdString(), testing::HasSubstr("KEY `k` (`b`,`a`)"));
}

TEST(Indexes, TheGrantInTheRefusalIsEnough)
{
    IndexCase table;
    table.createTable(u"(id int PRIMARY KEY, a int, KEY k (a)) ENGINE=InnoDB"_s);
    const QString before = table.createText();
    const QString account = u"loader_%1"_s.arg(table.schema());
    table.execute(u"CREATE USER %1@localhost IDENTIFIED BY 'Secret-1'"_s.arg(account));
    table.execute(u"GRANT SELECT, INSERT ON %1.* TO %2@localhost"_s.arg(table.schema(), account));
    const ResolvedConnection loader = table.server().connectionAs(account, u"Secret-1"_s, table.schema());
    const auto refused = table.tryPlan(DeferralScope::NonUnique, loader);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::PrivilegeMissing);
    const QString grant = refused.error().howToFix.section(u';', 0, 0);
    ASSERT_TRUE(grant.startsWith(u"GRANT "_s)) << grant;
    table.execute(grant);
    const auto planned = table.tryPlan(DeferralScope::NonUnique, loader);
    ASSERT_TRUE(planned) << planned.error().text();
    const auto file = valueOrThrow(DeferredIndexFile::create(table.folder().path(), *planned));
    const auto connection = valueOrThrow(Connection::open(loader));
    const ServerFacts facts = valueOrThrow(ServerFacts::read(*connection));
    EXPECT_THAT(valueOrThrow(dropIndexes(file, facts, *connection, {.target = loader})).dropped,
                ElementsAre(u"k"_s));
    EXPECT_TRUE(valueOrThrow(buildIndexes(file, facts, *connection, {.target = loader})).isComplete());
    EXPECT_EQ(table.createText(), before);
}

TEST(Indexes, SessionsAreLeftAsTheyWere)
{
    IndexCase table;
    table.createTable(u"(id int PRIMARY KEY, a int, KEY k (a)) ENGINE=InnoDB"_s);
    table.record();
    const auto connection = valueOrThrow(Connection::open(table.target()));
    const auto variables = [&] {
        return valueOrThrow(connection->rows(u"SHOW SESSION VARIABLES WHERE "
                                             "Variable_name NOT IN ('timestamp', 'rand_seed1', 'rand_seed2', "
                                             "'pseudo_thread_id', 'error_count', 'warning_count', "
                                             "'last_insert_id', 'identity', 'last_gtid', 'statement_id', "
                                             "'gtid_binlog_pos', 'gtid_current_pos', "
                                             "'in_transaction')"_s));
    };
    const auto before = variables();
    valueOrThrow(dropIndexes(table.file(), table.facts(), *connection, {.target = table.target()}));
    valueOrThrow(buildIndexes(table.file(), table.facts(), *connection, {.target = table.target()}));
    EXPECT_EQ(variables(), before);
}

TEST(Indexes, KeptOnesAreNotBuiltAnewForTheSakeOfTheOrder)
{
    IndexCase table;
    table.createTable(
        u"(id int PRIMARY KEY, p int, x int, y int, KEY a (x), KEY fk_p (p), KEY c (y)) ENGINE=InnoDB"_s);
    table.execute(u"CREATE TABLE parent (id int PRIMARY KEY) ENGINE=InnoDB"_s);
    table.execute(u"ALTER TABLE t ADD FOREIGN KEY (p) REFERENCES parent (id)"_s);
    const QString inner =
        table.facts().isMariaDb() || table.facts().version < 80000 ? u"INNODB_SYS_"_s : u"INNODB_"_s;
    const auto id = [&] {
        return table
            .value(u"SELECT i.INDEX_ID FROM information_schema.%1INDEXES i JOIN "
                   "information_schema.%1TABLES t ON t.TABLE_ID = i.TABLE_ID WHERE t.NAME = '%2/t' AND "
                   "i.NAME = 'fk_p'"_s.arg(inner, table.schema()))
            .toLongLong();
    };
    const qint64 before = id();
    ASSERT_GT(before, 0);
    expectRoundTrip(table, DeferralScope::NonUnique, {});
    EXPECT_EQ(id(), before);
}

/// Of several tables of a dump that is all at once: the server ends one of two that wait for each other.
TEST(Indexes, OfTablesThatReferToEachOtherAreChangedAtTheSameTime)
{
    IndexCase table;
    table.createTable(u"(id int PRIMARY KEY, n int, KEY n (n)) ENGINE=InnoDB"_s);
    table.execute(u"CREATE TABLE child (id int PRIMARY KEY, t int, n int, KEY n (n), FOREIGN KEY (t) "
                  "REFERENCES t (id)) ENGINE=InnoDB"_s);
    QStringList errors[2];
    const auto change = [&table](const QString &name, QStringList &failed) {
        const auto connection = Connection::open(table.target());
        if (!connection) {
            failed << connection.error().text();
            return;
        }
        IndexAlter alter(**connection, table.schema(), name);
        constexpr int times = 40; // one in six of the statements would fail on MySQL 9.7
        for (int i = 0; i < times; ++i)
            for (const char *action : {"DROP INDEX n", "ADD INDEX n (n)"})
                if (const auto done = alter.run({QLatin1String(action)}, IndexAlter::Copy::Refuse); !done)
                    failed << done.error().text();
    };
    {
        const std::jthread one([&] { change(u"t"_s, errors[0]); });
        const std::jthread other([&] { change(u"child"_s, errors[1]); });
    }
    for (const QStringList &failed : errors)
        EXPECT_TRUE(failed.isEmpty()) << failed.size() << ": " << qPrintable(failed.value(0));
}

} // namespace millrace::test::indexes_test
