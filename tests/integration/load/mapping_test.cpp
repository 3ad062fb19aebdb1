// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about a mapping before anything is loaded is what the server does with it afterwards.
#include "core/base/literals.h"
#include "core/mapping/loadtext.h"
#include "core/mapping/preview.h"
#include "core/mapping/transforms.h"
#include "core/server/connection.h"
#include "core/source/content/rowfiles.h"
#include "core/source/scan/filescan.h"
#include "core/sql/quoting.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <utility>

namespace millrace::test::mapping_test {

namespace {

std::unique_ptr<Connection> open(const ResolvedConnection &target)
{
    auto connection = Connection::open(target);
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    return std::move(*connection);
}

bool isMariaDb()
{
    return factsOf(PrivateServer::shared()).isMariaDb();
}

/// A line of a -T dump.
QByteArray line(const QByteArrayList &values)
{
    return values.join('\t') + '\n';
}

struct Typed
{
    QString type;
    QByteArrayList values;   ///< escaped as in a -T dump; good ones, bad ones, empty, NULL
    QString expression = {}; ///< over @v; empty: bound straight
};

/// Every column type, with values that fit and values that do not.
QVector<Typed> everyType(const QByteArray &charset)
{
    const QByteArrayList numbers{"1", "-1",  "127",  "128", "300", "99999999999999999999", "abc", "1.5",
                                 "",  "\\N", "0x10", " 7",  "7x"};
    const QByteArrayList moments{"2010-04-01 10:00:00",
                                 "2010-02-30 11:00:00",
                                 "2010-04-01",
                                 "0000-00-00",
                                 "20100401100000.123456",
                                 "",
                                 "\\N",
                                 "x",
                                 "2010-04-01 25:00:00",
                                 "1960-01-01 00:00:00"};
    const QByteArrayList texts{
        "abc",    "abcdefghijklmnop", "",     "\\N",  "Ren\xC3\xA9", "\xF0\x9F\x98\x80",
        "a\\\tb", "trailing  ",       "NULL", "\\\\N"};
    QByteArrayList bytes{"abc", "\\0\\\\x", "", "\\N", "abcdefghij"};
    if (charset == "binary") // MySQL ends the statement (1300) where they are no characters
        bytes << "\xFF\xFE";
    QVector<Typed> types;
    for (const char *type : {"tinyint", "smallint unsigned", "mediumint", "int", "int unsigned", "bigint",
                             "bigint unsigned", "decimal(6,2)", "float", "double", "int NOT NULL", "year"})
        types << Typed{QString::fromLatin1(type), numbers};
    for (const char *type : {"date", "datetime", "datetime(3)", "timestamp(6) NULL", "time(2)",
                             "datetime NOT NULL DEFAULT '2000-01-01'"})
        types << Typed{QString::fromLatin1(type), moments};
    for (const char *type :
         {"char(5)", "varchar(8)", "varchar(8) CHARACTER SET latin1", "varchar(8) NOT NULL", "tinytext",
          "text", "mediumtext", "longtext", "varchar(20) COLLATE utf8mb4_bin"})
        types << Typed{QString::fromLatin1(type), texts};
    for (const char *type :
         {"binary(4)", "varbinary(4)", "tinyblob", "blob", "mediumblob", "longblob", "blob NOT NULL"})
        types << Typed{QString::fromLatin1(type), bytes};
    types << Typed{u"enum('a','b','')"_s, {"a", "b", "c", "", "\\N", "2", "A"}}
          << Typed{u"set('a','b')"_s, {"a", "a,b", "c", "", "\\N", "3"}}
          << Typed{u"bit(8)"_s, {"A", "\\N", ""}}
          << Typed{u"bit(8)"_s, {"5", "300", "\\N"}, u"CAST(@v AS UNSIGNED)"_s}
          << Typed{u"json"_s, {"{\"a\": 1}", "[]", "\\N"}, u"CONVERT(@v USING utf8mb4)"_s}
          << Typed{u"point"_s, {"POINT(1 2)", "\\N"}, u"ST_GeomFromText(@v)"_s}
          << Typed{u"varchar(8)"_s, texts, u"CONCAT('x', @v)"_s}
          << Typed{u"int DEFAULT 7"_s, {"a"}, u"DEFAULT"_s} << Typed{u"int"_s, {"a"}, u"@row_number"_s};
    if (isMariaDb())
        types << Typed{u"uuid"_s,
                       {"123e4567-e89b-12d3-a456-426655440000", "\\N"},
                       u"CONVERT(@v USING utf8mb4)"_s}
              << Typed{u"inet6"_s, {"::1", "\\N"}, u"CONVERT(@v USING utf8mb4)"_s};
    return types;
}

} // namespace

class MappingAgainstServer : public testing::Test
{
protected:
    /// Makes table and file of all types; one row for each value of the type that has most.
    void makeEveryType(LoadCase &load, const QByteArray &charset)
    {
        const QVector<Typed> types = everyType(charset);
        QStringList definitions{u"id int PRIMARY KEY"_s};
        QStringList columns{u"id"_s};
        qsizetype rows = 0;
        for (qsizetype i = 0; i < types.size(); ++i) {
            definitions << u"c%1 "_s.arg(i) + types.at(i).type;
            columns << (types.at(i).expression.isEmpty() ? u"c%1"_s : u"@v%1"_s).arg(i);
            rows = qMax(rows, types.at(i).values.size());
        }
        definitions << u"twice int AS (id * 2)"_s;
        QByteArray content;
        for (qsizetype row = 0; row < rows; ++row) {
            QByteArrayList values{QByteArray::number(row + 1)};
            for (const Typed &type : types)
                values << type.values.at(row % type.values.size());
            content += line(values);
        }
        content += "1\t5\n";            // a duplicate, and too short
        content += line({"99", "\\N"}); // too short
        load.createTable(u"(%1)"_s.arg(definitions.join(u", "_s)), u"(%1)"_s.arg(columns.join(u", "_s)));
        for (qsizetype i = 0; i < types.size(); ++i) {
            QString expression = types.at(i).expression;
            if (expression.isEmpty())
                continue;
            expression.replace(u"@v"_s, u"@v%1"_s.arg(i));
            load.plan.mapping.expressions << ColumnExpression{u"c%1"_s.arg(i), expression};
        }
        load.addFile(u"t_1.txt"_s, content);
        load.plan.source.dialect.charset = charset;
    }

