// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/rowencoder.h"

#include "core/ship/ibd/textcheck.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace millrace::ibd {

namespace {

constexpr std::size_t usualRow = 65536;
constexpr std::uint64_t firstYear = 1901;
constexpr std::uint64_t lastYear = 2155;
constexpr std::uint64_t yearBase = 1900;

std::uint64_t allBits(std::uint32_t bits)
{
    return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}

std::string_view withoutSpaces(std::string_view text)
{
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

} // namespace

RowEncoder::RowEncoder(std::vector<ColumnShape> columns)
    : m_columns(std::move(columns))
    , m_values(m_columns.size())
    , m_bytes(usualRow)
{
    for (const ColumnShape &column : m_columns)
        m_fixed.push_back(column.storedBytes());
}

void RowEncoder::grow(std::size_t bytes)
{
    m_bytes.resize(2 * (m_length + bytes + slack));
}

ValueFate RowEncoder::packed(std::size_t column, bool good)
{
    return good ? stored(m_fixed[column]) : ValueFate::OutOfRange;
}

ValueFate RowEncoder::null(std::size_t column)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    if (!m_columns[column].nullable)
        return ValueFate::NoNull;
    m_values[m_next++] = {m_length, StoredValue::null};
    return ValueFate::Stored;
}

ValueFate RowEncoder::wholeNumber(std::size_t column, bool negative, std::uint64_t size)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    const ColumnShape &shape = m_columns[column];
    if (shape.kind == ColumnKind::Year) {
        if (negative || (size != 0 && (size < firstYear || size > lastYear)))
            return ValueFate::OutOfRange;
        *room(1) = static_cast<Byte>(size == 0 ? 0 : size - yearBase);
        return stored(1);
    }
    if (shape.kind != ColumnKind::Integer)
        return ValueFate::WrongKind;
    const std::uint32_t width = m_fixed[column];
    std::uint64_t value = size;
    if (shape.isUnsigned) {
        if ((negative && size != 0) || size > allBits(8 * width))
            return ValueFate::OutOfRange;
    } else {
        const std::uint64_t sign = std::uint64_t{1} << (8 * width - 1);
        if (negative ? size > sign : size >= sign)
            return ValueFate::OutOfRange;
        value = (negative ? ~size + 1 : size) ^ sign;
    }
    putAny(room(width), value, width);
    return stored(width);
}

ValueFate RowEncoder::real(std::size_t column, double value)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    const ColumnShape &shape = m_columns[column];
    if (shape.kind != ColumnKind::Float && shape.kind != ColumnKind::Double)
        return ValueFate::WrongKind;
    if (!std::isfinite(value) || (shape.isUnsigned && std::signbit(value)))
        return ValueFate::OutOfRange;
    if (shape.kind == ColumnKind::Double) {
        std::memcpy(room(sizeof value), &value, sizeof value);
        return stored(sizeof value);
    }
    if (std::fabs(value) > std::numeric_limits<float>::max())
        return ValueFate::OutOfRange;
    const auto narrow = static_cast<float>(value);

    std::memcpy(room(sizeof narrow), &narrow, sizeof narrow);
    return stored(sizeof narrow);
}

ValueFate RowEncoder::decimal(std::size_t column, std::string_view text)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    const ColumnShape &shape = m_columns[column];
    if (shape.kind != ColumnKind::Decimal)
        return ValueFate::WrongKind;
    Byte *to = room(m_fixed[column]);
    if (!packDecimal(text, shape.length, shape.scale, to))
        return ValueFate::OutOfRange;
    constexpr Byte notNegative = 0x80;
    if (shape.isUnsigned && (to[0] & notNegative) == 0)
        return ValueFate::OutOfRange;
    return stored(m_fixed[column]);
}

ValueFate RowEncoder::moment(std::size_t column, const CivilMoment &value)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    const ColumnShape &shape = m_columns[column];
    if (shape.kind == ColumnKind::DateTime)
        return packed(column, packDateTime(value, shape.scale, room(m_fixed[column])));
    if (shape.kind != ColumnKind::Date)
        return ValueFate::WrongKind;
    const bool midnight = (value.hour | value.minute | value.second | value.micros) == 0;
    return packed(column, midnight && packDate(value, room(m_fixed[column])));
}

ValueFate RowEncoder::timestamp(std::size_t column, std::int64_t secondsSince1970, std::uint32_t micros)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    const ColumnShape &shape = m_columns[column];
    if (shape.kind != ColumnKind::Timestamp)
        return ValueFate::WrongKind;
    return packed(column, packTimestamp(secondsSince1970, micros, shape.scale, room(m_fixed[column])));
}

ValueFate RowEncoder::span(std::size_t column, const ClockSpan &value)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    const ColumnShape &shape = m_columns[column];
    if (shape.kind != ColumnKind::Time)
        return ValueFate::WrongKind;
    return packed(column, packTime(value, shape.scale, room(m_fixed[column])));
}

ValueFate RowEncoder::text(std::size_t column, std::string_view value)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    const ColumnShape &shape = m_columns[column];
    if (!shape.isText())
        return ValueFate::WrongKind;
    if (tooLong(value.size()))
        return ValueFate::TooLong;
    if (shape.kind == ColumnKind::Char)
        value = withoutSpaces(value);
    const std::size_t characters = countCharacters(value, shape.charset);
    if (characters == noText)
        return ValueFate::NotText;
    if ((shape.kind == ColumnKind::Text ? value.size() : characters) > shape.length)
        return ValueFate::TooLong;
    // A CHAR of several bytes a character is filled to as many bytes as it has characters, one of one byte in
    // full: the same (row_mysql_store_col_in_innobase_format()).
    const std::size_t filled =
        shape.kind == ColumnKind::Char ? std::max<std::size_t>(value.size(), shape.length) : value.size();
    Byte *to = room(filled);
    std::copy(value.begin(), value.end(), to);
    std::memset(to + value.size(), ' ', filled - value.size());
    return stored(filled);
}

ValueFate RowEncoder::bytes(std::size_t column, std::string_view value)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    const ColumnShape &shape = m_columns[column];
    if (shape.kind != ColumnKind::Binary && shape.kind != ColumnKind::VarBinary &&
        shape.kind != ColumnKind::Blob)
        return ValueFate::WrongKind;
    if (value.size() > shape.length || tooLong(value.size()))
        return ValueFate::TooLong;
    const std::size_t filled = shape.kind == ColumnKind::Binary ? shape.length : value.size();
    Byte *to = room(filled);
    std::copy(value.begin(), value.end(), to);
    std::memset(to + value.size(), 0, filled - value.size());
    return stored(filled);
}

ValueFate RowEncoder::bits(std::size_t column, std::uint64_t value)
{
    if (!inTurn(column))
        return ValueFate::OutOfTurn;
    const ColumnShape &shape = m_columns[column];
    if (shape.kind != ColumnKind::Enum && shape.kind != ColumnKind::Set && shape.kind != ColumnKind::Bit)
        return ValueFate::WrongKind;
    if (value > (shape.kind == ColumnKind::Enum ? shape.length : allBits(shape.length)))
        return ValueFate::OutOfRange;
    putAny(room(m_fixed[column]), value, m_fixed[column]);
    return stored(m_fixed[column]);
}

} // namespace millrace::ibd
