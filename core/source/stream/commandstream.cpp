// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/commandstream.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

#include <QFileInfo>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#if defined(Q_OS_LINUX)
#include <sys/prctl.h>
#endif

namespace millrace {

namespace {

constexpr int commandPauseMs = 100;
constexpr int patienceMs = 2000; // between the polite signal and the other one
constexpr qsizetype tailBytes = 8LL * 1024;
constexpr qsizetype tailLines = 5;

/// There is a terminal at which a command may ask (ssh: for a passphrase), which one in another group may
/// not.
bool hasTerminal()
{
    const int terminal = ::open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
    if (terminal >= 0)
        ::close(terminal);
    return terminal >= 0;
}

/// Between fork and exec: nothing but what POSIX allows there.
void beCommand(bool inGroup)
{
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    // A pipeline's parts end by it when what reads them has ended.
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGXFSZ, SIG_DFL);
    if (inGroup)
        ::setpgid(0, 0);
#if defined(Q_OS_LINUX)
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
}

QString lastLines(const QByteArray &tail)
{
    QStringList lines = QString::fromLocal8Bit(tail).split(u'\n', Qt::SkipEmptyParts);
    lines = lines.mid(qMax<qsizetype>(0, lines.size() - tailLines));
    return withoutControls(lines.join(u'\n')).trimmed();
}

} // namespace

CommandStream::CommandStream(std::stop_token stop, std::function<void(const QString &)> onErrorText)
    : m_stop(std::move(stop))
    , m_onErrorText(std::move(onErrorText))
{}

Result<std::unique_ptr<CommandStream>> CommandStream::start(const QString &command, std::stop_token stop,
                                                            std::function<void(const QString &)> onErrorText)
{
    std::unique_ptr<CommandStream> stream(new CommandStream(std::move(stop), std::move(onErrorText)));
    QProcess &process = stream->m_process;
    stream->m_hasGroup = !hasTerminal();
    process.setChildProcessModifier([inGroup = stream->m_hasGroup] { beCommand(inGroup); });
    process.setStandardInputFile(QProcess::nullDevice());
    const QString bash = u"/bin/bash"_s;
    if (QFileInfo(bash).isExecutable())
        process.start(bash, {u"-o"_s, u"pipefail"_s, u"-c"_s, command});
    else
        process.start(u"/bin/sh"_s, {u"-c"_s, command});
    if (!process.waitForStarted())
        return fail({.code = ErrorCode::StreamBroken,
                     .what = CoreText::tr("The command that writes the dump cannot be started: %1.")
                                 .arg(process.errorString()),
                     .howToFix = CoreText::tr("Check that /bin/sh is there and this account may start it.")});
    return stream;
}

CommandStream::~CommandStream()
{
    end();
}

void CommandStream::end()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    const auto id = static_cast<pid_t>(m_process.processId());
    m_process.closeReadChannel(QProcess::StandardOutput);
    const auto signalAll = [this, id](int signal) { ::kill(m_hasGroup ? -id : id, signal); };
    signalAll(SIGTERM);
    if (!m_process.waitForFinished(patienceMs)) {
        signalAll(SIGKILL);
        m_process.waitForFinished(patienceMs);
    }
}

/// What it said on standard error since the last time.
void CommandStream::hear()
{
    const QByteArray said = m_process.readAllStandardError();
    if (said.isEmpty())
        return;
    m_errorTail = (m_errorTail + said).right(tailBytes);
    if (m_onErrorText)
        m_onErrorText(QString::fromLocal8Bit(said));
}

Result<void> CommandStream::judge() const
{
    const bool ended = m_process.exitStatus() == QProcess::NormalExit;
    if (ended && m_process.exitCode() == 0)
        return {};
    const QString after = m_read > 0 ? CoreText::tr("after %1 of the dump").arg(sizeText(m_read))
                                     : CoreText::tr("before it wrote anything");
    // A shell tells the signal that ended its command as 128 and its number.
    const bool killed = !ended || m_process.exitCode() > 128;
    const int number = ended && killed ? m_process.exitCode() - 128 : m_process.exitCode();
    const QString what = killed ? CoreText::tr("The command that writes the dump was killed by signal %1 %2.")
                                      .arg(number)
                                      .arg(after)
                                : CoreText::tr("The command that writes the dump ended with exit code %1 %2.")
                                      .arg(number)
                                      .arg(after);
    const QString words = lastLines(m_errorTail);
    return fail(
        {.code = ErrorCode::StreamBroken,
         .what = words.isEmpty() ? what : what + u' ' + CoreText::tr("What it said last: “%1”.").arg(words),
         .howToFix =
             CoreText::tr("Mend that, and have the dump written once more. Nothing of it was loaded.")});
}

Result<std::span<const char>> CommandStream::next()
{
    while (!m_stop.stop_requested()) {
        m_process.setReadChannel(QProcess::StandardOutput);
        m_block = m_process.readAllStandardOutput();
        hear();
        if (!m_block.isEmpty()) {
            m_read += m_block.size();
            return std::span<const char>(m_block.constData(), static_cast<std::size_t>(m_block.size()));
        }
        if (m_process.state() == QProcess::NotRunning) {
            MILLRACE_TRY_VOID(judge());
            return std::span<const char>();
        }
        m_process.waitForReadyRead(commandPauseMs);
    }
    end();
    return fail(lookStopped(CoreText::tr("The reading of the stream was cancelled.")));
}

} // namespace millrace
