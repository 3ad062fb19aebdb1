// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"
#include "core/report/rows/chunkstory.h"

#include <QPair>
#include <QVector>

namespace millrace {

/// "waiting", "loading", "done", "failed".
QString chunkStateName(ChunkState state);

/// Name and value of every line worth reading about a chunk. \a state, \a workers: as the run's progress has
/// them now.
QVector<QPair<QString, QString>> chunkLines(const ChunkStory &story, ChunkState state,
                                            const QVector<WorkerProgress> &workers);

} // namespace millrace
