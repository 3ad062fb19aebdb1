// SPDX-License-Identifier: GPL-3.0-or-later
// What NULL, quotes, escapes, empty fields and line ends of CSV files become. Each case is asked three times:
// of this table, of our own row reader, which previews and error messages rest on, and of the server.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/source/content/rowfiles.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <optional>
#include <random>

namespace millrace::test::csvrules_test {

namespace {

using Value = std::optional<QByteArray>;

Dialect dialect(const QByteArray &enclosedBy, const QByteArray &escapedBy)
{
    Dialect result;
    result.fieldsTerminatedBy = ",";
    result.fieldsEnclosedBy = enclosedBy;
    result.fieldsEscapedBy = escapedBy;
    result.charset = "binary";
    return result;
}

std::string shown(const QVector<QVector<Value>> &rows)
{
    QByteArray text;
    for (const auto &row : rows) {
        for (const Value &value : row)
            text += value ? "[" + value->toPercentEncoding(" \"\\,") + "]" : "NULL ";
        text += '\n';
    }
    return text.toStdString();
}

/// What the server stores of the rows, in two columns that take anything.
QVector<QVector<Value>> storedByServer(LoadCase &load)
{
    const auto connection = Connection::open(load.target());
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    const auto rows = (*connection)->rows(u"SELECT HEX(a), HEX(b) FROM %1 ORDER BY id"_s.arg(load.table()));
    if (!rows)
        throw std::runtime_error(rows.error().text().toStdString());
    QVector<QVector<Value>> result;
    for (const auto &row : *rows) {
        QVector<Value> values;
        for (const QVariant &value : row)
            values << (value.isNull() ? Value() : Value(QByteArray::fromHex(value.toByteArray())));
        result << values;
    }
    return result;
}

QVector<QVector<Value>> readByUs(const QString &path, const Dialect &format)
{
    const auto rows = readRows(path, format, 0, 100'000);
    if (!rows)
        throw std::runtime_error(rows.error().text().toStdString());
    QVector<QVector<Value>> result;
    for (const Row &row : *rows) {
        QVector<Value> values;
        for (const Field &field : row.fields)
            values << (field.isNull ? Value() : Value(field.value));
        result << values;
    }
    return result;
}

void prepare(LoadCase &load, const Dialect &format, const QByteArray &content)
{
    load.plan.source.dialect = format;
    load.addFile(u"a.csv"_s, content);
    load.createTable(u"(id int PRIMARY KEY AUTO_INCREMENT, a longblob, b longblob)"_s, u"(a, b)"_s);
    load.plan.workers = 1;
    load.plan.chunkRows = 3; // rows keep their meaning wherever the file is cut
}

struct Rule
{
    const char *name;
    Dialect format;
    QByteArray field;
    Value becomes;
};

void PrintTo(const Rule &rule, std::ostream *stream)
{
    *stream << rule.name;
}

class CsvRules : public testing::TestWithParam<Rule>
{};

const Dialect quotedAndEscaped = dialect("\"", "\\");
const Dialect escapedOnly = dialect("", "\\");
const Dialect rfc4180 = dialect("\"", "");
const Dialect plain = dialect("", "");

} // namespace

TEST_P(CsvRules, MeanTheSameToTheTableToUsAndToTheServer)
{
    LoadCase load;
    prepare(load, GetParam().format,
            "first," + GetParam().field + "\n" + GetParam().field + ",second\nlast," + GetParam().field +
                "\n");
    const QVector<QVector<Value>> expected{
        {"first", GetParam().becomes}, {GetParam().becomes, "second"}, {"last", GetParam().becomes}};
    EXPECT_EQ(shown(readByUs(load.plan.source.files.first().path, GetParam().format)), shown(expected));
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
    EXPECT_EQ(shown(storedByServer(load)), shown(expected));
}

INSTANTIATE_TEST_SUITE_P(
    Fields, CsvRules,
    testing::Values(Rule{"BackslashN", quotedAndEscaped, "\\N", {}},
                    Rule{"BackslashNWithoutQuotes", escapedOnly, "\\N", {}},
                    Rule{"QuotedBackslashNIsNullToo", quotedAndEscaped, "\"\\N\"", {}},
                    Rule{"EscapedBackslashNIsText", quotedAndEscaped, "\\\\N", "\\N"},
                    Rule{"BackslashNWithoutEscapesIsText", rfc4180, "\\N", "\\N"},
                    Rule{"BackslashNOfAPlainFileIsText", plain, "\\N", "\\N"},
                    Rule{"TheWordNull", quotedAndEscaped, "NULL", {}},
                    Rule{"TheWordNullWithoutEscapes", rfc4180, "NULL", {}},
                    Rule{"TheQuotedWordNullIsText", quotedAndEscaped, "\"NULL\"", "NULL"},
                    Rule{"TheQuotedWordNullWithoutEscapesIsText", rfc4180, "\"NULL\"", "NULL"},
                    Rule{"TheWordNullWhereNothingIsQuotedIsText", escapedOnly, "NULL", "NULL"},
                    Rule{"NullInSmallLettersIsText", quotedAndEscaped, "null", "null"},
                    Rule{"NothingIsEmptyAndNotNull", quotedAndEscaped, "", ""},
                    Rule{"NothingInQuotesIsEmpty", rfc4180, "\"\"", ""},
                    Rule{"DoubledQuotes", quotedAndEscaped, "\"a\"\"b\"", "a\"b"},
                    Rule{"DoubledQuotesWithoutEscapes", rfc4180, "\"a\"\"b\"", "a\"b"},
                    Rule{"NothingButADoubledQuote", rfc4180, "\"\"\"\"", "\""},
                    Rule{"EscapedQuote", quotedAndEscaped, "\"a\\\"b\"", "a\"b"},
                    Rule{"ABackslashBeforeTheClosingQuoteOfRfc4180", rfc4180, "\"C:\\\"", "C:\\"},
                    Rule{"QuotesInTheMiddleStay", rfc4180, "a\"b\"c", "a\"b\"c"},
                    Rule{"QuotesWhereNothingIsQuotedStay", escapedOnly, "\"x\"", "\"x\""},
                    Rule{"SeparatorInQuotes", rfc4180, "\"a,b\"", "a,b"},
                    Rule{"EscapedSeparator", escapedOnly, "a\\,b", "a,b"},
                    Rule{"LineEndInQuotes", rfc4180, "\"a\nb\"", "a\nb"},
                    Rule{"EscapedLineEnd", escapedOnly, "a\\\nb", "a\nb"},
                    Rule{"CarriageReturnInQuotes", rfc4180, "\"a\r\nb\"", "a\r\nb"},
                    Rule{"LettersBehindABackslash", quotedAndEscaped, "\\t\\n\\r\\b\\Z\\0\\x",
                         QByteArray("\t\n\r\b\x1a\0x", 7)}),
    [](const auto &chosen) { return std::string(chosen.param.name); });

TEST(CsvRandom, OurReaderAgreesWithTheServerOnRowsNobodyWouldWrite)
{
    const QByteArrayList pieces{"a",    "\"", "\"\"", "\\", "\\N",  "NULL", "\"NULL\"",
                                "\\\\", " ",  "\r",   "é",  "\\\"", "\\,"};
    for (const Dialect &format : {quotedAndEscaped, escapedOnly, rfc4180, plain}) {
        std::mt19937 random(20261121); // the same rows every time
        QByteArray content;
        int rows = 0;
        while (rows < 400) {
            QByteArray row;
            for (int field = 0; field < 2; ++field) {
                const bool quoted = random() % 3 == 0;
                QByteArray text;
                for (auto left = random() % 4; left > 0; --left)
                    text +=
                        pieces.at(static_cast<qsizetype>(random() % static_cast<unsigned>(pieces.size())));
                row += (field > 0 ? "," : "") + (quoted ? '"' + text + '"' : text);
            }
            // Only rows that end where they seem to, with two fields: the others are for the scanner's own
            // tests.
            Row read;
            const QByteArray line = row + "\nnext,row\n";
            const qint64 taken = RowReader(format).readRow(
                std::span(line.constData(), static_cast<std::size_t>(line.size())), read);
            if (taken == row.size() + 1 && read.fields.size() == 2) {
                content += row + '\n';
                ++rows;
            }
        }
        LoadCase load;
        prepare(load, format, content);
        load.plan.chunkRows = 50;
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
        const auto ours = readByUs(load.plan.source.files.first().path, format);
        const auto servers = storedByServer(load);
        ASSERT_EQ(ours.size(), 400);
        ASSERT_EQ(servers.size(), 400);
        for (qsizetype row = 0; row < ours.size(); ++row)
            ASSERT_EQ(shown({ours.at(row)}), shown({servers.at(row)}))
                << "row " << row + 1 << ": " << content.split('\n').at(row);
    }
}

TEST(CsvFiles, AnEmptyFieldIsNoNumberAndNullifMakesItNull)
{
    LoadCase load;
    load.plan.source.dialect = rfc4180;
    load.addFile(u"a.csv"_s, "1,5,2024-02-29\n2,,\n");
    load.createTable(u"(id int PRIMARY KEY, n int, d date)"_s, u"(id, n, d)"_s);
    const RunSummary stopped = load.run();
    ASSERT_EQ(stopped.status, RunState::Stopped) << "plain LOCAL stores 0 and 0000-00-00";
    EXPECT_EQ(stopped.error->code, ErrorCode::RowRejected);
    EXPECT_EQ(stopped.error->context.line, 2);
    EXPECT_EQ(load.rowsInTable(), 0);

    load.plan.mapping.fields = parseColumnList(u"(id, @n, @d)"_s).value();
    load.setExpression(u"n=NULLIF(@n, '')"_s);
    load.setExpression(u"d=NULLIF(@d, '')"_s);
    ASSERT_EQ(load.run().status, RunState::Done);
    EXPECT_EQ(
        load.server().value(u"SELECT COUNT(*) FROM %1 WHERE n IS NULL AND d IS NULL"_s.arg(load.table())), 1);
}

TEST(CsvFiles, MixedLineEndsLeaveACarriageReturnThatTrimTakesAway)
{
    LoadCase load;
    load.plan.source.dialect = rfc4180;
    load.addFile(u"a.csv"_s, "1,one\r\n2,two\n3,\"three\"\n4,four\r\n");
    load.createTable(u"(id int PRIMARY KEY, s varbinary(9))"_s, u"(id, s)"_s);
    const auto texts = [&load] {
        return load.server()
            .value(u"SELECT GROUP_CONCAT(HEX(s) ORDER BY id) FROM %1"_s.arg(load.table()))
            .toString();
    };
    ASSERT_EQ(load.run().status, RunState::Done);
    EXPECT_EQ(texts(), u"6F6E650D,74776F,7468726565,666F75720D"_s) << "a trap that has to stay one";

    load.server().execute(u"DELETE FROM %1"_s.arg(load.table()));
    load.plan.mapping.fields = parseColumnList(u"(id, @s)"_s).value();
    load.setExpression(u"s=TRIM(TRAILING '\\r' FROM @s)"_s);
    ASSERT_EQ(load.run().status, RunState::Done);
    EXPECT_EQ(texts(), u"6F6E65,74776F,7468726565,666F7572"_s);
}

TEST(CsvFiles, HeaderLinesOfEveryFileAreLeftOutOnceHoweverItIsCut)
{
    // IGNORE n LINES would eat rows of every chunk after the first.
    for (const qint64 chunkRows : {1, 2, 100}) {
        LoadCase load;
        load.plan.source.dialect = rfc4180;
        load.plan.source.dialect.skipLines = 2;
        load.addFile(u"a.csv"_s, "a title\nid,s\n1,a\n2,b\n3,c\n");
        load.addFile(u"b.csv"_s, "a title\nid,s\n4,d\n5,e\n");
        load.createTable(u"(id int PRIMARY KEY, s varchar(9))"_s, u"(id, s)"_s);
        load.plan.chunkRows = chunkRows;
        ASSERT_EQ(load.run().status, RunState::Done);
        EXPECT_EQ(load.server()
                      .value(u"SELECT GROUP_CONCAT(id, s ORDER BY id) FROM %1"_s.arg(load.table()))
                      .toString(),
                  u"1a,2b,3c,4d,5e"_s);
    }
}

} // namespace millrace::test::csvrules_test
