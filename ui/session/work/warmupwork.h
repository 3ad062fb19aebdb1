// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/warmup.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/stoppablework.h"

namespace millrace {

/// Warms up the table the draft's run has loaded.
class WarmupWork : public StoppableWork
{
    Q_OBJECT
public:
    explicit WarmupWork(MigrationDraft *draft, QObject *parent = nullptr);

    /// Begins with the draft's table. The run's folder, where it is not empty, gets the record (warmup.json).
    void start(const WarmupOptions &options, const QString &runFolder = {});

    QString stage() const { return m_stage; } ///< what is being read, for people
    const std::optional<WarmupReport> &report() const { return m_report; }

private:
    void clear() override;

    MigrationDraft *m_draft;
    QString m_stage;
    std::optional<WarmupReport> m_report;
};

} // namespace millrace
