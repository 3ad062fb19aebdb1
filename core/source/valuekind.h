// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

#include <QByteArray>
#include <QFlags>

namespace millrace {

/// What the text of a value can be read as without loss.
enum class ValueKind
{
    Integer = 1,   ///< -?digits, at most 65; no leading zero, which a number would lose
    Decimal = 2,   ///< an Integer, or with a decimal point: 65 digits, 30 after the point
    Real = 4,      ///< a Decimal, or with an exponent
    Date = 8,      ///< YYYY-MM-DD, 0000-00-00 and a day or month of 0 among them
    DateTime = 16, ///< a Date, or with hh:mm:ss and up to six digits after it
    Time = 32,     ///< -?hhh:mm:ss, up to 838 hours, up to six digits after it
    Uuid = 64,     ///< 8-4-4-4-12 hexadecimal digits
    Json = 128,    ///< an object or an array
    Text = 256,    ///< characters of the character set, no NUL
};
Q_DECLARE_FLAGS(ValueKinds, ValueKind)
Q_DECLARE_OPERATORS_FOR_FLAGS(ValueKinds)

constexpr int valueKindCount = 9;
constexpr ValueKind valueKindAt(int index)
{
    return static_cast<ValueKind>(1 << index);
}

template <>
inline constexpr auto enumNames<ValueKind> = namesOfEnum<ValueKind>({{ValueKind::Integer, "integer"},
                                                                     {ValueKind::Decimal, "decimal"},
                                                                     {ValueKind::Real, "real"},
                                                                     {ValueKind::Date, "date"},
                                                                     {ValueKind::DateTime, "datetime"},
                                                                     {ValueKind::Time, "time"},
                                                                     {ValueKind::Uuid, "uuid"},
                                                                     {ValueKind::Json, "json"},
                                                                     {ValueKind::Text, "text"}});

/// What a value that is neither NULL nor empty can be read as. \a isText: its bytes are characters.
ValueKinds kindsOf(const QByteArray &value, bool isText);

/// Digits before and after the decimal point; REQUIRES: kindsOf(value) has Decimal.
struct DecimalShape
{
    int whole = 0;
    int fraction = 0;
};
DecimalShape decimalShape(const QByteArray &value);
/// A DOUBLE gives the value back as another number: more digits than it has (integers above 2^53, say), or
/// out of its range. REQUIRES: kindsOf(value) has Real.
bool doubleLoses(const QByteArray &value);
/// Digits after the second of a DateTime or a Time; 0: none.
int secondDigits(const QByteArray &value);
/// Orders two values that have Decimal, by their size. Exact at any length.
bool decimalLess(const QByteArray &a, const QByteArray &b);

} // namespace millrace
