// SPDX-License-Identifier: GPL-3.0-or-later
// Is the order we sort by the order in which the server keeps the rows? For each kind of key: random values
// into a table, dumped shuffled, sorted by us, and held against the server's own ORDER BY.
#include "core/base/literals.h"
#include "core/mapping/automatch.h"
#include "core/order/externalsorter.h"
#include "core/order/keys/keyorderprobe.h"
#include "core/server/connection.h"
#include "tests/support/factsof.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::order_test {

class OrderTest : public testing::Test
{
protected:
    PrivateServer &m_server = PrivateServer::shared();
    QString m_schema = m_server.freshSchema();
    QTemporaryDir m_folder;
    int m_dumps = 0;

    void SetUp() override
    {
        m_server.execute(u"CREATE TABLE %1.numbers (seq INT PRIMARY KEY)"_s.arg(m_schema));
        m_server.execute(
            u"INSERT INTO %1.numbers VALUES (1),(2),(3),(4),(5),(6),(7),(8),(9),(10)"_s.arg(m_schema));
        m_server.execute(u"INSERT INTO %1.numbers SELECT 10 * (a.seq - 1) + 100 * (b.seq - 1) + 1000 * "
                         "(c.seq - 1) + d.seq FROM %1.numbers a, %1.numbers b, %1.numbers c, %1.numbers "
                         "d WHERE a.seq + b.seq + c.seq > 3"_s.arg(m_schema));
    }

    bool isMariaDb() const { return m_server.value(u"SELECT VERSION()"_s).toString().contains(u"MariaDB"_s); }

    void fill(const QString &definition, const QString &values, int rows)
    {
        m_server.execute(u"DROP TABLE IF EXISTS %1.t"_s.arg(m_schema));
        m_server.execute(u"CREATE TABLE %1.t %2"_s.arg(m_schema, definition));
        m_server.execute(
            u"INSERT IGNORE INTO %1.t SELECT %2 FROM %1.numbers WHERE seq <= %3"_s.arg(m_schema, values)
                .arg(rows));
    }

    QByteArray dump(const QString &order)
    {
        const QString path = u"%1/%2_%3"_s.arg(m_server.filesFolder(), m_schema).arg(++m_dumps);
        m_server.execute(u"SELECT * FROM %1.t ORDER BY %2 INTO OUTFILE '%3' CHARACTER SET binary"_s.arg(
            m_schema, order, path));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
        return file.readAll();
    }

    Source shuffledDump()
    {
        const QString path = m_folder.filePath(u"shuffled%1"_s.arg(++m_dumps));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(dump(u"RAND(7)"_s));
        file.close();
        return {.files = {{.path = path, .fingerprint = *fingerprintOf(path)}}};
    }

    Result<SortKey> key()
    {
        auto connection = Connection::open(m_server.connection());
        EXPECT_TRUE(connection) << qPrintable(connection.error().text());
        MILLRACE_TRY(const auto table, readTable(**connection, m_schema, u"t"_s));
        return sortKeyFor(autoMap(int(table.columns.size()), {}, table), table);
    }

