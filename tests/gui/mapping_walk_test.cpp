// SPDX-License-Identifier: GPL-3.0-or-later
// The Mapping page with a real dump and table: mapping, statement, profiles, and what the server makes of
// the sample rows.
#include "core/base/literals.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/mappingcells.h"
#include "tests/gui/support/walk_fixture.h"
#include "tests/support/awaited.h"
#include "ui/models/previewmodel.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTableView>

namespace millrace::test::mapping_walk_test {
namespace {

using MappingWalk = WalkTest;

TEST_F(MappingWalk, valuesTheServerWouldBendAreMarked)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t5000000000\tok\n2\t7\tfine\n3\tabc\tok\n"));
    auto *preview = find<QTableView>("preview")->model();
    ASSERT_EQ(preview->rowCount(), 3);
    EXPECT_EQ(preview->index(0, 3).data().toString(), u"≠ 5000000000 → 4294967295"_s);
    EXPECT_EQ(preview->index(0, 3).data(PreviewModel::MarkRole).toInt(), int(PreviewModel::Mark::Warned));
    EXPECT_EQ(preview->index(1, 3).data(PreviewModel::MarkRole).toInt(), int(PreviewModel::Mark::None));
    EXPECT_EQ(preview->index(2, 3).data(PreviewModel::MarkRole).toInt(), int(PreviewModel::Mark::Warned));
    EXPECT_TRUE(window.page(WizardWindow::MappingStep)->hint().contains(u"2 warnings"_s))
        << window.page(WizardWindow::MappingStep)->hint();
    // Return on a row: its bytes, what they were taken for, what is stored.
    auto *rows = find<QTableView>("preview");
    auto *detail = find<QWidget>("rowDetail");
    EXPECT_FALSE(detail->isVisible());
    rows->setFocus();
    rows->setCurrentIndex(rows->model()->index(0, 2));
    QTest::keyClick(rows, Qt::Key_Return);
    ASSERT_TRUE(detail->isVisible());
    EXPECT_TRUE(find<ElidedLabel>("rowRaw")->fullText().contains(u"5000000000"_s));
    EXPECT_TRUE(find<ElidedLabel>("rowParsed")->fullText().contains(u"user_id “5000000000” · action “ok”"_s))
        << find<ElidedLabel>("rowParsed")->fullText();
    EXPECT_TRUE(find<ElidedLabel>("rowStored")->fullText().contains(u"user_id 4294967295"_s))
        << find<ElidedLabel>("rowStored")->fullText();
    QTest::keyClick(rows, Qt::Key_Down);
    EXPECT_TRUE(find<ElidedLabel>("rowParsed")->fullText().contains(u"“fine”"_s));
}

TEST_F(MappingWalk, theStatementIsPastedUnderstoodAndTakenBack)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    const Mapping before = window.draft()->mapping();
    auto *text = find<QPlainTextEdit>("statement");
    press("openStatement");
    EXPECT_EQ(window.focusWidget(), text);
    QGuiApplication::clipboard()->setText(
        u"load data infile '/backup/credits.txt' ignore into table credits\n"
        "(id, user_id, @what) set action = upper(@what);"_s);
    QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(settle());
    auto *rows = find<QTableView>("mapping");
    EXPECT_EQ(bindingOf(rows, 2), u"@what"_s);
    EXPECT_EQ(getsOf(rows, 2), u"upper(@what)"_s);
    EXPECT_EQ(ofField(rows, 2, MappingModel::Gets), ofColumn(rows, 2, MappingModel::Gets)) << "one row";
    EXPECT_EQ(find<QTableView>("preview")->model()->index(0, 4).data().toString(), u"a → A"_s);
    EXPECT_TRUE(text->toPlainText().contains(u"set action"_s)) << "the text is the writer's";

