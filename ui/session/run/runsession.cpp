// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run/runsession.h"

#include "core/run/wholedump/dumprun.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/sourceserver.h"
#include "core/source/stream/spoolstore.h"
#include "ui/session/run/runarchive.h"

#include <QDateTime>
#include <QPointer>
#include <algorithm>
#include <deque>
#include <mutex>
#include <optional>

namespace millrace {

namespace {

constexpr int samplePeriodMs = 100;
/// Events handed on before the event loop gets its turn again: a flood of them never stalls the window.
constexpr int eventsPerSlice = 128;

} // namespace

/// What a session thread is to do.
struct RunSession::Job
{
    RunPlan plan;
    QString password;
    QString sourcePassword;
    QString goOnWith; ///< the run's id; empty: a new run
    std::optional<StatementAnswer> answer = {};
    std::shared_ptr<StreamArrival> arrival = {};
    GivenKeys storeKeys = {};
};

/// What the session thread and the GUI thread both reach. Every lock is held for a moment only: the GUI
/// thread may take it at any time.
struct RunSession::Shared final : RunObserver
{
    RunControl control;
    std::stop_source streamStop; ///< of a stream that is read with the run

    std::mutex mutex;               ///< protects all below
    RunSession *receiver = nullptr; ///< null once the session goes away
    QString runId;
    std::function<RunProgress()> askRun;     ///< set while it may be asked for its progress
    std::optional<RunProgress> lastProgress; ///< the last word of a run that is over
    std::optional<RunTrail> earlier;         ///< not handed on yet
    std::deque<Event> events;
    std::optional<RunSummary> summary;
    bool deliveryPosted = false;

    void onEvent(const Event &event) override
    {
        const std::lock_guard lock(mutex);
        events.push_back(event);
        postDelivery();
    }

    /// Only to be shown: a folder that cannot tell it any more is no reason not to go on.
    void tellEarlier(Result<RunTrail> trail)
    {
        if (!trail)
            return;
        const std::lock_guard lock(mutex);
        earlier = *std::move(trail);
        postDelivery();
    }

    void finish(RunSummary result)
    {
        const std::lock_guard lock(mutex);
        summary = std::move(result);
        postDelivery();
    }

    void cancel()
    {
        control.cancel();
        streamStop.request_stop();
    }

    /// All that the session thread does.
    void work(Job job)
    {
        const RunPlan &plan = job.plan;
        const bool goesOn = !job.goOnWith.isEmpty();
        RunSummary refused{.status = RunState::Refused,
                           .planName = plan.name(),
                           .startedMs = QDateTime::currentMSecsSinceEpoch(),
                           .chunkRows = plan.chunkRows(),
                           .workers = plan.workers()};
        const auto folder = goesOn ? RunFolder::open(job.goOnWith) : RunFolder::create(plan);
        if (!folder) {
            refused.error = folder.error();
            return finish(refused);
        }
        refused.run = (*folder)->id();
        {
            const std::lock_guard lock(mutex);
            runId = refused.run;
        }
        const Result<ResolvedConnection> target = resolveTarget(plan.connection(), job.password);
        if (!target)
            return refuse(target.error(), **folder, refused, goesOn);
        RunParts parts{.folder = **folder,
                       .control = control,
                       .observer = *this,
                       .target = *target,
                       .answer = job.answer};
        if (plan.source().isOnServer()) {
            const auto source = resolveSource(plan.source(), job.sourcePassword);
            if (!source)
                return refuse(source.error(), **folder, refused, goesOn);
            parts.source = *source;
        }
        const bool isBrokenOff = plan.isArriving() && plan.stream() && !streamOfSpool(plan.stream()->spool);
        if (goesOn && isBrokenOff && !job.arrival) {
            auto arrival =
                StreamArrival::goOn(*plan.stream(), {.stop = streamStop.get_token(), .keys = job.storeKeys});
            if (!arrival)
                return refuse(arrival.error(), **folder, refused, goesOn);
            job.arrival = std::move(*arrival);
        }
        const std::stop_callback onStop(streamStop.get_token(), [&job] {
            if (job.arrival)
                job.arrival->stop();
        });
        parts.arrival = job.arrival.get();
        if (goesOn)
            tellEarlier(readTrail(**folder, plan));
        follow(*makeRun(plan, std::move(parts)));
    }

    /// The run is refused already; a folder that cannot be written changes nothing about that. One that was
    /// to go on stays what it was.
    void refuse(const Error &error, RunFolder &folder, RunSummary result, bool goesOn)
    {
        if (goesOn) {
            result = folder.summary().value_or(result);
            result.status = RunState::Stopped;
        }
        result.error = error;
        if (!goesOn)
            static_cast<void>(folder.save(result));
        finish(std::move(result));
    }

