// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/fetchplace.h"

#include "core/base/coretext.h"
#include "core/base/diskspace.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/source/stream/spoolstore.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace millrace {

namespace {

Error fetchWriteError(const QString &path, int number)
{
    return writeError(path, number, QString::fromLocal8Bit(std::strerror(number)));
}

Error noRoom(const QString &home, qint64 needed, qint64 free)
{
    return {
        .code = ErrorCode::DiskFull,
        .what = CoreText::tr(
                    "What is to be fetched takes %1, and %2 are free in %3, where it would be kept until it "
                    "is loaded.")
                    .arg(sizeText(needed), sizeText(qMax<qint64>(free, 0)), home),
        .howToFix =
            CoreText::tr("Free as much space, or name a folder on another disk for it. Nothing of it is left "
                         "there now, and nothing was loaded.")};
}

/// The whole size now, so that the disk is full before anything is fetched or never.
Result<void> makeFile(const QString &path, qint64 bytes)
{
    const int handle =
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (handle < 0)
        return fail(fetchWriteError(path, errno));
    int failed = 0;
    struct stat now = {};
    if (::fstat(handle, &now) != 0)
        failed = errno;
    else if (now.st_size != bytes || now.st_blocks * 512LL < bytes) {
        const int refused = bytes == 0 ? 0 : ::posix_fallocate(handle, 0, bytes);
        failed = refused != 0 ? refused : ::ftruncate(handle, bytes) != 0 ? errno : 0;
    }
    ::close(handle);
    return failed == 0 ? Result<void>() : fail(fetchWriteError(path, failed));
}

/// Bytes of the disk that files below the folder have already.
qint64 bytesTaken(const QString &folder)
{
    qint64 sum = 0;
    const auto entries = QDir(folder).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    for (const QFileInfo &entry : entries)
        sum += entry.isDir() ? bytesTaken(entry.absoluteFilePath()) : entry.size();
    return sum;
}

/// Killed when all of it was there and had its name: a spool, with crumbs.
bool isFinished(const QString &folder)
{
    const QStringList names = QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    return std::any_of(names.begin(), names.end(),
                       [&](const QString &name) { return streamOfSpool(folder + u'/' + name).has_value(); });
}

/// A fetch of this task that ended early. What was fetched of objects that are others now is removed.
QString leftFetch(const QString &home, const FetchTask &task, int &lock)
{
    const auto folders = QDir(home).entryList(
        {u"stream-*"_s}, QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name);
    for (const QString &name : folders) {
        const QString folder = home + u'/' + name;
        const auto json = readWholeFile(folder + u'/' + fetchTaskName());
        const auto left = json ? FetchTask::fromJson(*json) : fail(json.error());
        if (!left || left->url != task.url || isFinished(folder))
            continue;
        lock = lockFetch(folder);
        if (lock < 0)
            continue;
        if (left->objects == task.objects)
            return folder;
        QDir(folder).removeRecursively();
        ::close(lock);
        lock = -1;
    }
    return {};
}

} // namespace

int lockFetch(const QString &folder)
{
    const QByteArray path = QFile::encodeName(folder + u'/' + arrivingFileName());
    const int handle = ::open(path.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
    if (handle < 0)
        return -1;
    struct stat held = {};
    struct stat there = {};
    // Who had it may have finished or removed it in between.
    if (::flock(handle, LOCK_EX | LOCK_NB) == 0 && ::fstat(handle, &held) == 0 &&
        ::stat(path.constData(), &there) == 0 && held.st_ino == there.st_ino && held.st_dev == there.st_dev)
        return handle;
    ::close(handle);
    return -1;
}

Result<std::unique_ptr<FetchPlace>> FetchPlace::take(const QString &home, const FetchTask &task)
{
    MILLRACE_TRY_VOID(ensurePrivateFolder(home));
    std::unique_ptr<FetchPlace> place(new FetchPlace);
    place->m_folder = leftFetch(home, task, place->m_lock);
    while (place->m_lock < 0) {
        QTemporaryDir folder(home + u"/stream-XXXXXX"_s);
        errno = 0;
        if (!folder.isValid())
            return fail(writeError(home, errno, folder.errorString()));
        // The task first: a folder that has one is nobody's to sweep.
        MILLRACE_TRY_VOID(writeFileAtomically(folder.filePath(fetchTaskName()), task.toJson()));
        if (!QDir(folder.path()).mkdir(arrivingFileName()))
            return fail(fetchWriteError(folder.filePath(arrivingFileName()), errno));
        place->m_lock = lockFetch(folder.path());
        // Another fetch of the same may have been faster: then it is that one's.
        folder.setAutoRemove(false);
        place->m_folder = folder.path();
    }
    MILLRACE_TRY(place->m_ledger,
                 FetchLedger::open(place->m_folder + u'/' + fetchLedgerName(), partsOf(task).size()));
    return place;
}

FetchPlace::~FetchPlace()
{
    if (m_lock >= 0)
        ::close(m_lock);
}

QString FetchPlace::arriving() const
{
    return m_folder + u'/' + arrivingFileName();
}

Result<void> FetchPlace::makeRoom(const QStringList &names, const FetchTask &task)
{
    const QString home = QFileInfo(m_folder).absolutePath();
    const qint64 needed = task.bytes() - bytesTaken(arriving());
    if (const qint64 free = DiskSpace::at(home).freeBytes; free >= 0 && free < needed)
        return fail(noRoom(home, task.bytes(), free + task.bytes() - needed));
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString path = file(names.at(i));
        const bool hasFolder = QDir().mkpath(QFileInfo(path).absolutePath());
        if (!hasFolder || QFileInfo(path).isDir())
            return fail(Error{
                .code = ErrorCode::SourceUnsupported,
                .what = CoreText::tr("The object %1 cannot be a file here: its name, or a part of it, is "
                                     "that of another one.")
                            .arg(task.objects.at(i).key),
                .howToFix = CoreText::tr("Name a prefix below which there are files and folders as on a "
                                         "disk.")});
        if (const auto made = makeFile(path, task.objects.at(i).bytes); !made)
            return fail(
                made.error().code == ErrorCode::DiskFull
                    ? noRoom(home, task.bytes(), DiskSpace::at(home).freeBytes + bytesTaken(arriving()))
                    : made.error());
    }
    return {};
}

void FetchPlace::remove()
{
    QDir(m_folder).removeRecursively();
}

} // namespace millrace
