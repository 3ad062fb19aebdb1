// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/base/result.h"

#include <QHash>
#include <QVector>

namespace millrace {

class RunFolder;
class RunPlan;

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

    /// Of the earlier parts of a run that is to be resumed: by an empty name of a run of one table, by
    /// "shop.orders" of each table of a whole dump's run that was begun. Errors: as the folder's.
    static Result<QHash<QString, ChunkHistory>> read(const RunFolder &folder, const RunPlan &plan);
};

} // namespace millrace
