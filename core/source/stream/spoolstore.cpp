// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/spoolstore.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonDocument>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace millrace {

namespace {

QString homeOr(const QString &home)
{
    return home.isEmpty() ? streamsHome() : home;
}

QString typedMark(const QString &command)
{
    const QByteArray hash = QCryptographicHash::hash(command.toUtf8(), QCryptographicHash::Sha256);
    return streamsHome() + u"/typed/"_s + QString::fromLatin1(hash.toHex());
}

/// Some process reads a stream into it.
bool isLocked(const QString &file)
{
    const int handle = ::open(QFile::encodeName(file).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (handle < 0)
        return false;
    const bool locked = ::flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(handle);
    return locked;
}

qint64 bytesBelow(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator all(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        all.next();
        bytes += all.fileInfo().size();
    }
    return bytes;
}

/// A fetch that nobody went on with for a week is one that nobody will.
bool isForgotten(const QString &folder)
{
    const QFileInfo ledger(folder + u'/' + fetchLedgerName());
    const QFileInfo last(ledger.exists() ? ledger.absoluteFilePath() : folder);
    return last.lastModified().daysTo(QDateTime::currentDateTime()) > 7;
}

/// The record of a spool that \a path is, a file or a folder.
std::optional<SourceStream> recordBeside(const QString &path)
{
    const QFileInfo info(path);
    const auto json = readWholeFile(info.absolutePath() + u'/' + spoolRecordName());
    if (!json)
        return std::nullopt;
    auto record = jsonMembers<SourceStream>.read(QJsonDocument::fromJson(*json).object());
    if (QFileInfo(record.spool).fileName() != info.fileName())
        return std::nullopt;
    record.spool = info.absoluteFilePath(); // its folder may have been moved
    return record;
}

std::optional<SourceStream> recordOf(const QString &file, bool isWhole)
{
    if (file.isEmpty())
        return std::nullopt;
    // Of a prefix the folder is the spool, and files in it have that folder somewhere above them.
    const QString self = QFileInfo(file).absoluteFilePath();
    for (QString path = self; path.size() > 1; path = QFileInfo(path).absolutePath())
        if (auto record = recordBeside(path);
            record && (record->bytes >= 0) == isWhole && (path == self || QFileInfo(path).isDir()))
            return record;
    return std::nullopt;
}

/// Nobody makes a folder and puts nothing into it for that long.
bool isLeft(const QFileInfo &folder)
{
    return folder.lastModified().secsTo(QDateTime::currentDateTime()) > 3600;
}

/// Nothing for what is no spool's folder, somebody else's among them.
std::optional<Spool> spoolIn(const QFileInfo &folder)
{
    const QDir inside(folder.absoluteFilePath());
    const auto entries =
        inside.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    Spool spool{.folder = inside.absolutePath(), .state = Spool::State::BrokenOff};
    bool isBusy = false;
    bool isOurs = !entries.isEmpty() || (folder.absolutePath() == streamsHome() && isLeft(folder));
    bool isFetch = false;
    for (const QFileInfo &file : entries) {
        if (file.fileName() == spoolRecordName())
            continue;
        isFetch |= file.fileName() == fetchTaskName();
        if (const auto partial = partialSpool(file.absoluteFilePath()); partial && file.isSymLink()) {
            spool.stream = *partial;
            continue;
        }
        spool.bytes += file.isDir() ? bytesBelow(file.absoluteFilePath()) : file.size();
        isBusy |= isLocked(file.absoluteFilePath());
        if (const auto stream = streamOfSpool(file.absoluteFilePath())) {
            spool.stream = *stream;
            spool.state = Spool::State::Whole;
        } else if (file.fileName() != arrivingFileName() && file.fileName() != fetchTaskName() &&
                   file.fileName() != fetchLedgerName()) {
            isOurs = false;
        }
    }
    if (spool.state == Spool::State::Whole)
        return spool;
    if (isBusy)
        spool.state = Spool::State::Arriving;
    else if (isFetch || !spool.stream.spool.isEmpty())
        spool.state = Spool::State::Partial;
    return isOurs ? std::optional(spool) : std::nullopt;
}

} // namespace

QString streamsHome()
{
    return dataHome() + u"/streams"_s;
}

QString spoolRecordName()
{
    return u"stream.json"_s;
}

QString arrivingFileName()
{
    return u"arriving"_s;
}

QString fetchTaskName()
{
    return u"fetch.json"_s;
}

QString fetchLedgerName()
{
    return u"parts"_s;
}

std::optional<SourceStream> streamOfSpool(const QString &file)
{
    return recordOf(file, true);
}

std::optional<SourceStream> partialSpool(const QString &file)
{
    return recordOf(file, false);
}

Result<void> expectNoPartialSpool(const QString &file)
{
    if (!partialSpool(file))
        return {};
    return fail({.code = ErrorCode::StreamGone,
                 .what = CoreText::tr("What is in %1 is not all of its stream: that had not ended when a run "
                                      "began to load it.")
                             .arg(file),
                 .howToFix = CoreText::tr("Resume the run that began with it (millrace-cli resume), or roll "
                                          "that run back and have the dump sent once more."),
                 .context = {.file = file}});
}

Result<void> linkSpool(const QString &spool, const QString &arriving)
{
    const QByteArray path = QFile::encodeName(spool);
    if (::symlink(QFile::encodeName(arriving).constData(), path.constData()) == 0 || errno == EEXIST)
        return syncFoldersAbove(spool, 3);
    return fail(writeError(spool, errno, QString::fromLocal8Bit(std::strerror(errno))));
}

Result<void> reopenSpool(const SourceStream &whole)
{
    SourceStream partial = whole;
    partial.bytes = -1;
    partial.hash.clear();
    const QString folder = QFileInfo(whole.spool).absolutePath();
    const QString record = folder + u'/' + spoolRecordName();
    MILLRACE_TRY_VOID(writeFileAtomically(record, QJsonDocument(toJsonValue(partial).toObject()).toJson()));
    QFile::setPermissions(record, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    MILLRACE_TRY_VOID(nameSpool(whole.spool, folder + u'/' + arrivingFileName()));
    return linkSpool(whole.spool, arrivingFileName());
}

Result<void> nameSpool(const QString &arrived, const QString &spool)
{
    // Not QFile::rename(): that does not take the place of the link.
    if (::rename(QFile::encodeName(arrived).constData(), QFile::encodeName(spool).constData()) == 0)
        return {};
    return fail(writeError(spool, errno, QString::fromLocal8Bit(std::strerror(errno))));
}

QVector<Spool> spools(const QString &home)
{
    const auto folders =
        QDir(homeOr(home))
            .entryInfoList({u"stream-*"_s}, QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name);
    QVector<Spool> found;
    for (const QFileInfo &folder : folders)
        if (const auto spool = spoolIn(folder))
            found << *spool;
    return found;
}

Result<void> removeSpool(const QString &file)
{
    if (!recordBeside(file))
        return {};
    const QString folder = QFileInfo(file).absolutePath();
    const QString arriving = folder + u'/' + arrivingFileName();
    if (QFileInfo(file).isSymLink()) {
        // What has arrived goes before what says whose it is.
        errno = 0;
        const bool isGone =
            QFileInfo(arriving).isDir() ? QDir(arriving).removeRecursively() : QFile::remove(arriving);
        if (!isGone && QFileInfo::exists(arriving))
            return fail(writeError(arriving, errno, QString::fromLocal8Bit(std::strerror(errno))));
        QFile::remove(file);
    }
    // The record goes last: what is left by a kill in between is a whole record of a file that is gone, and
    // the next sweep takes it.
    errno = 0;
    bool removed = false;
    if (QFileInfo(file).isDir()) {
        // Half a folder must not pass for the spool.
        removed = QDir().rename(file, arriving) && QDir(arriving).removeRecursively();
    } else {
        removed = QFile::remove(file);
    }
    const int reason = errno;
    for (const QString &name : {fetchTaskName(), fetchLedgerName()})
        QFile::remove(folder + u'/' + name);
    QDir().rmdir(arriving);
    if (!removed && QFileInfo::exists(file))
        return fail(writeError(file, reason, QString::fromLocal8Bit(std::strerror(reason))));
    QFile::remove(folder + u'/' + spoolRecordName());
    QDir().rmdir(folder); // stays where somebody has put a file of his own
    return {};
}

Result<void> withdrawSpool(const SourceStream &stream)
{
    if (!stream.isStore() || !QFileInfo(stream.spool).isSymLink())
        return removeSpool(stream.spool);
    QFile::remove(stream.spool);
    QFile::remove(QFileInfo(stream.spool).absolutePath() + u'/' + spoolRecordName());
    return {};
}

qint64 sweepSpools(const QString &home, bool alsoPartial)
{
    qint64 bytes = 0;
    const auto all = spools(home);
    for (const Spool &spool : all) {
        const bool isGone = spool.state == Spool::State::Partial && spool.stream.spool.isEmpty() &&
                            (alsoPartial || isForgotten(spool.folder));
        if (spool.state != Spool::State::BrokenOff && !isGone)
            continue;
        QDir folder(spool.folder);
        bool mayGo = true;
        const auto files = folder.entryInfoList(QDir::Files | QDir::Hidden | QDir::System);
        for (const QFileInfo &file : files)
            mayGo &= !isLocked(file.absoluteFilePath());
        if (mayGo && folder.removeRecursively())
            bytes += spool.bytes;
    }
    return bytes;
}

Result<void> rememberCommand(const QString &command)
{
    const QString mark = typedMark(command);
    MILLRACE_TRY_VOID(ensurePrivateFolder(streamsHome()));
    MILLRACE_TRY_VOID(ensurePrivateFolder(QFileInfo(mark).absolutePath()));
    return QFileInfo::exists(mark) ? Result<void>() : writeFileAtomically(mark, {});
}

bool isRememberedCommand(const QString &command)
{
    return QFileInfo(typedMark(command)).isFile();
}

} // namespace millrace
