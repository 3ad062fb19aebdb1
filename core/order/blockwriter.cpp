// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/blockwriter.h"

#include "core/base/paths.h"

#include <QFile>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace millrace {

namespace {

Error failed(const QString &path, int reason)
{
    return writeError(path, reason, QString::fromLocal8Bit(std::strerror(reason)));
}

} // namespace

Result<std::unique_ptr<BlockWriter>> BlockWriter::create(const QString &path, Options options)
{
    const int handle =
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (handle < 0)
        return fail(failed(path, errno));
    return std::unique_ptr<BlockWriter>(new BlockWriter(path, handle, options));
}

BlockWriter::BlockWriter(QString path, int handle, Options options)
    : m_path(std::move(path))
    , m_handle(handle)
    , m_blockBytes(options.blockBytes)
    , m_inBackground(options.inBackground)
    , m_toDisk(options.toDisk)
    , m_block(std::make_unique_for_overwrite<char[]>(options.blockBytes))
{
    if (m_inBackground) {
        m_pending = std::make_unique_for_overwrite<char[]>(options.blockBytes);
        m_thread = std::jthread([this](std::stop_token stop) { writeInBackground(stop); });
    }
}

BlockWriter::~BlockWriter()
{
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
    ::close(m_handle);
}

/// Errno, 0 when all is written.
int BlockWriter::writeOut(const char *bytes, std::size_t size)
{
    while (size > 0) {
        const ssize_t written = ::write(m_handle, bytes, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return errno;
        bytes += written;
        size -= static_cast<std::size_t>(written);
    }
    return 0;
}

Result<void> BlockWriter::appendLarge(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::size_t part = std::min(bytes.size(), m_blockBytes - m_used);
        std::memcpy(m_block.get() + m_used, bytes.data(), part);
        m_used += part;
        bytes.remove_prefix(part);
        if (m_used == m_blockBytes)
            MILLRACE_TRY_VOID(handOver());
    }
    return {};
}

Result<void> BlockWriter::waitUntilWritten()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_pendingBytes == 0; });
    if (m_errno != 0)
        return fail(failed(m_path, m_errno));
    return {};
}

Result<void> BlockWriter::handOver()
{
    if (m_inBackground) {
        MILLRACE_TRY_VOID(waitUntilWritten());
        const std::lock_guard lock(m_mutex);
        std::swap(m_block, m_pending);
        m_pendingBytes = m_used;
        m_changed.notify_all();
    } else if (const int reason = writeOut(m_block.get(), m_used); reason != 0) {
        return fail(failed(m_path, reason));
    }
    m_bytes += qint64(m_used);
    m_used = 0;
    return {};
}

/// Starts the way to the disk of what was just written, and waits for what was written a while ago: otherwise
/// gigabytes pile up in memory, and finish(sync) takes as long as the disk does. Errno, 0 when all is well.
int BlockWriter::pushToDisk(qint64 bytes)
{
#ifdef SYNC_FILE_RANGE_WRITE
    constexpr qint64 underWay = 64LL * 1024 * 1024;
    int result = ::sync_file_range(m_handle, m_pushed, bytes, SYNC_FILE_RANGE_WRITE);
    m_pushed += bytes;
    if (const qint64 old = m_pushed - underWay - bytes; result == 0 && old >= 0)
        result = ::sync_file_range(m_handle, old, bytes,
                                   SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE |
                                       SYNC_FILE_RANGE_WAIT_AFTER);
    // An error that was told here is not told again by fdatasync. Others mean that the file system cannot do
    // it.
    if (result != 0 && (errno == EIO || errno == ENOSPC || errno == EDQUOT))
        return errno;
#else
    Q_UNUSED(bytes)
#endif
    return 0;
}

void BlockWriter::writeInBackground(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return m_pendingBytes > 0; })) {
        const std::size_t size = m_pendingBytes;
        lock.unlock();
        int reason = writeOut(m_pending.get(), size);
        if (m_toDisk && reason == 0)
            reason = pushToDisk(qint64(size));
        lock.lock();
        if (m_errno == 0)
            m_errno = reason;
        m_pendingBytes = 0;
        m_changed.notify_all();
    }
}

Result<void> BlockWriter::finish(bool sync)
{
    if (m_used > 0)
        MILLRACE_TRY_VOID(handOver());
    if (m_inBackground)
        MILLRACE_TRY_VOID(waitUntilWritten());
    if (sync && ::fdatasync(m_handle) != 0)
        return fail(failed(m_path, errno));
    return {};
}

} // namespace millrace
