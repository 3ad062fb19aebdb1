// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/scratchfolder.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/scratch/serverprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <cerrno>
#include <sys/un.h>
#include <unistd.h>

namespace millrace {

namespace {

constexpr int passwordLength = 32;
constexpr QLatin1String socketName("server.sock");
constexpr QLatin1String socketFolderPrefix("millrace-");

/// Short enough for the kernel, and plain enough for Qt's list of connect options ("UNIX_SOCKET=…;…", blanks
/// simplified).
bool suitsSocket(const QString &path)
{
    return QFile::encodeName(path).size() < static_cast<qsizetype>(sizeof(sockaddr_un::sun_path)) &&
           !path.contains(u';') && path.simplified() == path;
}

/// For secrets: readable by nobody else from its first byte on.
Result<void> writePrivateFile(const QString &path, const QByteArray &content)
{
    QFile::remove(path);
    QFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner) ||
        file.write(content) != content.size() || !file.flush())
        return fail(writeError(path, errno, file.errorString()));
    return {};
}

QString randomPassword()
{
    // Letters and digits only: the password must survive SQL, option files and shells without quoting.
    static constexpr char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    QString password;
    for (int i = 0; i < passwordLength; ++i)
        password += QLatin1Char(alphabet[QRandomGenerator::system()->bounded(int(sizeof alphabet) - 1)]);
    return password;
}

} // namespace

QJsonObject ScratchState::toJson() const
{
    QJsonObject json = process.toJson();
    json.insert(u"program"_s, program);
    json.insert(u"socket"_s, socket);
    json.insert(u"durability"_s, enumName(durability));
    json.insert(u"memory_bytes"_s, memoryBytes);
    json.insert(u"eat_my_data"_s, eatMyData);
    if (startedBy)
        json.insert(u"started_by"_s, startedBy->toJson());
    return json;
}

std::optional<ScratchState> ScratchState::fromJson(const QJsonObject &json)
{
    const auto process = ServerProcess::fromJson(json);
    const QString socket = json.value(u"socket"_s).toString();
    if (!process || socket.isEmpty())
        return std::nullopt;
    return ScratchState{.process = *process,
                        .program = json.value(u"program"_s).toString(),
                        .socket = socket,
                        .durability = enumFromName<ScratchDurability>(json.value(u"durability"_s).toString())
                                          .value_or(ScratchDurability::Relaxed),
                        .memoryBytes = json.value(u"memory_bytes"_s).toInteger(),
                        .eatMyData = json.value(u"eat_my_data"_s).toString(),
                        .startedBy = ServerProcess::fromJson(json.value(u"started_by"_s).toObject())};
}

ScratchFolder::ScratchFolder(const QString &path)
    : m_path(
          QDir::cleanPath(QFileInfo(path.isEmpty() ? dataHome() + u"/scratch"_s : path).absoluteFilePath()))
{
    const QString canonical = QFileInfo(m_path).canonicalFilePath();
    if (!canonical.isEmpty())
        m_path = canonical;
}

bool ScratchFolder::exists() const
{
    return QFileInfo(m_path).isDir();
}

bool ScratchFolder::isOurs() const
{
    const QFileInfo info(m_path);
    return info.isDir() && info.ownerId() == ::geteuid() && !(info.permissions() & QFile::WriteOther);
}

Result<void> ScratchFolder::expectOurs() const
{
    if (!exists() || isOurs())
        return {};
    return fail(
        {.code = ErrorCode::ScratchServerFailed,
         .what = CoreText::tr("%1 belongs to another account, or everybody may write into it.").arg(m_path),
         .howToFix = CoreText::tr("Remove it, or keep the server's data in another folder."),
         .context = {.file = m_path}});
}

bool ScratchFolder::isOnTmpfs() const
{
    return QStorageInfo(m_path).fileSystemType() == "tmpfs";
}

Result<void> ScratchFolder::removeAll() const
{
    const auto notRemoved = [](const QString &path) {
        return fail(writeError(path, EACCES, CoreText::tr("it cannot be removed")));
    };
    if (QFileInfo::exists(dataFolder())) {
        MILLRACE_TRY_VOID(ServerProgram::checkDataFolderOurs(dataFolder()));
        if (!QDir(dataFolder()).removeRecursively())
            return notRemoved(dataFolder());
    }
    for (const QString &folder : {temporaryFolder(), filesFolder()})
        if (QFileInfo::exists(folder) && !QDir(folder).removeRecursively())
            return notRemoved(folder);
    for (const QString &file : {passwordFile(), stateFile(), errorLog(), initFile(), pidFile()})
        if (QFileInfo::exists(file) && !QFile::remove(file))
            return notRemoved(file);
    return {};
}

