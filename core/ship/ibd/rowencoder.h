// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/columnshape.h"
#include "core/ship/ibd/packedvalues.h"

#include <span>
#include <string_view>
#include <vector>

namespace millrace::ibd {

/// What became of a value. Anything but Stored: the row cannot go this way, for the server might bend the
/// value, and begin() drops it.
enum class ValueFate
{
    Stored,
    NoNull,     ///< NULL for a column that has none
    OutOfRange, ///< or it would have to be rounded
    TooLong,
    NotText,   ///< bytes that are no text of the column's charset
    WrongKind, ///< not a value for such a column
    OutOfTurn  ///< values come in the order of the columns, one for each
};

/// A value in a row's bytes; NULL takes none.
struct StoredValue
{
    static constexpr std::uint32_t null = 0xffffffff;
    std::uint32_t at = 0;
    std::uint32_t length = 0;

    bool isNull() const { return length == null; }
    std::uint32_t bytes() const { return isNull() ? 0 : length; }
};

/// A row in the bytes that InnoDB stores, column after column. Refers to its encoder.
struct RowImage
{
    const Byte *bytes = nullptr;
    std::uint32_t length = 0;
    std::span<const StoredValue> values; ///< in the order of the columns; fewer than those: incomplete
    std::uint64_t rowId = 0;             ///< DB_ROW_ID, where there is no key to cluster by
    /// By column: 1 where the value is its beginning and a reference to the rest. Empty: nowhere.
    std::span<const Byte> outside;

    bool isOutside(std::size_t column) const { return !outside.empty() && outside[column] != 0; }
};

/// Makes rows. No value of a row may be left out, and they are given in the order of the columns. What it
/// stores is what the server stores for the same value under a strict sql_mode; rounding, cutting and
/// conversion are not its business.
class RowEncoder
{
public:
    /// A longer row is TooLong: none was ever tried.
    static constexpr std::size_t mostRowBytes = std::size_t{64} * 1024 * 1024 + 65536;

    /// REQUIRES: checkColumns() found nothing.
    explicit RowEncoder(std::vector<ColumnShape> columns);

    /// A new row; what there was of one is dropped.
    void begin()
    {
        m_next = 0;
        m_length = 0;
        ++m_rowId;
    }
    bool isComplete() const { return m_next == m_columns.size(); }
    RowImage image() const
    {
        return {m_bytes.data(), m_length, std::span(m_values).first(m_next), m_rowId, {}};
    }
    const std::vector<ColumnShape> &columns() const { return m_columns; }

    ValueFate null(std::size_t column);
    /// Integer, and Year.
    ValueFate number(std::size_t column, std::int64_t value)
    {
        if (value >= 0)
            return wholeNumber(column, false, static_cast<std::uint64_t>(value));
        return wholeNumber(column, true, ~static_cast<std::uint64_t>(value) + 1);
    }
    ValueFate number(std::size_t column, std::uint64_t value) { return wholeNumber(column, false, value); }
    ValueFate number(std::size_t column, std::uint32_t value) { return wholeNumber(column, false, value); }
    /// Float and Double; not NaN, not infinite. Of a Float the nearest that there is, as the server takes it
    /// from a double.
    ValueFate real(std::size_t column, double value);
    /// packDecimal().
    ValueFate decimal(std::size_t column, std::string_view text);
    /// Date (the clock has to stand at 0) and DateTime.
    ValueFate moment(std::size_t column, const CivilMoment &value);
    ValueFate timestamp(std::size_t column, std::int64_t secondsSince1970, std::uint32_t micros = 0);
    ValueFate span(std::size_t column, const ClockSpan &value);
    /// Char, VarChar, Text. Spaces at the end of a Char do not count.
    ValueFate text(std::size_t column, std::string_view value);
    /// Binary (filled with zeros), VarBinary, Blob.
    ValueFate bytes(std::size_t column, std::string_view value);
    /// Enum: a member's number from 1, 0 for the empty one. Set, Bit: the bits.
    ValueFate bits(std::size_t column, std::uint64_t value);

private:
    ValueFate wholeNumber(std::size_t column, bool negative, std::uint64_t size);
    /// Room for so many bytes at the end of the row.
    Byte *room(std::size_t bytes)
    {
        if (m_bytes.size() - m_length < bytes + slack)
            grow(bytes);
        return m_bytes.data() + m_length;
    }
    void grow(std::size_t bytes);
    bool tooLong(std::size_t bytes) const { return bytes + m_length > mostRowBytes; }
    ValueFate stored(std::size_t bytes)
    {
        m_values[m_next++] = {m_length, static_cast<std::uint32_t>(bytes)};
        m_length += static_cast<std::uint32_t>(bytes);
        return ValueFate::Stored;
    }
    bool inTurn(std::size_t column) const { return column == m_next && column < m_columns.size(); }
    ValueFate packed(std::size_t column, bool good);

    static constexpr std::size_t slack = 8; ///< putAny() writes eight bytes whatever the value has
    std::vector<ColumnShape> m_columns;
    std::vector<std::uint32_t> m_fixed; ///< ColumnShape::storedBytes()
    std::vector<StoredValue> m_values;
    std::vector<Byte> m_bytes;
    std::size_t m_next = 0;
    std::uint32_t m_length = 0;
    std::uint64_t m_rowId = 0;
};

} // namespace millrace::ibd
