// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/runplan.h"
#include "core/run/run.h"
#include "ui/plot/runtrail.h"

#include <QObject>
#include <QTimer>
#include <QVector>
#include <functional>
#include <memory>
#include <thread>

namespace millrace {

/// The QObject face of a run: owns the session thread, samples the progress ten times a second on the GUI
/// thread, brings events over, a slice at a time however many there are. Never blocks its caller. Lives on
/// the GUI thread; no widgets.
class RunSession : public QObject
{
    Q_OBJECT
public:
    explicit RunSession(QObject *parent = nullptr);
    ~RunSession() override; ///< cancels and joins

    /// Makes the run folder, resolves the target (starts the scratch server when the plan says so) and runs,
    /// all on the session thread.
    /// \a sourcePassword: of the server the rows are read from, where the plan has one; null: from the
    /// environment or the option group. \a arrival: of a plan whose source is arriving, the reading of its
    /// stream, which ends with the run when that is cancelled.
    void start(const RunPlan &plan, const QString &password, const QString &sourcePassword = {},
               const std::shared_ptr<StreamArrival> &arrival = {});
    /// Goes on with a run, by its plan (planToResume()). Where its server cannot be resolved the run stays as
    /// it was, and the summary says why. \a sourcePassword: as of start(). \a answer: about the statement of
    /// a dump of which the run could not know whether it has run. A source that is arriving still, and not
    /// read by \a arrival, is read on by the session itself, from a store with \a storeKeys.
    void goOn(const QString &runId, const RunPlan &plan, const QString &password,
              const QString &sourcePassword = {}, const std::optional<StatementAnswer> &answer = {},
              const std::shared_ptr<StreamArrival> &arrival = {}, const GivenKeys &storeKeys = {});
    void pause();
    void resume();
    void cancel();
    /// At most this many rows per second from now on, by all workers together; 0: as fast as the plan allows.
    void setThrottle(qint64 rowsPerSecond);

    bool isRunning() const;
    QString runId() const; ///< empty before the folder is made
    const RunProgress &progress() const { return m_progress; }

Q_SIGNALS:
    void progressChanged(); ///< ten times a second while running
    void eventHappened(const millrace::Event &event);
    /// Of a run that goes on, before its first event: what the parts before left for its plot and its chunks.
    void earlierHappened(const millrace::RunTrail &earlier);
    void
    finished(const millrace::RunSummary &summary); ///< last signal of a run, also when it never got to load

private:
    struct Shared;
    struct Job;
    void begin(const Job &job);
    void sample();
    void takeDelivery();

    RunProgress m_progress;
    QTimer m_sampler;
    std::shared_ptr<Shared> m_shared; ///< null while no run is on
    QString m_runId;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
