// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/sourcework.h"

#include "core/mapping/preview.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "core/source/filescan.h"

namespace millrace {

namespace {

constexpr int sampleRows = 100;
const QString readKey = QStringLiteral("read");
const QString scanKey = QStringLiteral("scan");

struct Head
{
    QVector<Row> sample;
    QStringList header;
};

Result<Head> readHead(const Content &content, const Dialect &dialect)
{
    auto sample = readRows(content, dialect, 0, sampleRows);
    if (!sample)
        return fail(sample.error());
    auto header = readHeader(content, dialect);
    if (!header)
        return fail(header.error());
    return Head{.sample = *sample, .header = *header};
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
    const auto connection = openSource(*server, Plan().timeZone());
    if (!connection)
        return fail(connection.error());
    const auto source = query.isEmpty() ? inspectServerTable(**connection, address)
                                        : inspectQuery(**connection, address.server, query);
    if (!source)
        return fail(source.error());
    const auto sample = sampleOf(**connection, *source, sampleRows);
    if (!sample)
        return fail(sample.error());
    return FoundTable{
        .source = *source, .proposal = {.dialect = source->dialect}, .sample = *sample, .notes = {}};
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

void SourceWork::addPaths(const QStringList &paths)
{
    QStringList all = m_draft->filePaths();
    for (const QString &path : paths)
        if (!path.isEmpty() && !all.contains(path))
            all.append(path);
    inspect(all);
}

void SourceWork::readServer(const SourceAddress &address, const QString &query, const QString &password)
{
    m_scanner.cancel(scanKey);
    m_reader.post(
        readKey,
        [address, query, password](std::stop_token) { return readFromServer(address, query, password); },
        [this, password](Result<FoundTable> found) {
            if (!found) {
                setError(found.error()); // what was there before stays
                return;
            }
            setError({});
            m_draft->setSourcePassword(password);
            m_draft->setFoundTables({*found});
        });
}

void SourceWork::listTables(const ConnectionSpec &server, const QString &password)
{
    m_reader.post(
        QStringLiteral("list"),
        [server, password](std::stop_token) -> Result<QVector<TableSummary>> {
            const auto resolved = resolveConnection(server, password, ServerRole::Source);
            if (!resolved)
                return fail(errorOfSource(resolved.error(), server.displayName()));
            const auto connection = openSource(*resolved, Plan().timeZone());
            if (!connection)
                return fail(connection.error());
            return millrace::listTables(**connection, server.schema);
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
    inspect(m_draft->filePaths());
}

void SourceWork::inspect(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    m_scanner.cancel(scanKey);
    m_reader.post(
        readKey, [paths](std::stop_token) { return inspectPaths(paths); },
        [this](Result<QVector<FoundTable>> found) {
            if (!found) {
                setError(found.error()); // what was there before stays
                return;
            }
            setError({});
            m_draft->setFoundTables(*found);
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
    m_reader.post(
        readKey,
        [content = m_draft->source().files.first().content(), dialect](std::stop_token) {
            return readHead(content, dialect);
        },
        [this, dialect, names, namesFromHeader](Result<Head> head) {
            if (!head) {
                setError(head.error());
                return;
            }
            setError({});
            // Names of the .sql beside the dump outlive a change of the dialect; names of a header line do
            // not.
            const QStringList kept = namesFromHeader ? QStringList() : names;
            m_draft->setDialect(dialect, Origin::Set, head->sample,
                                head->header.isEmpty() ? kept : head->header);
            scan();
        });
}

void SourceWork::readSample()
{
    if (m_draft->source().isOnServer()) {
        m_reader.post(
            readKey,
            [source = m_draft->source(),
             password = m_draft->sourcePassword()](std::stop_token) -> Result<QVector<Row>> {
                const auto server = resolveSource(source, password);
                if (!server)
                    return fail(server.error());
                const auto connection = openSource(*server, Plan().timeZone());
                if (!connection)
                    return fail(connection.error());
                return sampleOf(**connection, source, sampleRows);
            },
            [this](Result<QVector<Row>> sample) {
                setError(sample ? std::nullopt : std::optional(sample.error()));
                if (sample)
                    m_draft->setSample(*sample);
            });
        return;
    }
    if (m_draft->source().files.isEmpty())
        return;
    m_reader.post(
        readKey,
        [content = m_draft->source().files.first().content(),
         dialect = m_draft->source().dialect](std::stop_token) { return readHead(content, dialect); },
        [this](Result<Head> head) {
            if (!head) {
                setError(head.error());
                return;
            }
            setError({});
            m_draft->setSample(head->sample);
            scan();
        });
}

void SourceWork::scan()
{
    if (!m_draft->isSourceReady() || m_draft->isScanned() || m_draft->source().isTable())
        return;
    m_progress = std::make_shared<Progress>();
    m_scanOrder = m_draft->filePaths();
    m_sampler.start();
    struct Outcome
    {
        Source source;
        Result<QVector<Error>> issues;
    };
    m_scanner.post(
        scanKey,
        [source = m_draft->source(), progress = m_progress](std::stop_token stop) mutable {
            auto issues = scanSource(source, stop, [&progress](int file, qint64 bytes) {
                progress->bytes = bytes;
                progress->file = file;
            });
            return Outcome{source, std::move(issues)};
        },
        [this](Outcome outcome) {
            m_sampler.stop();
            m_progress.reset();
            if (!outcome.issues) {
                if (outcome.issues.error().code != ErrorCode::Cancelled)
                    setError(outcome.issues.error());
                return;
            }
            m_draft->setScan(outcome.source, *outcome.issues);
            Q_EMIT scanProgress();
        });
}

qint64 SourceWork::scannedBytes(int file) const
{
    const SourceFile &asked = m_draft->source().files.at(file);
    if (asked.rows >= 0)
        return asked.fingerprint.bytes;
    if (!m_progress || !isScanning())
        return 0;
    const auto place = m_scanOrder.indexOf(asked.path);
    const int current = m_progress->file;
    if (place < 0 || place > current)
        return 0;
    return place < current ? asked.fingerprint.bytes
                           : qMin(m_progress->bytes.load(), asked.fingerprint.bytes);
}

void SourceWork::setError(const std::optional<Error> &error)
{
    m_error = error;
    Q_EMIT changed();
}

} // namespace millrace
