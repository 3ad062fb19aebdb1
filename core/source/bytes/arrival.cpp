// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/arrival.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/sourceopen.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace millrace {

void Arrival::reach(qint64 bytes)
{
    const std::lock_guard lock(m_mutex);
    m_bytes = qMax(m_bytes, bytes);
    m_changed.notify_all();
}

void Arrival::expect(qint64 total)
{
    const std::lock_guard lock(m_mutex);
    m_total = total;
}

void Arrival::end()
{
    const std::lock_guard lock(m_mutex);
    m_isWhole = true;
    m_changed.notify_all();
}

void Arrival::breakOff(const Error &why)
{
    const std::lock_guard lock(m_mutex);
    m_error = why;
    m_changed.notify_all();
}

qint64 Arrival::bytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_bytes;
}

qint64 Arrival::total() const
{
    const std::lock_guard lock(m_mutex);
    return m_total;
}

bool Arrival::isWhole() const
{
    const std::lock_guard lock(m_mutex);
    return m_isWhole;
}

bool Arrival::hasEnded() const
{
    const std::lock_guard lock(m_mutex);
    return m_isWhole || m_error;
}

Result<qint64> Arrival::beyond(qint64 offset, std::stop_token stop) const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [&] { return m_bytes > offset || m_isWhole || m_error; });
    if (m_bytes > offset || m_isWhole)
        return m_bytes;
    if (m_error)
        return fail(*m_error);
    return fail(Error{.code = ErrorCode::Cancelled,
                      .what = CoreText::tr("The reading of the stream was cancelled.")});
}

ArrivingBytes::ArrivingBytes(const Arrival &arrival, std::stop_token stop)
    : m_arrival(arrival)
    , m_stop(std::move(stop))
{}

Result<std::unique_ptr<ArrivingBytes>> ArrivingBytes::open(const QString &path, const Arrival &arrival,
                                                           std::stop_token stop)
{
    std::unique_ptr<ArrivingBytes> bytes(new ArrivingBytes(arrival, std::move(stop)));
    MILLRACE_TRY_VOID(openSourceFile(bytes->m_file, path));
    return bytes;
}

Result<std::span<const char>> ArrivingBytes::next()
{
    MILLRACE_TRY(const qint64 there, m_arrival.beyond(m_position, m_stop));
    // A block of its own each time: the one before may be held by others.
    m_block = QByteArray(qMin(there - m_position, blockBytes), Qt::Uninitialized);
    for (qint64 got = 0; got < m_block.size();) {
        const auto read = ::pread(m_file.handle(), m_block.data() + got,
                                  static_cast<std::size_t>(m_block.size() - got), m_position + got);
        if (read < 0 && errno == EINTR)
            continue;
        if (read < 0)
            return fail(sourceUnreadable(m_file.fileName(), QString::fromLocal8Bit(std::strerror(errno))));
        if (read == 0)
            return fail(
                {.code = ErrorCode::SourceChanged,
                 .what = CoreText::tr("%1 has shrunk while it was loaded: %2 bytes of it had arrived, %3 are "
                                      "there.")
                             .arg(m_file.fileName(), groupedNumber(there), groupedNumber(m_position + got)),
                 .howToFix =
                     CoreText::tr("Let nothing write to the folder of streams; roll the run back, and "
                                  "have the stream sent once more."),
                 .context = {.file = m_file.fileName()}});
        got += read;
    }
    m_position += m_block.size();
    return std::span<const char>(m_block.constData(), static_cast<std::size_t>(m_block.size()));
}

} // namespace millrace
