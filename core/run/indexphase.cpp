// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/indexphase.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/indexes/indexrehearsal.h"

#include <QJsonArray>

namespace millrace {

IndexPhase::IndexPhase(const Context &context)
    : m_context(context)
{}

Result<void> IndexPhase::dropBefore(Connection &connection, const TableSchema &table)
{
    MILLRACE_TRY(auto record, DeferredIndexFile::open(m_context.folder.path()));
    if (!record.has_value()) {
        const auto scope = m_context.plan.indexes == IndexPolicy::DeferAll ? DeferralScope::AlsoUnique
                                                                           : DeferralScope::NonUnique;
        MILLRACE_TRY(const auto deferral, planIndexDeferral(table, m_context.facts, scope, connection));
        tellKept(deferral.kept);
        for (const QString &note : deferral.notes)
            m_context.log.event(Event::Kind::Note, note);
        if (deferral.isEmpty())
            return {};
        MILLRACE_TRY(record, DeferredIndexFile::create(m_context.folder.path(), deferral));
    }
    m_deferred = static_cast<int>(record->deferral().deferred.size());
    MILLRACE_TRY(const auto dropped, dropIndexes(*record, m_context.facts, connection,
                                                 {.target = m_context.target, .stop = m_context.stop}));
    if (!dropped.dropped.isEmpty())
        m_context.log.event(
            Event::Kind::Note,
            CoreText::tr("%1 dropped until the rows are in: %2. Whatever happens, millrace-cli "
                         "restore %3 brings them back.")
                .arg(indexesText(dropped.dropped.size()), dropped.dropped.join(u", "_s),
                     m_context.folder.id()));
    tellKept(dropped.stays);
    return {};
}

void IndexPhase::tellKept(const QVector<KeptIndex> &indexes) const
{
    for (const KeptIndex &kept : indexes)
        m_context.log.event(Event::Kind::Note,
                            CoreText::tr("Index %1 stays in place: %2").arg(kept.name, kept.why));
}

Result<void> IndexPhase::buildAfter(Connection &connection)
{
    MILLRACE_TRY(const auto record, DeferredIndexFile::open(m_context.folder.path()));
    if (!record.has_value())
        return {};
    IndexRehearsal::dropLeftovers(connection, m_context.plan.schema); // of a life that was killed
    MILLRACE_TRY(
        const auto built,
        buildIndexes(*record, m_context.facts, connection,
                     {.target = m_context.target, .stop = m_context.stop, .status = &m_context.status}));
    for (const QString &note : built.notes)
        m_context.log.event(Event::Kind::Note, note);
    if (!built.built.isEmpty())
        m_context.log.event(
            Event::Kind::Note,
            CoreText::tr("%1 built in %2: %3")
                .arg(indexesText(built.built.size()), durationText(built.elapsedMs),
                     built.built.join(u", "_s)),
            {{u"ms"_s, built.elapsedMs}, {u"indexes_built"_s, QJsonArray::fromStringList(built.built)}});
    for (const IndexProblem &problem : built.failed + built.altered)
        m_context.log.warning(problem.error);
    if (built.isComplete())
        return {};
    return fail((built.failed + built.altered).first().error);
}

} // namespace millrace