    void expectTheServersOrder(const QString &definition, const QString &values, const QString &order,
                               int rows = 3000)
    {
        SCOPED_TRACE(definition);
        fill(definition, values, rows);
        const Source source = shuffledDump();
        const auto found = key();
        ASSERT_TRUE(found) << qPrintable(found.error().text());
        const auto sorted =
            sortByKey(source, *found, {.memoryBytes = 64 * 1024, .folder = m_folder.filePath(u"sort"_s)});
        ASSERT_TRUE(sorted) << qPrintable(sorted.error().text());
        ASSERT_GT(sorted->rows(), rows / 10);
        QFile file(sorted->source.files.constFirst().path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QByteArray ours = file.readAll();
        const QByteArray theirs = dump(order);
        if (ours == theirs)
            return;
        const QByteArrayList our = ours.split('\n');
        const QByteArrayList their = theirs.split('\n');
        ASSERT_EQ(our.size(), their.size());
        for (qsizetype i = 0; i < our.size(); ++i)
            ASSERT_EQ(our.at(i), their.at(i)) << "row " << i + 1;
    }
};

TEST_F(OrderTest, NumbersAndTimes)
{
    const QString random = u"FLOOR((RAND(seq) - 0.5) * 4e9), seq"_s;
    expectTheServersOrder(u"(k INT PRIMARY KEY, v INT)"_s, random, u"k"_s);
    expectTheServersOrder(u"(k BIGINT, v INT, PRIMARY KEY (k, v))"_s, random, u"k, v"_s);
    expectTheServersOrder(u"(k BIGINT UNSIGNED PRIMARY KEY, v INT)"_s,
                          u"FLOOR(RAND(seq) * 18446744073709551615), seq"_s, u"k"_s);
    expectTheServersOrder(u"(k DECIMAL(30,10) PRIMARY KEY, v INT)"_s,
                          u"(RAND(seq) - 0.5) * POW(10, seq % 19), seq"_s, u"k"_s);
    expectTheServersOrder(u"(k DOUBLE PRIMARY KEY, v INT)"_s,
                          u"(RAND(seq) - 0.5) * POW(10, seq % 60 - 30), seq"_s, u"k"_s);
    expectTheServersOrder(u"(k DATETIME(6) PRIMARY KEY, v INT)"_s,
                          u"'2000-01-01' + INTERVAL FLOOR(RAND(seq) * 1e15) MICROSECOND, seq"_s, u"k"_s);
    expectTheServersOrder(u"(k TIME(3) PRIMARY KEY, v INT)"_s,
                          u"SEC_TO_TIME((RAND(seq) - 0.5) * 6000000), seq"_s, u"k"_s);
    expectTheServersOrder(u"(k DATE, v YEAR, PRIMARY KEY (v, k))"_s,
                          u"'1000-01-01' + INTERVAL FLOOR(RAND(seq) * 3e6) DAY, 1901 + seq % 200"_s,
                          u"v, k"_s);
}

TEST_F(OrderTest, BytesTextAndEnums)
{
    expectTheServersOrder(u"(k BINARY(16) PRIMARY KEY, v INT)"_s, u"UNHEX(LEFT(SHA2(seq, 256), 32)), seq"_s,
                          u"k"_s);
    expectTheServersOrder(u"(k VARBINARY(40) PRIMARY KEY, v INT)"_s,
                          u"SUBSTR(UNHEX(SHA2(seq, 256)), 1 + seq % 32), seq"_s, u"k"_s);
    expectTheServersOrder(u"(k VARCHAR(90) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin PRIMARY KEY, v INT)"_s,
                          u"CONCAT(TO_BASE64(SHA2(seq, 224)), CHAR(0x80 + seq % 100 USING latin1)), seq"_s,
                          u"k"_s);
    for (const char *collation : {"utf8mb4_general_ci", "utf8mb4_unicode_ci", "latin1_swedish_ci"})
        expectTheServersOrder(
            u"(k VARCHAR(60) PRIMARY KEY, v INT) DEFAULT CHARSET=%1 COLLATE=%2"_s.arg(
                QString::fromLatin1(collation).section(u'_', 0, 0), QString::fromLatin1(collation)),
            u"CONCAT(ELT(1 + seq % 3, 'Mill', 'mILL', 'race'), IF(seq % 2, 'a', ''), "
            "LEFT(SHA2(seq, 256), 32)), seq"_s,
            u"k"_s);
    expectTheServersOrder(u"(k ENUM('small','medium','it''s large') NOT NULL, v INT, PRIMARY KEY (k, v))"_s,
                          u"1 + FLOOR(RAND(seq) * 3), seq"_s, u"k, v"_s);
}

TEST_F(OrderTest, DescendingColumnsAndUniqueIndexes)
{
    const ServerFacts facts = factsOf(m_server); // older servers read DESC and store the key ascending
    const bool descends = facts.version >= (facts.isMariaDb() ? 100800 : 80000);
    expectTheServersOrder(
        u"(a INT, b VARCHAR(20) COLLATE latin1_bin, v INT, PRIMARY KEY (a DESC, b, v DESC)) "
        "DEFAULT CHARSET=latin1"_s,
        u"seq % 50 - 25, LEFT(LEFT(SHA2(seq, 256), 32), seq % 3), seq"_s,
        descends ? u"a DESC, b, v DESC"_s : u"a, b, v"_s);
    expectTheServersOrder(
        u"(a INT, b INT NOT NULL, v INT NOT NULL, UNIQUE z (a), UNIQUE y (b, v), UNIQUE x (v))"_s,
        u"seq, seq % 20, seq"_s, u"b, v"_s);
}

TEST_F(OrderTest, UuidsAsMariaDbStoresThem)
{
    if (!isMariaDb())
        GTEST_SKIP() << "only MariaDB has the type";
    for (const char *version : {"1", "4", "6", "7"})
        expectTheServersOrder(
            u"(k UUID PRIMARY KEY, v INT)"_s,
            u"INSERT(INSERT(LEFT(SHA2(seq, 256), 32), 13, 1, '%1'), 17, 1, ELT(1 + seq % 4, '8', '9', "
            "'a', 'b')), seq"_s.arg(QString::fromLatin1(version)),
            u"k"_s);
}

} // namespace millrace::test::order_test
