// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/shape/checkedtable.h"

#include <cstdint>
#include <span>

namespace millrace::ibdcheck {

/// What the .cfg of FLUSH TABLES … FOR EXPORT says: MariaDB's version 1 and MySQL's versions 4 to 8.
struct ExportedTable
{
    std::string name;        ///< schema/table, as InnoDB spells it
    uint64_t nextNumber = 0; ///< AUTO_INCREMENT
    uint32_t pageSize = 0;
    /// As far as a .cfg says it: not the digits of decimals, not the members of ENUM and SET.
    CheckedTable table;

    /// Empty, or why it is none that can be read.
    std::string read(std::span<const uint8_t> bytes);
    /// Empty when \a other has the same columns and indexes, as they are stored; else the first difference.
    std::string whyNotThat(const CheckedTable &other) const;
    /// Sets rootPage of its indexes. REQUIRES: whyNotThat(other) is empty.
    void giveRoots(CheckedTable &other) const;
};

} // namespace millrace::ibdcheck
