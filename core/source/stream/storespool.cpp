// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/storespool.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/source/store/storeclient.h"
#include "core/source/stream/fetchplace.h"
#include "core/source/stream/spoolname.h"
#include "core/source/stream/spoolstore.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <xxhash.h>

namespace millrace {

namespace {

constexpr qsizetype mostConnections = 4;
constexpr qint64 blockBytes = 1024LL * 1024;
/// Of one object while it arrives: its own may say nothing of its content.
const QString &loneName()
{
    static const QString name = u"object"_s;
    return name;
}

class FileHandle
{
public:
    FileHandle(const QString &path, int flags)
        : m_handle(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC | O_NOFOLLOW))
    {}
    ~FileHandle()
    {
        if (m_handle >= 0)
            ::close(m_handle);
    }
    FileHandle(const FileHandle &) = delete;
    FileHandle &operator=(const FileHandle &) = delete;
    int get() const { return m_handle; }

private:
    const int m_handle;
};

class PartHash
{
public:
    PartHash()
        : m_state(XXH3_createState(), XXH3_freeState)
    {
        XXH3_64bits_reset(m_state.get());
    }
    void add(std::span<const char> bytes) { XXH3_64bits_update(m_state.get(), bytes.data(), bytes.size()); }
    quint64 value() const { return XXH3_64bits_digest(m_state.get()); }

private:
    std::unique_ptr<XXH3_state_t, XXH_errorcode (*)(XXH3_state_t *)> m_state;
};

Error writeFailed(const QString &path, int number)
{
    return writeError(path, number, QString::fromLocal8Bit(std::strerror(number)));
}

/// \a take gets every byte of the range that the file has.
template <typename Take> bool readRange(int handle, qint64 offset, qint64 bytes, Take take)
{
    QByteArray block(qMin(bytes, blockBytes), Qt::Uninitialized);
    while (bytes > 0) {
        const ssize_t got =
            ::pread(handle, block.data(), static_cast<std::size_t>(qMin(bytes, blockBytes)), offset);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        take(std::span<const char>(block.constData(), static_cast<std::size_t>(got)));
        offset += got;
        bytes -= got;
    }
    return true;
}

/// Names that stay within the folder, whatever somebody has put into the store.
Result<QString> nameBelow(const QString &key, const QString &prefix)
{
    QString name = key.mid(prefix.size());
    const QStringList parts = name.split(u'/');
    const bool isFile = std::all_of(parts.begin(), parts.end(), [](const QString &part) {
        return !part.isEmpty() && part != "."_L1 && part != ".."_L1 && !part.contains(QChar(0)) &&
               part.toUtf8().size() <= 255;
    });
    if (!isFile)
        return fail(Error{
            .code = ErrorCode::SourceUnsupported,
            .what = CoreText::tr("The object “%1” cannot be a file: its key has empty parts, “..”, or parts "
                                 "that are too long.")
                        .arg(key),
            .howToFix = CoreText::tr("Name a prefix below which there are files and folders as on a disk.")});
    return name;
}

/// All of what is fetched, and who fetches it.
class StoreFetch
{
public:
    /// \a onFirst: called once when the first part is there, on a thread of the fetch.
    StoreFetch(StoreUrl url, StoreAccess access, FetchTask task, QStringList names, FetchPlace &place,
               const SpoolOptions &options, std::function<Result<void>()> onFirst)
        : m_url(std::move(url))
        , m_access(std::move(access))
        , m_task(std::move(task))
        , m_names(std::move(names))
        , m_parts(partsOf(m_task))
        , m_place(place)
        , m_bytes(options.bytes)
        , m_arrival(options.arrival)
        , m_arrived(static_cast<std::size_t>(m_parts.size()))
        , m_onFirst(std::move(onFirst))
        , m_plainTags(static_cast<std::size_t>(m_task.objects.size()))
        , m_onStop(options.stop, [this] { m_stop.request_stop(); })
    {}

