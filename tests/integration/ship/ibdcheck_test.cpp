// SPDX-License-Identifier: GPL-3.0-or-later
// Files that this server has just exported, of tables of many shapes and after random changes, are good; with
// a fault in them they are not.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/ship/ibdcheck/shape/exportedcfg.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"
#include "tests/unit/ibdcheck/ibdsurgeon.h"

#include <QFile>
#include <algorithm>
#include <gtest/gtest.h>

namespace millrace::test::ibdcheck_test {

using namespace ibdcheck;

namespace {

struct Export
{
    std::vector<uint8_t> file;
    std::vector<uint8_t> cfg;

    CheckReport check(const CheckRequest &request = {}) const
    {
        return checkTablespace(MemoryStore(file), cfg, request);
    }
};

std::vector<uint8_t> bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(qPrintable(path + u": "_s + file.errorString()));
    const QByteArray bytes = file.readAll();
    return {bytes.begin(), bytes.end()};
}

class IbdCheck : public testing::Test
{
protected:
    IbdCheck()
    {
        run(u"CREATE TABLE @db.ten (n int PRIMARY KEY)"_s);
        run(u"INSERT INTO @db.ten VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)"_s);
        const bool maria = server.value(u"SELECT VERSION()"_s).toString().contains("MariaDB"_L1);
        binaryOrder = maria ? u"utf8mb4_nopad_bin"_s : u"utf8mb4_0900_bin"_s;
    }
    void run(const QString &sql) { server.execute(QString(sql).replace(u"@db"_s, schema)); }
    /// n from 0 to \a rows - 1, in no order.
    static QString numbers(int rows)
    {
        QString sum = u"d0.n"_s;
        QString from = u"@db.ten d0"_s;
        for (int digit = 1, power = 10; power < rows; ++digit, power *= 10) {
            sum += u" + %1*d%2.n"_s.arg(power).arg(digit);
            from += u", @db.ten d%1"_s.arg(digit);
        }
        return u"(SELECT %1 AS n FROM %2) s WHERE n < %3"_s.arg(sum, from).arg(rows);
    }
    void fill(const QString &table, const QString &values, int rows, const QString &with = u"INSERT"_s)
    {
        run(with + u" INTO @db."_s + table + u" SELECT "_s + values + u" FROM "_s + numbers(rows));
    }
    Export exported(const QString &table)
    {
        const auto connection = Connection::open(server.connection(schema));
        if (!connection)
            throw std::runtime_error(qPrintable(connection.error().text()));
        if (const auto flushed = (*connection)->execute(u"FLUSH TABLES `%1` FOR EXPORT"_s.arg(table));
            !flushed)
            throw std::runtime_error(qPrintable(flushed.error().text()));
        const QString path =
            (*connection)->value(u"SELECT @@datadir"_s).value().toString() + schema + u'/' + table;
        Export files{.file = bytesOf(path + u".ibd"_s), .cfg = bytesOf(path + u".cfg"_s)};
        EXPECT_TRUE((*connection)->execute(u"UNLOCK TABLES"_s));
        return files;
    }
    /// The report of what the server has just written, which has to be good and have as many rows.
    CheckReport good(const QString &table)
    {
        const CheckReport report = exported(table).check();
        EXPECT_TRUE(report.good()) << qPrintable(table) << ": " << wordsOf(report);
        EXPECT_EQ(report.rows,
                  server.value(u"SELECT COUNT(*) FROM `%1`.`%2`"_s.arg(schema, table)).toULongLong())
            << qPrintable(table);
        return report;
    }
    static void expectCompared(const CheckReport &report)
    {
        for (const CheckedIndexReport &index : report.indexes)
            EXPECT_TRUE(index.entriesCompared) << index.name << ": " << index.whyNotCompared;
    }

    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
    QString binaryOrder; ///< a collation by bytes that does not pad
};

const QString manyTypes =
    u"(a varchar(30) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL, b decimal(20,4), c date, d "
    u"timestamp(3) NULL, "
    "e time(6), f enum('a','b','c'), g set('x','y'), h bit(11), i float, j double, k char(10) CHARACTER SET "
    "latin1, "
    "l char(10) CHARACTER SET utf8mb4, m varbinary(300), n blob, o year, p mediumint, q tinyint NOT NULL, r "
    "json, "
    "s text CHARACTER SET latin1, t datetime, u varchar(20) CHARACTER SET utf8mb4 COLLATE %2, v binary(5), "
    "PRIMARY KEY (q, a), UNIQUE KEY ub (b, c), KEY kd (d DESC, e), KEY kl (l(3)), KEY km (m(20)), KEY kn "
    "(n(30)), "
    "KEY ki (i), KEY kj (j), KEY kk (k), KEY ks (s(10)), KEY kp (p, q), KEY ku (u), KEY kv (v, a(4)), KEY kt (t))"_s;

const QString manyValues =
    u"CONCAT('k', CRC32(n), IF(n%3, ' \u00e9', '')), (n-5000)*1.7345, IF(n%11=0, NULL, DATE'1999-01-01' + "
    u"INTERVAL n%9000 DAY), "
    "TIMESTAMP'2020-01-01 00:00:01.125' + INTERVAL n SECOND, SEC_TO_TIME((n*97%1600000)-800000), 1+n%3, n%4, "
    "n%2048, "
    "IF(n%9=0, NULL, (n-10000)/7), (n-10000)/13, IF(n%6=0, NULL, LEFT(SHA2(n,256), n%10)), "
    "LEFT(CONCAT('\u00fc\u20ac\U0001F600', SHA2(n,256)), n%10), UNHEX(LEFT(REPEAT(SHA2(n,256), 9), "
    "n%300*2)), "
    "REPEAT(SHA2(n,256), n%4), 1901+n%200, n-5000, n%100, JSON_OBJECT('a', n), "
    "LEFT(REPEAT(SHA2(n,256), 4), n%140), IF(n%8, '2001-02-03 04:05:06' + INTERVAL n*31 MINUTE, NULL), "
    "LEFT(CONCAT(SHA2(n,256), '\u00e9'), n%20), UNHEX(LEFT(SHA2(n,256), 10))"_s;

} // namespace

