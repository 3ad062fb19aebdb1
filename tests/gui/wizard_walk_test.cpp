// SPDX-License-Identifier: GPL-3.0-or-later
// From dropped files to rows in a table: the whole wizard by keys and object names, against a real private
// server.
#include "core/base/paths.h"
#include "core/load/runfolder.h"
#include "core/server/connection.h"
#include "core/verify/warmupreport.h"
#include "tests/gui/wizard_fixture.h"
#include "tests/support/privateserver.h"
#include "ui/models/calibrationmodel.h"
#include "ui/models/columnsmodel.h"
#include "ui/models/fieldsmodel.h"
#include "ui/models/previewmodel.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/wizardpage.h"

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableView>
#include <thread>
#include <vector>

namespace millrace::test {
namespace {

class WalkTest : public WizardTest
{
protected:
    void SetUp() override
    {
        WizardTest::SetUp();
        server = &PrivateServer::shared();
        schema = server->freshSchema();
    }

    void type(const char *objectName, const QString &text)
    {
        auto *field = find<QLineEdit>(objectName);
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }
    void next()
    {
        const int before = window.currentStep();
        auto *button = find<QAbstractButton>("primaryButton");
        ASSERT_TRUE(button->isEnabled()) << "on " << window.page(before)->objectName().toStdString();
        QTest::mouseClick(button, Qt::LeftButton);
        ASSERT_EQ(window.currentStep(), before + 1);
    }
    void source(const QByteArray &content)
    {
        window.addPaths({write(QStringLiteral("credits_1.txt"), content)});
        ASSERT_TRUE(settle());
    }
    void connectServer(const QString &password)
    {
        const ResolvedConnection target = server->connection();
        type("socket", target.spec.socket);
        type("user", target.spec.user);
        type("password", password);
        type("connectSchema", schema);
        QTest::keyClick(find<QLineEdit>("connectSchema"), Qt::Key_Return);
        ASSERT_TRUE(settle());
    }
    void chooseTable(const QString &name)
    {
        auto *tables = find<QTableView>("tables");
        ASSERT_TRUE(QTest::qWaitFor([&] { return tables->model()->rowCount() > 0; }));
        type("tableSearch", name);
        ASSERT_EQ(tables->model()->rowCount(), 1);
        QTest::mouseClick(tables->viewport(), Qt::LeftButton, {},
                          tables->visualRect(tables->model()->index(0, 0)).center());
        ASSERT_TRUE(QTest::qWaitFor([&] { return window.draft()->tableSchema().has_value(); }));
        ASSERT_TRUE(settle());
    }
    void toMapping(const QByteArray &content)
    {
        ASSERT_NO_FATAL_FAILURE(source(content));
        ASSERT_NO_FATAL_FAILURE(next());
        ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
        ASSERT_NO_FATAL_FAILURE(chooseTable(QStringLiteral("credits")));
        ASSERT_NO_FATAL_FAILURE(next());
        ASSERT_TRUE(settle());
    }
    void makeTable()
    {
        server->execute(
            QStringLiteral("CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
                           "NOT NULL, action varchar(20) NOT NULL) ENGINE=InnoDB")
                .arg(schema));
        server->execute(QStringLiteral("CREATE TABLE %1.other (a int)").arg(schema));
    }
    QString tableName() const { return schema + QStringLiteral(".credits"); }

