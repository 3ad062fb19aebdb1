// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runstatistics.h"

namespace millrace {

/// A stretch of rows that were built, as the plot knows them: a chunk that is taken and committed at once.
class BuiltStretches
{
public:
    explicit BuiltStretches(RunStatistics &statistics)
        : m_statistics(statistics)
    {}
    void add(qint64 rows, qint64 bytes)
    {
        if (rows <= 0)
            return;
        Chunk chunk{.id = {++m_id}, .firstRow = {m_next}, .rows = rows, .bytes = bytes};
        m_next += rows;
        m_statistics.chunkCut(chunk);
        m_statistics.chunkTaken(0, chunk);
        m_statistics.pieceStarted(0, chunk);
        m_statistics.pieceCommitted(0, chunk, {.rows = rows});
        m_statistics.chunkDone(0, chunk);
    }
    void startOver()
    {
        m_statistics.startOver();
        m_id = 0;
        m_next = 1;
    }

private:
    RunStatistics &m_statistics;
    qint64 m_id = 0;
    qint64 m_next = 1;
};

} // namespace millrace
