// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/columnshape.h"

#include <cstddef>
#include <string_view>

namespace millrace::ibd {

/// Not a text of the charset.
inline constexpr std::size_t noText = static_cast<std::size_t>(-1);

/// How many characters, or noText: for utf8mb4 as well-formed as Unicode has it (no surrogates, no overlong
/// forms, at most U+10FFFF), for utf8mb3 none of four bytes, for ascii none above 127.
std::size_t countCharacters(std::string_view text, ColumnCharset charset);
/// Bytes of the first `characters` characters. REQUIRES: a text of the charset.
std::size_t bytesOfCharacters(std::string_view text, ColumnCharset charset, std::size_t characters);

} // namespace millrace::ibd