    PrivateServer *server = nullptr;
    QString schema;
};

TEST_F(WalkTest, fromDroppedFileToVerifiedRows)
{
    makeTable();
    QByteArray rows;
    for (int row = 1; row <= 5000; ++row)
        rows += "7\t" + QByteArray::number(row * 3) + "\trecruit\n";
    ASSERT_NO_FATAL_FAILURE(toMapping(rows));

    // id gets the row's number, action an expression: by keys, in the tables.
    auto *columns = find<QTableView>("columns");
    columns->setFocus();
    columns->setCurrentIndex(columns->model()->index(0, ColumnsModel::Gets));
    QTest::keyClick(columns, Qt::Key_F2);
    auto *editor = columns->findChild<QComboBox *>(QStringLiteral("cellEditor"));
    ASSERT_NE(editor, nullptr);
    editor->lineEdit()->selectAll();
    QTest::keyClicks(editor->lineEdit(), QStringLiteral("@row_number"));
    QTest::keyClick(editor->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.draft()->mapping().usesRowNumber(); }));
    ASSERT_TRUE(columns->model()->setData(columns->model()->index(2, ColumnsModel::Gets),
                                          QStringLiteral("CONCAT('web_', @action)"), Qt::EditRole));
    ASSERT_TRUE(settle());
    auto *fields = find<QTableView>("fields")->model();
    EXPECT_EQ(fields->index(0, FieldsModel::Binding).data().toString(), QStringLiteral("@discard"));
    EXPECT_EQ(fields->index(2, FieldsModel::Binding).data().toString(), QStringLiteral("@action"));
    auto *preview = find<QTableView>("preview")->model();
    ASSERT_EQ(preview->rowCount(), 161) << "the first 100, 60 from anywhere, the last";
    EXPECT_EQ(preview->index(160, 0).data().toString(), QStringLiteral("5,000"));
    EXPECT_EQ(preview->index(160, 1).data().toString(), QStringLiteral("5000")) << "its row number";
    EXPECT_EQ(preview->index(1, 1).data().toString(), QStringLiteral("2"));
    EXPECT_EQ(preview->index(0, 3).data().toString(), QStringLiteral("web_recruit"));
    press("copyStatement");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("LOAD DATA LOCAL INFILE")));

    ASSERT_NO_FATAL_FAILURE(next());
    type("chunkRows", QStringLiteral("1,000"));
    EXPECT_EQ(window.draft()->chunkCount(), 5);
    ASSERT_NO_FATAL_FAILURE(next());
    const auto before = window.draft()->settings().size();
    QTest::keyClick(find<QAbstractButton>("knob_wait_timeout"), Qt::Key_Space);
    EXPECT_EQ(window.draft()->settings().size(), before - 1);
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    // A rehearsal shows how it would go, and nothing happens to the table.
    auto *rehearsal = find<MessageBar>("rehearsalBar");
    EXPECT_TRUE(rehearsal->isHidden());
    press("rehearse");
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return rehearsal->what().startsWith(QStringLiteral("Rehearsed on")); }, 90'000))
        << qPrintable(rehearsal->what() + rehearsal->howToFix());
    EXPECT_TRUE(rehearsal->what().contains(QStringLiteral("5,000 rows loaded and verified")))
        << qPrintable(rehearsal->what());
    EXPECT_EQ(rehearsal->severity(), MessageBar::Severity::Good);
    auto *primary = find<QAbstractButton>("primaryButton");
    EXPECT_EQ(primary->text(), QStringLiteral("&Load 5,000 rows"));
    EXPECT_TRUE(
        find<QPlainTextEdit>("reviewStatements")->toPlainText().contains(QStringLiteral("CONCAT('web_'")));
    EXPECT_EQ(server->value(QStringLiteral("SELECT COUNT(*) FROM ") + tableName()).toInt(), 0)
        << "nothing happens before the button";
    QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(window.currentStep(), WizardWindow::ReviewStep) << "no shortcut starts a load";
    QTest::mouseClick(primary, Qt::LeftButton);
    ASSERT_EQ(window.currentStep(), WizardWindow::LoadStep);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            return !window.isRunning() && window.page(WizardWindow::LoadStep)->isReady() &&
                   window.page(WizardWindow::LoadStep)->nextText().isEmpty();
        },
        30'000));
    EXPECT_EQ(server->value(QStringLiteral("SELECT COUNT(*) FROM ") + tableName()).toInt(), 5000);
    EXPECT_EQ(
        server->value(QStringLiteral("SELECT user_id FROM %1 WHERE id = 4321").arg(tableName())).toInt(),
        12963);
    EXPECT_EQ(
        server->value(QStringLiteral("SELECT COUNT(*) FROM %1 WHERE action = 'web_recruit'").arg(tableName()))
            .toInt(),
        5000);
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_EQ(window.currentStep(), WizardWindow::FinishStep);

    // The table is read into memory when asked to, by keys, and the evidence is on screen and in the run's
    // folder.
    auto *indexes = find<QAbstractButton>("warmIndexes");
    indexes->setFocus();
    QTest::keyClick(indexes, Qt::Key_Space);
    press("warmStart");
    auto *evidence = find<QLabel>("warmEvidence");
    ASSERT_TRUE(QTest::qWaitFor([&] { return evidence->text().contains(QLatin1String("PRIMARY")); }, 30'000))
        << qPrintable(find<QLabel>("warmWords")->text());
    EXPECT_TRUE(evidence->text().contains(QLatin1String("first scan"))) << qPrintable(evidence->text());
    EXPECT_TRUE(find<QAbstractButton>("warmStart")->isVisible());
    const auto record = WarmupReport::load(runsHome() + QLatin1Char('/') + listRuns().first());
    ASSERT_TRUE(record && *record);
    EXPECT_EQ((*record)->tables.size(), 1);
}

TEST_F(WalkTest, aWrongPasswordStaysOnThePageAndTheRightOneMendsIt)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(source("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(QStringLiteral("wrong")));
    auto *bar = find<MessageBar>("connectionBar");
    EXPECT_TRUE(bar->isVisible());
    EXPECT_FALSE(bar->howToFix().isEmpty());
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    EXPECT_FALSE(bar->isVisible());
    EXPECT_EQ(find<QTableView>("tables")->model()->rowCount(), 2);
}

TEST_F(WalkTest, valuesTheServerWouldBendAreMarked)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t5000000000\tok\n2\t7\tfine\n3\tabc\tok\n"));
    auto *preview = find<QTableView>("preview")->model();
    ASSERT_EQ(preview->rowCount(), 3);
    EXPECT_EQ(preview->index(0, 2).data().toString(), QStringLiteral("≠ 5000000000 → 4294967295"));
    EXPECT_EQ(preview->index(0, 2).data(PreviewModel::MarkRole).toInt(), int(PreviewModel::Mark::Warned));
    EXPECT_EQ(preview->index(1, 2).data(PreviewModel::MarkRole).toInt(), int(PreviewModel::Mark::None));
    EXPECT_EQ(preview->index(2, 2).data(PreviewModel::MarkRole).toInt(), int(PreviewModel::Mark::Warned));
    EXPECT_TRUE(window.page(WizardWindow::MappingStep)->hint().contains(QStringLiteral("2 warnings")))
        << window.page(WizardWindow::MappingStep)->hint().toStdString();
    // Return on a row: its bytes, what they were taken for, what is stored.
    auto *rows = find<QTableView>("preview");
    auto *detail = find<QWidget>("rowDetail");
    EXPECT_FALSE(detail->isVisible());
    rows->setFocus();
    rows->setCurrentIndex(rows->model()->index(0, 2));
    QTest::keyClick(rows, Qt::Key_Return);
    ASSERT_TRUE(detail->isVisible());
    EXPECT_TRUE(find<ElidedLabel>("rowRaw")->fullText().contains(QStringLiteral("5000000000")));
    EXPECT_TRUE(find<ElidedLabel>("rowParsed")
                    ->fullText()
                    .contains(QStringLiteral("user_id “5000000000” · action “ok”")))
        << find<ElidedLabel>("rowParsed")->fullText().toStdString();
    EXPECT_TRUE(find<ElidedLabel>("rowStored")->fullText().contains(QStringLiteral("user_id 4294967295")))
        << find<ElidedLabel>("rowStored")->fullText().toStdString();
    QTest::keyClick(rows, Qt::Key_Down);
    EXPECT_TRUE(find<ElidedLabel>("rowParsed")->fullText().contains(QStringLiteral("“fine”")));
}

TEST_F(WalkTest, theStatementIsPastedUnderstoodAndTakenBack)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    const Mapping before = window.draft()->mapping();
    auto *text = find<QPlainTextEdit>("statement");
    text->setFocus();
    QGuiApplication::clipboard()->setText(
        QStringLiteral("load data infile '/backup/credits.txt' ignore into table credits\n"
                       "(id, user_id, @what) set action = upper(@what);"));
    QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(settle());
    auto *fields = find<QTableView>("fields");
    EXPECT_EQ(fields->model()->index(2, FieldsModel::Binding).data().toString(), QStringLiteral("@what"));
    EXPECT_EQ(find<QTableView>("columns")->model()->index(2, ColumnsModel::Gets).data().toString(),
              QStringLiteral("upper(@what)"));
    EXPECT_EQ(find<QTableView>("preview")->model()->index(0, 3).data().toString(), QStringLiteral("A"));
    EXPECT_TRUE(text->toPlainText().contains(QStringLiteral("set action"))) << "the text is the writer's";

    // A letter too many: marked, the mapping stays, and there is no way on.
    const Mapping pasted = window.draft()->mapping();
    QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(text, QStringLiteral(" x"));
    EXPECT_TRUE(find<MessageBar>("statementFault")->isVisible());
    EXPECT_TRUE(find<MessageBar>("statementFault")->what().contains(QStringLiteral("line 2")));
    EXPECT_EQ(window.draft()->mapping(), pasted);
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_TRUE(find<QAbstractButton>("revertStatement")->isVisible());
    QTest::keyClick(text, Qt::Key_Escape);
    EXPECT_FALSE(find<MessageBar>("statementFault")->isVisible());
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_TRUE(text->toPlainText().startsWith(QStringLiteral("LOAD DATA LOCAL INFILE 'credits_1.txt'")));

    // Completion: a variable by its beginning.
    QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(text, QStringLiteral(", user_id = @wh"));
    ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    EXPECT_TRUE(text->toPlainText().endsWith(QStringLiteral(", user_id = @what")))
        << text->toPlainText().toStdString();
    EXPECT_EQ(window.draft()->mappingErrors().size(), 1) << "user_id is bound twice now";

    // What was typed in one go is one step back, whatever edited it.
    fields->setFocus();
    QTest::keyClick(fields, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(window.draft()->mapping(), pasted);
    EXPECT_FALSE(text->toPlainText().contains(QStringLiteral("`user_id` =")));
    press("undoMapping");
    EXPECT_EQ(window.draft()->mapping(), before);
    EXPECT_FALSE(find<QAbstractButton>("undoMapping")->isEnabled());
    press("redoMapping");
    EXPECT_EQ(window.draft()->mapping(), pasted);
}

TEST_F(WalkTest, aPastedStatementBringsItsDialect)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1|2|a;b\n2|3|c;d\n"));
    auto *text = find<QPlainTextEdit>("statement");
    text->setFocus();
    QGuiApplication::clipboard()->setText(QStringLiteral(
        "LOAD DATA INFILE 'x' INTO TABLE credits FIELDS TERMINATED BY '|' LINES TERMINATED BY ';' (@a, "
        "@b, @c) SET id = @a, user_id = 7, action = @c"));
    QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);
    find<QTableView>("fields")->setFocus();
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return window.draft()->source().dialect.linesTerminatedBy == QByteArray(";"); }));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->mapping().expressions.size(), 3);
    EXPECT_EQ(find<QTableView>("preview")->model()->index(0, 3).data().toString(), QStringLiteral("a"));
    // Another table than the chosen one is not loaded by accident.
    text->setFocus();
    QGuiApplication::clipboard()->setText(QStringLiteral("LOAD DATA INFILE 'x' INTO TABLE other (a)"));
    QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);
    EXPECT_TRUE(find<MessageBar>("statementFault")->what().contains(QStringLiteral("other")));
}

