// SPDX-License-Identifier: GPL-3.0-or-later
// Every type and NULL pattern: a table made by INSERT and one that was built beside the server and shipped in
// are equal.
#include "core/base/literals.h"
#include "tests/integration/ship/shipcase.h"
#include "tests/integration/ship/shiptypes.h"
#include "tests/support/qtprinters.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

namespace millrace::test::shiptypes_test {

namespace {

constexpr std::uint32_t seed = 20261124;

PrivateServer &server()
{
    return PrivateServer::shared();
}

bool isMySql()
{
    return !server().value(u"SELECT VERSION()"_s).toString().contains(u"MariaDB"_s);
}

using Row = QVector<ShipValue>;

class NowhereSink : public ibd::PageSink
{
public:
    ibd::Outcome<void> write(std::uint32_t, ibd::Bytes) override { return {}; }
    ibd::Outcome<void> end(std::uint32_t) override { return {}; }
};

/// Rows of the types: their limits first, then random ones; NULL where `isNull` says so.
QVector<Row> rowsOf(const QVector<ShipType> &types, int count,
                    const std::function<bool(int row, int column)> &isNull)
{
    ShipRandom random(seed);
    QVector<Row> rows;
    for (int number = 0; number < count; ++number) {
        Row row;
        for (int column = 0; column < types.size(); ++column) {
            const ShipType &type = types[column];
            if (isNull(number, column))
                row += shipNull();
            else
                row += number < type.edges.size() ? type.edges[number] : type.random(random);
        }
        rows += row;
    }
    return rows;
}

void insertInto(const ShipCase &table, const QString &name, const QVector<Row> &rows)
{
    const auto connection = Connection::open(server().connection(table.schema()));
    const auto execute = [&connection](const QByteArray &sql) {
        const auto done = (*connection)->executeBytes(sql);
        if (!done)
            throw std::runtime_error((sql.left(300).toStdString() + ": ") +
                                     done.error().text().toStdString());
    };
    execute("SET time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,ALLOW_INVALID_DATES'");
    QByteArray sql;
    for (int number = 0; number < rows.size(); ++number) {
        sql += (sql.isEmpty() ? "INSERT INTO " + name.toUtf8() + " VALUES (" : ",(") +
               QByteArray::number(number + 1);
        for (const ShipValue &value : rows[number])
            sql += ',' + value.literal;
        sql += ')';
        if (sql.size() > 200'000 || number + 1 == rows.size()) {
            execute(sql);
            sql.clear();
        }
    }
}

ShipCase::FillRow filler(const QVector<Row> &rows)
{
    return [&rows](ibd::RowEncoder &row, std::size_t number) {
        EXPECT_EQ(row.number(0, number + 1), ibd::ValueFate::Stored);
        for (std::size_t column = 0; column < static_cast<std::size_t>(rows[int(number)].size()); ++column)
            EXPECT_EQ(rows[int(number)][int(column)].store(row, column + 1), ibd::ValueFate::Stored)
                << "row " << number << " column " << column << ' ' << rows[int(number)][int(column)].literal;
    };
}

std::vector<ibd::ColumnShape> shapesOf(const QVector<ShipType> &types, bool nullable)
{
    std::vector<ibd::ColumnShape> shapes{
        {.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4}};
    for (const ShipType &type : types) {
        shapes.push_back(type.shape);
        shapes.back().name = type.name.toStdString();
        shapes.back().nullable = nullable;
    }
    return shapes;
}

QString definitionOf(const QVector<ShipType> &types, bool nullable)
{
    QString sql = u"id INT UNSIGNED NOT NULL PRIMARY KEY"_s;
    for (const ShipType &type : types)
        sql += u", "_s + QString::fromUtf8('`' + type.name + "` " + type.sql +
                                           (nullable ? " NULL DEFAULT NULL" : " NOT NULL"));
    return sql;
}

void expectSame(const ShipCase &shipped, const QString &twin, int rows)
{
    EXPECT_EQ(shipped.value(u"SELECT COUNT(*) FROM t"_s).toInt(), rows);
    EXPECT_EQ(server().checksum(shipped.schema(), u"t"_s), server().checksum(shipped.schema(), twin));
    EXPECT_EQ(shipped.check(), u"OK"_s);
}

/// What CHECKSUM TABLE says was known before any server saw the rows.
void expectForetold(const ShipCase &shipped)
{
    EXPECT_EQ(server().checksum(shipped.schema(), u"t"_s), QString::number(shipped.expectedChecksum()));
}

void shipAndCompare(const QVector<ShipType> &types, bool nullable, const QString &format,
                    const std::function<bool(int, int)> &isNull)
{
    const int count = 60;
    const auto rows = rowsOf(types, count, isNull);
    server().execute(u"SET GLOBAL innodb_strict_mode = OFF"_s); // so many columns might not fit, and do
    const QString definition = definitionOf(types, nullable) + u") ENGINE=InnoDB ROW_FORMAT=%1"_s.arg(format);
    ShipCase shipped(server(), definition, shapesOf(types, nullable));
    shipped.createTwin(u"twin"_s);
    insertInto(shipped, u"twin"_s, rows);
    shipped.ship(count, filler(rows));
    expectSame(shipped, u"twin"_s, count);
    expectForetold(shipped);
}

/// Some at a time: a row has to fit into half a page.
QVector<QVector<ShipType>> inParts(const QVector<ShipType> &types, int size)
{
    QVector<QVector<ShipType>> parts;
    for (int at = 0; at < types.size(); at += size)
        parts += types.mid(at, size);
    return parts;
}

struct RandomSchema
{
    QVector<ShipType> types; ///< of the columns after id
    QVector<bool> nullable;
    std::vector<ibd::ColumnShape> shapes; ///< with id
    QString definition;
};

/// Columns, each at most once in a key; a key that has to be unique ends with id.
QString randomKey(const RandomSchema &schema, ShipRandom &random, bool primary)
{
    QStringList parts;
    QVector<int> columns(schema.types.size());
    std::iota(columns.begin(), columns.end(), 0);
    std::ranges::shuffle(columns, random);
    for (const int column : columns.mid(0, int(random() % 4))) {
        const ShipType &type = schema.types[column];
        if (!type.ordered || (primary && (schema.nullable[column] || !type.keyPrefix.isEmpty())))
            continue;
        if (type.shape.storedBytes() > 400)
            continue; // or keys of several columns are too long for the server
        QString part = u'`' + QString::fromStdString(schema.shapes[std::size_t(column) + 1].name) + u'`';
        const bool varies =
            type.shape.kind == ibd::ColumnKind::VarChar || type.shape.kind == ibd::ColumnKind::VarBinary;
        if (!type.keyPrefix.isEmpty())
            part += QString::fromLatin1(type.keyPrefix);
        else if (!primary && varies && random() % 2 == 0)
            part += u"(3)"_s;
        parts += part + (random() % 3 == 0 ? u" DESC"_s : QString());
    }
    if (primary || parts.isEmpty() || random() % 2 == 0)
        parts += u"id"_s;
    const bool unique = parts.constLast() == u"id"_s && random() % 2 == 0;
    return (primary  ? u"PRIMARY KEY ("_s
            : unique ? u"UNIQUE KEY ("_s
                     : u"KEY ("_s) +
           parts.join(u", "_s) + u')';
}

RandomSchema randomSchema(const QVector<ShipType> &types, ShipRandom &random)
{
    RandomSchema schema;
    schema.shapes = {{.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4}};
    QStringList parts{u"id INT UNSIGNED NOT NULL"_s};
    for (auto left = 1 + random() % 12; left > 0; --left) {
        const ShipType &type = types[int(random() % unsigned(types.size()))];
        const bool nullable = random() % 2 == 0;
        schema.types += type;
        schema.nullable += nullable;
        schema.shapes.push_back(type.shape);
        schema.shapes.back().name = "c" + std::to_string(left);
        schema.shapes.back().nullable = nullable;
        parts += QString::fromStdString(schema.shapes.back().name) + u' ' +
                 QString::fromUtf8(type.sql + (nullable ? " NULL DEFAULT NULL" : " NOT NULL"));
    }
    parts += randomKey(schema, random, true);
    for (auto left = random() % 4; left > 0; --left)
        parts += randomKey(schema, random, false);
    schema.definition = parts.join(u", "_s) + u") ENGINE=InnoDB ROW_FORMAT="_s +
                        (random() % 3 == 0 ? u"COMPACT"_s : u"DYNAMIC"_s);
    return schema;
}

} // namespace

TEST(ShipTypes, NullableColumnsInEveryPattern)
{
    for (const auto &part : inParts(shipTypes(isMySql()), 18)) {
        SCOPED_TRACE(part.constFirst().name.toStdString());
        // None, all, each one alone, each one but that; then at random.
        const int columns = int(part.size());
        shipAndCompare(part, true, u"DYNAMIC"_s, [columns](int row, int column) {
            if (row < 8)
                return false;
            if (row == 8)
                return true;
            if (row < 9 + columns)
                return column == row - 9;
            if (row < 9 + 2 * columns)
                return column != row - 9 - columns;
            return (unsigned(row) * 2654435761U >> (column % 29) & 1U) != 0;
        });
    }
}

TEST(ShipTypes, ColumnsThatAreNeverNull)
{
    for (const auto &part : inParts(shipTypes(isMySql()), 18)) {
        SCOPED_TRACE(part.constFirst().name.toStdString());
        shipAndCompare(part, false, u"COMPACT"_s, [](int, int) { return false; });
    }
}

TEST(ShipTypes, OrderedTypesInKeys)
{
    const int count = 120;
    const bool all = qEnvironmentVariable("MILLRACE_SHIP_SIZES") == u"all"_s;
    for (const ShipType &type : shipTypes(isMySql())) {
        if (!all && type.shape.scale != 0 && type.shape.scale != 3 && type.shape.scale != 6)
            continue; // of the fractions of a second some do
        SCOPED_TRACE(type.name.toStdString());
        std::vector<ibd::ColumnShape> shapes{
            {.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4},
            type.shape,
            type.shape};
        shapes[1].name = "v";
        shapes[1].nullable = true;
        shapes[2].name = "w";
        const QString prefix = QString::fromLatin1(type.keyPrefix);
        const QString definition =
            u"id INT UNSIGNED NOT NULL, v %1 NULL, w %1 NOT NULL, PRIMARY KEY (%2id), KEY a (v%3), "
            "UNIQUE KEY b (w%3 DESC, v%3, id), KEY c (v%3 DESC)) ENGINE=InnoDB"_s.arg(
                QString::fromUtf8(type.sql), prefix.isEmpty() ? u"w, "_s : QString(), prefix);
        ShipCase shipped(server(), definition, shapes);
        if (!type.ordered) {
            NowhereSink nowhere;
            const auto refused = shipped.builder(nowhere);
            ASSERT_FALSE(refused);
            EXPECT_EQ(refused.fault().kind, ibd::BuildFaultKind::IndexUnsupported);
            continue;
        }
        const auto rows =
            rowsOf({type, type}, count, [](int row, int column) { return column == 0 && row % 5 == 4; });
        shipped.createTwin(u"twin"_s);
        insertInto(shipped, u"twin"_s, rows);
        shipped.ship(count, filler(rows));
        expectSame(shipped, u"twin"_s, count);
    }
}

TEST(ShipTypes, RowsWithoutAKeyAndRowsClusteredByAUniqueKey)
{
    const std::vector<ibd::ColumnShape> shapes{
        {.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4},
        {.name = "v", .kind = ibd::ColumnKind::VarBinary, .nullable = true, .length = 30}};
    const ShipType bytes{.edges = {}, .random = [](ShipRandom &random) {
                             const auto number = random();
                             return ShipValue{QByteArray::number(number),
                                              [number](ibd::RowEncoder &row, std::size_t column) {
                                                  return row.bytes(column, std::to_string(number));
                                              }};
                         }};
    const auto rows = rowsOf({bytes}, 3000, [](int row, int) { return row % 7 == 0; });
    for (const QString &keys : {u"KEY a (v)"_s, u"KEY a (v), UNIQUE KEY u (id)"_s}) {
        ShipCase shipped(server(),
                         u"id INT UNSIGNED NOT NULL, v VARBINARY(30) NULL, "_s + keys + u") ENGINE=InnoDB"_s,
                         shapes);
        if (!isMySql() && !keys.contains(u"UNIQUE"_s)) {
            NowhereSink nowhere;
            const auto refused = shipped.builder(nowhere);
            ASSERT_FALSE(refused); // what MariaDB would do with the next row: tablespacebuilder.cpp
            EXPECT_EQ(refused.fault().kind, ibd::BuildFaultKind::IndexUnsupported);
            continue;
        }
        shipped.createTwin(u"twin"_s);
        insertInto(shipped, u"twin"_s, rows);
        shipped.ship(std::size_t(rows.size()), filler(rows));
        expectSame(shipped, u"twin"_s, int(rows.size()));
        expectForetold(shipped);
        for (const QString &table : {u"t"_s, u"twin"_s})
            shipped.execute(u"INSERT INTO %1 VALUES (900001, 'later')"_s.arg(table));
        expectSame(shipped, u"twin"_s, int(rows.size()) + 1);
    }
}

TEST(ShipTypes, RandomSchemas)
{
    const quint32 first = qEnvironmentVariable("MILLRACE_SEED", u"1"_s).toUInt();
    const quint32 schemas = qEnvironmentVariable("MILLRACE_SHIP_SCHEMAS", u"5"_s).toUInt();
    const int mostRows = qEnvironmentVariable("MILLRACE_SHIP_ROWS", u"700"_s).toInt();
    const auto types = shipTypes(isMySql());
    for (quint32 number = first; number < first + schemas; ++number) {
        SCOPED_TRACE("MILLRACE_SEED=" + std::to_string(number));
        ShipRandom random(number);
        const RandomSchema schema = randomSchema(types, random);
        SCOPED_TRACE(schema.definition.toStdString());
        const int count = int(random() % unsigned(mostRows));
        const auto rows = rowsOf(schema.types, count, [&](int, int column) {
            return schema.nullable[column] && random() % 4 == 0;
        });
        ShipCase shipped(server(), schema.definition, schema.shapes);
        shipped.createTwin(u"twin"_s);
        insertInto(shipped, u"twin"_s, rows);
        shipped.ship(std::size_t(count), filler(rows));
        expectSame(shipped, u"twin"_s, count);
        expectForetold(shipped);
        server().execute(u"DROP DATABASE "_s + shipped.schema());
    }
}

} // namespace millrace::test::shiptypes_test
