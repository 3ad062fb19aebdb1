// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/keys/rowfeed.h"
#include "core/ship/ibd/rowencoder.h"

#include <string_view>
#include <vector>

namespace millrace {

/// Rows of a file that stand one after the other, and what became of each.
struct ImageBatch
{
    struct Row
    {
        std::size_t at = 0; ///< in raw
        std::size_t bytes = 0;
        qint64 offset = 0; ///< of its first byte in the file
        bool terminated = true;

        bool isBuilt = false;      ///< else it is for the server, and the rest means nothing
        quint32 checksum = 0;      ///< its share of CHECKSUM TABLE
        quint64 autoIncrement = 0; ///< 0: there is no such column
        std::size_t imageAt = 0;   ///< in images
        std::size_t imageBytes = 0;
        std::size_t firstKey = 0; ///< in keyEnds
    };

    int file = 0; ///< of the source's
    std::vector<Row> rows;
    std::vector<char> raw; ///< as they stand in the file
    /// Of each row that is built its values (StoredValue, aligned), then its bytes.
    std::vector<ibd::Byte> images;
    std::vector<ibd::Byte> keys;      ///< those that ImagePipe was asked for, row by row
    std::vector<std::size_t> keyEnds; ///< of each of them in keys
    qint64 endOffset = 0;             ///< bytes of the file that are read by now
    qint64 bodyStart = 0;
    bool isLastOfFile = false;

    void clear();
    FedRow fed(const Row &row) const
    {
        return {{raw.data() + row.at, row.bytes}, row.offset, row.terminated};
    }
    std::string_view packed(const Row &row) const
    {
        return {reinterpret_cast<const char *>(images.data()) + row.imageAt, row.imageBytes};
    }
    /// REQUIRES: the row is built, of so many columns.
    ibd::RowImage image(const Row &row, std::size_t columns) const;
    std::string_view key(const Row &row, std::size_t number) const;
};

} // namespace millrace
