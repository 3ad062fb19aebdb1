// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/remoteshell.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <csignal>
#include <sys/prctl.h>

namespace millrace {

namespace {

constexpr int ownFailure = 255; // ssh(1): an error of ssh itself

/// Nothing that ssh could take for an option, and no word that a shell would read.
const QRegularExpression &destinations()
{
    static const QRegularExpression pattern(
        uR"(^((?:[A-Za-z0-9_][A-Za-z0-9_.-]*@)?)([A-Za-z0-9][A-Za-z0-9._-]*|\[[0-9A-Fa-f:]+\])(?::([0-9]{1,5}))?\z)"_s);
    return pattern;
}

Error outOfReach(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::ShipFolderOutOfReach, .what = what, .howToFix = howToFix};
}

} // namespace

QString shellQuoted(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

bool RemoteShell::isDestination(const QString &text)
{
    return destinations().match(text).hasMatch();
}

RemoteShell::RemoteShell(const QString &destination)
{
    const auto match = destinations().match(destination);
    QString machine = match.captured(2);
    if (machine.startsWith(u'['))
        machine = machine.mid(1, machine.size() - 2);
    m_host = match.captured(1) + machine;
    m_port = match.captured(3);
}

Result<QString> RemoteShell::run(const QString &script, const QStringList &parameters, const QString &input,
                                 const std::stop_token &stop) const
{
    const QString program = QStandardPaths::findExecutable(u"ssh"_s);
    if (program.isEmpty())
        return fail(outOfReach(CoreText::tr("There is no ssh program on this machine."),
                               CoreText::tr("Install one (openssh-client), or ship by a bundle (--ship-by "
                                            "bundle).")));
    QString command = u"exec sh -c %1 sh"_s.arg(shellQuoted(script));
    for (const QString &parameter : parameters)
        command += u' ' + shellQuoted(parameter);
    QStringList arguments;
    for (const char *option : {"BatchMode=yes", "StrictHostKeyChecking=yes", "ConnectTimeout=15",
                               "ServerAliveInterval=15", "ClearAllForwardings=yes"})
        arguments << u"-o"_s << QLatin1String(option);
    if (!m_port.isEmpty())
        arguments << u"-p"_s << m_port;
    arguments << u"-T"_s << u"--"_s << m_host << command;

    QProcess ssh;
    ssh.setStandardInputFile(input.isEmpty() ? QProcess::nullDevice() : input);
    // It ends with this program: what comes after a kill is not to meet it.
    ssh.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    ssh.start(program, arguments);
    while (!ssh.waitForFinished(100)) {
        if (ssh.state() == QProcess::NotRunning)
            break; // it did not start
        if (!stop.stop_requested())
            continue;
        ssh.kill();
        ssh.waitForFinished();
        return fail(runStopped());
    }
    const QString said = QString::fromLocal8Bit(ssh.readAllStandardError()).trimmed();
    if (ssh.error() == QProcess::FailedToStart)
        return fail(outOfReach(CoreText::tr("%1 does not start: %2.").arg(program, ssh.errorString()),
                               CoreText::tr("Look at that program.")));
    if (ssh.exitStatus() != QProcess::NormalExit || ssh.exitCode() == ownFailure)
        return fail(outOfReach(
            CoreText::tr("ssh does not reach %1: %2").arg(m_host, said),
            CoreText::tr("Log in there once by hand with ssh, and look at the host's key before you accept "
                         "it. Millrace gives no password and accepts no key: it takes one of yours that "
                         "the other side knows (ssh-copy-id), in an agent where it has a passphrase.")));
    if (ssh.exitCode() != 0)
        return fail(outOfReach(CoreText::tr("On %1: %2").arg(m_host, said),
                               CoreText::tr("Log in there as root or as the server's account, or ship by a "
                                            "bundle (--ship-by bundle).")));
    return QString::fromUtf8(ssh.readAllStandardOutput());
}

} // namespace millrace
