// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/privileges.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/indexchoice.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

/// LOAD DATA … REPLACE and REPLACE INTO ask for DELETE, whether or not there is a row to replace.
bool replaces(const Plan &plan, const ServerFacts &facts)
{
    if (plan.onDuplicate == OnDuplicate::Replace)
        return true;
    if (plan.source.isSameServerTable())
        return false; // INSERT … SELECT is strict by itself
    const bool local = plan.wayIn == WayIn::Local || (plan.wayIn == WayIn::Auto && facts.takesLocal());
    return local && plan.rowMode() == RowMode::Strict;
}

/// A table whose definition cannot be read with certainty counts as one with indexes to drop.
bool defersIndexes(const Plan &plan, const std::optional<TableSchema> &table)
{
    if (plan.indexes == IndexPolicy::Keep)
        return false;
    const auto scope =
        plan.indexes == IndexPolicy::DeferAll ? DeferralScope::AlsoUnique : DeferralScope::NonUnique;
    if (table) {
        const auto choice = chooseIndexes(*table, scope);
        return !choice || !choice->candidates.isEmpty();
    }
    const auto keys = parseTableKeys(plan.createSql);
    return !keys || std::any_of(keys->indexes.begin(), keys->indexes.end(), [](const IndexDefinition &index) {
        return index.kind != IndexDefinition::Kind::Primary;
    });
}

/// The tables that foreign keys of a table to be made refer to.
QVector<PrivilegeNeed> referenceNeeds(const Plan &plan)
{
    QVector<PrivilegeNeed> needs;
    const auto keys = parseTableKeys(plan.createSql);
    if (!keys)
        return needs;
    for (const ForeignKeyDefinition &key : keys->foreignKeys)
        needs << PrivilegeNeed{u"REFERENCES"_s,
                               key.referencedSchema.isEmpty() ? plan.schema : key.referencedSchema,
                               key.referencedTable, CoreText::tr("make a foreign key to it")};
    return needs;
}

/// Where the privilege has to be granted, as GRANT writes it.
QString place(const PrivilegeNeed &need)
{
    if (need.schema.isEmpty())
        return u"*.*"_s;
    return need.table.isEmpty() ? u"%1.*"_s.arg(quotedIdentifier(need.schema))
                                : qualifiedName(need.schema, need.table);
}

QVector<PrivilegeNeed> shipNeeds(const Plan &plan, const ServerFacts &facts, const QString &table)
{
    QVector<PrivilegeNeed> needs{
        {u"SELECT"_s, plan.schema, table, CoreText::tr("count the rows before and after")},
        {u"ALTER"_s, plan.schema, table, CoreText::tr("give the table another tablespace")},
        {u"LOCK TABLES"_s, plan.schema, {}, CoreText::tr("keep others away while the table has none")},
        {u"RELOAD"_s, {}, {}, CoreText::tr("have the empty table written down (FLUSH TABLES … FOR EXPORT)")}};
    if (!plan.partition.isEmpty())
        for (const char *privilege : {"ALTER", "CREATE", "DROP", "INSERT", "SELECT"})
            needs << PrivilegeNeed{QLatin1String(privilege),
                                   plan.schema,
                                   {},
                                   CoreText::tr("make a table that changes places with the partition")};
    needs << PrivilegeNeed{u"PROCESS"_s, {}, {}, CoreText::tr("learn the number of the table's file")};
    if (plan.shipBy != ShipBy::Place)
        for (const QString &privilege : {u"CREATE"_s, u"DROP"_s})
            needs << PrivilegeNeed{
                privilege, plan.schema, {}, CoreText::tr("make the empty table anew for a rollback")};
    if (facts.isMariaDb())
        needs << PrivilegeNeed{u"SUPER"_s, {}, {}, CoreText::tr("have the server's checkpoint move on")};
    return needs;
}

} // namespace

QVector<PrivilegeNeed> neededPrivileges(const Plan &plan, const ServerFacts &facts,
                                        const std::optional<TableSchema> &table)
{
    // GRANT on a table that is not there asks for CREATE on it first: then the whole schema it is.
    const QString target = table ? plan.table : QString();
    if (plan.wayIn == WayIn::Ship && table)
        return shipNeeds(plan, facts, target);
    QVector<PrivilegeNeed> needs{
        {u"SELECT"_s, plan.schema, target, CoreText::tr("count the rows before and after")},
        {u"INSERT"_s, plan.schema, target, CoreText::tr("load rows")}};
    if (replaces(plan, facts))
        needs << PrivilegeNeed{
            u"DELETE"_s, plan.schema, target,
            plan.onDuplicate == OnDuplicate::Replace
                ? CoreText::tr("replace rows")
                : CoreText::tr("load strictly (LOAD DATA LOCAL is strict with REPLACE only)")};
    if (!table) {
        needs << PrivilegeNeed{u"CREATE"_s, plan.schema, {}, CoreText::tr("make the table")};
        needs << referenceNeeds(plan);
    }
    if (defersIndexes(plan, table))
        for (const PrivilegeNeed &need : indexDeferralNeeds(plan.schema, plan.table))
            if (std::none_of(needs.begin(), needs.end(), [&](const PrivilegeNeed &known) {
                    return known.privilege == need.privilege && known.schema == need.schema &&
                           known.table == need.table;
                }))
                needs << need;
    return needs;
}

QVector<PrivilegeNeed> indexDeferralNeeds(const QString &schema, const QString &table)
{
    const QString why =
        CoreText::tr("drop and build the indexes of %1 (rehearsed on an empty copy of the table)")
            .arg(qualifiedName(schema, table));
    QVector<PrivilegeNeed> needs;
    // The twin is another table of the schema: what is granted on the target alone does not cover it.
    for (const char *privilege : {"CREATE", "DROP", "ALTER"})
        needs << PrivilegeNeed{QString::fromLatin1(privilege), schema, {}, why};
    return needs;
}

std::optional<Error> missingPrivileges(const QVector<PrivilegeNeed> &needs, const ServerFacts &facts)
{
    QStringList reasons;
    QStringList places;
    QStringList lists; ///< what to grant, place by place
    for (const PrivilegeNeed &need : needs) {
        if (facts.has(need.privilege, need.schema, need.table))
            continue;
        if (!reasons.contains(need.why))
            reasons << need.why;
        const QString where = place(need);
        const qsizetype known = places.indexOf(where);
        if (known < 0) {
            places << where;
            lists << need.privilege;
        } else if (!lists.at(known).split(u", "_s).contains(need.privilege)) {
            lists[known] += u", "_s + need.privilege;
        }
    }
    if (places.isEmpty())
        return std::nullopt;
    const QString account = quotedAccount(facts.currentUser);
    QStringList grants;
    for (qsizetype i = 0; i < places.size(); ++i)
        grants << u"GRANT %1 ON %2 TO %3;"_s.arg(lists.at(i), places.at(i), account);
    return Error{
        .code = ErrorCode::PrivilegeMissing,
        .what = CoreText::tr("The account %1 may not %2.").arg(account, reasons.join(CoreText::tr(", nor "))),
        .howToFix = grants.join(u' ')};
}

} // namespace millrace
