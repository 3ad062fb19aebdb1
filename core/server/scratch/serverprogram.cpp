// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/serverprogram.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace millrace {

namespace {

/// In the data directory; its dot keeps it out of the server's sight. Says that the directory is ours.
constexpr QLatin1String markerName(".millrace-scratch");
constexpr QLatin1String unfinishedInfix(".unfinished-");
/// In the data directory while it is made. A server that starts removes the temporary tables it finds in its
/// temporary folder, also those of another that is just being made there (error 1051, tmp_user_sys).
constexpr QLatin1String temporaryName(".tmp");

/// In the PATH, else in these folders.
QString findProgram(const QStringList &names, const QStringList &moreFolders)
{
    for (const QString &name : names) {
        QString path = QStandardPaths::findExecutable(name);
        if (path.isEmpty())
            path = QStandardPaths::findExecutable(name, moreFolders);
        if (!path.isEmpty())
            return path;
    }
    return {};
}

/// Runs a program to its end; its output, or an error with the last of it. \a temporaryFolder: empty:
/// everybody's.
Result<QString> runProgram(const QString &program, const QStringList &arguments, const QString &workingFolder,
                           int timeoutMs, const QString &temporaryFolder = {})
{
    QProcess process;
    if (!temporaryFolder.isEmpty()) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"TMPDIR"_s, temporaryFolder);
        process.setProcessEnvironment(environment);
    }
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setWorkingDirectory(workingFolder);
    process.start(program, arguments);
    const bool finished = process.waitForFinished(timeoutMs);
    QString output = QString::fromLocal8Bit(process.readAll());
    if (!finished) {
        const QString reason = process.errorString();
        process.kill();
        process.waitForFinished();
        return fail(
            serverProgramError(CoreText::tr("%1 did not finish: %2.").arg(program, reason), output, {}));
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return fail(serverProgramError(
            CoreText::tr("%1 failed with exit code %2.").arg(program).arg(process.exitCode()), output, {}));
    return output;
}

/// The script that came with this server before any other: a script makes the tables of its own version, by
/// the server that it finds.
QString installScript(const ServerProgram &server)
{
    const QStringList names{u"mariadb-install-db"_s, u"mysql_install_db"_s};
    const QDir beside = QFileInfo(server.path).canonicalPath() + u"/.."_s;
    for (const char *folder : {"bin", "scripts"})
        for (const QString &name : names) {
            const QString path = beside.filePath(QLatin1String(folder) + u'/' + name);
            if (const QFileInfo script(path); script.isFile() && script.isExecutable())
                return QDir::cleanPath(path);
        }
    return findProgram(names, {u"/usr/bin"_s, u"/usr/local/bin"_s});
}

/// To be run in the data directory's parent: mariadb-install-db is a shell script that splits an absolute
/// path at its blanks, so it only ever sees the last, plain part of it.
Result<QStringList> initialiseCommand(const ServerProgram &server, const QString &folderName)
{
    const QString dataFolder = u"./"_s + folderName;
    QStringList command;
    if (server.mariaDb) {
        const QString script = installScript(server);
        if (script.isEmpty())
            return fail({.code = ErrorCode::ScratchServerMissing,
                         .what = CoreText::tr(
                             "mariadb-install-db, which makes a new server's data directory, was not "
                             "found."),
                         .howToFix = CoreText::tr(
                             "Install it (Debian and Ubuntu: apt install mariadb-server-core).")});
        command << script << u"--no-defaults"_s << u"--auth-root-authentication-method=normal"_s
                << u"--skip-test-db"_s << u"--skip-name-resolve"_s
                << u"--datadir="_s + dataFolder
                // Resized to its real size when the server starts; small, it is written in no time.
                << u"--innodb-log-file-size=10M"_s;
        // In an archive's own layout the older scripts find nothing without being told where they are.
        if (QFileInfo(script).dir().dirName() == "scripts"_L1)
            command << u"--basedir="_s + QDir::cleanPath(QFileInfo(script).path() + u"/.."_s);
    } else {
        command << server.path << u"--no-defaults"_s << u"--initialize-insecure"_s
                << u"--datadir="_s + dataFolder;
        if (server.can(Ability::RedoLogCapacity))
            command << u"--innodb-redo-log-capacity=8M"_s; // as above
        if (const QString base = server.baseFolder(); !base.isEmpty())
            command << u"--basedir="_s + base;
    }
    if (::geteuid() == 0)
        command << u"--user=root"_s;
    return command;
}