TEST_F(WalkTest, aColumnGetsATransformAFieldOrNullByKeysAndByDragging)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\tjoin\n"));
    auto *columns = find<QTableView>("columns");
    const auto gets = [&](int row) {
        return columns->model()->index(row, ColumnsModel::Gets).data().toString();
    };
    const auto choose = [&](int row, const char *action) {
        columns->setFocus();
        columns->setCurrentIndex(columns->model()->index(row, ColumnsModel::Gets));
        QTest::keyClick(columns, Qt::Key_T, Qt::ControlModifier);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        auto *chosen = menu->findChild<QAction *>(QString::fromLatin1(action));
        ASSERT_NE(chosen, nullptr) << action;
        ASSERT_TRUE(chosen->isEnabled()) << action;
        menu->setActiveAction(chosen);
        QTest::keyClick(menu, Qt::Key_Return);
    };
    ASSERT_NO_FATAL_FAILURE(choose(2, "transform_upper"));
    EXPECT_EQ(gets(2), QStringLiteral("UPPER(@action)"));
    ASSERT_NO_FATAL_FAILURE(choose(2, "transform_prefix"));
    auto *text = find<QComboBox>("transform_text");
    ASSERT_TRUE(text->isVisible()) << "the parameters stand in the page";
    text->lineEdit()->selectAll();
    QTest::keyClick(text->lineEdit(), Qt::Key_Delete);
    EXPECT_FALSE(find<QAbstractButton>("transformApply")->isEnabled());
    QTest::keyClicks(text->lineEdit(), QStringLiteral("it's "));
    EXPECT_EQ(find<ElidedLabel>("transformWrites")->fullText(),
              QStringLiteral("CONCAT('it\\'s ', UPPER(@action))"));
    EXPECT_EQ(gets(2), QStringLiteral("UPPER(@action)")) << "nothing before Return";
    QTest::keyClick(text->lineEdit(), Qt::Key_Return);
    EXPECT_FALSE(find<QWidget>("transformBar")->isVisible());
    ASSERT_TRUE(settle());
    EXPECT_EQ(find<QTableView>("preview")->model()->index(0, 3).data().toString(),
              QStringLiteral("it's JOIN"));
    EXPECT_TRUE(find<QPlainTextEdit>("statement")->toPlainText().contains(QStringLiteral("it\\'s")));

    // A field is dragged to a column; the one that had it is without.
    auto *fields = find<QTableView>("fields")->model();
    EXPECT_EQ(fields->index(0, FieldsModel::Why).data().toString(), QStringLiteral("position"));
    const std::unique_ptr<QMimeData> dragged(fields->mimeData({fields->index(1, FieldsModel::Sample)}));
    ASSERT_TRUE(
        columns->model()->dropMimeData(dragged.get(), Qt::CopyAction, -1, -1, columns->model()->index(0, 0)));
    EXPECT_EQ(gets(0), QStringLiteral("field 2"));
    EXPECT_EQ(gets(1), QStringLiteral("nothing, and it has no default"));
    EXPECT_EQ(fields->index(0, FieldsModel::Binding).data().toString(), QStringLiteral("@discard"));
    EXPECT_EQ(fields->index(1, FieldsModel::Why).data().toString(), QStringLiteral("hand"));

    // Free SQL with completion in the cell.
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    columns->setFocus();
    columns->setCurrentIndex(columns->model()->index(1, ColumnsModel::Gets));
    QTest::keyClick(columns, Qt::Key_F2);
    auto *editor = columns->findChild<QComboBox *>(QStringLiteral("cellEditor"));
    ASSERT_NE(editor, nullptr);
    editor->lineEdit()->selectAll();
    QTest::keyClicks(editor->lineEdit(), QStringLiteral("1 + char_l"));
    ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    EXPECT_EQ(editor->lineEdit()->text(), QStringLiteral("1 + CHAR_LENGTH("));
    QTest::keyClicks(editor->lineEdit(), QStringLiteral("'x')"));
    QTest::keyClick(editor->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return gets(1) == QStringLiteral("1 + CHAR_LENGTH('x')"); }))
        << gets(1).toStdString();
}