TEST_F(IbdCheck, TablesOfManyShapesAreGood)
{
    run(u"CREATE TABLE @db.none (a int PRIMARY KEY, b int, UNIQUE (b))"_s);
    EXPECT_EQ(good(u"none"_s).rows, 0U);

    run(u"CREATE TABLE @db.nokey (a int, b varchar(300), KEY (a), KEY (b(40))) CHARACTER SET latin1"_s);
    fill(u"nokey"_s, u"n%1000, LEFT(REPEAT(SHA2(n,256), 9), n%300)"_s, 6000);
    expectCompared(good(u"nokey"_s));

    run(u"CREATE TABLE @db.notnull (a int, b int NOT NULL, c int, UNIQUE KEY first (b), KEY (c))"_s);
    fill(u"notnull"_s, u"n, n*3, n%7"_s, 3000);
    expectCompared(good(u"notnull"_s));

    // Few keys on a page: four levels.
    run(u"CREATE TABLE @db.wide (a varchar(700) PRIMARY KEY, b varchar(700), KEY (b)) CHARACTER SET latin1 COLLATE latin1_bin"_s);
    fill(u"wide"_s, u"RPAD(SHA2(n,256), 600+n%100, 'q'), RPAD(SHA2(n+1,256), 300, 'r')"_s, 4000);
    const CheckReport wide = good(u"wide"_s);
    EXPECT_GE(wide.indexes.at(0).levels, 3U);
    expectCompared(wide);

    // Values outside their rows, with their beginnings in an index.
    run(u"CREATE TABLE @db.lobs (id int PRIMARY KEY, a longtext CHARACTER SET utf8mb4, b blob, KEY (a(20)), KEY (b(700), id))"_s);
    fill(u"lobs"_s,
         u"n, REPEAT(CONCAT('\u20ac', n), n*n%30000), IF(n%3, REPEAT(UNHEX(SHA2(n,256)), n%1900), NULL)"_s,
         200);
    const CheckReport lobs = good(u"lobs"_s);
    EXPECT_GT(lobs.offPagePages, 100U);
    expectCompared(lobs);

    run(u"CREATE TABLE @db.compact (a varchar(20) PRIMARY KEY, b int, KEY (b)) CHARACTER SET ascii ROW_FORMAT=COMPACT"_s);
    fill(u"compact"_s, u"CONCAT('Name ', n), n%77"_s, 3000);
    expectCompared(good(u"compact"_s));
}

