// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/migrationrun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/load/chunks/tablechunks.h"
#include "core/load/rejectfiles.h"
#include "core/plan/checks/accountpowers.h"
#include "core/plan/checks/preflight.h"
#include "core/plan/checks/targetcheck.h"
#include "core/plan/checks/waycheck.h"
#include "core/record/lastword.h"
#include "core/record/linebytes.h"
#include "core/run/indexphase.h"
#include "core/run/loadorder.h"
#include "core/run/loadphase.h"
#include "core/run/processmemory.h"
#include "core/run/proofphase.h"
#include "core/run/runconnection.h"
#include "core/run/settingsphase.h"
#include "core/run/tablerun.h"
#include "core/run/warmupphase.h"
#include "core/server/errorcatalogue.h"
#include "core/server/freshreads.h"
#include "core/server/sessions/nodechoice.h"
#include "core/source/sourceserver.h"
#include "core/source/stream/spoolstore.h"
#include "core/sql/quoting.h"
#include "core/verify/journaltotals.h"
#include "core/verify/tablestate.h"

#include <atomic>
#include <utility>

namespace millrace {

struct MigrationRun::Private
{
    Private(Plan thePlan, RunParts parts)
        : plan(std::move(thePlan))
        , target(std::move(parts.target))
        , source(std::move(parts.source))
        , folder(parts.folder)
        , control(parts.control)
        , arrival(parts.arrival)
        , isPart(parts.isPart)
        , journalStays(parts.journalStays)
        , filesApart(parts.filesApart)
        , moreToCome(parts.moreToCome)
        , isElsewhere(parts.isElsewhere)
        , asksOtherNodes(parts.asksOtherNodes)
        , earlier(earlierParts(folder))
        , statistics(plan, msOf(earlier))
        , journal(plan, folder.id())
        , log(folder, statistics,
              [&observer = parts.observer](const Event &event) { observer.onEvent(event); })
        , settings(folder, target, plan.schema,
                   [this](Event::Kind kind, const QString &text, const QJsonObject &values) {
                       log.event(kind, text, values);
                   })
    {}

    Result<void> prepare();
    Result<void> expectArrival() const;
    Result<void> completeSource();
    Error ofStream(Error error) const;
    Result<void> expectRunHere();
    void knowOtherNodes();
    Result<void> noteKeyBefore();
    Result<void> loadBetweenSettings();
    Result<void> tryServer();
    Result<void> loadBetweenIndexes();
    Result<void> putInOrder();
    void verify();
    void tellBottleneck();
    void giveServerBack();
    void warmUp();
    void keepState();
    Result<void> finishProved();
    void gatherFindings();
    void dropEmptyJournal(const Error &cause);
    void takeCounts();
    Result<void> save();
    void endForNow();
    void end(RunState state, const std::optional<Error> &error);
    TableOutcome &outcome() { return summary.tables.first(); }

