// SPDX-License-Identifier: GPL-3.0-or-later
// JSON Lines into real tables: what is stored is what the server's own JSON functions read out of the same
// lines, on every way in, and exactly once whatever is killed.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/mapping/preview.h"
#include "core/source/content/rowfiles.h"
#include "core/sql/quoting.h"
#include "tests/support/jsontwin.h"
#include "tests/support/kills.h"
#include "tests/support/pack.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <gtest/gtest.h>

namespace millrace::test::jsonlines_test {

namespace {

const QString twoColumns = u"(id int NOT NULL PRIMARY KEY, v varchar(60) CHARACTER SET utf8mb4)"_s;

QByteArray objects(int from, int to)
{
    QByteArray bytes;
    for (int id = from; id <= to; ++id)
        bytes += (id % 2 == 0 ? "{\"v\":\"text\\t\\u20ac " : "{ \"v\" : \"\\u0074ext\\t\xE2\x82\xAC ") +
                 QByteArray::number(id) + "\", \"id\":" + QByteArray::number(id) + "}\n";
    return bytes;
}

void useKeys(LoadCase &load, const QStringList &keys)
{
    load.plan.source.setJsonKeys(keys);
}

/// Of a load of objects(1, last): each row as it was made.
qint64 rightRows(LoadCase &load)
{
    return load.server()
        .value(u"SELECT COUNT(*) FROM %1 WHERE v = CONCAT('text', CHAR(9), CONVERT(X'E282AC' USING utf8mb4), "
               "' ', id)"_s.arg(load.table()))
        .toLongLong();
}

} // namespace

/// Text, numbers and truth by JSON_TABLE; nested values as JSON that is equal.
TEST(JsonLines, TheServersOwnJsonFunctionsReadTheSameValues)
{
    constexpr int rows = 600;
    Dice dice(11);
    QByteArray file;
    QStringList inserts;
    for (int id = 1; id <= rows; ++id) {
        QByteArrayList members{"\"id\":" + QByteArray::number(id)};
        if (dice.chance(80))
            members << "\"s\":" + (dice.chance(10) ? "null" : randomJsonString(dice).replace("\\u0000", ""));
        if (dice.chance(80))
            members.prepend("\"d\" : " + dice.oneOf({"0", "-0.5", "1.10", "12345678901234567890",
                                                     "123456789012345.123456789", "null"}));
        if (dice.chance(80))
            members << "\"b\":" + dice.oneOf({"true", "false", "null"});
        if (dice.chance(80))
            members << "\"j\":" + dice.oneOf({R"({"x":[1,2.50,"\ttab \\ \" \u20ac"],"y":null})", "[ ]",
                                              R"([true, {"deep":{"er":["\n"]}}])", "{}"});
        const QByteArray line = '{' + members.join(", ") + '}';
        file += line + '\n';
        inserts << u"(%1,CONVERT(X'%2' USING utf8mb4))"_s.arg(id).arg(QString::fromLatin1(line.toHex()));
    }
    LoadCase load;
    load.addFile(u"a.jsonl.gz"_s, packed(file, "gzip"));
    load.createTable(u"(id int NOT NULL PRIMARY KEY, s longtext, d decimal(40,15), b tinyint, j json) "
                     "CHARACTER SET utf8mb4"_s,
                     u"(d, id, s, b, j)"_s);
    useKeys(load, {u"d"_s, u"id"_s, u"s"_s, u"b"_s, u"j"_s});
    load.plan.chunkRows = 70;
    load.plan.workers = 2;
    load.plan.verify = VerifyLevel::Content;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), rows);

    const QString docs = quotedIdentifier(load.plan.schema) + u".docs"_s;
    load.server().execute(
        u"CREATE TABLE %1 (id int PRIMARY KEY, doc longtext) CHARACTER SET utf8mb4"_s.arg(docs));
    load.server().execute(u"INSERT INTO %1 VALUES %2"_s.arg(docs, inserts.join(u',')));
    const bool mariaDb = load.server().value(u"SELECT VERSION()"_s).toString().contains(u"MariaDB"_s);
    const QString sameJson = mariaDb ? u"JSON_COMPACT(l.j) <=> JSON_COMPACT(JSON_EXTRACT(doc, '$.j'))"_s
                                     : u"l.j <=> JSON_EXTRACT(doc, '$.j')"_s;
    // MySQL reads a number of JSON as a double, or as 64 bits with a sign; the digits are in the line all the
    // same.
    const QString sameDigits = mariaDb ? u"FALSE"_s
                                       : u"l.d > 1e9 AND LOCATE(CONCAT('\"d\" : ', TRIM(TRAILING '.' FROM "
                                         u"TRIM(TRAILING '0' FROM l.d)), ','), "
                                         "doc) > 0"_s;
    const QString wrong =
        u"SELECT COALESCE(GROUP_CONCAT(l.id, IF(CAST(l.s AS BINARY) <=> CAST(t.s AS BINARY), '', ' s'), "
        u"IF(l.d <=> t.d, '', CONCAT(' d ', l.d, ' is ', COALESCE(t.d, 'NULL'))), IF(l.b <=> t.b, '', ' "
        u"b')), '') FROM %1 l JOIN %2 r USING (id), JSON_TABLE(doc, '$' "
        u"COLUMNS ("
        "s longtext CHARACTER SET utf8mb4 PATH '$.s', d decimal(40,15) PATH '$.d', b int PATH '$.b')) t "
        "WHERE NOT (CAST(l.s AS BINARY) <=> CAST(t.s AS BINARY) AND (l.d <=> t.d OR %4) AND l.b <=> t.b AND %3)"_s
            .arg(load.table(), docs, sameJson, sameDigits);
    EXPECT_EQ(load.server().value(wrong).toString(), QString());
    // Digits that a double would lose are all there.
    EXPECT_GT(
        load.server()
            .value(
                u"SELECT COUNT(*) FROM %1 WHERE d = 12345678901234567890 OR d = 123456789012345.123456789"_s
                    .arg(load.table()))
            .toInt(),
        0);
}

