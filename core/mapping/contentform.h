// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QVector>
#include <string>
#include <string_view>

namespace millrace {

/// How a field has to be written so that the server's own text of the stored value is known beforehand.
enum class ContentForm
{
    Text,     ///< CHAR is read without trailing spaces, everything else as it is
    Char,     ///< CHAR(n)
    Binary,   ///< BINARY(n): filled up with NUL bytes
    Integer,  ///< 7, -7; also 007 and +7
    Decimal,  ///< 7, 7.5 for DECIMAL(9,2): 7.50; not 7.505, which the server rounds
    Date,     ///< 2026-11-21
    DateTime, ///< 2026-11-21 03:04:05.5; also a date alone
    Time,     ///< 03:04:05.5, -838:59:59
    Year,     ///< 2026
    Label     ///< of an ENUM, letter by letter
};

/// The rules for one column.
struct ContentRule
{
    ContentForm form = ContentForm::Text;
    int digits = 0; ///< after the point of DECIMAL, of a second; bytes of BINARY
    QVector<QByteArray> labels;
};

/// Appends what the server will say the value is, as text in the file's character set. False when that cannot
/// be told without asking it (it rounds, it reads dates in many ways): \a out is as it was.
bool appendContent(const ContentRule &rule, std::string_view value, std::string &out);

} // namespace millrace
