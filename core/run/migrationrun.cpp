// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/migrationrun.h"

#include "core/base/text.h"
#include "core/load/loadengine.h"
#include "core/mapping/ddl.h"
#include "core/plan/preflight.h"
#include "core/plan/statements.h"
#include "core/run/processmemory.h"
#include "core/run/samplerthread.h"
#include "core/server/quoting.h"
#include "core/verify/counts.h"
#include "core/verify/tiling.h"

#include <QDateTime>

namespace millrace {

namespace {

/// What earlier parts of a resumed run wrote down. A part that was killed wrote no end: its last sample tells
/// how long it went.
RunSummary earlierPart(const RunFolder &folder)
{
    RunSummary summary = folder.summary().value_or(RunSummary{});
    if (const auto samples = folder.samples(); samples && !samples->isEmpty())
        summary.seconds = std::max(summary.seconds, static_cast<double>(samples->last().elapsedMs) / 1000.0);
    return summary;
}

} // namespace

struct MigrationRun::Private
{
    Private(Plan thePlan, ResolvedConnection theTarget, RunFolder &theFolder, RunControl &theControl,
            RunObserver &observer)
        : plan(std::move(thePlan))
        , target(std::move(theTarget))
        , folder(theFolder)
        , control(theControl)
        , statistics(plan)
        , earlier(earlierPart(theFolder))
        , log(
              theFolder, statistics, [&observer](const Event &event) { observer.onEvent(event); },
              static_cast<qint64>(earlier.seconds * 1000))
    {}

    Result<void> prepare();
    Result<void> load();
    void verify();
    void dropEmptyJournal(const Error &cause);
    Result<void> save();
    void end(RunState state, const std::optional<Error> &error);
    TableOutcome &outcome() { return summary.tables.first(); }

