// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/ssh/hostkeys.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace millrace {

namespace {

/// What an ssh printed, both ways together; it ends within a minute.
Result<QString> sshOutput(const QStringList &arguments, QProcess::ProcessChannelMode mode)
{
    MILLRACE_TRY(const auto program, sshProgram());
    QProcess ssh;
    ssh.setProcessEnvironment(sshEnvironment());
    ssh.setStandardInputFile(QProcess::nullDevice());
    ssh.setProcessChannelMode(mode);
    tieToThisThread(ssh);
    ssh.start(program, arguments);
    constexpr int patienceMs = 60'000;
    if (!ssh.waitForFinished(patienceMs) && ssh.state() != QProcess::NotRunning) {
        ssh.kill();
        ssh.waitForFinished();
    }
    return QString::fromLocal8Bit(ssh.readAllStandardOutput());
}

/// The user's files of known hosts, as ssh's settings for this machine have them.
Result<QStringList> knownHostsFiles(const SshRoute &route)
{
    MILLRACE_TRY(const auto settings, sshOutput(sshArguments(route, {u"-G"_s}), QProcess::SeparateChannels));
    constexpr QLatin1String name("userknownhostsfile ");
    for (const QString &line : settings.split(u'\n'))
        if (line.startsWith(name)) {
            QStringList files;
            for (QString &file : line.mid(name.size()).split(u' ', Qt::SkipEmptyParts))
                files << (file.startsWith("~/"_L1) ? QDir::homePath() + file.mid(1) : file);
            return files;
        }
    return QStringList{QDir::homePath() + u"/.ssh/known_hosts"_s};
}

/// "host type base64", or "|1|salt|hash type base64".
HostKey hostKeyFrom(const QByteArray &lines)
{
    const QList<QByteArray> words = lines.split('\n').first().simplified().split(' ');
    QString type = QString::fromLatin1(words.value(1));
    type = type.startsWith("ssh-"_L1)          ? type.mid(4).toUpper()
           : type.startsWith("ecdsa-sha2-"_L1) ? u"ECDSA"_s
                                               : type;
    const QByteArray digest =
        QCryptographicHash::hash(QByteArray::fromBase64(words.value(2)), QCryptographicHash::Sha256);
    return {.host = {},
            .type = type,
            .fingerprint =
                u"SHA256:"_s + QString::fromLatin1(digest.toBase64(QByteArray::OmitTrailingEquals)),
            .lines = lines,
            .file = {}};
}

/// The key of a route's last machine, where it is not known. The others are reached as always.
Result<std::optional<HostKey>> lastHostsKey(const SshRoute &route)
{
    MILLRACE_TRY(const auto files, knownHostsFiles(route));
    const QTemporaryDir folder;
    const QString found = folder.filePath(u"known"_s);
    QString all = u"UserKnownHostsFile=\"%1\""_s.arg(found);
    for (const QString &file : files)
        all += u" \"%1\""_s.arg(file);
    // It takes a new key down, in a file that is thrown away, and then tries no way to log in.
    MILLRACE_TRY(const auto said,
                 sshOutput(sshArguments(route, {u"-o"_s, u"StrictHostKeyChecking=accept-new"_s, u"-o"_s, all,
                                                u"-o"_s, u"PreferredAuthentications=none"_s, u"-N"_s}),
                           QProcess::MergedChannels));
    QFile known(found);
    const QByteArray lines = known.open(QIODevice::ReadOnly) ? known.readAll() : QByteArray();
    if (lines.trimmed().isEmpty()) {
        const Error error = sshError(route, said);
        if (error.code == ErrorCode::ServerUnreachable)
            return fail(error);
        return std::optional<HostKey>();
    }
    HostKey key = hostKeyFrom(lines);
    key.host = route.destination;
    key.file = files.value(0);
    return std::optional(key);
}

} // namespace

Result<std::optional<HostKey>> unknownHostKey(const SshRoute &route)
{
    for (qsizetype hop = 0; hop <= route.jumps.size(); ++hop) {
        MILLRACE_TRY(auto key, lastHostsKey(route.upTo(hop)));
        if (key)
            return key;
    }
    return std::optional<HostKey>();
}

Result<void> trustHostKey(const HostKey &key)
{
    const auto failed = [&key] {
        return fail(Error{.code = ErrorCode::FileNotWritable,
                          .what = CoreText::tr("The key cannot be added to %1: %2.")
                                      .arg(key.file, QString::fromLocal8Bit(std::strerror(errno))),
                          .howToFix = CoreText::tr("Check the path, its owner and its permissions."),
                          .context = {.file = key.file}});
    };
    const QString folder = QFileInfo(key.file).absolutePath();
    if (!QFileInfo::exists(folder)) {
        QDir().mkpath(folder);
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    // In one piece at its end, as ssh does it: others may write there at the same time.
    const QByteArray before = [&key] {
        QFile file(key.file);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    QByteArray lines = key.lines.endsWith('\n') ? key.lines : key.lines + '\n';
    if (!before.isEmpty() && !before.endsWith('\n'))
        lines.prepend('\n');
    const int file = ::open(QFile::encodeName(key.file).constData(),
                            O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0)
        return failed();
    const bool written = ::write(file, lines.constData(), static_cast<size_t>(lines.size())) == lines.size();
    const int error = errno;
    if (::close(file) != 0 || !written) {
        if (!written)
            errno = error;
        return failed();
    }
    return {};
}

bool showsHostKey(const Error &error)
{
    return error.code == ErrorCode::SshHostUnknown && error.what.contains("SHA256:"_L1);
}

Result<void> trustShownHostKey(const SshRoute &route, const QString &shown)
{
    MILLRACE_TRY(const auto key, unknownHostKey(route));
    if (!key)
        return {}; // known meanwhile, or what is wrong shows when the connection is made
    if (!shown.contains(key->fingerprint))
        return fail(
            {.code = ErrorCode::SshHostChanged,
             .what = CoreText::tr("%1 shows another key now than a moment ago: %2. Nothing was trusted.")
                         .arg(key->host, key->text()),
             .howToFix = CoreText::tr("Ask whoever runs the host which key it has.")});
    return trustHostKey(*key);
}

Error withHostKey(const Error &error, const SshRoute &route)
{
    if (error.code != ErrorCode::SshHostUnknown)
        return error;
    const auto key = unknownHostKey(route);
    if (!key || !*key)
        return error;
    Error named = error;
    named.what = CoreText::tr("The key of the host %1 is not known on this machine. It shows: %2.")
                     .arg((*key)->host, (*key)->text());
    SshRoute there = route;
    if (const qsizetype hop = route.jumps.indexOf((*key)->host); hop >= 0)
        there = route.upTo(hop);
    named.howToFix = CoreText::tr("Compare that fingerprint with the one of whoever runs the host. If it is "
                                  "the same, run this once and answer yes: %1")
                         .arg(there.commandLine());
    return named;
}

} // namespace millrace
