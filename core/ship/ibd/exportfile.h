// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/bytes.h"
#include "core/ship/ibd/base/outcome.h"

#include <string>
#include <vector>

namespace millrace::ibd {

/// What FLUSH TABLES … FOR EXPORT wrote beside the table (row0quiesce.cc): the server's own view of columns
/// and indexes. Versions: MariaDB has 1; MySQL 8.0 had 2 to 7, 9.x has 8.
struct ExportedColumn
{
    std::string name;
    std::uint32_t preciseType =
        0; ///< flags (format::typeNotNull …), the server's type number, the collation << 16
    std::uint32_t mainType = 0; ///< format::MainType
    std::uint32_t length = 0;   ///< the most bytes it takes
    std::uint32_t minimumBytesOfChar = 0;
    std::uint32_t mostBytesOfChar = 0;

    bool nullable() const;
    bool isUnsigned() const;
};

struct ExportedField
{
    std::string column;
    std::uint32_t prefixBytes = 0; ///< 0: the whole column
    std::uint32_t fixedBytes = 0;  ///< 0: its length is stored
    bool descending = false;
};

struct ExportedIndex
{
    std::string name;
    std::uint64_t id = 0;
    std::uint32_t spaceId = 0;
    std::uint32_t root = 0;
    std::uint32_t type = 0;         ///< format::indexClustered …
    std::uint32_t userFields = 0;   ///< as in the definition
    std::uint32_t uniqueFields = 0; ///< that tell two records apart
    std::uint32_t nullable = 0;
    std::vector<ExportedField> fields; ///< as in a leaf's record
};

struct ExportFile
{
    std::uint32_t version = 0;
    std::string table; ///< schema/table
    std::uint64_t autoIncrement = 0;
    std::uint32_t pageBytes = 0;
    std::uint32_t tableFlags = 0;
    std::vector<ExportedColumn> columns; ///< the system's own at the end
    std::vector<ExportedIndex> indexes; ///< the clustered one first; without that of MySQL's dictionary (SDI)

    /// Errors: TemplateUnreadable (cut off, or more than it should be), TemplateUnknown (another version,
    /// instantly added columns).
    static Outcome<ExportFile> parse(Bytes bytes);
    /// The same file with another next AUTO_INCREMENT value, which both servers take from it when they import
    /// the table. Errors: as parse().
    static Outcome<std::vector<Byte>> withAutoIncrement(Bytes bytes, std::uint64_t next);
    bool fromMySql() const { return version > 1; }
};

} // namespace millrace::ibd