TEST_F(IbdCheck, TablesOfManyTypesAreGood)
{
    run(u"CREATE TABLE @db.many "_s + QString(manyTypes).replace(u"%2"_s, binaryOrder));
    fill(u"many"_s, manyValues, 12000, u"INSERT IGNORE"_s);
    expectCompared(good(u"many"_s));
    run(u"DELETE FROM @db.many WHERE q%7=3"_s);
    run(u"UPDATE @db.many SET p=p+7, a=CONCAT(a,'z') WHERE q%5=1"_s);
    expectCompared(good(u"many"_s));
    run(u"ALTER TABLE @db.many FORCE"_s);
    expectCompared(good(u"many"_s));
}

TEST_F(IbdCheck, ALargeTableIsGood)
{
    run(u"CREATE TABLE @db.large (id bigint unsigned PRIMARY KEY, k int unsigned NOT NULL, v varchar(80) "
        u"CHARACTER SET utf8mb4 "
        "NOT NULL, c int unsigned NOT NULL, KEY (k))"_s);
    fill(u"large"_s, u"n*3, CRC32(n), CONCAT('name ', n, ' \u00e9 ', CRC32(n*7)), CRC32(n*13)%100000"_s,
         addressSanitized ? 60000 : 300000);
    run(u"ALTER TABLE @db.large ADD KEY (c)"_s); // sorted, not entry by entry
    run(u"UPDATE @db.large SET v = CONCAT(v, REPEAT('y', id%40)) WHERE k%37=0"_s);
    run(u"DELETE FROM @db.large WHERE c%29=0"_s);
    const Export files = exported(u"large"_s);
    const CheckReport report = files.check({.threads = 3});
    EXPECT_TRUE(report.good()) << wordsOf(report);
    EXPECT_GE(report.segmentExtents, 4U);
    expectCompared(report);
}

TEST_F(IbdCheck, AfterRandomChangesATableIsGood)
{
    run(u"CREATE TABLE @db.t (id int PRIMARY KEY, k int, s varchar(50) CHARACTER SET utf8mb4 COLLATE "
        u"utf8mb4_bin, big mediumtext "
        "CHARACTER SET ascii, KEY (k), KEY (s, k), KEY (big(30)))"_s);
    fill(u"t"_s, u"n*4, n%977, CONCAT('s', CRC32(n)), IF(n%400=0, REPEAT('x', 9000+n*5), NULL)"_s, 5000);
    std::mt19937 random(11);
    const auto some = [&] {
        return u" WHERE CRC32(CONCAT(id, '%1')) MOD %2 = 0"_s.arg(random()).arg(3 + random() % 40);
    };
    for (int round = 0; round < 8; ++round) {
        for (int step = 0; step < 4; ++step) {
            switch (random() % 6) {
            case 0:
                run(u"DELETE FROM @db.t"_s + some());
                break;
            case 1:
                run(u"UPDATE @db.t SET k = k + 1, s = REVERSE(s)"_s + some());
                break;
            case 2:
                run(u"UPDATE @db.t SET s = CONCAT(LEFT(s, 20), REPEAT('w', id%25))"_s + some());
                break;
            case 3:
                run(u"UPDATE IGNORE @db.t SET id = id + 1"_s + some());
                break;
            case 4:
                run(u"UPDATE @db.t SET big = IF(big IS NULL, REPEAT('y', 8200+id), NULL)"_s + some() +
                    u" AND id%30=0"_s);
                break;
            default:
                run(u"INSERT IGNORE INTO @db.t SELECT id+2, k, CONCAT(s,'i'), big FROM @db.t"_s + some());
                break;
            }
        }
        if (round == 5)
            run(u"OPTIMIZE TABLE @db.t"_s);
        expectCompared(good(u"t"_s));
        if (HasFailure())
            return;
    }
}

