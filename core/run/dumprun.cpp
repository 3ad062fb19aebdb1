// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/dumprun.h"

#include "core/base/coretext.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/plan/dumpexisting.h"
#include "core/plan/dumppreflight.h"
#include "core/plan/targetcheck.h"
#include "core/run/dumprecount.h"
#include "core/run/dumprows.h"
#include "core/run/dumpstatements.h"
#include "core/run/processmemory.h"
#include "core/run/rollback.h"
#include "core/run/samplerthread.h"
#include "core/run/settingsphase.h"
#include "core/server/quoting.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace millrace {

namespace {

const QString beforeList = QStringLiteral("before");
const QString afterList = QStringLiteral("after");
const QString rowsList = QStringLiteral("rows"); ///< as a whole only: marks on the server tell single ones
constexpr qsizetype wholeList = -1;              ///< the index that stands for a list as a whole

QString fullName(const QString &schema, const QString &table)
{
    return schema + QLatin1Char('.') + table;
}

} // namespace

struct DumpRun::Private
{
    /// What a table's run has to tell, with the table's name and the whole run's time.
    struct TableObserver final : RunObserver
    {
        TableObserver(const Private &run, const Plan &table)
            : whole(run)
            , schema(table.schema)
            , name(table.table)
        {}
        void onEvent(const Event &event) override
        {
            switch (event.kind) {
            case Event::Kind::StageChanged: // the whole run tells of these, for all tables
            case Event::Kind::Finished:
            case Event::Kind::Paused:
            case Event::Kind::Resumed:
                return;
            default:
                break;
            }
            if (event.values.contains(QStringLiteral("throttle_rows")))
                return; // likewise
            Event told = event;
            told.values.insert(QStringLiteral("schema"), schema);
            told.values.insert(QStringLiteral("table"), name);
            told.text = QStringLiteral("%1: %2").arg(name, event.text);
            told.elapsedMs = whole.clock.elapsed();
            whole.observer.onEvent(told);
        }
        const Private &whole;
        const QString schema;
        const QString name;
    };

    /// A table's run while it is under way, and what is left of it.
    struct Table
    {
        std::unique_ptr<RunFolder> folder;
        std::unique_ptr<TableObserver> observer;
        std::unique_ptr<MigrationRun> run; ///< null before and after
        RunProgress last;
        std::optional<RunSummary> summary;
        qint64 rowsAsIs = 0; ///< that the statements of DumpPlan::rows made of it
    };

    Private(DumpPlan thePlan, ResolvedConnection theTarget, RunFolder &theFolder, RunControl &theControl,
            RunObserver &theObserver)
        : plan(std::move(thePlan))
        , target(std::move(theTarget))
        , folder(theFolder)
        , control(theControl)
        , observer(theObserver)
        , earlier(theFolder.summary().value_or(RunSummary{}))
        , tables(static_cast<std::size_t>(plan.tables.size()))
    {
        clock.start();
        // A limit is meant for all of them together.
        const bool limited = !plan.tables.isEmpty() && plan.tables.first().limits.any();
        lanes = limited || plan.oneByOne
                    ? 1
                    : static_cast<int>(std::clamp<qsizetype>(plan.tables.size(), 1, plan.workers));
    }

    void event(Event::Kind kind, const QString &text, const QJsonObject &values = {});
    RunProgress progress() const;
    RunState shownState() const;
    void sampleUntil(const std::stop_token &stop);
    Result<void> prepare();
    Result<void> findExisting(Connection &server);
    Result<void> beginSettings(SettingsPhase &settings);
    void recountTables(); ///< proofs that a restart of the server may have overtaken
    Result<void> loadTables();
    void loadNext();
    Result<void> loadTable(qsizetype index);
    Plan ownPlan(qsizetype index) const;
    RunSummary runTable(qsizetype index);
    Result<void> save(RunState state, const std::optional<Error> &error);
    RunSummary finish(const Result<void> &ran);

    const DumpPlan plan;
    const ResolvedConnection target;
    RunFolder &folder;
    RunControl &control;
    RunObserver &observer;
    const RunSummary earlier;
    int lanes = 1;
    std::unique_ptr<StatementLog> statements;
    QSet<QString> kept;
    std::optional<CheckedTarget> known; ///< while tables are loaded
    bool touched = false;               ///< the first statement was sent
    QElapsedTimer clock;
    mutable std::mutex mutex;
    std::vector<Table> tables; ///< protected by mutex, as is all below
    qsizetype nextTable = 0;
    std::optional<Error> firstError;
    RunState state = RunState::Preparing;
    RunSummary summary;
    QElapsedTimer loading; ///< valid while tables are loaded
    qint64 loadMs = 0;     ///< once they are
};

