// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/indexdeferral.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/indexes/indexrehearsal.h"
#include "core/plan/checks/privileges.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr int formatVersion = 1;
/// Reading and rehearsing must not wait behind somebody's lock for long.
constexpr int rehearsalLockWaitSeconds = 10;

Error unusable(const QString &what)
{
    return {.code = ErrorCode::IndexRecordUnusable,
            .what = what,
            .howToFix = CoreText::tr("The file is JSON: the index definitions in it can be added by hand "
                                     "(ALTER TABLE … ADD …).")};
}

/// SHOW GRANTS leaves out what MySQL's roles give unless it is asked for them.
ServerFacts withRoles(const ServerFacts &facts, Connection &connection)
{
    ServerFacts all = facts;
    if (!facts.can(Ability::DynamicPrivileges))
        return all;
    const auto roles = connection.value(u"SELECT CURRENT_ROLE()"_s);
    if (!roles || roles->toString().isEmpty() || roles->toString() == "NONE"_L1)
        return all;
    const auto grants = connection.rows(u"SHOW GRANTS FOR CURRENT_USER() USING %1"_s.arg(roles->toString()));
    if (grants)
        for (const auto &row : *grants)
            all.grants << row.value(0).toString();
    return all;
}

/// Foreign keys of tables that refer to this one, as far as the account may see them; what it may not see the
/// server refuses to break (error 1553).
Result<QVector<ForeignKeyUse>> foreignKeyUses(const TableSchema &table, Connection &connection)
{
    QVector<ForeignKeyUse> uses;
    MILLRACE_TRY(
        const auto rows,
        connection.rows(u"SELECT CONSTRAINT_SCHEMA, CONSTRAINT_NAME, TABLE_NAME, REFERENCED_COLUMN_NAME FROM "
                        "information_schema.KEY_COLUMN_USAGE WHERE REFERENCED_TABLE_SCHEMA = %1 AND "
                        "REFERENCED_TABLE_NAME = %2 ORDER BY 1, 2, 3, POSITION_IN_UNIQUE_CONSTRAINT, "
                        "ORDINAL_POSITION"_s.arg(quotedString(table.schema), quotedString(table.name))));
    QString last;
    for (const auto &row : rows) {
        const QString key = CoreText::tr("%1 of %2")
                                .arg(quotedIdentifier(row.value(1).toString()),
                                     qualifiedName(row.value(0).toString(), row.value(2).toString()));
        if (key != last)
            uses << ForeignKeyUse{{}, key};
        last = key;
        uses.last().columns << row.value(3).toString();
    }
    return uses;
}

QStringList notesFor(const TableSchema &table, const ServerFacts &facts)
{
    QStringList notes;
    if (table.rowsEstimate > 0)
        notes << CoreText::tr("The table already holds about %1: the build reads them too.")
                     .arg(rowsText(table.rowsEstimate));
    const auto isOn = [&facts](const char *name) {
        const QString value = facts.variables.value(QLatin1String(name)).toUpper();
        return value == "ON"_L1 || value == "1"_L1;
    };
    if (facts.cluster.isGalera())
        notes << CoreText::tr("Galera: the whole cluster stands still while the indexes are built, and "
                              "transactions that others have open on any node end with error 1213 "
                              "(wsrep_OSU_method=TOI).");
    else if (isOn("log_bin"))
        notes << CoreText::tr("Replicas build the indexes too, one statement long: they fall behind for "
                              "about as long as the build takes.");
    return notes;
}

} // namespace

template <>
const JsonMembers<KeptIndex> jsonMembers<KeptIndex>{{"name", &KeptIndex::name}, {"why", &KeptIndex::why}};

QJsonObject IndexDeferral::toJson() const
{
    QJsonArray deferredJson;
    for (const IndexDefinition &index : deferred)
        deferredJson << QJsonObject{{u"name"_s, index.name}, {u"definition"_s, index.sql}};
    return {{u"version"_s, formatVersion},
            {u"schema"_s, schema},
            {u"table"_s, table},
            {u"server"_s, server},
            {u"scope"_s, scope == DeferralScope::NonUnique ? u"non-unique"_s : u"also-unique"_s},
            {u"deferred"_s, deferredJson},
            {u"kept"_s, toJsonValue(kept)},
            {u"order"_s, QJsonArray::fromStringList(order)},
            {u"notes"_s, QJsonArray::fromStringList(notes)},
            {u"partitioned"_s, partitioned},
            {u"create_table"_s, createSql}};
}

