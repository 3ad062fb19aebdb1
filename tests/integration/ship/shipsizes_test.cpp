// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of as many rows as there are edges: of a directory slot, a page, the single pages of a segment, an
// extent, and the pages that describe extents. MILLRACE_SHIP_SIZES=all: also those that take hundreds of
// megabytes.
#include "core/base/literals.h"
#include "tests/integration/ship/shipcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::shipsizes_test {

namespace {

PrivateServer &server()
{
    return PrivateServer::shared();
}

bool all()
{
    return qEnvironmentVariable("MILLRACE_SHIP_SIZES") == u"all"_s;
}

/// Two rows a page with 7,000 bytes, so that many pages take few rows; hundreds with 20.
void shipRows(std::size_t rows, std::size_t bytes, bool keyed)
{
    SCOPED_TRACE(std::to_string(rows) + " rows of " + std::to_string(bytes));
    const std::vector<ibd::ColumnShape> shapes{
        {.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 8},
        {.name = "n", .kind = ibd::ColumnKind::Integer, .length = 4},
        {.name = "v", .kind = ibd::ColumnKind::VarBinary, .length = 7900}};
    ShipCase shipped(
        server(),
        u"id BIGINT UNSIGNED NOT NULL PRIMARY KEY, n INT NOT NULL, v VARBINARY(7900) NOT NULL%1) "
        "ENGINE=InnoDB"_s.arg(keyed ? u", KEY by_n (n), KEY by_v (v(767), n)"_s : QString()),
        shapes);
    const std::string letters = "abcdefghijklmnopqrstuvwxyz";
    const auto built = shipped.ship(rows, [&](ibd::RowEncoder &row, std::size_t number) {
        row.number(0, number + 1);
        row.number(1, static_cast<std::int64_t>(number * 7919 % 10007) - 5000);
        row.bytes(2, std::string(bytes, letters[number % letters.size()]));
    });
    EXPECT_EQ(built.rows, rows);
    EXPECT_EQ(shipped.check(), u"OK"_s);
    // Of every row every column, in the order of each index.
    const QString good = u"SELECT COUNT(*) FROM t FORCE INDEX (%1) WHERE id > 0 AND n > -9999 AND v > '' AND "
                         "n = CAST((id - 1) * 7919 % 10007 AS SIGNED) - 5000 AND "
                         "v = REPEAT(CHAR(97 + (id - 1) % 26), "_s +
                         QString::number(bytes) + u")"_s;
    for (const QString &index :
         keyed ? QStringList{u"PRIMARY"_s, u"by_n"_s, u"by_v"_s} : QStringList{u"PRIMARY"_s})
        EXPECT_EQ(shipped.value(good.arg(index)).toULongLong(), rows) << index;
    // The next row goes where there is room for it.
    shipped.execute(u"INSERT INTO t VALUES (4000000000, 7, REPEAT('y', 7000)), (4000000001, 7, 'z')"_s);
    shipped.execute(u"DELETE FROM t WHERE id % 2 = 0"_s);
    EXPECT_EQ(shipped.check(), u"OK"_s);
    server().execute(u"DROP DATABASE "_s + shipped.schema());
}

} // namespace

TEST(ShipSizes, SlotsAndPages)
{
    // 371 rows of 20 bytes fill a page; the slots' edges are at every fourth.
    std::vector<std::size_t> counts{0, 1, 3, 4, 5, 8, 9, 300, 600, 20'000};
    if (all())
        for (std::size_t rows = 2; rows < 1300; rows += rows < 20 || (rows > 250 && rows < 420) ? 1 : 53)
            counts.push_back(rows);
    for (const std::size_t rows : counts)
        shipRows(rows, 20, rows % 2 == 0);
}

TEST(ShipSizes, FragmentsAndExtents)
{
    std::vector<std::size_t> counts{2, 3, 64, 65, 66, 67, 191, 192, 193, 194, 322, 2500};
    if (all())
        for (std::size_t rows = 50; rows < 500; ++rows)
            counts.push_back(rows);
    for (const std::size_t rows : counts)
        shipRows(rows, 7000, rows == 194 || rows == 2500);
}

TEST(ShipSizes, TheLongestRowsThatStayInTheirPage)
{
    const auto shapes = [](std::uint32_t bytes) {
        return std::vector<ibd::ColumnShape>{
            {.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 8},
            {.name = "v", .kind = ibd::ColumnKind::VarBinary, .length = bytes}};
    };
    const auto fill = [](ibd::RowEncoder &row, std::size_t number) {
        row.number(0, number);
        row.bytes(1, std::string(row.columns()[1].length, 'x'));
    };
    // 5 bytes of header, 2 of length, 8 of key, 13 of the system's: the rest of 8,125.
    const QString definition =
        u"id BIGINT UNSIGNED NOT NULL PRIMARY KEY, v VARBINARY(%1) NOT NULL) ENGINE=InnoDB"_s;
    ShipCase longest(server(), definition.arg(8097), shapes(8097));
    longest.ship(300, fill);
    EXPECT_EQ(longest.check(), u"OK"_s);
    EXPECT_EQ(longest.value(u"SELECT COUNT(*) FROM t WHERE v = REPEAT('x', 8097)"_s).toInt(), 300);
    longest.execute(u"UPDATE t SET v = REPEAT('y', 8097) WHERE id % 3 = 0"_s);
    longest.execute(u"ALTER TABLE t FORCE"_s);
    EXPECT_EQ(longest.check(), u"OK"_s);
    // One byte more, and it is outside: a page for each row.
    EXPECT_EQ(longest.outsidePages(), 0U);
    ShipCase longer(server(), definition.arg(8098), shapes(8098));
    longer.ship(300, fill);
    EXPECT_EQ(longer.outsidePages(), 300U);
    EXPECT_EQ(longer.check(), u"OK"_s);
    EXPECT_EQ(longer.value(u"SELECT COUNT(*) FROM t WHERE v = REPEAT('x', 8098)"_s).toInt(), 300);
}

TEST(ShipSizes, PagesThatDescribeExtents)
{
    if (!all())
        GTEST_SKIP() << "MILLRACE_SHIP_SIZES=all";
    // 16384 pages are 32768 such rows, less what describes and points.
    for (const std::size_t rows : {32500, 32600, 32640, 32700, 32768, 33000, 65300, 65700, 99000})
        shipRows(rows, 7000, false);
    shipRows(2'000'000, 20, true);
    shipRows(20'000'000, 20, false);
}

} // namespace millrace::test::shipsizes_test
