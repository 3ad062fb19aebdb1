// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/shape/checkedtable.h"

#include <span>

namespace millrace::ibdcheck {

/// How far the order of two values or records is known.
enum class KeyCompare
{
    Less,
    Equal,
    Greater,
    NotKnown ///< they differ, and only the server can tell how
};

using ValueBytes = std::span<const uint8_t>;

/// Whether there are bytes of the right length that this column cannot have.
bool canBeWrong(const CheckedColumn &column);
/// Null when the server could have stored it; else what is wrong with it. REQUIRES: of the column's length.
const char *whyNotValue(const CheckedColumn &column, ValueBytes value);

/// Neither is NULL.
KeyCompare compareValues(StoredOrder order, ValueBytes a, ValueBytes b);

/// Characters in it; -1: it is no UTF-8 (of at most \a mostBytes bytes a character).
int64_t countUtf8(ValueBytes value, uint32_t mostBytes);
/// The bytes of its first \a chars characters. REQUIRES: valid UTF-8, else the result is some number of bytes
/// within the value.
size_t prefixOfUtf8(ValueBytes value, uint32_t chars);

} // namespace millrace::ibdcheck
