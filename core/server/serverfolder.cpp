// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/serverfolder.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <algorithm>
#include <chrono>
#include <thread>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace millrace {

namespace {

// Others may go through the folder but not list it; a file in it they may read, if they know its name: the
// server's account is one of these others.
constexpr QFile::Permissions passableFolder =
    QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
constexpr QFile::Permissions readableFile =
    QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;

Error unreadable(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::ServerFileUnreadable, .what = what, .howToFix = howToFix};
}

/// Removes the file when it goes.
class ProbeFile
{
public:
    explicit ProbeFile(const QString &path)
        : m_file(path)
    {}
    ~ProbeFile() { m_file.remove(); }
    bool write(const QByteArray &content)
    {
        const bool written = m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly) &&
                             m_file.write(content) == content.size() && m_file.setPermissions(readableFile);
        m_file.close();
        return written && m_file.error() == QFile::NoError;
    }
    QString error() const { return m_file.errorString(); }

private:
    QFile m_file;
};

const QString ownFolder = u"/millrace-XXXXXX"_s;

/// Below which folders of our own are made. Services often have a /tmp and /var/tmp of their own (systemd's
/// PrivateTmp), but not a /dev/shm.
QStringList parents()
{
    return {QDir::tempPath(), u"/var/tmp"_s, u"/dev/shm"_s};
}

/// A program that is killed while the server opens its pipe leaves a session in open(). How many were let go.
int removeLeftPipes(const QString &path)
{
    int removed = 0;
#ifdef Q_OS_UNIX
    static const QRegularExpression ours(u"^millrace-(\\d+)-[0-9a-f]{32}$"_s);
    const QDir folder(path);
    for (const QString &name : folder.entryList({u"millrace-*"_s}, QDir::System | QDir::Files)) {
        const auto match = ours.match(name);
        struct stat facts
        {};
        if (!match.hasMatch() || ::lstat(QFile::encodeName(folder.filePath(name)).constData(), &facts) != 0 ||
            !S_ISFIFO(facts.st_mode) || facts.st_uid != ::geteuid())
            continue;
        const auto pid = static_cast<pid_t>(match.captured(1).toLongLong());
        if (pid <= 0 || ::kill(pid, 0) == 0 || errno != ESRCH)
            continue; // it may want it yet
        removePipe(folder.filePath(name));
        ++removed;
    }
#endif
    return removed;
}

void removeLeftFolders()
{
    for (const QString &parent : parents())
        for (const QString &name :
             QDir(parent).entryList({u"millrace-??????"_s}, QDir::Dirs | QDir::NoSymLinks))
            if (removeLeftPipes(QDir(parent).filePath(name)) > 0)
                QDir(parent).rmdir(name); // only when nothing else is in it
}

} // namespace

#ifdef Q_OS_UNIX
namespace {

/// Readers that had found the name and were not in the pipe yet when it went, because others had the
/// processors: each of them waits for a writer, and one that comes and goes is enough. For as long as a
/// thread may have to wait for its turn.
void releaseLateReaders(int reading)
{
    using namespace std::chrono_literals;
    const QByteArray pipe = "/proc/self/fd/" + QByteArray::number(reading); // it has no name any more
    const auto end = std::chrono::steady_clock::now() + 2s;
    for (auto pause = 500us; std::chrono::steady_clock::now() < end;
         pause = std::min<std::chrono::microseconds>(2 * pause, 20ms)) {
        std::this_thread::sleep_for(pause);
        const int writing = ::open(pipe.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        if (writing >= 0)
            ::close(writing);
    }
    ::close(reading);
}

} // namespace

void removePipe(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    // In this order neither waits: the second needs a reader.
    const int reading = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    const int writing = ::open(name.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    ::unlink(name.constData());
    if (writing >= 0)
        ::close(writing);
    if (reading >= 0) // it has nothing but this end, which goes with the program as well
        std::thread(releaseLateReaders, reading).detach();
}
#else
void removePipe(const QString &)
{}
#endif

Result<std::unique_ptr<ServerFolder>> ServerFolder::open(Connection &connection)
{
    MILLRACE_TRY(const auto server, connection.rows(u"SELECT @@secure_file_priv, VERSION()"_s));
    const QVariant priv = server.value(0).value(0);
    const bool mariaDb = server.value(0).value(1).toString().contains("MariaDB"_L1, Qt::CaseInsensitive);
    if (priv.isNull() && !mariaDb) // MariaDB means "anywhere" by it
        return fail(unreadable(CoreText::tr("The server reads no files at all: secure_file_priv is NULL."),
                               CoreText::tr("Start it with --secure-file-priv=FOLDER, or load with "
                                            "--way local.")));

    std::unique_ptr<ServerFolder> folder(new ServerFolder);
    if (!priv.toString().isEmpty()) {
        folder->m_path = QDir::cleanPath(priv.toString());
        removeLeftPipes(folder->m_path);
        MILLRACE_TRY_VOID(folder->prove(connection));
        return folder;
    }
    removeLeftFolders();
    std::optional<Error> reason;
    for (const QString &parent : parents()) {
        folder->m_own = std::make_unique<QTemporaryDir>(parent + ownFolder);
        if (!folder->m_own->isValid() || !QFile::setPermissions(folder->m_own->path(), passableFolder))
            continue;
        folder->m_path = folder->m_own->path();
        const auto proved = folder->prove(connection);
        if (proved)
            return folder;
        reason = reason.value_or(proved.error());
    }
    return fail(reason.value_or(
        unreadable(CoreText::tr("No folder can be made below %1.").arg(QDir::tempPath()),
                   CoreText::tr("Set TMPDIR to a folder that you may write to and the server may read."))));
}

QString ServerFolder::newFileName() const
{
    QString name = u"%1/millrace-%2-"_s.arg(m_path).arg(QCoreApplication::applicationPid());
    for (int i = 0; i < 2; ++i)
        name += u"%1"_s.arg(QRandomGenerator::system()->generate64(), 16, 16, '0'_L1);
    return name;
}

Result<void> ServerFolder::prove(Connection &connection) const
{
    const QString path = newFileName();
    const QByteArray content = path.right(32).toLatin1();
    ProbeFile probe(path);
    if (!probe.write(content))
        return fail(unreadable(
            CoreText::tr("No file can be written to %1, from where the server reads files (%2).")
                .arg(m_path, probe.error()),
            CoreText::tr("Run Millrace as an account that may write there, or load with --way local.")));
    MILLRACE_TRY(const auto read, connection.value(u"SELECT LOAD_FILE(%1)"_s.arg(quotedString(path))));
    if (read.toByteArray() == content)
        return {};
    return fail(unreadable(
        CoreText::tr("The server cannot read files of this machine's folder %1.").arg(m_path),
        CoreText::tr(
            "It runs on another machine, in a container, with a /tmp of its own or under AppArmor; or "
            "the account lacks FILE (GRANT FILE ON *.* TO account). Load with --way local, or set "
            "secure_file_priv to a folder that both can use.")));
}

} // namespace millrace
