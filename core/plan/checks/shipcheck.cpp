// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/shipcheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/createtable.h"
#include "core/sql/quoting.h"
#include "core/tuning/binarylog.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

/// The first releases of each line of MariaDB whose import loses nothing (MDEV-33512, 32269, 35059, 35169),
/// and the first of the next line.
struct SafeVersions
{
    int from, below;
};
constexpr std::array<SafeVersions, 4> mariaDbSafe{
    {{100620, 100700}, {101111, 101200}, {110405, 110500}, {110801, 0}}};
constexpr int mySqlFrom = 80000;

bool importIsSafe(const ServerFacts &facts)
{
    if (!facts.isMariaDb())
        return facts.version >= mySqlFrom;
    return std::ranges::any_of(mariaDbSafe, [&](const SafeVersions &line) {
        return facts.version >= line.from && (line.below == 0 || facts.version < line.below);
    });
}

bool isOn(const ServerFacts &facts, const QString &variable)
{
    const QString value = facts.variables.value(variable).toUpper();
    return value == "ON"_L1 || value == "1"_L1;
}

bool switchesOff(const Plan &plan, const QString &variable)
{
    return std::ranges::any_of(plan.session, [&](const SessionSetting &setting) {
        const QString value = setting.value.trimmed().toUpper();
        return setting.name.compare(variable, Qt::CaseInsensitive) == 0 &&
               (value == "0"_L1 || value == "OFF"_L1);
    });
}

/// Reasons that lie with the server, each a sentence.
QStringList ofServer(const Plan &plan, const ServerFacts &facts)
{
    QStringList reasons;
    if (!importIsSafe(facts))
        reasons << CoreText::tr(
                       "%1 has faults in IMPORT TABLESPACE that lose data; versions without them: MariaDB "
                       "10.6.20, 10.11.11, 11.4.5, 11.8 and later of these lines, MySQL 8.0 and later.")
                       .arg(facts.displayName());
    if (isOn(facts, u"wsrep_on"_s))
        reasons << CoreText::tr(
            "The server is part of a Galera cluster, whose other nodes would not get the rows.");
    if (!facts.variables.value(u"group_replication_group_name"_s).isEmpty())
        reasons << CoreText::tr(
            "The server is set up for Group Replication, whose other members would not get the rows.");
    if (isManaged(facts.kind))
        reasons << CoreText::tr("The server is a managed one: nobody can put files into its folder.");
    if (facts.variables.value(u"innodb_page_size"_s, u"16384"_s) != "16384"_L1)
        reasons << CoreText::tr("The server's pages are not of 16 KiB.");
    if (facts.variables.value(u"innodb_file_per_table"_s, u"ON"_s) == "OFF"_L1)
        reasons << CoreText::tr("innodb_file_per_table is OFF: tables have no files of their own.");
    if (isOn(facts, u"innodb_encrypt_tables"_s) || isOn(facts, u"default_table_encryption"_s))
        reasons << CoreText::tr("The server encrypts its tables.");
    if (writesBinaryLog(facts) && !leavesBinaryLogOut(plan))
        reasons << CoreText::tr(
            "The binary log is on: rows that are shipped never get into it, so replicas, "
            "point-in-time recovery and change capture would miss them. If nobody needs them "
            "there, say so with sql_log_bin = 0 (--tune sql_log_bin=0).");
    return reasons;
}