    Result<void> run()
    {
        {
            std::vector<std::jthread> workers;
            for (qsizetype i = 0; i < qMin(mostConnections, m_parts.size()); ++i)
                workers.emplace_back([this] { work(); });
        }
        if (m_error)
            return fail(*m_error);
        if (m_stop.stop_requested())
            return fail(
                Error{.code = ErrorCode::Cancelled, .what = CoreText::tr("The fetching was cancelled.")});
        return compareSums();
    }

    /// Of all parts in their order.
    QString hash() const
    {
        PartHash all;
        for (qsizetype i = 0; i < m_parts.size(); ++i) {
            const QByteArray line = QByteArray::number(m_place.ledger().hash(i), 16) + '\n';
            all.add({line.constData(), static_cast<std::size_t>(line.size())});
        }
        return u"%1"_s.arg(all.value(), 16, 16, '0'_L1);
    }

private:
    void work()
    {
        StoreClient client(m_url, m_access, m_stop.get_token());
        while (!m_stop.stop_requested()) {
            const qsizetype index = m_next++;
            if (index >= m_parts.size())
                return;
            auto fetched = fetch(client, index);
            if (fetched)
                fetched = tellArrival(index);
            if (!fetched)
                return giveUp(fetched.error());
        }
    }

    /// Parts come in any order; what is there without a gap is what can be read.
    Result<void> tellArrival(qsizetype index)
    {
        if (m_arrival == nullptr)
            return {};
        const std::lock_guard lock(m_arrivedMutex);
        m_arrived[static_cast<std::size_t>(index)] = true;
        const bool isFirst = m_whole == 0;
        for (; m_whole < m_parts.size() && m_arrived[static_cast<std::size_t>(m_whole)]; ++m_whole)
            m_wholeBytes += m_parts.at(m_whole).bytes;
        if (isFirst && m_whole > 0)
            MILLRACE_TRY_VOID(m_onFirst());
        m_arrival->reach(m_wholeBytes);
        return {};
    }

