// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/sortedsource.h"
#include "core/ship/tableshape.h"

#include <functional>
#include <stop_token>

namespace millrace {

/// What was built, and what was not.
struct BuiltTable
{
    qint64 rows = 0;      ///< in the file
    qint64 rowsRead = 0;  ///< of the dump
    quint32 checksum = 0; ///< what CHECKSUM TABLE has to say of the file
    quint64 lastAutoIncrement = 0;
    qint64 fileBytes = 0;
    Source source;                    ///< the dump with its rows counted
    std::optional<SortedSource> left; ///< the rows that a server has to store, and where they come from
};

/// Fills the exported template of an empty table with a dump's rows, without a server: reads the dump once,
/// sorts rows and entries of secondary indexes within its memory, writes the file once. Rows of which it is
/// not certain what the server makes of them are put aside as they stand.
class FastLane
{
public:
    struct Context
    {
        const Source &source;
        const Mapping &mapping;
        const TableShape &shape;
        QString templateFile; ///< .ibd
        QString exportFile;   ///< .cfg
        QString file;         ///< to be made
        QString folder;       ///< for what is sorted, and for the rows put aside (SortFolder)
        qint64 memoryBytes = 0;
        bool utc = false;       ///< the session's time zone
        bool inKeyOrder = true; ///< the rows seem to be: where one is not, all begins anew with a sort
        std::function<void(qint64 rows, qint64 bytes)> onRows; ///< now and then: so many more were read
        std::function<void()> onSort; ///< rows are sorted from now on, from the first
        std::stop_token stop;
    };
    explicit FastLane(Context context)
        : m_context(std::move(context))
    {}

    /// Blocks for as long as it takes. Errors: ShipBuildFailed, DuplicateRow (of a unique key; the row where
    /// it is known), OrderMemoryTooSmall, FileNotWritable, DiskFull, Cancelled, and those of RowFeed. What it
    /// made is gone then.
    Result<BuiltTable> build();

private:
    const Context m_context;
};

} // namespace millrace