TEST_F(WalkTest, aMappingKeptAsAProfileIsOfferedForTheNextDump)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\tjoin\n"));
    auto *columns = find<QTableView>("columns")->model();
    ASSERT_TRUE(columns->setData(columns->index(2, ColumnsModel::Gets), QStringLiteral("UPPER(@action)"),
                                 Qt::EditRole));
    const Mapping kept = window.draft()->mapping();
    auto *bar = find<MessageBar>("mappingBar");
    type("profileName", QStringLiteral("monthly credits"));
    QTest::keyClick(find<QLineEdit>("profileName"), Qt::Key_Return);
    EXPECT_EQ(bar->severity(), MessageBar::Severity::Good);
    EXPECT_TRUE(bar->isVisible());

    // The next month: another file, mapped by itself; the profile is offered and taken.
    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    window.draft()->mapAutomatically();
    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    ASSERT_TRUE(settle());
    EXPECT_NE(window.draft()->mapping(), kept);
    EXPECT_TRUE(bar->what().contains(QStringLiteral("monthly credits"))) << bar->what().toStdString();
    press("useProfile");
    EXPECT_EQ(window.draft()->mapping(), kept);
    EXPECT_FALSE(bar->isVisible());
}

TEST_F(WalkTest, previewedRowsArePinnedSearchedAndFiltered)
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
    ASSERT_TRUE(pin(QStringLiteral("4,321")));
    ASSERT_TRUE(pin(QStringLiteral("3000")));
    EXPECT_EQ(window.draft()->pinnedRows(), (QVector<qint64>{3000, 4321}));
    EXPECT_EQ(preview->index(0, 0).data().toString(), QStringLiteral("▸ 3,000"));
    EXPECT_EQ(preview->index(0, 2).data().toString(), QStringLiteral("9000"));
    EXPECT_EQ(preview->index(1, 0).data().toString(), QStringLiteral("▸ 4,321"));
    EXPECT_EQ(preview->index(1, 2).data().toString(), QStringLiteral("≠ x → 0"));
    EXPECT_TRUE(preview->index(1, 2).data(Qt::ToolTipRole).toString().contains(QStringLiteral("1366")))
        << "the server's words stand at the cell";
    EXPECT_TRUE(
        find<ElidedLabel>("previewWarnings")->fullText().contains(QStringLiteral("user_id: 1 other")));

    press("previewFindings");
    EXPECT_EQ(preview->rowCount(), 1);
    press("previewFindings");
    type("previewSearch", QStringLiteral("9000"));
    EXPECT_EQ(preview->rowCount(), 1);
    type("previewSearch", QString());
    // A pinned row is shown whatever the mapping becomes; Space lets it go.
    auto *columns = find<QTableView>("columns")->model();
    ASSERT_TRUE(
        columns->setData(columns->index(0, ColumnsModel::Gets), QStringLiteral("@row_number"), Qt::EditRole));
    ASSERT_TRUE(settle());
    EXPECT_EQ(preview->index(1, 1).data().toString(), QStringLiteral("4321"));
    table->setFocus();
    table->setCurrentIndex(preview->index(1, 0));
    QTest::keyClick(table, Qt::Key_Space);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->pinnedRows(), QVector<qint64>{3000});
    ASSERT_TRUE(pin(QStringLiteral("5001")));
    EXPECT_TRUE(find<ElidedLabel>("previewWarnings")->fullText().contains(QStringLiteral("1 to 5,000")));
    EXPECT_EQ(window.draft()->pinnedRows(), QVector<qint64>{3000});
}

TEST_F(WalkTest, withoutTemporaryTablesThePreviewSaysWhatItIs)
{
    makeTable();
    server->execute(QStringLiteral("CREATE USER teller@localhost IDENTIFIED BY 'pw'"));
    server->execute(
        QStringLiteral("GRANT SELECT, INSERT, DELETE, CREATE, DROP ON %1.* TO teller@localhost").arg(schema));
    ASSERT_NO_FATAL_FAILURE(source("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    type("user", QStringLiteral("teller"));
    type("socket", server->connection().spec.socket);
    type("password", QStringLiteral("pw"));
    type("connectSchema", schema);
    press("connectButton");
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(chooseTable(QStringLiteral("credits")));
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    auto *columns = find<QTableView>("columns")->model();
    ASSERT_TRUE(columns->setData(columns->index(2, ColumnsModel::Gets),
                                 QStringLiteral("CONCAT('web_', @action)"), Qt::EditRole));
    ASSERT_TRUE(settle());
    EXPECT_EQ(find<QTableView>("preview")->model()->index(0, 3).data().toString(), QStringLiteral("web_a"));
    const QString said = find<ElidedLabel>("previewWarnings")->fullText();
    EXPECT_TRUE(said.contains(QStringLiteral("Only expressions are evaluated"))) << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("GRANT CREATE TEMPORARY TABLES"))) << said.toStdString();
    server->execute(QStringLiteral("DROP USER teller@localhost"));
}