    void giveUp(const Error &error)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_error && (error.code != ErrorCode::Cancelled || !m_stop.stop_requested()))
            m_error = error;
        m_stop.request_stop();
    }

    Result<void> fetch(StoreClient &client, qsizetype index)
    {
        const FetchPart &part = m_parts.at(index);
        const QString path = m_place.file(m_names.at(part.object));
        const FileHandle file(path, O_RDWR);
        if (file.get() < 0)
            return fail(writeFailed(path, errno));
        if (isThere(file.get(), index)) {
            tell(part.bytes);
            return {};
        }
        PartHash hash;
        std::optional<Error> failed;
        auto read = client.read(m_task.objects.at(part.object), part.offset, part.bytes,
                                [&](qint64 offset, std::span<const char> bytes) {
                                    hash.add(bytes);
                                    for (std::span<const char> rest = bytes; !rest.empty();) {
                                        const ssize_t written =
                                            ::pwrite(file.get(), rest.data(), rest.size(), offset);
                                        if (written < 0 && errno == EINTR)
                                            continue;
                                        if (written < 0) {
                                            failed = writeFailed(path, errno);
                                            return false;
                                        }
                                        offset += written;
                                        rest = rest.subspan(static_cast<std::size_t>(written));
                                    }
                                    tell(static_cast<qint64>(bytes.size()));
                                    return true;
                                });
        if (failed)
            return fail(*failed);
        if (!read)
            return read;
        if (!client.encryption().startsWith("aws:kms"))
            m_plainTags[static_cast<std::size_t>(part.object)] = true;
        return m_place.ledger().add(index, hash.value());
    }

    /// It arrived in an earlier life, and is in the file as it arrived.
    bool isThere(int handle, qsizetype index)
    {
        if (!m_place.ledger().has(index))
            return false;
        const FetchPart &part = m_parts.at(index);
        PartHash hash;
        if (readRange(handle, part.offset, part.bytes,
                      [&hash](std::span<const char> bytes) { hash.add(bytes); }) &&
            hash.value() == m_place.ledger().hash(index))
            return true;
        m_place.ledger().forget(index);
        return false;
    }

    void tell(qint64 bytes)
    {
        if (m_bytes != nullptr)
            *m_bytes += bytes;
    }

    /// The ETag of what was uploaded in one piece is the MD5 sum of its bytes, unless they are encrypted with
    /// a key of a service's.
    Result<void> compareSums()
    {
        for (qsizetype i = 0; i < m_task.objects.size(); ++i) {
            const StoreObject &object = m_task.objects.at(i);
            const QByteArray tag = object.tag.toLatin1().toLower();
            const bool looksLikeSum = tag.size() == 32 && QByteArray::fromHex(tag).toHex() == tag;
            if (!looksLikeSum || !m_url.hasMd5Tags || !m_plainTags.at(static_cast<std::size_t>(i)))
                continue;
            const FileHandle file(m_place.file(m_names.at(i)), O_RDONLY);
            QCryptographicHash sum(QCryptographicHash::Md5);
            readRange(file.get(), 0, object.bytes, [&sum](std::span<const char> bytes) {
                sum.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
            });
            if (sum.result().toHex() != tag)
                return fail(Error{
                    .code = ErrorCode::StreamBroken,
                    .what = CoreText::tr("The bytes that arrived of s3://%1/%2 are not those that were "
                                         "uploaded: their MD5 sum is %3, and the ETag %4.")
                                .arg(m_url.bucket, object.key, QString::fromLatin1(sum.result().toHex()),
                                     object.tag),
                    .howToFix = CoreText::tr("Begin once more: all of it is fetched anew. If the ETags of "
                                             "this store are no MD5 sums, say so with etag-is-md5=0 in "
                                             "the URL.")});
        }
        return {};
    }

    const StoreUrl m_url;
    const StoreAccess m_access;
    const FetchTask m_task;
    const QStringList m_names;
    const QVector<FetchPart> m_parts;
    FetchPlace &m_place;
    std::atomic<qint64> *const m_bytes;
    Arrival *const m_arrival;
    std::mutex m_arrivedMutex; ///< protects the next three
    std::vector<bool> m_arrived;
    qsizetype m_whole = 0; ///< parts from the front
    qint64 m_wholeBytes = 0;
    const std::function<Result<void>()> m_onFirst;
    std::atomic<qsizetype> m_next = 0;
    std::vector<std::atomic<bool>> m_plainTags; ///< by object: an answer said nothing of a service's key
    std::mutex m_mutex;                         ///< protects the next one
    std::optional<Error> m_error;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_onStop; ///< last: it uses the one above
};

/// Its own name where that says what it is; else what is in it does.
Result<QString> finalName(const StoreUrl &url, const SpoolOptions &options, const QString &arrived)
{
    if (QString given = usableSpoolName(options.name); !given.isEmpty())
        return given;
    QString own = usableSpoolName(url.isPrefix() ? url.key.chopped(url.key.isEmpty() ? 0 : 1) : url.key);
    if (url.isPrefix())
        return own.isEmpty() ? usableSpoolName(url.bucket) : own;
    if (!own.isEmpty() && saysItsKind(own))
        return own;
    return spoolNameFor(arrived);
}

/// Safe from a power cut, and with the time the store has: the same after every fetch.
Result<void> settle(const QString &path, const QDateTime &modified)
{
    const FileHandle file(path, O_RDWR);
    if (file.get() < 0)
        return fail(writeFailed(path, errno));
    if (modified.isValid()) {
        const qint64 ms = modified.toMSecsSinceEpoch();
        const timespec time{.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1'000'000};
        const timespec both[] = {time, time};
        ::futimens(file.get(), both);
    }
    return ::fsync(file.get()) == 0 ? Result<void>() : fail(writeFailed(path, errno));
}

