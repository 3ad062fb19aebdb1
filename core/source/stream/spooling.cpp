// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/spooling.h"

#include "core/base/coretext.h"
#include "core/base/diskspace.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/source/stream/commandstream.h"
#include "core/source/stream/pipestream.h"
#include "core/source/stream/spoolname.h"
#include "core/source/stream/spoolstore.h"
#include "core/source/stream/storespool.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/file.h>
#include <unistd.h>
#include <xxhash.h>

namespace millrace {

namespace {

/// The file that a stream arrives in, in a folder of its own; both are gone with this object unless it is
/// finished.
class SpoolFile
{
public:
    static Result<std::unique_ptr<SpoolFile>> create(const QString &home)
    {
        MILLRACE_TRY_VOID(ensurePrivateFolder(home));
        auto spool = std::unique_ptr<SpoolFile>(new SpoolFile(home));
        errno = 0;
        if (!spool->m_folder.isValid())
            return fail(writeError(home, errno, spool->m_folder.errorString()));
        const QString path = spool->arriving();
        spool->m_handle =
            ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (spool->m_handle < 0 || ::flock(spool->m_handle, LOCK_EX | LOCK_NB) != 0)
            return fail(writeError(path, errno, QString::fromLocal8Bit(std::strerror(errno))));
        return spool;
    }
    ~SpoolFile()
    {
        if (m_handle >= 0)
            ::close(m_handle);
    }
    SpoolFile(const SpoolFile &) = delete;
    SpoolFile &operator=(const SpoolFile &) = delete;

    QString arriving() const { return m_folder.filePath(arrivingFileName()); }
    qint64 bytes() const { return m_bytes; }
    QString hash() const { return u"%1"_s.arg(quint64(XXH3_64bits_digest(m_hash.get())), 16, 16, '0'_L1); }

    Result<void> append(std::span<const char> bytes)
    {
        XXH3_64bits_update(m_hash.get(), bytes.data(), bytes.size());
        while (!bytes.empty()) {
            const ssize_t written = ::write(m_handle, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written < 0)
                return fail(refused(errno));
            m_bytes += written;
            bytes = bytes.subspan(static_cast<std::size_t>(written));
        }
        return {};
    }

    /// Under its name and with its record, safe from a power cut.
    Result<void> finish(const QString &name, SourceStream &stream)
    {
        if (::fsync(m_handle) != 0)
            return fail(refused(errno));
        stream.spool = QFileInfo(m_folder.filePath(name)).absoluteFilePath();
        stream.bytes = m_bytes;
        stream.hash = hash();
        const QByteArray record = QJsonDocument(toJsonValue(stream).toObject()).toJson();
        const QString recordPath = m_folder.filePath(spoolRecordName());
        MILLRACE_TRY_VOID(writeFileAtomically(recordPath, record));
        // A command may hold a secret.
        QFile::setPermissions(recordPath, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        if (!QFile::rename(arriving(), stream.spool))
            return fail(writeError(stream.spool, errno, QString::fromLocal8Bit(std::strerror(errno))));
        MILLRACE_TRY_VOID(syncFoldersAbove(stream.spool, 3));
        m_folder.setAutoRemove(false);
        return {};
    }

private:
    explicit SpoolFile(const QString &home)
        : m_folder(home + u"/stream-XXXXXX"_s)
        , m_hash(XXH3_createState(), XXH3_freeState)
    {
        XXH3_64bits_reset(m_hash.get());
    }

    Error refused(int number) const
    {
        const QString home = QFileInfo(m_folder.path()).absolutePath();
        Error error = writeError(home, number, QString::fromLocal8Bit(std::strerror(number)));
        if (error.code != ErrorCode::DiskFull)
            return error;
        error.what =
            CoreText::tr("No space left in %1, where the stream is kept until it is loaded: %2 of it had "
                         "arrived, and there was more to come.")
                .arg(home, sizeText(m_bytes));
        const qint64 free = DiskSpace::at(home).freeBytes;
        error.howToFix =
            (free < 0 ? QString()
                      : CoreText::tr("Without what is removed now, %1 are free there.")
                                .arg(sizeText(free + m_bytes)) +
                            u' ') +
            CoreText::tr(
                "Free as much space as the whole stream takes, or name a folder on another disk for it; then "
                "have the stream sent once more. Nothing of it was loaded.");
        return error;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<XXH3_state_t, XXH_errorcode (*)(XXH3_state_t *)> m_hash;
    int m_handle = -1;
    qint64 m_bytes = 0;
};

Result<std::unique_ptr<ByteStream>> openStream(SourceStream::From from, const QString &text,
                                               const SpoolOptions &options)
{
    switch (from) {
    case SourceStream::From::Input:
        return PipeStream::ofInput(options.stop);
    case SourceStream::From::Pipe: {
        MILLRACE_TRY(auto pipe, PipeStream::open(text, options.stop));
        return pipe;
    }
    case SourceStream::From::Command: {
        MILLRACE_TRY(auto command, CommandStream::start(text, options.stop, options.onErrorText));
        return command;
    }
    case SourceStream::From::Store:
        break; // spoolStore(): no stream that is read once
    }
    Q_UNREACHABLE();
}

Error emptyStream(SourceStream::From from)
{
    return {
        .code = ErrorCode::SourceEmpty,
        .what = from == SourceStream::From::Command ? CoreText::tr("The command wrote nothing.")
                                                    : CoreText::tr("The stream ended before its first byte."),
        .howToFix = CoreText::tr("Check what writes the dump: it has to write it to its standard output.")};
}

} // namespace

Result<SourceStream> spoolStream(SourceStream::From from, const QString &text, const SpoolOptions &options)
{
    if (from == SourceStream::From::Store)
        return spoolStore(text, options);
    const QString home = options.folder.isEmpty() ? streamsHome() : options.folder;
    sweepSpools(home);
    MILLRACE_TRY(auto file, SpoolFile::create(home));
    {
        MILLRACE_TRY(const auto input, openStream(from, text, options));
        while (true) {
            MILLRACE_TRY(const auto bytes, input->next());
            if (bytes.empty())
                break;
            MILLRACE_TRY_VOID(file->append(bytes));
            if (options.bytes != nullptr)
                *options.bytes = file->bytes();
        }
    }
    if (file->bytes() == 0)
        return fail(emptyStream(from));
    QString name = usableSpoolName(options.name);
    if (name.isEmpty() && from == SourceStream::From::Pipe && saysItsKind(text))
        name = usableSpoolName(text);
    if (name.isEmpty()) {
        MILLRACE_TRY(name, spoolNameFor(file->arriving()));
    }
    SourceStream stream{.from = from, .text = text, .keep = options.keep};
    MILLRACE_TRY_VOID(file->finish(name, stream));
    return stream;
}

} // namespace millrace
