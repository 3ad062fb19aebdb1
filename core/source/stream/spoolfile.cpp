// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/spoolfile.h"

#include "core/base/coretext.h"
#include "core/base/diskspace.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/source/bytes/packing.h"
#include "core/source/stream/spoolstore.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

namespace millrace {

namespace {

QString systemReason(int number)
{
    return QString::fromLocal8Bit(std::strerror(number));
}

} // namespace

void SpoolFile::HashEnd::operator()(XXH3_state_s *state) const
{
    XXH3_freeState(state);
}

SpoolFile::SpoolFile(QString folder)
    : m_folder(std::move(folder))
    , m_hash(XXH3_createState())
{
    XXH3_64bits_reset(m_hash.get());
}

SpoolFile::~SpoolFile()
{
    if (m_handle >= 0)
        ::close(m_handle);
    if (!m_stays)
        QDir(m_folder).removeRecursively();
}

Result<std::unique_ptr<SpoolFile>> SpoolFile::create(const QString &home)
{
    MILLRACE_TRY_VOID(ensurePrivateFolder(home));
    QTemporaryDir folder(home + u"/stream-XXXXXX"_s);
    errno = 0;
    if (!folder.isValid())
        return fail(writeError(home, errno, folder.errorString()));
    folder.setAutoRemove(false);
    std::unique_ptr<SpoolFile> spool(new SpoolFile(folder.path()));
    const QString path = spool->arriving();
    spool->m_handle =
        ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (spool->m_handle < 0 || ::flock(spool->m_handle, LOCK_EX | LOCK_NB) != 0)
        return fail(writeError(path, errno, systemReason(errno)));
    return spool;
}

Result<std::unique_ptr<SpoolFile>> SpoolFile::goOn(const QString &spool)
{
    std::unique_ptr<SpoolFile> file(new SpoolFile(QFileInfo(spool).absolutePath()));
    file->m_stays = true;
    file->m_handle = ::open(QFile::encodeName(file->arriving()).constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
    struct stat facts = {};
    if (file->m_handle < 0 || ::fstat(file->m_handle, &facts) != 0)
        return fail({.code = ErrorCode::StreamGone,
                     .what = CoreText::tr("What had arrived of the stream was kept in %1, and that file is "
                                          "gone: %2.")
                                 .arg(file->arriving(), systemReason(errno)),
                     .howToFix = CoreText::tr("Roll the run back, then have the dump sent once more.")});
    if (::flock(file->m_handle, LOCK_EX | LOCK_NB) != 0)
        return fail({.code = ErrorCode::StreamBroken,
                     .what = CoreText::tr("Another process reads the stream into %1.").arg(file->arriving()),
                     .howToFix = CoreText::tr("Wait for it to end, or end it.")});
    file->m_known = facts.st_size;
    return file;
}

QString SpoolFile::arriving() const
{
    return m_folder + u'/' + arrivingFileName();
}

bool SpoolFile::hasHead() const
{
    // What is compressed is unpacked in blocks ahead of whoever looks at the first rows.
    constexpr qint64 headBytes = 1024LL * 1024;
    constexpr qint64 packedHeadBytes = 4 * headBytes;
    if (m_bytes < headBytes || m_bytes >= packedHeadBytes)
        return m_bytes >= packedHeadBytes;
    QByteArray magic(magicBytes, '\0');
    return ::pread(m_handle, magic.data(), static_cast<std::size_t>(magic.size()), 0) == magic.size() &&
           !packingOf(magic);
}

Result<void> SpoolFile::compare(std::span<const char> bytes) const
{
    QByteArray there(static_cast<qsizetype>(bytes.size()), Qt::Uninitialized);
    for (qsizetype got = 0; got < there.size();) {
        const ssize_t read = ::pread(m_handle, there.data() + got,
                                     static_cast<std::size_t>(there.size() - got), m_bytes + got);
        if (read < 0 && errno == EINTR)
            continue;
        if (read <= 0)
            return fail(writeError(arriving(), errno, systemReason(errno)));
        got += read;
    }
    const auto different = std::mismatch(bytes.begin(), bytes.end(), there.constBegin()).first;
    if (different == bytes.end())
        return {};
    return fail({.code = ErrorCode::SourceChanged,
                 .what = CoreText::tr("The stream is not the one of which rows may be loaded: byte %1 is "
                                      "another than the one that had arrived before.")
                             .arg(groupedNumber(m_bytes + (different - bytes.begin()))),
                 .context = {.byteOffset = m_bytes + (different - bytes.begin())}});
}

Result<void> SpoolFile::append(std::span<const char> bytes)
{
    XXH3_64bits_update(m_hash.get(), bytes.data(), bytes.size());
    if (m_bytes < m_known) {
        const auto known =
            bytes.first(static_cast<std::size_t>(qMin(m_known - m_bytes, static_cast<qint64>(bytes.size()))));
        MILLRACE_TRY_VOID(compare(known));
        m_bytes += static_cast<qint64>(known.size());
        bytes = bytes.subspan(known.size());
    }
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(m_handle, bytes.data(), bytes.size(), m_bytes);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return fail(refused(errno));
        m_bytes += written;
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> SpoolFile::expectAllKnown() const
{
    if (m_bytes >= m_known)
        return {};
    return fail({.code = ErrorCode::StreamBroken,
                 .what = CoreText::tr("The stream ended after %1, and %2 of it had arrived before: it is not "
                                      "the same one, or was cut short.")
                             .arg(sizeText(m_bytes), sizeText(m_known))});
}

Result<void> SpoolFile::writeRecord(const SourceStream &stream) const
{
    const QString path = m_folder + u'/' + spoolRecordName();
    MILLRACE_TRY_VOID(writeFileAtomically(path, QJsonDocument(toJsonValue(stream).toObject()).toJson()));
    // A command may hold a secret.
    QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return {};
}

Result<void> SpoolFile::show(const QString &name, SourceStream &stream)
{
    stream.spool = QFileInfo(m_folder + u'/' + name).absoluteFilePath();
    MILLRACE_TRY_VOID(writeRecord(stream));
    MILLRACE_TRY_VOID(linkSpool(stream.spool, arrivingFileName()));
    m_stays = true;
    return {};
}

Result<void> SpoolFile::finish(const QString &name, SourceStream &stream)
{
    if (::fsync(m_handle) != 0)
        return fail(refused(errno));
    stream.spool = QFileInfo(m_folder + u'/' + name).absoluteFilePath();
    stream.bytes = m_bytes;
    stream.hash = hash();
    MILLRACE_TRY_VOID(writeRecord(stream));
    MILLRACE_TRY_VOID(nameSpool(arriving(), stream.spool));
    MILLRACE_TRY_VOID(syncFoldersAbove(stream.spool, 3));
    m_stays = true;
    return {};
}

QString SpoolFile::hash() const
{
    return u"%1"_s.arg(quint64(XXH3_64bits_digest(m_hash.get())), 16, 16, '0'_L1);
}

Error SpoolFile::refused(int number) const
{
    const QString home = QFileInfo(m_folder).absolutePath();
    Error error = writeError(home, number, systemReason(number));
    if (error.code != ErrorCode::DiskFull)
        return error;
    error.what =
        CoreText::tr("No space left in %1, where the stream is kept until it is loaded: %2 of it had "
                     "arrived, and there was more to come.")
            .arg(home, sizeText(m_bytes));
    const qint64 free = DiskSpace::at(home).freeBytes;
    error.howToFix =
        (free < 0
             ? QString()
             : CoreText::tr("Without what is removed now, %1 are free there.").arg(sizeText(free + m_bytes)) +
                   u' ') +
        CoreText::tr("Free as much space as the whole stream takes, or name a folder on another disk for it; "
                     "then have the stream sent once more. Nothing of it was loaded.");
    return error;
}

} // namespace millrace
