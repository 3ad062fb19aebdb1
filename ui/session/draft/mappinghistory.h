// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/draft/migrationdraft.h"

#include <QUndoStack>

namespace millrace {

/// Every change of the draft's mapping, wherever it comes from, to be taken back and done again. What is
/// typed in one go (a statement, letter by letter) is one step. Another source or table begins a new history.
/// Lives on the GUI thread; the draft outlives it.
class MappingHistory : public QObject
{
    Q_OBJECT
public:
    explicit MappingHistory(MigrationDraft *draft, QObject *parent = nullptr);

    QUndoStack *stack() { return &m_stack; }
    /// Changes up to endTyping() are one step.
    void beginTyping();
    void endTyping();

private:
    class Change;
    struct State
    {
        Mapping mapping;
        Origin origin = Origin::Detected;
    };

    void onMappingChanged();
    QString place() const; ///< source and table the history is about
    void restore(const State &state);

    MigrationDraft *m_draft;
    QUndoStack m_stack;
    State m_now;
    QString m_place;
    int m_typing = 0; ///< number of the go; 0: not typing
    int m_goes = 0;
    bool m_restoring = false;
};

} // namespace millrace