TEST_F(WalkTest, whatHappensToRowsIndexesAndOrderIsChosenByKeys)
{
    server->execute(
        QStringLiteral("CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
                       "NOT NULL, action varchar(20) NOT NULL, KEY by_user (user_id), KEY by_action "
                       "(action), UNIQUE KEY once (user_id, action)) ENGINE=InnoDB")
            .arg(schema));
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    MigrationDraft *draft = window.draft();
    auto arrow = [&](const char *from, const char *to) {
        auto *radio = find<QAbstractButton>(from);
        radio->setFocus();
        QTest::keyClick(radio, Qt::Key_Right);
        EXPECT_TRUE(find<QAbstractButton>(to)->isChecked()) << to;
    };
    arrow("errorStop", "errorSetAside");
    EXPECT_EQ(draft->onError(), OnError::SetAside);
    EXPECT_TRUE(find<QLabel>("errorNote")->text().contains(QStringLiteral("rejects.txt")));
    arrow("duplicateStop", "duplicateKeep");
    EXPECT_EQ(draft->onDuplicate(), OnDuplicate::Keep);
    arrow("duplicateKeep", "duplicateReplace");
    arrow("duplicateReplace", "duplicateSetAside");
    EXPECT_EQ(draft->onDuplicate(), OnDuplicate::SetAside);
    EXPECT_TRUE(find<QLabel>("indexNote")->text().contains(QStringLiteral("3 indexes")));
    arrow("indexesKeep", "indexesDefer");
    EXPECT_EQ(draft->indexes(), IndexPolicy::Defer);
    EXPECT_TRUE(
        find<QLabel>("indexNote")->text().startsWith(QStringLiteral("2 of 3 secondary indexes are dropped")));
    arrow("indexesDefer", "indexesDeferAll");
    EXPECT_EQ(draft->indexes(), IndexPolicy::DeferAll);
    EXPECT_TRUE(find<QLabel>("indexNote")->text().startsWith(QStringLiteral("All 3 secondary indexes")));
    QTest::keyClick(find<QAbstractButton>("indexesDeferAll"), Qt::Key_Left);
    EXPECT_EQ(draft->indexes(), IndexPolicy::Defer);
    arrow("orderFile", "orderKey");
    EXPECT_EQ(draft->order(), RowOrder::PrimaryKey);
    arrow("verifySample", "verifyContent");
    EXPECT_EQ(draft->verify(), VerifyLevel::Content);
    EXPECT_TRUE(find<QLabel>("verifyNote")->text().contains(QStringLiteral("every row again")));

    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    const QString words = find<QLabel>("reviewWords")->text();
    for (const char *word : {"rejects.txt", "rejects.csv", "sorted by the primary key", "dropped",
                             "built again", "checksum of all contents"})
        EXPECT_TRUE(words.contains(QString::fromLatin1(word))) << word << words.toStdString();
    EXPECT_TRUE(window.page(WizardWindow::ReviewStep)->isReady());

    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    arrow("errorSetAside", "errorAsServer");
    EXPECT_TRUE(find<QAbstractButton>("duplicateKeep")->isChecked()) << "what the server does";
    for (const char *other : {"duplicateStop", "duplicateReplace", "duplicateSetAside"})
        EXPECT_FALSE(find<QAbstractButton>(other)->isEnabled()) << other;
    EXPECT_TRUE(find<QLabel>("duplicateNote")->text().contains(QStringLiteral("no other choice")));
    ASSERT_TRUE(draft->plan());
}

TEST_F(WalkTest, aCalibrationIsStartedStoppedAndTakenOverByKeys)
{
    server->execute(
        QStringLiteral("CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
                       "NOT NULL, action varchar(20) NOT NULL, KEY by_user (user_id)) ENGINE=InnoDB")
            .arg(schema));
    QByteArray rows;
    for (int row = 1; row <= 200'000; ++row)
        rows += QByteArray::number(row) + "\t" + QByteArray::number(row * 3) + "\trecruit\n";
    ASSERT_NO_FATAL_FAILURE(toMapping(rows));
    ASSERT_NO_FATAL_FAILURE(next());
    CalibrationWork *work = window.calibration();
    auto *words = find<QLabel>("calibrationWords");
    EXPECT_TRUE(words->text().contains(QStringLiteral("dropped afterwards"))) << "said before, not after";
    auto *start = find<QAbstractButton>("calibrate");
    auto *stop = find<QAbstractButton>("calibrateStop");
    auto *apply = find<QAbstractButton>("calibrateApply");
    auto *trials = find<QTableView>("calibrationTrials");
    EXPECT_FALSE(stop->isVisible());
    EXPECT_FALSE(apply->isVisible());
    EXPECT_FALSE(trials->isVisible());

    start->setFocus();
    QTest::keyClick(start, Qt::Key_Space);
    EXPECT_TRUE(work->isRunning());
    EXPECT_TRUE(stop->hasFocus()) << "the keys go from the button that is gone to the one in its place";
    QTest::qWait(200);
    QTest::keyClick(stop, Qt::Key_Space);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !work->isRunning(); }, 5'000));
    EXPECT_TRUE(words->text().startsWith(QStringLiteral("Stopped"))) << words->text().toStdString();
    EXPECT_TRUE(start->isVisible() && start->hasFocus());

    work->start({.secondsPerTrial = 0.2});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !work->isRunning(); }, 60'000));
    ASSERT_EQ(work->state(), CalibrationWork::State::Done);
    EXPECT_TRUE(trials->isVisible());
    EXPECT_EQ(trials->model()->rowCount(), work->found().trials.size());
    int marked = 0;
    for (int row = 0; row < trials->model()->rowCount(); ++row)
        marked +=
            trials->model()->index(row, CalibrationModel::SpeedColumn).data().toString().isEmpty() ? 0 : 1;
    EXPECT_EQ(marked, 1);
    EXPECT_TRUE(words->text().startsWith(QStringLiteral("Fastest: "))) << words->text().toStdString();
    const CalibrationTrial best = work->found().trials.at(work->found().winner);
    window.draft()->setWorkers(best.workers + 1);
    EXPECT_TRUE(apply->isEnabled());
    apply->setFocus();
    QTest::keyClick(apply, Qt::Key_Space);
    EXPECT_EQ(window.draft()->workers(), best.workers);
    EXPECT_EQ(window.draft()->chunkRows(), best.chunkRows);
    EXPECT_EQ(window.draft()->indexes(), best.indexes);
    EXPECT_EQ(find<QSpinBox>("workers")->value(), best.workers);
    EXPECT_FALSE(apply->isEnabled()) << "it is in use";
    EXPECT_EQ(server->value(QStringLiteral("SELECT COUNT(*) FROM ") + tableName()).toInt(), 0);
}

