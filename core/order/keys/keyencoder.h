// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/keys/keyfields.h"
#include "core/order/keys/sortkey.h"

#include <compare>

namespace millrace {

/// The first 16 bytes of an encoded key, zeros after a shorter one, as two numbers that compare like the
/// bytes do.
struct KeyPrefix
{
    static constexpr std::size_t bytes = 16;
    quint64 high = 0;
    quint64 low = 0;

    static KeyPrefix of(std::string_view key);
    friend auto operator<=>(const KeyPrefix &, const KeyPrefix &) = default;
};

/// Turns a row into bytes that compare (memcmp) in the order of the sort key. No encoded key is the beginning
/// of another, so keys padded with zeros compare right too. Values that do not fit their column count as what
/// the server would clip them to; NULL and missing fields come last. Used by one thread.
class KeyEncoder
{
public:
    /// InnoDB's own limit for a key; what stands after it does not decide.
    static constexpr std::size_t maxBytes = 3072;

    /// REQUIRES: dialect.validate() succeeds, key.parts is not empty.
    KeyEncoder(const Dialect &dialect, const SortKey &key);

    /// The key of one row as RowFeed gives it; valid until the next call.
    std::string_view encode(std::span<const char> row, bool terminated);

private:
    KeyFields m_fields;
    QVector<KeyPart> m_parts;
    std::string m_key;
};

} // namespace millrace