    // A letter too many: marked, the mapping stays, and there is no way on.
    const Mapping pasted = window.draft()->mapping();
    QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(text, u" x"_s);
    EXPECT_TRUE(find<MessageBar>("statementFault")->isVisible());
    EXPECT_TRUE(find<MessageBar>("statementFault")->what().contains(u"line 2"_s));
    EXPECT_EQ(window.draft()->mapping(), pasted);
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_TRUE(find<QAbstractButton>("revertStatement")->isVisible());
    QTest::keyClick(text, Qt::Key_Escape);
    EXPECT_FALSE(find<MessageBar>("statementFault")->isVisible());
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_TRUE(text->toPlainText().startsWith(u"LOAD DATA LOCAL INFILE 'credits_1.txt'"_s));

    // Completion: a variable by its beginning.
    QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(text, u", user_id = @wh"_s);
    ASSERT_TRUE(awaited([] { return QApplication::activePopupWidget() != nullptr; }));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    EXPECT_TRUE(text->toPlainText().endsWith(u", user_id = @what"_s)) << text->toPlainText();
    EXPECT_EQ(window.draft()->mappingErrors().size(), 1) << "user_id is bound twice now";

    // What was typed in one go is one step back, whatever edited it.
    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(window.draft()->mapping(), pasted);
    EXPECT_FALSE(text->toPlainText().contains(u"`user_id` ="_s));
    press("undoMapping");
    EXPECT_EQ(window.draft()->mapping(), before);
    EXPECT_FALSE(find<QAbstractButton>("undoMapping")->isEnabled());
    press("redoMapping");
    EXPECT_EQ(window.draft()->mapping(), pasted);
}

TEST_F(MappingWalk, aPastedStatementBringsItsDialect)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1|2|a;b\n2|3|c;d\n"));
    auto *text = find<QPlainTextEdit>("statement");
    press("openStatement");
    EXPECT_TRUE(text->hasFocus());
    QGuiApplication::clipboard()->setText(
        u"LOAD DATA INFILE 'x' INTO TABLE credits FIELDS TERMINATED BY '|' LINES TERMINATED BY ';' (@a, "
        "@b, @c) SET id = @a, user_id = 7, action = @c"_s);
    QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);
    find<QTableView>("mapping")->setFocus();
    ASSERT_TRUE(
        awaited([&] { return window.draft()->source().dialect.linesTerminatedBy == QByteArray(";"); }));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->mapping().expressions.size(), 3);
    EXPECT_EQ(find<QTableView>("preview")->model()->index(0, 4).data().toString(), u"a"_s);
    // Another table than the chosen one is not loaded by accident.
    text->setFocus();
    QGuiApplication::clipboard()->setText(u"LOAD DATA INFILE 'x' INTO TABLE other (a)"_s);
    QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);
    EXPECT_TRUE(find<MessageBar>("statementFault")->what().contains(u"other"_s));
}

