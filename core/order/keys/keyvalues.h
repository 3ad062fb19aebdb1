// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/keys/sortkey.h"

#include <string>
#include <string_view>

namespace millrace {

/// The values of key fields as bytes that compare like the values do, appended to a key. Each encoding ends
/// itself: none is the beginning of another. What is no value of its kind still gets a place.

enum class TextOrder
{
    Plain, ///< ASCII as in *_general_ci: letters as capitals, the rest by code
    Uca    ///< ASCII as in the Unicode collations: punctuation, digits, letters
};

void encodeSigned(std::string_view text, int bytes, std::string &key);
void encodeUnsigned(std::string_view text, int bytes, std::string &key);
void encodeDecimal(std::string_view text, std::string &key);
/// "2010-01-31 12:34:56.789", any delimiters, "20100131123456", years of two digits.
void encodeDateTime(std::string_view text, std::string &key);
/// "-838:59:59.5", "2 11:00", "101112".
void encodeTime(std::string_view text, std::string &key);
void encodeBytes(std::string_view value, std::string &key);
/// Spaces at the end do not count.
void encodeText(std::string_view value, TextOrder order, std::string &key);
/// Labels compare without regard to ASCII case; what is no label comes first, as the server stores it as ''.
void encodeEnum(std::string_view label, const QByteArrayList &labels, std::string &key);
/// MariaDB's order of UUIDs: those of version 6 and above by their bytes, others by node, clock and time.
void encodeUuid(std::string_view text, std::string &key);
/// After every value.
void encodeNull(const KeyPart &part, std::string &key);

} // namespace millrace
