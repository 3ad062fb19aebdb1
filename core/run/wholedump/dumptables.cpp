// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumptables.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/wholedump/runplan.h"
#include "core/record/lastword.h"
#include "core/run/controlwatch.h"
#include "core/run/migrationrun.h"
#include "core/run/samplerthread.h"
#include "core/run/wholedump/comingtables.h"
#include "core/run/wholedump/dumpjournals.h"
#include "core/run/wholedump/dumprecount.h"
#include "core/run/wholedump/dumprows.h"
#include "core/run/wholedump/tablefolder.h"
#include "core/server/sessions/sessionpool.h"

#include <chrono>
#include <thread>

namespace millrace {

const QString DumpTables::rowsList = u"rows"_s;

/// What a table's run has to tell, with the table's name and the whole run's time.
struct DumpTables::TableObserver final : RunObserver
{
    TableObserver(const Context &theWhole, const Plan &table)
        : whole(theWhole)
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
        if (event.values.contains(u"throttle_rows"_s))
            return; // likewise
        Event told = event;
        told.values.insert(u"schema"_s, schema);
        told.values.insert(u"table"_s, name);
        told.text = u"%1: %2"_s.arg(name, event.text);
        told.elapsedMs = whole.clock.elapsedMs();
        whole.observer.onEvent(told);
    }
    const Context &whole;
    const QString schema;
    const QString name;
};

/// A table's run while it is under way, and what is left of it.
struct DumpTables::Table
{
    std::unique_ptr<RunFolder> folder;
    std::unique_ptr<TableObserver> observer;
    std::unique_ptr<MigrationRun> run; ///< null before and after
    RunProgress last;
    std::optional<RunSummary> summary;
    qint64 rowsAsIs = 0; ///< that the statements of DumpPlan::rows made of it
};

DumpTables::DumpTables(Context context)
    : m_context(std::move(context))
    , m_sessions(std::make_shared<SessionPool>())
    , m_tables(static_cast<std::size_t>(m_context.plan.tables.size()))
    , m_plans(m_context.plan.tables)
    , m_fileByFile(m_context.plan.fileByFile)
{
    setLanes(m_context.plan.tablesBeforeTail());
}

void DumpTables::setLanes(qsizetype tables)
{
    const DumpPlan &plan = m_context.plan;
    // A limit is meant for all of them together.
    const bool limited = !plan.tables.isEmpty() && plan.tables.first().limits.any();
    m_lanes = limited || plan.oneByOne ? 1 : static_cast<int>(std::clamp<qsizetype>(tables, 1, plan.workers));
}

void DumpTables::setTables(const QVector<Plan> &tables)
{
    const std::lock_guard lock(m_mutex);
    m_plans = tables;
    m_tables.resize(static_cast<std::size_t>(tables.size()));
}

DumpTables::~DumpTables() = default;

void DumpTables::tell(Event::Kind kind, const QString &text, const QJsonObject &values) const
{
    m_context.tell(kind, text, values);
}

void DumpTables::expectEarlier()
{
    for (std::size_t i = 0; i < m_tables.size(); ++i) {
        const auto own = begunTable(m_context.folder, qsizetype(i));
        // Only to be shown: a folder that cannot tell it any more is no reason not to go on.
        const auto before = own && *own ? (*own)->summary() : Result<RunSummary>(RunSummary{});
        if (!before || before->run.isEmpty())
            continue;
        const qint64 rows =
            std::max(before->tables.value(0).rowsRead,
                     wasKilled(before->status) ? rowsCommittedUntilKilled((*own)->path()) : 0);
        const std::lock_guard lock(m_mutex);
        m_tables[i].last = {.rowsCommitted = rows, .rowsFoundDone = rows, .rowsStreamed = rows};
    }
}

Plan DumpTables::ownPlan(qsizetype index) const
{
    Plan table = planOf(index);
    if (index < m_context.plan.tablesBeforeTail())
        table.memoryBytes /= m_lanes;
    table.global.clear(); // set for all tables together
    table.host.clear();
    return table;
}

