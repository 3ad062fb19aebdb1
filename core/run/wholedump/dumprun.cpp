// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumprun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/wallclock.h"
#include "core/plan/checks/accountpowers.h"
#include "core/plan/wholedump/dumpexisting.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/plan/wholedump/dumppreflight.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/record/lastword.h"
#include "core/run/growing/arrivingparts.h"
#include "core/run/growing/dumpparts.h"
#include "core/run/migrationrun.h"
#include "core/run/processmemory.h"
#include "core/run/replica/replicafacts.h"
#include "core/run/settingsphase.h"
#include "core/run/ship/shiprun.h"
#include "core/run/wholedump/accountsrun.h"
#include "core/run/wholedump/arrivingrows.h"
#include "core/run/wholedump/dumpleftout.h"
#include "core/run/wholedump/dumprows.h"
#include "core/run/wholedump/dumpstate.h"
#include "core/run/wholedump/dumpstatements.h"
#include "core/run/wholedump/dumptables.h"
#include "core/run/wholedump/dumptailrun.h"
#include "core/run/wholedump/growingtables.h"
#include "core/tuning/settingstable.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <atomic>
#include <mutex>
#include <span>
#include <thread>

namespace millrace {

namespace {

const QString beforeList = u"before"_s;
const QString afterList = u"after"_s;
constexpr qsizetype wholeList = DumpTables::wholeList;

/// Names of a part's lists in the StatementLog.
QString listOf(const QString &list, qsizetype part)
{
    return part == 0 ? list : list + u'.' + QString::number(part + 1);
}

/// Of a dump that was still being written, or arriving, the run's own copy knows more than the one it began
/// with.
DumpPlan asFarAsKnown(DumpPlan plan, const RunFolder &folder)
{
    if (!plan.growing && !plan.arriving)
        return plan;
    const auto kept = folder.runPlan();
    return kept && kept->isWholeDump() ? *kept->dump() : plan;
}

} // namespace

struct DumpRun::Private
{
    Private(DumpPlan thePlan, RunParts parts)
        : plan(asFarAsKnown(std::move(thePlan), parts.folder))
        , target(std::move(parts.target))
        , folder(parts.folder)
        , control(parts.control)
        , observer(parts.observer)
        , answer(parts.answer)
        , earlier(earlierParts(folder))
        , clock(msOf(earlier))
        , growing(plan.growing
                      ? std::make_unique<GrowingTables>(
                            plan,
                            GrowingTables::Context{
                                .folder = folder,
                                .control = control,
                                .tell = [this](Event::Kind kind, const QString &text,
                                               const QJsonObject &values) { event(kind, text, values); }})
                      : nullptr)
        , arriving(plan.arriving
                       ? std::make_unique<ArrivingParts>(ArrivingParts::Context{
                             .folder = folder,
                             .control = control,
                             .target = target,
                             .arrival = parts.arrival,
                             .tell = [this](Event::Kind kind, const QString &text,
                                            const QJsonObject &values) { event(kind, text, values); },
                             .check = [this](const DumpPlan &part,
                                             const DumpPlan &whole) { return check(part, whole); }})
                       : nullptr)
        , arrivingRows(arriving ? std::make_unique<ArrivingRows>(*arriving) : nullptr)
        , tables({.plan = plan,
                  .target = target,
                  .folder = folder,
                  .control = control,
                  .observer = observer,
                  .clock = clock,
                  .answer = answer,
                  .tell = [this](Event::Kind kind, const QString &text,
                                 const QJsonObject &values) { event(kind, text, values); },
                  .coming = arrivingRows ? static_cast<ComingTables *>(arrivingRows.get()) : growing.get()})
    {}

