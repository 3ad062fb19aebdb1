// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/tableshape.h"
#include "core/source/source.h"

#include <optional>

namespace millrace {

/// What the file of a table will take, by the definition of its columns and the size of the dump.
struct ShipSpace
{
    qint64 leastBytes = 0; ///< it cannot be smaller
    qint64 mostBytes = 0;  ///< it is hardly greater

    /// Nothing: the rows are not counted.
    static std::optional<ShipSpace> of(const Source &source, const TableShape &shape,
                                       const TableSchema &table);
};

} // namespace millrace