Result<void> DumpTables::load(const StatementLog &statements, std::optional<CheckedTarget> known,
                              qsizetype end)
{
    m_known = std::move(known);
    const auto awaited = m_context.coming == nullptr ? QSet<qsizetype>() : m_context.coming->awaited();
    {
        const std::lock_guard lock(m_mutex);
        if (m_known) {
            QVector<TablesAhead::Name> next;
            for (qsizetype index = m_next; index < end; ++index)
                next << TablesAhead::Name{m_plans.at(index).schema, m_plans.at(index).table};
            m_known->tables = std::make_shared<TablesAhead>(std::move(next));
        }
        m_end = end;
        m_awaited = awaited;
        setLanes(end - m_next);
        m_pausedBefore = m_context.control.pausedTime().count();
        m_loading.start();
    }
    tell(Event::Kind::StageChanged, CoreText::tr("Load of %1").arg(tablesText(end - m_next)),
         {{u"stage"_s, u"load"_s}});
    DumpJournals journals(m_context.plan, m_context.folder.id());
    journals.hold(m_context.target);
    {
        const std::jthread sampler(
            [this](const std::stop_token &stop) { takeSamples(stop, [this] { return progress(); }); });
        std::vector<std::jthread> threads;
        threads.reserve(static_cast<std::size_t>(m_lanes));
        for (int lane = 0; lane < m_lanes; ++lane)
            threads.emplace_back([this, &statements] { loadNext(statements); });
        threads.clear(); // joined
        const bool isWell = [this] {
            const std::lock_guard lock(m_mutex);
            return !m_firstError && !m_context.control.isCancelled();
        }();
        if (m_context.coming != nullptr && isWell)
            if (const auto ended = m_context.coming->awaitEnd(); !ended)
                keepError(ended.error());
    }
    closeSessions();
    // Each table that is not through keeps its lines. Of the others one that stays behind harms nobody.
    if (const auto left = journals.leave(m_context.target, doneRuns()); !left)
        tell(Event::Kind::Warning, left.error().text(), {{u"code"_s, static_cast<int>(left.error().code)}});
    const std::lock_guard lock(m_mutex);
    m_loadMs = loadMsNow();
    m_loading.invalidate();
    if (m_context.control.isCancelled())
        return fail(runStopped());
    if (m_firstError)
        return fail(*m_firstError);
    return {};
}

void DumpTables::closeSessions()
{
    m_sessions->closeIdle();
}

/// Ids of the runs that are done and proved, by index; empty for the others.
QStringList DumpTables::doneRuns() const
{
    const std::lock_guard lock(m_mutex);
    QStringList runs;
    for (const Table &table : m_tables) {
        const bool isDone = table.folder && table.summary && table.summary->status == RunState::Done &&
                            table.summary->tables.value(0).verified;
        runs << (isDone ? table.folder->id() : QString());
    }
    return runs;
}

void DumpTables::takeSamples(const std::stop_token &stop, const std::function<RunProgress()> &look) const
{
    ControlWatch watch(m_context.control, [this](Event::Kind kind, const QString &text,
                                                 const QJsonObject &values) { tell(kind, text, values); });
    sampleUntil(stop, [&] {
        watch.look();
        (void)m_context.folder.append(Sample::of(look())); // as the events: the run does not depend on them
    });
}

/// A lane's thread: takes tables until there are none.
void DumpTables::loadNext(const StatementLog &statements)
{
    while (const auto turn = takeNext()) {
        const auto loaded = loadTable(*turn, statements);
        if (!loaded)
            keepError(loaded.error());
        if (turn->moreToCome)
            m_context.coming->giveBack(turn->table, loaded.has_value());
    }
}

/// Those whose files were there when the dump was planned, then the others as their files come.
std::optional<DumpTables::Turn> DumpTables::takeNext()
{
    {
        const std::lock_guard lock(m_mutex);
        for (; m_next < m_end && !m_context.control.isCancelled(); ++m_next)
            if (!m_awaited.contains(m_next))
                return Turn{.table = m_next++};
    }
    while (m_context.coming != nullptr && !m_context.control.isCancelled()) {
        const auto next = m_context.coming->next();
        if (!next)
            keepError(next.error());
        if (!next || !*next)
            return std::nullopt;
        const auto taken = m_context.coming->take(**next);
        if (!taken) {
            keepError(taken.error());
            continue;
        }
        const Plan &plan = taken->plan;
        if (taken->moreToCome && plan.source.totalRows() == 0) { // files without a row
            m_context.coming->giveBack(**next, true);
            continue;
        }
        {
            const std::lock_guard lock(m_mutex);
            m_plans[**next] = plan;
            if (taken->isFileByFile && !m_fileByFile.contains(plan.tableName()))
                m_fileByFile << plan.tableName();
        }
        tell(Event::Kind::Note, taken->news);
        return Turn{.table = **next, .moreToCome = taken->moreToCome};
    }
    return std::nullopt;
}

void DumpTables::keepError(const Error &error)
{
    const std::lock_guard lock(m_mutex);
    if (!m_firstError && error.code != ErrorCode::Cancelled)
        m_firstError = error;
}

Plan DumpTables::planOf(qsizetype index) const
{
    const std::lock_guard lock(m_mutex);
    return m_plans.at(index);
}