TEST_F(IbdCheck, AChangeTakenBackIsNotSeen)
{
    run(u"CREATE TABLE @db.t (id int PRIMARY KEY, k int NOT NULL, s varchar(50) NOT NULL, UNIQUE KEY (k)) CHARACTER SET latin1"_s);
    fill(u"t"_s, u"n*4, n, LEFT(SHA2(n,256), 50)"_s, 4000);
    const auto connection = Connection::open(server.connection(schema));
    ASSERT_TRUE(connection);
    ASSERT_TRUE((*connection)->execute(u"BEGIN"_s));
    ASSERT_TRUE((*connection)->execute(u"UPDATE t SET k = k + 1000000 WHERE id%3=0"_s));
    ASSERT_TRUE((*connection)->execute(u"DELETE FROM t WHERE id%5=0"_s));
    ASSERT_TRUE((*connection)->execute(u"INSERT INTO t SELECT id+1, k+2000000, s FROM t WHERE id%7=0"_s));
    ASSERT_TRUE((*connection)->execute(u"ROLLBACK"_s));
    EXPECT_EQ(good(u"t"_s).rows, 4000U);
}

TEST_F(IbdCheck, AFaultOfAnyKindIsFound)
{
    run(u"CREATE TABLE @db.f (id int unsigned NOT NULL PRIMARY KEY, k int NOT NULL, u mediumint unsigned NOT "
        u"NULL, "
        "s varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, day date, amount decimal(9,2), "
        "pad char(170) CHARACTER SET latin1 NOT NULL DEFAULT '', t text CHARACTER SET ascii, KEY k (k), "
        "UNIQUE KEY u (u), "
        "KEY s (s(8), day))"_s);
    fill(u"f"_s,
         u"n*2, n*7919%1000, n+100, IF(n%9=0, NULL, CONCAT('s', n%97, ' \u00e9')), IF(n%11=0, NULL, "
         u"'2001-02-03' + INTERVAL n%50 DAY), "
         "n%100, REPEAT('-', 170), IF(n%900=7, REPEAT('lob ', 5000), IF(n%2, NULL, 't'))"_s,
         3500);
    run(u"DELETE FROM @db.f WHERE id%17=0"_s);
    const Export files = exported(u"f"_s);
    const CheckReport report = files.check();
    ASSERT_TRUE(report.good()) << wordsOf(report);
    const bool given = qEnvironmentVariableIsSet("MILLRACE_SEED");
    const auto first = uint64_t(given ? qEnvironmentVariableIntValue("MILLRACE_SEED") : 1);
    for (const Surgery &surgery : allSurgeries()) {
        for (uint64_t seed = first; seed < first + (addressSanitized || threadSanitized ? 1 : 5); ++seed) {
            IbdSurgeon surgeon(files.file, report, seed);
            if (!surgery.cut(surgeon))
                continue;
            const CheckReport found = Export{.file = surgeon.bytes, .cfg = files.cfg}.check();
            const bool any = std::any_of(surgery.expected.begin(), surgery.expected.end(),
                                         [&](FaultKind kind) { return found.has(kind); });
            EXPECT_EQ(found.good(), surgery.harmless)
                << surgery.name << ", seed " << seed << ": " << wordsOf(found);
            EXPECT_EQ(any, !surgery.harmless) << surgery.name << ", seed " << seed << ": " << wordsOf(found);
        }
    }
}

} // namespace millrace::test::ibdcheck_test
