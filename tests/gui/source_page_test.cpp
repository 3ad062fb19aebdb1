// SPDX-License-Identifier: GPL-3.0-or-later
// The Source page by mouse and keys: real files, no server.
#include "tests/gui/wizard_fixture.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/wizardpage.h"

#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSpinBox>
#include <QTableView>

namespace millrace::test {
namespace {

class SourcePageTest : public WizardTest
{
protected:
    QWidget *page() { return window.page(WizardWindow::SourceStep); }
    void drop(const QStringList &paths)
    {
        QMimeData mime;
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls << QUrl::fromLocalFile(path);
        mime.setUrls(urls);
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page(), &enter);
        ASSERT_TRUE(enter.isAccepted());
        QDropEvent event(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page(), &event);
        ASSERT_TRUE(event.isAccepted());
        ASSERT_TRUE(settle());
    }
    QAbstractItemModel *sample() { return find<QTableView>("sampleTable")->model(); }
};

TEST_F(SourcePageTest, droppedShardsAreOrderedReadAndCounted)
{
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    const QString ten = write(QStringLiteral("credits_10.txt"), "5\tx\n6\ty\n");
    const QString two = write(QStringLiteral("credits_2.txt"), "1\ta\n2\tb\n3\tc\n");
    drop({ten, two});
    EXPECT_EQ(window.draft()->filePaths(), QStringList({two, ten}));
    EXPECT_EQ(window.draft()->source().totalRows(), 5);
    auto *files = find<QTableView>("fileTable")->model();
    ASSERT_EQ(files->rowCount(), 2);
    EXPECT_EQ(files->index(0, 1).data().toString(), QStringLiteral("credits_2.txt"));
    EXPECT_EQ(files->index(0, 2).data().toString(), QStringLiteral("3"));
    ASSERT_EQ(sample()->columnCount(), 3);
    EXPECT_EQ(sample()->index(0, 2).data().toString(), QStringLiteral("a"));
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_EQ(find<QAbstractButton>("primaryButton")->text(), QStringLiteral("&Next: Target"));
}

TEST_F(SourcePageTest, aFolderCanBeAddedByItsButton)
{
    write(QStringLiteral("t.txt"), "1\t2\n3\t4\n");
    chooser.dumps = {folder.path()};
    press("dropAddFolder");
    ASSERT_TRUE(settle());
    EXPECT_EQ(chooser.asked, 1);
    EXPECT_EQ(window.draft()->source().files.size(), 1);
}

TEST_F(SourcePageTest, tablesOfAnSqlDumpAreChosenAndCounted)
{
    drop({write(QStringLiteral("shop.sql"),
                "CREATE TABLE a (id int, v varchar(9));\nINSERT INTO a VALUES (1,'one'),(2,NULL);\n"
                "CREATE TABLE b (x int);\nINSERT INTO b VALUES (7),(8),(9);\n")});
    auto *tables = find<QComboBox>("foundTables");
    ASSERT_EQ(tables->count(), 2);
    EXPECT_EQ(tables->itemText(1), QStringLiteral("b – table of shop.sql"));
    EXPECT_FALSE(find<QWidget>("skipLines")->isVisible()) << "SQL says itself how it is written";
    EXPECT_FALSE(find<QAbstractButton>("detectDialect")->isVisible());
    EXPECT_EQ(window.draft()->source().totalRows(), 2);
    EXPECT_EQ(sample()->index(0, 2).data().toString(), QStringLiteral("one"));
    tables->setFocus();
    QTest::keyClick(tables, Qt::Key_Down);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().name, QStringLiteral("b"));
    EXPECT_EQ(window.draft()->source().totalRows(), 3);
    EXPECT_EQ(sample()->index(2, 1).data().toString(), QStringLiteral("9"));
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled());
}

TEST_F(SourcePageTest, filesAreMovedByKeysAndRemoved)
{
    drop({write(QStringLiteral("c_1.txt"), "1\t2\n"), write(QStringLiteral("c_2.txt"), "3\t4\n")});
    auto *table = find<QTableView>("fileTable");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 0));
    QTest::keyClick(find<QAbstractButton>("fileUp"), Qt::Key_Space);
    EXPECT_TRUE(window.draft()->filePaths().first().endsWith(QStringLiteral("c_2.txt")));
    EXPECT_EQ(table->currentIndex().row(), 0) << "the moved file stays chosen";
    EXPECT_EQ(find<QComboBox>("fileSort")->currentText(), QStringLiteral("by hand"));
    press("fileRemove");
    ASSERT_EQ(window.draft()->source().files.size(), 1);
    EXPECT_TRUE(window.draft()->filePaths().first().endsWith(QStringLiteral("c_1.txt")));
    press("fileRemove");
    EXPECT_TRUE(find<QWidget>("dropArea")->isVisible());
}