    void follow(Run &run)
    {
        {
            const std::lock_guard lock(mutex);
            askRun = [&run] { return run.progress(); };
        }
        RunSummary result = run.run();
        {
            const std::lock_guard lock(mutex);
            lastProgress = run.progress();
            askRun = {};
        }
        finish(std::move(result));
    }

    /// REQUIRES: mutex held. That also keeps the receiver alive for the call: its destructor takes the mutex
    /// first.
    void postDelivery()
    {
        if (deliveryPosted || !receiver)
            return;
        deliveryPosted = true;
        QMetaObject::invokeMethod(
            receiver, [session = receiver] { session->takeDelivery(); }, Qt::QueuedConnection);
    }
};

RunSession::RunSession(QObject *parent)
    : QObject(parent)
{
    m_sampler.setInterval(samplePeriodMs);
    m_sampler.setTimerType(Qt::PreciseTimer);
    connect(&m_sampler, &QTimer::timeout, this, &RunSession::sample);
}

RunSession::~RunSession()
{
    if (!m_shared)
        return;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->receiver = nullptr;
    }
    m_shared->cancel(); // m_thread joins when it is destroyed, right after this body
}

bool RunSession::isRunning() const
{
    return m_shared != nullptr;
}

QString RunSession::runId() const
{
    return m_runId;
}

void RunSession::start(const RunPlan &plan, const QString &password, const QString &sourcePassword,
                       const std::shared_ptr<StreamArrival> &arrival)
{
    begin({.plan = plan,
           .password = password,
           .sourcePassword = sourcePassword,
           .goOnWith = {},
           .arrival = arrival});
}

void RunSession::goOn(const QString &runId, const RunPlan &plan, const QString &password,
                      const QString &sourcePassword, const std::optional<StatementAnswer> &answer,
                      const std::shared_ptr<StreamArrival> &arrival, const GivenKeys &storeKeys)
{
    begin({.plan = plan,
           .password = password,
           .sourcePassword = sourcePassword,
           .goOnWith = runId,
           .answer = answer,
           .arrival = arrival,
           .storeKeys = storeKeys});
}

void RunSession::begin(const Job &job)
{
    Q_ASSERT(!isRunning());
    m_progress = {};
    m_progress.rowsTotal = std::max<qint64>(0, job.plan.rows());
    m_progress.bytesTotal = job.plan.isArriving() ? 0 : job.plan.bytes();
    m_runId.clear();
    m_shared = std::make_shared<Shared>();
    m_shared->receiver = this;
    // A thread of an earlier run is joined here; it ended right after it had posted its summary.
    m_thread = std::jthread([shared = m_shared, job] { shared->work(job); });
    m_sampler.start();
    Q_EMIT progressChanged();
}

void RunSession::pause()
{
    if (m_shared)
        m_shared->control.pause();
}

void RunSession::resume()
{
    if (m_shared)
        m_shared->control.resume();
}

void RunSession::setThrottle(qint64 rowsPerSecond)
{
    if (m_shared)
        m_shared->control.setThrottle(rowsPerSecond);
}

void RunSession::cancel()
{
    if (m_shared)
        m_shared->cancel();
}

void RunSession::sample()
{
    if (!m_shared)
        return;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_runId = m_shared->runId;
        if (m_shared->askRun)
            m_progress = m_shared->askRun();
        else if (m_shared->lastProgress)
            m_progress = *m_shared->lastProgress;
    }
    Q_EMIT progressChanged();
}

void RunSession::takeDelivery()
{
    if (!m_shared)
        return;
    // Slots may start something that ends this session.
    const QPointer<RunSession> alive(this);
    const std::shared_ptr<Shared> shared = m_shared;
    QVector<Event> slice;
    std::optional<RunTrail> earlier;
    std::optional<RunSummary> summary;
    {
        const std::lock_guard lock(shared->mutex);
        shared->deliveryPosted = false;
        earlier.swap(shared->earlier);
        while (!shared->events.empty() && slice.size() < eventsPerSlice) {
            slice.append(std::move(shared->events.front()));
            shared->events.pop_front();
        }
        if (!shared->events.empty())
            shared->postDelivery();
        else
            summary = shared->summary;
    }
    if (earlier) {
        Q_EMIT earlierHappened(*earlier);
        if (!alive)
            return;
    }
    for (const Event &event : std::as_const(slice)) {
        Q_EMIT eventHappened(event);
        if (!alive)
            return;
    }
    if (!summary)
        return;
    sample(); // the end is on screen before it is announced
    if (!alive)
        return;
    m_sampler.stop();
    m_shared.reset();
    Q_EMIT finished(*summary);
}

} // namespace millrace