    const Plan plan;
    ResolvedConnection target;
    std::optional<ResolvedConnection> source; ///< the server the rows are read from; set once prepared
    RunFolder &folder;
    RunControl &control;
    StreamArrival *const arrival; ///< of the plan's source, which is arriving; else null
    const bool isPart;
    const bool journalStays;
    const bool filesApart;
    const bool moreToCome;
    const bool isElsewhere;
    const bool asksOtherNodes;
    const RunSummary earlier; ///< of the part of the run that came before this resume
    RunStatistics statistics;
    Journal journal;
    RunLog log;
    SettingsPhase settings; ///< of server and machine; puts them back on its way out
    RunSummary summary;
    SortProgress sortProgress;
    IndexBuildStatus indexStatus;
    std::atomic<int> indexesDeferred = 0;
    ProofPhase proof;
    std::optional<TableSchema> table; ///< as it was before the run, or as the run made it
    OrderedPlan ordered;              ///< what is loaded, once prepare() is through
    bool orderedBefore = false;       ///< it was given
    std::optional<CheckedTarget> knownTarget;
    std::optional<ServerFacts> facts;
    std::optional<Journal::Entries> inJournal; ///< at the end of the load
    RunConnection server{target};
    WarmupPhase warmup;
    QVector<Chunk> chunks;
    bool setsNothing = false;   ///< in the session of `server`, which the next table's run may have as it is
    bool touchedServer = false; ///< a schema or table was made, or the journal perhaps
};

MigrationRun::MigrationRun(Plan plan, RunParts parts)
    : d(std::make_unique<Private>(std::move(plan), std::move(parts)))
{
    const RunSummary &earlier = d->earlier;
    if (earlier.run.isEmpty())
        return;
    // Until the journal is read, which knows.
    const qint64 written = wasKilled(earlier.status) ? rowsCommittedUntilKilled(d->folder.path()) : 0;
    d->statistics.expectDone({.rows = std::max(earlier.tables.value(0).rowsRead, written)}, 0);
}

MigrationRun::~MigrationRun() = default;

void MigrationRun::setKnownTarget(const CheckedTarget &known)
{
    d->knownTarget = known;
}

void MigrationRun::setOrdered(OrderedPlan ordered)
{
    d->ordered = std::move(ordered);
    d->orderedBefore = true;
}

RunProgress MigrationRun::progress() const
{
    RunProgress progress = d->statistics.snapshot(d->control);
    progress.indexesDeferred = d->indexesDeferred;
    if (d->plan.source.isArriving() && d->arrival != nullptr && !d->arrival->arrival().hasEnded()) {
        progress.bytesArrived = d->arrival->arrival().bytes();
        progress.bytesToArrive = d->arrival->arrival().total();
    }
    if (progress.state == RunState::Sorting) {
        const bool merging = d->sortProgress.phase == SortProgress::Phase::Merging;
        const qint64 total = merging ? d->sortProgress.bytesToMerge : d->sortProgress.bytesTotal;
        const qint64 now = merging ? d->sortProgress.bytesMerged : d->sortProgress.bytesRead;
        progress.stage = merging ? CoreText::tr("merging sorted runs") : CoreText::tr("reading and sorting");
        progress.stageShare =
            total > 0 ? std::min(1.0, static_cast<double>(now) / static_cast<double>(total)) : -1;
    } else if (progress.state == RunState::BuildingIndexes) {
        const IndexBuildProgress build = d->indexStatus.snapshot();
        progress.stage = build.stage;
        progress.stageShare = build.share;
    } else if (progress.state == RunState::Verifying && d->proof.share() >= 0) {
        progress.stage = CoreText::tr("comparing contents");
        progress.stageShare = d->proof.share();
    } else if (progress.state == RunState::WarmingUp) {
        progress.stage = d->warmup.stage();
    }
    return progress;
}

RunSummary MigrationRun::run()
{
    d->summary = begunSummary(d->plan, d->folder.id(), d->earlier);
    if (const auto locked = d->folder.lock(); !locked) {
        // Whoever has the folder writes into it; we only say so.
        d->statistics.setState(RunState::Refused);
        d->summary.status = RunState::Refused;
        d->summary.error = locked.error();
        return d->summary;
    }
    // Before all else: whatever becomes of the run now, the server is as it was.
    if (const auto settled = d->settings.settleEarlier(); !settled)
        d->log.warning(settled.error());
    if (const auto prepared = d->prepare(); !prepared) {
        // Refused means that nothing was touched. A resume that is refused stays what it was.
        d->end(d->touchedServer || !d->earlier.run.isEmpty() ? RunState::Stopped : RunState::Refused,
               prepared.error());
    } else if (d->outcome().verified) { // killed on its way out, after the proof
        if (const auto finished = d->finishProved(); finished) {
            d->warmUp();
            d->end(RunState::Done, {});
        } else {
            d->end(RunState::Stopped, finished.error());
        }
    } else if (const auto loaded = d->loadBetweenSettings(); !loaded) {
        d->statistics.setState(RunState::Verifying); // the load phase is over, its clock stops
        d->gatherFindings();
        d->dropEmptyJournal(loaded.error());
        d->end(loaded.error().code == ErrorCode::Cancelled ? RunState::Cancelled : RunState::Stopped,
               loaded.error());
    } else if (d->moreToCome) {
        d->gatherFindings();
        d->endForNow();
        d->giveServerBack();
    } else {
        d->gatherFindings();
        d->tellBottleneck();
        d->verify();
        d->warmUp();
        d->end(RunState::Done, {});
        d->giveServerBack();
    }
    d->server.close();
    return d->summary;
}

/// Preflight, schema, table, journal, the count before: everything up to the first row.
Result<void> MigrationRun::Private::prepare()
{
    log.event(Event::Kind::StageChanged, CoreText::tr("Preflight"), {{u"stage"_s, u"preflight"_s}});
    MILLRACE_TRY_VOID(expectArrival());
    if (plan.source.isOnServer() && !source) {
        MILLRACE_TRY(source, resolveSource(plan.source));
    }
    // Without a default schema: one that is missing is a finding of its own, not a failed connection.
    target.spec.schema.clear();
    const bool isReady = server.openReady(plan.schema) && knownTarget && knownTarget->holds(*server);
    const auto opened = isReady ? Result<void>() : server.open();
    const bool known = isReady || (opened && knownTarget && knownTarget->holds(*server));
    setsNothing = known && knownTarget->covers(plan) && plan.indexes == IndexPolicy::Keep;
    const PreflightResult checks =
        preflight(plan, opened ? &*server : nullptr, opened ? nullptr : &opened.error(), source,
                  known ? &*knownTarget : nullptr);
    facts = checks.facts;
    if (facts)
        summary.server = facts->displayName();
    if (facts && facts->compressionDecision && !isPart)
        log.event(Event::Kind::Note, compressionText(*facts),
                  {{u"compression"_s, enumName(facts->compression)}});
    table = checks.table;
    journal.setKept(checks.journalPossible);
    for (const Finding &finding : checks.findings)
        if (finding.severity == Finding::Severity::Warning)
            log.warning(finding.detail);
    if (const Error *blocking = checks.firstBlocking())
        return fail(*blocking);
    if (const auto error = log.writeError())
        return fail(*error);
    if (isElsewhere)
        MILLRACE_TRY_VOID(expectRunHere());
    knowOtherNodes();
    if (!plan.createSql.isEmpty() && !checks.table) {
        MILLRACE_TRY_VOID(save());
        touchedServer = true;
        MILLRACE_TRY(table, makeTarget(plan, *server, log));
        if (const auto errors =
                checkMapping(plan.mapping, plan.source.fieldCount, *table, plan.bendsAsDump());
            !errors.isEmpty())
            return fail(errors.first());
    }
    if (!isReady)
        MILLRACE_TRY_VOID(server->execute(u"USE %1"_s.arg(quotedIdentifier(plan.schema))));
    target.spec.schema = plan.schema;

    // A run that was interrupted knows the count from its first start: the table has grown since.
    if (!earlier.tables.isEmpty() && earlier.tables.first().rowsBefore >= 0) {
        outcome().rowsBefore = earlier.tables.first().rowsBefore;
    } else {
        MILLRACE_TRY(outcome().rowsBefore, countRows(*server, plan.schema, plan.table));
        MILLRACE_TRY_VOID(noteKeyBefore());
    }
    MILLRACE_TRY_VOID(save());
    const auto joined = server.ask([this] { return journal.create(*server); });
    // Nobody can tell then whether the run's row is in it: going on, or rolling back, takes it out.
    touchedServer =
        touchedServer || (!joined && isConnectionLoss(joined.error().context.serverCode.value_or(0)));
    return joined;
}

/// What has arrived of a stream must never pass for all of it.
Result<void> MigrationRun::Private::expectArrival() const
{
    if (plan.source.isArriving() && arrival != nullptr)
        return {};
    for (const SourceFile &file : plan.source.files)
        if (!isPart || !file.grows) // its rows are all there, the larger run knows
            MILLRACE_TRY_VOID(expectNoPartialSpool(file.path));
    if (!plan.source.isArriving())
        return {};
    return fail({.code = ErrorCode::StreamGone,
                 .what = CoreText::tr("This plan is of the head of a stream that had not ended."),
                 .howToFix = CoreText::tr("Resume the run that began with it (millrace-cli resume), or roll "
                                          "that run back and have the dump sent once more.")});
}

/// A stream that ended in the middle of what is compressed looks whole to whoever reads it, and cannot be
/// copied again.
Error MigrationRun::Private::ofStream(Error error) const
{
    if (plan.source.isArriving() && error.code == ErrorCode::SourceUnreadable)
        error.howToFix =
            CoreText::tr("It was loaded while it arrived, and rows in front of that may be in the "
                         "table: roll the run back, then have the dump sent once more.");
    return error;
}

/// All has arrived and was judged: what only its end could tell becomes part of the plan, here and in the
/// folder. Killed before, the spool's record says it to the run that goes on.
Result<void> MigrationRun::Private::completeSource()
{
    if (!plan.source.isArriving())
        return {};
    MILLRACE_TRY(const auto stream, arrival->wait());
    MILLRACE_TRY(const auto whole, RunPlan(plan).withArrived(stream));
    ordered.plan.source = whole.table()->source;
    log.event(Event::Kind::Note,
              CoreText::tr("All of the stream has arrived: %1. It was loaded meanwhile.")
                  .arg(sizeText(stream.bytes)),
              {{u"bytes"_s, stream.bytes}, {u"xxh3"_s, stream.hash}});
    return folder.save(whole);
}

/// Another node of the cluster, or the same server under another name: what the run committed is there, and
/// so is its line. A server that merely has a table of that name has not.
Result<void> MigrationRun::Private::expectRunHere()
{
    MILLRACE_TRY(const auto knows, journal.knowsRun(*server));
    if (knows)
        return {};
    return fail(
        {.code = ErrorCode::RunNotResumable,
         .what = CoreText::tr("%1 does not hold this run: its journal knows nothing of run %2.")
                     .arg(target.spec.displayName(), folder.id()),
         .howToFix = CoreText::tr("Name another node of the same cluster, or the same server under its new "
                                  "address; elsewhere begin the plan anew.")});
}

/// Sessions that are lost may be opened at another node, unless something of the run is bound to this one:
/// settings of the server, files and tables that are read there, a shipped table, the other parts of a larger
/// run. Without a journal nobody there could tell what had been committed.
void MigrationRun::Private::knowOtherNodes()
{
    const bool isBound = isPart || !plan.global.isEmpty() || !plan.host.isEmpty() || plan.source.isTable() ||
                         plan.wayIn == WayIn::ServerFile || plan.wayIn == WayIn::Ship;
    if (isBound || !journal.isKept() || !facts->cluster.isCluster())
        return;
    target.opener =
        NodeChoice::of(*server, facts->cluster, target.spec.displayName(),
                       [this](const QString &from, const QString &to, const Error &why) {
                           log.event(Event::Kind::Warning,
                                     CoreText::tr("%1 is lost to the run, which goes on at another node of "
                                                  "the cluster, %2. %3")
                                         .arg(from, to, why.what),
                                     {{u"from"_s, from}, {u"to"_s, to}});
                       });
}

/// What a rollback can tell the run's rows by when the table is not empty.
Result<void> MigrationRun::Private::noteKeyBefore()
{
    const QString column = table->singleKeyColumn();
    if (outcome().rowsBefore == 0 || column.isEmpty())
        return {};
    FreshReads fresh(*server);
    MILLRACE_TRY(const auto greatest, fresh.ask([&] {
        return server->value(u"SELECT MAX(%1) FROM %2"_s.arg(quotedIdentifier(column),
                                                             qualifiedName(plan.schema, plan.table)));
    }));
    outcome().keyColumn = column;
    outcome().keyBefore = greatest.toString();
    return {};
}

/// The settings go back before the proof: what is proved has to survive a crash.
Result<void> MigrationRun::Private::loadBetweenSettings()
{
    log.spans().enter(u"settings"_s);
    MILLRACE_TRY_VOID(server.ask([this] {
        return settings.begin(plan, *server, knownTarget ? knownTarget->settingsLeft : std::nullopt);
    }));
    // Switched on for the load, or not although it was meant to be: then rows go in by INSERT.
    facts->localInfile =
        settings.isSet(u"local_infile"_s) || facts->variables.value(u"local_infile"_s) == "ON"_L1;
    auto loaded = tryServer();
    if (loaded)
        loaded = loadBetweenIndexes();
    log.spans().enter(u"put_back"_s);
    (void)settings.end(); // what is left is told, and for `restore`
    return loaded;
}

/// The preflight could not try what the server does with a row while its schema was not there, or LOAD DATA
/// LOCAL switched off. Tables of a dump go by what was tried for the first of them.
Result<void> MigrationRun::Private::tryServer()
{
    const bool isTried = facts->behaviour.load != ServerBehaviour::Tried::Not ||
                         (facts->behaviour.wasTried() && !facts->localInfile);
    if (isTried || isPart || plan.wayIn == WayIn::Ship || plan.source.isSameServerTable())
        return {};
    facts->variables.insert(u"local_infile"_s, facts->localInfile ? u"ON"_s : u"OFF"_s);
    facts->tryOut(*server, plan.schema);
    const Finding finding = checkWayIn(plan, *facts, *server);
    if (finding.severity == Finding::Severity::Warning)
        log.warning(finding.detail);
    return finding.severity == Finding::Severity::Blocking ? fail(finding.detail) : Result<void>();
}

/// What stands between the preparation and the proof: order, drop indexes, load, build indexes.
Result<void> MigrationRun::Private::loadBetweenIndexes()
{
    if (!earlier.run.isEmpty()) {
        if (!journal.isKept() && outcome().rowsBefore >= 0)
            return fail(
                {.code = ErrorCode::RunNotResumable,
                 .what = CoreText::tr("The run kept no journal: what it committed is not written down."),
                 .howToFix = CoreText::tr("Empty the table and run the plan anew.")});
        // A program that was killed leaves its statements running until the server notices.
        (void)killOrphans(*server, summary.run);
    }
    MILLRACE_TRY_VOID(putInOrder());
    Journal::Entries done; // of a run that has just begun there are none
    // A sort may take longer than a connection may be idle, which shows here.
    if (!earlier.run.isEmpty() || ordered.sorted) {
        MILLRACE_TRY(done, server.read(journal));
    }

    IndexPhase indexes({.plan = plan,
                        .facts = *facts,
                        .target = target,
                        .folder = folder,
                        .log = log,
                        .status = indexStatus,
                        .stop = control.stopToken()});
    // A run that goes on after its last row must not take the indexes away again that it has built.
    const bool allIn = plan.source.isTable() ? allRangesDone(folder, done)
                                             : plan.source.totalRows() >= 0 &&
                                                   totalsOf(done).tally.rows == plan.source.totalRows();
    log.spans().enter(u"drop_indexes"_s);
    if (plan.indexes != IndexPolicy::Keep && !allIn)
        MILLRACE_TRY_VOID(indexes.dropBefore(*server, *table));
    indexesDeferred = indexes.deferred();
    LoadPhase phase({.plan = plan,
                     .ordered = ordered,
                     .table = *table,
                     .facts = *facts,
                     .target = target,
                     .source = source,
                     .runId = summary.run,
                     .folder = folder,
                     .control = control,
                     .statistics = statistics,
                     .log = log,
                     .journal = journal,
                     .proof = proof,
                     .server = server,
                     .arrival = plan.source.isArriving() ? &arrival->arrival() : nullptr,
                     .filesApart = filesApart,
                     .watchesLater = isPart});
    auto loaded = phase.run(done);
    if (!loaded)
        return fail(ofStream(loaded.error()));
    chunks = std::move(*loaded);
    MILLRACE_TRY_VOID(completeSource());
    if (isPart && plan.indexes == IndexPolicy::Keep)
        inJournal = phase.committed(); // a moment ago, and no setting of the server goes back meanwhile
    if (plan.indexes == IndexPolicy::Keep || moreToCome)
        return {};
    statistics.setState(RunState::BuildingIndexes);
    log.event(Event::Kind::StageChanged, CoreText::tr("Indexes"), {{u"stage"_s, u"indexes"_s}});
    return server.ask([&] { return indexes.buildAfter(*server); });
}

Result<void> MigrationRun::Private::putInOrder()
{
    if (orderedBefore)
        return {};
    MILLRACE_TRY(ordered,
                 orderedPlan(plan, *table, folder.path(), control.stopToken(), &sortProgress, [this] {
                     statistics.setState(RunState::Sorting);
                     log.event(Event::Kind::StageChanged, CoreText::tr("Sort"), {{u"stage"_s, u"sort"_s}});
                 }));
    if (!ordered.note.isEmpty())
        log.event(Event::Kind::Note, ordered.note);
    return {};
}

/// Rejects and warnings of everything that is committed. What goes wrong here is told and changes nothing
/// else: the findings of each chunk stay in the run folder.
void MigrationRun::Private::gatherFindings()
{
    const auto entries = inJournal ? Result<Journal::Entries>(*inJournal) : server.read(journal);
    if (entries && journal.isKept())
        inJournal = *entries;
    const auto summed =
        entries ? writeRejectFiles(folder, plan, *entries) : Result<RejectSummary>(fail(entries.error()));
    if (!summed) {
        log.warning(summed.error());
        return;
    }
    outcome().rejectsFile = summed->rejectsFile;
    outcome().reasonsFile = summed->reasonsFile;
    outcome().warningKinds = summed->warnings;
    if (summed->rejects > 0)
        log.event(Event::Kind::Note,
                  CoreText::tr("%1 set aside in %2").arg(rowsText(summed->rejects), summed->rejectsFile));
}

/// A run that committed nothing leaves nothing on the server. After a lost connection a COMMIT may still be
/// under way, and its journal row is what tells a resume about it: then the journal stays.
void MigrationRun::Private::dropEmptyJournal(const Error &cause)
{
    for (const auto code : {ErrorCode::ConnectionLost, ErrorCode::ServerUnreachable, ErrorCode::SshRefused,
                            ErrorCode::SshHostUnknown, ErrorCode::SshHostChanged})
        if (cause.code == code)
            return;
    if (const auto entries = server.read(journal); entries && entries->isEmpty())
        (void)journal.finish(*server);
}

/// Proof, or the plain reason why there is none. What fails here does not undo the load.
void MigrationRun::Private::verify()
{
    log.event(Event::Kind::StageChanged, CoreText::tr("Verify"), {{u"stage"_s, u"verify"_s}});
    const auto now = server->value(u"SELECT UNIX_TIMESTAMP()"_s);
    outcome().provedFrom = now ? now->toLongLong() : -1;
    auto proved = server.ask([this, known = inJournal ? &*inJournal : nullptr]() mutable {
        // What a server's uptime is held against.
        const qint64 atWorkMs = statistics.snapshot(control).elapsedMs;
        return proof.prove(*server, target, source, folder, journal, chunks,
                           static_cast<double>(summary.msSinceStart(atWorkMs)) / 1000, asksOtherNodes,
                           control.stopToken(), std::exchange(known, nullptr), outcome());
    });
    outcome().verified = proved.has_value();
    outcome().notVerifiedBecause.clear(); // of an earlier part of the run
    if (proved) {
        if (!isPart && outcome().provedFrom >= 0)
            keepState();
        proved = finishProved();
    }
    if (const QString contents = outcome().contentSentence(); !contents.isEmpty())
        log.event(Event::Kind::Note, contents);
    if (!proved) {
        outcome().verified = false;
        outcome().notVerifiedBecause = proved.error().text();
        log.warning(proved.error(), CoreText::tr("Not verified: %1").arg(proved.error().text()));
    }
}

void MigrationRun::Private::giveServerBack()
{
    if (setsNothing)
        server.giveBackReady(plan.schema);
    else
        server.giveBack();
}

/// What limited the load as a whole, for whoever reads the events.
void MigrationRun::Private::tellBottleneck()
{
    const auto samples = readBottleneckSamples(folder.path());
    if (!samples || bottleneckSpells(*samples).isEmpty()) // too short to say anything
        return;
    const Bottleneck limit = overallBottleneck(*samples);
    log.event(Event::Kind::Note,
              CoreText::tr("What limited the load as a whole: %1 %2")
                  .arg(bottleneckSentence(limit), bottleneckRemedy(limit.kind))
                  .trimmed(),
              {{u"overall_limit"_s, bottleneckName(limit.kind)}, {u"share"_s, limit.share}});
}

void MigrationRun::Private::warmUp()
{
    if (!plan.warmup.wanted)
        return;
    statistics.setState(RunState::WarmingUp);
    log.spans().enter(u"warm_up"_s);
    warmup.run(plan, target, folder, control, log);
}

/// What a rollback tells the table by once there is no journal any more. Where it cannot be had there is
/// none: that takes nothing from the run. Of a whole dump the run as a whole does it (DumpState).
void MigrationRun::Private::keepState()
{
    const qint64 growth = outcome().rowsAfter - outcome().rowsBefore;
    const bool isSmall = growth <= TableState::mostRowsSummed;
    const auto session = TableState::session(target);
    if (!session)
        return;
    const auto read = [&] { return TableState::read(**session, plan.schema, plan.table); };
    auto state = read();
    // The proof went by before the second of the last change was over. A small table is known by its rows.
    if (state && !isSmall && state->changedAt >= 0 && !state->timeTells() &&
        sleepFor(control.stopToken(), state->untilTimeTells()))
        state = read();
    // Who wrote while it was proved changed what had been counted or compared already.
    if (!state || state->changedAt > outcome().provedFrom)
        return;
    const QString rows =
        outcome().keyColumn.isEmpty()
            ? u"1"_s // it was empty
            : u"%1 > %2"_s.arg(quotedIdentifier(outcome().keyColumn), quotedString(outcome().keyBefore));
    // OPTIMIZE makes the table anew, and its time with it.
    if (isSmall || plan.warmup.optimize)
        (void)state->addChecksum(**session, *table, rows);
    (void)state->save(folder.path());
}

/// The rows are in and proved: takes away what only a run under way needs. The proof is on disk before the
/// journal goes; a run that is killed in between would find no journal and load everything again.
Result<void> MigrationRun::Private::finishProved()
{
    takeCounts();                        // for what is told next
    if (journalStays && !ordered.sorted) // the end is written down at once, and nothing goes before
        return {};
    log.spans().enter(u"clear_away"_s);
    MILLRACE_TRY_VOID(save());
    removeSorted(sortFolderOf(plan, folder.path()));
    if (journalStays)
        return {};
    // A journal that cannot be taken away takes nothing from the proof.
    if (const auto finished = server.ask([this] { return journal.finish(*server); }); !finished)
        log.warning(finished.error());
    return {};
}

/// What became of the rows so far, into the outcome.
void MigrationRun::Private::takeCounts()
{
    const RunProgress now = statistics.snapshot(control);
    // The journal's word where it was asked; before the load nobody knows better than the part before.
    ChunkTally committed{.rows = now.rowsCommitted,
                         .skipped = now.rowsSkipped,
                         .setAside = now.rowsSetAside,
                         .warnings = now.warnings};
    if (inJournal)
        committed = totalsOf(*inJournal).tally;
    if (inJournal || now.loadingMs > 0 || earlier.tables.isEmpty()) {
        outcome().rowsRead = committed.rows;
        outcome().rowsSkipped = committed.skipped;
        outcome().rowsReplaced = committed.replaced;
        outcome().duplicatesAsDump = plan.treatsDuplicatesAsDump();
        outcome().rowsRejected = committed.setAside;
        outcome().rowsLoaded = committed.loaded();
        outcome().chunks = now.chunksDone;
        outcome().warnings = committed.warnings;
    }
}

Result<void> MigrationRun::Private::save()
{
    takeCounts();
    const RunProgress now = statistics.snapshot(control);
    summary.seconds = static_cast<double>(now.elapsedMs) / 1000.0;
    summary.loadSeconds = earlier.loadSeconds + static_cast<double>(now.loadingMs) / 1000.0;
    outcome().retries = now.retries;
    outcome().lineBytes = lineBytesSoFar(earlier, now.lineBytes);
    // Rows and seconds of the same parts: what a part that was killed loaded has no time written down.
    const double rowsTimed = earlier.rowsPerSecond * earlier.loadSeconds +
                             static_cast<double>(now.rowsCommitted - now.rowsFoundDone);
    summary.rowsPerSecond = summary.loadSeconds > 0 ? rowsTimed / summary.loadSeconds : 0;
    summary.peakRssBytes = peakResidentBytes();
    summary.timings = log.spans().spans();
    return folder.save(summary);
}

/// Until the next files are there: what a run looks like that was killed here, and that is what it is to
/// whoever goes on.
void MigrationRun::Private::endForNow()
{
    summary.status = RunState::Loading;
    log.spans().enter(u"end"_s);
    outcome().notVerifiedBecause = CoreText::tr("More of its rows are to come.");
    if (const auto saved = save(); !saved) {
        summary.status = RunState::Stopped;
        summary.error = saved.error();
    }
}

void MigrationRun::Private::end(RunState state, const std::optional<Error> &error)
{
    summary.status = state;
    summary.error = error;
    log.spans().enter(u"end"_s);
    statistics.setState(state);
    takeCounts();
    tellEnd(log, state, outcome(), error);
    // The end is told even where it cannot be written down: the journal in the target is what counts.
    if (const auto saved = save(); !saved && !summary.error)
        summary.error = saved.error();
}

} // namespace millrace
