// SPDX-License-Identifier: GPL-3.0-or-later
// JSON Lines as rows: what a column gets is what a slow reader of JSON says it is, lines that are no objects
// are located, and rows, lines and offsets belong together wherever blocks end.
#include "core/base/literals.h"
#include "core/source/content/jsonlinefinder.h"
#include "core/source/content/jsonlinestream.h"
#include "core/source/content/linecounter.h"
#include "core/source/content/rowfiles.h"
#include "core/source/inspect/inspector.h"
#include "core/source/rows/jsonkeytext.h"
#include "core/source/scan/filescan.h"
#include "tests/support/commenttwin.h"
#include "tests/support/jsontwin.h"
#include "tests/support/pack.h"
#include "tests/unit/source/sourcefixture.h"

#include <QJsonDocument>

namespace millrace::test::jsonlines_test {

namespace {

Row rowOf(const QByteArray &bytes, const Dialect &dialect, qsizetype at, qint64 *taken)
{
    Row row;
    *taken = RowReader(dialect).readRow({bytes.constData() + at, std::size_t(bytes.size() - at)}, row);
    return row;
}

QVector<Row> rowsOf(const QByteArray &bytes, const Dialect &dialect)
{
    QVector<Row> rows;
    for (qsizetype at = 0; at < bytes.size();) {
        qint64 taken = 0;
        rows << rowOf(bytes, dialect, at, &taken);
        rows.last().byteOffset = at;
        EXPECT_GT(taken, 0);
        if (taken <= 0)
            break;
        at += taken;
    }
    return rows;
}

struct Converted
{
    QByteArray bytes;
    QVector<std::pair<qsizetype, qint64>> blanks; ///< where views begin, and how many blank lines are before
    UnreadJsonKeys unread;
};

Converted converted(const QByteArray &file, const QStringList &keys, Dice &dice)
{
    Converted found;
    JsonLineStream stream(
        std::make_unique<ChoppedStream>(file, dice, dice.chance(30) ? 300 : 1 + dice.below(9)), u"a.jsonl"_s,
        ContentWay{.jsonKeys = keys});
    for (;;) {
        const auto view = stream.next();
        EXPECT_TRUE(view);
        if (!view || view->empty())
            break;
        EXPECT_EQ(view->data(), stream.sharedBlock().constData());
        found.blanks.append({found.bytes.size(), stream.linesLeftOut()});
        found.bytes.append(view->data(), static_cast<qsizetype>(view->size()));
    }
    found.unread = stream.unreadKeys();
    return found;
}

qint64 lineAt(const Converted &found, qsizetype at)
{
    qint64 blanks = 0;
    for (const auto &[begin, before] : found.blanks)
        if (begin <= at)
            blanks = before;
    return 1 + found.bytes.left(at).count('\n') + blanks;
}

JsonFault faultOf(const QByteArray &line, const QStringList &keys = {u"a"_s})
{
    return JsonLineReader(keys).read({line.constData(), std::size_t(line.size())});
}

const QStringList someKeys{u"id"_s, u"ä b"_s, u"q\"uote"_s, u"emoji😀"_s, u"last"_s};
const QByteArrayList asWritten{"id", "\\u00e4 b", "q\\\"uote", "emoji\\uD83D\\uDE00", "last"};

} // namespace

TEST(JsonLinesProperty, AColumnGetsWhatASlowReaderReads)
{
    constexpr quint32 seed = 20261128;
    for (int round = 0; round < 400; ++round) {
        SCOPED_TRACE(testing::Message() << "seed " << seed << " round " << round);
        Dice dice(seed + static_cast<quint32>(round));
        QByteArrayList lines;
        for (int i = dice.below(12); i >= 0; --i) {
            QByteArray line =
                dice.chance(10) ? dice.oneOf({"", " ", "\r"}) : randomJsonObject(dice, asWritten);
            if (dice.chance(15) && !line.isEmpty()) { // a byte of it is another
                const int at = dice.below(int(line.size()));
                line[at] = dice.oneOf({"\"", "\\", "{", "}", ",", ":", "0", ".", "x", "\x01", "\x80", "\xED",
                                       "u", "d", " ", "["})
                               .at(0);
            } else if (dice.chance(5)) {
                line.truncate(dice.below(int(line.size()) + 1));
            }
            lines << line;
        }
        const QByteArray file =
            dice.oneOf({"", "\xEF\xBB\xBF"}) + lines.join('\n') + (dice.chance(50) ? "\n" : "");
        const Dialect dialect = Dialect::jsonLines(someKeys);
        const Converted found = converted(file, someKeys, dice);
        const QVector<Row> rows = rowsOf(found.bytes, dialect.asSent());
        qsizetype next = 0;
        qint64 unread = 0;
        for (qsizetype line = 0; line < lines.size(); ++line) {
            if (lines.at(line).trimmed().isEmpty())
                continue;
            ASSERT_LT(next, rows.size());
            const Row &row = rows.at(next++);
            ASSERT_EQ(lineAt(found, row.byteOffset), line + 1);
            const auto twin = JsonTwin::read(lines.at(line));
            ASSERT_EQ(row.fields.size(), someKeys.size() + (twin ? 0 : 1)) << lines.at(line).constData();
            if (!twin)
                continue;
            for (auto member = twin->keyBegin(); member != twin->keyEnd(); ++member)
                unread += someKeys.contains(QString::fromUtf8(*member)) ? 0 : 1;
            for (qsizetype i = 0; i < someKeys.size(); ++i) {
                const auto value = twin->value(someKeys.at(i).toUtf8());
                ASSERT_EQ(row.fields.at(i).isNull, !value) << lines.at(line).constData();
                ASSERT_EQ(row.fields.at(i).value, value.value_or(QByteArray())) << lines.at(line).constData();
            }
        }
        ASSERT_EQ(next, rows.size());
        qint64 counted = found.unread.furtherValues;
        for (const UnreadJsonKeys::Key &key : found.unread.keys)
            counted += key.count;
        ASSERT_EQ(counted, unread);
    }
}

/// Where Qt's own parser is exact it has to agree: strings and nested values.
TEST(JsonLinesProperty, StringsAreThoseOfQt)
{
    Dice dice(7);
    for (int round = 0; round < 2'000; ++round) {
        // Qt takes a byte order mark away wherever it stands.
        const QByteArray line = "{\"a\":" + randomJsonString(dice).replace("\xEF\xBB\xBF", "x") + '}';
        JsonRowWriter writer({u"a"_s});
        ASSERT_EQ(writer.write({line.constData(), std::size_t(line.size())}), JsonFault::None);
        const QByteArray row = writer.take();
        qint64 taken = 0;
        const Row read = rowOf(row, Dialect::jsonLines({u"a"_s}).asSent(), 0, &taken);
        ASSERT_EQ(read.fields.first().value,
                  QJsonDocument::fromJson(line).object().value(u"a"_s).toString().toUtf8())
            << line.constData();
    }
}

TEST(JsonLines, SentAsJsonAValueStaysWhatItIs)
{
    const QStringList keys{u"a"_s, u"b"_s};
    const QList<std::pair<QByteArray, QByteArray>> values{{"\"x\"", "\"x\""},
                                                          {"\"\"", "\"\""},
                                                          {"\"t\\t\\u20ac\\\"\"", "\"t\\t\\u20ac\\\"\""},
                                                          {"true", "true"},
                                                          {"false", "false"},
                                                          {"-1.50e3", "-1.50e3"},
                                                          {"[ 1, \"\\n\" ]", "[ 1, \"\\n\" ]"},
                                                          {"{}", "{}"}};
    for (const auto &[written, sent] : values) {
        JsonRowWriter writer(keys, {u"b"_s});
        const QByteArray line = "{\"a\":true,\"b\":" + written + '}';
        ASSERT_EQ(writer.write({line.constData(), std::size_t(line.size())}), JsonFault::None);
        const QByteArray row = writer.take();
        qint64 taken = 0;
        const Row read = rowOf(row, Dialect::jsonLines(keys).asSent(), 0, &taken);
        EXPECT_EQ(read.fields.at(0).value, "1") << "the other key's are as before";
        EXPECT_EQ(read.fields.at(1).value, sent) << written.constData();
    }
    for (const QByteArray &line : {QByteArray("{\"b\":null}"), QByteArray("{}")}) {
        JsonRowWriter writer(keys, {u"b"_s});
        ASSERT_EQ(writer.write({line.constData(), std::size_t(line.size())}), JsonFault::None);
        EXPECT_EQ(writer.take(), "\\N\t\\N\n");
    }
}

TEST(JsonLines, KeysAreWrittenAsTheyAreRead)
{
    const JsonKeyList marked{{u"id"_s, u"v"_s}, {u"v"_s}};
    EXPECT_EQ(jsonKeysText(marked), u"id, v:json"_s);
    const JsonKeyList odd{{u"a:json"_s, u"b, c"_s}, {u"b, c"_s}};
    EXPECT_EQ(jsonKeysText(odd), u"[\"a:json\",{\"json\":\"b, c\"}]"_s) << "that one is called so";
    for (const JsonKeyList &list : {marked, odd, JsonKeyList{{u"id"_s}, {}}}) {
        const auto back = jsonKeysFromText(jsonKeysText(list));
        ASSERT_TRUE(back) << qPrintable(jsonKeysText(list));
        EXPECT_EQ(*back, list);
    }
    for (const QString &text : {u":json"_s, u"a,:json"_s, u"a, a:json"_s, u"[{\"json\":1}]"_s,
                                u"[{\"json\":\"a\",\"x\":\"b\"}]"_s, u"[{}]"_s}) {
        const auto refused = jsonKeysFromText(text);
        ASSERT_FALSE(refused) << qPrintable(text);
        expectHelpful(refused.error(), ErrorCode::DialectInvalid);
    }
}

TEST(JsonLines, WhatIsNoObjectIsToldApart)
{
    const QVector<std::pair<QByteArray, JsonFault>> lines{
        {"[1]", JsonFault::IsArray},
        {"1", JsonFault::NotAnObject},
        {"{", JsonFault::EndsInside},
        {"{\"a\":1", JsonFault::EndsInside},
        {"{\"a\":tr", JsonFault::EndsInside},
        {"{\"a\":\"x", JsonFault::EndsInside},
        {"{\"a\":[1,{\"b\":2}", JsonFault::EndsInside},
        {"{\"a\":1} {", JsonFault::TrailingBytes},
        {"{\"a\":1},", JsonFault::TrailingBytes},
        {"{a:1}", JsonFault::NoKey},
        {"{\"a\":1,}", JsonFault::NoKey},
        {"{\"a\" 1}", JsonFault::NoColon},
        {"{\"a\":}", JsonFault::NoValue},
        {"{\"a\":[1,]}", JsonFault::NoValue},
        {"{\"a\":NaN}", JsonFault::NoValue},
        {"{\"a\":1 \"b\":2}", JsonFault::NoComma},
        {"{\"a\":[1}", JsonFault::NoComma},
        {"{\"a\":01}", JsonFault::BadNumber},
        {"{\"a\":1.}", JsonFault::BadNumber},
        {"{\"a\":-}", JsonFault::BadNumber},
        {"{\"a\":\"\\x\"}", JsonFault::BadEscape},
        {"{\"a\":\"\\u12g4\"}", JsonFault::BadEscape},
        {"{\"a\":\"\\ud800\"}", JsonFault::LoneSurrogate},
        {"{\"a\":\"\\ud800\\u0041\"}", JsonFault::LoneSurrogate},
        {"{\"a\":\"\\udc00\"}", JsonFault::LoneSurrogate},
        {"{\"a\":[\"\\udc00\"]}", JsonFault::LoneSurrogate},
        {"{\"a\":\"\t\"}", JsonFault::ControlInString},
        {"{\"a\":\"\xE9\"}", JsonFault::NotUtf8},
        {"{\"a\":\"\xC0\x80\"}", JsonFault::NotUtf8},
        {"{\"a\":\"\xED\xA0\x80\"}", JsonFault::NotUtf8},
        {"{\"a\":1,\"b\":2,\"a\":3}", JsonFault::KeyTwice},
        {"{\"a\":1,\"b\":2,\"b\":3}", JsonFault::KeyTwice},
        {"{\"a\":1,\"\\u0061\":3}", JsonFault::KeyTwice},
        {"{\"a\":null,\"a\":3}", JsonFault::KeyTwice},
        {"{}", JsonFault::None},
        {" {\"a\" : {\"a\":1,\"a\":2}}\r", JsonFault::None}};
    for (const auto &[line, fault] : lines) {
        EXPECT_EQ(faultOf(line), fault) << line.constData();
        EXPECT_EQ(jsonFaultText(fault, "a").isEmpty(), fault == JsonFault::None);
    }
    EXPECT_EQ(faultOf("{\"a\":" + QByteArray(200'000, '[') + QByteArray(200'000, ']') + '}'), JsonFault::None)
        << "depth takes no stack";
}

class JsonFiles : public SourceFiles
{};

TEST_F(JsonFiles, KeysOfTheFirstRowsAreTheFieldsInTheirOrder)
{
    const QString path = write(u"people.jsonl"_s, "\xEF\xBB\xBF{\"id\":1,\"name\":\"A\\tB\"}\n\n"
                                                  "{\"name\":null,\"id\":2,\"tags\":[1, \"\\n\"]}\n");
    const auto found = inspectPaths({path});
    ASSERT_TRUE(found) << found.error().text();
    const FoundTable &table = found->first();
    EXPECT_EQ(table.source.name, u"people"_s);
    EXPECT_EQ(table.source.fieldNames, (QStringList{u"id"_s, u"name"_s, u"tags"_s}));
    EXPECT_EQ(table.source.fieldCount, 3);
    ASSERT_EQ(table.sample.size(), 2);
    EXPECT_EQ(table.sample.at(0).fields.at(1).value, "A\tB");
    EXPECT_TRUE(table.sample.at(0).fields.at(2).isNull);
    EXPECT_EQ(table.sample.at(1).fields.at(2).value, "[1, \"\\n\"]");
    EXPECT_EQ(table.sample.at(1).line, 3);
    // The plan's JSON brings it back.
    const auto back = Source::fromJson(table.source.toJson());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->dialect, table.source.dialect);
    EXPECT_EQ(back->files.first().way.jsonKeys, table.source.fieldNames);
}

TEST_F(JsonFiles, BlankLinesAreNoRowsThoughThereIsNothingElse)
{
    const auto alone = inspectPaths({write(u"blank.jsonl"_s, "\n \r\n")});
    ASSERT_FALSE(alone) << "not two rows of a text";
    expectHelpful(alone.error(), ErrorCode::SourceUnsupported);
    const auto shards =
        inspectPaths({write(u"part_1.jsonl"_s, "{\"id\":1}\n"), write(u"part_2.jsonl"_s, "\n")});
    ASSERT_TRUE(shards) << shards.error().text();
    ASSERT_EQ(shards->size(), 1);
    Source source = shards->first().source;
    ASSERT_EQ(source.files.size(), 2);
    ASSERT_TRUE(scanSource(source, {}, {}));
    EXPECT_EQ(source.totalRows(), 1);
}

TEST_F(JsonFiles, AKeyThatIsSentAsJsonIsSoEverywhere)
{
    const QString path = write(u"a.jsonl"_s, "{\"id\":1,\"v\":\"x\"}\n{\"id\":2,\"v\":true}\n");
    const auto found = inspectPaths(
        {path}, {.format = SourceFormat::JsonLines, .jsonKeys = {u"id"_s, u"v"_s}, .jsonTexts = {u"v"_s}});
    ASSERT_TRUE(found) << found.error().text();
    const FoundTable &table = found->first();
    EXPECT_EQ(table.sample.at(0).fields.at(1).value, "\"x\"");
    const auto back = Source::fromJson(table.source.toJson());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->dialect, table.source.dialect);
    EXPECT_EQ(back->files.first().way.jsonTexts, QStringList{u"v"_s});
    EXPECT_EQ(*readContent(back->files.first().content(), 0, 100), "1\t\"x\"\n2\ttrue\n");
}

