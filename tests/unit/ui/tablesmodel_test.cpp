// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablesmodel.h"

#include "ui/models/tablewarnings.h"

#include <QSortFilterProxyModel>
#include <gtest/gtest.h>

namespace millrace {

namespace {

QStringList names(const QSortFilterProxyModel &sorted)
{
    QStringList list;
    for (int row = 0; row < sorted.rowCount(); ++row)
        list << sorted.index(row, TablesModel::Name).data().toString();
    return list;
}

TEST(TablesModel, SortsByTheFigureAndNotByItsText)
{
    TablesModel model;
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    sorted.setSortRole(TablesModel::SortRole);
    model.setTables(
        {{.name = QStringLiteral("a"), .rowsEstimate = 9, .dataBytes = 1'000'000},
         {.name = QStringLiteral("b"), .rowsEstimate = 1'000'000, .dataBytes = 5},
         {.name = QStringLiteral("c"), .rowsEstimate = 10, .dataBytes = 10, .indexBytes = 2'000'000}});
    sorted.sort(TablesModel::Rows);
    EXPECT_EQ(names(sorted), (QStringList{QStringLiteral("a"), QStringLiteral("c"), QStringLiteral("b")}));
    sorted.sort(TablesModel::Size, Qt::DescendingOrder);
    EXPECT_EQ(names(sorted), (QStringList{QStringLiteral("c"), QStringLiteral("a"), QStringLiteral("b")}));
    // Nothing is said about structure until it is known; then a table without any is one without a primary
    // key.
    EXPECT_FALSE(model.index(0, TablesModel::Structure).data().isValid());
    model.setDetails(
        {{QStringLiteral("b"), {.indexes = 2, .primaryKey = true, .triggers = 1, .referencedBy = 3}}});
    EXPECT_EQ(model.index(0, TablesModel::Structure).data().toString(), QStringLiteral("no primary key"));
    EXPECT_EQ(model.index(1, TablesModel::Structure).data().toString(),
              QStringLiteral("1 trigger · 2 indexes · referenced by 3 tables"));
    sorted.sort(TablesModel::Structure, Qt::DescendingOrder);
    EXPECT_EQ(names(sorted).first(), QStringLiteral("b"));
    model.setTables({{.name = QStringLiteral("b")}});
    EXPECT_FALSE(model.index(0, TablesModel::Structure).data().isValid()) << "details of another list";
}

TEST(TableWarnings, NameKeysFromElsewhereAndManyPartitions)
{
    TableSchema table{.name = QStringLiteral("t"), .engine = QStringLiteral("InnoDB")};
    table.partitions = 50;
    EXPECT_TRUE(tableWarnings(table).isEmpty());
    table.partitions = 51;
    table.referencedBy = {QStringLiteral("orders"), QStringLiteral("invoices")};
    const auto warnings = tableWarnings(table);
    ASSERT_EQ(warnings.size(), 2);
    EXPECT_TRUE(warnings.at(0).what.contains(QStringLiteral("orders, invoices")))
        << qPrintable(warnings.at(0).text());
    EXPECT_TRUE(warnings.at(1).what.contains(QStringLiteral("51 partitions")))
        << qPrintable(warnings.at(1).text());
}

} // namespace

} // namespace millrace
