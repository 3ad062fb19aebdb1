// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowreader.h"

#include <QVector>
#include <optional>

namespace millrace {

/// Why a row is looked at.
enum class Pick
{
    First,  ///< of the source
    Spread, ///< at a pseudo-random place, the same ones for the same source
    Last,   ///< of the source
    Pinned  ///< asked for by its number
};

/// A row of a source that consists of several files.
struct PickedRow
{
    int file = 0;
    Row row;
    Pick pick = Pick::First;
    qint64 number = 0; ///< in source order over all files, from 1: what @row_number gives; 0: not known
};

/// A row border that a scan went by.
struct RowPlace
{
    int file = 0;
    qint64 row = 1;    ///< of the row that begins here, from 1 in the file
    qint64 offset = 0; ///< of its first byte
};

/// What a scan keeps of the rows it went by: enough to show some from everywhere and to find any other one
/// without reading from the front. Borders are the scan's, never a guess.
struct RowSamples
{
    static constexpr int mostSpread = 60;
    static constexpr qint64 mostBytes = 4LL * 1024 * 1024; ///< of all spread rows

    QVector<PickedRow> spread; ///< in source order, none of them among the first hundred rows
    std::optional<PickedRow> last;
    QVector<RowPlace> places; ///< in source order
};

} // namespace millrace
