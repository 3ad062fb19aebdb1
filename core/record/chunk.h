// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/source/keyrange.h"

#include "core/source/bytes/bytestream.h"

#include <QJsonObject>
#include <QVector>
#include <memory>

namespace millrace {

class HeldBytes;
struct Source;

/// Whole rows of one file.
struct Segment
{
    int file = 0; ///< index into Source::files
    ByteOffset offset;
    qint64 bytes = 0;
    qint64 firstRowInFile = 1;
    qint64 firstLine = 1; ///< physical line in the file on which the first row begins
    qint64 rows = 0;
    bool terminated = true; ///< false: the file's last row lacks its terminator
    /// The bytes, where they cannot be read again; null: they stand in the file.
    std::shared_ptr<const HeldBytes> held;
};

/// Rows that are loaded in one transaction, in source order. Spans files only when whole files fit into it
/// together. Of a table: the rows in a range of its key; how many they are, and what number the first has, is
/// what was found when the ranges were, and holds while nobody writes to the table. A part of a chunk is a
/// Chunk too, with the same id, and known by its first row.
struct Chunk
{
    ChunkId id;
    RowNumber firstRow;
    qint64 rows = 0;
    qint64 bytes = 0;
    QVector<Segment> segments; ///< of files; none: the chunk is one of a table
    KeyRange keys;             ///< of a table

    QJsonObject toJson() const;
    static Chunk fromJson(const QJsonObject &json);
    /// For lists of what was cut: without the bytes held.
    Chunk withoutBytes() const;
};

/// The bytes of a segment. Errors: as openContent.
Result<std::unique_ptr<ByteStream>> openSegment(const Source &source, const Segment &segment);
/// A piece of a table's chunk that is loaded in these two from some moment on.
struct ChunkSplit
{
    Chunk first;
    Chunk second;
};

/// The pieces a chunk is loaded in after all these splits, in order; the chunk itself when none is about it.
QVector<Chunk> piecesOf(const Chunk &chunk, const QVector<ChunkSplit> &splits);

} // namespace millrace
