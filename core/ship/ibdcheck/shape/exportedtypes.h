// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/shape/checkedtable.h"

namespace millrace::ibdcheck {

/// A type as InnoDB has it (in a .cfg).
struct ExportedType
{
    uint32_t precise = 0; ///< the server's type, flags, and the collation's number
    uint32_t main = 0;
    uint32_t length = 0;
    uint32_t charBytes = 0; ///< five times those of the longest character, and those of the shortest
};

/// How such a column is stored; no name.
CheckedColumn columnOf(const ExportedType &type);

/// What is known of a collation by its number, which MySQL and MariaDB share.
StoredCharset charsetOf(uint32_t collation, uint32_t leastCharBytes, uint32_t mostCharBytes);
StoredOrder orderOf(uint32_t collation);

} // namespace millrace::ibdcheck
