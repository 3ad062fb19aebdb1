// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace millrace::ibdcheck {

/// What the bytes of a value have to be.
enum class StoredValue
{
    Bytes,     ///< anything
    Float,     ///< 4 bytes, the low one first; no NaN, no infinity
    Double,    ///< 8 bytes, likewise
    Decimal,   ///< groups of nine digits; precision and scale
    Date,      ///< 3 bytes
    Time,      ///< 3 bytes and those of the fraction; scale: digits of it
    DateTime,  ///< 5 bytes and those of the fraction
    Timestamp, ///< 4 bytes and those of the fraction
    Enum,      ///< precision: its members
    Set,       ///< precision: its members
    Bit,       ///< precision: its bits
    Text       ///< in the column's charset
};

enum class StoredCharset
{
    Binary,  ///< no characters at all
    OneByte, ///< every byte is a character (latin1 …)
    Ascii,
    Utf8mb3,
    Utf8mb4,
    Other ///< not looked into
};

/// How a key orders the values of a column.
enum class StoredOrder
{
    Bytes,       ///< by their bytes, the shorter one first: numbers, dates, binary, _bin without padding
    PaddedBytes, ///< by their bytes as if the shorter one had spaces after it: _bin
    AsciiNoCase, ///< as before, a–z taken for A–Z: ascii_general_ci
    Float,
    Double,
    Unknown ///< only the server can tell; equal bytes are equal all the same
};

/// A column as it is stored.
struct CheckedColumn
{
    std::string name;
    uint32_t fixedBytes = 0; ///< every value has as many; 0: they differ
    uint32_t mostBytes = 0;  ///< of a value where they differ
    /// Lengths above 127 take two bytes: BLOB, TEXT, JSON, and whatever may have more than 255 bytes.
    bool longLengths = false;
    bool nullable = false;
    bool isVirtual = false; ///< in no row, perhaps in an index
    StoredValue value = StoredValue::Bytes;
    uint32_t precision = 0; ///< 0: not known, not looked at
    uint32_t scale = 0;
    StoredCharset charset = StoredCharset::Binary;
    uint32_t mostChars = 0; ///< 0: not known, not looked at
    uint32_t leastCharBytes = 1;
    uint32_t mostCharBytes = 1;
    StoredOrder order = StoredOrder::Bytes;
};

struct CheckedKeyPart
{
    uint32_t column = 0; ///< its place in CheckedTable::columns
    uint32_t prefixBytes =
        0; ///< KEY (c(10)): 10 times the bytes of the longest character; 0: the whole value
    bool descending = false;
};

struct CheckedIndex
{
    std::string name;
    bool unique = false;
    bool spatial = false;              ///< an R-tree: pages and counts are looked at, no order
    std::vector<CheckedKeyPart> parts; ///< as declared, without the primary key that InnoDB adds
    uint32_t rootPage = 0;             ///< 0: found in the file
};

/// What the file should hold. The first index is the clustered one: the primary key, or the first UNIQUE
/// without NULL, or (without parts) the hidden row number.
struct CheckedTable
{
    std::vector<CheckedColumn> columns; ///< in the order in which InnoDB has them
    std::vector<CheckedIndex>
        indexes; ///< in the order in which they were created, unless rootPage says which

    /// Empty when it can be; else what is wrong with it.
    std::string whyNot() const;
};

} // namespace millrace::ibdcheck
