// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/runfolder.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/wallclock.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace millrace {

namespace {

bool isRunId(const QString &text)
{
    static const QRegularExpression pattern(u"^\\d{8}-\\d{6}-[a-z]{4}$"_s);
    return pattern.match(text).hasMatch();
}

const QString timeOfId = u"yyyyMMdd-HHmmss"_s;

/// The moment in the id of the newest run there, as msOfRunId().
qint64 newestRunIn(const QString &home)
{
    std::string newest; // the names are many and plain: no listing of QDir's
    std::error_code error;
    for (std::filesystem::directory_iterator entry(QFile::encodeName(home).toStdString(), error), end;
         !error && entry != end; entry.increment(error))
        if (std::string name = entry->path().filename();
            name > newest && isRunId(QString::fromStdString(name)))
            newest = std::move(name);
    return msOfRunId(QString::fromStdString(newest));
}

/// UTC time and four letters. Runs are listed by their ids, so after a clock that was put back a new one is
/// given a moment after the newest there; but not where that one is of another day, from a clock that was
/// far off, and would draw all runs with it until then.
QString newRunId(const QString &home)
{
    constexpr qint64 mostSecondsBack = 86'400;
    QDateTime moment = wallNow();
    if (const QDateTime newest = QDateTime::fromMSecsSinceEpoch(newestRunIn(home)).toUTC();
        newest > moment && moment.secsTo(newest) < mostSecondsBack)
        moment = newest.addSecs(1);
    QString id = moment.toString(timeOfId) + u'-';
    for (int i = 0; i < 4; ++i)
        id += QChar(static_cast<ushort>(u'a' + QRandomGenerator::system()->bounded(26)));
    return id;
}

/// A whole dump's run keeps the runs of its tables below its own folder: runs/<id>/tables/N/<id>.
QString pathOfRun(const QString &runId)
{
    QString own = runsHome() + u'/' + runId;
    if (QDir(own).exists())
        return own;
    for (const QString &run : listRuns()) {
        const QString tables = runsHome() + u'/' + run + u"/tables"_s;
        for (const QString &number : QDir(tables).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (QString path = u"%1/%2/%3"_s.arg(tables, number, runId); QDir(path).exists())
                return path;
    }
    return own;
}

Result<void> openForAppend(QFile &file, const QString &path)
{
    file.setFileName(path);
    errno = 0;
    // Unbuffered: what append() reports as written has reached the kernel.
    if (file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered)) {
        // A line that a power loss tore must not take the next one with it.
        char last = '\n';
        if (file.size() > 0 && file.seek(file.size() - 1) && file.getChar(&last) && last != '\n')
            file.putChar('\n');
        return {};
    }
    return fail(writeError(path, errno, file.errorString()));
}

/// The lines of a JSON-lines file; a torn last line (power loss) is left out.
Result<QVector<QJsonObject>> readLines(const QString &path)
{
    MILLRACE_TRY(const auto bytes, readWholeFile(path));
    QVector<QJsonObject> objects;
    for (const QByteArray &line : bytes.split('\n')) {
        const QJsonDocument document = QJsonDocument::fromJson(line);
        if (document.isObject())
            objects << document.object();
    }
    return objects;
}

const QString planFileName = u"/plan.millrace"_s;
const QString snapshotsName = u"/snapshots.jsonl"_s;

} // namespace

