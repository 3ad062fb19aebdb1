// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that ValueText takes is stored as the server stores it: the same texts by LOAD DATA under a
// strict sql_mode.
#include "core/base/literals.h"
#include "core/ship/valuetext.h"
#include "tests/integration/ship/shipcase.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <gtest/gtest.h>
#include <random>

namespace millrace::test::shipvalues_test {

namespace {

using ibd::ColumnKind;
using Random = std::mt19937;

struct TextColumn
{
    QString sql;
    ibd::ColumnShape shape;
    std::vector<std::string> beginnings; ///< what texts are made of, by changing them
    ibd::ValueText::Labels labels;
};

QVector<TextColumn> textColumns()
{
    const std::vector<std::string> numbers{"0",
                                           "7",
                                           "-1",
                                           "127",
                                           "-128",
                                           "255",
                                           "32767",
                                           "65535",
                                           "8388607",
                                           "-8388608",
                                           "2147483647",
                                           "4294967295",
                                           "-2147483648",
                                           "9223372036854775807",
                                           "-9223372036854775808",
                                           "18446744073709551615",
                                           "000012",
                                           "1901",
                                           "2155"};
    const std::vector<std::string> reals{"0",
                                         "1.5",
                                         "-2.25",
                                         "0.1",
                                         "1e10",
                                         "-3.4e38",
                                         "123456789.123456789",
                                         "1E-5",
                                         "99999.99999",
                                         "16777217",
                                         "0.30000000000000004",
                                         "9007199254740993",
                                         "1.7976931348623157e308",
                                         "2.5e-7",
                                         "4.9e-30"};
    const std::vector<std::string> dates{"2024-02-29", "1000-01-01", "9999-12-31", "1999-12-31",
                                         "2001-10-09"};
    const std::vector<std::string> moments{"2024-02-29 23:59:59",        "1970-01-01 00:00:01",
                                           "2038-01-19 03:14:07",        "2001-10-09 08:07:06.5",
                                           "2015-06-30 12:00:00.123456", "9999-12-31 23:59:59.999"};
    const std::vector<std::string> spans{"00:00:00",     "-00:00:01",        "838:59:59",   "-838:59:59",
                                         "12:34:56.789", "-01:02:03.000001", "100:00:00.25"};
    const std::vector<std::string> texts{"",
                                         "a",
                                         "abc ",
                                         " abc",
                                         "caf\xc3\xa9",
                                         "\xe6\xbc\xa2\xe5\xad\x97",
                                         "\xf0\x9f\x8d\xb0",
                                         "tab\tand\nend\\",
                                         "2024-02-29",
                                         "N"};
    QVector<TextColumn> columns;
    const auto add = [&columns](const QString &sql, const ibd::ColumnShape &shape,
                                const std::vector<std::string> &beginnings,
                                const ibd::ValueText::Labels &labels = {}) {
        columns.push_back({sql, shape, beginnings, labels});
        columns.back().shape.name = "c" + std::to_string(columns.size());
    };
    const QVector<std::pair<QString, std::uint32_t>> widths{
        {u"TINYINT"_s, 1}, {u"SMALLINT"_s, 2}, {u"MEDIUMINT"_s, 3}, {u"INT"_s, 4}, {u"BIGINT"_s, 8}};
    for (const auto &[sql, width] : widths) {
        add(sql, {.kind = ColumnKind::Integer, .length = width}, numbers);
        add(sql + u" UNSIGNED"_s, {.kind = ColumnKind::Integer, .isUnsigned = true, .length = width},
            numbers);
    }
    add(u"YEAR"_s, {.kind = ColumnKind::Year}, numbers);
    add(u"FLOAT"_s, {.kind = ColumnKind::Float}, reals);
    add(u"DOUBLE"_s, {.kind = ColumnKind::Double}, reals);
    add(u"DECIMAL(12,3)"_s, {.kind = ColumnKind::Decimal, .length = 12, .scale = 3}, reals);
    add(u"DECIMAL(30,20)"_s, {.kind = ColumnKind::Decimal, .length = 30, .scale = 20}, reals);
    add(u"DATE"_s, {.kind = ColumnKind::Date}, dates);
    for (const std::uint32_t scale : {0U, 3U, 6U}) {
        add(u"DATETIME(%1)"_s.arg(scale), {.kind = ColumnKind::DateTime, .scale = scale}, moments);
        add(u"TIMESTAMP(%1)"_s.arg(scale), {.kind = ColumnKind::Timestamp, .scale = scale}, moments);
        add(u"TIME(%1)"_s.arg(scale), {.kind = ColumnKind::Time, .scale = scale}, spans);
    }
    add(u"CHAR(4) CHARACTER SET utf8mb4"_s, {.kind = ColumnKind::Char, .length = 4}, texts);
    add(u"VARCHAR(6) CHARACTER SET utf8mb4"_s, {.kind = ColumnKind::VarChar, .length = 6}, texts);
    add(u"CHAR(5) CHARACTER SET latin1"_s,
        {.kind = ColumnKind::Char, .length = 5, .charset = ibd::ColumnCharset::SingleByte}, texts);
    add(u"TEXT CHARACTER SET utf8mb4"_s, {.kind = ColumnKind::Text, .length = 65535}, texts);
    add(u"VARBINARY(12)"_s, {.kind = ColumnKind::VarBinary, .length = 12}, texts);
    add(u"ENUM('a','b c','3')"_s, {.kind = ColumnKind::Enum, .length = 3}, {"a", "b c", "3", "2"},
        {"a", "b c", "3"});
    add(u"SET('a','b c','3')"_s, {.kind = ColumnKind::Set, .length = 3}, {"", "a", "3,a", "a,b c,3"},
        {"a", "b c", "3"});
    return columns;
}

/// Up to three changes of one byte each.
std::string changed(std::string text, Random &random)
{
    static constexpr std::string_view bytes = "0123456789012345678901234567890123456789-+.:eE ,abT\t";
    for (auto left = random() % 4; left > 0; --left) {
        const std::size_t at = text.empty() ? 0 : random() % text.size();
        const char byte = bytes[random() % bytes.size()];
        if (random() % 3 == 0)
            text.insert(at, 1, byte);
        else if (!text.empty() && random() % 2 == 0)
            text.erase(at, 1);
        else if (!text.empty())
            text[at] = byte;
    }
    return text;
}

/// Texts that are taken; what is no UTF-8 is nothing a LOAD DATA with that charset is given.
std::vector<std::string> takenTexts(const TextColumn &column, std::size_t count, Random &random)
{
    std::vector<std::string> taken;
    ibd::ColumnShape any{.kind = ColumnKind::Text, .length = 65535};
    ibd::RowEncoder utf8({any});
    ibd::RowEncoder row({column.shape});
    ibd::ValueText reader(row, {column.labels}, {.utc = true});
    for (std::size_t tries = 0; taken.size() < count && tries < 100'000 + 20 * count; ++tries) {
        const std::string text = changed(column.beginnings[random() % column.beginnings.size()], random);
        row.begin();
        utf8.begin();
        if (utf8.text(0, text) == ibd::ValueFate::Stored && reader.store(0, text) == ibd::ValueFate::Stored)
            taken.push_back(text);
    }
    return taken;
}

QByteArray escaped(const std::string &text)
{
    QByteArray result;
    for (const char c : text) {
        if (c == '\t' || c == '\n' || c == '\\')
            result += '\\';
        result += c == '\t' ? 't' : c == '\n' ? 'n' : c;
    }
    return result;
}

} // namespace

TEST(ShipValues, WhatIsTakenIsStoredAsTheServerStoresIt)
{
    PrivateServer &server = PrivateServer::shared();
    const auto count = std::size_t(qEnvironmentVariable("MILLRACE_SHIP_ROWS", u"1500"_s).toUInt());
    Random random(qEnvironmentVariable("MILLRACE_SEED", u"5"_s).toUInt());
    const auto columns = textColumns();
    QString definition = u"id INT UNSIGNED NOT NULL PRIMARY KEY"_s;
    std::vector<ibd::ColumnShape> shapes{
        {.name = "id", .kind = ColumnKind::Integer, .isUnsigned = true, .length = 4}};
    std::vector<ibd::ValueText::Labels> labels{{}};
    std::vector<std::vector<std::string>> texts;
    for (const TextColumn &column : columns) {
        definition += u", %1 %2 NOT NULL"_s.arg(QString::fromStdString(column.shape.name), column.sql);
        if (column.shape.kind == ColumnKind::Timestamp)
            definition += u" DEFAULT '2001-01-01 00:00:00'"_s; // or old servers make up one
        shapes.push_back(column.shape);
        labels.push_back(column.labels);
        texts.push_back(takenTexts(column, count, random));
        ASSERT_GE(texts.back().size(), std::min<std::size_t>(count, 1000)) << column.sql;
    }
    ShipCase shipped(server, definition + u") ENGINE=InnoDB"_s, shapes);
    shipped.createTwin(u"twin"_s);
    QFile file(server.filesFolder() + u"/values.tsv"_s);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (std::size_t number = 0; number < count; ++number) {
        QByteArray line = QByteArray::number(quint64(number + 1));
        for (const auto &column : texts)
            line += '\t' + escaped(column[number % column.size()]);
        file.write(line + '\n');
    }
    file.close();
    const auto connection = Connection::open(server.connection(shipped.schema()));
    for (const QString &sql :
         {u"SET time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE'"_s,
          u"LOAD DATA INFILE '%1' INTO TABLE twin CHARACTER SET utf8mb4"_s.arg(file.fileName())}) {
        const auto done = (*connection)->execute(sql);
        ASSERT_TRUE(done) << done.error().text();
    }
    file.remove();
    shipped.ship(count, [&](ibd::RowEncoder &row, std::size_t number) {
        ibd::ValueText reader(row, labels, {.utc = true});
        EXPECT_EQ(reader.store(0, std::to_string(number + 1)), ibd::ValueFate::Stored);
        for (std::size_t column = 0; column < texts.size(); ++column) {
            const std::string &text = texts[column][number % texts[column].size()];
            EXPECT_EQ(reader.store(column + 1, text), ibd::ValueFate::Stored) << text;
        }
    });
    EXPECT_EQ(shipped.check(), u"OK"_s);
    EXPECT_EQ(server.checksum(shipped.schema(), u"t"_s), server.checksum(shipped.schema(), u"twin"_s));
    for (const TextColumn &column : columns) { // which of them it is
        const QString name = QString::fromStdString(column.shape.name);
        const auto differ = shipped.value(
            u"SELECT COUNT(*) FROM t JOIN twin USING (id) WHERE NOT BINARY t.%1 <=> BINARY twin.%1"_s.arg(
                name));
        EXPECT_EQ(differ.toInt(), 0) << column.sql;
    }
}

} // namespace millrace::test::shipvalues_test
