// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/calibrationwork.h"

#include "core/server/scratch/scratchserver.h"

namespace millrace {

namespace {

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
    : StoppableWork(parent)
    , m_draft(draft)
{
    for (const auto signal : {&MigrationDraft::sourceChanged, &MigrationDraft::connectionChanged,
                              &MigrationDraft::tableChanged, &MigrationDraft::mappingChanged})
        connect(draft, signal, this, &CalibrationWork::onDraftChanged);
    connect(draft, &MigrationDraft::optionsChanged, this, &CalibrationWork::changed);
}

void CalibrationWork::start(const CalibrationOptions &options)
{
    if (isRunning())
        return;
    clear();
    const auto plan = m_draft->plan();
    if (!plan)
        return refuse(plan.error());
    m_measured = *plan;
    m_found.totalRows = plan->source.totalRows();
    begin(
        [this, plan = *plan, password = m_draft->password(),
         options](std::stop_token stop) -> Result<Calibration> {
            MILLRACE_TRY(const auto target, resolveTarget(plan.connection, password));
            return calibrate(
                plan, target, options,
                [this](const Calibration &soFar) { tell([this, soFar] { m_found = soFar; }); },
                std::move(stop));
        },
        [this](const Calibration &found) { m_found = found; });
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
    if (m_measured && !sameWork(*m_measured, *m_draft))
        outdate();
}

void CalibrationWork::clear()
{
    m_measured.reset();
    m_found = {};
}

} // namespace millrace