DumpRun::DumpRun(DumpPlan plan, ResolvedConnection target, RunFolder &folder, RunControl &control,
                 RunObserver &observer)
    : d(std::make_unique<Private>(std::move(plan), std::move(target), folder, control, observer))
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
                     {{QStringLiteral("code"), static_cast<int>(settled.error().code)}});
        if (const auto prepared = d->prepare(); !prepared)
            return prepared;
        DumpStatements dump({.plan = d->plan,
                             .target = d->target,
                             .log = *d->statements,
                             .stop = d->control.stopToken(),
                             .kept = d->kept});
        if (!d->statements->isDone(beforeList, wholeList)) {
            d->touched = true;
            d->event(Event::Kind::StageChanged, CoreText::tr("Structure"),
                     {{QStringLiteral("stage"), QStringLiteral("structure")}});
            if (const auto made = dump.run(beforeList, d->plan.before); !made)
                return made;
            if (const auto noted = d->statements->done(beforeList, wholeList); !noted)
                return noted;
        }
        d->touched = true;
        // Once for all tables, whose plans carry the same. Behind the structure, which makes the schema.
        if (const auto begun = d->beginSettings(settings); !begun)
            return begun;
        if (!d->plan.tables.isEmpty() && !d->plan.tables.first().global.isEmpty())
            d->event(Event::Kind::Note,
                     CoreText::tr("The settings of the server go back behind the last table; each table is "
                                  "proved before that, and counted again when the server is restarted"));
        const auto loaded = d->loadTables();
        (void)settings.end();
        if (!loaded)
            return loaded;
        d->recountTables();
        // Before the marks go: who is killed behind that would find none and run the statements again.
        if (!d->statements->isDone(rowsList, wholeList))
            if (const auto noted = d->statements->done(rowsList, wholeList); !noted)
                return noted;
        if (d->statements->isDone(afterList, wholeList))
            return {};
        {
            const std::lock_guard lock(d->mutex);
            d->state = RunState::BuildingIndexes;
        }
        d->event(Event::Kind::StageChanged, CoreText::tr("Indexes, views, triggers and routines of the dump"),
                 {{QStringLiteral("stage"), QStringLiteral("after")}});
        if (const auto made = dump.run(afterList, d->plan.after); !made)
            return made;
        return d->statements->done(afterList, wholeList);
    }();
    return d->finish(ran);
}

RunProgress DumpRun::progress() const
{
    return d->progress();
}

RunProgress DumpRun::Private::progress() const
{
    const std::lock_guard lock(mutex);
    RunProgress all;
    all.state = shownState();
    all.elapsedMs = clock.elapsed();
    all.tables.reserve(plan.tables.size());
    int done = 0;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const Table &table = tables[i];
        const RunProgress now = table.run ? table.run->progress() : table.last;
        const Plan &own = plan.tables.at(qsizetype(i));
        const qint64 rows = own.source.totalRows();
        all.rowsTotal += rows;
        all.bytesTotal += own.source.totalBytes();
        all.rowsCommitted += now.rowsCommitted;
        all.bytesCommitted += now.bytesCommitted;
        all.rowsFoundDone += now.rowsFoundDone;
        all.rowsStreamed += std::min(rows, now.rowsStreamed);
        all.bytesStreamed += now.bytesStreamed;
        all.chunksTotal += now.chunksTotal;
        all.chunksDone += now.chunksDone;
        all.retries += now.retries;
        all.warnings += now.warnings;
        all.rowsSetAside += now.rowsSetAside;
        all.rowsSkipped += now.rowsSkipped;
        all.indexesDeferred += now.indexesDeferred;
        const bool isDone = table.summary && table.summary->status == RunState::Done;
        done += isDone ? 1 : 0;
        TableProgress each{.table = fullName(own.schema, own.table),
                           .rowsTotal = rows,
                           .rowsCommitted = now.rowsCommitted,
                           .rowsStreamed = std::min(rows, now.rowsStreamed),
                           .verified = isDone && table.summary->tables.value(0).verified,
                           .chunksTotal = now.chunksTotal,
                           .chunks = now.chunks,
                           .chunkMs = now.chunkMs};
        if (table.run)
            each.state = now.state;
        else if (table.summary)
            each.state = table.summary->status;
        for (WorkerProgress worker : now.workers) {
            if (worker.state == WorkerProgress::State::Idle)
                continue; // one of a table's that waits while another table's works
            worker.table = each.table;
            all.workers << worker;
        }
        if (now.limit && !all.limit)
            all.limit = now.limit;
        if (table.run && now.server) // they look at the same server: any that is under way will do
            all.server = now.server;
        all.tables << each;
    }
    all.loadingMs = loadMs;
    if (loading.isValid())
        all.loadingMs = std::max<qint64>(0, loading.elapsed() - control.pausedTime().count());
    all.stage = all.state == RunState::BuildingIndexes
                    ? CoreText::tr("indexes, views, triggers and routines of the dump")
                    : CoreText::tr("%1 of %2 tables").arg(done).arg(tables.size());
    return all;
}