TEST(JsonLines, EveryWayInTakesThemAndSetsAsideTheSameLines)
{
    for (const WayIn way : {WayIn::Local, WayIn::Insert, WayIn::ServerFile}) {
        SCOPED_TRACE(static_cast<int>(way));
        LoadCase load;
        QByteArray file = objects(1, 9'000);
        const QByteArray cut = "{\"id\":4000,\"v\":\"cut";
        const QByteArray twice = "{\"v\":1,\"id\":5000,\"v\":2}";
        const QByteArray tooLong = "{\"id\":6000,\"v\":\"" + QByteArray(70, 'x') + "\"}";
        QByteArrayList lines = file.split('\n');
        lines[3'999] = cut;
        lines[4'999] = twice;
        lines[5'999] = tooLong;
        lines.insert(2'000, ""); // no row, but a line
        file = lines.join('\n');
        load.addFile(u"a.jsonl"_s, file);
        load.addFile(u"b.jsonl"_s, "\xEF\xBB\xBF" + objects(9'001, 9'500));
        load.createTable(twoColumns, u"(id, v)"_s);
        useKeys(load, {u"id"_s, u"v"_s});
        load.plan.chunkRows = 1'300;
        load.plan.workers = 2;
        load.plan.wayIn = way;
        load.plan.onError = OnError::SetAside;
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 9'497);
        EXPECT_EQ(rightRows(load), 9'497);
        const TableOutcome &table = summary.tables.first();
        EXPECT_EQ(*readWholeFile(table.rejectsFile), cut + '\n' + twice + '\n' + tooLong + '\n');
        const QByteArray reasons = *readWholeFile(QString(table.rejectsFile).replace(u".txt"_s, u".csv"_s));
        EXPECT_TRUE(reasons.contains(",4000,4001," + QByteArray::number(file.indexOf(cut)) + ","))
            << reasons.constData();
        EXPECT_TRUE(reasons.contains("The line ends before its object does (byte 20 of the line)."))
            << reasons.constData();
        EXPECT_TRUE(reasons.contains(",5000,5001,")) << reasons.constData();
        EXPECT_TRUE(reasons.contains("twice (byte 18 of the line)")) << reasons.constData();
        EXPECT_TRUE(reasons.contains(",6000,6001,")) << reasons.constData();
    }
}

/// A server would take it for a row of NULLs.
TEST(JsonLines, ALineThatIsNoObjectStopsTheLoadUnlessItIsSetAside)
{
    for (const OnError policy : {OnError::Stop, OnError::AsServer}) {
        LoadCase load;
        const QByteArray file = objects(1, 100) + "{\"id\":101,\"v\":\"\\ud800\"}\n" + objects(102, 200);
        load.addFile(u"a.jsonl"_s, file);
        load.createTable(u"(id int, v varchar(60))"_s, u"(id, v)"_s);
        useKeys(load, {u"id"_s, u"v"_s});
        load.plan.onError = policy;
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Stopped);
        ASSERT_TRUE(summary.error);
        EXPECT_EQ(summary.error->code, ErrorCode::JsonLineInvalid) << why(summary);
        EXPECT_EQ(summary.error->context.line, 101) << why(summary);
        EXPECT_EQ(summary.error->context.byteOffset, file.indexOf("{\"id\":101")) << why(summary);
        EXPECT_EQ(summary.error->context.rawRow, "{\"id\":101,\"v\":\"\\ud800\"}");
        EXPECT_EQ(load.rowsInTable(), 0);
    }
}

/// A text that begins with the bytes of a byte order mark, in front of all others, and texts that a reader of
/// terminators could take for something else.
TEST(JsonLines, TextsThatLookLikeSyntaxAreStoredAsTheyAre)
{
    LoadCase load;
    const QByteArrayList texts{
        "\xEF\xBB\xBFmark",         "\\N",  "NULL", "", "\t", "\n", "\r", "a\r\n", "\\", "\"", "'",
        QByteArray("nul\0byte", 8), "\x1A", "N"};
    QByteArray file = "{\"v\":\"\\ufeffmark\",\"id\":0}\n"; // Qt takes the mark away
    for (qsizetype i = 1; i < texts.size(); ++i)
        file += QJsonDocument(QJsonObject{{u"v"_s, QString::fromUtf8(texts.at(i))}, {u"id"_s, int(i)}})
                    .toJson(QJsonDocument::Compact) +
                '\n';
    load.addFile(u"a.jsonl"_s, file);
    load.createTable(u"(v varchar(60) CHARACTER SET utf8mb4, id int PRIMARY KEY)"_s, u"(v, id)"_s);
    useKeys(load, {u"v"_s, u"id"_s});
    load.plan.verify = VerifyLevel::Content;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    for (qsizetype i = 0; i < texts.size(); ++i)
        EXPECT_EQ(
            load.server().value(u"SELECT HEX(v) FROM %1 WHERE id = %2"_s.arg(load.table()).arg(i)).toString(),
            QString::fromLatin1(texts.at(i).toHex().toUpper()))
            << i;
}

TEST(JsonLines, APreviewStoresNoLineThatIsNoObject)
{
    LoadCase load;
    load.addFile(u"a.jsonl"_s, "{\"id\":1,\"v\":\"x\"}\n{\"id\":2,\"v\":tru}\n{\"id\":3}\n");
    load.createTable(twoColumns, u"(id, v)"_s);
    useKeys(load, {u"id"_s, u"v"_s});
    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection) << connection.error().text();
    const auto table = readTable(**connection, load.plan.schema, load.plan.table);
    ASSERT_TRUE(table) << table.error().text();
    const Source &source = load.plan.source;
    const auto rows = readRows(source.files.first().content(), source.dialect, 0, 10);
    ASSERT_TRUE(rows) << rows.error().text();
    const auto preview = previewRows(**connection, source.dialect, load.plan.mapping, *table, *rows);
    ASSERT_TRUE(preview) << preview.error().text();
    ASSERT_EQ(preview->rows.size(), 3);
    EXPECT_TRUE(preview->rows.at(0).stored && preview->rows.at(0).warnings.isEmpty());
    EXPECT_FALSE(preview->rows.at(1).stored);
    EXPECT_EQ(preview->rows.at(1).warnings.size(), 1);
    EXPECT_TRUE(preview->rows.at(2).stored && preview->rows.at(2).cells.at(1).isNull);
}

TEST(JsonLines, AJsonColumnGetsWhatStandsThere)
{
    LoadCase load;
    const QByteArrayList values{"\"x\"", "\"12\"", "\"\"",        "true",         "false",
                                "12",    "-0.5",   "[1,\"\\t\"]", "{\"a\":null}", "\"\\u20ac\\\"\\n\"",
                                "null"};
    QByteArray file;
    QStringList types; // by the server itself, of the same texts
    for (qsizetype i = 0; i < values.size(); ++i) {
        file += "{\"id\":" + QByteArray::number(i) + ",\"v\":" + values.at(i) + "}\n";
        const QString literal = quotedString(QString::fromUtf8(values.at(i)));
        types << (values.at(i) == "null"
                      ? u"NULL"_s
                      : load.server().value(u"SELECT JSON_TYPE(%1)"_s.arg(literal)).toString());
    }
    load.addFile(u"a.jsonl"_s, file);
    load.createTable(u"(id int PRIMARY KEY, v json)"_s, u"(id, v)"_s);
    load.plan.source.setJsonKeys({u"id"_s, u"v"_s}, {u"v"_s});
    load.plan.verify = VerifyLevel::Content;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    for (qsizetype i = 0; i < values.size(); ++i) {
        const QString where = u" FROM %1 WHERE id = %2"_s.arg(load.table()).arg(i);
        EXPECT_EQ(load.server().value(u"SELECT COALESCE(JSON_TYPE(v), 'NULL')"_s + where).toString(),
                  types.at(i))
            << values.at(i).constData();
        if (values.at(i) != "null") {
            EXPECT_EQ(load.server()
                          .value(u"SELECT JSON_CONTAINS(v, %1) AND JSON_CONTAINS(%1, v)"_s.arg(
                                     quotedString(QString::fromUtf8(values.at(i)))) +
                                 where)
                          .toInt(),
                      1)
                << values.at(i).constData();
        }
    }
}

TEST(JsonLines, SortedByTheirKeyTheyAreLocatedInTheirLines)
{
    LoadCase load;
    QByteArray file;
    for (int i = 0; i < 8'000; ++i)
        file += objects(i * 7'919 % 8'000 + 1, i * 7'919 % 8'000 + 1);
    const QByteArray bad = "{\"id\":9000,\"v\":\"" + QByteArray(70, 'x') + "\"}";
    file += '\n' + bad + '\n';
    load.addFile(u"a.jsonl"_s, file);
    load.createTable(twoColumns, u"(id, v)"_s);
    useKeys(load, {u"id"_s, u"v"_s});
    load.plan.order = RowOrder::PrimaryKey;
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(rightRows(load), 8'000);
    EXPECT_EQ(*readWholeFile(summary.tables.first().rejectsFile), bad + '\n');
    const QByteArray reasons =
        *readWholeFile(QString(summary.tables.first().rejectsFile).replace(u".txt"_s, u".csv"_s));
    EXPECT_TRUE(reasons.contains(",8001,8002,")) << reasons.constData();
}

TEST(JsonLines, EachRowIsLoadedOnceWhateverKillsTheProgram)
{
    constexpr int rows = 60'000;
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    LoadCase load;
    load.addFile(u"a.jsonl.gz"_s, packed(objects(1, 40'000), "gzip"));
    load.addFile(u"b.jsonl"_s, objects(40'001, rows));
    load.createTable(u"(id int NOT NULL, v varchar(60) CHARACTER SET utf8mb4)"_s, u"(id, v)"_s);
    useKeys(load, {u"id"_s, u"v"_s});
    load.plan.chunkRows = 1'500;
    load.plan.workers = 3;
    load.plan.limits.rowsPerSecond = 45'000;
    EXPECT_GE(killProgram(load, millraceCli(), random), 3);
    EXPECT_EQ(load.rowsInTable(), rows);
    EXPECT_EQ(rightRows(load), rows);
    EXPECT_EQ(load.server().value(u"SELECT COUNT(DISTINCT id) FROM %1"_s.arg(load.table())).toInt(), rows);
}

} // namespace millrace::test::jsonlines_test
