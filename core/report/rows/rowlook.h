// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runfolder.h"
#include "core/verify/loadedrows.h"

namespace millrace {

/// Which rows of a run somebody wants to see.
struct RowsAsked
{
    QVector<qint64> numbers; ///< in source order over all files, from 1
    QVector<qint64> chunks;  ///< the first and the last row of each
    bool slowest = false;    ///< the same of the chunk that took longest
    QStringList key;         ///< values of the table's key; empty: none is asked for
    bool any() const { return !numbers.isEmpty() || !chunks.isEmpty() || slowest || !key.isEmpty(); }
};

/// Rows of a run, from its dump, or the server its rows came from, and from its table.
struct RowLook
{
    struct Line
    {
        QString title; ///< for people: "First row", "Chunk 3, last row"
        LoadedRow row;
    };
    QString table;           ///< schema.table
    bool isOfServer = false; ///< the source's rows are a server's, as it has them now
    QStringList columns;
    TableKey key;
    QVector<Line> lines;

    /// Every row is in the table as the load gives it, or was set aside.
    bool isWell() const;
};

/// Nothing asked for: the first and the last row of the dump; where the rows came from a server, of the table
/// by its key. \a run: of one table. \a source: the server the rows came from, for plans that have one;
/// unset: as resolveSource() has it. It is asked over a connection of the look's own, and a stop reaches into
/// its statement. Errors: RowNotFound (of rows that were sorted, chunks have no place in the dump; a server's
/// have no numbers), Cancelled, those of the folder, of openSource() and of LoadedRows. AccessDenied comes of
/// the source's server alone.
Result<RowLook> lookAtRows(const RunFolder &run, Connection &connection, const RowsAsked &asked,
                           const LookWatch &watch = {}, const std::optional<ResolvedConnection> &source = {});

} // namespace millrace
