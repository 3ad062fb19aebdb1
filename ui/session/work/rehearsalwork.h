// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/trials/rehearsal.h"
#include "ui/session/draft/dumpdraft.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/stoppablework.h"

#include <QTimer>
#include <memory>

namespace millrace {

/// Runs the draft's plan, of a table or of a whole dump, on a private server that is thrown away. What was
/// rehearsed is forgotten once source, target, mapping or options are others. Failed says that it could not
/// be rehearsed; Done that it was, however it went.
class RehearsalWork : public StoppableWork
{
    Q_OBJECT
public:
    RehearsalWork(MigrationDraft *draft, DumpDraft *dump, QObject *parent = nullptr);

    void start(); ///< with the plan the draft makes now; Failed at once when it makes none

    const RunProgress &progress() const { return m_progress; } ///< four times a second while it runs
    const std::optional<Rehearsal> &found() const { return m_found; }

private:
    struct Shared;
    Result<RunPlan> plan() const; ///< as it is now
    void clear() override;
    void sample();
    void onDraftChanged();

    MigrationDraft *m_draft;
    DumpDraft *m_dump;
    RunProgress m_progress;
    std::optional<Rehearsal> m_found;
    QByteArray m_rehearsed; ///< the plan, as JSON
    QTimer m_sampler;
    std::shared_ptr<Shared> m_shared; ///< of the last that was begun
};

} // namespace millrace
