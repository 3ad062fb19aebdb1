// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/limitsample.h"

#include <algorithm>

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

/// The stretch between two samples.
class Stretch
{
public:
    explicit Stretch(const QVector<LimitSample> &samples)
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
    std::optional<double> grown(qint64 LimitSample::*counter) const
    {
        const qint64 from = m_first.*counter;
        const qint64 to = m_last.*counter;
        return from < 0 || to < from ? std::nullopt : std::optional(static_cast<double>(to - from));
    }
    /// Of what is a figure of the moment.
    std::optional<double> mean(qint64 LimitSample::*figure) const
    {
        double sum = 0;
        for (const LimitSample &sample : m_samples) {
            if (sample.*figure < 0)
                return std::nullopt;
            sum += static_cast<double>(sample.*figure);
        }
        return sum / static_cast<double>(m_samples.size());
    }
    double rows() const { return static_cast<double>(m_last.rows - m_first.rows); }
    const LimitSample &last() const { return m_last; }

private:
    const QVector<LimitSample> &m_samples;
    const LimitSample &m_first;
    const LimitSample &m_last;
};

Limit limit(LimitKind kind, double share)
{
    return {.kind = kind, .share = std::clamp(share, 0.0, 1.0)};
}

std::optional<Limit> lockLimit(const Stretch &stretch)
{
    // Waits that are still going on are in no counter of time, only in the number of waiters.
    const double ended = stretch.grown(&LimitSample::rowLockMs).value_or(0) / stretch.workerMs();
    const double waiting =
        stretch.mean(&LimitSample::rowLockWaits).value_or(0) / std::max(1, stretch.last().workers);
    const double share = std::max(ended, waiting);
    return share >= lockShare ? std::optional(limit(LimitKind::Locks, share)) : std::nullopt;
}

/// Of \a workers one holds the lock and works, the others wait: with two that is half of their time.
std::optional<Limit> autoIncLimit(const Stretch &stretch)
{
    const double share =
        stretch.mean(&LimitSample::autoIncWaits).value_or(0) / std::max(1, stretch.last().workers);
    return share >= autoIncShare ? std::optional(limit(LimitKind::AutoIncLock, share)) : std::nullopt;
}

std::optional<Limit> storageLimit(const Stretch &stretch)
{
    const auto age = stretch.mean(&LimitSample::redoAge);
    const auto room = stretch.mean(&LimitSample::redoMax);
    if (age && room && *room > 0 && *age / *room >= redoShare)
        return limit(LimitKind::Redo, *age / *room);
    const auto reads = stretch.grown(&LimitSample::poolReads);
    if (reads && stretch.rows() > 0 && *reads / stretch.rows() >= readsPerRow)
        return limit(LimitKind::PoolMisses, *reads / stretch.rows());
    const auto waits = stretch.grown(&LimitSample::waitFree);
    if (waits && *waits * 1000 / stretch.ms() >= waitsPerSecond)
        return limit(LimitKind::Flush, 0);
    return std::nullopt;
}

std::optional<Limit> processorLimit(const Stretch &stretch)
{
    const auto cpu = stretch.grown(&LimitSample::serverCpuMs);
    const int cores = stretch.last().serverCores;
    if (!cpu || cores < 1)
        return std::nullopt;
    // A session keeps one core busy at most: more workers than cores wait for each other, fewer leave some
    // idle.
    const double busy = *cpu / (stretch.ms() * std::min(cores, std::max(1, stretch.last().workers)));
    if (busy >= cpuShare)
        return limit(LimitKind::ServerCpu, busy);
    const auto idle = stretch.grown(&LimitSample::machineIdleMs);
    if (idle && *idle / (stretch.ms() * cores) <= idleShare)
        return limit(LimitKind::MachineCpu, busy);
    return std::nullopt;
}

std::optional<Limit> networkLimit(const Stretch &stretch)
{
    const auto busy = stretch.grown(&LimitSample::tcpBusyMs);
    const auto receiver = stretch.grown(&LimitSample::tcpReceiverMs);
    if (!busy || !receiver)
        return std::nullopt;
    const double share = (*busy - *receiver) / stretch.workerMs();
    return share >= networkShare ? std::optional(limit(LimitKind::Network, share)) : std::nullopt;
}

} // namespace

Limit classifyLimit(const QVector<LimitSample> &samples)
{
    using enum WorkerActivity;
    if (samples.size() < 2)
        return {};
    const Stretch stretch(samples);
    if (stretch.ms() < leastLimitMs || stretch.workerMs() < leastLimitMs)
        return {};
    if (const double share = stretch.share({HeldBack}); share >= mostOfTheTime)
        return limit(LimitKind::Plan, share);
    // A worker without a chunk waits for the source as well as one that reads its own rows.
    const double waiting = stretch.share({NoChunk});
    const double reading = stretch.share({Source});
    if (waiting + reading >= mostOfTheTime)
        return limit(waiting >= reading ? LimitKind::Source : LimitKind::Client, waiting + reading);
    // The sockets know best whether it is the line or whoever reads at its other end.
    if (const auto found = networkLimit(stretch))
        return *found;
    // Everything else is the server's: what it says about itself, the rarest and most telling first.
    if (const auto found = lockLimit(stretch))
        return *found;
    if (const auto found = autoIncLimit(stretch))
        return *found;
    if (const auto found = storageLimit(stretch))
        return *found;
    // Small chunks: what comes after the rows takes longer than the rows.
    const double committing = stretch.share({Committing});
    const double behind = stretch.share({Committing, Finishing, Other});
    if (committing >= commitShare || (committing >= commitShare / 2 && behind >= mostOfTheTime))
        return limit(LimitKind::Commit, behind);
    if (const auto found = processorLimit(stretch))
        return *found;
    return {};
}

QVector<LimitSpell> limitSpells(const QVector<LimitSample> &samples)
{
    QVector<LimitSpell> spells;
    qsizetype first = 0;
    for (qsizetype i = 1; i <= samples.size(); ++i) {
        const bool partEnds = i == samples.size() || samples[i].atMs < samples[i - 1].atMs;
        if (!partEnds && i - first < limitWindow)
            continue;
        // The next window begins where this one ended, unless another part of the run does.
        const qsizetype last = partEnds ? i - 1 : i;
        const QVector<LimitSample> window = samples.mid(first, last - first + 1);
        const qint64 ms = window.last().atMs - window.first().atMs;
        first = partEnds ? i : last;
        if (ms < leastLimitMs)
            continue;
        const Limit found = classifyLimit(window);
        auto spell = std::find_if(spells.begin(), spells.end(),
                                  [&found](const LimitSpell &each) { return each.limit.kind == found.kind; });
        if (spell == spells.end())
            spell = spells.insert(spells.end(), LimitSpell{.limit = {.kind = found.kind}});
        const auto before = static_cast<double>(spell->ms);
        const auto now = static_cast<double>(ms);
        spell->limit.share = (spell->limit.share * before + found.share * now) / (before + now);
        spell->ms += ms;
    }
    std::stable_sort(spells.begin(), spells.end(),
                     [](const LimitSpell &a, const LimitSpell &b) { return a.ms > b.ms; });
    return spells;
}

Limit overallLimit(const QVector<LimitSample> &samples)
{
    const QVector<LimitSpell> spells = limitSpells(samples);
    qint64 total = 0;
    for (const LimitSpell &spell : spells)
        total += spell.ms;
    return !spells.isEmpty() && spells.first().ms * 2 >= total ? spells.first().limit : Limit{};
}

} // namespace millrace
