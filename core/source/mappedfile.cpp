// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/mappedfile.h"

#include "core/base/text.h"
#include "core/source/sourceopen.h"

#include <cerrno>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

namespace millrace {

namespace {

tl::unexpected<Error> changed(const QString &path, qint64 expected, qint64 found)
{
    return fail(
        {.code = ErrorCode::SourceChanged,
         .what = QStringLiteral("%1 has shrunk: %2 bytes were expected, %3 are there.")
                     .arg(path, groupedNumber(expected), groupedNumber(found)),
         .howToFix = QStringLiteral("Let nothing write to the file during the load; then inspect it again."),
         .context = {.file = path}});
}

/// Has the kernel map all pages of the window in one go: a page fault for each would cost more than the scan.
/// Errno when the pages cannot be read (a disk error), which would otherwise kill the process with SIGBUS.
int prepareWindow(uchar *window, qint64 bytes)
{
#ifdef MADV_POPULATE_READ
    static const auto pageBytes = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto address = reinterpret_cast<std::uintptr_t>(window);
    const std::uintptr_t start = address & ~(pageBytes - 1); // madvise wants whole pages
    const std::size_t length = static_cast<std::size_t>(bytes) + (address - start);
    if (::madvise(reinterpret_cast<void *>(start), length, MADV_POPULATE_READ) != 0 && errno != EINVAL)
        return errno; // EINVAL: a kernel before 5.14, which faults page by page
#else
    Q_UNUSED(window)
    Q_UNUSED(bytes)
#endif
    return 0;
}

} // namespace

Result<std::unique_ptr<MappedFile>> MappedFile::open(const QString &path, qint64 offset, qint64 bytes,
                                                     qint64 windowBytes)
{
    std::unique_ptr<MappedFile> file(new MappedFile);
    if (const auto opened = openSourceFile(file->m_file, path); !opened)
        return fail(opened.error());
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

MappedFile::~MappedFile()
{
    if (m_window != nullptr)
        m_file.unmap(m_window);
}

Result<std::span<const char>> MappedFile::next()
{
    if (m_window != nullptr) {
        m_file.unmap(m_window);
        m_window = nullptr;
    }
    if (m_position == m_end)
        return std::span<const char>();
    if (const qint64 size = m_file.size(); size < m_end)
        return changed(m_file.fileName(), m_end, size);
    // Windows end at multiples of their size: whatever the offset, a page is mapped by one window only.
    const qint64 length = qMin(m_end, (m_position / m_windowBytes + 1) * m_windowBytes) - m_position;
    m_window = m_file.map(m_position, length);
    if (m_window == nullptr)
        return fail(sourceUnreadable(m_file.fileName(), m_file.errorString()));
    if (const int reason = prepareWindow(m_window, length); reason != 0) {
        if (const qint64 size = m_file.size(); size < m_end)
            return changed(m_file.fileName(), m_end, size);
        return fail(sourceUnreadable(m_file.fileName(), QString::fromLocal8Bit(std::strerror(reason))));
    }
    m_position += length;
    return std::span<const char>(reinterpret_cast<const char *>(m_window), static_cast<std::size_t>(length));
}

} // namespace millrace
