// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/bytes.h"

#include <string_view>

namespace millrace::ibd {

/// A moment as the calendar has it; all of the date 0: the server's zero date.
struct CivilMoment
{
    std::uint32_t year = 0;
    std::uint32_t month = 0;
    std::uint32_t day = 0;
    std::uint32_t hour = 0;
    std::uint32_t minute = 0;
    std::uint32_t second = 0;
    std::uint32_t micros = 0;
};

/// A TIME: up to 838:59:59 either way.
struct ClockSpan
{
    bool negative = false;
    std::uint32_t hours = 0;
    std::uint32_t minutes = 0;
    std::uint32_t seconds = 0;
    std::uint32_t micros = 0;
};

/// The packed forms of values (decimal.c: decimal2bin; my_time.c: my_…_packed_to_binary, mysql_…: TIME,
/// DATETIME and TIMESTAMP as of 5.6). Each writes at most 4 bytes more than the value has. False: no value of
/// the type, or one that would have to be rounded; nothing is said of what was written then.

/// "-12.50": digits with at most one point, one sign. -0 is 0.
bool packDecimal(std::string_view text, std::uint32_t digits, std::uint32_t scale, Byte *to);
/// 3 bytes.
bool packDate(const CivilMoment &moment, Byte *to);
/// 5 bytes and those of the fraction.
bool packDateTime(const CivilMoment &moment, std::uint32_t scale, Byte *to);
/// 4 bytes and those of the fraction; 0: the zero timestamp. Up to 2038-01-19 03:14:07 UTC: MySQL and MariaDB
/// before 11.5 have no later ones.
bool packTimestamp(std::int64_t secondsSince1970, std::uint32_t micros, std::uint32_t scale, Byte *to);
/// 3 bytes and those of the fraction.
bool packTime(const ClockSpan &span, std::uint32_t scale, Byte *to);

} // namespace millrace::ibd