TEST_F(WalkTest, aCalibrationThatCannotBeDoneSaysWhyInPlace)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\tx\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    auto *bar = find<MessageBar>("calibrationBar");
    EXPECT_FALSE(bar->isVisible());
    QTest::keyClick(find<QAbstractButton>("calibrate"), Qt::Key_Space);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window.calibration()->isRunning(); }, 20'000));
    EXPECT_TRUE(bar->isVisible());
    EXPECT_FALSE(bar->what().isEmpty());
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled()) << "it stands in nobody's way";
}

TEST_F(WalkTest, limitsAreSetByKeysShownInALineAndKept)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    auto *summary = find<ElidedLabel>("limitsSummary");
    auto *toggle = find<QAbstractButton>("limitsToggle");
    EXPECT_TRUE(summary->isVisible());
    EXPECT_TRUE(summary->fullText().startsWith(QStringLiteral("Full speed")))
        << summary->fullText().toStdString();
    EXPECT_FALSE(find<QSpinBox>("limitRows")->isVisible());
    toggle->setFocus();
    QTest::keyClick(toggle, Qt::Key_Space);
    EXPECT_FALSE(summary->isVisible());
    const auto enter = [&](QAbstractSpinBox *box, const char *text) {
        EXPECT_TRUE(box->isVisible()) << box->objectName().toStdString();
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::fromLatin1(text));
        QTest::keyClick(box, Qt::Key_Tab);
    };
    EXPECT_TRUE(find<QSpinBox>("limitRows")->hasFocus());
    enter(find<QSpinBox>("limitRows"), "50000");
    EXPECT_TRUE(find<QDoubleSpinBox>("limitBytes")->hasFocus()) << "in the order they are read";
    enter(find<QDoubleSpinBox>("limitBytes"), "12.5");
    enter(find<QSpinBox>("guardThreads"), "40");
    enter(find<QSpinBox>("guardLag"), "7");
    enter(find<QSpinBox>("maxRejects"), "1234");
    enter(find<QSpinBox>("memoryMebibytes"), "64");
    EXPECT_EQ(find<QSpinBox>("limitRows")->text(), QStringLiteral("50,000"));
    MigrationDraft *draft = window.draft();
    const LoadLimits wanted{
        .rowsPerSecond = 50'000, .bytesPerSecond = 12'500'000, .threadsRunning = 40, .replicaLagSeconds = 7};
    EXPECT_EQ(draft->limits(), wanted);
    EXPECT_EQ(draft->maxRejects(), 1'234);
    EXPECT_EQ(draft->memoryBytes(), 64LL * 1024 * 1024);
    chooser.workFolder = folder.filePath(QStringLiteral("sorted"));
    QTest::keyClick(find<QAbstractButton>("workFolderChoose"), Qt::Key_Space);
    EXPECT_EQ(draft->workFolder(), chooser.workFolder);
    EXPECT_EQ(find<QLineEdit>("workFolder")->text(), chooser.workFolder);

    QTest::keyClick(toggle, Qt::Key_Space);
    EXPECT_TRUE(summary->isVisible());
    const QString line = summary->fullText();
    for (const char *part : {"50,000 rows/s", "12.5 MB/s", "40 running threads", "7 s of replica lag",
                             "64 MiB", "1,234 rows", "sorted"})
        EXPECT_TRUE(line.contains(QString::fromLatin1(part))) << part << " in " << line.toStdString();
    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    EXPECT_EQ(summary->fullText(), line);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    const QString review = find<QLabel>("reviewWords")->text();
    EXPECT_TRUE(review.contains(line.mid(1).toHtmlEscaped())) << review.toStdString();

    chooser.planToSave = folder.filePath(QStringLiteral("limits.millrace"));
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    const auto saved = Plan::load(chooser.planToSave);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->limits, wanted);
    EXPECT_EQ(saved->workFolder, chooser.workFolder);
}

