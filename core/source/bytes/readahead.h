// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace millrace {

/// Reads a stream ahead on a thread of its own, so that decompressing goes on beside whatever is done with
/// the bytes. Holds at most \a aheadBytes (one block at least). REQUIRES: the stream has shared blocks.
class ReadAhead final : public ByteStream
{
public:
    ReadAhead(std::unique_ptr<ByteStream> stream, qint64 aheadBytes);

    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_current.bytes; }
    qint64 linesLeftOut() const override { return m_current.linesLeftOut; }
    qint64 fileBytesRead() const override { return m_current.fileBytesRead; }

private:
    struct Block
    {
        QByteArray bytes;
        qint64 linesLeftOut = 0;
        qint64 fileBytesRead = 0;
        std::optional<Error> error;
        bool last = false;
    };
    void run(std::stop_token stop);

    const std::unique_ptr<ByteStream> m_stream; ///< used by the thread only
    const qint64 m_aheadBytes;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Block> m_blocks; ///< protected by m_mutex
    qint64 m_bytesAhead = 0;    ///< protected by m_mutex
    Block m_current;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
