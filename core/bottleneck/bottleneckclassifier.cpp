// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bottleneck/bottlenecksample.h"

#include <algorithm>
#include <numeric>

namespace millrace {

namespace {

// What counts as standing out. The samples in tests/data/limits were recorded with the cause known.
constexpr double mostOfTheTime = 0.5; ///< of the workers' time
constexpr double lockShare = 0.3;     ///< of the workers' time: the rest is the work between two waits
// The server's table of locks is not always up to date when it is asked, and between two chunks nobody waits.
constexpr double autoIncShare = 0.2; ///< of the workers
constexpr double commitShare = 0.4;  ///< of the workers' time
constexpr double redoShare = 0.75;   ///< of the log: both flavours flush in a hurry from there on
constexpr double readsPerRow = 0.05; ///< a load in key order reads next to nothing
constexpr double waitsPerSecond = 5; ///< for a free page
constexpr double cpuShare = 0.75;    ///< of the cores that the workers can keep busy
constexpr double idleShare = 0.1;    ///< of the machine's cores: less is none to speak of
constexpr double networkShare = 0.5; ///< of the time with something to send
constexpr double clusterShare = 0.3; ///< of the time: the rest is what the nodes do between two pauses

/// The stretch between two samples.
class Stretch
{
public:
    explicit Stretch(const QVector<BottleneckSample> &samples)
        : m_samples(samples)
        , m_first(samples.first())
        , m_last(samples.last())
    {}

