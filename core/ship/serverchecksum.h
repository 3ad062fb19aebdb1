// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/rowencoder.h"

#include <optional>

namespace millrace::ibd {

/// What CHECKSUM TABLE … EXTENDED says of rows: the sum over all of them, in whatever order, of a CRC-32 of
/// the row as the server's buffer holds it (handler::calculate_checksum() of MariaDB, mysql_checksum_table()
/// of MySQL). So a whole table's contents are compared by the server's own statement with what was read. One
/// thread; sums of several may be added.
class ServerChecksum
{
public:
    struct Server
    {
        bool mySql = false;
        /// The table's buffers are of varying length by their definition (HA_OPTION_PACK_RECORD): a VARCHAR,
        /// a TEXT or a BLOB, or ROW_FORMAT=DYNAMIC spelt out.
        bool packedRecord = false;
    };
    ServerChecksum(std::vector<ColumnShape> columns, const Server &server);

    /// What a row adds to the sum. REQUIRES: a complete row. MySQL: no NULL in a column whose default is
    /// another value, for its buffer then holds that.
    std::uint32_t of(const RowImage &row);
    void add(const RowImage &row) { m_sum += of(row); }
    std::uint32_t sum() const { return m_sum; }

private:
    std::uint32_t withValue(std::uint32_t crc, std::size_t column, Bytes value);
    void foldNulls(const RowImage &row);

    std::vector<ColumnShape> m_columns;
    Server m_server;
    std::vector<std::uint32_t> m_stored; ///< ColumnShape::storedBytes()
    std::vector<Byte> m_nullBits;
    Byte m_unusedBits = 0; ///< of the last byte
    std::vector<Byte> m_field;
    std::uint32_t m_sum = 0;
};

} // namespace millrace::ibd