/// Beside the spool, which gets its name.
Result<void> writeRecord(const FetchPlace &place, const QString &name, SourceStream &stream)
{
    stream.spool = QFileInfo(place.folder() + u'/' + name).absoluteFilePath();
    const QString record = place.folder() + u'/' + spoolRecordName();
    MILLRACE_TRY_VOID(writeFileAtomically(record, QJsonDocument(toJsonValue(stream).toObject()).toJson()));
    QFile::setPermissions(record, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return {};
}

/// Where the first part of a lone object is there: it can be read under its name, as far as it has arrived.
Result<void> showFetch(const FetchPlace &place, const QString &name, SourceStream stream,
                       const SpoolOptions &options)
{
    MILLRACE_TRY_VOID(writeRecord(place, name, stream));
    MILLRACE_TRY_VOID(linkSpool(stream.spool, arrivingFileName() + u'/' + loneName()));
    options.onHead(stream);
    return {};
}

Result<void> finishFetch(FetchPlace &place, const QStringList &names, const FetchTask &task, bool isPrefix,
                         const QString &name, SourceStream &stream)
{
    for (qsizetype i = 0; i < names.size(); ++i)
        MILLRACE_TRY_VOID(settle(place.file(names.at(i)), task.objects.at(i).modified));
    MILLRACE_TRY_VOID(writeRecord(place, name, stream));
    const QString arrived = isPrefix ? place.arriving() : place.file(names.first());
    MILLRACE_TRY_VOID(nameSpool(arrived, stream.spool));
    // What a kill leaves of these from here on goes with the spool.
    QDir().rmdir(place.arriving());
    QFile::remove(place.folder() + u'/' + fetchTaskName());
    QFile::remove(place.folder() + u'/' + fetchLedgerName());
    return syncFoldersAbove(stream.spool, 3);
}

qint64 bytesIn(FetchPlace &place, const FetchTask &task)
{
    qint64 bytes = 0;
    const auto parts = partsOf(task);
    for (qsizetype i = 0; i < parts.size(); ++i)
        bytes += place.ledger().has(i) ? parts.at(i).bytes : 0;
    return bytes;
}

/// Of a run that began with another object than the store has now.
QString rollBackFirst()
{
    return CoreText::tr("Roll the run back: rows of what was there before may be loaded. Then begin anew.");
}

Result<FetchTask> findObjects(const StoreUrl &url, const StoreAccess &access, const SpoolOptions &options)
{
    StoreClient client(url, access, options.stop);
    FetchTask task{.url = url.text()};
    if (url.isPrefix()) {
        MILLRACE_TRY(task.objects, client.list(url.key));
        if (task.objects.isEmpty())
            return fail(Error{.code = ErrorCode::SourceMissing,
                              .what = CoreText::tr("There are no objects below %1.").arg(url.object()),
                              .howToFix = CoreText::tr(
                                  "Check bucket and prefix, capitals too; a prefix begins with no /.")});
    } else {
        MILLRACE_TRY(auto object, client.look(url.key));
        task.objects << object;
    }
    if (!options.tag.isEmpty() && task.tag() != options.tag)
        return fail(Error{
            .code = ErrorCode::SourceChanged,
            .what =
                url.isPrefix()
                    ? CoreText::tr("The objects below %1 are not those of which the plan was made: names, "
                                   "sizes or ETags are others.")
                          .arg(url.object())
                    : CoreText::tr("%1 was replaced in the store since the plan was made: its ETag is %2 "
                                   "now, and was %3.")
                          .arg(url.object(), task.tag(), options.tag),
            .howToFix = options.goOn.isEmpty() ? CoreText::tr("Make a new plan of it.") : rollBackFirst()});
    return task;
}

} // namespace

