// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/sourcework.h"

#include "core/base/literals.h"
#include "core/choice/wholefirst.h"
#include "core/mapping/preview.h"
#include "core/server/connection.h"
#include "core/server/login/knownservers.h"
#include "core/server/ssh/hostkeys.h"
#include "core/server/tableschema.h"
#include "core/source/content/rowfiles.h"
#include "core/source/guess/sniffer.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/scan/filescan.h"
#include "core/source/stream/pipestream.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

constexpr int sampleRows = 100;
const QString readKey = u"read"_s;
const QString scanKey = u"scan"_s;

/// Files of one archive share its path.
QStringList uniquePaths(QStringList paths)
{
    paths.removeDuplicates();
    return paths;
}

/// What \a dialect makes of the file after \a before.
Result<DialectReading> readDialect(const Content &content, const Dialect &dialect, const Dialect &before)
{
    DialectReading reading;
    MILLRACE_TRY(reading.rows, readRows(content.readAs(dialect), dialect, 0, sampleRows));
    MILLRACE_TRY(reading.fieldNames, readHeader(content.readAs(dialect), dialect));
    MILLRACE_TRY(const auto head, readHead(content.readAs({})));
    reading.notes = readHeadAs(head, {}, dialect).notes;
    reading.notesBefore = readHeadAs(head, {}, before).notes;
    return reading;
}

Result<FoundTable> readFromServer(const SourceAddress &address, const QString &query, const QString &password)
{
    if (address.server.schema.isEmpty() || (query.isEmpty() && address.table.isEmpty()))
        return fail({.code = ErrorCode::SourceUnsupported,
                     .what = SourceWork::tr("Schema or table is missing."),
                     .howToFix = SourceWork::tr("Name both, or the schema and a SELECT.")});
    const auto server = resolveConnection(address.server, password, ServerRole::Source);
    if (!server)
        return fail(errorOfSource(server.error(), address.server.displayName()));
    MILLRACE_TRY(const auto connection, openSource(*server, Plan().timeZone()));
    MILLRACE_TRY(const auto source, query.isEmpty() ? inspectServerTable(*connection, address)
                                                    : inspectQuery(*connection, address.server, query));
    (void)KnownServers::add(address.server);
    MILLRACE_TRY(const auto sample, sampleOf(*connection, source, sampleRows));
    return FoundTable{
        .source = source, .proposal = {.dialect = source.dialect}, .sample = sample, .notes = {}};
}

} // namespace

/// Written by the scan's thread, read by the sampler.
struct SourceWork::Progress
{
    std::atomic<int> file{0};
    std::atomic<qint64> bytes{0};
};

