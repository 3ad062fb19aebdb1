// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/shiprun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/checks/shipcheck.h"
#include "core/record/lastword.h"
#include "core/run/bottleneckmonitor.h"
#include "core/run/processmemory.h"
#include "core/run/samplerthread.h"
#include "core/run/ship/partitionexchange.h"
#include "core/run/ship/shipbuild.h"
#include "core/run/ship/shipcheckup.h"
#include "core/run/ship/shipfiles.h"
#include "core/run/ship/shiproom.h"
#include "core/run/ship/shiptarget.h"
#include "core/run/tablerun.h"
#include "core/run/warmupphase.h"
#include "core/server/serverhost.h"
#include "core/ship/parentlookup.h"
#include "core/ship/tablecontents.h"
#include "core/sql/quoting.h"
#include "core/verify/journaltotals.h"

#include <QFileInfo>

namespace millrace {

struct ShipRun::Private
{
    Private(Plan thePlan, RunParts parts)
        : plan(std::move(thePlan))
        , target(std::move(parts.target))
        , folder(parts.folder)
        , control(parts.control)
        , observer(parts.observer)
        , earlier(earlierParts(folder))
        , statistics(plan, msOf(earlier))
        , log(folder, statistics, [&o = parts.observer](const Event &event) { o.onEvent(event); })
        , source(std::move(parts.source))
        , settings(folder, target, plan.schema,
                   [this](Event::Kind kind, const QString &text, const QJsonObject &values) {
                       log.event(kind, text, values);
                   })
    {}

    Result<void> prepare();
    Result<void> makeTable(const PreflightResult &checks);
    Result<void> readTarget();
    Result<void> makeStandIn();
    bool hasPartition() const { return !plan.partition.isEmpty(); }
    /// What is built and shipped: the table, or the one that stands in for a partition of it.
    const Plan &shipped() const { return hasPartition() ? standInPlan : plan; }
    PartitionExchange partitionExchange();
    Result<void> work();
    Result<void> build(qint64 targetPid);
    bool hasFiles() const;
    Result<void> takeIn();
    Result<void> checkParents();
    Result<void> prove();
    Result<void> proveShipped(Result<void> &proved);
    Result<void> expectRows(const Plan &where) const;
    void tell(const QString &text, const char *stage);
    ShipTarget shipTarget() { return shipTargetOn(*server); }
    ShipTarget shipTargetOn(Connection &connection);
    bool makesRoomEarly() const;
    void holdRowsBack();
    Result<void> save();
    void end(RunState state, const std::optional<Error> &error);
    TableOutcome &outcome() { return summary.tables.first(); }

