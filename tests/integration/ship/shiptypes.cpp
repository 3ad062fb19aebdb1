// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/ship/shiptypes.h"

#include <QDateTime>
#include <QTimeZone>
#include <algorithm>

namespace millrace::test {

namespace {

using ibd::CivilMoment;
using ibd::ClockSpan;
using ibd::ColumnCharset;
using ibd::ColumnKind;
using ibd::ColumnShape;
using ibd::RowEncoder;
using ibd::TextOrdering;

template <typename T> T between(ShipRandom &random, T low, T high)
{
    return std::uniform_int_distribution<T>(low, high)(random);
}

ShipValue signedValue(qint64 value)
{
    return {QByteArray::number(value),
            [value](RowEncoder &row, std::size_t column) { return row.number(column, std::int64_t{value}); }};
}

ShipValue unsignedValue(quint64 value)
{
    return {QByteArray::number(value), [value](RowEncoder &row, std::size_t column) {
                return row.number(column, std::uint64_t{value});
            }};
}

ShipValue bitsValue(quint64 value)
{
    return {QByteArray::number(value),
            [value](RowEncoder &row, std::size_t column) { return row.bits(column, value); }};
}

ShipValue realValue(double value)
{
    return {QByteArray::number(value, 'g', 17),
            [value](RowEncoder &row, std::size_t column) { return row.real(column, value); }};
}

ShipValue decimalValue(const QByteArray &text)
{
    return {text,
            [text](RowEncoder &row, std::size_t column) { return row.decimal(column, text.toStdString()); }};
}

ShipValue bytesValue(const QByteArray &value)
{
    return {value.isEmpty() ? "''" : "X'" + value.toHex() + "'",
            [value](RowEncoder &row, std::size_t column) { return row.bytes(column, value.toStdString()); }};
}

/// In UTF-8 for the server, in the column's charset for the encoder.
ShipValue textValue(const QString &value, ColumnCharset charset)
{
    const QByteArray own = charset == ColumnCharset::SingleByte || charset == ColumnCharset::Ascii
                               ? value.toLatin1()
                               : value.toUtf8();
    return {value.isEmpty() ? "''" : "_utf8mb4 X'" + value.toUtf8().toHex() + "'",
            [own](RowEncoder &row, std::size_t column) { return row.text(column, own.toStdString()); }};
}

QByteArray fractionText(std::uint32_t micros)
{
    return "." + QByteArray::number(micros).rightJustified(6, '0');
}

QByteArray clockText(std::uint32_t hour, std::uint32_t minute, std::uint32_t second)
{
    return QByteArray::number(hour).rightJustified(2, '0') + ':' +
           QByteArray::number(minute).rightJustified(2, '0') + ':' +
           QByteArray::number(second).rightJustified(2, '0');
}

QByteArray dateText(const CivilMoment &moment)
{
    return QByteArray::number(moment.year).rightJustified(4, '0') + '-' +
           QByteArray::number(moment.month).rightJustified(2, '0') + '-' +
           QByteArray::number(moment.day).rightJustified(2, '0');
}

ShipValue momentValue(const CivilMoment &moment, bool date)
{
    const QByteArray clock =
        ' ' + clockText(moment.hour, moment.minute, moment.second) + fractionText(moment.micros);
    return {"'" + dateText(moment) + (date ? QByteArray() : clock) + "'",
            [moment](RowEncoder &row, std::size_t column) { return row.moment(column, moment); }};
}

ShipValue spanValue(const ClockSpan &span)
{
    return {"'" + QByteArray(span.negative ? "-" : "") + clockText(span.hours, span.minutes, span.seconds) +
                fractionText(span.micros) + "'",
            [span](RowEncoder &row, std::size_t column) { return row.span(column, span); }};
}

ShipValue timestampValue(qint64 seconds, std::uint32_t micros)
{
    const QString text =
        QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::utc()).toString(u"yyyy-MM-dd HH:mm:ss");
    return {"'" + text.toLatin1() + fractionText(micros) + "'",
            [seconds, micros](RowEncoder &row, std::size_t column) {
                return row.timestamp(column, seconds, micros);
            }};
}

std::uint32_t randomMicros(ShipRandom &random, std::uint32_t scale)
{
    std::uint32_t unit = 1;
    for (std::uint32_t i = scale; i < 6; ++i)
        unit *= 10;
    return between<std::uint32_t>(random, 0, 1'000'000 / unit - 1) * unit;
}

CivilMoment randomMoment(ShipRandom &random, std::uint32_t scale)
{
    return {.year = between(random, 1U, 9999U),
            .month = between(random, 1U, 12U),
            .day = between(random, 1U, 28U),
            .hour = between(random, 0U, 23U),
            .minute = between(random, 0U, 59U),
            .second = between(random, 0U, 59U),
            .micros = randomMicros(random, scale)};
}

QString randomText(ShipRandom &random, int longest, ColumnCharset charset)
{
    static const QVector<char32_t> all{U'a', U'b',  U' ', U' ', U'Z',  U'\t',
                                       U'~', U'\0', U'é', U'ÿ', U'漢', U'\U0001f370'};
    const int kinds = charset == ColumnCharset::Ascii        ? 8
                      : charset == ColumnCharset::SingleByte ? 10
                      : charset == ColumnCharset::Utf8Mb3    ? 11
                                                             : 12;
    std::u32string text;
    for (int left = between(random, 0, longest); left > 0; --left)
        text += all[between(random, 0, kinds - 1)];
    return QString::fromStdU32String(text);
}

QByteArray randomBytes(ShipRandom &random, int longest)
{
    QByteArray bytes;
    for (int left = between(random, 0, longest); left > 0; --left)
        bytes += static_cast<char>(between(random, 0, 3) == 0 ? 0 : between(random, 0, 255));
    return bytes;
}

void addIntegers(QVector<ShipType> &types)
{
    const QVector<std::pair<QByteArray, std::uint32_t>> widths{
        {"TINYINT", 1}, {"SMALLINT", 2}, {"MEDIUMINT", 3}, {"INT", 4}, {"BIGINT", 8}};
    for (const auto &[sql, width] : widths) {
        const qint64 most =
            width == 8 ? std::numeric_limits<qint64>::max() : (qint64(1) << (8 * width - 1)) - 1;
        const quint64 mostUnsigned = 2 * quint64(most) + 1;
        types.push_back(
            {.name = sql.toLower(),
             .sql = sql,
             .shape = {.kind = ColumnKind::Integer, .length = width},
             .edges = {signedValue(0), signedValue(-1), signedValue(most), signedValue(-most - 1)},
             .random = [most](ShipRandom &random) { return signedValue(between(random, -most - 1, most)); }});
        types.push_back({.name = sql.toLower() + "_unsigned",
                         .sql = sql + " UNSIGNED",
                         .shape = {.kind = ColumnKind::Integer, .isUnsigned = true, .length = width},
                         .edges = {unsignedValue(0), unsignedValue(mostUnsigned)},
                         .random = [mostUnsigned](ShipRandom &random) {
                             return unsignedValue(between(random, quint64(0), mostUnsigned));
                         }});
    }
    types.push_back(
        {.name = "year",
         .sql = "YEAR",
         .shape = {.kind = ColumnKind::Year},
         .edges = {{"'0000'", [](RowEncoder &row, std::size_t column) { return row.number(column, 0U); }},
                   unsignedValue(1901),
                   unsignedValue(2155)},
         .random = [](ShipRandom &random) { return unsignedValue(between(random, 1901U, 2155U)); }});
}

void addReals(QVector<ShipType> &types)
{
    types.push_back(
        {.name = "float",
         .sql = "FLOAT",
         .shape = {.kind = ColumnKind::Float},
         .edges = {realValue(0), realValue(-0.5), realValue(1e30F), realValue(-1e-30F)},
         .random = [](ShipRandom &random) { return realValue(between(random, -100000, 100000) / 8.0); }});
    types.push_back(
        {.name = "double",
         .sql = "DOUBLE",
         .shape = {.kind = ColumnKind::Double},
         .edges = {realValue(0), realValue(1.7976931348623157e308), realValue(-2.2250738585072014e-308)},
         .random = [](ShipRandom &random) {
             return realValue(std::uniform_real_distribution<>(-1e6, 1e6)(random));
         }});
    for (const auto &[digits, scale] :
         QVector<std::pair<int, int>>{{1, 0}, {5, 5}, {9, 0}, {12, 3}, {18, 9}, {65, 30}}) {
        const auto text = [digits = digits, scale = scale](const std::function<char()> &digit) {
            QByteArray value;
            for (int i = 0; i < digits; ++i) {
                if (i == digits - scale)
                    value += value.isEmpty() ? "0." : ".";
                value += digit();
            }
            return value;
        };
        types.push_back(
            {.name = "decimal_" + QByteArray::number(digits) + '_' + QByteArray::number(scale),
             .sql = "DECIMAL(" + QByteArray::number(digits) + ',' + QByteArray::number(scale) + ')',
             .shape = {.kind = ColumnKind::Decimal,
                       .length = static_cast<std::uint32_t>(digits),
                       .scale = static_cast<std::uint32_t>(scale)},
             .edges = {decimalValue("0"), decimalValue("-0"), decimalValue(text([] { return '9'; })),
                       decimalValue('-' + text([] { return '9'; }))},
             .random = [text](ShipRandom &random) {
                 const QByteArray value =
                     text([&random] { return static_cast<char>('0' + between(random, 0, 9)); });
                 return decimalValue(between(random, 0, 1) == 0 ? value : '-' + value);
             }});
    }
}

void addMoments(QVector<ShipType> &types)
{
    types.push_back(
        {.name = "date",
         .sql = "DATE",
         .shape = {.kind = ColumnKind::Date},
         .edges = {momentValue({.year = 1, .month = 1, .day = 1}, true),
                   momentValue({.year = 9999, .month = 12, .day = 31}, true),
                   momentValue({.year = 2024, .month = 2, .day = 29}, true), momentValue({}, true)},
         .random = [](ShipRandom &random) {
             CivilMoment moment = randomMoment(random, 0);
             return momentValue({.year = moment.year, .month = moment.month, .day = moment.day}, true);
         }});
    for (std::uint32_t scale = 0; scale <= 6; ++scale) {
        std::uint32_t lastMicros = 0;
        for (std::uint32_t i = 0, unit = 900000; i < scale; ++i, unit /= 10)
            lastMicros += unit;
        const QByteArray suffix = scale == 0 ? QByteArray() : '(' + QByteArray::number(scale) + ')';
        types.push_back(
            {.name = "datetime_" + QByteArray::number(scale),
             .sql = "DATETIME" + suffix,
             .shape = {.kind = ColumnKind::DateTime, .scale = scale},
             .edges = {momentValue({.year = 1, .month = 1, .day = 1}, false),
                       momentValue({9999, 12, 31, 23, 59, 59, lastMicros}, false), momentValue({}, false)},
             .random = [scale](ShipRandom &random) {
                 return momentValue(randomMoment(random, scale), false);
             }});
        types.push_back(
            {.name = "timestamp_" + QByteArray::number(scale),
             .sql = "TIMESTAMP" + suffix,
             .shape = {.kind = ColumnKind::Timestamp, .scale = scale},
             .edges = {timestampValue(1, 0), timestampValue(0x7fffffff, 0), timestampValue(1, lastMicros)},
             .random = [scale](ShipRandom &random) {
                 return timestampValue(between(random, 1, 0x7ffffffe), randomMicros(random, scale));
             }});
        types.push_back(
            {.name = "time_" + QByteArray::number(scale),
             .sql = "TIME" + suffix,
             .shape = {.kind = ColumnKind::Time, .scale = scale},
             .edges = {spanValue({}), spanValue({false, 838, 59, 59, 0}), spanValue({true, 838, 59, 59, 0}),
                       spanValue({true, 0, 0, 0, lastMicros}), spanValue({false, 0, 0, 0, lastMicros}),
                       spanValue({true, 838, 59, 58, lastMicros})},
             .random = [scale](ShipRandom &random) {
                 return spanValue({between(random, 0, 1) == 1, between(random, 0U, 837U),
                                   between(random, 0U, 59U), between(random, 0U, 59U),
                                   randomMicros(random, scale)});
             }});
    }
}

void addText(QVector<ShipType> &types, const QByteArray &charset, const QByteArray &collation,
             ColumnCharset kind, TextOrdering ordering)
{
    const QByteArray suffix = " CHARACTER SET " + charset + " COLLATE " + collation;
    const QString widest = kind == ColumnCharset::Utf8Mb4   ? QString::fromUcs4(U"\U0001f370")
                           : kind == ColumnCharset::Utf8Mb3 ? QStringLiteral("漢")
                           : kind == ColumnCharset::Ascii   ? QStringLiteral("z")
                                                            : QStringLiteral("ÿ");
    const auto add = [&](const QByteArray &name, const QByteArray &sql, ColumnKind type, std::uint32_t length,
                         int longest, bool ordered) {
        types.push_back(
            {.name = collation + '_' + name,
             .sql = sql + suffix,
             .shape = {.kind = type, .length = length, .charset = kind, .ordering = ordering},
             .edges = {textValue({}, kind), textValue(widest.repeated(longest), kind),
                       textValue(QStringLiteral("a  b"), kind), textValue(QStringLiteral("a \tb"), kind),
                       textValue(QStringLiteral("a"), kind)},
             .random = [longest, kind](
                           ShipRandom &random) { return textValue(randomText(random, longest, kind), kind); },
             .ordered = ordered && ordering != TextOrdering::ServerOnly,
             .keyPrefix = type == ColumnKind::Text ? "(9)" : ""});
    };
    add("char", "CHAR(10)", ColumnKind::Char, 10, 10, ordering == TextOrdering::BytesPadded);
    add("varchar", "VARCHAR(20)", ColumnKind::VarChar, 20, 20, true);
    add("varchar_long", "VARCHAR(300)", ColumnKind::VarChar, 300, 70, true);
    add("tinytext", "TINYTEXT", ColumnKind::Text, 255, 60, true);
    add("text", "TEXT", ColumnKind::Text, 65535, 70, true);
}

void addBinary(QVector<ShipType> &types)
{
    const auto add = [&types](const QByteArray &sql, ColumnKind kind, std::uint32_t length, int longest,
                              const QByteArray &prefix) {
        types.push_back(
            {.name = QByteArray(sql).replace('(', '_').replace(')', "").toLower(),
             .sql = sql,
             .shape = {.kind = kind, .length = length},
             .edges = {bytesValue({}), bytesValue(QByteArray(longest, '\xff')),
                       bytesValue(QByteArray(1, '\0')), bytesValue(QByteArray(2, '\0'))},
             .random = [longest](ShipRandom &random) { return bytesValue(randomBytes(random, longest)); },
             .keyPrefix = prefix});
    };
    add("BINARY(5)", ColumnKind::Binary, 5, 5, "");
    add("BINARY(255)", ColumnKind::Binary, 255, 255, "");
    add("VARBINARY(128)", ColumnKind::VarBinary, 128, 128, "");
    add("VARBINARY(255)", ColumnKind::VarBinary, 255, 255, "");
    add("VARBINARY(256)", ColumnKind::VarBinary, 256, 256, "");
    add("TINYBLOB", ColumnKind::Blob, 255, 130, "(9)");
    add("BLOB", ColumnKind::Blob, 65535, 130, "(9)");
    add("MEDIUMBLOB", ColumnKind::Blob, 0xffffff, 200, "(9)");
    add("LONGBLOB", ColumnKind::Blob, 0xffffffff, 20, "(9)");
}

void addMembers(QVector<ShipType> &types)
{
    const auto members = [](int count) {
        QByteArray list;
        for (int i = 1; i <= count; ++i)
            list += (i > 1 ? ",'m" : "'m") + QByteArray::number(i) + '\'';
        return list;
    };
    for (const int count : {3, 255, 256})
        types.push_back(
            {.name = "enum_" + QByteArray::number(count),
             .sql = "ENUM(" + members(count) + ')',
             .shape = {.kind = ColumnKind::Enum, .length = static_cast<std::uint32_t>(count)},
             .edges = {bitsValue(1), bitsValue(quint64(count))},
             .random = [count](ShipRandom &random) { return bitsValue(between(random, 1, count)); }});
    for (const int count : {3, 9, 20, 33, 64}) {
        const quint64 all = count == 64 ? ~quint64(0) : (quint64(1) << count) - 1;
        types.push_back(
            {.name = "set_" + QByteArray::number(count),
             .sql = "SET(" + members(count) + ')',
             .shape = {.kind = ColumnKind::Set, .length = static_cast<std::uint32_t>(count)},
             .edges = {bitsValue(0), bitsValue(all)},
             .random = [all](ShipRandom &random) { return bitsValue(between(random, quint64(0), all)); }});
    }
    for (const int count : {1, 11, 64}) {
        const quint64 all = count == 64 ? ~quint64(0) : (quint64(1) << count) - 1;
        types.push_back(
            {.name = "bit_" + QByteArray::number(count),
             .sql = "BIT(" + QByteArray::number(count) + ')',
             .shape = {.kind = ColumnKind::Bit, .length = static_cast<std::uint32_t>(count)},
             .edges = {bitsValue(0), bitsValue(all)},
             .random = [all](ShipRandom &random) { return bitsValue(between(random, quint64(0), all)); }});
    }
}

} // namespace

