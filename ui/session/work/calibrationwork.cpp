// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/calibrationwork.h"

#include "core/base/literals.h"
#include "core/server/scratch/scratchserver.h"

namespace millrace {

namespace {

const QString calibrateKey = u"calibrate"_s;

/// Whether trials of one plan say anything about the other: workers, chunks and indexes are what they
/// compare.
bool sameWork(const Plan &plan, const MigrationDraft &draft)
{
    QStringList names;
    for (const SourceFile &file : plan.source.files)
        names << file.name();
    return names == draft.input().fileNames() && plan.source.dialect == draft.source().dialect &&
           plan.connection == draft.connection() && plan.schema == draft.schema() &&
           plan.table == draft.table() && plan.createSql == draft.createSql() &&
           plan.mapping == draft.mapping();
}

} // namespace

CalibrationWork::CalibrationWork(MigrationDraft *draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
{
    for (const auto signal : {&MigrationDraft::sourceChanged, &MigrationDraft::connectionChanged,
                              &MigrationDraft::tableChanged, &MigrationDraft::mappingChanged})
        connect(draft, signal, this, &CalibrationWork::onDraftChanged);
    connect(draft, &MigrationDraft::optionsChanged, this, &CalibrationWork::changed);
}

CalibrationWork::~CalibrationWork() = default;

void CalibrationWork::start(const CalibrationOptions &options)
{
    if (isRunning())
        return;
    m_found = {};
    m_error.reset();
    m_outdated = false;
    const auto plan = m_draft->plan();
    if (!plan) {
        m_error = plan.error();
        setState(State::Failed);
        return;
    }
    m_measured = *plan;
    m_found.totalRows = plan->source.totalRows();
    m_stop = std::stop_source();
    setState(State::Measuring);
    m_queue.post(
        calibrateKey,
        [this, plan = *plan, password = m_draft->password(), options,
         stop = m_stop](std::stop_token ended) mutable -> Result<Calibration> {
            // Whoever ends the thread stops the trial too.
            const std::stop_callback whenEnded(ended, [&stop] { stop.request_stop(); });
            MILLRACE_TRY(const auto target, resolveTarget(plan.connection, password));
            return calibrate(
                plan, target, options,
                [this](const Calibration &soFar) {
                    QMetaObject::invokeMethod(
                        this,
                        [this, soFar] {
                            if (m_outdated)
                                return;
                            m_found = soFar;
                            Q_EMIT changed();
                        },
                        Qt::QueuedConnection);
                },
                stop.get_token());
        },
        [this](const Result<Calibration> &result) { finish(result); });
}

void CalibrationWork::stop()
{
    if (m_state != State::Measuring)
        return;
    m_stop.request_stop();
    setState(State::Stopping);
}

bool CalibrationWork::isApplied() const
{
    if (!canApply())
        return false;
    const CalibrationTrial &best = m_found.trials.at(m_found.winner);
    return m_draft->asked().workers == best.workers && m_draft->asked().chunkRows == best.chunkRows &&
           m_draft->indexes() == best.indexes;
}

void CalibrationWork::apply()
{
    if (!canApply())
        return;
    const CalibrationTrial &best = m_found.trials.at(m_found.winner);
    m_draft->setPace(best.workers, best.chunkRows, best.indexes);
}

void CalibrationWork::onDraftChanged()
{
    if (!m_measured || sameWork(*m_measured, *m_draft))
        return;
    m_outdated = true;
    if (isRunning())
        stop();
    else
        forget();
}

void CalibrationWork::forget()
{
    m_measured.reset();
    m_found = {};
    m_error.reset();
    setState(State::Idle);
}

void CalibrationWork::finish(const Result<Calibration> &result)
{
    if (m_outdated)
        return forget();
    if (result) {
        m_found = *result;
        setState(State::Done);
    } else if (result.error().code == ErrorCode::Cancelled) {
        setState(State::Stopped);
    } else {
        m_error = result.error();
        setState(State::Failed);
    }
}

void CalibrationWork::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace millrace
