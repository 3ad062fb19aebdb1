// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/base/pagesink.h"

#include "core/ship/ibd/base/format.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace millrace::ibd {

Outcome<std::unique_ptr<FileSink>> FileSink::create(const std::string &path)
{
    constexpr mode_t asTheServer = 0660;
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, asTheServer);
    if (file < 0)
        return BuildFault{BuildFaultKind::WriteFailed, path + ": " + std::generic_category().message(errno)};
    return std::unique_ptr<FileSink>(new FileSink(file, path));
}

FileSink::~FileSink()
{
    ::close(m_file);
}

BuildFault FileSink::failed(const char *what) const
{
    return {BuildFaultKind::WriteFailed,
            m_path + ": " + what + ": " + std::generic_category().message(errno)};
}

Outcome<void> FileSink::write(std::uint32_t firstPage, Bytes pages)
{
    auto offset = static_cast<off_t>(firstPage) * format::pageSize;
    while (!pages.empty()) {
        const ssize_t written = ::pwrite(m_file, pages.data(), pages.size(), offset);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return failed("write");
        pages = pages.subspan(static_cast<std::size_t>(written));
        offset += written;
    }
    return {};
}

Outcome<void> FileSink::end(std::uint32_t pages)
{
    if (::ftruncate(m_file, static_cast<off_t>(pages) * format::pageSize) != 0)
        return failed("length");
    return {};
}

Outcome<void> FileSink::sync()
{
    if (::fsync(m_file) != 0)
        return failed("fsync");
    return {};
}

} // namespace millrace::ibd