Result<std::unique_ptr<RunFolder>> RunFolder::create(const RunPlan &plan, const QString &home, Sync sync)
{
    std::unique_ptr<RunFolder> folder(new RunFolder);
    const QString in = home.isEmpty() ? runsHome() : home;
    MILLRACE_TRY_VOID(ensurePrivateFolder(in));
    // Two runs of one second may draw the same letters; whoever makes the folder has them.
    constexpr int mostTries = 100;
    int reason = EEXIST;
    for (int tries = 0; tries < mostTries && reason == EEXIST; ++tries) {
        folder->m_id = newRunId(in);
        folder->m_path = in + u'/' + folder->m_id;
        reason = ::mkdir(QFile::encodeName(folder->m_path).constData(), 0700) == 0 ? 0 : errno;
    }
    if (reason != 0)
        return fail(writeError(folder->m_path, reason, QString::fromLocal8Bit(std::strerror(reason))));
    const QByteArray json = plan.toJson();
    if (sync == Sync::Now) {
        MILLRACE_TRY_VOID(writeFileAtomically(folder->m_path + planFileName, json));
        MILLRACE_TRY_VOID(syncFoldersAbove(folder->m_path, 2));
    } else {
        QFile file(folder->m_path + planFileName);
        errno = 0;
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(json) != json.size())
            return fail(writeError(file.fileName(),
                                   file.error() == QFileDevice::ResourceError ? ENOSPC : errno,
                                   file.errorString()));
        folder->m_isSynced = false;
    }
    MILLRACE_TRY_VOID(folder->openFiles());
    MILLRACE_TRY_VOID(folder->appendLine(folder->m_samples, QByteArray(Sample::csvHeader)));
    return folder;
}

Result<std::unique_ptr<RunFolder>> RunFolder::open(const QString &runId, const QString &home)
{
    const QString in = home.isEmpty() ? runsHome() : home;
    const QString path = home.isEmpty() ? pathOfRun(runId) : in + u'/' + runId;
    if (!isRunId(runId) || !QDir(path).exists())
        return fail({.code = ErrorCode::RunUnknown,
                     .what = CoreText::tr("There is no run “%1” in %2.").arg(runId, in),
                     .howToFix = CoreText::tr("millrace-cli runs lists them.")});
    std::unique_ptr<RunFolder> folder(new RunFolder);
    folder->m_id = runId;
    folder->m_path = path;
    MILLRACE_TRY_VOID(folder->openFiles());
    return folder;
}

Result<void> RunFolder::openFiles()
{
    for (const auto &[file, name] :
         {std::pair(&m_events, "events.jsonl"), std::pair(&m_chunks, "chunks.jsonl"),
          std::pair(&m_samples, "samples.csv")})
        MILLRACE_TRY_VOID(openForAppend(*file, m_path + u'/' + QLatin1String(name)));
    return {};
}

