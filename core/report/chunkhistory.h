// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/base/result.h"

#include <QHash>
#include <QVector>

namespace millrace {

class RunFolder;
struct DumpPlan;

enum ChunkMark : quint8
{
    WasRetried = 1,
    HadRejects = 2
};

/// What happened to each chunk of one table, as far as a run's events tell: by the chunk's number less one,
/// and shorter than the list of chunks where nothing happened.
struct ChunkHistory
{
    QVector<quint8> marks; ///< ChunkMark flags
    QVector<qint32> ms;    ///< that the chunk took; 0: not known

    void add(const Event &event); ///< events that are about no chunk change nothing
    /// Both marks stay; a time that is not known here is taken from there.
    void add(const ChunkHistory &other);
    bool operator==(const ChunkHistory &) const = default;

    /// Of a run's earlier parts, which is to be resumed. Errors: as the folder's.
    static Result<ChunkHistory> read(const RunFolder &folder);
    /// Of each table of a whole dump's run that was begun, by "shop.orders".
    static Result<QHash<QString, ChunkHistory>> readTables(const RunFolder &dump, const DumpPlan &plan);
};

} // namespace millrace