TEST_F(MappingWalk, aColumnGetsATransformAFieldOrNullByKeysAndByDragging)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\tjoin\n"));
    auto *rows = find<QTableView>("mapping");
    const auto gets = [&](int column) { return getsOf(rows, column); };
    const auto choose = [&](int column, const char *action) {
        rows->setFocus();
        rows->setCurrentIndex(ofColumn(rows, column, MappingModel::Gets));
        QTest::keyClick(rows, Qt::Key_T, Qt::ControlModifier);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        auto *chosen = menu->findChild<QAction *>(QString::fromLatin1(action));
        ASSERT_NE(chosen, nullptr) << action;
        ASSERT_TRUE(chosen->isEnabled()) << action;
        menu->setActiveAction(chosen);
        QTest::keyClick(menu, Qt::Key_Return);
    };
    ASSERT_NO_FATAL_FAILURE(choose(2, "transform_upper"));
    EXPECT_EQ(gets(2), u"UPPER(@action)"_s);
    ASSERT_NO_FATAL_FAILURE(choose(2, "transform_prefix"));
    auto *text = find<QComboBox>("transform_text");
    ASSERT_TRUE(text->isVisible()) << "the parameters stand in the page";
    text->lineEdit()->selectAll();
    QTest::keyClick(text->lineEdit(), Qt::Key_Delete);
    EXPECT_FALSE(find<QAbstractButton>("transformApply")->isEnabled());
    QTest::keyClicks(text->lineEdit(), u"it's "_s);
    EXPECT_EQ(find<ElidedLabel>("transformWrites")->fullText(), u"CONCAT('it\\'s ', UPPER(@action))"_s);
    EXPECT_EQ(gets(2), u"UPPER(@action)"_s) << "nothing before Return";
    QTest::keyClick(text->lineEdit(), Qt::Key_Return);
    EXPECT_FALSE(find<QWidget>("transformBar")->isVisible());
    ASSERT_TRUE(settle());
    EXPECT_EQ(find<QTableView>("preview")->model()->index(0, 4).data().toString(), u"join → it's JOIN"_s);
    EXPECT_TRUE(find<QPlainTextEdit>("statement")->toPlainText().contains(u"it\\'s"_s));

    // A field is dragged to a column; the one that had it is without.
    EXPECT_EQ(ofField(rows, 0, MappingModel::Why).data().toString(), u"position"_s);
    const std::unique_ptr<QMimeData> dragged(
        rows->model()->mimeData({ofField(rows, 1, MappingModel::Sample)}));
    ASSERT_TRUE(rows->model()->dropMimeData(dragged.get(), Qt::CopyAction, -1, -1,
                                            ofColumn(rows, 0, MappingModel::Column)));
    EXPECT_EQ(gets(0), u"field 2"_s);
    EXPECT_EQ(gets(1), u"nothing, and it has no default"_s);
    EXPECT_EQ(bindingOf(rows, 0), u"@discard"_s);
    EXPECT_EQ(ofField(rows, 1, MappingModel::Why).data().toString(), u"hand"_s);

    // Free SQL with completion in the cell.
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    rows->setFocus();
    rows->setCurrentIndex(ofColumn(rows, 1, MappingModel::Gets));
    QTest::keyClick(rows, Qt::Key_F2);
    auto *editor = rows->findChild<QComboBox *>(u"cellEditor"_s);
    ASSERT_NE(editor, nullptr);
    editor->lineEdit()->selectAll();
    QTest::keyClicks(editor->lineEdit(), u"1 + char_l"_s);
    ASSERT_TRUE(awaited([] { return QApplication::activePopupWidget() != nullptr; }));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    EXPECT_EQ(editor->lineEdit()->text(), u"1 + CHAR_LENGTH("_s);
    QTest::keyClicks(editor->lineEdit(), u"'x')"_s);
    QTest::keyClick(editor->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(awaited([&] { return gets(1) == u"1 + CHAR_LENGTH('x')"_s; })) << gets(1);
}

TEST_F(MappingWalk, aMappingKeptAsAProfileIsOfferedForTheNextDump)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\tjoin\n"));
    ASSERT_TRUE(giveColumn(find<QTableView>("mapping"), 2, u"UPPER(@action)"_s));
    const Mapping kept = window.draft()->mapping();
    auto *bar = find<MessageBar>("mappingBar");
    type("profileName", u"monthly credits"_s);
    QTest::keyClick(find<QLineEdit>("profileName"), Qt::Key_Return);
    EXPECT_EQ(bar->severity(), MessageBar::Severity::Good);
    EXPECT_TRUE(bar->isVisible());

    // The next month: another file, mapped by itself; the profile is offered and taken.
    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    window.draft()->mapAutomatically();
    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    ASSERT_TRUE(settle());
    EXPECT_NE(window.draft()->mapping(), kept);
    EXPECT_TRUE(bar->what().contains(u"monthly credits"_s)) << bar->what();
    press("useProfile");
    EXPECT_EQ(window.draft()->mapping(), kept);
    EXPECT_FALSE(bar->isVisible());
}

