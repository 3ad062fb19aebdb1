// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/rows/rowlook.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/stoppablework.h"

namespace millrace {

/// Looks at rows of the draft's run, a question at a time; what is found stays, the newest first. Files and
/// servers are read on the work's thread, over connections of its own.
class LookWork : public StoppableWork
{
    Q_OBJECT
public:
    /// A server that did not let the look in.
    struct Refusal
    {
        ServerRole role = ServerRole::Target;
        QString account;      ///< ConnectionSpec::displayName()
        bool isKnown = false; ///< a password was sent, which is the wrong one
    };

    explicit LookWork(MigrationDraft *draft, QObject *parent = nullptr);

    /// The run that the draft's servers have just had, or that was opened; wherever the draft leads later,
    /// its rows are there. Ends what is on.
    void setRun(const QString &runId);
    /// \a table: "shop.orders"; another one than before forgets what was found. False: it is at work.
    bool start(const QString &table, const RowsAsked &asked);
    /// Of the server that refused; asks again what it was asked then. REQUIRES: refusal().
    void setPassword(const QString &password);

    const std::optional<RowLook> &found() const { return m_found; }
    /// The rows came from another server, which is asked for them.
    bool isOfServer() const { return m_isOfServer; }
    /// How much of the dump was read for the question that is on; -1: nothing that would take long.
    int percent() const { return m_percent; }
    /// Of the last question; nothing: no password was refused.
    const std::optional<Refusal> &refusal() const { return m_refusal; }

Q_SIGNALS:
    void foundChanged();

private:
    void clear() override;
    void add(const RowLook &look);
    void tellOf(quint64 question, int percent);
    Result<RowLook> refused(quint64 question, ServerRole role, const ResolvedConnection &by,
                            const Error &error);

    MigrationDraft *m_draft;
    QString m_runId;
    ConnectionSpec m_server;
    QString m_password;
    QString m_sourcePassword;
    bool m_isOfServer = false;
    QString m_table;
    RowsAsked m_asked;
    std::optional<RowLook> m_found;
    std::optional<Refusal> m_refusal;
    quint64 m_question = 0; ///< what the work's thread tells of an earlier one comes too late
    int m_percent = -1;
};

} // namespace millrace