QVector<Plan> DumpTables::plans() const
{
    const std::lock_guard lock(m_mutex);
    return m_plans;
}

Result<void> DumpTables::loadTable(const Turn &turn, const StatementLog &statements)
{
    const qsizetype index = turn.table;
    const Plan table = planOf(index);
    MILLRACE_TRY(auto own, tableFolder(m_context.folder, table, index));
    if (isFileByFile(table)) // with the files that came since
        MILLRACE_TRY_VOID(own->save(RunPlan(ownPlan(index))));
    const auto before = own->summary();
    const bool done = before && before->status == RunState::Done && before->tables.value(0).verified;
    // Only to be shown: a folder that cannot tell them any more is no reason not to go on.
    const auto chunksBefore = done ? own->chunks() : Result<QVector<Chunk>>(QVector<Chunk>());
    {
        const std::lock_guard lock(m_mutex);
        m_tables[static_cast<std::size_t>(index)].folder = std::move(own);
    }
    const RunSummary ran = done ? *before : runTable(turn);
    DumpRows rows({.plan = m_context.plan,
                   .target = m_context.target,
                   .runId = m_context.folder.id(),
                   .stop = m_context.control.stopToken(),
                   .answer = m_context.answer});
    const bool rowsDone = statements.isDone(rowsList, wholeList);
    const auto asIs =
        ran.status == RunState::Done && !rowsDone ? rows.run(static_cast<int>(index)) : Result<qint64>(0);
    {
        const std::lock_guard lock(m_mutex);
        Table &entry = m_tables[static_cast<std::size_t>(index)];
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
        const bool isCounted = m_context.coming != nullptr && m_context.coming->isProvedByEnd();
        const QString proof = !ran.tables.value(0).verified ? CoreText::tr(", not verified")
                              : isCounted                   ? CoreText::tr(" and counted")
                                                            : CoreText::tr(" and verified");
        tell(Event::Kind::Note, CoreText::tr("%1: %2 loaded%3")
                                    .arg(table.tableName(), rowsText(ran.tables.value(0).rowsLoaded), proof));
        return asIs ? Result<void>() : fail(asIs.error());
    }
    if (turn.moreToCome && ran.status == RunState::Loading)
        return {};
    Error error = ran.error.value_or(Error{.code = ErrorCode::Cancelled});
    if (error.code != ErrorCode::Cancelled)
        error.what = u"%1: %2"_s.arg(table.tableName(), error.what);
    return fail(error);
}

Result<void> DumpTables::recall(qsizetype index)
{
    MILLRACE_TRY(const auto own, tableFolder(m_context.folder, planOf(index), index));
    MILLRACE_TRY(const auto summary, own->summary());
    const std::lock_guard lock(m_mutex);
    Table &entry = m_tables[static_cast<std::size_t>(index)];
    entry.summary = summary;
    const qint64 rows = summary.tables.value(0).rowsRead;
    entry.last = {.rowsCommitted = rows, .rowsFoundDone = rows, .rowsStreamed = rows};
    return {};
}

bool DumpTables::isFileByFile(const Plan &table) const
{
    const std::lock_guard lock(m_mutex);
    return m_fileByFile.contains(table.tableName());
}

RunSummary DumpTables::runTable(const Turn &turn)
{
    const qsizetype index = turn.table;
    Plan table = ownPlan(index);
    if (table.source.totalRows() == 0) // all its rows are statements
        return {.status = RunState::Done, .tables = {{.table = table.tableName(), .verified = true}}};
    ResolvedConnection to = m_context.target;
    to.opener = m_sessions;
    to.spec.schema = table.schema;
    MigrationRun *run = nullptr;
    const bool filesApart = isFileByFile(table);
    {
        const std::lock_guard lock(m_mutex);
        Table &entry = m_tables[static_cast<std::size_t>(index)];
        entry.observer = std::make_unique<TableObserver>(m_context, table);
        entry.run = std::make_unique<MigrationRun>(
            std::move(table), RunParts{.folder = *entry.folder,
                                       .control = m_context.control,
                                       .observer = *entry.observer,
                                       .target = to,
                                       .isPart = true,
                                       .journalStays = index < m_context.plan.tablesBeforeTail(),
                                       .filesApart = filesApart,
                                       .moreToCome = turn.moreToCome,
                                       .asksOtherNodes = false});
        run = entry.run.get();
    }
    if (m_known)
        run->setKnownTarget(*m_known);
    RunSummary ran = run->run();
    const std::lock_guard lock(m_mutex);
    Table &entry = m_tables[static_cast<std::size_t>(index)];
    entry.last = entry.run->progress();
    entry.run.reset();
    return ran;
}

