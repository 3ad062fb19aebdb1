// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a table that was shipped in: random statements, a killed server and its recovery, rebuilds,
// the end.
#include "core/base/literals.h"
#include "tests/integration/ship/shipcase.h"
#include "tests/support/qtprinters.h"

#include <QRandomGenerator>
#include <csignal>
#include <gtest/gtest.h>

namespace millrace::test::shiplife_test {

namespace {

const QString definition =
    u"id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY, n INT NULL, v VARBINARY(300) NULL, "
    "KEY by_n (n), UNIQUE KEY by_v (v, id)) ENGINE=InnoDB"_s;

std::vector<ibd::ColumnShape> shapes()
{
    return {{.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4},
            {.name = "n", .kind = ibd::ColumnKind::Integer, .nullable = true, .length = 4},
            {.name = "v", .kind = ibd::ColumnKind::VarBinary, .nullable = true, .length = 300}};
}

constexpr std::size_t rowCount = 6000;

void fill(ibd::RowEncoder &row, std::size_t number)
{
    row.number(0, 3 * number + 3);
    if (number % 11 == 0)
        row.null(1);
    else
        row.number(1, static_cast<std::int64_t>(number * 31 % 1009));
    row.bytes(2, std::string(number * 37 % 290, static_cast<char>('a' + number % 26)));
}

/// The same of both tables.
void randomStatements(const ShipCase &shipped, quint32 seed, int count)
{
    QRandomGenerator random(seed);
    const auto connection = Connection::open(shipped.server().connection(shipped.schema()));
    const auto execute = [&connection](const QString &sql) {
        const auto done = (*connection)->execute(sql);
        ASSERT_TRUE(done) << sql << ' ' << done.error().text();
    };
    for (int i = 0; i < count; ++i) {
        const int id = random.bounded(1, 3 * int(rowCount) + 1000);
        const int n = random.bounded(5000);
        const QStringList kinds{
            u"REPLACE INTO %1 VALUES (%2, %3, REPEAT('q', %3 % 290))"_s,
            u"UPDATE %1 SET n = %3, v = REPEAT('u', %3 % 300) WHERE id BETWEEN %2 AND %2 + 40"_s,
            u"DELETE FROM %1 WHERE id BETWEEN %2 AND %2 + 60 AND n <> %3"_s,
            u"UPDATE %1 SET n = NULL WHERE n = %3 % 1009 AND id <> %2"_s};
        const QString kind = kinds[random.bounded(int(kinds.size()))];
        execute(u"BEGIN"_s);
        for (const QString &table : {u"t"_s, u"twin"_s})
            execute(kind.arg(table).arg(id).arg(n));
        execute(random.bounded(5) == 0 ? u"ROLLBACK"_s : u"COMMIT"_s);
    }
}

void expectSame(const ShipCase &shipped)
{
    EXPECT_EQ(shipped.server().checksum(shipped.schema(), u"t"_s),
              shipped.server().checksum(shipped.schema(), u"twin"_s));
    EXPECT_EQ(shipped.check(), u"OK"_s);
}

void expectNextNumber(const ShipCase &shipped)
{
    shipped.execute(u"INSERT INTO t (n) VALUES (77)"_s);
    EXPECT_EQ(shipped.value(u"SELECT MAX(id) FROM t"_s).toULongLong(), 3 * rowCount + 1);
    EXPECT_EQ(shipped.check(), u"OK"_s);
}

} // namespace

TEST(ShipLife, StatementsAKillRecoveryAndRebuilds)
{
    PrivateServer server;
    ShipCase shipped(server, definition, shapes());
    shipped.waitForCheckpoint();
    shipped.ship(rowCount, fill);
    shipped.createTwin(u"twin"_s);
    shipped.execute(u"INSERT INTO twin SELECT * FROM t"_s);
    // MySQL keeps the number that it has from the .cfg file in memory only.
    ShipCase counting(server, definition, shapes());
    counting.ship(rowCount, fill, 3 * rowCount);
    if (counting.exported().exported.fromMySql())
        counting.execute(u"ALTER TABLE t AUTO_INCREMENT = %1"_s.arg(3 * rowCount + 1));
    expectSame(shipped);
    randomStatements(shipped, 1, 150);
    expectSame(shipped);
    ASSERT_EQ(::kill(static_cast<pid_t>(server.server().status().pid), SIGKILL), 0);
    while (server.server().status().running) // until the kernel is done with it
        ::usleep(1000);
    ASSERT_TRUE(server.server().start());
    expectSame(shipped);
    expectNextNumber(counting);
    randomStatements(shipped, 2, 150);
    expectSame(shipped);
    for (const QString &sql :
         {u"OPTIMIZE TABLE t"_s, u"ALTER TABLE t FORCE"_s, u"ALTER TABLE t ADD KEY more (n, v(5))"_s}) {
        shipped.execute(sql);
        expectSame(shipped);
    }
    shipped.execute(u"TRUNCATE TABLE t"_s);
    EXPECT_EQ(shipped.check(), u"OK"_s);
    shipped.execute(u"DROP TABLE t"_s);
    shipped.createTwin(u"t"_s); // no file was left
}

TEST(ShipLife, AutoIncrementGoesOnBehindTheLastRow)
{
    ShipCase shipped(PrivateServer::shared(), definition, shapes());
    shipped.ship(rowCount, fill, 3 * rowCount);
    expectNextNumber(shipped);
}

} // namespace millrace::test::shiplife_test
