// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/rowlookmodel.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::rowlookmodel_test {

namespace {

PreviewCell cell(const char *text)
{
    return text ? PreviewCell{.value = text} : PreviewCell{.isNull = true};
}

LoadedRow looked(qint64 number, const QVector<PreviewCell> &made, const QVector<PreviewCell> &stored)
{
    LoadedRow row{.key = {QString::number(number)}, .stored = stored};
    row.source.number = number;
    row.hasSource = true;
    row.source.source.row = number;
    row.source.source.raw = "raw\t1";
    row.source.cells = made;
    row.file = u"/dumps/a.txt"_s;
    return row;
}

} // namespace

TEST(RowLookModel, SaysOfEachRowWhatBecameOfIt)
{
    RowLook look{.table = u"s.t"_s,
                 .columns = {u"id"_s, u"note"_s},
                 .key = {.index = u"PRIMARY"_s, .columns = {{.name = u"id"_s}}}};
    LoadedRow equal = looked(1, {cell("1"), cell("a")}, {cell("1"), cell("a")});
    equal.columnsCompared = 2;
    LoadedRow other = looked(2, {cell("2"), cell("b")}, {cell("2"), cell(nullptr)});
    other.columnsCompared = 2;
    other.differing = {1};
    const LoadedRow gone = looked(3, {cell("3"), cell("")}, {});
    LoadedRow aside = looked(4, {cell("4"), cell("d")}, {});
    aside.wasSetAside = true;
    const LoadedRow unknown =
        looked(5, {cell("5"), cell("e")}, {cell("5"), cell("e")}); // nothing was compared
    LoadedRow foreign{.key = {u"9"_s}, .stored = {cell("9"), cell("x")}, .notes = {u"Why."_s}};
    for (const LoadedRow &row : {equal, other, gone, aside, unknown, foreign})
        look.lines << RowLook::Line{u"Row"_s, row};
    RowLookModel model;
    model.setLook(look);
    ASSERT_EQ(model.columnCount(), RowLookModel::Values + 2);
    QStringList verdicts;
    for (int row = 0; row < model.rowCount(); ++row)
        verdicts << model.index(row, RowLookModel::Verdict).data().toString();
    EXPECT_EQ(verdicts, (QStringList{u"equal"_s, u"differs"_s, u"not in the table"_s, u"set aside"_s,
                                     u"not compared"_s, u"not told"_s}));
    const auto text = [&model](int row, int column) { return model.index(row, column).data().toString(); };
    EXPECT_EQ(text(0, RowLookModel::Raw), u"raw⇥1"_s);
    EXPECT_EQ(text(1, RowLookModel::Values + 1), u"≠ b → NULL"_s);
    EXPECT_EQ(text(2, RowLookModel::Values + 1), u"''"_s) << "what the load gives, where the table has none";
    EXPECT_EQ(text(5, RowLookModel::Raw), QString());
    EXPECT_EQ(model.notes(0), u"a.txt, row 1 · id = 1"_s);
    EXPECT_EQ(model.notes(5), u"id = 9 · Why."_s);
    EXPECT_FALSE(look.isWell());
}

TEST(RowLookModel, AServersRowsHaveNoNumbers)
{
    RowLook look{.table = u"s.t"_s,
                 .isOfServer = true,
                 .columns = {u"id"_s},
                 .key = {.index = u"PRIMARY"_s, .columns = {{.name = u"id"_s}}}};
    LoadedRow row = looked(0, {cell("7")}, {cell("7")});
    row.key = {u"7"_s};
    row.file = u"a/b.orders"_s;
    row.columnsCompared = 1;
    look.lines << RowLook::Line{u"Row"_s, row};
    RowLookModel model;
    model.setLook(look);
    EXPECT_EQ(model.notes(0), u"a/b.orders · id = 7"_s);
    EXPECT_EQ(model.index(0, RowLookModel::Verdict).data().toString(), u"equal"_s);
    EXPECT_EQ(model.headerData(RowLookModel::Raw, Qt::Horizontal, Qt::DisplayRole).toString(),
              u"In the source"_s);
}

} // namespace millrace::test::rowlookmodel_test