void DumpTables::recount(const RunSummary &whole)
{
    if (m_context.plan.tables.isEmpty() || m_context.plan.tables.first().global.isEmpty())
        return; // every COMMIT was as safe as the server makes it
    const auto unknown = [this](const Error &error) {
        tell(Event::Kind::Warning,
             CoreText::tr("Whether a restart of the server cost proved rows is not known: ") + error.text(),
             {{u"code"_s, static_cast<int>(error.code)}});
    };
    const auto server = Connection::open(m_context.target.withoutSchema());
    if (!server)
        return unknown(server.error());
    const auto uptime = serverUptime(**server);
    if (!uptime)
        return unknown(uptime.error());
    if (*uptime * 1000 > whole.msSinceStart(m_context.clock.elapsedMs()))
        return; // the server that the run began with
    tell(Event::Kind::Note,
         CoreText::tr("The server was restarted since the run began: what was proved is counted again"));
    for (std::size_t i = 0; i < std::size_t(m_context.plan.tablesBeforeTail()); ++i) {
        const Plan &table = m_context.plan.tables.at(qsizetype(i));
        if (!m_tables[i].summary || m_tables[i].summary->tables.isEmpty() || m_tables[i].rowsAsIs > 0)
            continue; // statements among the rows change the count
        TableOutcome outcome = m_tables[i].summary->tables.first();
        if (const auto asked = millrace::recount(**server, table.schema, table.table, outcome); !asked) {
            unknown(asked.error());
            continue;
        }
        if (!outcome.verified && m_tables[i].summary->tables.first().verified)
            tell(Event::Kind::Warning, table.tableName() + u": "_s + outcome.notVerifiedBecause);
        const std::lock_guard lock(m_mutex);
        m_tables[i].summary->tables.first() = outcome;
    }
}

QVector<std::optional<TableOutcome>> DumpTables::outcomes() const
{
    const std::lock_guard lock(m_mutex);
    QVector<std::optional<TableOutcome>> outcomes;
    for (const Table &table : m_tables) {
        outcomes << std::nullopt;
        if (!table.summary)
            continue;
        TableOutcome outcome = table.summary->tables.value(0);
        outcome.rowsRead += table.rowsAsIs;
        outcome.rowsLoaded += table.rowsAsIs;
        outcomes.last() = outcome;
    }
    return outcomes;
}

qint64 DumpTables::loadMs() const
{
    const std::lock_guard lock(m_mutex);
    return m_loadMs;
}

/// With the load that is under way. REQUIRES: m_mutex.
qint64 DumpTables::loadMsNow() const
{
    if (!m_loading.isValid())
        return m_loadMs;
    const qint64 paused = m_context.control.pausedTime().count() - m_pausedBefore;
    return m_loadMs + std::max<qint64>(0, m_loading.elapsed() - paused);
}

RunProgress DumpTables::progress() const
{
    const std::lock_guard lock(m_mutex);
    RunProgress all;
    all.elapsedMs = m_context.clock.elapsedMs();
    all.tables.reserve(m_plans.size());
    int done = 0;
    for (std::size_t i = 0; i < m_tables.size(); ++i) {
        const Table &table = m_tables[i];
        const RunProgress now = table.run ? table.run->progress() : table.last;
        const Plan &own = m_plans.at(qsizetype(i));
        const qint64 rows = own.source.totalRows();
        all.rowsTotal += rows;
        all.bytesTotal += own.source.totalBytes();
        all.rowsStreamed += std::min(rows, now.rowsStreamed);
        for (const auto figure :
             {&RunProgress::rowsCommitted, &RunProgress::bytesCommitted, &RunProgress::rowsFoundDone,
              &RunProgress::bytesStreamed, &RunProgress::lineBytes, &RunProgress::chunksTotal,
              &RunProgress::chunksDone, &RunProgress::retries, &RunProgress::warnings,
              &RunProgress::rowsSetAside, &RunProgress::rowsSkipped})
            all.*figure += now.*figure;
        all.indexesDeferred += now.indexesDeferred;
        const bool isDone = table.summary && table.summary->status == RunState::Done;
        done += isDone ? 1 : 0;
        TableProgress each{.table = own.tableName(),
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
        if (table.run && !now.nodes.isEmpty())
            all.nodes = now.nodes;
        all.tables << each;
    }
    all.loadingMs = loadMsNow();
    all.stage = CoreText::tr("%1 of %2 tables").arg(done).arg(m_tables.size());
    if (m_context.coming != nullptr) {
        all.grows = m_context.coming->isGrowing();
        all.waitsFor = m_context.coming->waitingFor();
    }
    return all;
}

} // namespace millrace
