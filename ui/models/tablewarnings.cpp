// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablewarnings.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <algorithm>

namespace millrace {

namespace {

const Index *primaryKey(const TableSchema &table)
{
    const auto key = std::find_if(table.indexes.begin(), table.indexes.end(),
                                  [](const Index &index) { return index.primary; });
    return key == table.indexes.end() ? nullptr : &*key;
}

Error warning(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::PreflightRefused, .what = what, .howToFix = howToFix};
}

/// From here on the write-ups we go by report chunks that get stuck (mission, B4).
constexpr int manyPartitions = 50;

} // namespace

QString structureText(const TableDetails &details)
{
    QStringList parts;
    if (!details.primaryKey)
        parts << tr("no primary key");
    if (details.triggers > 0)
        parts << counted(details.triggers, tr("trigger"), tr("triggers"));
    if (details.indexes > 0)
        parts << indexesText(details.indexes);
    if (details.partitions > 0)
        parts << counted(details.partitions, tr("partition"), tr("partitions"));
    if (details.foreignKeys > 0)
        parts << counted(details.foreignKeys, tr("foreign key"), tr("foreign keys"));
    if (details.referencedBy > 0)
        parts << tr("referenced by %1").arg(tablesText(details.referencedBy));
    return parts.join(u" · "_s);
}

QString tableFactsText(const TableSchema &table, bool willBeCreated)
{
    QStringList parts{columnsText(table.columns.size())};
    const Index *key = primaryKey(table);
    if (key)
        parts << tr("primary key (%1)").arg(key->columns.join(u", "_s));
    const auto others = table.indexes.size() - (key ? 1 : 0);
    parts << (others > 0 ? counted(others, tr("other index"), tr("other indexes")) : tr("no other index"));
    if (!table.engine.isEmpty())
        parts << table.engine;
    if (!table.rowFormat.isEmpty())
        parts << tr("row format %1").arg(table.rowFormat.toUpper());
    if (!table.collation.isEmpty())
        parts << table.collation;
    if (!table.foreignKeys.isEmpty())
        parts << counted(table.foreignKeys.size(), tr("foreign key"), tr("foreign keys"));
    if (table.partitions > 0)
        parts << counted(table.partitions, tr("partition"), tr("partitions"));
    if (!willBeCreated)
        parts << (table.rowsEstimate > 0
                      ? tr("about %1, %2")
                            .arg(rowsText(table.rowsEstimate), sizeText(table.dataBytes + table.indexBytes))
                      : tr("empty"));
    return parts.join(u" · "_s);
}

QVector<Error> tableWarnings(const TableSchema &table)
{
    QVector<Error> warnings;
    if (table.rowsEstimate > 0)
        warnings << warning(
            tr("The table is not empty: about %1 are there already.").arg(rowsText(table.rowsEstimate)),
            tr("Rows are added to them. Empty it yourself if that is not what you want."));
    if (!table.engine.isEmpty() && table.engine.compare("InnoDB"_L1, Qt::CaseInsensitive) != 0)
        warnings << warning(tr("The engine is %1: a chunk cannot be rolled back.").arg(table.engine),
                            tr("ALTER TABLE … ENGINE=InnoDB makes chunks all or nothing."));
    if (!table.columns.isEmpty() && !primaryKey(table))
        warnings << warning(
            tr("The table has no primary key."),
            tr("A row that is loaded twice would not be noticed. Add a key before the load."));
    if (!table.triggers.isEmpty())
        warnings << warning(tr("%1 on every row: %2.")
                                .arg(table.triggers.size() == 1 ? tr("A trigger runs") : tr("Triggers run"),
                                     table.triggers.join(u", "_s)),
                            tr("Drop them for the load if the dump holds their results already."));
    if (!table.foreignKeys.isEmpty())
        warnings << warning(
            tr("Foreign keys are looked up for every row: %1.").arg(table.foreignKeys.join(u", "_s)),
            tr("Load the parents first, or set foreign_key_checks to 0 under Tuning."));
    if (!table.referencedBy.isEmpty())
        warnings << warning(
            tr("Foreign keys of other tables point here: %1.").arg(table.referencedBy.join(u", "_s)),
            tr("Rows can be added. Replacing or rolling back rows that others refer to is "
               "refused, or takes those "
               "away as well (ON DELETE CASCADE)."));
    if (table.partitions > manyPartitions)
        warnings << warning(
            tr("The table has %1.").arg(counted(table.partitions, tr("partition"), tr("partitions"))),
            tr("Rows that go to many partitions at once load slowly and unevenly: order the dump by "
               "the partition's key, or load into fewer partitions."));
    const auto secondary = std::count_if(table.indexes.begin(), table.indexes.end(),
                                         [](const Index &index) { return !index.primary; });
    if (secondary > 1)
        warnings << warning(
            tr("%1 are filled row by row while loading.")
                .arg(counted(secondary, tr("secondary index"), tr("secondary indexes"))),
            tr("A large load is several times faster with them dropped before and added after."));
    return warnings;
}

} // namespace millrace