qint64 ScratchFolder::dataBytes() const
{
    qint64 bytes = 0;
    QDirIterator files(dataFolder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

Result<void> ScratchFolder::prepare()
{
    MILLRACE_TRY_VOID(ensurePrivateFolder(m_path));
    MILLRACE_TRY_VOID(expectOurs());
    m_path = QFileInfo(m_path).canonicalFilePath();
    for (const QString &folder : {temporaryFolder(), filesFolder()})
        MILLRACE_TRY_VOID(ensurePrivateFolder(folder));
    return {};
}

QString ScratchFolder::password() const
{
    const auto content = readWholeFile(passwordFile());
    return content && content->size() == passwordLength ? QString::fromLatin1(*content) : QString();
}

Result<QString> ScratchFolder::ensurePassword() const
{
    QString value = password();
    if (!value.isEmpty())
        return value;
    value = randomPassword();
    MILLRACE_TRY_VOID(writePrivateFile(passwordFile(), value.toLatin1()));
    return value;
}

Result<void> ScratchFolder::writeInitFile(const QString &password) const
{
    // One statement per line, as init-file wants it. A data directory that is moved to a real server one day
    // must not bring the password-less accounts along that mariadb-install-db makes.
    const QString sql = u"SET SESSION sql_log_bin=0;\n"
                        "DELETE FROM mysql.%1 WHERE User='' OR (User='root' AND Host<>'localhost');\n"
                        "FLUSH PRIVILEGES;\n"
                        "ALTER USER 'root'@'localhost' IDENTIFIED BY '%2';\n"_s;
    const bool hasGlobalPriv = QFile::exists(dataFolder() + u"/mysql/global_priv.frm"_s);
    const QString table = hasGlobalPriv ? u"global_priv"_s : u"user"_s;
    return writePrivateFile(initFile(), sql.arg(table, password).toLatin1());
}

Result<QString> ScratchFolder::chooseSocket() const
{
    QString inside = m_path + u'/' + socketName;
    if (suitsSocket(inside))
        return inside;
    for (const QString &base : {qEnvironmentVariable("XDG_RUNTIME_DIR"), u"/tmp"_s}) {
        if (base.isEmpty() || !QFileInfo(base).isWritable())
            continue;
        QTemporaryDir folder(base + u'/' + socketFolderPrefix + u"XXXXXX"_s); // 0700
        QString socket = folder.filePath(socketName);
        if (!folder.isValid() || !suitsSocket(socket))
            continue;
        folder.setAutoRemove(false);
        return socket;
    }
    return fail(
        {.code = ErrorCode::FileNotWritable,
         .what = CoreText::tr("%1 does not suit a socket, and no private folder could be made in /tmp.")
                     .arg(inside),
         .howToFix = CoreText::tr("Give the private server a folder with a shorter path."),
         .context = {.file = inside}});
}

void ScratchFolder::releaseSocket(const QString &socket) const
{
    // The path comes from a file that may be damaged: nothing is removed but what chooseSocket() names.
    const QFileInfo folder(QFileInfo(socket).path());
    const bool elsewhere = folder.fileName().startsWith(socketFolderPrefix);
    if (QFileInfo(socket).fileName() != socketName || (folder.filePath() != m_path && !elsewhere))
        return;
    QFile::remove(socket);
    QFile::remove(socket + u".lock"_s); // MySQL's
    if (folder.filePath() != m_path)
        QDir().rmdir(folder.filePath()); // only ever an empty folder
}

Result<void> ScratchFolder::saveState(const ScratchState &state) const
{
    return writeFileAtomically(stateFile(), QJsonDocument(state.toJson()).toJson());
}

std::optional<ScratchState> ScratchFolder::savedState() const
{
    const auto content = readWholeFile(stateFile());
    return content ? ScratchState::fromJson(QJsonDocument::fromJson(*content).object()) : std::nullopt;
}

QStringList ScratchFolder::tellingArguments() const
{
    return {u"--datadir="_s + dataFolder(), u"--pid-file="_s + pidFile()};
}

std::optional<ScratchState> ScratchFolder::runningServer() const
{
    if (!isOurs()) // what stands in it may be anybody's, and so may be the server that it names
        return std::nullopt;
    auto saved = savedState();
    if (saved && saved->process.isRunning() &&
        saved->process.arguments().contains(tellingArguments().first()))
        return saved;

    const auto process = ServerProcess::findByArguments(tellingArguments());
    if (!process)
        return std::nullopt;
    const QStringList arguments = process->arguments();
    const auto valueOf = [&arguments](const char *option) {
        const QStringList matches = arguments.filter(QLatin1String(option));
        return matches.isEmpty() ? QString() : matches.last().section(u'=', 1);
    };
    const QString flush = valueOf("--innodb-flush-log-at-trx-commit=");
    return ScratchState{.process = *process,
                        .program = arguments.value(0),
                        .socket = valueOf("--socket="),
                        .durability = flush == "1"_L1   ? ScratchDurability::Full
                                      : flush == "0"_L1 ? ScratchDurability::None
                                                        : ScratchDurability::Relaxed,
                        .memoryBytes = valueOf("--innodb-buffer-pool-size=").toLongLong()};
}

void ScratchFolder::forgetServer() const
{
    if (const auto saved = savedState())
        releaseSocket(saved->socket);
    QFile::remove(stateFile());
    QFile::remove(initFile());
}

} // namespace millrace