SourceWork::SourceWork(MigrationDraft *draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
{
    m_sampler.setInterval(100);
    connect(&m_sampler, &QTimer::timeout, this, &SourceWork::scanProgress);
    connect(&m_reader, &WorkQueue::busyChanged, this, &SourceWork::changed);
    connect(&m_scanner, &WorkQueue::busyChanged, this, &SourceWork::changed);
}

/// What \a work gives on the reader's thread goes to \a take; where it gives an error, what was there before
/// stays.
template <typename Work, typename Take> void SourceWork::read(Work work, Take take)
{
    m_reader.post(readKey, std::move(work), [this, take = std::move(take)](const auto &answer) {
        setError(answer ? std::nullopt : std::optional(answer.error()));
        if (answer)
            take(*answer);
    });
}

void SourceWork::addPaths(const QStringList &paths, bool recursive)
{
    if (m_draft->source().isArriving()) {
        setError(Error{.code = ErrorCode::SourceUnsupported,
                       .what = tr("The source is a stream that is still arriving: no file can go with it."),
                       .howToFix = tr("Cancel it first, or wait until all of it is there.")});
        return;
    }
    if (const auto pipe = std::find_if(paths.begin(), paths.end(), isPipe); pipe != paths.end()) {
        if (paths.size() == 1 && m_draft->source().isEmpty())
            Q_EMIT pipeGiven(QFileInfo(*pipe).absoluteFilePath());
        else
            setError(Error{.code = ErrorCode::SourceUnsupported,
                           .what = tr("%1 is a named pipe: it can only be read alone.").arg(*pipe),
                           .howToFix = tr("Take the other files away, or load it by a plan of its own.")});
        return;
    }
    m_arriving.clear();
    m_brought.clear();
    m_whyWhole.clear();
    // A dump's directory says more than the files in it.
    const bool wholeDump = m_draft->isWholeDump();
    QStringList given = (m_draft->input().found.isEmpty() ? QStringList() : m_given) + paths;
    QStringList all = wholeDump ? given : m_draft->input().allFilePaths() + paths;
    for (QStringList *list : {&given, &all}) {
        list->removeAll(QString());
        list->removeDuplicates();
    }
    inspect(all, given, recursive);
}

void SourceWork::addArriving(const QString &file, qint64 total)
{
    m_arriving = file;
    m_total = total;
    m_whyWhole = whyWholeFirst(QStringList{file});
    if (m_whyWhole.isEmpty() && singleSqlDump({file}))
        takeHeadOfDump(file);
    else if (m_whyWhole.isEmpty())
        inspect({file}, {file}, false);
    else
        Q_EMIT changed();
}

/// Which tables it has its end tells: DumpWork reads as much as there is.
void SourceWork::takeHeadOfDump(const QString &file)
{
    SourceFile head{.path = file, .isArriving = true};
    if (m_total >= 0 && !head.isStreamed())
        head.statedBytes = m_total;
    m_given = {file};
    m_recursive = false;
    m_brought = file;
    m_scanner.cancel(scanKey);
    setError({});
    m_draft->change(&SourceDraft::setArrivingDump, head);
}

void SourceWork::addArrived(const QString &file)
{
    addPaths({file},
             QFileInfo(file).isDir()); // of a prefix all folders below it, too: they are what was fetched
    m_brought = file;
}

void SourceWork::takeArrived(const QString &file, bool alsoScan)
{
    m_arriving.clear();
    if (!m_draft->source().isArriving()) {
        if (alsoScan)
            lookAtWhole(file); // that was put off
        return;
    }
    m_reader.post(
        u"arrived"_s,
        [file](std::stop_token) -> Result<SourceFile> {
            MILLRACE_TRY(const auto fingerprint, fingerprintOf(file));
            return SourceFile{.path = file, .fingerprint = fingerprint};
        },
        [this, alsoScan, file](const Result<SourceFile> &whole) {
            if (!whole) {
                setError(whole.error());
                return;
            }
            m_draft->change(&SourceDraft::setArrived, *whole);
            if (alsoScan)
                lookAtWhole(file);
        });
}

void SourceWork::lookAtWhole(const QString &file)
{
    if (m_draft->input().isHeadOfDump())
        inspect({file}, {file}, false);
    else
        scan();
}

void SourceWork::readServer(const SourceAddress &address, const QString &query, const QString &password)
{
    m_scanner.cancel(scanKey);
    read([address, query, password](std::stop_token) { return readFromServer(address, query, password); },
         [this, password](const FoundTable &found) {
             m_draft->setSourcePassword(password);
             m_draft->change(&SourceDraft::setFound, {found});
         });
}

void SourceWork::listTables(const ConnectionSpec &server, const QString &password)
{
    list(server, password, {});
}

bool SourceWork::showsUnknownHost() const
{
    return m_error && showsHostKey(*m_error);
}

void SourceWork::trustHostAndList(const ConnectionSpec &server, const QString &password)
{
    if (showsUnknownHost())
        list(server, password, m_error->what);
}

void SourceWork::list(const ConnectionSpec &server, const QString &password, const QString &trusted)
{
    m_reader.post(
        u"list"_s,
        [server, password, trusted](std::stop_token) -> Result<QVector<TableSummary>> {
            if (!trusted.isEmpty())
                MILLRACE_TRY_VOID(trustShownHostKey(server.ssh, trusted));
            const auto resolved = resolveConnection(server, password, ServerRole::Source);
            if (!resolved)
                return fail(errorOfSource(resolved.error(), server.displayName()));
            MILLRACE_TRY(const auto connection, openSource(*resolved, Plan().timeZone()));
            return millrace::listTables(*connection, server.schema);
        },
        [this](Result<QVector<TableSummary>> tables) {
            m_serverTables.clear();
            if (!tables) {
                setError(tables.error());
                return;
            }
            for (const TableSummary &table : std::as_const(*tables))
                m_serverTables << table.name;
            setError({});
        });
}

void SourceWork::detectDialect()
{
    inspect(uniquePaths(m_draft->input().filePaths()), m_given, m_recursive);
}

void SourceWork::inspect(const QStringList &paths, const QStringList &given, bool recursive)
{
    if (paths.isEmpty())
        return;
    m_scanner.cancel(scanKey);
    read(
        [paths, recursive](std::stop_token stop) {
            return inspectPaths(paths, {.recursive = recursive, .stop = std::move(stop)});
        },
        [this, given, recursive](const QVector<FoundTable> &found) {
            m_given = given;
            m_recursive = recursive;
            take(found);
        });
}

void SourceWork::take(QVector<FoundTable> found)
{
    if (!m_arriving.isEmpty()) {
        const bool isOne = found.size() == 1 && found.first().source.files.size() == 1 &&
                           found.first().source.files.first().path == m_arriving;
        m_whyWhole = isOne ? whyWholeFirst(found.first().source) : whyWholeFirst(Source());
        if (!m_whyWhole.isEmpty()) {
            Q_EMIT changed();
            return;
        }
        markArriving(found.first().source, m_total);
    }
    m_draft->change(&SourceDraft::setFound, found);
    scan();
}

void SourceWork::splitTable()
{
    if (m_draft->source().files.size() < 2)
        return;
    m_scanner.cancel(scanKey);
    InspectOptions options{.grouping = FileGrouping::Apart};
    for (const SourceFile &file : m_draft->source().files)
        if (!file.way.member.isEmpty())
            options.onlyMembers.insert(file.name());
    if (m_draft->input().dialectOrigin == Origin::Set)
        options.dialect = m_draft->source().dialect;
    read(
        [paths = uniquePaths(m_draft->input().filePaths()), options](std::stop_token stop) mutable {
            options.stop = std::move(stop);
            return inspectPaths(paths, options);
        },
        [this](const QVector<FoundTable> &parts) {
            m_draft->change(&SourceDraft::split, parts);
            scan();
        });
}

void SourceWork::applyDialect(const Dialect &dialect)
{
    if (m_draft->source().files.isEmpty())
        return;
    if (auto valid = dialect.validate(); !valid) {
        setError(valid.error());
        return;
    }
    m_scanner.cancel(scanKey);
    const QStringList names = m_draft->source().fieldNames;
    const bool namesFromHeader = m_draft->source().dialect.skipLines > 0;
    read([content = m_draft->source().files.first().content(), dialect, before = m_draft->source().dialect](
             std::stop_token) { return readDialect(content, dialect, before); },
         [this, dialect, names, namesFromHeader](DialectReading reading) {
             // Names of the .sql beside the dump outlive a change of the dialect; names of a header line do
             // not.
             if (reading.fieldNames.isEmpty() && !namesFromHeader)
                 reading.fieldNames = names;
             m_draft->change(&SourceDraft::setDialect, dialect, Origin::Set, reading);
             scan();
         });
}

void SourceWork::readSample()
{
    if (m_draft->source().isOnServer() && m_draft->isConnectionHeld())
        return;
    if (m_draft->source().isOnServer()) {
        read(
            [source = m_draft->source(),
             password = m_draft->sourcePassword()](std::stop_token) -> Result<QVector<Row>> {
                MILLRACE_TRY(const auto server, resolveSource(source, password));
                MILLRACE_TRY(const auto connection, openSource(server, Plan().timeZone()));
                return sampleOf(*connection, source, sampleRows);
            },
            [this](const QVector<Row> &sample) { m_draft->change(&SourceDraft::setSample, sample); });
        return;
    }
    if (m_draft->source().files.isEmpty())
        return;
    read([content = m_draft->source().files.first().content(), dialect = m_draft->source().dialect](
             std::stop_token) { return readRows(content, dialect, 0, sampleRows); },
         [this](const QVector<Row> &sample) {
             m_draft->change(&SourceDraft::setSample, sample);
             scan();
         });
}

void SourceWork::scan()
{
    if (!m_draft->input().isReady() || m_draft->input().isScanned() || m_draft->source().isTable() ||
        m_draft->source().isArriving() || m_draft->isWholeDump()) // that is read by DumpWork
        return;
    m_progress = std::make_shared<Progress>();
    m_scanPlaces.clear();
    for (const SourceFile &file : m_draft->source().files)
        m_scanPlaces.insert(file.name(), static_cast<int>(m_scanPlaces.size()));
    m_sampler.start();
    struct Outcome
    {
        Source source;
        Result<ScanFindings> findings;
    };
    m_scanner.post(
        scanKey,
        [source = m_draft->source(), progress = m_progress](std::stop_token stop) mutable {
            auto findings = scanSource(source, stop, [&progress](int file, qint64 bytes) {
                progress->bytes = bytes;
                progress->file = file;
            });
            return Outcome{source, std::move(findings)};
        },
        [this](Outcome outcome) {
            m_sampler.stop();
            m_progress.reset();
            if (!outcome.findings) {
                if (outcome.findings.error().code != ErrorCode::Cancelled)
                    setError(outcome.findings.error());
                return;
            }
            m_draft->change(&SourceDraft::setScan, outcome.source, *outcome.findings);
            Q_EMIT scanProgress();
        });
}

qint64 SourceWork::scannedBytes(int file) const
{
    const SourceFile &asked = m_draft->source().files.at(file);
    if (asked.rows >= 0)
        return asked.fileBytes();
    if (!m_progress || !isScanning())
        return 0;
    const int place = m_scanPlaces.value(asked.name(), -1);
    const int current = m_progress->file;
    if (place < 0 || place > current)
        return 0;
    return place < current ? asked.fileBytes() : qMin(m_progress->bytes.load(), asked.fileBytes());
}

void SourceWork::setError(const std::optional<Error> &error)
{
    m_error = error;
    Q_EMIT changed();
}

} // namespace millrace
