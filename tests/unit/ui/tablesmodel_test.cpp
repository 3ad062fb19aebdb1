// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "ui/models/tablesmodel.h"

#include "ui/models/tablewarnings.h"

#include <QSortFilterProxyModel>
#include <gtest/gtest.h>

namespace millrace::tablesmodel_test {

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
    model.setTables({{.name = u"a"_s, .rowsEstimate = 9, .dataBytes = 1'000'000},
                     {.name = u"b"_s, .rowsEstimate = 1'000'000, .dataBytes = 5},
                     {.name = u"c"_s, .rowsEstimate = 10, .dataBytes = 10, .indexBytes = 2'000'000}});
    sorted.sort(TablesModel::Rows);
    EXPECT_EQ(names(sorted), (QStringList{u"a"_s, u"c"_s, u"b"_s}));
    sorted.sort(TablesModel::Size, Qt::DescendingOrder);
    EXPECT_EQ(names(sorted), (QStringList{u"c"_s, u"a"_s, u"b"_s}));
    // Nothing is said about structure until it is known; then a table without any is one without a primary
    // key.
    EXPECT_FALSE(model.index(0, TablesModel::Structure).data().isValid());
    model.setDetails({{u"b"_s, {.indexes = 2, .primaryKey = true, .triggers = 1, .referencedBy = 3}}});
    EXPECT_EQ(model.index(0, TablesModel::Structure).data().toString(), u"no primary key"_s);
    EXPECT_EQ(model.index(1, TablesModel::Structure).data().toString(),
              u"1 trigger · 2 indexes · referenced by 3 tables"_s);
    sorted.sort(TablesModel::Structure, Qt::DescendingOrder);
    EXPECT_EQ(names(sorted).first(), u"b"_s);
    model.setTables({{.name = u"b"_s}});
    EXPECT_FALSE(model.index(0, TablesModel::Structure).data().isValid()) << "details of another list";
}

TEST(TableWarnings, NameKeysFromElsewhereAndManyPartitions)
{
    TableSchema table{.name = u"t"_s, .engine = u"InnoDB"_s};
    table.partitions = 50;
    EXPECT_TRUE(tableWarnings(table).isEmpty());
    table.partitions = 51;
    table.referencedBy = {u"orders"_s, u"invoices"_s};
    const auto warnings = tableWarnings(table);
    ASSERT_EQ(warnings.size(), 2);
    EXPECT_TRUE(warnings.at(0).what.contains(u"orders, invoices"_s)) << qPrintable(warnings.at(0).text());
    EXPECT_TRUE(warnings.at(1).what.contains(u"51 partitions"_s)) << qPrintable(warnings.at(1).text());
}

} // namespace

} // namespace millrace::tablesmodel_test
