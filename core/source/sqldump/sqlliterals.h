// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace millrace {

/// The kinds of literals that stood for a column's values, as bits. What LOAD DATA makes of a field can
/// differ from what INSERT makes of the literal, and only who knows the column's type can tell:
/// - Hex and Bit are raw bytes in the output. For a number column INSERT takes 0x0A for 10, so bind such a
/// column to a
///   variable: SET c = CONV(HEX(@c), 16, 10). BIT, BINARY, BLOB and GEOMETRY columns take the bytes.
/// - Integer in a BIT column is a number to INSERT, but text to LOAD DATA: SET c = CAST(@c AS UNSIGNED).
/// - Float (1e3) in a text column is stored as 1000 by INSERT.
enum SqlLiteralKind : quint16
{
    SqlNull = 1 << 0,
    SqlText = 1 << 1,    ///< '…' in the dump's character set
    SqlInteger = 1 << 2, ///< also TRUE and FALSE, written as 1 and 0
    SqlDecimal = 1 << 3,
    SqlFloat = 1 << 4,   ///< with an exponent
    SqlHex = 1 << 5,     ///< 0xHEX
    SqlHexText = 1 << 6, ///< x'HEX'
    SqlBit = 1 << 7,     ///< b'01' and 0b01
    SqlBinary = 1 << 8,  ///< introduced by _binary, whatever the literal
    /// CONVERT('…' USING utf8mb4) in a dump of names binary: text that, unlike the others there, is in UTF-8.
    SqlUtf8Text = 1 << 9,
    SqlZero = 1 << 10, ///< 0, '0' or '' were among them: an AUTO_INCREMENT column may count on at such a one
};
using SqlLiteralKinds = quint16;

/// Texts of two character sets in one field: no expression of a LOAD DATA tells them apart.
constexpr bool mixesTexts(SqlLiteralKinds kinds)
{
    constexpr SqlLiteralKinds both = SqlText | SqlUtf8Text;
    return (kinds & both) == both;
}

} // namespace millrace