TEST_F(JsonFiles, AreKnownByTheirLinesUnderAnyName)
{
    const QByteArray rows = "{\"a\":1}\n{\"a\":2,\"b\":\"x,y\"}\n";
    for (const char *name : {"a.txt", "a.json", "a.ndjson", "a.log"}) {
        const auto found = inspectPaths({write(QLatin1String(name), rows)});
        ASSERT_TRUE(found) << found.error().text();
        EXPECT_TRUE(found->first().source.dialect.isJsonLines()) << name;
    }
    const auto text = inspectPaths({write(u"b.txt"_s, rows)}, {.format = SourceFormat::Text});
    ASSERT_TRUE(text);
    EXPECT_FALSE(text->first().source.dialect.isJsonLines());
    const auto csv = inspectPaths({write(u"c.csv"_s, "{x},{y}\n{1},{2}\n{3},{4}\n")});
    ASSERT_TRUE(csv);
    EXPECT_FALSE(csv->first().source.dialect.isJsonLines());
}

TEST_F(JsonFiles, ADocumentOrAnArrayIsToldWhyItIsNone)
{
    for (const auto &[name, bytes, remedy] :
         {std::tuple("a.json", "[{\"a\":1},{\"a\":2}]", "jq -c '.[]' a.json > a.jsonl"),
          std::tuple("a.jsonl", "[\n{\"a\":1},\n{\"a\":2}\n]\n", "jq -c '.[]' a.jsonl"),
          std::tuple("b.json", "{\n  \"a\": 1\n}\n", "jq -c . b.json > b.jsonl"),
          std::tuple("b.jsonl", "{\n  \"a\": 1\n}\n{\n  \"a\": 2\n}\n", "jq -c . b.jsonl")}) {
        const auto found = inspectPaths({write(QLatin1String(name), bytes)});
        ASSERT_FALSE(found) << name;
        expectHelpful(found.error(), ErrorCode::SourceUnsupported);
        EXPECT_TRUE(found.error().howToFix.contains(QLatin1String(remedy))) << found.error().text();
    }
    const auto broken = inspectPaths({write(u"c.jsonl"_s, "nothing of the kind\n")});
    ASSERT_FALSE(broken);
    expectHelpful(broken.error(), ErrorCode::SourceUnsupported);
}

