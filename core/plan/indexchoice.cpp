// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/indexchoice.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

using Kind = IndexDefinition::Kind;

/// The columns an InnoDB index is ordered by: its own and then those of the primary key.
QStringList orderColumns(const IndexDefinition &index, const IndexDefinition *primary)
{
    QStringList columns;
    for (const IndexPart &part : index.parts)
        columns << (part.prefix > 0 ? QString() : part.column.toLower());
    if (primary && index.kind != Kind::Primary)
        for (const IndexPart &part : primary->parts)
            if (!columns.contains(part.column.toLower()))
                columns << part.column.toLower();
    return columns;
}

bool isBtree(const IndexDefinition &index)
{
    return index.kind == Kind::Primary || index.kind == Kind::Unique || index.kind == Kind::Plain;
}

class Chooser
{
public:
    Chooser(const TableKeys &keys, const IndexChoiceFacts &facts)
        : m_keys(keys)
        , m_facts(facts)
        , m_primary(keys.index(u"PRIMARY"_s))
        , m_why(keys.indexes.size())
    {}

    IndexChoice run()
    {
        for (qsizetype i = 0; i < m_keys.indexes.size(); ++i)
            m_why[i] = reasonOfItsOwn(m_keys.indexes.at(i));
        if (!m_primary)
            keepRowOrder();
        if (!m_facts.autoIncrementColumn.isEmpty())
            keepOne({m_facts.autoIncrementColumn},
                    CoreText::tr("The AUTO_INCREMENT column %1 needs an index that begins with it.")
                        .arg(quotedIdentifier(m_facts.autoIncrementColumn)));
        for (const ForeignKeyUse &use : m_facts.foreignKeys)
            keepOne(use.columns, CoreText::tr("The foreign key %1 needs it.").arg(use.key));

        IndexChoice choice;
        for (qsizetype i = 0; i < m_keys.indexes.size(); ++i) {
            const IndexDefinition &index = m_keys.indexes.at(i);
            if (m_why.at(i).isEmpty())
                choice.candidates << index;
            else if (index.kind != Kind::Primary)
                choice.kept << KeptIndex{index.name, m_why.at(i),
                                         index.kind == Kind::Unique &&
                                             m_facts.scope == DeferralScope::NonUnique};
        }
        return choice;
    }

private:
    QString reasonOfItsOwn(const IndexDefinition &index) const
    {
        switch (index.kind) {
        case Kind::Primary:
            return CoreText::tr("The rows are stored in its order.");
        case Kind::Fulltext:
            return CoreText::tr("It is a FULLTEXT index: the stopwords it was made with are not in its "
                                "definition, so it could not be brought back exactly.");
        case Kind::Other:
            return CoreText::tr("It is of a kind Millrace does not know.");
        case Kind::Unique:
            if (m_facts.scope == DeferralScope::NonUnique)
                return CoreText::tr("It is unique: it finds duplicates while they are loaded.");
            if (m_facts.partitioned)
                return CoreText::tr("It is unique and the table is partitioned: its partitions may be "
                                    "made from it.");
            if (index.hash)
                return CoreText::tr("It is unique over a hidden hash column (USING HASH): the server "
                                    "would copy the whole table to build it.");
            break;
        case Kind::Plain:
        case Kind::Spatial:
            break;
        }
        const bool plain = std::all_of(index.parts.begin(), index.parts.end(),
                                       [](const IndexPart &part) { return part.plain; });
        return plain ? QString() : CoreText::tr("Its definition says something Millrace does not know.");
    }

    /// Without a primary key InnoDB stores the rows in the order of the first unique index without NULL:
    /// dropping that one rewrites the table.
    void keepRowOrder()
    {
        for (qsizetype i = 0; i < m_keys.indexes.size(); ++i) {
            const IndexDefinition &index = m_keys.indexes.at(i);
            const bool notNull =
                std::all_of(index.parts.begin(), index.parts.end(), [this](const IndexPart &part) {
                    return part.prefix == 0 && m_facts.notNullColumns.contains(part.column.toLower());
                });
            if (index.kind == Kind::Unique && notNull && m_why.at(i).isEmpty())
                m_why[i] = CoreText::tr("The table has no primary key, and its rows may be stored in the "
                                        "order of this unique index.");
        }
    }

    /// Of the indexes that begin with these columns one must stay. Any that stays anyway will do, else the
    /// narrowest.
    void keepOne(const QStringList &columns, const QString &why)
    {
        qsizetype best = -1;
        for (qsizetype i = 0; i < m_keys.indexes.size(); ++i) {
            const IndexDefinition &index = m_keys.indexes.at(i);
            const QStringList begin = orderColumns(index, m_primary).mid(0, columns.size());
            if (!isBtree(index) || index.hash || begin.size() != columns.size() ||
                !std::equal(begin.begin(), begin.end(), columns.begin(),
                            [](const QString &a, const QString &b) { return a == b.toLower(); }))
                continue;
            if (!m_why.at(i).isEmpty())
                return;
            if (best < 0 || index.parts.size() < m_keys.indexes.at(best).parts.size())
                best = i;
        }
        if (best >= 0)
            m_why[best] = why;
    }

    const TableKeys &m_keys;
    const IndexChoiceFacts &m_facts;
    const IndexDefinition *m_primary;
    QVector<QString> m_why; ///< empty: may be dropped
};

} // namespace

IndexChoice chooseIndexes(const TableKeys &keys, const IndexChoiceFacts &facts)
{
    return Chooser(keys, facts).run();
}

IndexChoiceFacts indexChoiceFacts(const TableSchema &table, const TableKeys &keys, DeferralScope scope)
{
    IndexChoiceFacts facts{.scope = scope, .partitioned = table.partitions > 0};
    for (const Column &column : table.columns) {
        if (column.autoIncrement)
            facts.autoIncrementColumn = column.name;
        if (!column.nullable)
            facts.notNullColumns << column.name.toLower();
    }
    for (const ForeignKeyDefinition &key : keys.foreignKeys)
        facts.foreignKeys << ForeignKeyUse{key.columns, quotedIdentifier(key.name)};
    return facts;
}

QVector<KeptIndex> indexesOfAnotherEngine(const TableSchema &table)
{
    QVector<KeptIndex> kept;
    for (const Index &index : table.indexes)
        if (!index.primary)
            kept << KeptIndex{index.name,
                              CoreText::tr("The table's engine is %1; only InnoDB's indexes are deferred.")
                                  .arg(table.engine)};
    return kept;
}

Result<IndexChoice> chooseIndexes(const TableSchema &table, DeferralScope scope)
{
    if (table.engine.compare(u"InnoDB"_s, Qt::CaseInsensitive) != 0)
        return IndexChoice{.kept = indexesOfAnotherEngine(table)};
    MILLRACE_TRY(const auto keys, parseTableKeys(table.createSql));
    return chooseIndexes(keys, indexChoiceFacts(table, keys, scope));
}

} // namespace millrace