TEST_F(SourcePageTest, aDialectSetByHandRereadsTheRowsAtOnce)
{
    drop({write(QStringLiteral("t.txt"), "a|1,2\nb|3,4\n")});
    auto *terminated = find<QComboBox>("fieldsTerminatedBy");
    terminated->setEditText(QStringLiteral("|"));
    QTest::keyClick(terminated->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->dialectOrigin(), Origin::Set);
    EXPECT_EQ(window.draft()->source().fieldCount, 2);
    EXPECT_EQ(sample()->index(0, 2).data().toString(), QStringLiteral("1,2"));
    terminated->setEditText(QStringLiteral(","));
    QTest::keyClick(terminated->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(sample()->index(0, 1).data().toString(), QStringLiteral("a|1"));
    find<QSpinBox>("skipLines")->setValue(1);
    ASSERT_TRUE(settle());
    EXPECT_EQ(sample()->rowCount(), 1);
    EXPECT_EQ(window.draft()->source().fieldNames, QStringList({QStringLiteral("a|1"), QStringLiteral("2")}));
    press("detectDialect");
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->dialectOrigin(), Origin::Detected);
}

TEST_F(SourcePageTest, aTextThatStandsForNoByteChangesNothingAndSaysSo)
{
    drop({write(QStringLiteral("t.txt"), "a|1,2\nb|3,4\n")});
    ASSERT_TRUE(settle());
    const Dialect before = window.draft()->source().dialect;
    auto *terminated = find<QComboBox>("fieldsTerminatedBy");
    terminated->setEditText(QStringLiteral("\\q"));
    QTest::keyClick(terminated->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().dialect, before);
    const auto said = [this] {
        for (const MessageBar *bar : window.findChildren<MessageBar *>())
            if (bar->isVisible() && bar->what().contains(QStringLiteral("“\\q”")))
                return true;
        return false;
    };
    EXPECT_TRUE(said());
    terminated->setEditText(QStringLiteral("\\x7c"));
    QTest::keyClick(terminated->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_FALSE(said());
    EXPECT_EQ(window.draft()->source().dialect.fieldsTerminatedBy, QByteArray("|"));
}

TEST_F(SourcePageTest, rowsOfAnotherShapeAreNamedWithTheirLine)
{
    QByteArray rows;
    for (int row = 0; row < 200; ++row)
        rows += "1\t2\t3\n";
    drop({write(QStringLiteral("t.txt"), rows + "1\t2\n" + rows)});
    auto *bar = page()->findChild<MessageBar *>(QStringLiteral("problem1"));
    ASSERT_NE(bar, nullptr);
    EXPECT_TRUE(bar->isVisible());
    EXPECT_TRUE(bar->what().contains(QStringLiteral("201"))) << bar->what().toStdString();
    EXPECT_FALSE(bar->howToFix().isEmpty());
}

TEST_F(SourcePageTest, aMissingOrEmptyFileSaysSoAndWhatWasThereStays)
{
    drop({write(QStringLiteral("t.txt"), "1\t2\n")});
    window.addPaths({folder.filePath(QStringLiteral("gone.txt"))});
    ASSERT_TRUE(settle());
    auto *bar = page()->findChild<MessageBar *>(QStringLiteral("problem1"));
    ASSERT_NE(bar, nullptr);
    EXPECT_TRUE(bar->isVisible());
    EXPECT_TRUE(bar->what().contains(QStringLiteral("gone.txt"))) << bar->what().toStdString();
    EXPECT_EQ(window.draft()->source().files.size(), 1);
}

TEST_F(SourcePageTest, laterStepsCannotBeReachedWithoutASource)
{
    EXPECT_FALSE(window.goTo(WizardWindow::TargetStep));
    QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(window.currentStep(), WizardWindow::SourceStep);
    drop({write(QStringLiteral("t.txt"), "1\t2\n")});
    QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(window.currentStep(), WizardWindow::TargetStep);
    EXPECT_FALSE(window.goTo(WizardWindow::MappingStep));
    QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(window.currentStep(), WizardWindow::SourceStep);
}

} // namespace
} // namespace millrace::test
