// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string_view>
#include <thread>

namespace millrace {

/// Writes a file front to back in large blocks. With `inBackground` a thread of its own writes a block while
/// the caller fills the other; it is joined when the writer goes. Used by one thread.
class BlockWriter
{
public:
    struct Options
    {
        std::size_t blockBytes = std::size_t(1) << 20; ///< twice that in memory with `inBackground`
        bool inBackground = false;
        bool toDisk =
            false; ///< with `inBackground`: starts each block's way to the disk at once, for finish(sync)
    };

    /// Makes the file anew, readable by its owner only. Errors: FileNotWritable, DiskFull.
    static Result<std::unique_ptr<BlockWriter>> create(const QString &path, Options options);
    ~BlockWriter();
    BlockWriter(const BlockWriter &) = delete;
    BlockWriter &operator=(const BlockWriter &) = delete;

    /// Errors: FileNotWritable, DiskFull; with `inBackground` also those of earlier blocks.
    Result<void> append(std::string_view bytes)
    {
        if (bytes.size() <= m_blockBytes - m_used) [[likely]] {
            std::memcpy(m_block.get() + m_used, bytes.data(), bytes.size());
            m_used += bytes.size();
            return {};
        }
        return appendLarge(bytes);
    }
    /// Writes the rest out; with `sync` also to the disk, so that a file with that content survives a crash
    /// of the machine. Nothing can be appended afterwards. Errors: as append.
    Result<void> finish(bool sync);

    qint64 bytes() const { return m_bytes + qint64(m_used); } ///< appended so far

private:
    BlockWriter(QString path, int handle, Options options);
    Result<void> appendLarge(std::string_view bytes);
    Result<void> handOver();
    Result<void> waitUntilWritten();
    int writeOut(const char *bytes, std::size_t size);
    int pushToDisk(qint64 bytes);
    void writeInBackground(std::stop_token stop);

    const QString m_path;
    const int m_handle;
    const std::size_t m_blockBytes;
    const bool m_inBackground;
    const bool m_toDisk;
    std::unique_ptr<char[]> m_block; ///< being filled
    std::size_t m_used = 0;
    qint64 m_bytes = 0;  ///< handed over
    qint64 m_pushed = 0; ///< started on its way to the disk; the writing thread's

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::unique_ptr<char[]> m_pending; ///< protected by m_mutex while m_pendingBytes is 0
    std::size_t m_pendingBytes = 0;    ///< protected by m_mutex; above 0: the thread writes m_pending
    int m_errno = 0;                   ///< protected by m_mutex; of the first write that failed
    std::jthread m_thread;             ///< last: it is joined before what it uses goes
};

} // namespace millrace
