// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/pipestream.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/sourceopen.h"

#include <QFile>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace millrace {

namespace {

constexpr qsizetype pipeBlockBytes = 1024LL * 1024;
constexpr int pipePauseMs = 100;

QString reasonOf(int number)
{
    return QString::fromLocal8Bit(std::strerror(number));
}

} // namespace

bool isPipe(const QString &path)
{
    struct stat facts = {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 && S_ISFIFO(facts.st_mode);
}

PipeStream::PipeStream(int handle, bool isOwn, QString name, std::stop_token stop)
    : m_handle(handle)
    , m_isOwn(isOwn)
    , m_name(std::move(name))
    , m_stop(std::move(stop))
    , m_block(pipeBlockBytes, Qt::Uninitialized)
{}

PipeStream::~PipeStream()
{
    if (m_isOwn)
        ::close(m_handle);
}

Result<std::unique_ptr<PipeStream>> PipeStream::open(const QString &path, std::stop_token stop)
{
    // Not blocking: to open a pipe waits for its writer, and nobody could end that.
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0)
        return fail(sourceUnreadable(path, reasonOf(errno)));
    return std::unique_ptr<PipeStream>(new PipeStream(handle, true, path, std::move(stop)));
}

std::unique_ptr<PipeStream> PipeStream::ofInput(std::stop_token stop)
{
    return std::unique_ptr<PipeStream>(
        new PipeStream(STDIN_FILENO, false, CoreText::tr("Standard input"), std::move(stop)));
}

Result<std::span<const char>> PipeStream::next()
{
    while (!m_stop.stop_requested()) {
        pollfd waited{.fd = m_handle, .events = POLLIN, .revents = 0};
        // Before its first writer a pipe has nothing to tell; after the last one it tells that it is hung up.
        const int ready = ::poll(&waited, 1, pipePauseMs);
        if (ready == 0 || (ready < 0 && errno == EINTR))
            continue;
        const ssize_t got = ::read(m_handle, m_block.data(), static_cast<std::size_t>(m_block.size()));
        if (got < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        if (got < 0)
            return fail(sourceUnreadable(m_name, reasonOf(errno)));
        m_read += got;
        return std::span<const char>(m_block.constData(), static_cast<std::size_t>(got));
    }
    return fail(lookStopped(CoreText::tr("The reading of the stream was cancelled.")));
}

} // namespace millrace
