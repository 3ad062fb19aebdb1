// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/rowsupply.h"
#include "core/load/control/feedgate.h"
#include "core/load/writers/contentsummer.h"
#include "core/record/chunk.h"
#include "core/server/connection.h"

#include <memory>
#include <optional>

namespace millrace {

/// Streams the rows of one chunk, or a piece of one, into LOAD DATA: the copy into the client library's
/// buffer is the only one. Waits here while the run is paused, breaks off here when it is stopped. Computes
/// the checksum of what passes, where one is wanted.
class ChunkFeed final : public InfileFeed
{
public:
    /// \a bytes: of exactly this chunk.
    ChunkFeed(std::unique_ptr<PieceBytes> bytes, const Dialect &dialect, const Chunk &chunk, FeedGate &gate,
              const ContentWatch &content);

    int read(char *buffer, unsigned size) override;

    /// Why read() returned -1 when it was not a stop.
    const std::optional<Error> &error() const { return m_error; }
    /// The checksum of the chunk, once read() has returned 0.
    ContentSum content() { return m_summer ? m_summer->finish() : ContentSum(); }
    /// See PieceBytes.
    std::optional<qint64> rows() const { return m_bytes->rows(); }

private:
    bool nextWindow();
    int readBlock(char *buffer, unsigned size);

    const std::unique_ptr<PieceBytes> m_bytes;
    FeedGate &m_gate;
    double m_rowsPerByte;           ///< of the window
    std::span<const char> m_window; ///< not sent yet
    std::optional<ContentSummer> m_summer;
    std::optional<Error> m_error;
};

} // namespace millrace