/// REQUIRES: mutex held.
RunState DumpRun::Private::shownState() const
{
    if (state != RunState::Loading)
        return state;
    return control.isCancelled() ? RunState::Cancelling : control.isPaused() ? RunState::Paused : state;
}

void DumpRun::Private::event(Event::Kind kind, const QString &text, const QJsonObject &values)
{
    const Event event{.elapsedMs = clock.elapsed(),
                      .wallMs = QDateTime::currentMSecsSinceEpoch(),
                      .kind = kind,
                      .text = text,
                      .values = values};
    // The run does not depend on its diary; statements.jsonl and the journals are what a resume goes by.
    (void)folder.append(event);
    observer.onEvent(event);
}

/// Everything that can be known before anything is touched.
Result<void> DumpRun::Private::prepare()
{
    auto log = StatementLog::open(folder.path());
    if (!log)
        return fail(log.error());
    statements = std::move(*log);
    summary = {.run = folder.id(),
               .planName = plan.name,
               .startedMs = earlier.startedMs > 0 ? earlier.startedMs : QDateTime::currentMSecsSinceEpoch(),
               .chunkRows = plan.tables.isEmpty() ? 0 : plan.tables.first().chunkRows,
               .workers = plan.workers};
    if (const auto saved = save(RunState::Preparing, {}); !saved)
        return saved;
    control.setTurns(plan.workers);
    event(Event::Kind::StageChanged, CoreText::tr("Preflight"),
          {{QStringLiteral("stage"), QStringLiteral("preflight")}});
    ResolvedConnection anywhere = target;
    anywhere.spec.schema.clear();
    const auto server = Connection::open(anywhere);
    if (!server)
        return fail(server.error());
    const auto facts = ServerFacts::read(**server);
    if (!facts)
        return fail(facts.error());
    summary.server = facts->displayName();
    if (const auto found = findExisting(**server); !found)
        return found;
    if (statements->isDone(beforeList, wholeList))
        return {};
    for (const DumpTableFindings &table : preflightTables(plan, **server, control.stopToken()))
        if (const Error *blocking = table.result.firstBlocking())
            return fail(*blocking);
    return {};
}

/// What of the dump was on the server when the run first began. What is decided about it is written down: a
/// resumed run meets what it made itself.
Result<void> DumpRun::Private::findExisting(Connection &server)
{
    const QString path = folder.path() + QStringLiteral("/existing.json");
    if (QFile::exists(path)) {
        const auto bytes = readWholeFile(path);
        if (!bytes)
            return fail(bytes.error());
        for (const QJsonValue &name : QJsonDocument::fromJson(*bytes).array())
            kept.insert(name.toString());
        return {};
    }
    const auto there = existingObjects(plan, server);
    if (!there)
        return fail(there.error());
    if (!there->isEmpty() && plan.existing == ExistingTables::Refuse)
        return fail(alreadyThere(*there));
    if (plan.existing == ExistingTables::Append)
        for (const DumpObject &object : *there)
            kept.insert(object.key());
    return writeFileAtomically(
        path, QJsonDocument(QJsonArray::fromStringList(kept.values())).toJson(QJsonDocument::Compact));
}