    const Plan plan;
    ResolvedConnection target;
    RunFolder &folder;
    RunControl &control;
    RunObserver &observer;
    const RunSummary earlier; ///< of the part of the run that came before this resume
    RunStatistics statistics;
    RunLog log;
    std::optional<ResolvedConnection> source; ///< the server the rows are read from, if any
    SettingsPhase settings;                   ///< of the target, for a moment; puts them back on its way out
    RunSummary summary;
    ShipRecord record;
    std::unique_ptr<Connection> server;
    std::optional<ServerFacts> facts;
    Plan standInPlan;                       ///< with a partition
    std::optional<TableSchema> table;       ///< what is shipped
    std::optional<TableSchema> partitioned; ///< whose partition it stands in for
    WarmupPhase warmup;
    bool touchedServer = false;
    qint64 importedMs = -1;      ///< when the rows were in, by the run's clock
    std::optional<quint32> room; ///< ShipTarget::Context
    mutable std::mutex mutex;
    std::unique_ptr<ShipBuild> building; ///< protected by the mutex for progress()
};

ShipRun::ShipRun(Plan plan, RunParts parts)
    : d(std::make_unique<Private>(std::move(plan), std::move(parts)))
{}

ShipRun::~ShipRun() = default;

RunProgress ShipRun::progress() const
{
    RunProgress progress = d->statistics.snapshot(d->control);
    {
        const std::lock_guard lock(d->mutex);
        if (d->building)
            if (auto rows = d->building->progress()) {
                if (progress.rowsStreamed > 0) { // those that were built are among the rows already
                    progress.state = rows->state;
                    progress.stage = rows->stage;
                    progress.warnings = rows->warnings;
                    progress.rowsSetAside = rows->rowsSetAside;
                    return progress;
                }
                rows->elapsedMs = progress.elapsedMs; // the clock is the whole run's
                rows->server = progress.server;
                return *rows;
            }
    }
    if (progress.state == RunState::WarmingUp)
        progress.stage = d->warmup.stage();
    return progress;
}

RunSummary ShipRun::run()
{
    d->summary = begunSummary(d->plan, d->folder.id(), d->earlier);
    d->summary.server = d->earlier.server;
    d->outcome().rowsBefore = 0; // else it is refused
    if (const auto locked = d->folder.lock(); !locked) {
        d->statistics.setState(RunState::Refused);
        d->summary.status = RunState::Refused;
        d->summary.error = locked.error();
        return d->summary;
    }
    // Before all else: whatever becomes of the run now, the server is as it was.
    if (const auto settled = d->settings.settleEarlier(); !settled)
        d->log.warning(settled.error());
    if (const auto prepared = d->prepare(); !prepared) {
        d->end(d->touchedServer || !d->earlier.run.isEmpty() ? RunState::Stopped : RunState::Refused,
               prepared.error());
    } else if (const auto done = d->work(); !done) {
        d->end(done.error().code == ErrorCode::Cancelled ? RunState::Cancelled : RunState::Stopped,
               done.error());
    } else {
        if (d->plan.warmup.wanted) {
            d->statistics.setState(RunState::WarmingUp);
            d->warmup.run(d->plan, d->target, d->folder, d->control, d->log);
        }
        d->end(RunState::Done, {});
    }
    d->server.reset();
    return d->summary;
}

Result<void> ShipRun::Private::prepare()
{
    log.event(Event::Kind::StageChanged, CoreText::tr("Preflight"), {{u"stage"_s, u"preflight"_s}});
    MILLRACE_TRY(const auto noted, ShipRecord::load(folder.path()));
    record = noted.value_or(ShipRecord{});
    target.spec.schema.clear();
    std::optional<Error> unreachable;
    if (auto opened = Connection::open(target))
        server = *std::move(opened);
    else
        unreachable = opened.error();
    ThrowawayServer::removeLeftovers(); // of a part of the run that was killed
    // A table that the run has begun to take in is not what a preflight wants to see.
    if (record.touchedTarget())
        return unreachable ? Result<void>(fail(*unreachable)) : readTarget();
    const PreflightResult checks =
        preflightRun(plan, server.get(), unreachable ? &*unreachable : nullptr, source);
    facts = checks.facts;
    table = checks.table;
    for (const Finding &finding : checks.findings)
        if (finding.severity == Finding::Severity::Warning)
            log.warning(finding.detail);
    if (const Error *blocking = checks.firstBlocking())
        return fail(*blocking);
    if (table && !hasPartition()) // what is shipped in a partition's place is not there yet
        MILLRACE_TRY_VOID(shipTarget().reach());
    MILLRACE_TRY_VOID(save());
    MILLRACE_TRY_VOID(makeTable(checks));
    return hasPartition() ? makeStandIn() : Result<void>();
}

Result<void> ShipRun::Private::makeStandIn()
{
    partitioned = std::move(table);
    touchedServer = true;
    MILLRACE_TRY_VOID(partitionExchange().makeStandIn(folder.id()));
    standInPlan = PartitionExchange::standInPlan(plan, record);
    MILLRACE_TRY(table, readTable(*server, plan.schema, record.standIn));
    return {};
}

Result<void> ShipRun::Private::makeTable(const PreflightResult &checks)
{
    summary.server = facts->displayName();
    if (checks.table || plan.createSql.isEmpty())
        return {};
    touchedServer = true;
    MILLRACE_TRY(table, makeTarget(plan, *server, log));
    // What could not be looked at before.
    const PreflightResult again = preflightRun(plan, server.get(), nullptr, source);
    const Error *blocking = again.firstBlocking();
    return blocking ? Result<void>(fail(*blocking)) : Result<void>();
}

Result<void> ShipRun::Private::readTarget()
{
    MILLRACE_TRY(facts, ServerFacts::read(*server));
    MILLRACE_TRY(table, readTable(*server, plan.schema, plan.table));
    if (!hasPartition())
        return {};
    partitioned = table;
    standInPlan = PartitionExchange::standInPlan(plan, record);
    if (record.step < ShipStep::Exchanging) {
        MILLRACE_TRY(table, readTable(*server, plan.schema, record.standIn));
    }
    return {};
}

/// The files that were proved, as they were.
bool ShipRun::Private::hasFiles() const
{
    const QString ibd = ShipBuild::exportedFileIn(folder.path(), "ibd");
    if (record.fileHash.isEmpty() || !QFileInfo::exists(ibd) ||
        !QFileInfo::exists(ShipBuild::exportedFileIn(folder.path(), "cfg")))
        return false;
    const auto hash = hashOfFile(ibd);
    return hash && QString::number(*hash, 16) == record.fileHash;
}

/// MariaDB's checkpoint takes as long as the proof. Who has pages shipped as they were built wants it over
/// soon; who does not finds the target untouched as long as nothing is proved. No file goes there before.
bool ShipRun::Private::makesRoomEarly() const
{
    return facts->isMariaDb() && plan.shipFiles == ShipFiles::Direct && plan.shipBy == ShipBy::Place;
}

Result<void> ShipRun::Private::build(qint64 targetPid)
{
    ShipRoom roomMaker(target, [this](Connection &connection) { return shipTargetOn(connection); });
    // Both as the plan spells them: the server that builds may not make all names lower case.
    table->schema = shipped().schema;
    table->name = shipped().table;
    {
        const std::lock_guard lock(mutex);
        building = std::make_unique<ShipBuild>(
            ShipBuild::Context{.plan = shipped(),
                               .table = *table,
                               .facts = *facts,
                               .partitioned = partitioned ? &*partitioned : nullptr,
                               .partition = plan.partition,
                               .source = source,
                               .targetPid = targetPid,
                               .folder = folder,
                               .control = control,
                               .observer = observer,
                               .statistics = statistics,
                               .log = log,
                               .onRowsComplete = [&] {
                                   if (makesRoomEarly())
                                       roomMaker.start();
                               }});
    }
    auto built = building->run(outcome());
    {
        const std::lock_guard lock(mutex);
        building.reset();
    }
    auto roomMade = roomMaker.made();
    if (roomMaker.wasStarted() && (!built || !roomMade)) {
        // Without a connection the old one says what has to be done, and the first error is not lost.
        if (auto opened = Connection::open(target))
            server = *std::move(opened);
        return fail(shipTarget().takeBackAfter(built ? roomMade.error() : built.error()));
    }
    MILLRACE_TRY(room, std::move(roomMade));
    MILLRACE_TRY(auto made, std::move(built));
    made.nextAutoIncrementBefore = record.nextAutoIncrementBefore;
    made.standIn = record.standIn;
    made.partition = record.partition;
    made.step = std::max(made.step, std::min(record.step, ShipStep::Discarding));
    record = made;
    MILLRACE_TRY_VOID(record.save(folder.path()));
    holdRowsBack();
    return save();
}

Result<void> ShipRun::Private::work()
{
    const SamplerThread sampler(plan, target, statistics, control, log);
    const SocketWatch sockets; // none
    const BottleneckMonitor monitor(target, folder.path(), statistics, control, sockets, log, {},
                                    BottleneckMonitor::About::ServerOnly);
    if (record.step < ShipStep::Exchanging)
        MILLRACE_TRY_VOID(takeIn());
    importedMs = statistics.elapsedMs();
    return prove();
}

Result<void> ShipRun::Private::takeIn()
{
    MILLRACE_TRY(const auto now, shipTarget().state());
    if (now == ShipTarget::State::Discarded && !record.touchedTarget())
        return fail({.code = ErrorCode::ShipTargetChanged,
                     .what = CoreText::tr("The tablespace of %1 was discarded by somebody.")
                                 .arg(qualifiedName(plan.schema, plan.table)),
                     .howToFix = CoreText::tr("Make the table anew, or import its tablespace.")});
    MILLRACE_TRY_VOID(shipTarget().prepare()); // what is missing for the end is said at the beginning
    if (now != ShipTarget::State::Filled && !hasFiles())
        MILLRACE_TRY_VOID(build(ServerHost::find(*server).pid));
    if (control.isCancelled())
        return fail(runStopped());
    statistics.setState(RunState::Verifying);
    // Hours may lie between the two: a connection may not be idle for so long.
    MILLRACE_TRY(server, Connection::open(target));
    ShipTarget end = shipTarget();
    MILLRACE_TRY_VOID(end.prepare());
    const qint64 beganMs = statistics.elapsedMs();
    MILLRACE_TRY_VOID(end.takeIn());
    const qint64 ms = std::max<qint64>(1, statistics.elapsedMs() - beganMs);
    log.event(Event::Kind::Note,
              CoreText::tr("The target has taken in %1 in %2 s")
                  .arg(rowsText(record.rows), decimalText(static_cast<double>(ms) / 1000, 2)),
              {{u"imported_rows"_s, record.rows}, {u"ms"_s, ms}});
    return checkParents();
}

/// What a foreign key promises holds for rows that an import brought, too, or they go.
Result<void> ShipRun::Private::checkParents()
{
    if (table->foreignKeys.isEmpty())
        return {};
    if (leavesParentsOut(plan)) {
        tell(CoreText::tr("Parents of foreign keys are not looked up: the plan has foreign_key_checks = 0."),
             nullptr);
        return {};
    }
    tell(CoreText::tr("Parents of foreign keys are looked up"), "ship_parents");
    const auto found = lookUpParents(*server, *table);
    if (!found && found.error().code == ErrorCode::RowRejected)
        if (const auto back = shipTarget().takeBack(); !back)
            log.warning(back.error());
    return found;
}

void ShipRun::Private::tell(const QString &text, const char *stage)
{
    if (stage)
        log.event(Event::Kind::StageChanged, text, {{u"stage"_s, QLatin1String(stage)}});
    else
        log.event(Event::Kind::Note, text);
}

ShipTarget ShipRun::Private::shipTargetOn(Connection &connection)
{
    return {{.server = connection,
             .plan = shipped(),
             .mariaDb = facts->isMariaDb(),
             .runFolder = folder.path(),
             .settings = settings,
             .stop = control.stopToken(),
             .tell = [this](const QString &text, const char *stage) { tell(text, stage); },
             .ask =
                 [this](const QString &text) {
                     log.event(Event::Kind::Note, text, {{u"asks"_s, true}});
                 },
             .room = room},
            record};
}

PartitionExchange ShipRun::Private::partitionExchange()
{
    return {{.server = *server,
             .plan = plan,
             .runFolder = folder.path(),
             .tell = [this](const QString &text, const char *stage) { tell(text, stage); }},
            record};
}

/// Those in outcome() that were counted.
Result<void> ShipRun::Private::expectRows(const Plan &where) const
{
    const qint64 rows = summary.tables.first().rowsAfter;
    if (rows == record.rows)
        return {};
    return fail({.code = ErrorCode::CountMismatch,
                 .what = CoreText::tr("%1 holds %2; %3 were shipped.")
                             .arg(qualifiedName(where.schema, where.table), rowsText(rows),
                                  groupedNumber(record.rows)),
                 .howToFix = CoreText::tr("Look who wrote into it; or roll the run back.")});
}

/// What was taken in: the count, and all contents where the plan asks for it. All of them were compared on
/// the server that the files come from, and the files are the same byte by byte.
Result<void> ShipRun::Private::proveShipped(Result<void> &proved)
{
    MILLRACE_TRY(outcome().rowsAfter, countRows(*server, shipped().schema, shipped().table));
    proved = expectRows(shipped());
    if (!proved || plan.verify != VerifyLevel::Content)
        return {};
    MILLRACE_TRY(const auto sum, contentsOf(*server, *table));
    if (sum != record.checksum)
        proved =
            fail({.code = ErrorCode::ContentMismatch,
                  .what = CoreText::tr("The checksum of %1 is %2, and was %3 where it was proved.")
                              .arg(qualifiedName(shipped().schema, shipped().table), sum, record.checksum),
                  .howToFix = CoreText::tr("Look who wrote into it; or roll the run back.")});
    return {};
}

Result<void> ShipRun::Private::prove()
{
    log.event(Event::Kind::StageChanged, CoreText::tr("Verify"), {{u"stage"_s, u"verify"_s}});
    if (!record.outcome.table.isEmpty()) // else nothing was built, by this run or the part before it
        outcome() = record.outcome;
    outcome().chunks = 1;
    outcome().comparedWhere =
        CoreText::tr("Compared on the server that the file comes from; on the target the rows were counted.");
    Result<void> proved;
    if (record.step < ShipStep::Exchanging)
        MILLRACE_TRY_VOID(proveShipped(proved)); // else it was, by the part of the run that was killed
    if (hasPartition()) {
        if (!proved)
            return proved; // nothing of it gets into the table
        MILLRACE_TRY_VOID(partitionExchange().exchange());
        MILLRACE_TRY(outcome().rowsAfter, partitionExchange().countRows());
        proved = expectRows(plan);
    }
    if (proved && plan.verify == VerifyLevel::Content) {
        if (outcome().rowsCompared < outcome().rowsLoaded)
            proved = fail(
                {.code = ErrorCode::ContentNotCompared,
                 .what = CoreText::tr("Counts agree, but the contents of %1 were not compared: their text "
                                      "does not say what the server stores.")
                             .arg(rowsText(outcome().rowsLoaded - outcome().rowsCompared)),
                 .howToFix = CoreText::tr("Compare the table with the dump by other means, or plan with "
                                          "--verify sample or counts.")});
        else
            outcome().comparedWhere = CoreText::tr("Compared also on the target.");
    }
    if (const QString contents = outcome().contentSentence(); !contents.isEmpty())
        log.event(Event::Kind::Note, contents);
    outcome().verified = proved.has_value();
    outcome().notVerifiedBecause = proved ? QString() : proved.error().text();
    if (!proved) {
        log.warning(proved.error(), CoreText::tr("Not verified: %1").arg(proved.error().text()));
        return {};
    }
    record.step = ShipStep::Done;
    MILLRACE_TRY_VOID(save());
    MILLRACE_TRY_VOID(record.save(folder.path()));
    removeShipFiles(plan, folder);
    return {};
}

/// Rows that are built are not loaded before the target has them: nobody is told so of a run that ends, or is
/// killed, before.
void ShipRun::Private::holdRowsBack()
{
    outcome().rowsLoaded = 0;
    outcome().rowsCompared = 0;
    outcome().checksum.clear();
}

Result<void> ShipRun::Private::save()
{
    const RunProgress now = statistics.snapshot(control);
    summary.seconds = static_cast<double>(now.elapsedMs) / 1000.0;
    // Rows that are built are not loaded before the target has them.
    const qint64 loadedMs = (importedMs < 0 ? now.elapsedMs : importedMs) - msOf(earlier);
    summary.loadSeconds = earlier.loadSeconds + static_cast<double>(loadedMs) / 1000.0;
    summary.rowsPerSecond =
        summary.loadSeconds > 0 ? static_cast<double>(outcome().rowsLoaded) / summary.loadSeconds : 0;
    summary.peakRssBytes = peakResidentBytes();
    summary.timings = log.spans().spans();
    return folder.save(summary);
}

void ShipRun::Private::end(RunState state, const std::optional<Error> &error)
{
    summary.status = state;
    summary.error = error;
    if (record.step < (hasPartition() ? ShipStep::Exchanged : ShipStep::Imported))
        holdRowsBack();
    statistics.setState(state);
    tellEnd(log, state, outcome(), error);
    if (const auto saved = save(); !saved && !summary.error)
        summary.error = saved.error();
}

} // namespace millrace