    void event(Event::Kind kind, const QString &text, const QJsonObject &values = {});
    RunProgress progress() const;
    RunState shownState() const;
    Result<void> prepare();
    Result<void> expectAnswerIsAsked(Connection &server) const;
    Result<void> findExisting(Connection &server);
    Result<void> expectExisting(const DumpPlan &part, Connection &server,
                                const QVector<DumpObject> &madeBefore);
    Result<void> expectFit(const DumpPlan &part, const ServerFacts &facts, Connection &server) const;
    Result<void> check(const DumpPlan &part, const DumpPlan &whole);
    Result<void> loadParts(SettingsPhase &settings);
    Result<void> takeNextPart();
    bool isLastPart(qsizetype part) const { return !plan.arriving && part + 1 >= plan.partsPlanned(); }
    Result<void> runList(const QString &list, qsizetype part, const QVector<DumpStatement> &statements);
    Result<void> runBefore(qsizetype part);
    Result<void> loadTables(qsizetype part, SettingsPhase &settings);
    bool setsGlobals() const;
    qint64 statementsRun() const;
    Result<std::optional<CheckedTarget>> beginSettings(SettingsPhase &settings);
    Result<void> runAfter(qsizetype part);
    AccountsRun accounts();
    bool wantsAccounts();
    Result<void> runTail();
    void takeGrown();
    void takeOutcomes();
    void keepState();
    void keepReplicaFacts() const;
    Result<void> save(RunState state, const std::optional<Error> &error);
    RunSummary finish(const Result<void> &ran);