    QVector<PickedRow> rowsOf(const LoadCase &load)
    {
        QVector<PickedRow> picked;
        const auto rows =
            readRows(load.plan.source.files.first().content(), load.plan.source.dialect, 0, 1000);
        for (const Row &row : rows.value())
            picked << PickedRow{.row = row, .number = row.row};
        return picked;
    }

    /// The table's rows as the preview shows cells, by id.
    QMap<int, QVector<PreviewCell>> stored(LoadCase &load, const TableSchema &table)
    {
        QStringList columns{u"id"_s};
        for (const Column &column : table.columns)
            columns << (isShownAsBytes(column) ? u"CONCAT('0x', HEX(%1))"_s
                                               : u"CAST(%1 AS CHAR CHARACTER SET utf8mb4)"_s)
                           .arg(quotedIdentifier(column.name));
        QMap<int, QVector<PreviewCell>> result;
        const auto connection = open(load.target());
        const auto rows = connection->rows(u"SELECT %1 FROM %2"_s.arg(columns.join(u", "_s), load.table()));
        for (const auto &row : rows.value())
            for (qsizetype i = 1; i < row.size(); ++i)
                result[row.first().toInt()] << PreviewCell{row.at(i).toString().toUtf8(), row.at(i).isNull()};
        return result;
    }
};

class PreviewOfEveryType : public MappingAgainstServer, public testing::WithParamInterface<const char *>
{};

TEST_P(PreviewOfEveryType, ShowsWhatALoadStores)
{
    LoadCase load;
    makeEveryType(load, GetParam());
    const auto connection = open(load.target());
    const TableSchema table = readTable(*connection, load.plan.schema, load.plan.table).value();
    const auto preview =
        previewPicked(*connection, load.plan.source.dialect, load.plan.mapping, table, rowsOf(load));
    ASSERT_TRUE(preview) << preview.error().text();
    EXPECT_EQ(load.rowsInTable(), 0) << "a preview touched the table";

    load.plan.onError = OnError::AsServer;
    load.plan.onDuplicate = OnDuplicate::Keep;
    const RunSummary summary = load.run();
    const auto there = stored(load, table);
    int shown = 0;
    for (const PreviewRow &row : preview->rows) {
        if (!row.stored) {
            EXPECT_TRUE(row.source.fields.first().value == "1") << "only the duplicate is skipped";
            continue;
        }
        ++shown;
        const int id = row.source.fields.first().value.toInt();
        ASSERT_TRUE(there.contains(id)) << id << " " << why(summary);
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const PreviewCell &cell = row.cells.at(i);
            const PreviewCell real = there.value(id).at(i);
            EXPECT_EQ(cell.isNull, real.isNull)
                << "row " << id << " " << table.columns.at(i).name << " " << table.columns.at(i).type;
            EXPECT_EQ(cell.value, real.value)
                << "row " << id << " " << table.columns.at(i).name << " " << table.columns.at(i).type;
        }
    }
    EXPECT_EQ(shown, there.size());
    EXPECT_GE(shown, 13);
}