/// Clears away what attempts of ours left that were broken off. Not an error when it fails: their processes
/// may still be at it, and a new attempt has a folder of its own.
void removeUnfinished(const QString &dataFolder)
{
    const QFileInfo data(dataFolder);
    const QStringList pattern{data.fileName() + unfinishedInfix + u'*'};
    for (const QFileInfo &left : data.dir().entryInfoList(pattern, QDir::Dirs | QDir::NoSymLinks)) {
        if (QFileInfo::exists(left.filePath() + u'/' + markerName))
            QDir(left.filePath()).removeRecursively();
        else
            data.dir().rmdir(
                left.fileName()); // broken off before the marker was written: goes only when empty
    }
}

} // namespace

QString ServerProgram::displayName() const
{
    const QString flavour = mariaDb ? u"MariaDB"_s : u"MySQL"_s;
    return u"%1 %2.%3.%4"_s.arg(flavour).arg(version / 10000).arg(version / 100 % 100).arg(version % 100);
}

QString ServerProgram::baseFolder() const
{
    QString base = QDir::cleanPath(QFileInfo(path).canonicalPath() + u"/.."_s);
    for (const char *share : {"share", "share/mysql", "share/mariadb"})
        if (QFileInfo::exists(base + u'/' + QLatin1String(share) + u"/english/errmsg.sys"_s))
            return base;
    return {};
}