    DumpPlan plan; ///< of a dump that grows or arrives it is changed between two loads; by tailMutex, where
                   ///< another thread asks
    const ResolvedConnection target;
    RunFolder &folder;
    RunControl &control;
    RunObserver &observer;
    const std::optional<StatementAnswer> answer;
    const RunSummary earlier;
    const RunClock clock;
    const std::unique_ptr<GrowingTables> growing;     ///< null: the dump is whole
    const std::unique_ptr<ArrivingParts> arriving;    ///< null: all of the dump is in the plan
    const std::unique_ptr<ArrivingRows> arrivingRows; ///< with it
    DumpTables tables;
    std::optional<CheckedTarget> known; ///< once the settings are set
    bool settingsBegun = false;
    std::atomic<bool> waitsForPart = false;
    SpanClock spans;
    std::unique_ptr<StatementLog> statements;
    std::shared_ptr<DumpTailRun> tail; ///< once it has begun; by tailMutex
    std::atomic<qint64> tailMs = 0;    ///< that it took
    mutable std::mutex tailMutex;
    QSet<QString> kept;
    QString accountsNotMade; ///< why, a sentence
    bool touched = false;    ///< the first statement was sent
    std::atomic<RunState> state = RunState::Preparing;
    RunSummary summary;
};

DumpRun::DumpRun(DumpPlan plan, RunParts parts)
    : d(std::make_unique<Private>(std::move(plan), std::move(parts)))
{}

DumpRun::~DumpRun() = default;

RunSummary DumpRun::run()
{
    // Whoever has the folder writes into it; we only say so.
    if (const auto locked = d->folder.lock(); !locked)
        return {.run = d->folder.id(),
                .status = RunState::Refused,
                .planName = d->plan.name,
                .error = locked.error()};
    const auto ran = [this]() -> Result<void> {
        SettingsPhase settings(d->folder, d->target,
                               d->plan.tables.isEmpty() ? d->plan.schema : d->plan.tables.first().schema,
                               [this](Event::Kind kind, const QString &text, const QJsonObject &values) {
                                   d->event(kind, text, values);
                               });
        if (const auto settled = settings.settleEarlier(); !settled)
            d->event(Event::Kind::Warning, settled.error().text(),
                     {{u"code"_s, static_cast<int>(settled.error().code)}});
        MILLRACE_TRY_VOID(d->prepare());
        auto loaded = d->loadParts(settings);
        if (!loaded && !d->settingsBegun)
            return loaded;
        d->takeGrown();
        d->state = RunState::Verifying;
        d->spans.enter(u"put_back"_s);
        (void)settings.end(); // before the tail, whose statements and loads are not counted again
        if (!loaded)
            return loaded;
        if (d->setsGlobals()) // else every COMMIT was as safe as the server makes it
            d->tables.recount(d->summary);
        // Before the marks go: who is killed after that would find none and run the statements again.
        if (!d->statements->isDone(DumpTables::rowsList, wholeList))
            MILLRACE_TRY_VOID(d->statements->done(DumpTables::rowsList, wholeList));
        AccountsRun accounts = d->accounts();
        const bool wantsAccounts = d->wantsAccounts();
        if (wantsAccounts) {
            d->event(Event::Kind::StageChanged, accountsTopic(), {{u"stage"_s, u"accounts"_s}});
            MILLRACE_TRY_VOID(accounts.make());
        }
        MILLRACE_TRY_VOID(d->runAfter(std::max<qsizetype>(1, d->plan.partsPlanned()) - 1));
        MILLRACE_TRY_VOID(d->runTail());
        if (wantsAccounts) {
            d->event(Event::Kind::StageChanged, CoreText::tr("What accounts may do"),
                     {{u"stage"_s, u"accounts"_s}});
            MILLRACE_TRY_VOID(accounts.grant());
        }
        return {};
    }();
    d->tables.closeSessions(); // of tables that the tail had loaded
    return d->finish(ran);
}

/// All of its parts, the last one but for what comes after the rows.
Result<void> DumpRun::Private::loadParts(SettingsPhase &settings)
{
    for (qsizetype part = 0;; ++part) {
        if (part == plan.partsPlanned()) {
            MILLRACE_TRY_VOID(takeNextPart());
            if (part == plan.partsPlanned()) // the dump has ended without another one
                return part == 0 ? Result<void>() : loadTables(part - 1, settings);
        }
        const bool isThrough = !isLastPart(part) && statements->isDone(listOf(afterList, part), wholeList);
        if (isThrough)
            continue; // the next load recalls its tables
        MILLRACE_TRY_VOID(runBefore(part));
        MILLRACE_TRY_VOID(loadTables(part, settings));
        if (isLastPart(part))
            return {};
        MILLRACE_TRY_VOID(runAfter(part));
    }
}

/// Waits for what comes next of a stream.
Result<void> DumpRun::Private::takeNextPart()
{
    event(Event::Kind::StageChanged, CoreText::tr("Waiting for the next part of the dump"),
          {{u"stage"_s, u"arrival"_s}});
    if (settingsBegun)
        state = RunState::Loading;
    waitsForPart = true;
    auto next = arriving->next(plan);
    waitsForPart = false;
    MILLRACE_TRY(auto grown, std::move(next));
    for (const QString &note : grown.warnings + grown.notes)
        if (!plan.warnings.contains(note) && !plan.notes.contains(note))
            event(Event::Kind::Note, note);
    {
        const std::lock_guard lock(tailMutex);
        plan = std::move(grown);
    }
    control.setTurns(plan.workers);
    tables.setTables(plan.tables);
    return {};
}

Result<void> DumpRun::Private::runList(const QString &list, qsizetype part, const QVector<DumpStatement> &own)
{
    DumpStatements dump(
        {.plan = plan, .target = target, .log = *statements, .stop = control.stopToken(), .kept = kept});
    MILLRACE_TRY_VOID(dump.run(listOf(list, part), own));
    return statements->done(listOf(list, part), wholeList);
}

Result<void> DumpRun::Private::runBefore(qsizetype part)
{
    if (!statements->isDone(listOf(beforeList, part), wholeList)) {
        touched = true;
        event(Event::Kind::StageChanged, CoreText::tr("Structure"), {{u"stage"_s, u"structure"_s}});
        MILLRACE_TRY_VOID(runList(beforeList, part, partOf(plan, part).before));
    }
    touched = true;
    return {};
}

Result<void> DumpRun::Private::loadTables(qsizetype part, SettingsPhase &settings)
{
    // Once for all tables, whose plans carry the same. After the structure, which makes the schema.
    if (!settingsBegun && (!plan.tables.isEmpty() || isLastPart(part))) {
        settingsBegun = true;
        spans.enter(u"settings"_s);
        if (plan.schema.isEmpty() && !plan.tables.isEmpty())
            settings.setSchema(plan.tables.first().schema);
        MILLRACE_TRY(known, beginSettings(settings));
        if (setsGlobals())
            event(Event::Kind::Note,
                  CoreText::tr("The settings of the server go back after the last table; each table is "
                               "proved before that, and counted again when the server is restarted"));
    }
    const qsizetype end = isLastPart(part)               ? plan.tablesBeforeTail()
                          : part + 1 < plan.parts.size() ? plan.parts.at(part + 1).tables
                                                         : plan.tables.size();
    state = RunState::Loading;
    const bool hasTables = end > (plan.parts.isEmpty() ? 0 : plan.parts.at(part).tables);
    if (!hasTables && !isLastPart(part))
        return {};
    if (!arrivingRows)
        return tables.load(*statements, known, end);
    arrivingRows->begin(plan);
    auto loaded = tables.load(*statements, known, end);
    const std::lock_guard lock(tailMutex);
    plan = arrivingRows->plan();
    return loaded;
}

bool DumpRun::Private::setsGlobals() const
{
    return !plan.tables.isEmpty() && !plan.tables.first().global.isEmpty();
}

Result<void> DumpRun::Private::runAfter(qsizetype part)
{
    if (statements->isDone(listOf(afterList, part), wholeList))
        return {};
    const QVector<DumpStatement> after = partOf(plan, part).after;
    // Settings of a session that does nothing else change nothing; in front of the rows they ran as well.
    if (std::all_of(after.begin(), after.end(),
                    [](const DumpStatement &statement) { return statement.phase == SqlPhase::Session; }))
        return statements->done(listOf(afterList, part), wholeList);
    state = RunState::BuildingIndexes;
    event(Event::Kind::StageChanged, CoreText::tr("Indexes, views, triggers and routines of the dump"),
          {{u"stage"_s, u"after"_s}});
    return runList(afterList, part, after);
}

AccountsRun DumpRun::Private::accounts()
{
    return AccountsRun({.plan = plan,
                        .target = target,
                        .folder = folder.path(),
                        .stop = control.stopToken(),
                        .tell = [this](Event::Kind kind, const QString &text, const QJsonObject &values) {
                            event(kind, text, values);
                        }});
}

/// Accounts come when their rows are proved to be there; what else the dump has does not wait for that.
bool DumpRun::Private::wantsAccounts()
{
    if (plan.accounts.wanted().isEmpty())
        return false;
    takeOutcomes();
    for (qsizetype i = 0; i < plan.tablesBeforeTail(); ++i)
        if (const TableOutcome &table = summary.tables.at(i);
            !table.verified && plan.tables.at(i).source.totalRows() > 0) {
            accountsNotMade =
                CoreText::tr("The rows of %1 are not proved: no account of the dump is made. A plan "
                             "of the statements about accounts alone makes them.")
                    .arg(table.table);
            event(Event::Kind::Warning, accountsNotMade);
            return false;
        }
    return true;
}

RunProgress DumpRun::progress() const
{
    return d->progress();
}

RunProgress DumpRun::Private::progress() const
{
    RunProgress all = tables.progress();
    all.state = shownState();
    if (all.state == RunState::BuildingIndexes)
        all.stage = CoreText::tr("indexes, views, triggers and routines of the dump");
    if (arriving != nullptr && arriving->isArriving()) {
        all.bytesArrived = arriving->bytesArrived();
        all.bytesToArrive = arriving->bytesToArrive();
        if (all.state == RunState::Loading)
            all.stage = CoreText::tr("%1 so far").arg(all.stage);
        if (waitsForPart)
            all.waitsFor = CoreText::tr("waiting for the next part of the dump");
    }
    const std::lock_guard lock(tailMutex);
    if (plan.tail)
        all.rowsTotal += plan.tail->rows;
    if (tail != nullptr) {
        const qint64 rows = std::min(plan.tail->rows, tail->rowsChanged());
        all.rowsStreamed += rows;
        all.rowsCommitted += rows;
    }
    if (tail != nullptr && state == RunState::Loading)
        all.stage = CoreText::tr("the dump in its own order: %1 %").arg(qRound(tail->share() * 100));
    return all;
}

RunState DumpRun::Private::shownState() const
{
    const RunState now = state;
    if (now != RunState::Loading)
        return now;
    return control.isCancelled() ? RunState::Cancelling : control.isPaused() ? RunState::Paused : now;
}

void DumpRun::Private::event(Event::Kind kind, const QString &text, const QJsonObject &values)
{
    const Event event{
        .elapsedMs = clock.elapsedMs(), .wallMs = wallNowMs(), .kind = kind, .text = text, .values = values};
    if (kind == Event::Kind::StageChanged)
        spans.enter(values.value(u"stage"_s).toString());
    // The run does not depend on its diary; statements.jsonl and the journals are what a resume goes by.
    (void)folder.append(event);
    observer.onEvent(event);
}

/// Everything that can be known before anything is touched.
Result<void> DumpRun::Private::prepare()
{
    MILLRACE_TRY(statements, StatementLog::open(folder.path()));
    const bool begun = earlier.startedMs > 0;
    if (begun)
        tables.expectEarlier();
    summary = {.run = folder.id(),
               .planName = plan.name,
               .startedMs = begun ? earlier.startedMs : wallNowMs(),
               .startedSinceBoot = begun ? earlier.startedSinceBoot : SinceBoot::now(),
               .chunkRows = plan.tables.isEmpty() ? 0 : plan.tables.first().chunkRows,
               .workers = plan.workers};
    MILLRACE_TRY_VOID(save(RunState::Preparing, {}));
    control.setTurns(plan.workers);
    event(Event::Kind::StageChanged, CoreText::tr("Preflight"), {{u"stage"_s, u"preflight"_s}});
    if (plan.tail)
        MILLRACE_TRY_VOID(expectUnchanged(plan.tail->files()));
    MILLRACE_TRY(const auto server, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*server));
    summary.server = facts.displayName();
    MILLRACE_TRY_VOID(expectAnswerIsAsked(*server));
    if (!statements->isDone(beforeList, wholeList))
        MILLRACE_TRY_VOID(expectSchema(plan, *server));
    MILLRACE_TRY_VOID(findExisting(*server));
    const bool hasParts = arriving != nullptr || !plan.parts.isEmpty(); // each was looked at when it came
    return hasParts || statements->isDone(beforeList, wholeList) ? Result<void>()
                                                                 : expectFit(plan, facts, *server);
}