Result<void> RunFolder::lock()
{
    if (m_lock.isOpen())
        return {};
    // The kernel's lock ends with the process, however that ends. A process number in a file would not do: it
    // is given to others, soon where there are few.
    m_lock.setFileName(m_path + u"/lock"_s);
    errno = 0;
    if (!m_lock.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
        return fail(writeError(m_lock.fileName(), errno, CoreText::tr("no lock file can be made")));
    // Who only looks (runIsAtWork()) has it for a blink; who works on the run has it for minutes.
    int taken = -1;
    for (int attempt = 0; attempt < 10 && taken != 0; ++attempt) {
        if (attempt > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        taken = ::flock(m_lock.handle(), LOCK_EX | LOCK_NB);
        if (taken != 0 && errno != EWOULDBLOCK)
            break;
    }
    if (taken != 0) {
        const int reason = errno;
        const QString owner = QString::fromLatin1(m_lock.readAll().left(20));
        m_lock.close();
        if (reason != EWOULDBLOCK)
            return fail(writeError(m_lock.fileName(), reason, CoreText::tr("it cannot be locked")));
        return fail({.code = ErrorCode::RunFolderUnusable,
                     .what = CoreText::tr("Run %1 is being worked on by process %2.").arg(m_id, owner),
                     .howToFix = CoreText::tr("Wait for it to end, or cancel it there."),
                     .context = {.file = m_path}});
    }
    m_lock.resize(0); // for people only: what it says decides nothing
    m_lock.write(QByteArray::number(static_cast<qint64>(::getpid())));
    return {};
}

Result<void> RunFolder::appendLine(QFile &file, const QByteArray &line)
{
    const QByteArray whole = line + '\n';
    const std::lock_guard lock(m_mutex);
    errno = 0;
    if (file.write(whole) != whole.size())
        return fail(writeError(file.fileName(), file.error() == QFileDevice::ResourceError ? ENOSPC : errno,
                               file.errorString()));
    return {};
}

Result<void> RunFolder::appendLine(QFile &file, const QJsonObject &line)
{
    return appendLine(file, QJsonDocument(line).toJson(QJsonDocument::Compact));
}

Result<void> RunFolder::append(const Event &event)
{
    return appendLine(m_events, event.toJson());
}

Result<void> RunFolder::append(const Chunk &chunk)
{
    const auto appended = appendLine(m_chunks, chunk.toJson());
    return appended && chunk.segments.isEmpty() ? syncFile(m_chunks) : appended;
}

Result<void> RunFolder::append(const ChunkSplit &split)
{
    const QJsonObject line{{u"split"_s, QJsonArray{split.first.toJson(), split.second.toJson()}}};
    const auto appended = appendLine(m_chunks, line);
    return appended ? syncFile(m_chunks) : appended;
}

Result<void> RunFolder::syncFile(const QFile &file)
{
    errno = 0;
    if (::fdatasync(file.handle()) == 0)
        return {};
    return fail(writeError(file.fileName(), errno, CoreText::tr("it cannot be synced")));
}

Result<void> RunFolder::append(const Sample &sample)
{
    return appendLine(m_samples, sample.csv());
}

Result<void> RunFolder::append(const SnapshotNote &note)
{
    QFile file;
    MILLRACE_TRY_VOID(openForAppend(file, m_path + snapshotsName));
    const auto appended = appendLine(file, membersJson(note));
    return appended ? syncFile(file) : appended;
}

Result<void> RunFolder::save(const RunSummary &summary)
{
    const QString name = m_path + u"/run.json"_s;
    const QByteArray json = QJsonDocument(summary.toJson()).toJson(QJsonDocument::Indented);
    if (m_isSynced)
        return writeFileAtomically(name, json);
    // The server has not been touched: one that a power loss tears says that the run had not begun, and need
    // not be whole before it has its name. So the disk is waited for once, not for the plan, the file and the
    // folder.
    QFile file(name + u".new"_s);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(json) != json.size() ||
        !file.rename(name) || !file.open(QIODevice::ReadOnly))
        return fail(writeError(file.fileName(), file.error() == QFileDevice::ResourceError ? ENOSPC : errno,
                               file.errorString()));
    MILLRACE_TRY_VOID(syncFile(file));
    MILLRACE_TRY_VOID(syncFoldersAbove(name, 3));
    m_isSynced = true;
    return {};
}

Result<void> RunFolder::saveFindings(const Chunk &piece, const ChunkFindings &findings)
{
    const QString folder = m_path + u"/findings"_s;
    const QString path = folder + u'/' + findingsFileName(piece);
    if (findings.isEmpty()) {
        if (QFile::exists(path) && !QFile::remove(path))
            return fail(writeError(path, errno, CoreText::tr("the file cannot be removed")));
        return {};
    }
    MILLRACE_TRY_VOID(ensurePrivateFolder(folder));
    return writeFileAtomically(path, findings.toBytes());
}

Result<ChunkFindings> RunFolder::findings(const Chunk &piece) const
{
    const QString path = m_path + u"/findings/"_s + findingsFileName(piece);
    if (!QFile::exists(path))
        return ChunkFindings();
    MILLRACE_TRY(const auto bytes, readWholeFile(path));
    return ChunkFindings::fromBytes(bytes);
}

Result<void> RunFolder::save(const RunPlan &plan)
{
    return writeFileAtomically(m_path + planFileName, plan.toJson());
}

Result<RunPlan> RunFolder::runPlan() const
{
    return RunPlan::load(m_path + planFileName);
}

Result<Plan> RunFolder::plan() const
{
    return Plan::load(m_path + planFileName);
}

Result<RunSummary> RunFolder::summary() const
{
    MILLRACE_TRY(const auto bytes, readWholeFile(m_path + u"/run.json"_s));
    return RunSummary::fromJson(QJsonDocument::fromJson(bytes).object());
}

Result<QVector<Event>> RunFolder::events() const
{
    MILLRACE_TRY(const auto lines, readLines(m_events.fileName()));
    QVector<Event> events;
    for (const QJsonObject &line : lines)
        events << Event::fromJson(line);
    return events;
}

Result<QVector<Chunk>> RunFolder::chunks() const
{
    MILLRACE_TRY(const auto lines, readLines(m_chunks.fileName()));
    QVector<Chunk> chunks;
    for (const QJsonObject &line : lines) {
        // A resumed run cuts the same chunks again and writes them again: each is kept once.
        const Chunk chunk = Chunk::fromJson(line);
        if (chunk.id.value == chunks.size() + 1)
            chunks << chunk;
    }
    return chunks;
}

Result<QVector<ChunkSplit>> RunFolder::splits() const
{
    MILLRACE_TRY(const auto lines, readLines(m_chunks.fileName()));
    QVector<ChunkSplit> splits;
    for (const QJsonObject &line : lines)
        if (const QJsonArray split = line.value(u"split"_s).toArray(); split.size() == 2)
            splits << ChunkSplit{.first = Chunk::fromJson(split.at(0).toObject()),
                                 .second = Chunk::fromJson(split.at(1).toObject())};
    return splits;
}

Result<QVector<SnapshotNote>> RunFolder::snapshots() const
{
    QVector<SnapshotNote> notes;
    if (!QFile::exists(m_path + snapshotsName))
        return notes;
    MILLRACE_TRY(const auto lines, readLines(m_path + snapshotsName));
    for (const QJsonObject &line : lines)
        notes << membersFrom<SnapshotNote>(line);
    return notes;
}

Result<QVector<Sample>> RunFolder::samples() const
{
    MILLRACE_TRY(const auto bytes, readWholeFile(m_samples.fileName()));
    QVector<Sample> samples;
    for (const QByteArray &line : bytes.split('\n'))
        if (const auto sample = Sample::fromCsv(line))
            samples << *sample;
    return samples;
}

bool runIsAtWork(const QString &path)
{
    QFile file(path + u"/lock"_s);
    return file.open(QIODevice::ReadOnly) && ::flock(file.handle(), LOCK_SH | LOCK_NB) != 0 &&
           errno == EWOULDBLOCK;
}

qint64 msOfRunId(const QString &id)
{
    constexpr qint64 msOfDay = 86'400'000;
    const QDate day = QDate::fromString(id.left(8), u"yyyyMMdd"_s);
    const QTime time = QTime::fromString(id.mid(9, 6), u"HHmmss"_s);
    if (!day.isValid() || !time.isValid())
        return 0;
    return QDate(1970, 1, 1).daysTo(day) * msOfDay + time.msecsSinceStartOfDay();
}

QStringList listRuns(const QString &home)
{
    const QDir folder(home.isEmpty() ? runsHome() : home);
    QStringList ids = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
    ids.removeIf([](const QString &name) { return !isRunId(name); });
    // What follows the second in an id is chance: of two runs of one second the plan that was saved later is
    // the newer. Each time is looked at once: a sort whose order changes meanwhile, because a plan is saved,
    // runs past its ends.
    struct Listed
    {
        QString second;
        QDateTime begun;
        QString id;
    };
    QVector<Listed> runs;
    for (const QString &id : std::as_const(ids))
        runs << Listed{id.left(id.lastIndexOf(u'-')),
                       QFileInfo(folder.filePath(id) + planFileName).lastModified(), id};
    std::stable_sort(runs.begin(), runs.end(), [](const Listed &one, const Listed &other) {
        return one.second != other.second ? one.second > other.second : one.begun > other.begun;
    });
    std::transform(runs.cbegin(), runs.cend(), ids.begin(), [](const Listed &run) { return run.id; });
    return ids;
}

} // namespace millrace