Result<void> DumpRun::Private::beginSettings(SettingsPhase &settings)
{
    if (plan.tables.isEmpty())
        return {};
    ResolvedConnection anywhere = target;
    anywhere.spec.schema.clear();
    const auto server = Connection::open(anywhere);
    if (!server)
        return fail(server.error());
    if (const auto begun = settings.begin(plan.tables.first(), **server); !begun)
        return begun;
    // As the server is now, with the settings of the load.
    known = checkTarget(ownPlan(0), **server);
    return {};
}

void DumpRun::Private::recountTables()
{
    if (plan.tables.isEmpty() || plan.tables.first().global.isEmpty())
        return; // every COMMIT was as safe as the server makes it
    ResolvedConnection anywhere = target;
    anywhere.spec.schema.clear();
    const auto tell = [this](const Error &error) {
        event(Event::Kind::Warning,
              CoreText::tr("Whether a restart of the server cost proved rows is not known: ") + error.text(),
              {{QStringLiteral("code"), static_cast<int>(error.code)}});
    };
    const auto server = Connection::open(anywhere);
    if (!server)
        return tell(server.error());
    const auto uptime = serverUptime(**server);
    if (!uptime)
        return tell(uptime.error());
    // Of two clocks the one that may have been put back must not hide a restart.
    const qint64 byTheWall = QDateTime::currentMSecsSinceEpoch() - summary.startedMs;
    const qint64 atWork = static_cast<qint64>(earlier.seconds * 1000) + clock.elapsed();
    if (*uptime * 1000 > std::max(byTheWall, atWork))
        return; // the server that the run began with
    event(Event::Kind::Note,
          CoreText::tr("The server was restarted since the run began: what was proved is counted again"));
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const Plan &table = plan.tables.at(qsizetype(i));
        if (!tables[i].summary || tables[i].summary->tables.isEmpty() || tables[i].rowsAsIs > 0)
            continue; // statements among the rows change the count
        TableOutcome outcome = tables[i].summary->tables.first();
        if (const auto asked = recount(**server, table.schema, table.table, outcome); !asked) {
            tell(asked.error());
            continue;
        }
        if (!outcome.verified && tables[i].summary->tables.first().verified)
            event(Event::Kind::Warning,
                  fullName(table.schema, table.table) + QStringLiteral(": ") + outcome.notVerifiedBecause);
        const std::lock_guard lock(mutex);
        tables[i].summary->tables.first() = outcome;
    }
}

Result<void> DumpRun::Private::loadTables()
{
    {
        const std::lock_guard lock(mutex);
        state = RunState::Loading;
        loading.start();
    }
    event(Event::Kind::StageChanged,
          CoreText::tr("Load of %1")
              .arg(counted(plan.tables.size(), CoreText::tr("table"), CoreText::tr("tables"))),
          {{QStringLiteral("stage"), QStringLiteral("load")}});
    {
        const std::jthread sampler([this](const std::stop_token &stop) { sampleUntil(stop); });
        std::vector<std::jthread> threads;
        for (int lane = 0; lane < lanes; ++lane)
            threads.emplace_back([this] { loadNext(); });
    }
    const std::lock_guard lock(mutex);
    loadMs = std::max<qint64>(0, loading.elapsed() - control.pausedTime().count());
    loading.invalidate();
    state = RunState::Verifying;
    if (control.isCancelled())
        return fail({.code = ErrorCode::Cancelled, .what = CoreText::tr("The run was cancelled.")});
    if (firstError)
        return fail(*firstError);
    return {};
}

/// Ten samples a second of all tables together, for the report.
void DumpRun::Private::sampleUntil(const std::stop_token &stop)
{
    constexpr auto interval = std::chrono::milliseconds(100);
    const auto before = static_cast<qint64>(earlier.seconds * 1000);
    std::mutex own;
    std::condition_variable_any never;
    std::unique_lock lock(own);
    auto next = std::chrono::steady_clock::now();
    bool paused = false;
    qint64 throttle = 0;
    for (bool last = false; !last;) {
        last = stop.stop_requested();
        if (control.isPaused() != paused) {
            paused = !paused;
            event(paused ? Event::Kind::Paused : Event::Kind::Resumed,
                  paused ? CoreText::tr("Paused") : CoreText::tr("Resumed"));
        }
        if (const qint64 wanted = control.throttle(); wanted != throttle) {
            throttle = wanted;
            event(Event::Kind::Note, throttleText(throttle), {{QStringLiteral("throttle_rows"), throttle}});
        }
        const RunProgress now = progress();
        // As the events: the run does not depend on them.
        (void)folder.append(Sample{.elapsedMs = before + now.elapsedMs,
                                   .rowsStreamed = now.rowsStreamed,
                                   .rowsCommitted = now.rowsCommitted,
                                   .bytesStreamed = now.bytesStreamed});
        next += interval;
        never.wait_until(lock, stop, next, [] { return false; });
    }
}