/// What would be refused, of a part or of all of the dump.
Result<void> DumpRun::Private::expectFit(const DumpPlan &part, const ServerFacts &facts,
                                         Connection &server) const
{
    MILLRACE_TRY(const auto foreign, foreignFindings(part, facts, server));
    if (const Error *blocking = firstBlocking(foreign))
        return fail(*blocking);
    MILLRACE_TRY(const auto accountsLookedAt, preflightAccounts(part, facts, server));
    if (const Error *blocking = firstBlocking(accountsLookedAt))
        return fail(*blocking);
    for (const DumpTableFindings &table : preflightTables(part, facts, server, control.stopToken()))
        if (const Error *blocking = table.result.firstBlocking())
            return fail(*blocking);
    return {};
}

/// Of a dump that comes in parts, the next one.
Result<void> DumpRun::Private::check(const DumpPlan &part, const DumpPlan &whole)
{
    MILLRACE_TRY(const auto server, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*server));
    MILLRACE_TRY_VOID(expectSchema(part, *server));
    MILLRACE_TRY_VOID(expectExisting(part, *server, objectsOf(whole)));
    return expectFit(part, facts, *server);
}

/// The tail asks once it has begun, the statements among the rows before that.
Result<void> DumpRun::Private::expectAnswerIsAsked(Connection &server) const
{
    if (!answer || (plan.tail && DumpTailRun::hasBegun(*statements) && !DumpTailRun::isDone(*statements)))
        return {};
    const DumpRows rows({.plan = plan, .target = target, .runId = folder.id(), .stop = {}});
    MILLRACE_TRY(const bool asked, rows.asksAbout(*answer, server));
    return asked ? Result<void>() : fail(DumpTailRun::answerNotAsked(folder.id()));
}