TEST_F(JsonFiles, ShardsAreOneTableWithTheKeysOfAll)
{
    write(u"part-0001.jsonl"_s, "{\"a\":1}\n");
    write(u"part-0002.jsonl"_s, "{\"b\":2}\n");
    QFile gz(path(u"part-0003.jsonl.gz"_s));
    ASSERT_TRUE(gz.open(QIODevice::WriteOnly));
    gz.write(packed("{\"a\":3,\"c\":3}\n", "gzip"));
    gz.close();
    const auto found = inspectPaths({folder()});
    ASSERT_TRUE(found) << found.error().text();
    ASSERT_EQ(found->size(), 1);
    EXPECT_EQ(found->first().source.fieldNames, (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    Source source = found->first().source;
    EXPECT_EQ(source.files.size(), 3);
    const auto scan = scanSource(source);
    ASSERT_TRUE(scan) << scan.error().text();
    EXPECT_EQ(source.totalRows(), 3);
    EXPECT_TRUE(scan->rowErrors.isEmpty());
}

TEST_F(JsonFiles, TheScanSaysWhichLinesAreNoRowsAndWhichKeysAreNotRead)
{
    QByteArray rows = "\xEF\xBB\xBF";
    for (int i = 1; i <= 100; ++i)
        rows += "{\"id\":" + QByteArray::number(i) + ",\"s\":\"x\"}\n";
    rows += "\n{\"id\":101,\"s\":\"caf\xE9\"}\n{\"id\":102,\"new\":1,\"s\":\"y\"}\n{\"id\":103,\"new\":2}";
    const QString path = write(u"rows.jsonl"_s, rows);
    auto found = inspectPaths({path}, {.format = SourceFormat::JsonLines, .jsonKeys = {u"id"_s, u"s"_s}});
    ASSERT_TRUE(found) << found.error().text();
    Source source = found->first().source;
    const auto scan = scanSource(source);
    ASSERT_TRUE(scan) << scan.error().text();
    EXPECT_EQ(source.totalRows(), 103);
    ASSERT_EQ(scan->rowErrors.size(), 1);
    const Error &fault = scan->rowErrors.first();
    expectHelpful(fault, ErrorCode::JsonLineInvalid);
    EXPECT_EQ(fault.context.line, 102) << fault.text();
    EXPECT_EQ(fault.context.row, 101);
    EXPECT_EQ(fault.context.byteOffset, rows.indexOf("{\"id\":101"));
    EXPECT_EQ(fault.context.rawRow, "{\"id\":101,\"s\":\"caf\xE9\"}");
    EXPECT_TRUE(fault.what.contains(u"byte 19 "_s)) << fault.text();
    ASSERT_EQ(scan->notes.size(), 1);
    expectHelpful(scan->notes.first(), ErrorCode::JsonKeysNotRead);
    EXPECT_EQ(scan->notes.first().context.line, 103);
    EXPECT_TRUE(scan->notes.first().what.contains(u"“new” (2 values)"_s)) << scan->notes.first().text();
    // The profile knows the values as the server gets them.
    ASSERT_EQ(source.scan->profile.columns.size(), 2);
    EXPECT_TRUE(source.scan->profile.columns.first().is(ValueKind::Integer));
    EXPECT_EQ(source.scan->profile.columns.first().name, u"id"_s);
    const Content content = source.files.first().content();
    EXPECT_EQ(*LineCounter(content, '\n').lineAt(readContent(content, 0, 1'000'000)->lastIndexOf("103\t")),
              104);
}

TEST_F(JsonFiles, RowsOfUtf16AreLocatedByTheirLines)
{
    QByteArray bytes("\xFF\xFE");
    for (const char c : QByteArrayView("{\"a\":\"x\"}\n\n{\"a\":\"y\"\n"))
        bytes += QByteArray(1, c) + '\0';
    const auto found = inspectPaths({write(u"wide.jsonl"_s, bytes)});
    ASSERT_TRUE(found) << found.error().text();
    Source source = found->first().source;
    const auto scan = scanSource(source);
    ASSERT_TRUE(scan) << scan.error().text();
    ASSERT_EQ(scan->rowErrors.size(), 1);
    EXPECT_EQ(scan->rowErrors.first().context.line, 3);
    EXPECT_FALSE(scan->rowErrors.first().context.byteOffset);
}

TEST_F(JsonFiles, KeysThatContradictEachOtherAreRefused)
{
    Dialect dialect = Dialect::jsonLines({u"a"_s, u"a"_s});
    ASSERT_FALSE(dialect.validate());
    expectHelpful(dialect.validate().error(), ErrorCode::DialectInvalid);
    dialect = Dialect::jsonLines({u"a"_s});
    EXPECT_TRUE(dialect.validate());
    dialect.fieldsTerminatedBy = ",";
    ASSERT_FALSE(dialect.validate());
    expectHelpful(dialect.validate().error(), ErrorCode::DialectInvalid);
    for (const Dialect &noField :
         {Dialect::jsonLines({u"a"_s}, {u"b"_s}), Dialect{.charset = "utf8mb4", .jsonTexts = {u"b"_s}}}) {
        ASSERT_FALSE(noField.validate());
        expectHelpful(noField.validate().error(), ErrorCode::DialectInvalid);
    }
}

} // namespace millrace::test::jsonlines_test