/// A lane's thread: takes tables until there are none.
void DumpRun::Private::loadNext()
{
    for (;;) {
        qsizetype index = 0;
        {
            const std::lock_guard lock(mutex);
            if (nextTable >= plan.tables.size() || control.isCancelled())
                return;
            index = nextTable++;
        }
        if (const auto loaded = loadTable(index); !loaded) {
            const std::lock_guard lock(mutex);
            if (!firstError && loaded.error().code != ErrorCode::Cancelled)
                firstError = loaded.error();
        }
    }
}

Result<void> DumpRun::Private::loadTable(qsizetype index)
{
    const Plan &table = plan.tables.at(index);
    auto own = tableFolder(folder, plan, index, true);
    if (!own)
        return fail(own.error());
    const auto before = (*own)->summary();
    const bool done = before && before->status == RunState::Done && before->tables.value(0).verified;
    // Only to be shown: a folder that cannot tell them any more is no reason not to go on.
    const auto chunksBefore = done ? (*own)->chunks() : Result<QVector<Chunk>>(QVector<Chunk>());
    {
        const std::lock_guard lock(mutex);
        tables[static_cast<std::size_t>(index)].folder = std::move(*own);
    }
    const RunSummary ran = done ? *before : runTable(index);
    DumpRows rows({.plan = plan, .target = target, .runId = folder.id(), .stop = control.stopToken()});
    const bool rowsDone = statements->isDone(rowsList, wholeList);
    const auto asIs =
        ran.status == RunState::Done && !rowsDone ? rows.run(static_cast<int>(index)) : Result<qint64>(0);
    {
        const std::lock_guard lock(mutex);
        Table &entry = tables[static_cast<std::size_t>(index)];
        entry.summary = ran;
        entry.rowsAsIs = asIs.value_or(0);
        if (done)
            entry.last = {.rowsCommitted = ran.tables.value(0).rowsRead,
                          .rowsFoundDone = ran.tables.value(0).rowsRead,
                          .rowsStreamed = ran.tables.value(0).rowsRead,
                          .chunksTotal = chunksBefore ? chunksBefore->size() : 0,
                          .chunks =
                              QVector<ChunkState>(chunksBefore ? chunksBefore->size() : 0, ChunkState::Done)};
    }
    if (ran.status == RunState::Done) {
        event(Event::Kind::Note,
              CoreText::tr("%1: %2 loaded%3")
                  .arg(fullName(table.schema, table.table),
                       counted(ran.tables.value(0).rowsLoaded, CoreText::tr("row"), CoreText::tr("rows")),
                       ran.tables.value(0).verified ? CoreText::tr(" and verified")
                                                    : CoreText::tr(", not verified")));
        return asIs ? Result<void>() : fail(asIs.error());
    }
    Error error = ran.error.value_or(Error{.code = ErrorCode::Cancelled});
    if (error.code != ErrorCode::Cancelled)
        error.what = QStringLiteral("%1: %2").arg(fullName(table.schema, table.table), error.what);
    return fail(error);
}

/// A table's plan as a run of its own.
Plan DumpRun::Private::ownPlan(qsizetype index) const
{
    Plan table = plan.tables.at(index);
    table.memoryBytes /= lanes;
    table.global.clear(); // set for all tables together
    table.host.clear();
    return table;
}

RunSummary DumpRun::Private::runTable(qsizetype index)
{
    Plan table = ownPlan(index);
    if (table.source.totalRows() == 0) // all its rows are statements
        return {.status = RunState::Done,
                .tables = {{.table = fullName(table.schema, table.table), .verified = true}}};
    ResolvedConnection to = target;
    to.spec.schema = table.schema;
    MigrationRun *run = nullptr;
    {
        const std::lock_guard lock(mutex);
        Table &entry = tables[static_cast<std::size_t>(index)];
        entry.observer = std::make_unique<TableObserver>(*this, table);
        entry.run =
            std::make_unique<MigrationRun>(std::move(table), to, *entry.folder, control, *entry.observer);
        run = entry.run.get();
    }
    if (known)
        run->setKnownTarget(*known);
    RunSummary ran = run->run();
    const std::lock_guard lock(mutex);
    Table &entry = tables[static_cast<std::size_t>(index)];
    entry.last = entry.run->progress();
    entry.run.reset();
    return ran;
}

