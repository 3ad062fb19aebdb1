// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/indexrehearsal.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

const QString twinPrefix = u"_millrace_twin_"_s;

QStringList namesOf(const TableKeys &keys)
{
    QStringList names;
    for (const IndexDefinition &index : keys.indexes)
        names << index.name;
    return names;
}

} // namespace

IndexRehearsal::IndexRehearsal(IndexSession &session, const QString &schema, const QString &table)
    : m_session(session)
    , m_schema(schema)
    , m_table(table)
    , m_twin(twinPrefix + QString::number(session.connection().threadId()))
{}

Result<IndexRehearsal::Outcome> IndexRehearsal::run(const TableKeys &keys,
                                                    const QVector<IndexDefinition> &candidates)
{
    Connection &server = m_session.connection();
    // Tells others that the twin is in use; it goes with the connection.
    // Where a cluster refuses such locks a twin can only be taken for a leftover too early.
    (void)server.value(u"SELECT GET_LOCK(%1, 0)"_s.arg(quotedString(m_twin)));
    MILLRACE_TRY_VOID(server.execute(
        u"CREATE TABLE %1 LIKE %2"_s.arg(qualifiedName(m_schema, m_twin), qualifiedName(m_schema, m_table))));

    const auto rehearse = [&]() -> Result<Outcome> {
        MILLRACE_TRY(m_before, m_session.readKeys(m_schema, m_twin));
        m_order = namesOf(m_before);
        Outcome outcome;
        QVector<IndexDefinition> tried;
        for (const IndexDefinition &index : candidates) {
            const IndexDefinition *twin = m_before.index(index.name);
            if (twin && twin->canonical() == index.canonical())
                tried << index;
            else
                outcome.refused << KeptIndex{
                    index.name, CoreText::tr("The server would not make it again word for word.")};
        }
        outcome.orderKept = m_order == namesOf(keys);
        if (tried.isEmpty() || tryOut(tried, true))
            return outcome;
        outcome.orderKept = false;
        if (tryOut(tried, false))
            return outcome;
        // Together they do not work: each for itself, and those that do not work stay where they are.
        for (const IndexDefinition &index : tried)
            if (const auto alone = tryOut({index}, false); !alone)
                outcome.refused << KeptIndex{
                    index.name,
                    CoreText::tr("The server could not build it again in place: %1").arg(alone.error().what)};
        return outcome;
    };
    auto outcome = rehearse();
    (void)server.execute(u"DROP TABLE "_s + qualifiedName(m_schema, m_twin));
    (void)server.value(u"SELECT RELEASE_LOCK(%1)"_s.arg(quotedString(m_twin)));
    return outcome;
}

Result<void> IndexRehearsal::tryOut(const QVector<IndexDefinition> &indexes, bool keepOrder)
{
    IndexAlter alter(m_session.connection(), m_schema, m_twin);
    MILLRACE_TRY(const auto present, m_session.readKeys(m_schema, m_twin));
    QVector<IndexDefinition> there; // an earlier try may have dropped some and not brought them back
    for (const IndexDefinition &index : indexes)
        if (present.index(index.name))
            there << index;
    if (!there.isEmpty())
        MILLRACE_TRY_VOID(alter.run(dropActions(there), IndexAlter::Copy::Refuse));
    MILLRACE_TRY(const auto without, m_session.readKeys(m_schema, m_twin));
    MILLRACE_TRY_VOID(alter.run(addActions(indexes, without, m_order, keepOrder), IndexAlter::Copy::Refuse));
    MILLRACE_TRY(const auto after, m_session.readKeys(m_schema, m_twin));
    for (const IndexDefinition &index : indexes) {
        const IndexDefinition *back = after.index(index.name);
        if (!back || back->canonical() != index.canonical())
            return fail({.code = ErrorCode::IndexRecordUnusable,
                         .what = CoreText::tr("it came back as “%1”").arg(back ? back->sql : QString())});
    }
    if (keepOrder && namesOf(after) != m_order)
        return fail({.code = ErrorCode::IndexRecordUnusable,
                     .what = CoreText::tr("the order of the indexes changed")});
    return {};
}

void IndexRehearsal::dropLeftovers(Connection &connection, const QString &schema)
{
    const auto twins =
        connection.rows(u"SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 AND "
                        "TABLE_NAME LIKE '\\_millrace\\_twin\\_%' AND IS_FREE_LOCK(TABLE_NAME) = 1"_s.arg(
                            quotedString(schema)));
    if (!twins)
        return;
    for (const auto &row : *twins) {
        const QString twin = qualifiedName(schema, row.value(0).toString());
        const auto filled = connection.rows(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(twin));
        if (filled && filled->isEmpty())
            (void)connection.execute(u"DROP TABLE "_s + twin);
    }
}

} // namespace millrace
