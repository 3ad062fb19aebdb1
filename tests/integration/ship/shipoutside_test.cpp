// SPDX-License-Identifier: GPL-3.0-or-later
// Values that do not fit into their row's page: moved out as the server moves them, in its own layout of
// pages, so that it reads, changes, purges and recovers them.
#include "core/base/literals.h"
#include "tests/integration/ship/shipcase.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/ibdcheck/ibdsurgeon.h"

#include <QCryptographicHash>
#include <csignal>
#include <gtest/gtest.h>
#include <random>

namespace millrace::test::shipoutside_test {

namespace {

/// Bytes of the columns after id; -1: NULL.
struct Sizes
{
    int a, b, c, d, e;
};
using Rows = std::vector<Sizes>;

const QString outsideDefinition =
    u"id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY, a LONGBLOB NULL, b LONGTEXT CHARACTER SET utf8mb4 "
    "COLLATE utf8mb4_bin NULL, c VARBINARY(9000) NOT NULL, d VARCHAR(200) CHARACTER SET utf8mb4 COLLATE "
    "utf8mb4_bin NOT NULL, e VARBINARY(%1) NOT NULL, n INT NOT NULL, "
    "KEY ka (a(100)), KEY kb (b(50), n), KEY kc (c(767)), KEY kd (d(150) DESC, a(20)), KEY ke (e)"
    ") ENGINE=InnoDB ROW_FORMAT=%2"_s;

/// COMPACT has no key of more than 767 bytes a column.
int longestKeyOf(const QString &format)
{
    return format == u"DYNAMIC"_s ? 2000 : 767;
}

QString definitionOf(const QString &format)
{
    return outsideDefinition.arg(longestKeyOf(format)).arg(format);
}

std::vector<ibd::ColumnShape> outsideShapes(const QString &format)
{
    using ibd::ColumnKind;
    using ibd::TextOrdering;
    return {{.name = "id", .kind = ColumnKind::Integer, .isUnsigned = true, .length = 4},
            {.name = "a", .kind = ColumnKind::Blob, .nullable = true, .length = 0xffffffff},
            {.name = "b",
             .kind = ColumnKind::Text,
             .nullable = true,
             .length = 0xffffffff,
             .ordering = TextOrdering::BytesPadded},
            {.name = "c", .kind = ColumnKind::VarBinary, .length = 9000},
            {.name = "d", .kind = ColumnKind::VarChar, .length = 200, .ordering = TextOrdering::BytesPadded},
            {.name = "e", .kind = ColumnKind::VarBinary, .length = std::uint32_t(longestKeyOf(format))},
            {.name = "n", .kind = ColumnKind::Integer, .length = 4}};
}

/// So many bytes that no two parts of a value are alike: 997 letters, which no page's share is a multiple of,
/// over and over.
std::string patternOf(std::size_t seed)
{
    std::minstd_rand random(static_cast<std::uint32_t>(seed + 1));
    std::string pattern(997, ' ');
    for (char &letter : pattern)
        letter = static_cast<char>('a' + random() % 26);
    return pattern;
}

std::string bytesOf(std::size_t seed, std::size_t size)
{
    const std::string pattern = patternOf(seed);
    std::string bytes;
    bytes.reserve(size + pattern.size());
    while (bytes.size() < size)
        bytes += pattern;
    bytes.resize(size);
    return bytes;
}

/// A third of the long texts, and all the short ones, are of characters of four bytes.
constexpr std::string_view wideCharacter = "\xf0\x9f\x8d\xb0";
bool isWide(std::size_t number)
{
    return number % 3 == 0;
}

std::string textOf(bool wide, std::size_t seed, int size)
{
    if (!wide)
        return bytesOf(seed, std::size_t(size));
    std::string text;
    for (int left = size / 4; left > 0; --left)
        text += wideCharacter;
    return text;
}

QByteArray literalOf(std::size_t seed, int size)
{
    if (size < 0)
        return "NULL";
    return "LEFT(REPEAT('" + QByteArray::fromStdString(patternOf(seed)) + "', " +
           QByteArray::number(size / 997 + 1) + "), " + QByteArray::number(size) + ")";
}

QByteArray textLiteralOf(bool wide, std::size_t seed, int size)
{
    if (size < 0 || !wide)
        return literalOf(seed, size);
    return "REPEAT(CONVERT(X'F09F8DB0' USING utf8mb4), " + QByteArray::number(size / 4) + ")";
}

void insertInto(const ShipCase &shipped, const char *table, const Rows &rows)
{
    const auto connection = Connection::open(shipped.server().connection(shipped.schema()));
    for (std::size_t number = 0; number < rows.size(); ++number) {
        const Sizes &sizes = rows[number];
        const QByteArray sql =
            QByteArray("INSERT INTO ") + table + " VALUES (" + QByteArray::number(number + 1) + ',' +
            literalOf(10 * number, sizes.a) + ',' + textLiteralOf(isWide(number), 10 * number + 1, sizes.b) +
            ',' + literalOf(10 * number + 2, sizes.c) + ',' + textLiteralOf(true, 0, sizes.d) + ',' +
            literalOf(10 * number + 4, sizes.e) + ',' + QByteArray::number(sizes.a) + ')';
        const auto done = (*connection)->executeBytes(sql);
        if (!done)
            throw std::runtime_error(done.error().text().toStdString());
    }
}

ShipCase::FillRow filler(const Rows &rows)
{
    return [&rows](ibd::RowEncoder &row, std::size_t number) {
        const Sizes &sizes = rows[number];
        const auto bytes = [&](std::size_t column, int size) {
            return size < 0 ? row.null(column)
                            : row.bytes(column, bytesOf(10 * number + column - 1, std::size_t(size)));
        };
        row.number(0, number + 1);
        bytes(1, sizes.a);
        if (sizes.b < 0)
            row.null(2);
        else
            row.text(2, textOf(isWide(number), 10 * number + 1, sizes.b));
        bytes(3, sizes.c);
        row.text(4, textOf(true, 0, sizes.d));
        bytes(5, sizes.e);
        row.number(6, std::int64_t{sizes.a});
        ASSERT_TRUE(row.isComplete()) << number;
    };
}

void expectSame(const ShipCase &shipped)
{
    EXPECT_EQ(shipped.server().checksum(shipped.schema(), u"t"_s),
              shipped.server().checksum(shipped.schema(), u"twin"_s));
    EXPECT_EQ(
        shipped
            .value(u"SELECT COUNT(*) FROM t JOIN twin USING (id) WHERE NOT (LENGTH(t.a) <=> LENGTH(twin.a) "
                   "AND SHA2(t.a, 256) <=> SHA2(twin.a, 256) AND SHA2(t.b, 256) <=> SHA2(twin.b, 256) AND "
                   "t.c = twin.c AND "
                   "t.d = twin.d AND t.e = twin.e)"_s)
            .toInt(),
        0);
    EXPECT_EQ(shipped.check(), u"OK"_s);
}

/// Sizes around every edge, each alone, beside others, and at random.
Rows rowsOfEdges(int longestKey)
{
    Rows rows{{-1, -1, 0, 0, 0}, {0, 0, 0, 0, 0}, {8000, 8000, 8000, 800, 700}};
    for (const int edge : {20,   40,    41,    127,   128,           255,       256,   767,   768,
                           788,  789,   1000,  4040,  7300,          8050,      8090,  8126,  8192,
                           9000, 15680, 16327, 16330, 15680 + 16327, 2 * 16330, 16384, 65535, 65536})
        for (int by = -2; by <= 2; ++by) {
            const int size = edge + by;
            const int small = std::min(size, 9000);
            rows.push_back({size, -1, 0, 0, 0});
            rows.push_back({9000, size, small, size % 800, size % 700});
            if (by % 2 == 0)
                rows.push_back({-1, size, small, 800, 700});
        }
    // Rows of every length between those that fit and those of which something has to go, byte by byte.
    for (int size = 7990; size < 8130; ++size)
        rows.push_back({size - 800, 30, 700, 12, 5});
    // The value of a key over the whole column is the first that goes, where it is the longest.
    for (int by = 0; by < 20; ++by)
        rows.push_back({1900 - by, 1900, 1900, 800, longestKey - by});
    std::mt19937 random(20);
    const auto below = [&random](int end) { return int(random() % unsigned(end)); };
    for (int i = 0; i < 150; ++i) {
        const int most = 1 << (5 + below(13));
        rows.push_back({below(8) == 0 ? -1 : below(most), below(8) == 0 ? -1 : below(most), below(9001),
                        below(801), below(longestKey)});
    }
    return rows;
}

class ShipOutside : public testing::Test
{
protected:
    static void largePackets(const PrivateServer &server)
    {
        server.execute(u"SET GLOBAL max_allowed_packet = 1073741824"_s);
    }
};

} // namespace

TEST_F(ShipOutside, ValuesOfAllSizesAreWhereTheServerPutsThem)
{
    PrivateServer &server = PrivateServer::shared();
    server.server();
    largePackets(server);
    for (const QString &format : {u"DYNAMIC"_s, u"COMPACT"_s}) {
        SCOPED_TRACE(format.toStdString());
        const Rows rows = rowsOfEdges(longestKeyOf(format));
        ShipCase shipped(server, definitionOf(format), outsideShapes(format));
        shipped.createTwin(u"twin"_s);
        insertInto(shipped, "twin", rows);
        shipped.ship(rows.size(), filler(rows));
        expectSame(shipped);
        // The same values outside: as many pages.
        const auto twin = shipped.checkExported(u"twin"_s);
        EXPECT_TRUE(twin.good()) << wordsOf(twin);
        EXPECT_GT(shipped.outsidePages(), rows.size());
        EXPECT_EQ(shipped.outsidePages(), twin.offPagePages);
        shipped.execute(u"ALTER TABLE t FORCE"_s);
        expectSame(shipped);
        server.execute(u"DROP DATABASE "_s + shipped.schema());
    }
}

/// MySQL's first page leads to ten parts, each further page to 272.
TEST_F(ShipOutside, ValuesOfManyPages)
{
    PrivateServer &server = PrivateServer::shared();
    server.server();
    largePackets(server);
    constexpr std::size_t first = 15680;
    constexpr std::size_t part = 16327;
    std::vector<std::size_t> sizes;
    for (const std::size_t parts : {8U, 9U, 10U, 9U + 271U, 9U + 272U, 9U + 273U, 9U + 2U * 272U})
        for (const int by : {-1, 0, 1})
            sizes.push_back(first + parts * part + std::size_t(by));
    sizes.push_back(16 * 1024 * 1024);
    sizes.push_back(64 * 1024 * 1024);
    ShipCase shipped(server,
                     u"id INT UNSIGNED NOT NULL PRIMARY KEY, v LONGBLOB NOT NULL, w INT NOT NULL, "
                     "KEY kv (v(1000))) ENGINE=InnoDB"_s,
                     {{.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4},
                      {.name = "v", .kind = ibd::ColumnKind::Blob, .length = 0xffffffff},
                      {.name = "w", .kind = ibd::ColumnKind::Integer, .length = 4}});
    shipped.ship(sizes.size(), [&sizes](ibd::RowEncoder &row, std::size_t number) {
        row.number(0, number);
        ASSERT_EQ(row.bytes(1, bytesOf(number, sizes[number])), ibd::ValueFate::Stored);
        row.number(2, std::int64_t(number));
    });
    EXPECT_EQ(shipped.check(), u"OK"_s);
    for (std::size_t number = 0; number < sizes.size(); ++number) {
        const auto one = [&](const QString &what) {
            return shipped.value(u"SELECT %1 FROM t WHERE id = %2"_s.arg(what).arg(number));
        };
        const std::string bytes = bytesOf(number, sizes[number]);
        EXPECT_EQ(one(u"LENGTH(v)"_s).toULongLong(), sizes[number]);
        EXPECT_EQ(one(u"SHA2(v, 256)"_s).toByteArray(),
                  QCryptographicHash::hash(QByteArrayView(bytes.data(), qsizetype(bytes.size())),
                                           QCryptographicHash::Sha256)
                      .toHex());
    }
    // Parts are read without what is before them, and old pages are given back.
    EXPECT_EQ(shipped.value(u"SELECT SUBSTRING(v, 4700001, 20) FROM t WHERE id = %1"_s.arg(sizes.size() - 1))
                  .toByteArray(),
              QByteArray::fromStdString(bytesOf(sizes.size() - 1, 4700020).substr(4700000)));
    shipped.execute(u"UPDATE t SET v = CONCAT(v, 'x') WHERE id < 12"_s);
    shipped.execute(u"DELETE FROM t WHERE id % 2 = 1"_s);
    EXPECT_EQ(shipped.check(), u"OK"_s);
    server.execute(u"DROP DATABASE "_s + shipped.schema());
}

TEST_F(ShipOutside, StatementsPurgeAKillAndRecovery)
{
    // In a small buffer pool MySQL's recovery of so many changed pages finds no free block and waits for
    // ever.
    PrivateServer server({.memoryBytes = 768LL * 1024 * 1024});
    largePackets(server);
    const QString format = u"DYNAMIC"_s;
    ShipCase shipped(server, definitionOf(format), outsideShapes(format));
    shipped.waitForCheckpoint();
    Rows rows;
    for (int number = 0; number < 400; ++number)
        rows.push_back(
            {number * 211 % 40000, number * 97 % 20000, number * 31 % 9000, number % 800, number % 700});
    shipped.ship(rows.size(), filler(rows), rows.size());
    shipped.createTwin(u"twin"_s);
    shipped.execute(u"INSERT INTO twin SELECT * FROM t"_s);
    expectSame(shipped);
    const auto change = [&shipped](quint32 seed) {
        std::mt19937 random(seed);
        const auto connection = Connection::open(shipped.server().connection(shipped.schema()));
        const QStringList kinds{
            u"UPDATE %1 SET a = CONCAT(a, REPEAT('z', %3)) WHERE id BETWEEN %2 AND %2 + 9"_s,
            u"UPDATE %1 SET n = %3, b = NULL WHERE id BETWEEN %2 AND %2 + 9"_s,
            u"UPDATE %1 SET b = REPEAT('q', %3) WHERE id BETWEEN %2 AND %2 + 9"_s,
            u"UPDATE %1 SET a = LEFT(a, %3) WHERE id BETWEEN %2 AND %2 + 9"_s,
            u"DELETE FROM %1 WHERE id BETWEEN %2 AND %2 + 3 AND n <> %3"_s,
            u"INSERT INTO %1 (a, b, c, d, e, n) SELECT a, b, c, d, e, %3 FROM %1 WHERE id BETWEEN %2 AND %2 + 5"_s,
            u"UPDATE %1 SET n = n + 1 WHERE id BETWEEN %2 AND %2 + 20 AND n <> %3"_s};
        int failures = 0;
        for (int i = 0; i < 120; ++i) {
            const int id = int(random() % 400U);
            const int bytes = int(random() % 30000U);
            const QString &kind = kinds[int(random() % unsigned(kinds.size()))];
            const bool back = random() % 4U == 0;
            ASSERT_TRUE((*connection)->execute(u"BEGIN"_s));
            QStringList said; // MySQL's undo log has no room for some updates of such rows: then of neither
            for (const QString &table : {u"t"_s, u"twin"_s}) {
                const auto done = (*connection)->execute(kind.arg(table).arg(id).arg(bytes));
                said += done ? QString() : done.error().text();
            }
            ASSERT_EQ(said[0], said[1]) << kind;
            const bool failed = !said[0].isEmpty();
            failures += failed ? 1 : 0;
            ASSERT_TRUE((*connection)->execute(back || failed ? u"ROLLBACK"_s : u"COMMIT"_s));
        }
        EXPECT_LT(failures, 40);
    };
    change(1);
    expectSame(shipped);
    ASSERT_EQ(::kill(static_cast<pid_t>(server.server().status().pid), SIGKILL), 0);
    while (server.server().status().running) // until the kernel is done with it
        ::usleep(1000);
    ASSERT_TRUE(server.server().start());
    largePackets(server);
    expectSame(shipped);
    change(2);
    expectSame(shipped);
    // A slow shutdown gives back what nothing refers to any more; what is left is as it has to be.
    server.execute(u"SET GLOBAL innodb_fast_shutdown = 0"_s);
    ASSERT_TRUE(server.server().stop());
    ASSERT_TRUE(server.server().start());
    expectSame(shipped);
    for (const QString &table : {u"t"_s, u"twin"_s}) {
        const auto report = shipped.checkExported(table);
        EXPECT_TRUE(report.good()) << table << wordsOf(report);
    }
    shipped.execute(u"OPTIMIZE TABLE t"_s);
    expectSame(shipped);
    shipped.execute(u"TRUNCATE TABLE t"_s);
    EXPECT_EQ(shipped.check(), u"OK"_s);
    shipped.execute(u"DROP TABLE t"_s);
}

TEST_F(ShipOutside, ARowThatIsTooLongEvenSoIsRefused)
{
    std::vector<ibd::ColumnShape> shapes{
        {.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4}};
    QString definition = u"id INT UNSIGNED NOT NULL PRIMARY KEY"_s;
    for (int column = 0; column < 34; ++column) { // 255 bytes each: too short to be moved out
        definition += u", c%1 VARBINARY(255) NOT NULL"_s.arg(column);
        shapes.push_back(
            {.name = "c" + std::to_string(column), .kind = ibd::ColumnKind::VarBinary, .length = 255});
    }
    PrivateServer::shared().server();
    PrivateServer::shared().execute(u"SET GLOBAL innodb_strict_mode = OFF"_s); // or it takes no such table
    ShipCase shipped(PrivateServer::shared(), definition + u") ENGINE=InnoDB"_s, shapes);
    const auto ship = [&shipped](std::size_t bytes) {
        shipped.ship(1, [bytes](ibd::RowEncoder &row, std::size_t) {
            row.number(0, 1U);
            for (std::size_t column = 1; column < 35; ++column)
                row.bytes(column, std::string(bytes, 'x'));
        });
    };
    try {
        ship(255);
        FAIL() << "it was built";
    } catch (const std::runtime_error &fault) {
        EXPECT_STREQ(fault.what(), "8726 bytes");
    }
}

} // namespace millrace::test::shipoutside_test