/// What has to run in the dump's own order, after everything else.
Result<void> DumpRun::Private::runTail()
{
    if (!plan.tail)
        return {};
    const InOrderOutcome before = earlier.inOrder.value_or(InOrderOutcome());
    // Its end may be newer than what an earlier part could still write into the summary.
    summary.inOrder = statements->outcomeAt(DumpTailRun::list, DumpTailRun::whole).value_or(before);
    const auto loadOrRecall = [this](qsizetype table, bool isDone) {
        return isDone ? tables.recall(table) : tables.loadOne(table, *statements);
    };
    const bool tailWasBegun = DumpTailRun::hasBegun(*statements); // else it was another that asked
    const auto own = std::make_shared<DumpTailRun>(
        DumpTailRun::Context{.plan = plan,
                             .target = target,
                             .log = *statements,
                             .runId = folder.id(),
                             .folder = folder.path(),
                             .control = control,
                             .earlier = *summary.inOrder,
                             .kept = kept,
                             .load = loadOrRecall,
                             .tell = [this](Event::Kind kind, const QString &text,
                                            const QJsonObject &values) { event(kind, text, values); },
                             .answer = tailWasBegun ? answer : std::nullopt});
    if (!DumpTailRun::isDone(*statements)) {
        state = RunState::Loading;
        event(Event::Kind::StageChanged,
              CoreText::tr("The dump in its own order, from line %1 on").arg(plan.tail->begin.line),
              {{u"stage"_s, u"tail"_s}});
        const qint64 begin = clock.elapsedMs() - control.pausedTime().count();
        {
            const std::lock_guard lock(tailMutex);
            tail = own;
        }
        const std::jthread sampler(
            [this](const std::stop_token &stop) { tables.takeSamples(stop, [this] { return progress(); }); });
        const auto ran = own->run();
        tailMs = clock.elapsedMs() - control.pausedTime().count() - begin;
        summary.inOrder = own->outcome();
        state = RunState::Verifying;
        MILLRACE_TRY_VOID(ran);
    } else {
        // An earlier part may have been killed before its summary said what became of these.
        for (const DumpTailLoad &load : plan.tail->loads)
            MILLRACE_TRY_VOID(tables.recall(load.table));
    }
    (void)own->forget(); // a mark left behind harms nobody
    return {};
}