Result<void> DumpRun::Private::save(RunState now, const std::optional<Error> &error)
{
    const std::lock_guard lock(mutex);
    summary.status = now;
    summary.error = error;
    summary.seconds = earlier.seconds + static_cast<double>(clock.elapsed()) / 1000;
    summary.loadSeconds = earlier.loadSeconds + static_cast<double>(loadMs) / 1000;
    summary.peakRssBytes = peakResidentBytes();
    summary.tables.clear();
    qint64 rows = 0;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const Plan &table = plan.tables.at(qsizetype(i));
        TableOutcome outcome{.table = fullName(table.schema, table.table)};
        if (tables[i].summary)
            outcome = tables[i].summary->tables.value(0);
        else if (const TableOutcome before = earlier.tables.value(qsizetype(i));
                 before.table == outcome.table)
            outcome = before;
        if (tables[i].summary) {
            outcome.rowsRead += tables[i].rowsAsIs;
            outcome.rowsLoaded += tables[i].rowsAsIs;
        }
        rows += outcome.rowsLoaded;
        summary.tables << outcome;
    }
    summary.rowsPerSecond = summary.loadSeconds > 0 ? static_cast<double>(rows) / summary.loadSeconds : 0;
    return folder.save(summary);
}

RunSummary DumpRun::Private::finish(const Result<void> &ran)
{
    RunState end = RunState::Done;
    std::optional<Error> error;
    if (!ran) {
        error = ran.error();
        // A resume that is refused stays what it was: stopped.
        end = error->code == ErrorCode::Cancelled    ? RunState::Cancelled
              : touched || !earlier.tables.isEmpty() ? RunState::Stopped
                                                     : RunState::Refused;
    } else if (statements) {
        const DumpRows rows({.plan = plan, .target = target, .runId = folder.id(), .stop = {}});
        (void)rows.forget(); // a marker left behind harms nobody
    }
    if (summary.run.isEmpty()) {
        summary.run = folder.id();
        summary.planName = plan.name;
    }
    // The end is told even where it cannot be written down.
    if (const auto saved = save(end, error); !saved && !error)
        summary.error = saved.error();
    const std::lock_guard lock(mutex);
    state = end;
    return summary;
}

Result<std::unique_ptr<RunFolder>> tableFolder(const RunFolder &dump, const DumpPlan &plan, qsizetype index,
                                               bool make)
{
    const QString home = dump.path() + QStringLiteral("/tables/%1").arg(index + 1);
    for (const QString &id : listRuns(home)) {
        auto folder = RunFolder::open(id, home);
        if (!folder)
            return folder;
        // Without a summary it was killed before it touched the server.
        if ((*folder)->summary().has_value())
            return folder;
        QDir((*folder)->path()).removeRecursively();
    }
    return make ? RunFolder::create(plan.tables.at(index), home)
                : Result<std::unique_ptr<RunFolder>>(nullptr);
}

Result<qint64> rollbackDump(RunFolder &folder, const DumpPlan &plan, const ResolvedConnection &target)
{
    if (const auto locked = folder.lock(); !locked)
        return fail(locked.error());
    auto summary = folder.summary();
    if (!summary)
        return fail(summary.error());
    qint64 rows = 0;
    for (qsizetype index = 0; index < plan.tables.size(); ++index) {
        const auto own = tableFolder(folder, plan, index, false);
        if (!own)
            return fail(own.error());
        if (!*own || (*own)->summary()->status == RunState::RolledBack)
            continue;
        ResolvedConnection to = target;
        to.spec.schema = plan.tables.at(index).schema;
        const auto removed = rollbackRun(**own, to);
        if (!removed)
            return fail(removed.error());
        rows += *removed;
    }
    summary->status = RunState::RolledBack;
    if (const auto saved = folder.save(*summary); !saved)
        return fail(saved.error());
    return rows;
}

} // namespace millrace
