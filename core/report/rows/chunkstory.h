// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/record/chunk.h"
#include "core/record/chunkfindings.h"

#include <QStringList>
#include <optional>

namespace millrace {

class RunFolder;

/// All that a run's folder knows about one chunk, of a run that is under way as well.
struct ChunkStory
{
    Chunk chunk;        ///< id 0: not cut yet, or the run has none of that number
    QStringList places; ///< "credits_2010_04.txt, rows 1 – 20,000 from line 2": one per file, or its keys
    QVector<Event> events; ///< that are about it, in order
    ChunkFindings findings;

    /// From the event that told its end; unset before. Values: as Event::Kind::ChunkDone has them.
    std::optional<QJsonObject> done;
    int attempts() const; ///< known ones: those that failed, and the last

    /// Errors: as the folder's.
    static Result<ChunkStory> read(const RunFolder &folder, qint64 chunk);
    /// Of the table with this place in DumpPlan::tables, from the folder of the whole dump's run. Only reads,
    /// also while the run is under way. Errors: as above; RunUnknown: the table was not begun.
    static Result<ChunkStory> ofTable(const RunFolder &dump, qsizetype table, qint64 chunk);
};

} // namespace millrace