/// What of the dump was on the server when the run first began. What is decided about it is written down: a
/// resumed run meets what it made itself.
Result<void> DumpRun::Private::findExisting(Connection &server)
{
    const QString path = folder.path() + u"/existing.json"_s;
    if (QFile::exists(path)) {
        MILLRACE_TRY(const auto bytes, readWholeFile(path));
        for (const auto &name : QJsonDocument::fromJson(bytes).array())
            kept.insert(name.toString());
        return {};
    }
    return expectExisting(plan, server, {});
}

Result<void> DumpRun::Private::expectExisting(const DumpPlan &part, Connection &server,
                                              const QVector<DumpObject> &madeBefore)
{
    MILLRACE_TRY(const auto there, existingObjects(part, server, madeBefore));
    if (!there.isEmpty() && plan.existing == ExistingTables::Refuse)
        return fail(alreadyThere(there));
    if (plan.existing == ExistingTables::Append)
        for (const ExistingObject &each : there)
            kept.insert(each.object.key());
    return writeFileAtomically(
        folder.path() + u"/existing.json"_s,
        QJsonDocument(QJsonArray::fromStringList(kept.values())).toJson(QJsonDocument::Compact));
}

/// The target as it is now, with the settings of the load; unset: nothing is known of it.
Result<std::optional<CheckedTarget>> DumpRun::Private::beginSettings(SettingsPhase &settings)
{
    if (plan.tables.isEmpty())
        return std::optional<CheckedTarget>();
    MILLRACE_TRY(const auto server, Connection::open(target.withoutSchema()));
    MILLRACE_TRY_VOID(settings.begin(plan.tables.first(), *server));
    CheckedTarget found = checkTarget(tables.ownPlan(0), *server);
    if (found.facts && found.facts->compressionDecision)
        event(Event::Kind::Note, compressionText(*found.facts),
              {{u"compression"_s, enumName(found.facts->compression)}});
    found.settingsLeft = SettingsTable::schemasWithTable(*server);
    found.settingsLeft->removeAll(plan.tables.first().schema); // put back by now, or the run's own
    return std::optional(found);
}

/// All of the dump's that are not left out, when it has come to its end. Settings run before the rows and
/// again after them.
qint64 DumpRun::Private::statementsRun() const
{
    qint64 count = summary.inOrder ? summary.inOrder->statements : 0;
    for (const QVector<DumpStatement> *list : {&plan.before, &plan.after})
        count += std::count_if(list->begin(), list->end(), [&](const DumpStatement &statement) {
            const bool isOurs = statement.file == plan.path && statement.place == SqlPlace();
            return !isOurs && (statement.phase != SqlPhase::Session || list == &plan.before) &&
                   std::none_of(statement.objects.begin(), statement.objects.end(),
                                [this](const DumpObject &object) { return kept.contains(object.key()); });
        });
    return count;
}

Result<void> DumpRun::Private::save(RunState now, const std::optional<Error> &error)
{
    summary.status = now;
    summary.error = error;
    summary.seconds = static_cast<double>(clock.elapsedMs()) / 1000;
    summary.loadSeconds = earlier.loadSeconds + static_cast<double>(tables.loadMs() + tailMs) / 1000;
    summary.peakRssBytes = peakResidentBytes();
    summary.timings = spans.spans();
    takeOutcomes();
    const qint64 rows = summary.total(&TableOutcome::rowsLoaded);
    summary.rowsPerSecond = summary.loadSeconds > 0 ? static_cast<double>(rows) / summary.loadSeconds : 0;
    return folder.save(summary);
}

