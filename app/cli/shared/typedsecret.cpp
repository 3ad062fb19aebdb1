// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/typedsecret.h"

#include "core/base/literals.h"

#include <QByteArray>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <optional>
#include <termios.h>
#include <unistd.h>

namespace millrace::cli {

namespace {

volatile std::sig_atomic_t caught = 0;

void noteSignal(int number)
{
    caught = number;
}

/// While it lives, signals that would end the program are noted, and interrupt what is read.
class SignalsNoted
{
public:
    SignalsNoted()
    {
        caught = 0;
        struct sigaction action
        {};
        action.sa_handler = noteSignal; // without SA_RESTART
        for (std::size_t i = 0; i < numbers.size(); ++i)
            sigaction(numbers[i], &action, &m_before[i]);
    }
    ~SignalsNoted()
    {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            sigaction(numbers[i], &m_before[i], nullptr);
    }
    SignalsNoted(const SignalsNoted &) = delete;
    SignalsNoted &operator=(const SignalsNoted &) = delete;

private:
    static constexpr std::array numbers{SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};
    std::array<struct sigaction, numbers.size()> m_before{};
};

class EchoOff
{
public:
    EchoOff()
    {
        termios now{};
        if (tcgetattr(STDIN_FILENO, &now) != 0)
            return;
        m_before = now;
        now.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &now);
    }
    ~EchoOff()
    {
        if (m_before)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &*m_before);
    }
    EchoOff(const EchoOff &) = delete;
    EchoOff &operator=(const EchoOff &) = delete;

private:
    std::optional<termios> m_before;
};

/// Byte by byte: what follows the line is the next one's. False: a signal came.
bool readLine(QByteArray &line)
{
    constexpr qsizetype longest = 16LL * 1024;
    char byte = 0;
    while (line.size() < longest && caught == 0) {
        const ssize_t got = ::read(STDIN_FILENO, &byte, 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0 || byte == '\n')
            break;
        line += byte;
    }
    return caught == 0;
}

} // namespace

Result<QString> typedLine(const QString &prompt, Echo echo)
{
    const bool isTerminal = isatty(STDIN_FILENO) != 0;
    QByteArray line;
    bool isWhole = false;
    {
        const SignalsNoted noted;
        std::optional<EchoOff> hidden;
        if (isTerminal && echo == Echo::Off)
            hidden.emplace();
        if (isTerminal)
            std::fputs(prompt.toUtf8().constData(), stderr);
        isWhole = readLine(line);
        if (isTerminal && (echo == Echo::Off || !isWhole))
            std::fputc('\n', stderr);
    }
    if (!isWhole)
        return fail(Error{.code = ErrorCode::Cancelled,
                          .what = u"The typing was cancelled, and nothing is kept."_s,
                          .howToFix = {}});
    return QString::fromUtf8(line).trimmed();
}

} // namespace millrace::cli
