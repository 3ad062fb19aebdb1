// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/exportfile.h"

#include <array>
#include <string>
#include <vector>

namespace millrace::ibd {

enum class ColumnKind
{
    Integer, ///< length: bytes, 1 to 4 or 8
    Float,   ///< without (M,D)
    Double,  ///< without (M,D)
    Decimal, ///< length: digits; scale: of them after the point
    Date,
    Time,      ///< scale: digits of the second's fraction
    DateTime,  ///< the same
    Timestamp, ///< the same
    Year,
    Char,      ///< length: characters
    VarChar,   ///< length: characters
    Text,      ///< length: the most bytes, 255 to 2^32 - 1
    Binary,    ///< length: bytes
    VarBinary, ///< length: bytes
    Blob,      ///< length: the most bytes
    Enum,      ///< length: members
    Set,       ///< length: members
    Bit        ///< length: bits
};

enum class ColumnCharset
{
    Ascii,
    SingleByte, ///< latin1 and the like; the caller has the bytes
    Utf8Mb3,
    Utf8Mb4
};

/// How texts of the column compare, as far as this library knows it.
enum class TextOrdering
{
    ServerOnly,  ///< no index can be built in that order here
    BytesPadded, ///< utf8mb4_bin, latin1_bin …: as if filled with spaces
    Unpadded     ///< bytes, and the longer one is greater: utf8mb4_0900_bin, …_nopad_bin
};

/// A column as its definition says, in the order of SHOW CREATE TABLE.
struct ColumnShape
{
    std::string name;
    ColumnKind kind = ColumnKind::Integer;
    bool nullable = false;
    bool isUnsigned = false;
    std::uint32_t length = 0;
    std::uint32_t scale = 0;
    ColumnCharset charset = ColumnCharset::Utf8Mb4;
    TextOrdering ordering = TextOrdering::ServerOnly;

    bool isText() const;
    /// Bytes of the longest character.
    std::uint32_t bytesOfChar() const;
    /// What InnoDB has as the column's length in bytes; for TEXT and BLOB the length with which that begins.
    std::uint32_t storedBytes() const;
    /// Stored in the same number of bytes whatever the value.
    bool isFixed() const;
};

/// decimal.c: nine digits are a word of four bytes; what is left over at either end takes fewer.
inline constexpr std::uint32_t decimalWordDigits = 9;
inline constexpr std::array<std::uint32_t, decimalWordDigits + 1> decimalDigitBytes{0, 1, 1, 2, 2,
                                                                                    3, 3, 4, 4, 4};
std::uint32_t decimalBytes(std::uint32_t digits, std::uint32_t scale);
std::uint32_t fractionBytes(std::uint32_t digits);

/// Whether the server exported such a column. Errors: ColumnMismatch.
Outcome<void> checkColumn(const ColumnShape &shape, const ExportedColumn &exported);
/// All of them: the same names in the same order, and after them nothing but the system's own columns.
Outcome<void> checkColumns(const std::vector<ColumnShape> &shapes, const ExportFile &exported);

} // namespace millrace::ibd
