// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/serverchecksum.h"

#include <algorithm>
#include <zlib.h>

namespace millrace::ibd {

namespace {

std::uint32_t crcOf(std::uint32_t crc, Bytes bytes)
{
    return static_cast<std::uint32_t>(::crc32(crc, bytes.data(), static_cast<uInt>(bytes.size())));
}

/// Numbers that InnoDB turns round, so that they compare as bytes.
bool isTurned(ColumnKind kind)
{
    return kind == ColumnKind::Integer || kind == ColumnKind::Date || kind == ColumnKind::Enum ||
           kind == ColumnKind::Set;
}

/// … and whose highest bit it flips.
bool hasFlippedSign(const ColumnShape &shape)
{
    return (shape.kind == ColumnKind::Integer && !shape.isUnsigned) || shape.kind == ColumnKind::Date;
}

/// What a NULL leaves in MySQL's buffer: the value that Field::reset() makes, where the column has no
/// default.
std::vector<Byte> emptyField(const ColumnShape &shape, std::uint32_t bytes)
{
    constexpr Byte zeroAtSign = 0x80; // the packed zero of signed numbers
    std::vector<Byte> field(bytes, 0);
    switch (shape.kind) {
    case ColumnKind::Char:
        std::ranges::fill(field, Byte{' '});
        break;
    case ColumnKind::Decimal:
    case ColumnKind::Time:
    case ColumnKind::DateTime:
        field[0] = zeroAtSign;
        break;
    case ColumnKind::VarChar:
    case ColumnKind::Text:
    case ColumnKind::VarBinary:
    case ColumnKind::Blob:
        field.clear();
        break;
    default:
        break;
    }
    return field;
}

constexpr std::size_t bitsOfByte = 8;

} // namespace

ServerChecksum::ServerChecksum(std::vector<ColumnShape> columns, const Server &server)
    : m_columns(std::move(columns))
    , m_server(server)
{
    std::size_t bits = m_server.packedRecord ? 0 : 1;
    for (const ColumnShape &column : m_columns) {
        m_stored.push_back(column.storedBytes());
        bits += column.nullable ? 1 : 0;
    }
    m_nullBits.resize((bits + bitsOfByte - 1) / bitsOfByte);
    // 256 - (1 << last_null_bit_pos): all of them where the last byte is full.
    m_unusedBits = static_cast<Byte>(256U - (1U << (bits % bitsOfByte)));
}

void ServerChecksum::foldNulls(const RowImage &row)
{
    std::ranges::fill(m_nullBits, Byte{0});
    std::size_t bit = 0;
    if (!m_server.packedRecord) {
        m_nullBits[0] = 1;
        bit = 1;
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (!m_columns[i].nullable)
            continue;
        if (row.values[i].isNull())
            m_nullBits[bit / bitsOfByte] =
                static_cast<Byte>(m_nullBits[bit / bitsOfByte] | (1U << (bit % bitsOfByte)));
        ++bit;
    }
    if (!m_nullBits.empty())
        m_nullBits.back() = static_cast<Byte>(m_nullBits.back() | m_unusedBits);
}

std::uint32_t ServerChecksum::withValue(std::uint32_t crc, std::size_t column, Bytes value)
{
    const ColumnShape &shape = m_columns[column];
    if (isTurned(shape.kind)) {
        m_field.assign(value.rbegin(), value.rend());
        if (hasFlippedSign(shape))
            m_field.back() = static_cast<Byte>(m_field.back() ^ 0x80U);
        return crcOf(crc, m_field);
    }
    if (shape.kind == ColumnKind::Char && value.size() < m_stored[column]) {
        m_field.assign(value.begin(), value.end());
        m_field.resize(m_stored[column], Byte{' '});
        return crcOf(crc, m_field);
    }
    return crcOf(crc, value);
}

std::uint32_t ServerChecksum::of(const RowImage &row)
{
    foldNulls(row);
    std::uint32_t crc = m_nullBits.empty() ? 0 : crcOf(0, m_nullBits);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const StoredValue &value = row.values[i];
        if (!value.isNull())
            crc = withValue(crc, i, Bytes(row.bytes + value.at, value.length));
        else if (m_server.mySql)
            crc = crcOf(crc, emptyField(m_columns[i], m_stored[i]));
    }
    return crc;
}

} // namespace millrace::ibd
