// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/rows/rowlook.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/stoppablework.h"

namespace millrace {

/// Looks at rows of the draft's run, a question at a time; what is found stays, the newest first.
class LookWork : public StoppableWork
{
    Q_OBJECT
public:
    explicit LookWork(MigrationDraft *draft, QObject *parent = nullptr);

    /// The run that the draft's server has just had; wherever the draft leads later, its rows are there.
    void setRun(const QString &runId);
    /// \a table: "shop.orders"; another one than before forgets what was found. False: it is at work.
    bool start(const QString &table, const RowsAsked &asked);

    const std::optional<RowLook> &found() const { return m_found; }

private:
    void clear() override;
    void add(const RowLook &look);

    MigrationDraft *m_draft;
    QString m_runId;
    ConnectionSpec m_server;
    QString m_password;
    QString m_table;
    std::optional<RowLook> m_found;
};

} // namespace millrace