ShipValue shipNull()
{
    return {"NULL", [](RowEncoder &row, std::size_t column) { return row.null(column); }};
}

QVector<ShipType> shipTypes(bool mysql)
{
    QVector<ShipType> types;
    addIntegers(types);
    addReals(types);
    addMoments(types);
    addText(types, "utf8mb4", "utf8mb4_bin", ColumnCharset::Utf8Mb4, TextOrdering::BytesPadded);
    addText(types, "utf8mb4", mysql ? "utf8mb4_0900_bin" : "utf8mb4_nopad_bin", ColumnCharset::Utf8Mb4,
            TextOrdering::Unpadded);
    addText(types, "utf8mb4", "utf8mb4_general_ci", ColumnCharset::Utf8Mb4, TextOrdering::ServerOnly);
    addText(types, "utf8mb3", "utf8mb3_bin", ColumnCharset::Utf8Mb3, TextOrdering::BytesPadded);
    addText(types, "latin1", "latin1_bin", ColumnCharset::SingleByte, TextOrdering::BytesPadded);
    addText(types, "latin1", "latin1_swedish_ci", ColumnCharset::SingleByte, TextOrdering::ServerOnly);
    addText(types, "ascii", "ascii_bin", ColumnCharset::Ascii, TextOrdering::BytesPadded);
    addBinary(types);
    addMembers(types);
    return types;
}

} // namespace millrace::test
