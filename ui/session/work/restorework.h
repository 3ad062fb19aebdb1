// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/undo/settingsleft.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/workqueue.h"

namespace millrace {

/// Settings that runs left changed, found and put back on a thread of its own: those this machine's runs
/// have written down, and those the draft's server has, once it is connected. Lives on the GUI thread.
class RestoreWork : public QObject
{
    Q_OBJECT
public:
    enum class State
    {
        Idle, ///< see left()
        Running,
        Done,  ///< all of it is back: see sentences()
        Failed ///< see error() and sentences(); left() is what is still changed
    };

    explicit RestoreWork(MigrationDraft *draft, QObject *parent = nullptr);
    ~RestoreWork() override;

    void look(); ///< a little later; what is being put back is not disturbed
    /// All of left(), one after the other; of a server the draft is connected to with its password.
    void putBack();

    State state() const { return m_state; }
    const QVector<SettingsLeft> &left() const { return m_left; }
    const QStringList &sentences() const { return m_sentences; } ///< what was done; for people
    const std::optional<Error> &error() const { return m_error; }

Q_SIGNALS:
    void changed();

private:
    struct Outcome;
    void finish(const Outcome &outcome);

    MigrationDraft *m_draft;
    State m_state = State::Idle;
    QVector<SettingsLeft> m_left;
    QStringList m_sentences;
    std::optional<Error> m_error;
    WorkQueue m_queue; ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
