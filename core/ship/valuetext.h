// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/rowencoder.h"

#include <string>
#include <string_view>
#include <vector>

namespace millrace::ibd {

/// Values as dumps write them, given to a RowEncoder: only what the server is certain to store as it stands,
/// whatever its strict sql_mode. Everything else (other notations of a date, blanks around a number, zero
/// dates, a fraction that would be rounded, labels in other letters) is left to the server: any fate but
/// Stored sends the row there.
///
///   Integer, Year   -?digits; a year of four digits
///   Decimal         -?digits with a point at most; no more digits after it than the column has
///   Float, Double   -?digits, point, exponent, as correctly rounded as the server's own (David Gay's strtod)
///   Date            2024-02-29, of the years 1000 to 9999
///   DateTime        2024-02-29 12:34:56 with a fraction no longer than the column's
///   Timestamp       the same, where the session's time zone is UTC
///   Time            -?12:34:56 or 123:34:56, with a fraction likewise
///   Char … Text     UTF-8; of other charsets only ASCII
///   Binary … Blob   any bytes
///   Enum, Set       labels byte by byte; of a set each once, in any order
///   Bit             never: what a text means there depends on the statement
class ValueText
{
public:
    /// A column's labels; empty but for Enum and Set.
    using Labels = std::vector<std::string>;
    struct Session
    {
        bool utc = false; ///< its time zone
    };
    ValueText(RowEncoder &row, std::vector<Labels> labels, const Session &session)
        : m_row(&row)
        , m_labels(std::move(labels))
        , m_session(session)
    {}
    /// The field's bytes, unescaped; NULL is RowEncoder::null().
    ValueFate store(std::size_t column, std::string_view text);

private:
    ValueFate storeWhole(std::size_t column, std::string_view text);
    ValueFate storeReal(std::size_t column, std::string_view text);
    ValueFate storeMoment(std::size_t column, std::string_view text);
    ValueFate storeSpan(std::size_t column, std::string_view text);
    ValueFate storeText(std::size_t column, std::string_view text);
    ValueFate storeLabels(std::size_t column, std::string_view text);

    RowEncoder *m_row;
    std::vector<Labels> m_labels; ///< one for each column, or none at all
    Session m_session;
};

/// Seconds since 1970 of a moment in UTC. REQUIRES: of the calendar.
std::int64_t secondsOf(const CivilMoment &moment);

} // namespace millrace::ibd