INSTANTIATE_TEST_SUITE_P(Charsets, PreviewOfEveryType, testing::Values("binary", "utf8mb4"));

/// An expression is whoever's wrote the plan: a look at what would be stored must not store anything.
TEST_F(MappingAgainstServer, AFunctionThatWritesWritesNothingInAPreview)
{
    LoadCase load;
    load.createTable(u"(n int, v varchar(10))"_s, u"(@v)"_s);
    PrivateServer &server = load.server();
    server.execute(u"CREATE TABLE %1.log (n int) ENGINE=MyISAM"_s.arg(load.plan.schema));
    server.execute(u"CREATE FUNCTION %1.noted() RETURNS int DETERMINISTIC MODIFIES SQL DATA BEGIN "
                   "INSERT INTO %1.log VALUES (1); RETURN 1; END"_s.arg(load.plan.schema));
    load.addFile(u"t_1.txt"_s, "a\nb\n");
    const QString call = u"%1.noted()"_s.arg(load.plan.schema);
    const auto connection = open(load.target());
    const TableSchema table = readTable(*connection, load.plan.schema, load.plan.table).value();
    for (const bool writes : {true, false}) {
        load.plan.mapping.expressions = {{u"n"_s, writes ? call : u"1"_s}, {u"v"_s, u"@v"_s}};
        const auto shown =
            previewPicked(*connection, load.plan.source.dialect, load.plan.mapping, table, rowsOf(load));
        const auto asked =
            previewExpressions(*connection, load.plan.source.dialect, load.plan.mapping, table, rowsOf(load));
        EXPECT_EQ(shown.has_value(), !writes);
        EXPECT_EQ(asked.has_value(), !writes);
        EXPECT_EQ(server.value(u"SELECT COUNT(*) FROM %1.log"_s.arg(load.plan.schema)).toInt(), 0);
        // The connection is as it was: nothing of the transaction is left on it.
        EXPECT_TRUE(
            connection->execute(u"CREATE OR REPLACE VIEW %1.seen AS SELECT 1"_s.arg(load.plan.schema)));
    }
}

