// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/filewindows.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/sourceopen.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace millrace {

namespace {

tl::unexpected<Error> changed(const QString &path, qint64 expected, qint64 found)
{
    return fail(
        {.code = ErrorCode::SourceChanged,
         .what = CoreText::tr("%1 has shrunk: %2 bytes were expected, %3 are there.")
                     .arg(path, groupedNumber(expected), groupedNumber(found)),
         .howToFix = CoreText::tr("Let nothing write to the file during the load; then inspect it again."),
         .context = {.file = path}});
}

} // namespace

Result<std::unique_ptr<FileWindows>> FileWindows::open(const QString &path, qint64 offset, qint64 bytes,
                                                       qint64 windowBytes)
{
    std::unique_ptr<FileWindows> file(new FileWindows);
    MILLRACE_TRY_VOID(openSourceFile(file->m_file, path));
    const qint64 size = file->m_file.size();
    const qint64 end = bytes < 0 ? qMax(size, offset) : offset + bytes;
    if (end > size)
        return changed(path, end, size);
#ifdef POSIX_FADV_SEQUENTIAL
    ::posix_fadvise(file->m_file.handle(), offset, end - offset, POSIX_FADV_SEQUENTIAL);
#endif
    file->m_position = offset;
    file->m_end = end;
    file->m_windowBytes = qMax<qint64>(1, windowBytes);
    return file;
}

Result<std::span<const char>> FileWindows::next()
{
    if (m_position == m_end)
        return std::span<const char>();
    // Windows end at multiples of their size: the kernel reads whole pages, whatever the first offset.
    const qint64 length = qMin(m_end, (m_position / m_windowBytes + 1) * m_windowBytes) - m_position;
    if (m_window.size() < length)
        m_window = QByteArray(qMin(m_windowBytes, m_end - m_position), Qt::Uninitialized);
    qint64 got = 0;
    while (got < length) {
        const auto read = ::pread(m_file.handle(), m_window.data() + got,
                                  static_cast<std::size_t>(length - got), m_position + got);
        if (read > 0)
            got += read;
        else if (read == 0)
            return changed(m_file.fileName(), m_end, m_position + got);
        else if (errno != EINTR)
            return fail(sourceUnreadable(m_file.fileName(), QString::fromLocal8Bit(std::strerror(errno))));
    }
    m_position += length;
    return std::span<const char>(m_window.constData(), static_cast<std::size_t>(length));
}

} // namespace millrace