TEST_F(WalkTest, aLoadThatIsHeldBackSaysByWhatWhileItRuns)
{
    makeTable();
    QByteArray rows;
    for (int row = 1; row <= 120'000; ++row)
        rows += QByteArray::number(row) + "\t7\trecruit\n";
    ASSERT_NO_FATAL_FAILURE(toMapping(rows));
    ASSERT_NO_FATAL_FAILURE(next());
    window.draft()->setChunkRows(10'000);
    window.draft()->setLimits({.rowsPerSecond = 40'000, .threadsRunning = 2});
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    std::vector<std::jthread> others; // keep the server busy for a while
    for (int i = 0; i < 6; ++i)
        others.emplace_back([this] { (void)server->value(QStringLiteral("SELECT SLEEP(2.5)")); });
    press("primaryButton");
    WizardPage *page = window.page(WizardWindow::LoadStep);
    const auto says = [page](const char *words) {
        return QTest::qWaitFor([&] { return page->sentence().contains(QString::fromLatin1(words)); }, 10'000);
    };
    EXPECT_TRUE(says("limited to 40,000 rows/s")) << page->sentence().toStdString();
    EXPECT_TRUE(says("slowed down: ")) << page->sentence().toStdString();
    EXPECT_TRUE(page->sentence().contains(QStringLiteral("(limit 2)"))) << page->sentence().toStdString();
    if (const QString pictures = qEnvironmentVariable("MILLRACE_PICTURES"); !pictures.isEmpty())
        window.grab().save(pictures + QStringLiteral("/load-held-back.png"));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return !window.isRunning() && page->isReady() && page->nextText().isEmpty(); }, 60'000));
    EXPECT_FALSE(page->sentence().contains(QStringLiteral("slowed down")));
    EXPECT_EQ(server->value(QStringLiteral("SELECT COUNT(*) FROM ") + tableName()).toInt(), 120'000);
}

TEST_F(WalkTest, aBadRowIsSetAsideAndTheEndSaysWhereItLies)
{
    server->execute(
        QStringLiteral("CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
                       "NOT NULL, action varchar(20) NOT NULL, KEY by_user (user_id)) ENGINE=InnoDB")
            .arg(schema));
    ASSERT_NO_FATAL_FAILURE(toMapping("3\t2\ta\n2\tabc\tb\n1\t4\tc\n3\t5\td\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    for (const char *choice : {"errorSetAside", "duplicateSetAside", "indexesDefer", "orderKey"})
        QTest::keyClick(find<QAbstractButton>(choice), Qt::Key_Space);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    press("primaryButton");
    WizardPage *page = window.page(WizardWindow::LoadStep);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return !window.isRunning() && page->isReady() && page->nextText().isEmpty(); }, 30'000));
    const QString said = find<MessageBar>("loadBar")->howToFix();
    EXPECT_TRUE(said.contains(QStringLiteral("2 rows set aside: "))) << said.toStdString();
    const QString rejects =
        runsHome() + QLatin1Char('/') + listRuns().first() + QStringLiteral("/rejects.txt");
    EXPECT_TRUE(said.contains(rejects)) << said.toStdString();
    QFile file(rejects);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray rows = file.readAll();
    EXPECT_TRUE(rows.contains("2\tabc\tb\n") && rows.contains("3\t5\td\n")) << rows.toStdString();
    EXPECT_EQ(server->value(QStringLiteral("SELECT COUNT(*) FROM ") + tableName()).toInt(), 2);
    EXPECT_EQ(server
                  ->value(QStringLiteral("SELECT COUNT(*) FROM information_schema.STATISTICS WHERE "
                                         "TABLE_SCHEMA='%1' AND INDEX_NAME='by_user'")
                              .arg(schema))
                  .toInt(),
              1)
        << "built again";
}

TEST_F(WalkTest, aChoiceThatCannotBeHadIsOffAndSaysWhy)
{
    server->execute(
        QStringLiteral("CREATE TABLE %1.credits (id int, user_id int, action varchar(20))").arg(schema));
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_FALSE(find<QAbstractButton>("indexesDefer")->isEnabled());
    EXPECT_TRUE(find<QLabel>("indexNote")->text().contains(QStringLiteral("no secondary index")));
    EXPECT_FALSE(find<QAbstractButton>("orderKey")->isEnabled());
    EXPECT_TRUE(find<QLabel>("orderNote")->text().startsWith(QStringLiteral("Not sorted: ")));
}

TEST_F(WalkTest, aSavedPlanComesBackWholeAndGoesToReview)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    chooser.planToSave = folder.filePath(QStringLiteral("p.millrace"));
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(QFile::exists(chooser.planToSave));
    const Mapping mapping = window.draft()->mapping();

    qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    WizardWindow other(&chooser);
    other.show();
    other.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&other));
    chooser.plan = chooser.planToSave;
    QTest::keyClick(&other, Qt::Key_O, Qt::ControlModifier);
    EXPECT_EQ(other.currentStep(), WizardWindow::ReviewStep);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !other.isBusy(); }, 20'000));
    qunsetenv("MILLRACE_PASSWORD");
    EXPECT_EQ(other.draft()->mapping(), mapping);
    EXPECT_TRUE(other.page(WizardWindow::ReviewStep)->isReady());
    EXPECT_TRUE(other.page(WizardWindow::TargetStep)->isReady());
}

TEST_F(WalkTest, aPlanThatLoadsFromATableIsShownAndRun)
{
    makeTable();
    server->execute(QStringLiteral("CREATE TABLE %1.old LIKE %1.credits").arg(schema));
    server->execute(
        QStringLiteral("INSERT INTO %1.old VALUES (1, 2, 'a'), (2, 3, 'b'), (5, 6, 'c')").arg(schema));
    const ResolvedConnection target = server->connection(schema);
    Plan plan{.name = QStringLiteral("old into credits"), .connection = target.spec};
    plan.connection.scratch = false;
    plan.schema = schema;
    plan.table = QStringLiteral("credits");
    {
        const auto connection = Connection::open(target);
        ASSERT_TRUE(connection);
        const auto found = inspectTable(**connection, schema, QStringLiteral("old"));
        ASSERT_TRUE(found) << found.error().text().toStdString();
        plan.source = *found;
    }
    plan.mapping.fields = parseColumnList(QStringLiteral("(id, user_id, @action)")).value();
    plan.mapping.expressions = {parseExpression(QStringLiteral("action=CONCAT('x_', @action)")).value()};
    chooser.plan = folder.filePath(QStringLiteral("t.millrace"));
    ASSERT_TRUE(plan.save(chooser.plan));

    qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    ASSERT_TRUE(window.openPlan(chooser.plan));
    EXPECT_EQ(window.currentStep(), WizardWindow::ReviewStep);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(window.page(WizardWindow::ReviewStep)->isReady());
    EXPECT_TRUE(find<QPlainTextEdit>("reviewStatements")
                    ->toPlainText()
                    .contains(QStringLiteral("SELECT src.`id`, src.`user_id`, CONCAT('x_', src.`action`)")));

    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    EXPECT_EQ(find<QLabel>("sourceTableName")->text(), schema + QStringLiteral(".old, InnoDB"));
    EXPECT_EQ(find<QLabel>("sourceTableKey")->text(), QStringLiteral("ranges of id (PRIMARY)"));
    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->sample().size(), 3);
    ASSERT_TRUE(window.serverWork()->preview());
    EXPECT_EQ(window.serverWork()->preview()->rows.last().cells.last().value, "x_c");

    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    press("primaryButton");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.isRunning(); }, 30'000));
    qunsetenv("MILLRACE_PASSWORD");
    EXPECT_EQ(server->value(QStringLiteral("SELECT GROUP_CONCAT(id, action ORDER BY id) FROM ") + tableName())
                  .toString(),
              QStringLiteral("1x_a,2x_b,5x_c"));
}

