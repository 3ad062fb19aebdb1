// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/draft/mappinghistory.h"

#include "core/base/literals.h"

#include <utility>

namespace millrace {

/// One step from a mapping to another.
class MappingHistory::Change : public QUndoCommand
{
public:
    Change(MappingHistory *history, State before, State after, int go)
        : m_history(history)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_go(go)
    {}

    void undo() override { m_history->restore(m_before); }
    void redo() override
    {
        if (std::exchange(m_done, true)) // pushing it is no change: the draft has it already
            m_history->restore(m_after);
    }
    int id() const override { return m_go == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const Change *>(other);
        if (next->m_go != m_go)
            return false;
        m_after = next->m_after;
        setObsolete(m_after.mapping == m_before.mapping);
        return true;
    }

private:
    MappingHistory *m_history;
    State m_before, m_after;
    int m_go;
    bool m_done = false;
};

MappingHistory::MappingHistory(MigrationDraft *draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
    , m_now{draft->mapping(), draft->mappingOrigin()}
    , m_place(place())
{
    m_stack.setUndoLimit(500);
    connect(draft, &MigrationDraft::mappingChanged, this, &MappingHistory::onMappingChanged);
}

void MappingHistory::beginTyping()
{
    if (m_typing == 0)
        m_typing = ++m_goes;
}

void MappingHistory::endTyping()
{
    m_typing = 0;
}

QString MappingHistory::place() const
{
    return u"%1\n%2\n%3\n%4"_s.arg(m_draft->source().name)
        .arg(m_draft->source().fieldCount)
        .arg(m_draft->schema(), m_draft->table());
}

void MappingHistory::onMappingChanged()
{
    if (m_restoring)
        return;
    const State before = std::exchange(m_now, State{m_draft->mapping(), m_draft->mappingOrigin()});
    if (const QString now = place(); now != m_place) {
        m_place = now;
        m_stack.clear();
        return;
    }
    if (before.mapping != m_now.mapping && !before.mapping.fields.isEmpty())
        m_stack.push(new Change(this, before, m_now, m_typing));
}

void MappingHistory::restore(const State &state)
{
    m_restoring = true;
    m_now = state;
    m_draft->setMapping(state.mapping, state.origin);
    m_restoring = false;
}

} // namespace millrace