    const Plan plan;
    ResolvedConnection target;
    RunFolder &folder;
    RunControl &control;
    RunStatistics statistics;
    const RunSummary earlier; ///< of the part of the run that came before this resume
    RunLog log;
    RunSummary summary;
    std::unique_ptr<Connection> server;
    QVector<Chunk> chunks;
    bool touchedServer = false; ///< a schema or table was made
};

MigrationRun::MigrationRun(Plan plan, ResolvedConnection target, RunFolder &folder, RunControl &control,
                           RunObserver &observer)
    : d(std::make_unique<Private>(std::move(plan), std::move(target), folder, control, observer))
{}

MigrationRun::~MigrationRun() = default;

RunProgress MigrationRun::progress() const
{
    return d->statistics.snapshot(d->control);
}

RunSummary MigrationRun::run()
{
    d->summary = {.run = d->folder.id(),
                  .planName = d->plan.name,
                  .startedMs =
                      d->earlier.startedMs > 0 ? d->earlier.startedMs : QDateTime::currentMSecsSinceEpoch(),
                  .tables = {TableOutcome{.table = d->plan.schema + QLatin1Char('.') + d->plan.table}},
                  .chunkRows = d->plan.chunkRows,
                  .workers = d->plan.workers};
    if (const auto locked = d->folder.lock(); !locked) {
        d->end(RunState::Refused, locked.error());
        return d->summary;
    }
    if (const auto prepared = d->prepare(); !prepared) {
        // Refused means that nothing was touched. A resume that is refused stays what it was.
        d->end(d->touchedServer || !d->earlier.run.isEmpty() ? RunState::Stopped : RunState::Refused,
               prepared.error());
    } else if (const auto loaded = d->load(); !loaded) {
        d->dropEmptyJournal(loaded.error());
        d->end(loaded.error().code == ErrorCode::Cancelled ? RunState::Cancelled : RunState::Stopped,
               loaded.error());
    } else {
        d->verify();
        d->end(RunState::Done, {});
    }
    d->server.reset();
    return d->summary;
}

/// Preflight, schema, table, journal, the count before: everything up to the first row.
Result<void> MigrationRun::Private::prepare()
{
    log.event(Event::Kind::StageChanged, QStringLiteral("Preflight"),
              {{QStringLiteral("stage"), QStringLiteral("preflight")}});
    const PreflightResult checks = preflight(plan, target);
    if (checks.facts)
        summary.server = checks.facts->displayName();
    for (const Finding &finding : checks.findings)
        if (finding.severity == Finding::Severity::Warning)
            log.event(Event::Kind::Warning, finding.detail.text(),
                      {{QStringLiteral("code"), static_cast<int>(finding.detail.code)}});
    if (const Error *blocking = checks.firstBlocking())
        return fail(*blocking);
    if (const auto error = log.writeError())
        return fail(*error);
    if (const auto saved = save(); !saved)
        return saved;

    target.spec.schema.clear();
    auto connection = Connection::open(target);
    if (!connection)
        return fail(connection.error());
    server = std::move(*connection);
    if (!plan.createSql.isEmpty() && !checks.table) {
        const auto create = retargetedCreateTable(plan.createSql, plan.schema, plan.table);
        if (!create)
            return fail(create.error());
        touchedServer = true;
        for (const QString &statement : {createSchemaStatement(plan), *create})
            if (const auto done = server->execute(statement); !done)
                return done;
        log.event(Event::Kind::Note,
                  QStringLiteral("Created %1").arg(qualifiedName(plan.schema, plan.table)));
        const auto table = readTable(*server, plan.schema, plan.table);
        if (!table)
            return fail(table.error());
        if (const auto errors = checkMapping(plan.mapping, plan.source.fieldCount, *table); !errors.isEmpty())
            return fail(errors.first());
    }
    if (const auto used = server->execute(QStringLiteral("USE %1").arg(quotedIdentifier(plan.schema))); !used)
        return used;
    target.spec.schema = plan.schema;

    // A run that was interrupted knows the count from its first start: the table has grown since.
    if (!earlier.tables.isEmpty() && earlier.tables.first().rowsBefore >= 0) {
        outcome().rowsBefore = earlier.tables.first().rowsBefore;
    } else {
        const auto before = countRows(*server, plan.schema, plan.table);
        if (!before)
            return fail(before.error());
        outcome().rowsBefore = *before;
    }
    if (const auto saved = save(); !saved)
        return saved;
    return Journal(plan, summary.run).create(*server);
}

Result<void> MigrationRun::Private::load()
{
    const Journal journal(plan, summary.run);
    const auto done = journal.read(*server);
    if (!done)
        return fail(done.error());
    statistics.setState(RunState::Loading);
    log.event(Event::Kind::StageChanged,
              done->isEmpty()
                  ? QStringLiteral("Load")
                  : QStringLiteral("Load goes on: %1 already committed")
                        .arg(counted(done->size(), QStringLiteral("chunk is"), QStringLiteral("chunks are"))),
              {{QStringLiteral("stage"), QStringLiteral("load")}});
    const SamplerThread sampler(plan, target, statistics, control, log);
    auto loaded = LoadEngine(plan, target, journal, statistics, control, log).run(*done);
    statistics.setState(RunState::Verifying);
    if (!loaded)
        return fail(loaded.error());
    chunks = std::move(*loaded);
    return {};
}

/// A run that committed nothing leaves nothing on the server. After a lost connection a COMMIT may still be
/// under way, and its journal row is what tells a resume about it: then the journal stays.
void MigrationRun::Private::dropEmptyJournal(const Error &cause)
{
    if (cause.code == ErrorCode::ConnectionLost || cause.code == ErrorCode::ServerUnreachable)
        return;
    const Journal journal(plan, summary.run);
    if (const auto entries = journal.read(*server); entries && entries->isEmpty())
        (void)journal.finish(*server);
}

/// Proof, or the plain reason why there is none. What fails here does not undo the load.
void MigrationRun::Private::verify()
{
    log.event(Event::Kind::StageChanged, QStringLiteral("Verify"),
              {{QStringLiteral("stage"), QStringLiteral("verify")}});
    const auto proved = [this]() -> Result<void> {
        if (const auto tiled = checkTiling(plan.source, chunks); !tiled)
            return tiled;
        const Journal journal(plan, summary.run);
        const auto entries = journal.read(*server);
        if (!entries)
            return fail(entries.error());
        const JournalTotals totals = totalsOf(*entries);
        outcome().rowsSkipped = totals.skipped;
        const auto after = countRows(*server, plan.schema, plan.table);
        if (!after)
            return fail(after.error());
        outcome().rowsAfter = *after;
        qint64 rowsCut = 0;
        for (const Chunk &chunk : chunks)
            rowsCut += chunk.rows;
        if (const auto counts = checkCounts(totals, rowsCut, chunks.size(), outcome().rowsBefore, *after);
            !counts)
            return counts;
        return journal.finish(*server);
    }();
    outcome().verified = proved.has_value();
    if (!proved) {
        outcome().notVerifiedBecause = proved.error().text();
        log.event(Event::Kind::Warning, QStringLiteral("Not verified: %1").arg(proved.error().text()),
                  {{QStringLiteral("code"), static_cast<int>(proved.error().code)}});
    }
}

Result<void> MigrationRun::Private::save()
{
    const RunProgress now = statistics.snapshot(control);
    summary.seconds = earlier.seconds + static_cast<double>(now.elapsedMs) / 1000.0;
    summary.loadSeconds = earlier.loadSeconds + static_cast<double>(now.loadingMs) / 1000.0;
    outcome().rowsRead = now.rowsCommitted;
    outcome().rowsLoaded = now.rowsCommitted - outcome().rowsSkipped;
    outcome().chunks = now.chunksDone;
    outcome().warnings = now.warnings;
    outcome().retries = now.retries;
    // Rows and seconds of the same parts: what a part that was killed loaded has no time written down.
    const double rowsTimed = earlier.rowsPerSecond * earlier.loadSeconds +
                             static_cast<double>(now.rowsCommitted - now.rowsFoundDone);
    summary.rowsPerSecond = summary.loadSeconds > 0 ? rowsTimed / summary.loadSeconds : 0;
    summary.peakRssBytes = peakResidentBytes();
    return folder.save(summary);
}

void MigrationRun::Private::end(RunState state, const std::optional<Error> &error)
{
    summary.status = state;
    summary.error = error;
    statistics.setState(state);
    switch (state) {
    case RunState::Done:
        log.event(Event::Kind::Finished,
                  QStringLiteral("%1 loaded%2")
                      .arg(counted(statistics.snapshot(control).rowsCommitted, QStringLiteral("row"),
                                   QStringLiteral("rows")),
                           outcome().verified ? QStringLiteral(" and verified") : QString()));
        break;
    case RunState::Cancelled:
        log.event(Event::Kind::Cancelled, QStringLiteral("Cancelled; the run can be resumed"));
        break;
    default:
        log.event(Event::Kind::Failed, error ? error->text() : QString(),
                  error ? error->toJson() : QJsonObject());
    }
    // The end is told even where it cannot be written down: the journal in the target is what counts.
    if (const auto saved = save(); !saved && !summary.error)
        summary.error = saved.error();
}

} // namespace millrace