TEST_F(WalkTest, aBlockingFindingKeepsTheLoadButtonOffAndLeadsToItsPage)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    write(QStringLiteral("credits_1.txt"), "1\t2\ta\n2\t3\tb\n"); // behind our back
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    press("remedy1");
    EXPECT_EQ(window.currentStep(), WizardWindow::SourceStep);
}

TEST_F(WalkTest, theTableIsMadeFromTheDumpsOwnDdl)
{
    write(QStringLiteral("gifts.sql"),
          "CREATE TABLE `gifts` (\n  `id` int NOT NULL,\n  `what` varchar(10) DEFAULT NULL,\n"
          "  PRIMARY KEY (`id`)\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;\n");
    window.addPaths({write(QStringLiteral("gifts.txt"), "1\tbook\n2\t\\N\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    press("createFromDump");
    EXPECT_TRUE(find<QPlainTextEdit>("createSql")->toPlainText().startsWith(QStringLiteral("CREATE TABLE ")));
    press("createUse");
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.draft()->tableSchema());
    EXPECT_EQ(window.draft()->tableSchema()->columns.size(), 2);
    EXPECT_EQ(
        server
            ->value(QStringLiteral("SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA='%1'")
                        .arg(schema))
            .toInt(),
        0)
        << "only looked at";
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    EXPECT_EQ(find<QTableView>("preview")->model()->index(1, 2).data().toString(), QStringLiteral("NULL"));
}

TEST_F(WalkTest, aDumpWithoutDdlProposesATableAndHowItIsFilled)
{
    window.addPaths({write(QStringLiteral("gifts.csv"), "id,price,what\n1,2.50,\"book\"\n2,,\"pen\"\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    press("createFromDump");
    const QString sql = find<QPlainTextEdit>("createSql")->toPlainText();
    EXPECT_TRUE(sql.contains(QStringLiteral("`id` INT NOT NULL"))) << sql.toStdString();
    EXPECT_TRUE(sql.contains(QStringLiteral("PRIMARY KEY (`id`)"))) << sql.toStdString();
    EXPECT_TRUE(find<QLabel>("createBasis")->text().contains(QStringLiteral("all 2 rows")));
    press("createUse");
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.draft()->tableSchema());
    ASSERT_EQ(window.draft()->mapping().expressions.size(), 1);
    EXPECT_EQ(window.draft()->mapping().expressions.first().expression, QStringLiteral("NULLIF(@f2, '')"));
    EXPECT_TRUE(window.draft()->valueWarnings().isEmpty());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    EXPECT_EQ(find<QTableView>("preview")->model()->index(1, 2).data().toString(), QStringLiteral("NULL"));
}

TEST_F(WalkTest, datesInAFormatOfTheirOwnAreReadByOneButton)
{
    server->execute(QStringLiteral("CREATE TABLE %1.days (id int PRIMARY KEY, day date)").arg(schema));
    window.addPaths({write(QStringLiteral("days.txt"), "1\t31/12/2011\n2\t01/02/2012\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    window.serverWork()->chooseTable(schema, QStringLiteral("days"));
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    ASSERT_EQ(window.draft()->valueWarnings().size(), 1);
    const Error warning = window.draft()->valueWarnings().first();
    EXPECT_TRUE(warning.what.contains(QStringLiteral("2 of the 2 values"))) << warning.text().toStdString();
    EXPECT_TRUE(warning.howToFix.contains(QStringLiteral("STR_TO_DATE(@day, '%d/%m/%Y')")))
        << warning.text().toStdString();
    EXPECT_EQ(find<QAbstractButton>("mendDates")->text(), QStringLiteral("Read day as %d/%m/%Y"));
    press("mendDates");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(window.draft()->valueWarnings().isEmpty());
    EXPECT_FALSE(find<QAbstractButton>("mendDates")->isVisible());
    auto *preview = find<QTableView>("preview")->model();
    EXPECT_EQ(preview->index(0, 2).data().toString(), QStringLiteral("2011-12-31"));
    EXPECT_EQ(preview->index(1, 2).data().toString(), QStringLiteral("2012-02-01"));
}

TEST_F(WalkTest, valuesThatDoNotFitAreNamedOnTheMappingPage)
{
    server->execute(
        QStringLiteral("CREATE TABLE %1.narrow (id int PRIMARY KEY, what varchar(3))").arg(schema));
    window.addPaths({write(QStringLiteral("narrow.txt"), "1\tbook\n2\tpen\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    window.serverWork()->chooseTable(schema, QStringLiteral("narrow"));
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    auto *warnings = find<QWidget>("valueWarnings");
    EXPECT_TRUE(warnings->isVisible());
    ASSERT_EQ(window.draft()->valueWarnings().size(), 1);
    EXPECT_TRUE(window.draft()->valueWarnings().first().what.contains(QStringLiteral("varchar(3)")));
    window.draft()->setMapping({.fields = {{.kind = FieldBinding::Kind::Column, .name = QStringLiteral("id")},
                                           {.kind = FieldBinding::Kind::Discard}}});
    ASSERT_TRUE(settle());
    EXPECT_FALSE(warnings->isVisible());
}

} // namespace
} // namespace millrace::test