TEST_F(MappingAgainstServer, RowsFromAnywhereKeepTheirNumbers)
{
    LoadCase load;
    load.createTable(u"(n bigint, twice bigint, v varchar(10))"_s, u"(@v)"_s);
    load.plan.mapping.expressions = {
        {u"n"_s, u"@row_number"_s}, {u"twice"_s, u"@row_number * 2"_s}, {u"v"_s, u"@v"_s}};
    for (int file = 1; file <= 2; ++file) {
        QByteArray content;
        for (int row = 1; row <= 20'000; ++row)
            content += "f" + QByteArray::number(file) + "r" + QByteArray::number(row) + '\n';
        load.addFile(u"t_%1.txt"_s.arg(file), content);
    }
    load.plan.source.fieldCount = 1;
    const auto findings = scanSource(load.plan.source);
    ASSERT_TRUE(findings);
    const RowSamples &samples = findings->samples;
    ASSERT_EQ(samples.spread.size(), RowSamples::mostSpread);
    ASSERT_TRUE(samples.last.has_value());
    EXPECT_EQ(samples.last->number, 40'000);
    const auto connection = open(load.target());
    const TableSchema table = readTable(*connection, load.plan.schema, load.plan.table).value();
    const auto preview = previewPicked(*connection, load.plan.source.dialect, load.plan.mapping, table,
                                       samples.spread + QVector<PickedRow>{*samples.last});
    ASSERT_TRUE(preview) << preview.error().text();
    bool fromSecond = false;
    for (const PreviewRow &row : preview->rows) {
        ASSERT_TRUE(row.stored);
        EXPECT_GT(row.number, 100);
        const QByteArray text = row.cells.at(2).value; // f2r123: row 123 of the second file
        const qint64 expected = (text.at(1) == '2' ? 20'000 : 0) + text.mid(3).toLongLong();
        fromSecond = fromSecond || text.at(1) == '2';
        EXPECT_EQ(row.number, expected);
        EXPECT_EQ(row.cells.at(0).value, QByteArray::number(expected));
        EXPECT_EQ(row.cells.at(1).value, QByteArray::number(2 * expected));
    }
    EXPECT_TRUE(fromSecond);
}

/// Which no load takes: the server says so, and the preview of which row.
TEST_F(MappingAgainstServer, RowsOfTooFewOrTooManyFieldsAreNotShownAsGood)
{
    LoadCase load;
    load.createTable(u"(a int, b varchar(10))"_s, u"(a, b)"_s);
    load.addFile(u"t.txt"_s, "1\tx\n2\tx\ty\n3\n4\tz\n");
    const auto connection = open(load.target());
    const TableSchema table = readTable(*connection, load.plan.schema, load.plan.table).value();
    const auto rows = readRows(load.plan.source.files.first().content(), load.plan.source.dialect, 0, 10);
    ASSERT_TRUE(rows) << rows.error().text();
    const auto preview = previewRows(*connection, load.plan.source.dialect, load.plan.mapping, table, *rows);
    ASSERT_TRUE(preview) << preview.error().text();
    ASSERT_EQ(preview->rows.size(), 4);
    const auto codes = [&preview](qsizetype row) {
        QVector<int> found;
        for (const ServerWarning &warning : preview->rows.at(row).warnings)
            found << warning.code;
        return found;
    };
    EXPECT_EQ(codes(0), QVector<int>());
    EXPECT_EQ(codes(1), QVector<int>{1262});
    EXPECT_EQ(codes(2), QVector<int>{1261});
    EXPECT_EQ(codes(3), QVector<int>());
}

TEST_F(MappingAgainstServer, APartitionedTableWithForeignKeysIsPreviewedToo)
{
    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
    server.execute(
        u"CREATE TABLE %1.p (id int, v varchar(3) COMMENT 'PARTITION BY (', KEY (id)) PARTITION BY RANGE "
        "(id) (PARTITION a VALUES LESS THAN (10), PARTITION b VALUES LESS THAN "
        "MAXVALUE)"_s.arg(schema));
    server.execute(u"CREATE TABLE %1.parent (id int PRIMARY KEY)"_s.arg(schema));
    const auto connection = open(server.connection(schema));
    const ServerFacts facts = factsOf(server); // MariaDB 11.4.5 and 11.8.6 show it without the doubled quote
    server.execute(u"CREATE TABLE %1.child (id int PRIMARY KEY, v varchar(3), CONSTRAINT `o%2dd, "
                   "FOREIGN KEY` FOREIGN KEY (id) REFERENCES %1.parent (id))"_s.arg(
                       schema, QLatin1String(facts.isMariaDb() && facts.version >= 110000 ? "" : "``")));
    const QVector<PickedRow> rows{
        {.row = {.row = 1, .raw = "5\tabcd", .fields = {{"5"}, {"abcd"}}}, .number = 1}};
    Mapping mapping{.fields = parseColumnList(u"(id, v)"_s).value()};
    for (const char *name : {"p", "child"}) {
        const TableSchema table = readTable(*connection, schema, QString::fromLatin1(name)).value();
        const auto preview = previewPicked(*connection, Dialect(), mapping, table, rows);
        ASSERT_TRUE(preview) << name << ": " << preview.error().text();
        ASSERT_TRUE(preview->rows.first().stored) << name;
        EXPECT_EQ(preview->rows.first().cells.at(1).value, "abc") << name;
        EXPECT_FALSE(preview->rows.first().warnings.isEmpty()) << name;
        // On another server, where neither the table nor its parent are.
        PrivateServer other;
        const auto scratch = open(other.connection());
        const auto there = previewOnScratch(*scratch, Dialect(), mapping, table, rows);
        ASSERT_TRUE(there) << name << ": " << there.error().text();
        EXPECT_EQ(there->way, PreviewWay::ScratchTable);
        EXPECT_EQ(there->rows.first().cells.at(1).value, "abc") << name;
        EXPECT_EQ(other
                      .value(u"SELECT COUNT(*) FROM information_schema.SCHEMATA WHERE SCHEMA_NAME "
                             "LIKE '\\_millrace%'"_s)
                      .toInt(),
                  0);
    }
}

TEST_F(MappingAgainstServer, WithoutATableTheExpressionsAreEvaluated)
{
    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
    server.execute(u"CREATE TABLE %1.t (id bigint, v varchar(20), n varchar(20), b varbinary(4), d "
                   "int DEFAULT 5)"_s.arg(schema));
    server.execute(u"CREATE USER reader@localhost IDENTIFIED BY 'pw'"_s);
    server.execute(u"GRANT SELECT, INSERT ON %1.* TO reader@localhost"_s.arg(schema));
    const auto connection = open(server.connectionAs(u"reader"_s, u"pw"_s, schema));
    const TableSchema table = readTable(*connection, schema, u"t"_s).value();
    Mapping mapping{.fields = parseColumnList(u"(@a, n, @`o d`)"_s).value(),
                    .expressions = {{u"id"_s, u"@row_number"_s},
                                    {u"v"_s, u"CONCAT('@a is ', UPPER(@A))"_s},
                                    {u"b"_s, u"UNHEX(@`o d`)"_s}}};
    const QVector<PickedRow> rows{
        {.row = {.row = 7, .raw = "r\xC3\xA9\tx\t41", .fields = {{"r\xC3\xA9"}, {"x"}, {"41"}}},
         .number = 10'007},
        {.row = {.row = 8, .raw = "\\N\ty", .fields = {{.isNull = true}, {"y"}}}, .number = 10'008}};
    const Dialect dialect{.charset = "utf8mb4"};
    const auto refused = previewPicked(*connection, dialect, mapping, table, rows);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::PrivilegeMissing);
    const auto preview = previewExpressions(*connection, dialect, mapping, table, rows);
    ASSERT_TRUE(preview) << preview.error().text();
    EXPECT_EQ(preview->way, PreviewWay::Expressions);
    const auto &cells = preview->rows.at(0).cells;
    EXPECT_EQ(cells.at(0).value, "10007");
    EXPECT_EQ(cells.at(1).value, "@a is R\xC3\x89");
    EXPECT_TRUE(cells.at(1).isKnown);
    EXPECT_EQ(cells.at(2).value, "x");
    EXPECT_FALSE(cells.at(2).isKnown);
    EXPECT_EQ(cells.at(3).value, "0x41");
    EXPECT_FALSE(cells.at(4).isKnown);
    EXPECT_TRUE(preview->rows.at(1).cells.at(1).isNull);
    EXPECT_TRUE(preview->rows.at(1).cells.at(3).isNull) << "a field that is not there is NULL";
    server.execute(u"DROP USER reader@localhost"_s);
}

/// Each ready-made transform, stored in a column by the server.
TEST_F(MappingAgainstServer, EachTransformStoresWhatItSays)
{
    struct Case
    {
        const char *id;
        QMap<QString, QString> values;
        const char *type;
        QByteArrayList given;    ///< as in the dump
        QByteArrayList expected; ///< as stored; "NULL"
    };
    const auto with = [](std::initializer_list<std::pair<const char *, const char *>> list) {
        QMap<QString, QString> values;
        for (const auto &[name, value] : list)
            values.insert(QString::fromUtf8(name), QString::fromUtf8(value));
        return values;
    };
    const QVector<Case> cases{
        {"trim", {}, "varchar(20)", {"  a b ", ""}, {"a b", ""}},
        {"trim-cr", {}, "varchar(20)", {"a\r", "a"}, {"a", "a"}},
        {"null-if-empty", {}, "int", {"", "7"}, {"NULL", "7"}},
        {"null-if", with({{"text", "n/a"}}), "int", {"n/a", "7"}, {"NULL", "7"}},
        {"null-if", with({{"text", "it's \\N"}}), "varchar(20)", {"it's \\\\N", "x"}, {"NULL", "x"}},
        {"if-null", with({{"text", "none"}}), "varchar(20)", {"\\N", "x"}, {"none", "x"}},
        {"number", {}, "decimal(12,2)", {"1.234.567,89", "-0,5"}, {"1234567.89", "-0.50"}},
        {"number", with({{"group", "'"}, {"decimal", "."}}), "decimal(12,2)", {"1'234.5"}, {"1234.50"}},
        {"date", {}, "date", {"01.04.2010", "\\N"}, {"2010-04-01", "NULL"}},
        {"date",
         with({{"format", "%m/%d/%Y %h:%i:%s %p"}}),
         "datetime",
         {"04/01/2010 01:02:03 PM"},
         {"2010-04-01 13:02:03"}},
        {"date",
         with({{"format", "%Y-%m-%dT%H:%i:%s.%fZ"}}),
         "datetime(3)",
         {"2010-04-01T10:00:00.250Z"},
         {"2010-04-01 10:00:00.250"}},
        {"epoch-utc",
         {},
         "datetime",
         {"1270080000", "-86400", "4102444800"},
         {"2010-04-01 00:00:00", "1969-12-31 00:00:00", "2100-01-01 00:00:00"}},
        {"epoch-utc", with({{"per", "1000"}}), "datetime(3)", {"1270080000250"}, {"2010-04-01 00:00:00.250"}},
        {"epoch-session", {}, "datetime", {"1270080000"}, {"2010-04-01 02:00:00"}},
        {"prefix", with({{"text", "web_"}}), "varchar(20)", {"join", "\\N"}, {"web_join", "NULL"}},
        {"suffix", with({{"text", "'{v}"}}), "varchar(20)", {"a"}, {"a'{v}"}},
        {"upper", {}, "varchar(20)", {"r\xC3\xA9"}, {"R\xC3\x89"}},
        {"lower", {}, "varchar(20)", {"ABC"}, {"abc"}},
        {"left", with({{"length", "3"}}), "varchar(3)", {"abcdef", "ab"}, {"abc", "ab"}},
        {"replace", with({{"text", "-"}, {"by", "/"}}), "varchar(20)", {"a-b-c"}, {"a/b/c"}},
        {"replace-pattern",
         with({{"pattern", "[^0-9\\\\]"}, {"by", ""}}),
         "varchar(20)",
         {"+49 (30) 12"},
         {"493012"}},
        {"split",
         with({{"separator", "::"}, {"part", "2"}}),
         "varchar(20)",
         {"a::b::c", "a", "a::b", "::"},
         {"b", "NULL", "b", ""}},
        {"split", with({{"separator", ";"}, {"part", "1"}}), "varchar(20)", {"a;b", "x"}, {"a", "x"}},
        {"join", with({{"separator", " "}, {"other", "@w"}}), "varchar(20)", {"a", "\\N"}, {"a w", "w"}},
        {"lookup", with({{"pairs", "Y=1, N=0"}, {"else", "-1"}}), "int", {"Y", "N", "x"}, {"1", "0", "-1"}},
        {"lookup-or-same",
         with({{"pairs", "a\\=b=c\nx\\,y=it's"}}),
         "varchar(20)",
         {"a=b", "x,y", "z"},
         {"c", "it's", "z"}},
        {"boolean", {}, "tinyint", {"Yes", "f", "maybe", "1"}, {"1", "0", "NULL", "1"}},
        {"unhex", {}, "varbinary(4)", {"4142", "xx"}, {"0x4142", "NULL"}},
        {"from-base64", {}, "varbinary(8)", {"AAEC/w=="}, {"0x000102FF"}},
        {"uuid-to-bytes", {}, "binary(4)", {"4142-4344"}, {"0x41424344"}},
        {"ip-to-bytes",
         {},
         "varbinary(16)",
         {"10.0.0.1", "::1"},
         {"0x0A000001", "0x00000000000000000000000000000001"}},
        {"json-text", {}, "json", {"{\"a\": 1}"}, {"{\"a\": 1}"}},
        {"bits-from-number", {}, "bit(8)", {"9", "255"}, {"0x9", "0xFF"}},
        {"geometry-from-text",
         {},
         "point",
         {"POINT(1 2)"},
         {"0x00000000"
          "0101000000"
          "000000000000F03F"
          "0000000000000040"}},
    };
    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
    const auto connection = open(server.connection(schema));
    const ServerFacts facts = ServerFacts::read(*connection).value();
    ASSERT_TRUE(connection->execute(u"SET time_zone = '+02:00'"_s));
    QStringList untested;
    for (const Transform &transform : transforms())
        untested << transform.id;
    for (const Case &shown : cases) {
        const Transform *transform = transformNamed(QString::fromUtf8(shown.id));
        ASSERT_NE(transform, nullptr) << shown.id;
        untested.removeAll(transform->id);
        const auto expression = transformed(*transform, u"@v"_s, shown.values);
        ASSERT_TRUE(expression) << shown.id << ": " << expression.error().text();
        server.execute(u"DROP TABLE IF EXISTS %1.t"_s.arg(schema));
        server.execute(u"CREATE TABLE %1.t (c %2)"_s.arg(schema, QString::fromUtf8(shown.type)));
        const TableSchema table = readTable(*connection, schema, u"t"_s).value();
        const Mapping mapping{.fields = parseColumnList(u"(@v, @w)"_s).value(),
                              .expressions = {{u"c"_s, *expression}}};
        // JSON and its kin are about dumps in CHARACTER SET binary.
        const Dialect dialect{.charset = transform->id == "json-text"_L1 ? "binary" : "utf8mb4"};
        QVector<PickedRow> rows;
        for (const QByteArray &value : shown.given)
            rows << PickedRow{.row = {.raw = value + "\tw"}, .number = rows.size() + 1};
        const auto preview = previewPicked(*connection, dialect, mapping, table, rows);
        EXPECT_EQ(transform->worksOn(facts), preview.has_value()) << shown.id;
        if (shown.id == std::string_view("replace-pattern") && !transform->worksOn(facts))
            continue; // MySQL 5.7
        ASSERT_TRUE(preview) << shown.id << ": " << *expression << "\n" << preview.error().text();
        ASSERT_EQ(preview->rows.size(), shown.expected.size()) << shown.id;
        for (qsizetype i = 0; i < shown.expected.size(); ++i) {
            ASSERT_TRUE(preview->rows.at(i).stored) << shown.id;
            const PreviewCell &cell = preview->rows.at(i).cells.first();
            EXPECT_EQ(cell.isNull ? QByteArray("NULL") : cell.value, shown.expected.at(i))
                << shown.id << ": " << *expression << " of " << shown.given.at(i);
        }
    }
    EXPECT_TRUE(untested.isEmpty()) << untested.join(u' ');
}

/// Strings and executable comments are to us what they are to the server.
TEST_F(MappingAgainstServer, TheServerReadsTextAsWeDo)
{
    const auto connection = open(PrivateServer::shared().connection());
    const ServerFacts facts = ServerFacts::read(*connection).value();
    const SqlRules rules{.executableComments = true, .mariaDb = facts.isMariaDb(), .version = facts.version};
    for (const char *text : {"'a\\tb\\n\\r\\0\\Z\\b'", "'it''s \\' \\\"'", "\"a \"\" ' \\\\\"", "'\\%\\_\\q'",
                             "'/* no */ -- no # no'"}) {
        const SqlScan scan = scanSql(QString::fromUtf8(text), rules);
        ASSERT_EQ(scan.tokens.size(), 1) << text;
        const auto hex = connection->value(u"SELECT HEX(%1)"_s.arg(QString::fromUtf8(text)));
        ASSERT_TRUE(hex);
        EXPECT_EQ(QString::fromLatin1(scan.tokens.first().text.toUtf8().toHex().toUpper()), hex->toString())
            << text;
    }
    // What remains of these is a sum of powers of two.
    for (const char *text :
         {"1 /*! + 2 */ /*!50000 + 4 */ /*!50700 + 8 */ /*!80000 + 16 */ /*!99999 + 32 */",
          "1 /*M! + 2 */ /*M!100100 + 4 */ /*!100100 + 8 */ /*!999999 + 16 */",
          "1 /* + 2 */ + 4 -- + 8\n + 16 # + 32\n", "1 + 2--1", "1 /*!999999 + 2 /* + 4 */ + 8 */ + 16"}) {
        if (!facts.isMariaDb() && facts.version <= 80015 && QByteArray(text).contains("0100"))
            continue; // of six digits these take the last for a number of its own
        int sum = 0;
        bool minus = false;
        for (const SqlToken &token : scanSql(QString::fromUtf8(text), rules).tokens) {
            if (token.text == "-"_L1)
                minus = !minus;
            else if (token.kind == SqlToken::Kind::Number)
                sum += (std::exchange(minus, false) ? -1 : 1) * token.text.toInt();
        }
        const auto there = connection->value(u"SELECT "_s + QString::fromUtf8(text));
        ASSERT_TRUE(there) << text << there.error().text();
        EXPECT_EQ(sum, there->toInt()) << text;
    }
}

} // namespace millrace::test::mapping_test