Result<IndexDeferral> IndexDeferral::fromJson(const QJsonObject &json)
{
    const int version = json.value(u"version"_s).toInt();
    if (version > formatVersion)
        return fail(
            unusable(CoreText::tr("The record of the indexes was written by a newer Millrace (format %1).")
                         .arg(version)));
    IndexDeferral deferral{.schema = json.value(u"schema"_s).toString(),
                           .table = json.value(u"table"_s).toString(),
                           .server = json.value(u"server"_s).toString(),
                           .scope = json.value(u"scope"_s).toString() == "also-unique"_L1
                                        ? DeferralScope::AlsoUnique
                                        : DeferralScope::NonUnique,
                           .createSql = json.value(u"create_table"_s).toString(),
                           .partitioned = json.value(u"partitioned"_s).toBool()};
    fromJsonValue(json.value(u"order"_s), deferral.order);
    fromJsonValue(json.value(u"notes"_s), deferral.notes);
    if (version < 1 || deferral.schema.isEmpty() || deferral.table.isEmpty() ||
        !json.value(u"deferred"_s).isArray())
        return fail(unusable(CoreText::tr("The record of the indexes is incomplete.")));
    for (const auto &item : json.value(u"deferred"_s).toArray()) {
        MILLRACE_TRY(const auto index, IndexDefinition::parse(item[u"definition"_s].toString()));
        // Without a place in the order an index would never be added again.
        if (index.name != item[u"name"_s].toString() || !deferral.order.contains(index.name))
            return fail(unusable(CoreText::tr("The record of index %1 contradicts itself.")
                                     .arg(quotedIdentifier(index.name))));
        deferral.deferred << index;
    }
    fromJsonValue(json.value(u"kept"_s), deferral.kept);
    return deferral;
}

Result<IndexDeferral> planIndexDeferral(const TableSchema &schema, const ServerFacts &facts,
                                        DeferralScope scope, Connection &connection)
{
    IndexSession session(connection, facts, rehearsalLockWaitSeconds);
    MILLRACE_TRY_VOID(session.begin());
    IndexDeferral deferral{.schema = schema.schema,
                           .table = schema.name,
                           .server = facts.displayName(),
                           .scope = scope,
                           .partitioned = schema.partitions > 0};
    if (schema.engine.compare(u"InnoDB"_s, Qt::CaseInsensitive) != 0) {
        deferral.kept = indexesOfAnotherEngine(schema);
        return deferral;
    }
    MILLRACE_TRY(const auto keys, session.readKeys(schema.schema, schema.name, &deferral.createSql));
    for (const IndexDefinition &index : keys.indexes)
        if (index.kind != IndexDefinition::Kind::Primary)
            deferral.order << index.name;

    IndexChoiceFacts choiceFacts = indexChoiceFacts(schema, keys, scope);
    MILLRACE_TRY(const auto uses, foreignKeyUses(schema, connection));
    choiceFacts.foreignKeys << uses;
    const IndexChoice choice = chooseIndexes(keys, choiceFacts);
    deferral.kept = choice.kept;
    if (choice.candidates.isEmpty())
        return deferral;

    if (auto lacking =
            missingPrivileges(indexDeferralNeeds(schema.schema, schema.name), withRoles(facts, connection))) {
        lacking->howToFix += CoreText::tr(" Or keep the indexes in place (--indexes keep).");
        return fail(*lacking);
    }
    IndexRehearsal::dropLeftovers(connection, schema.schema);
    MILLRACE_TRY(const auto rehearsed,
                 IndexRehearsal(session, schema.schema, schema.name).run(keys, choice.candidates));
    deferral.kept << rehearsed.refused;
    for (const IndexDefinition &index : choice.candidates)
        if (std::none_of(rehearsed.refused.begin(), rehearsed.refused.end(),
                         [&](const KeptIndex &kept) { return kept.name == index.name; }))
            deferral.deferred << index;
    if (deferral.deferred.isEmpty())
        return deferral;
    deferral.notes = notesFor(schema, facts);
    if (!rehearsed.orderKept)
        deferral.notes << CoreText::tr("SHOW CREATE TABLE will list the indexes in another order "
                                       "afterwards; they are the same.");
    return deferral;
}

} // namespace millrace
