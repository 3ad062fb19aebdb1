// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/pipefeeder.h"

#include "core/base/coretext.h"
#include "core/server/serverfolder.h"

#include <QFile>
#include <QtGlobal>
#include <algorithm>
#include <chrono>
#include <vector>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace millrace {

namespace {

constexpr std::size_t blockBytes = 256UL * 1024;

} // namespace

#ifdef Q_OS_UNIX

Result<std::unique_ptr<PipeFeeder>> PipeFeeder::start(const QString &path, InfileFeed &feed)
{
    const QByteArray name = QFile::encodeName(path);
    // Readable by all whatever the umask: the server insists on it.
    if (::mkfifo(name.constData(), 0600) != 0 || ::chmod(name.constData(), 0644) != 0) {
        const QString reason = QString::fromLocal8Bit(std::strerror(errno));
        ::unlink(name.constData());
        return fail({.code = ErrorCode::ServerFileUnreadable,
                     .what = CoreText::tr("The named pipe %1 cannot be made: %2.").arg(path, reason),
                     .howToFix = CoreText::tr("Load with --way local.")});
    }
    return std::unique_ptr<PipeFeeder>(new PipeFeeder(path, feed));
}

PipeFeeder::PipeFeeder(const QString &path, InfileFeed &feed)
    : m_path(QFile::encodeName(path))
    , m_feed(feed)
    , m_thread([this] { run(); })
{}

PipeFeeder::~PipeFeeder()
{
    finish();
}

bool PipeFeeder::finish()
{
    m_ended = true;
    if (m_thread.joinable())
        m_thread.join();
    // Nobody was seen to read, but the statement may have ended for us alone: a connection that is killed or
    // cut ends here while its session on the server goes on to open the pipe.
    if (!m_gone.exchange(true))
        removePipe(QFile::decodeName(m_path));
    return m_complete;
}

/// -1: the statement ended without anybody opening the pipe. Tries on after a stop too: a server that waits
/// in open() hears no KILL, and only a writer, however short, lets it go on.
int PipeFeeder::openForWriting()
{
    using namespace std::chrono_literals;
    for (auto pause = 100us; !m_ended; pause = std::min<std::chrono::microseconds>(2 * pause, 5ms)) {
        const int pipe = ::open(m_path.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        if (pipe >= 0)
            return pipe;
        if (errno != ENXIO && errno != EINTR) // ENXIO: no reader yet
            return -1;
        std::this_thread::sleep_for(pause);
    }
    return -1;
}

void PipeFeeder::run()
{
    // A reader that goes away is a failed write, not the end of the program. Blocked for this thread only,
    // where the signal would be delivered; it ends with the thread.
    sigset_t brokenPipe;
    sigemptyset(&brokenPipe);
    sigaddset(&brokenPipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &brokenPipe, nullptr);

    const int pipe = openForWriting();
    if (pipe < 0)
        return;
    ::unlink(m_path.constData()); // nobody else gets in, and nothing stays if we are killed
    m_gone = true;
#ifdef F_SETPIPE_SZ
    (void)::fcntl(pipe, F_SETPIPE_SZ, 1024 * 1024); // fewer switches between us and the server
#endif
    std::vector<char> block(blockBytes);
    for (;;) {
        const int count = m_feed.read(block.data(), static_cast<unsigned>(block.size()));
        if (count == 0)
            m_complete = true;
        if (count <= 0 || !writeAll(pipe, block.data(), static_cast<std::size_t>(count)))
            break;
    }
    ::close(pipe); // the server's end of file
}

bool PipeFeeder::writeAll(int pipe, const char *bytes, std::size_t size)
{
    constexpr int lookAgainMs = 100;
    while (size > 0) {
        const ssize_t written = ::write(pipe, bytes, size);
        if (written > 0) {
            bytes += written;
            size -= static_cast<std::size_t>(written);
            continue;
        }
        if (errno != EAGAIN && errno != EINTR)
            return false; // EPIPE: the server has stopped reading
        if (m_ended)
            return false;
        pollfd writable{.fd = pipe, .events = POLLOUT, .revents = 0};
        (void)::poll(&writable, 1, lookAgainMs);
    }
    return true;
}

#else

Result<std::unique_ptr<PipeFeeder>> PipeFeeder::start(const QString &, InfileFeed &)
{
    return fail({.code = ErrorCode::ServerFileUnreadable,
                 .what = CoreText::tr("There are no named pipes that a server can load from on this system."),
                 .howToFix = CoreText::tr("Load with --way local.")});
}

PipeFeeder::~PipeFeeder() = default;

#endif

} // namespace millrace
