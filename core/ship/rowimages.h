// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/order/keys/keyfields.h"
#include "core/ship/tableshape.h"
#include "core/source/source.h"

namespace millrace {

/// Rows of a dump as InnoDB stores them, where it is certain that LOAD DATA would store the same under any
/// strict sql_mode. Used by one thread.
class RowImages
{
public:
    struct Session
    {
        bool utc = false; ///< its time zone
    };
    /// One sentence: why no row can be built with this mapping, which has no expressions; empty: rows can.
    /// Columns have to be bound to a field each.
    static QString whyNot(const Mapping &mapping, const TableShape &shape);

    /// REQUIRES: whyNot() and shape.whyNot are empty. The shape outlives it.
    RowImages(const Source &source, const Mapping &mapping, const TableShape &shape, const Session &session);

    /// Reads a row as RowFeed gives it; false: it is for the server.
    bool read(std::span<const char> row, bool terminated);
    /// The last row; valid until the next read(). REQUIRES: read() said true.
    ibd::RowImage image() const { return m_row.image(); }
    /// Of the last row; 0: there is no such column.
    quint64 autoIncrement() const;
    const std::vector<ibd::ColumnShape> &columns() const { return m_row.columns(); }

private:
    bool store(std::size_t column, const KeyField &field);

    const TableShape &m_shape;
    ibd::RowEncoder m_row;
    ibd::ValueText m_values;
    KeyFields
        m_fields; ///< of each column, then the last one of the mapping, and the one that must not be there
    bool m_asciiOnly; ///< texts of the dump are in another character set than UTF-8
};

} // namespace millrace