Result<ServerProgram> ServerProgram::find(const QString &wanted)
{
    const QStringList names =
        wanted.isEmpty() ? QStringList{u"mariadbd"_s, u"mysqld"_s} : QStringList{wanted};
    const QString path =
        findProgram(names, {u"/usr/sbin"_s, u"/usr/libexec"_s, u"/usr/local/sbin"_s, u"/usr/local/libexec"_s,
                            u"/usr/local/bin"_s, u"/usr/local/mysql/bin"_s, u"/opt/homebrew/bin"_s});
    if (path.isEmpty())
        return fail(
            {.code = ErrorCode::ScratchServerMissing,
             .what = wanted.isEmpty()
                         ? CoreText::tr("No server program (mariadbd or mysqld) was found on this machine.")
                         : CoreText::tr("The server program %1 was not found.").arg(wanted),
             .howToFix = CoreText::tr("Install one; it need not be set up or started (Debian and Ubuntu: apt "
                                      "install mariadb-server-core).")});
    MILLRACE_TRY(const auto line, runProgram(path, {u"--no-defaults"_s, u"--version"_s}, {}, 20'000));
    return fromVersionLine(path, line);
}

Result<ServerProgram> ServerProgram::fromVersionLine(const QString &path, const QString &line)
{
    static const QRegularExpression pattern(uR"(\bVer (\d+)\.(\d+)\.(\d+))"_s);
    const auto match = pattern.match(line);
    if (!match.hasMatch())
        return fail({.code = ErrorCode::ScratchServerMissing,
                     .what = CoreText::tr("%1 does not say which version it is.").arg(path),
                     .howToFix = CoreText::tr("Name a mariadbd or mysqld program.")});
    return ServerProgram{.path = path,
                         .mariaDb = line.contains(u"MariaDB"_s),
                         .version = match.captured(1).toInt() * 10000 + match.captured(2).toInt() * 100 +
                                    match.captured(3).toInt(),
                         .versionText = line.trimmed()};
}

Result<void> ServerProgram::makeDataFolder(const QString &dataFolder) const
{
    const QFileInfo data(dataFolder);
    MILLRACE_TRY_VOID(ensurePrivateFolder(data.path()));
    removeUnfinished(dataFolder);
    QTemporaryDir unfinished(dataFolder + unfinishedInfix + u"XXXXXX"_s); // 0700, gone when we fail
    QFile marker(unfinished.filePath(markerName));
    const QByteArray madeBy = (mariaDb ? "MariaDB\n" : "MySQL\n") + versionText.toUtf8() + '\n';
    errno = 0;
    if (!unfinished.isValid() || !marker.open(QIODevice::WriteOnly) ||
        marker.write(madeBy) != madeBy.size() || !marker.flush())
        return fail(writeError(dataFolder, errno,
                               unfinished.isValid() ? marker.errorString() : unfinished.errorString()));

    MILLRACE_TRY(const auto command, initialiseCommand(*this, QFileInfo(unfinished.path()).fileName()));
    constexpr int timeoutMs = 180'000;
    const QString temporary = QFileInfo(unfinished.filePath(temporaryName)).absoluteFilePath();
    MILLRACE_TRY_VOID(ensurePrivateFolder(temporary));
    MILLRACE_TRY_VOID(runProgram(command.first(), command.mid(1), data.path(), timeoutMs, temporary));
    QDir(temporary).removeRecursively();
    if (!QDir().rename(unfinished.path(), dataFolder))
        return fail(
            writeError(dataFolder, errno, CoreText::tr("the new data directory cannot be put there")));
    unfinished.setAutoRemove(false);
    return {};
}

Result<void> ServerProgram::copyDataFolder(const QString &made, const QString &dataFolder) const
{
    namespace fs = std::filesystem;
    MILLRACE_TRY_VOID(ensurePrivateFolder(QFileInfo(dataFolder).path()));
    removeUnfinished(dataFolder);
    QTemporaryDir unfinished(dataFolder + unfinishedInfix + u"XXXXXX"_s);
    const fs::path from = made.toStdString();
    const fs::path to = unfinished.path().toStdString();
    // The marker first: what is broken off has to be known as ours.
    std::error_code failed;
    fs::copy_file(from / markerName.data(), to / markerName.data(), failed);
    if (!failed)
        fs::copy(from, to, fs::copy_options::recursive | fs::copy_options::skip_existing, failed);
    if (!failed)
        fs::remove(to / "auto.cnf", failed); // MySQL's server_uuid: each server makes its own
    if (!failed)
        fs::rename(to, dataFolder.toStdString(), failed);
    if (failed || !unfinished.isValid())
        return fail(writeError(dataFolder, failed.value(),
                               CoreText::tr("the new data directory cannot be put there")));
    unfinished.setAutoRemove(false);
    return {};
}

Result<void> ServerProgram::checkDataFolderOurs(const QString &dataFolder)
{
    if (!QFileInfo::exists(dataFolder + u'/' + markerName))
        return fail(
            {.code = ErrorCode::ScratchServerFailed,
             .what = CoreText::tr("%1 was not made by Millrace.").arg(dataFolder),
             .howToFix = CoreText::tr("Give the private server another folder; a data directory of somebody "
                                      "else's is never touched.")});
    return {};
}

QString ServerProgram::programOfData(const QString &dataFolder)
{
    const auto marker = readWholeFile(dataFolder + u'/' + markerName);
    if (!marker)
        return {};
    return marker->startsWith("MariaDB") ? u"mariadbd"_s : u"mysqld"_s;
}

Result<void> ServerProgram::checkDataFolder(const QString &dataFolder) const
{
    MILLRACE_TRY_VOID(checkDataFolderOurs(dataFolder));
    MILLRACE_TRY(const auto marker, readWholeFile(dataFolder + u'/' + markerName));
    const bool madeByMariaDb = marker.startsWith("MariaDB");
    if (madeByMariaDb != mariaDb)
        return fail(
            {.code = ErrorCode::ScratchServerFailed,
             .what = CoreText::tr("The data in %1 belong to %2, but the server program here is %3.")
                         .arg(dataFolder, madeByMariaDb ? u"MariaDB"_s : u"MySQL"_s, displayName()),
             .howToFix = CoreText::tr("Start it with the program it was made with, or use another folder.")});
    return {};
}

Error serverProgramError(const QString &what, const QString &output, const QString &log)
{
    const auto says = [&output](const char *text) {
        return output.contains(QLatin1String(text), Qt::CaseInsensitive);
    };
    Error error{.code = ErrorCode::ScratchServerFailed, .what = what, .context = {.file = log}};

    QStringList lines = output.split(u'\n', Qt::SkipEmptyParts);
    // "[ERROR] …" of the log, and "ERROR: 1005 …" of a statement while the data directory is made.
    const QStringList complaints = lines.filter(u"ERROR"_s);
    constexpr qsizetype shown = 12;
    lines = complaints.isEmpty() ? lines : complaints;
    lines = lines.mid(qMax<qsizetype>(0, lines.size() - shown));
    if (!lines.isEmpty())
        error.what += CoreText::tr(" It said:\n") + lines.join(u'\n');

    if (says("no space left") || says("errno: 28") || says("disk is full")) {
        error.code = ErrorCode::DiskFull;
        error.howToFix =
            CoreText::tr("Free space there, or give the private server a folder on another disk.");
    } else if (says("permission denied") || says("errno: 13")) {
        error.howToFix =
            CoreText::tr("Give this account the folder. When it has it already, AppArmor or SELinux may "
                         "keep the server program out "
                         "of home directories (see \"dmesg | grep DENIED\"): use a folder the profile "
                         "allows, such as one below "
                         "/var/lib/mysql or /tmp, or set the profile to complain mode (aa-complain).");
    } else if (says("unknown variable") || says("unknown option") || says("ambiguous option")) {
        error.howToFix =
            CoreText::tr("This version of the server does not know one of the options: take it out.");
    } else if (says("unable to lock") || says("another mysqld") || says("in use by another")) {
        error.howToFix =
            CoreText::tr("Another server process uses these data: stop it, or use another folder.");
    } else {
        error.howToFix = log.isEmpty() ? CoreText::tr("Run it by hand to see what it objects to.")
                                       : CoreText::tr("The whole story is in %1.").arg(log);
    }
    return error;
}

} // namespace millrace
