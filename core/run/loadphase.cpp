// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/loadphase.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/load/chunks/tablechunks.h"
#include "core/load/control/loadguard.h"
#include "core/mapping/textfields.h"
#include "core/run/autoinclock.h"
#include "core/run/bottleneckmonitor.h"
#include "core/run/clusterwatch.h"
#include "core/run/samplerthread.h"
#include "core/verify/journaltotals.h"

#include <algorithm>

namespace millrace {

/// The AUTO_INCREMENT column beside a SET clause; after the proof, which looks at columns, not variables.
void LoadPhase::keepZeros()
{
    Mapping &mapping = m_context.ordered.plan.mapping;
    const Mapping kept = keepingZeros(mapping, m_context.table);
    if (m_context.plan.source.isSameServerTable() || kept == mapping)
        return;
    mapping = kept;
    m_context.log.event(
        Event::Kind::Note,
        CoreText::tr("The AUTO_INCREMENT column goes through a variable, so that a 0 stays 0 beside "
                     "the SET clause"));
}

/// Chunk by chunk they would be found at the speed of the disk: no row goes to the server meanwhile, and no
/// curve has to say so.
void LoadPhase::expectDone(const Journal::Entries &done)
{
    qint64 bytes = 0;
    for (const auto &parts : done)
        for (const Journal::Entry &entry : parts)
            bytes += entry.bytes;
    m_context.statistics.expectDone(totalsOf(done).tally, bytes);
}

void LoadPhase::begin(const Journal::Entries &done)
{
    expectDone(done);
    m_context.statistics.setState(RunState::Loading);
    m_context.log.event(
        Event::Kind::StageChanged,
        done.isEmpty() ? CoreText::tr("Load")
                       : CoreText::tr("Load continues: %1 already committed")
                             .arg(counted(done.size(), CoreText::tr("chunk is"), CoreText::tr("chunks are"))),
        {{u"stage"_s, u"load"_s}});
    Plan &loaded = m_context.ordered.plan;
    if (m_context.plan.source.isOnServer())
        loaded.mapping = sayingWhatIsText(loaded.mapping, m_context.plan.source, m_context.table);
    m_context.proof.prepare(m_context.facts, loaded, m_context.table, m_context.runId);
    keepZeros();
}

WorkerSession::Context LoadPhase::sessionContext(SocketWatch &sockets) const
{
    return {.plan = m_context.ordered.plan,
            .sorted = m_context.ordered.sorted ? &*m_context.ordered.sorted : nullptr,
            .runId = m_context.runId,
            .target = m_context.target,
            .sourceServer = m_context.source ? &*m_context.source : nullptr,
            .journal = m_context.journal,
            .folder = m_context.folder,
            .statistics = m_context.statistics,
            .log = m_context.log,
            .content = m_context.proof.watch(),
            .numberedConditions = m_context.facts.can(Ability::NumberedConditions),
            .localAllowed = m_context.facts.takesLocal(),
            .canUndo = m_context.table.transactional,
            .hasTriggers = !m_context.table.triggers.isEmpty(),
            .countsPerRow = m_context.facts.isMariaDb() && m_context.table.partitions > 0 ? 2 : 1,
            .arrival = m_context.arrival,
            .filesApart = m_context.filesApart,
            .sockets = &sockets};
}

Result<QVector<Chunk>> LoadPhase::run(const Journal::Entries &done)
{
    begin(done);
    m_context.log.spans().enter(u"first_byte"_s);
    const Plan &plan = m_context.plan;
    RunStatistics &statistics = m_context.statistics;
    RunControl &control = m_context.control;
    RunLog &log = m_context.log;
    const ServerFacts &facts = m_context.facts;
    RateLimiter limiter;
    limiter.setLimits(plan.limits.rowsPerSecond, plan.limits.bytesPerSecond);
    SocketWatch sockets;
    const bool oneByOne = holdsAutoIncLock(plan, m_context.table, facts);
    if (oneByOne)
        log.event(Event::Kind::Note, autoIncLockNote(plan, facts));
    std::optional<LoadGuard> guard;
    std::optional<BottleneckMonitor> monitor;
    const auto watchServer = [&] {
        guard.emplace(plan, m_context.target, statistics, control, limiter, log);
        monitor.emplace(m_context.target, m_context.folder.path(), statistics, control, sockets, log,
                        oneByOne ? autoIncWaitersQuery(facts) : QString());
    };
    if (!m_context.watchesLater)
        watchServer();
    // Declared behind what it starts: it has ended before that goes.
    const SamplerThread sampler(plan, m_context.target, statistics, control, log,
                                m_context.watchesLater ? watchServer : std::function<void()>());
    std::optional<ClusterWatch> watch;
    if (facts.cluster.isCluster() || !facts.cluster.logReaders.isEmpty())
        watch.emplace(
            m_context.target,
            [&log](bool isBad, const QString &what) {
                log.event(isBad ? Event::Kind::Warning : Event::Kind::Note, what, {{u"cluster"_s, isBad}});
            },
            [&statistics](const QVector<NodeProgress> &nodes) { statistics.setNodes(nodes); });
    const WorkerSession::Context session = sessionContext(sockets);
    constexpr int mostRounds = 3;
    auto committed = done;
    for (int round = 1;; ++round) {
        auto loaded = LoadEngine(session, control, limiter).run(committed);
        statistics.setLineBytes(std::max<qint64>(0, sockets.times().sentBytes));
        if (const auto first = statistics.firstByte(); first != RunStatistics::Moment()) {
            log.spans().enter(u"load"_s, first);
            log.spans().enter(u"drain"_s, statistics.lastByte());
        }
        MILLRACE_TRY(auto chunks, std::move(loaded));
        MILLRACE_TRY(const auto lost, chunksLost(chunks, committed));
        if (lost == 0 || round == mostRounds) {
            if (m_context.journal.isKept())
                m_committed = std::move(committed);
            statistics.setState(RunState::Verifying);
            return chunks;
        }
        log.event(Event::Kind::Warning,
                  CoreText::tr(
                      "The server confirmed %1 and lost them again, as a server that flushes its log by the "
                      "second does when it crashes: they are loaded once more")
                      .arg(counted(lost, CoreText::tr("chunk"), CoreText::tr("chunks"))));
        statistics.startOver();
        expectDone(committed);
    }
}

/// Chunks that were committed, by all the server said, and are not in the journal; \a entries becomes what is
/// there. What is in the journal is in the table: both live and die in one transaction.
Result<qint64> LoadPhase::chunksLost(const QVector<Chunk> &chunks, Journal::Entries &entries)
{
    if (!m_context.journal.isKept())
        return 0;
    MILLRACE_TRY(entries, m_context.server.read(m_context.journal));
    qint64 lost = 0;
    if (m_context.plan.source.isTable())
        return rangesLost(m_context.folder, chunks, entries);
    for (const Chunk &chunk : chunks) {
        qint64 rows = 0;
        for (const Journal::Entry &entry : entries.value(chunk.id.value))
            rows += entry.tally.rows;
        lost += rows < chunk.rows ? 1 : 0;
    }
    return lost;
}

} // namespace millrace
