// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/remoteshell.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QProcess>
#include <QStandardPaths>

namespace millrace {

namespace {

constexpr int ownFailure = 255; // ssh(1): an error of ssh itself

Error outOfReach(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::ShipFolderOutOfReach, .what = what, .howToFix = howToFix};
}

} // namespace

bool RemoteShell::isDestination(const QString &text)
{
    return SshHost::from(text).has_value();
}

RemoteShell::RemoteShell(const QString &destination)
    : m_host(SshHost::from(destination).value_or(SshHost()))
    , m_route{.destination = destination, .key = {}, .jumps = {}}
{}

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
    const QStringList arguments =
        sshArguments(m_route, {u"-o"_s, u"ClearAllForwardings=yes"_s}) + QStringList{command};

    QProcess ssh;
    ssh.setStandardInputFile(input.isEmpty() ? QProcess::nullDevice() : input);
    ssh.setProcessEnvironment(sshEnvironment());
    tieToThisThread(ssh); // what comes after a kill is not to meet it
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
            CoreText::tr("ssh does not reach %1: %2").arg(m_host.name, said),
            CoreText::tr("Log in there once by hand with ssh, and look at the host's key before you accept "
                         "it. Millrace gives no password and accepts no key: it takes one of yours that "
                         "the other side knows (ssh-copy-id), in an agent where it has a passphrase.")));
    if (ssh.exitCode() != 0)
        return fail(outOfReach(CoreText::tr("On %1: %2").arg(m_host.name, said),
                               CoreText::tr("Log in there as root or as the server's account, or ship by a "
                                            "bundle (--ship-by bundle).")));
    return QString::fromUtf8(ssh.readAllStandardOutput());
}

} // namespace millrace