/// What of a definition cannot be imported, as patterns of SHOW CREATE TABLE.
QString ofDefinition(const TableSchema &table)
{
    static const QRegularExpression option(u"\\b(PAGE_COMPRESSED|ENCRYPTED|ENCRYPTION|COMPRESSION|KEY_BLOCK_"
                                           u"SIZE|SYSTEM VERSIONING|DATA DIRECTORY|"
                                           "TABLESPACE|ROW_FORMAT=COMPRESSED)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    // After the columns: a comment on one of them may say what it likes.
    const QString end = table.createSql.mid(table.createSql.lastIndexOf(u"\n) "_s));
    const auto match = option.match(end);
    return match.hasMatch() ? match.captured(1) : QString();
}

/// Why the partition cannot be filled; empty: it can.
Result<QString> ofPartition(const Plan &plan, Connection &connection)
{
    const QString name = plan.partition;
    MILLRACE_TRY(
        const auto found,
        connection.rows(u"SELECT PARTITION_NAME, SUBPARTITION_NAME FROM information_schema.PARTITIONS "
                        "WHERE TABLE_SCHEMA = %1 AND TABLE_NAME = %2 AND (PARTITION_NAME = %3 OR "
                        "SUBPARTITION_NAME = %3)"_s.arg(quotedString(plan.schema), quotedString(plan.table),
                                                        quotedString(name))));
    if (found.isEmpty())
        return CoreText::tr("The table has no partition %1.").arg(name);
    const QVariant sub = found.first().value(1);
    const bool isSub = !sub.isNull() && sub.toString().compare(name, Qt::CaseInsensitive) == 0;
    const QString spelt = found.first().value(isSub ? 1 : 0).toString();
    if (spelt != name) // MariaDB looks for its files by what the statement says
        return CoreText::tr("The table has no partition %1, but %2.").arg(name, spelt);
    if (!sub.isNull() && !isSub)
        return CoreText::tr(
                   "Partition %1 has partitions of its own: name one of these (%2 …), only such a one "
                   "can be exchanged.")
            .arg(name, sub.toString());
    MILLRACE_TRY(const auto first, connection.rows(u"SELECT 1 FROM %1 PARTITION (%2) LIMIT 1"_s.arg(
                                       qualifiedName(plan.schema, plan.table), quotedIdentifier(name))));
    return first.isEmpty() ? QString() : CoreText::tr("Partition %1 is not empty.").arg(name);
}

/// Each foreign key of the table's own has its parents looked up after the import: by this account.
Result<QStringList> ofParents(const Plan &plan, const TableSchema &table, Connection &connection)
{
    QStringList reasons;
    if (table.foreignKeys.isEmpty() || leavesParentsOut(plan))
        return reasons;
    MILLRACE_TRY(const auto keys, parseTableKeys(table.createSql));
    for (const ForeignKeyDefinition &key : keys.foreignKeys) {
        const QString parent = qualifiedName(
            key.referencedSchema.isEmpty() ? table.schema : key.referencedSchema, key.referencedTable);
        if (const auto seen = connection.rows(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(parent)); !seen)
            reasons << CoreText::tr("The rows' parents in %1 (foreign key %2) cannot be looked up: %3")
                           .arg(parent, key.name, seen.error().what);
    }
    return reasons;
}

/// Reasons that lie with the table.
Result<QStringList> ofTable(const Plan &plan, const ServerFacts &facts, const TableSchema &table,
                            Connection &connection)
{
    QStringList reasons;
    if (table.engine.compare(u"InnoDB"_s, Qt::CaseInsensitive) != 0)
        return QStringList{
            CoreText::tr("The table's engine is %1; only InnoDB takes files.").arg(table.engine)};
    if (table.partitions > 0 && plan.partition.isEmpty())
        reasons << CoreText::tr("The table is partitioned: one empty partition of it can be shipped "
                                "(--partition), not the whole.");
    if (!plan.partition.isEmpty()) {
        MILLRACE_TRY(const auto reason, ofPartition(plan, connection));
        if (!reason.isEmpty())
            reasons << reason;
    }
    if (!table.triggers.isEmpty())
        reasons << CoreText::tr("The table has triggers (%1), which rows that are shipped do not fire.")
                       .arg(table.triggers.join(u", "_s));
    if (!table.foreignKeys.isEmpty() && plan.shipBy != ShipBy::Place)
        reasons << CoreText::tr("The table has foreign keys (%1), which the empty table would lose that a "
                                "rollback makes anew: ship it by place.")
                       .arg(table.foreignKeys.join(u", "_s));
    MILLRACE_TRY(const auto parentless, ofParents(plan, table, connection));
    reasons << parentless;
    if (const QString word = ofDefinition(table); !word.isEmpty())
        reasons << CoreText::tr("The table is defined with %1.").arg(word.toUpper());
    static const QRegularExpression fulltext(u"^\\s*FULLTEXT\\s+(KEY|INDEX)\\b"_s,
                                             QRegularExpression::CaseInsensitiveOption |
                                                 QRegularExpression::MultilineOption);
    if (fulltext.match(table.createSql).hasMatch())
        reasons << CoreText::tr(
            "The table has a FULLTEXT index, whose own tables are not shipped. Take it away with its hidden "
            "column (while the table is empty: ALTER TABLE … DROP INDEX …, then ALTER TABLE … FORCE), ship, "
            "and "
            "add it again: the server makes it from the rows either way.");
    const bool hasKey =
        std::ranges::any_of(table.indexes, [](const Index &index) { return index.unique || index.primary; });
    if (facts.isMariaDb() && !hasKey)
        reasons << CoreText::tr("The table has no key: MariaDB gives the first row that is inserted after an "
                                "import the hidden number of the last one, and overwrites that.");
    MILLRACE_TRY(
        const auto parents,
        connection.rows(
            u"SELECT CONSTRAINT_SCHEMA, TABLE_NAME FROM "
            "information_schema.REFERENTIAL_CONSTRAINTS WHERE UNIQUE_CONSTRAINT_SCHEMA = %1 AND "
            "REFERENCED_TABLE_NAME = %2"_s.arg(quotedString(table.schema), quotedString(table.name))));
    if (!parents.isEmpty())
        reasons << CoreText::tr("A foreign key of %1.%2 refers to the table.")
                       .arg(parents.first().value(0).toString(), parents.first().value(1).toString());
    if (!plan.partition.isEmpty())
        return reasons; // what others hold is none of its business
    const auto first =
        connection.rows(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(qualifiedName(table.schema, table.name)));
    // Of a run that goes on: its own record says what to do about it.
    if (!first && first.error().context.serverCode != tablespaceDiscarded)
        return fail(first.error());
    if (first && !first->isEmpty())
        reasons << CoreText::tr("The table is not empty.");
    return reasons;
}

} // namespace

bool writesBinaryLog(const ServerFacts &facts)
{
    return isOn(facts, u"log_bin"_s);
}

bool leavesBinaryLogOut(const Plan &plan)
{
    return leavesBinaryLogOut(plan.session);
}

bool leavesParentsOut(const Plan &plan)
{
    return switchesOff(plan, u"foreign_key_checks"_s);
}

QVector<Finding> checkShipped(const Plan &plan, const ServerFacts &facts, const TableSchema *table,
                              Connection &connection)
{
    const QString topic = CoreText::tr("Way in: ship");
    QStringList reasons = ofServer(plan, facts);
    if (table) {
        const auto own = ofTable(plan, facts, *table, connection);
        if (!own)
            return {Finding::blocking(topic, own.error())};
        reasons << *own;
    }
    if (reasons.isEmpty())
        return {
            Finding::ok(topic, CoreText::tr("The table can be built beside the server and taken in whole."))};
    QVector<Finding> findings;
    for (const QString &reason : std::as_const(reasons))
        findings << Finding::blocking(
            topic, {.code = ErrorCode::ShipImpossible,
                    .what = reason,
                    .howToFix = CoreText::tr("Load it another way: leave --way out; with rows in no order "
                                             "--order primary-key and --indexes defer come closest.")});
    return findings;
}

} // namespace millrace