TEST_F(MappingWalk, previewedRowsArePinnedSearchedAndFiltered)
{
    makeTable();
    QByteArray rows;
    for (int row = 1; row <= 5000; ++row)
        rows += QByteArray::number(row) + '\t' + (row == 4321 ? "x" : QByteArray::number(row * 3)) +
                "\trecruit\n";
    ASSERT_NO_FATAL_FAILURE(toMapping(rows));
    auto *table = find<QTableView>("preview");
    const auto *preview = table->model();
    const auto pin = [&](const QString &row) {
        type("previewPin", row);
        QTest::keyClick(find<QLineEdit>("previewPin"), Qt::Key_Return);
        return settle();
    };
    ASSERT_TRUE(pin(u"4,321"_s));
    ASSERT_TRUE(pin(u"3000"_s));
    EXPECT_EQ(window.draft()->input().pinnedRows, (QVector<qint64>{3000, 4321}));
    EXPECT_EQ(preview->index(0, 0).data().toString(), u"▸ 3,000"_s);
    EXPECT_EQ(preview->index(0, 3).data().toString(), u"9000"_s);
    EXPECT_EQ(preview->index(1, 0).data().toString(), u"▸ 4,321"_s);
    EXPECT_EQ(preview->index(1, 3).data().toString(), u"≠ x → 0"_s);
    EXPECT_TRUE(preview->index(1, 3).data(Qt::ToolTipRole).toString().contains(u"1366"_s))
        << "the server's words stand at the cell";
    EXPECT_TRUE(find<ElidedLabel>("previewWarnings")->fullText().contains(u"user_id: 1 other"_s));

    press("previewFindings");
    EXPECT_EQ(preview->rowCount(), 1);
    press("previewFindings");
    type("previewSearch", u"9000"_s);
    EXPECT_EQ(preview->rowCount(), 1);
    type("previewSearch", QString());
    // A pinned row is shown whatever the mapping becomes; Space lets it go.
    ASSERT_TRUE(giveColumn(find<QTableView>("mapping"), 0, u"@row_number"_s));
    ASSERT_TRUE(settle());
    EXPECT_EQ(preview->index(1, 2).data().toString(), u"4321"_s);
    table->setFocus();
    table->setCurrentIndex(preview->index(1, 0));
    QTest::keyClick(table, Qt::Key_Space);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->input().pinnedRows, QVector<qint64>{3000});
    ASSERT_TRUE(pin(u"5001"_s));
    EXPECT_TRUE(find<ElidedLabel>("previewWarnings")->fullText().contains(u"1 to 5,000"_s));
    EXPECT_EQ(window.draft()->input().pinnedRows, QVector<qint64>{3000});
}

