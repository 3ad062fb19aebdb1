// SPDX-License-Identifier: GPL-3.0-or-later
// inspect on a terminal of a certain width, and into a file.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"
#include "tests/unit/cli/referencecase.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace millrace::test::terminalwidth_test {

namespace {

/// What millrace-cli writes to a terminal so wide.
QByteArray onTerminal(const QStringList &arguments, unsigned short columns)
{
    const int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0)
        return {};
    const winsize size{.ws_row = 25, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
    const QString terminal = QString::fromLocal8Bit(ptsname(master));
    const int slave = open(terminal.toLocal8Bit().constData(), O_RDWR | O_NOCTTY); // keeps it open
    ioctl(master, TIOCSWINSZ, &size);
    QProcess process;
    process.setStandardOutputFile(terminal, QIODevice::Append);
    process.start(millraceCli(), arguments);
    EXPECT_TRUE(process.waitForFinished());
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError();
    QByteArray output;
    QByteArray block(4096, '\0');
    pollfd ready{.fd = master, .events = POLLIN, .revents = 0};
    while (poll(&ready, 1, 200) > 0) {
        const ssize_t bytes = read(master, block.data(), static_cast<std::size_t>(block.size()));
        if (bytes <= 0)
            break;
        output.append(block.constData(), bytes);
    }
    close(slave);
    close(master);
    return output;
}

QString rowLine(const QByteArray &output)
{
    for (const QString &line : QString::fromUtf8(output).split(u'\n'))
        if (line.startsWith(u"  row 1 "_s))
            return QString(line).remove(u'\r');
    return {};
}

} // namespace

TEST(TerminalWidth, InspectShortensRowsToTheTerminalOnly)
{
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0)
        GTEST_SKIP() << "the machine gives no pseudo terminal (/dev/ptmx)";
    close(terminal);
    QTemporaryDir folder;
    QFile file(folder.filePath(u"a.csv"_s));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(("1,ü" + QByteArray(300, 'x') + "end\n").repeated(3));
    file.close();
    const QStringList arguments{u"inspect"_s, file.fileName()};
    EXPECT_TRUE(rowLine(cli(arguments)).endsWith(u"xend"_s)) << "whole in a file";
    for (const unsigned short columns : {40, 100}) {
        const QString line = rowLine(onTerminal(arguments, columns));
        EXPECT_EQ(line.size(), columns);
        EXPECT_TRUE(line.endsWith(QChar(0x2026))) << qPrintable(line);
    }
    EXPECT_TRUE(rowLine(onTerminal(arguments, 400)).endsWith(u"xend"_s));
}

} // namespace millrace::test::terminalwidth_test