/// What became of a dump that was still being written. Lanes and sampler are through by now, and progress()
/// asks the tables.
void DumpRun::Private::takeGrown()
{
    if (growing == nullptr)
        return;
    plan.tables = tables.plans();
    const DumpPlan grown = growing->plan();
    plan.growing = grown.growing;
    plan.fileByFile = grown.fileByFile;
    plan.cameLater = grown.cameLater;
}

void DumpRun::Private::takeOutcomes()
{
    summary.tables.clear();
    const auto outcomes = tables.outcomes();
    for (qsizetype i = 0; i < outcomes.size(); ++i) {
        TableOutcome outcome{.table = plan.tables.at(i).tableName()};
        if (outcomes.at(i))
            outcome = *outcomes.at(i);
        else if (const TableOutcome before = earlier.tables.value(i); before.table == outcome.table)
            outcome = before;
        if (plan.growing && outcome.verified) {
            outcome.verified = false;
            outcome.notVerifiedBecause =
                CoreText::tr(
                    "%1 has not ended the dump: whether these are all rows of the table is not known "
                    "yet.")
                    .arg(plan.growing->tool);
        }
        summary.tables << outcome;
    }
}

/// What a rollback tells the tables by once there are no journals any more. Where it cannot be had there is
/// none: that takes nothing from the run.
void DumpRun::Private::keepState()
{
    takeOutcomes();
    const bool isProved = std::all_of(summary.tables.begin(), summary.tables.end(),
                                      [](const TableOutcome &table) { return table.verified; });
    // What statements made of the rows is counted nowhere.
    if (!isProved || summary.inOrder || !plan.rows.isEmpty() || summary.total(&TableOutcome::rowsLoaded) == 0)
        return;
    const auto left = DumpState::read(plan, summary.tables, target, control.stopToken());
    if (left && *left)
        (void)(*left)->save(folder.path());
}

/// The server as the load leaves it, for how it follows the dump's source. Where it cannot be had, that can
/// still be asked for later.
void DumpRun::Private::keepReplicaFacts() const
{
    if (!plan.coordinates)
        return;
    const auto server = Connection::open(target.withoutSchema());
    if (!server)
        return;
    if (const auto facts = ReplicaFacts::read(**server, *plan.coordinates))
        (void)facts->save(folder.path());
}

RunSummary DumpRun::Private::finish(const Result<void> &ran)
{
    RunState end = RunState::Done;
    std::optional<Error> error;
    spans.enter(u"end"_s);
    if (!ran) {
        error = ran.error();
        // A resume that is refused stays what it was: stopped.
        end = error->code == ErrorCode::Cancelled    ? RunState::Cancelled
              : touched || !earlier.tables.isEmpty() ? RunState::Stopped
                                                     : RunState::Refused;
    } else if (statements) {
        const DumpRows rows({.plan = plan, .target = target, .runId = folder.id(), .stop = {}});
        (void)rows.forget(); // a marker left behind harms nobody
        if (!plan.holdsRows())
            summary.statementsOnly = statementsRun();
        noteLeftOut(plan, kept, summary);
        if (!accountsNotMade.isEmpty())
            summary.leftOut << accountsNotMade;
        if (const auto accountsMade = AccountRecord::load(folder.path()); accountsMade && *accountsMade)
            summary.leftOut += (*accountsMade)->sentences();
        keepState(); // before the end is written down, after which nobody comes here again
        keepReplicaFacts();
    }
    if (summary.run.isEmpty()) {
        summary.run = folder.id();
        summary.planName = plan.name;
    }
    // The end is told even where it cannot be written down.
    if (const auto saved = save(end, error); !saved && !error)
        summary.error = saved.error();
    state = end;
    return summary;
}

std::unique_ptr<Run> makeRun(const RunPlan &plan, RunParts parts)
{
    if (plan.isWholeDump())
        return std::make_unique<DumpRun>(*plan.dump(), std::move(parts));
    if (plan.table()->wayIn == WayIn::Ship)
        return std::make_unique<ShipRun>(*plan.table(), std::move(parts));
    return std::make_unique<MigrationRun>(*plan.table(), std::move(parts));
}

} // namespace millrace