TEST_F(MappingWalk, withoutTemporaryTablesThePreviewSaysWhatItIs)
{
    makeTable();
    server->execute(u"CREATE USER teller@localhost IDENTIFIED BY 'pw'"_s);
    server->execute(u"GRANT SELECT, INSERT, DELETE, CREATE, DROP ON %1.* TO teller@localhost"_s.arg(schema));
    ASSERT_NO_FATAL_FAILURE(source("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    type("user", u"teller"_s);
    type("socket", server->connection().spec.socket);
    type("password", u"pw"_s);
    type("connectSchema", schema);
    press("connectButton");
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(chooseTable(u"credits"_s));
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    ASSERT_TRUE(giveColumn(find<QTableView>("mapping"), 2, u"CONCAT('web_', @action)"_s));
    ASSERT_TRUE(settle());
    EXPECT_EQ(find<QTableView>("preview")->model()->index(0, 4).data().toString(), u"a → web_a"_s);
    const QString said = find<ElidedLabel>("previewWarnings")->fullText();
    EXPECT_TRUE(said.contains(u"Only expressions are evaluated"_s)) << said;
    EXPECT_TRUE(said.contains(u"GRANT CREATE TEMPORARY TABLES"_s)) << said;
    server->execute(u"DROP USER teller@localhost"_s);
}

TEST_F(MappingWalk, datesInAFormatOfTheirOwnAreReadByOneButton)
{
    server->execute(u"CREATE TABLE %1.days (id int PRIMARY KEY, day date)"_s.arg(schema));
    window.addPaths({write(u"days.txt"_s, "1\t31/12/2011\n2\t01/02/2012\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    window.serverWork()->chooseTable(schema, u"days"_s);
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    ASSERT_EQ(window.draft()->valueWarnings().size(), 1);
    const Error warning = window.draft()->valueWarnings().first();
    EXPECT_TRUE(warning.what.contains(u"2 of the 2 values"_s)) << warning.text();
    EXPECT_TRUE(warning.howToFix.contains(u"STR_TO_DATE(@day, '%d/%m/%Y')"_s)) << warning.text();
    EXPECT_EQ(find<QAbstractButton>("mendDates")->text(), u"Read day as %d/%m/%Y"_s);
    press("mendDates");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(window.draft()->valueWarnings().isEmpty());
    EXPECT_FALSE(find<QAbstractButton>("mendDates")->isVisible());
    auto *preview = find<QTableView>("preview")->model();
    EXPECT_EQ(preview->index(0, 3).data().toString(), u"31/12/2011 → 2011-12-31"_s);
    EXPECT_EQ(preview->index(1, 3).data().toString(), u"01/02/2012 → 2012-02-01"_s);
}

TEST_F(MappingWalk, valuesThatDoNotFitAreNamedOnTheMappingPage)
{
    server->execute(u"CREATE TABLE %1.narrow (id int PRIMARY KEY, what varchar(3))"_s.arg(schema));
    window.addPaths({write(u"narrow.txt"_s, "1\tbook\n2\tpen\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    window.serverWork()->chooseTable(schema, u"narrow"_s);
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    auto *warnings = find<ElidedLabel>("previewWarnings");
    EXPECT_TRUE(warnings->fullText().contains(u"varchar(3)"_s)) << warnings->fullText();
    ASSERT_EQ(window.draft()->valueWarnings().size(), 1);
    EXPECT_TRUE(window.draft()->valueWarnings().first().what.contains(u"varchar(3)"_s));
    window.draft()->setMapping({.fields = {{.kind = FieldBinding::Kind::Column, .name = u"id"_s},
                                           {.kind = FieldBinding::Kind::Discard}}});
    ASSERT_TRUE(settle());
    EXPECT_FALSE(warnings->fullText().contains(u"varchar(3)"_s)) << warnings->fullText();
}

TEST_F(MappingWalk, keysOfJsonLinesAreTheFields)
{
    server->execute(
        u"CREATE TABLE %1.people (name varchar(20), id int PRIMARY KEY, tags json)"_s.arg(schema));
    window.addPaths({write(u"people.jsonl"_s, "{\"id\":1,\"other\":2.50,\"name\":\"A \\u00e9\"}\n"
                                              "{\"tags\":[1, {\"x\":\"\\n\"}],\"id\":2}\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    ASSERT_NO_FATAL_FAILURE(chooseTable(u"people"_s));
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    auto *mapping = find<QTableView>("mapping");
    EXPECT_EQ(getsOf(mapping, 0), u"field 3"_s);
    EXPECT_EQ(getsOf(mapping, 1), u"field 1"_s);
    EXPECT_EQ(getsOf(mapping, 2), u"field 4"_s);
    auto *rows = find<QTableView>("preview");
    ASSERT_EQ(rows->model()->rowCount(), 2);
    expectGoodLooksInAll(window, u"mapping-json"_s);
    rows->setFocus();
    rows->setCurrentIndex(rows->model()->index(1, 2));
    QTest::keyClick(rows, Qt::Key_Return);
    EXPECT_TRUE(find<ElidedLabel>("rowParsed")->fullText().contains(u"tags “[1, {\"x\":\"\\n\"}]”"_s))
        << find<ElidedLabel>("rowParsed")->fullText();
}

/// Whole rows that are seen without scrolling.
int rowsInView(const QTableView *table)
{
    return table->viewport()->height() / table->verticalHeader()->defaultSectionSize();
}

TEST_F(MappingWalk, thePreviewHasHalfOfThePageAndShowsTheDumpBesideTheTable)
{
    makeTable();
    QByteArray rows;
    for (int row = 1; row <= 200; ++row)
        rows += QByteArray::number(row) + (row % 3 == 0 ? "\tx\tjoin\n" : "\t7\tjoin\n");
    ASSERT_NO_FATAL_FAILURE(toMapping(rows));
    ASSERT_TRUE(giveColumn(find<QTableView>("mapping"), 2, u"UPPER(@action)"_s));
    ASSERT_TRUE(settle());
    auto *preview = find<QTableView>("preview");
    auto *footer = find<QWidget>("footer");
    for (const auto &[size, least] : {std::pair{QSize(1180, 760), 8}, std::pair{QSize(960, 640), 5}}) {
        window.resize(size);
        ASSERT_TRUE(settle());
        // Laid out in some turns of the event loop.
        const auto *mapped = find<QTableView>("mapping");
        EXPECT_TRUE(awaited([&, least = least] {
            return rowsInView(preview) >= least && rowsInView(mapped) >= 2;
        })) << size.width()
            << ": " << rowsInView(preview) << ", " << rowsInView(mapped);
        EXPECT_GE(2 * preview->parentWidget()->height(), window.height() - footer->height()) << size.width();
        // The bytes of the row, what a value was taken for, and what is stored.
        const QModelIndex raw = preview->model()->index(2, PreviewModel::Raw);
        EXPECT_EQ(raw.data().toString(), u"3⇥x⇥join"_s);
        EXPECT_EQ(preview->model()->index(2, 3).data().toString(), u"≠ x → 0"_s);
        EXPECT_EQ(preview->model()->index(2, 4).data().toString(), u"join → JOIN"_s);
        for (int column = 0; column < preview->model()->columnCount(); ++column)
            EXPECT_LE(preview->visualRect(preview->model()->index(2, column)).right(),
                      preview->viewport()->width())
                << column;
    }
}

TEST_F(MappingWalk, fieldsAndColumnsAreOneTableToSearchAndToPutInOrder)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\tx\tjoin\n2\t7\tleave\n"));
    auto *rows = find<QTableView>("mapping");
    ASSERT_EQ(rows->model()->rowCount(), 3);
    EXPECT_EQ(ofField(rows, 2, MappingModel::Column).data().toString(), u"action"_s);
    EXPECT_EQ(ofField(rows, 1, MappingModel::Sample).data().toString(), u"x"_s);
    EXPECT_EQ(ofField(rows, 1, MappingModel::Stored).data().toString(), u"0"_s) << "of the same row";

    // The field is let go by keys: a row of its own now, and the cursor stays in its cell.
    rows->setFocus();
    rows->setCurrentIndex(ofField(rows, 1, MappingModel::Binding));
    QTest::keyClick(rows, Qt::Key_F2);
    auto *editor = rows->findChild<QComboBox *>(u"cellEditor"_s);
    ASSERT_NE(editor, nullptr);
    editor->lineEdit()->selectAll();
    QTest::keyClicks(editor->lineEdit(), u"@discard"_s);
    QTest::keyClick(editor->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(awaited([&] { return rows->model()->rowCount() == 4; }));
    EXPECT_EQ(rows->currentIndex(), ofField(rows, 1, MappingModel::Binding));
    EXPECT_EQ(window.focusWidget(), rows);
    EXPECT_EQ(rows->currentIndex().data(MappingModel::ColumnRole), -1);
    EXPECT_EQ(ofColumn(rows, 1, MappingModel::Number).row(), 3) << "columns without a field come last";
    QTest::keyClick(rows, Qt::Key_T, Qt::ControlModifier);
    EXPECT_TRUE(find<MessageBar>("mappingBar")->what().contains(u"no column"_s));

    // In the table's order: the column stands where the table has it.
    rows->sortByColumn(MappingModel::Column, Qt::AscendingOrder);
    EXPECT_EQ(ofColumn(rows, 1, MappingModel::Column).row(), 1);
    EXPECT_EQ(ofField(rows, 1, MappingModel::Number).row(), 3);
    rows->sortByColumn(MappingModel::Number, Qt::AscendingOrder);
    type("mappingSearch", u"ACTION"_s);
    EXPECT_EQ(rows->model()->rowCount(), 1);
    EXPECT_EQ(ofField(rows, 2, MappingModel::Number).row(), 0);
    type("mappingSearch", QString());
    EXPECT_EQ(rows->model()->rowCount(), 4);
    press("undoMapping");
    EXPECT_EQ(rows->model()->rowCount(), 3);
}

} // namespace
} // namespace millrace::test::mapping_walk_test