    double ms() const { return static_cast<double>(m_last.atMs - m_first.atMs); }
    double workerMs() const { return ms() * std::max(1, m_last.workers) - spent(WorkerActivity::Paused); }
    /// Milliseconds the workers spent with it.
    double spent(WorkerActivity activity) const
    {
        const auto index = static_cast<std::size_t>(activity);
        return static_cast<double>(m_last.times[index] - m_first.times[index]) / 1e6;
    }
    double share(std::initializer_list<WorkerActivity> activities) const
    {
        double sum = 0;
        for (const WorkerActivity activity : activities)
            sum += spent(activity);
        return workerMs() > 0 ? sum / workerMs() : 0;
    }
    /// Unset when the server does not tell, or was restarted in between.
    std::optional<double> grown(qint64 BottleneckSample::*counter) const
    {
        const qint64 from = m_first.*counter;
        const qint64 to = m_last.*counter;
        return from < 0 || to < from ? std::nullopt : std::optional(static_cast<double>(to - from));
    }
    /// Of what is a figure of the moment.
    std::optional<double> mean(qint64 BottleneckSample::*figure) const
    {
        double sum = 0;
        for (const BottleneckSample &sample : m_samples) {
            if (sample.*figure < 0)
                return std::nullopt;
            sum += static_cast<double>(sample.*figure);
        }
        return sum / static_cast<double>(m_samples.size());
    }
    double rows() const { return static_cast<double>(m_last.rows - m_first.rows); }
    const BottleneckSample &last() const { return m_last; }

private:
    const QVector<BottleneckSample> &m_samples;
    const BottleneckSample &m_first;
    const BottleneckSample &m_last;
};

Bottleneck limit(BottleneckKind kind, double share)
{
    return {.kind = kind, .share = std::clamp(share, 0.0, 1.0)};
}

/// To the workers a cluster that takes nothing looks like a COMMIT that lasts.
std::optional<Bottleneck> clusterLimit(const Stretch &stretch)
{
    const double paused = stretch.grown(&BottleneckSample::flowControlMs).value_or(0) / stretch.ms();
    const double alone = stretch.mean(&BottleneckSample::noMajority).value_or(0);
    const double share = std::max(paused, alone);
    return share >= clusterShare ? std::optional(limit(BottleneckKind::Cluster, share)) : std::nullopt;
}

std::optional<Bottleneck> lockLimit(const Stretch &stretch)
{
    // Waits that are still going on are in no counter of time, only in the number of waiters.
    const double ended = stretch.grown(&BottleneckSample::rowLockMs).value_or(0) / stretch.workerMs();
    const double waiting =
        stretch.mean(&BottleneckSample::rowLockWaits).value_or(0) / std::max(1, stretch.last().workers);
    const double share = std::max(ended, waiting);
    return share >= lockShare ? std::optional(limit(BottleneckKind::Locks, share)) : std::nullopt;
}

/// Of \a workers one holds the lock and works, the others wait: with two that is half of their time.
std::optional<Bottleneck> autoIncLimit(const Stretch &stretch)
{
    const double share =
        stretch.mean(&BottleneckSample::autoIncWaits).value_or(0) / std::max(1, stretch.last().workers);
    return share >= autoIncShare ? std::optional(limit(BottleneckKind::AutoIncLock, share)) : std::nullopt;
}

std::optional<Bottleneck> storageLimit(const Stretch &stretch)
{
    const auto age = stretch.mean(&BottleneckSample::redoAge);
    const auto room = stretch.mean(&BottleneckSample::redoMax);
    if (age && room && *room > 0 && *age / *room >= redoShare)
        return limit(BottleneckKind::Redo, *age / *room);
    const auto reads = stretch.grown(&BottleneckSample::poolReads);
    if (reads && stretch.rows() > 0 && *reads / stretch.rows() >= readsPerRow)
        return limit(BottleneckKind::PoolMisses, *reads / stretch.rows());
    const auto waits = stretch.grown(&BottleneckSample::waitFree);
    if (waits && *waits * 1000 / stretch.ms() >= waitsPerSecond)
        return limit(BottleneckKind::Flush, 0);
    return std::nullopt;
}

std::optional<Bottleneck> processorLimit(const Stretch &stretch)
{
    const auto cpu = stretch.grown(&BottleneckSample::serverCpuMs);
    const int cores = stretch.last().serverCores;
    if (!cpu || cores < 1)
        return std::nullopt;
    // A session keeps one core busy at most: more workers than cores wait for each other, fewer leave some
    // idle.
    const double busy = *cpu / (stretch.ms() * std::min(cores, std::max(1, stretch.last().workers)));
    if (busy >= cpuShare)
        return limit(BottleneckKind::ServerCpu, busy);
    const auto idle = stretch.grown(&BottleneckSample::machineIdleMs);
    if (idle && *idle / (stretch.ms() * cores) <= idleShare)
        return limit(BottleneckKind::MachineCpu, busy);
    return std::nullopt;
}

std::optional<Bottleneck> networkLimit(const Stretch &stretch)
{
    const auto busy = stretch.grown(&BottleneckSample::tcpBusyMs);
    const auto receiver = stretch.grown(&BottleneckSample::tcpReceiverMs);
    if (!busy || !receiver)
        return std::nullopt;
    const double share = (*busy - *receiver) / stretch.workerMs();
    return share >= networkShare ? std::optional(limit(BottleneckKind::Network, share)) : std::nullopt;
}

} // namespace

Bottleneck classifyBottleneck(const QVector<BottleneckSample> &samples)
{
    using enum WorkerActivity;
    if (samples.size() < 2)
        return {};
    const Stretch stretch(samples);
    if (stretch.ms() < leastBottleneckMs || stretch.workerMs() < leastBottleneckMs)
        return {};
    if (const double share = stretch.share({HeldBack}); share >= mostOfTheTime)
        return limit(BottleneckKind::Plan, share);
    // A worker without a chunk waits for the source as well as one that reads its own rows.
    const double waiting = stretch.share({NoChunk});
    const double reading = stretch.share({Source});
    if (waiting + reading >= mostOfTheTime)
        return limit(waiting >= reading ? BottleneckKind::Source : BottleneckKind::Client, waiting + reading);
    // The sockets know best whether it is the line or whoever reads at its other end.
    if (const auto found = networkLimit(stretch))
        return *found;
    // Everything else is the server's: what it says about itself, the rarest and most telling first.
    if (const auto found = clusterLimit(stretch))
        return *found;
    if (const auto found = lockLimit(stretch))
        return *found;
    if (const auto found = autoIncLimit(stretch))
        return *found;
    if (const auto found = storageLimit(stretch))
        return *found;
    // Small chunks: what comes after the rows takes longer than the rows.
    const double committing = stretch.share({Committing});
    const double afterRows = stretch.share({Committing, Finishing, Other});
    if (committing >= commitShare || (committing >= commitShare / 2 && afterRows >= mostOfTheTime))
        return limit(BottleneckKind::Commit, afterRows);
    if (const auto found = processorLimit(stretch))
        return *found;
    return {};
}

namespace {

/// Its workers begin to count anew; before all parts had one clock, that one went back, too.
bool beginsAPart(const BottleneckSample &sample, const BottleneckSample &before)
{
    const auto total = [](const WorkerTimes &times) {
        return std::accumulate(times.begin(), times.end(), WorkerTimes::value_type(0));
    };
    return sample.atMs < before.atMs || total(sample.times) < total(before.times);
}

} // namespace

QVector<BottleneckSpell> bottleneckSpells(const QVector<BottleneckSample> &samples)
{
    QVector<BottleneckSpell> spells;
    qsizetype first = 0;
    for (qsizetype i = 1; i <= samples.size(); ++i) {
        const bool partEnds = i == samples.size() || beginsAPart(samples[i], samples[i - 1]);
        if (!partEnds && i - first < bottleneckWindow)
            continue;
        // The next window begins where this one ended, unless another part of the run does.
        const qsizetype last = partEnds ? i - 1 : i;
        const QVector<BottleneckSample> window = samples.mid(first, last - first + 1);
        const qint64 ms = window.last().atMs - window.first().atMs;
        first = partEnds ? i : last;
        if (ms < leastBottleneckMs ||
            window.last().workers == 0) // of the server alone, which no load waits for
            continue;
        const Bottleneck found = classifyBottleneck(window);
        auto spell = std::find_if(spells.begin(), spells.end(), [&found](const BottleneckSpell &each) {
            return each.limit.kind == found.kind;
        });
        if (spell == spells.end())
            spell = spells.insert(spells.end(), BottleneckSpell{.limit = {.kind = found.kind}});
        const auto before = static_cast<double>(spell->ms);
        const auto now = static_cast<double>(ms);
        spell->limit.share = (spell->limit.share * before + found.share * now) / (before + now);
        spell->ms += ms;
    }
    std::stable_sort(spells.begin(), spells.end(),
                     [](const BottleneckSpell &a, const BottleneckSpell &b) { return a.ms > b.ms; });
    return spells;
}

Bottleneck overallBottleneck(const QVector<BottleneckSample> &samples)
{
    const QVector<BottleneckSpell> spells = bottleneckSpells(samples);
    qint64 total = 0;
    for (const BottleneckSpell &spell : spells)
        total += spell.ms;
    return !spells.isEmpty() && spells.first().ms * 2 >= total ? spells.first().limit : Bottleneck{};
}

} // namespace millrace
