// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/choicework.h"

#include "core/server/scratch/scratchserver.h"

namespace millrace {

ChoiceWork::ChoiceWork(MigrationDraft *draft, DumpDraft *dump, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
    , m_dump(dump)
{
    for (const auto signal : {&MigrationDraft::sourceChanged, &MigrationDraft::connectionChanged,
                              &MigrationDraft::tableChanged, &MigrationDraft::mappingChanged})
        connect(draft, signal, this, &ChoiceWork::look);
    connect(dump, &DumpDraft::readingChanged, this, &ChoiceWork::look);
}

/// Nothing: there is nothing to choose for yet, or an opened plan keeps its choices.
std::optional<Plan> ChoiceWork::question() const
{
    const bool whole = m_draft->isWholeDump();
    // A part of a dump that arrives is chosen for when it is there.
    const bool known = whole ? m_draft->facts() && m_dump->reading() && !m_dump->reading()->isHead
                             : m_draft->isTargetReady() && m_draft->plan().has_value();
    if (!known || m_draft->isConnectionHeld() || m_draft->keepsChoices())
        return std::nullopt;
    Plan plan;
    plan.connection = m_draft->connection();
    plan.schema = m_draft->schema();
    plan.table = m_draft->table();
    if (!whole) {
        plan.source = m_draft->source();
        plan.mapping = m_draft->mapping();
    }
    return plan;
}

void ChoiceWork::look()
{
    const auto plan = question();
    QByteArray asked = plan ? plan->toJson() : QByteArray();
    if (asked == m_asked)
        return;
    m_asked = std::move(asked);
    if (!plan) {
        m_queue.cancel(u"choices"_s);
        m_draft->setChoiceFacts({});
        return;
    }
    const auto reading = m_draft->isWholeDump() ? m_dump->reading() : nullptr;
    m_queue.post(
        u"choices"_s,
        [plan = *plan, reading, password = m_draft->password(), server = *m_draft->facts(),
         host = m_draft->hostFacts(), table = m_draft->isWholeDump() ? std::nullopt : m_draft->tableSchema()](
            std::stop_token stop) -> Result<ChoiceFacts> {
            MILLRACE_TRY(const auto target, resolveTarget(plan.connection, password));
            MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
            MILLRACE_TRY(auto facts, readChoiceFacts(plan, server, host, table, *connection, stop));
            if (reading)
                takeDump(*reading, facts);
            return facts;
        },
        [this](const Result<ChoiceFacts> &facts) {
            // What keeps it from being found out stands in the way of more than choices, and is said there.
            m_draft->setChoiceFacts(facts ? std::optional(*facts) : std::nullopt);
        });
}

} // namespace millrace