Result<SourceStream> spoolStore(const QString &text, const SpoolOptions &options)
{
    MILLRACE_TRY(const auto url, StoreUrl::parse(text));
    MILLRACE_TRY(const auto access, storeAccess(url, QProcessEnvironment::systemEnvironment(), options.keys));
    const QString home = options.folder.isEmpty() ? streamsHome() : options.folder;
    sweepSpools(home);
    MILLRACE_TRY(const auto task, findObjects(url, access, options));
    if (options.total != nullptr)
        *options.total = task.bytes();
    QStringList names;
    for (const StoreObject &object : task.objects) {
        MILLRACE_TRY(const auto name,
                     url.isPrefix() ? nameBelow(object.key, url.key) : Result<QString>(loneName()));
        names << name;
    }
    MILLRACE_TRY(const auto place, FetchPlace::take(home, task));
    if (const auto room = place->makeRoom(names, task); !room) {
        Error error = room.error();
        if (options.goOn.isEmpty())
            place->remove();
        else // rows of what is there are loaded
            error.howToFix = CoreText::tr("Free as much space there, then resume the run.");
        return fail(error);
    }
    if (!options.goOn.isEmpty() && QFileInfo(options.goOn).absolutePath() != place->folder())
        return fail(Error{.code = ErrorCode::StreamGone,
                          .what = CoreText::tr("What had arrived of %1 is not at hand: it was kept in %2.")
                                      .arg(task.url, options.goOn),
                          .howToFix = CoreText::tr("Another process may be fetching it: wait for that. If "
                                                   "the file is gone, roll the run back and begin anew.")});
    QDateTime youngest;
    for (const StoreObject &object : task.objects)
        if (!youngest.isValid() || object.modified > youngest)
            youngest = object.modified;
    SourceStream stream{.from = SourceStream::From::Store,
                        .text = task.url,
                        .keep = options.keep,
                        .tag = task.tag(),
                        .modified = youngest.toString(Qt::ISODate),
                        .objects = url.isPrefix() ? task.objects.size() : 0};
    const auto arrivedName = [&] { return finalName(url, options, place->file(names.first())); };
    // A run that goes on needs no head: it has its plan.
    bool isShown = !options.goOn.isEmpty();
    if (isShown) {
        stream.spool = options.goOn;
        options.onHead(stream);
    }
    const auto show = [&]() -> Result<void> {
        if (isShown || url.isPrefix() || task.bytes() <= FetchTask::partBytes)
            return {};
        MILLRACE_TRY(const auto name, arrivedName());
        MILLRACE_TRY_VOID(showFetch(*place, name, stream, options));
        isShown = true;
        return {};
    };
    if (options.arrival != nullptr)
        options.arrival->expect(task.bytes());
    StoreFetch fetch(url, access, task, names, *place, options, show);
    if (const auto fetched = fetch.run(); !fetched) {
        Error error = fetched.error();
        const ErrorCode code = error.code;
        if (isShown && code == ErrorCode::StreamBroken) { // bytes that were not uploaded may be in the table
            place->remove();
            error.howToFix = CoreText::tr("Roll the run back: rows of these bytes may be loaded. Then begin "
                                          "anew. If the ETags of this store are no MD5 sums, say so with "
                                          "etag-is-md5=0 in the URL.");
        } else if (isShown && code == ErrorCode::SourceChanged) {
            error.howToFix = rollBackFirst();
        } else if (isShown) {
            error.howToFix += u' ' + stream.wayOn(bytesIn(*place, task));
        } else if (code == ErrorCode::DiskFull || code == ErrorCode::StreamBroken ||
                   code == ErrorCode::SourceChanged || place->ledger().isEmpty()) {
            place->remove();
        }
        return fail(error);
    }
    MILLRACE_TRY(const auto name, arrivedName());
    stream.bytes = task.bytes();
    stream.hash = fetch.hash();
    MILLRACE_TRY_VOID(finishFetch(*place, names, task, url.isPrefix(), name, stream));
    return stream;
}

} // namespace millrace
