// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/trials/calibration.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/stoppablework.h"

namespace millrace {

/// Measures for the draft which workers, chunk size and indexes load fastest on its server, and writes the
/// winner into the draft when asked to. What was measured is forgotten once source, target or mapping are
/// others; of a calibration that was stopped the trials that ended count.
class CalibrationWork : public StoppableWork
{
    Q_OBJECT
public:
    explicit CalibrationWork(MigrationDraft *draft, QObject *parent = nullptr);

    /// Begins with the plan the draft makes now. Failed at once when it makes none.
    void start(const CalibrationOptions &options = {});

    const Calibration &found() const { return m_found; } ///< grows trial by trial

    /// There is a winner, and nothing is being measured.
    bool canApply() const { return !isRunning() && !m_found.trials.isEmpty(); }
    bool isApplied() const; ///< the draft says what the winner says; changed() says when that changes
    void apply();

private:
    void clear() override;
    void onDraftChanged();

    MigrationDraft *m_draft;
    Calibration m_found;
    std::optional<Plan> m_measured; ///< what the trials were about
};

} // namespace millrace
