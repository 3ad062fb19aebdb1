// SPDX-License-Identifier: GPL-3.0-or-later
// The Source page by mouse and keys: real files, no server.
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/stream/spoolstore.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/shelldumpwriter.h"
#include "tests/support/stores/s3server.h"
#include "tests/unit/dumpdir/growingfolder.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSpinBox>
#include <QTableView>
#include <QTimer>
#include <algorithm>
#include <ctime>
#include <iostream>
#include <sys/stat.h>

namespace millrace::test::source_page_test {
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
    const QString ten = write(u"credits_10.txt"_s, "5\tx\n6\ty\n");
    const QString two = write(u"credits_2.txt"_s, "1\ta\n2\tb\n3\tc\n");
    drop({ten, two});
    EXPECT_EQ(window.draft()->input().filePaths(), QStringList({two, ten}));
    EXPECT_EQ(window.draft()->source().totalRows(), 5);
    auto *files = find<QTableView>("fileTable")->model();
    ASSERT_EQ(files->rowCount(), 2);
    EXPECT_EQ(files->index(0, 1).data().toString(), u"credits_2.txt"_s);
    EXPECT_EQ(files->index(0, 2).data().toString(), u"3"_s);
    ASSERT_EQ(sample()->columnCount(), 3);
    EXPECT_EQ(sample()->index(0, 2).data().toString(), u"a"_s);
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_EQ(find<QAbstractButton>("primaryButton")->text(), u"&Next: Target"_s);
}

TEST_F(SourcePageTest, aDumpThatIsStillWrittenSaysByWhomAndHowFarItIs)
{
    const QString finished = folder.filePath(u"finished"_s);
    const QString grown = folder.filePath(u"grown"_s);
    ASSERT_TRUE(QDir().mkpath(finished) && QDir().mkpath(grown));
    ShellDumpWriter writer(finished);
    writer.views = {};
    const auto table = [](const char *name) {
        return ShellTable{
            .schema = u"shop"_s,
            .name = QLatin1String(name),
            .columns = {u"id"_s, u"name"_s},
            .chunks = {"1\tx\n2\ty\n", "3\tz\n"},
            .createSql = u"CREATE TABLE `%1` (`id` int, `name` varchar(9));\n"_s.arg(QLatin1String(name))};
    };
    writer.write({table("a"), table("b")});
    GrowingFolder tool(finished, grown);
    tool.addDefinitions();
    tool.addData();
    tool.addData();
    chooser.dumps = {grown};
    press("dropAddFolder");
    ASSERT_TRUE(settle());
    const QString said = u"process %1) is still writing this dump: 1 of 2 tables are complete"_s.arg(
        QCoreApplication::applicationPid());
    const auto says = [&] {
        const auto labels = page()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->isVisible() && (label->text() + label->toolTip()).contains(said);
        });
    };
    EXPECT_TRUE(awaited(says));
    EXPECT_TRUE(window.draft()->isWholeDump());
    expectGoodLooksInAll(window, u"source-growing"_s);
    tool.die();
}

TEST_F(SourcePageTest, aFolderCanBeAddedByItsButton)
{
    write(u"t.txt"_s, "1\t2\n3\t4\n");
    chooser.dumps = {folder.path()};
    press("dropAddFolder");
    ASSERT_TRUE(settle());
    EXPECT_EQ(chooser.asked, 1);
    EXPECT_EQ(window.draft()->source().files.size(), 1);
}

TEST_F(SourcePageTest, tablesOfAnSqlDumpAreChosenAndCounted)
{
    drop({write(u"shop.sql"_s,
                "CREATE TABLE a (id int, v varchar(9));\nINSERT INTO a VALUES (1,'one'),(2,NULL);\n"
                "CREATE TABLE b (x int);\nINSERT INTO b VALUES (7),(8),(9);\n")});
    auto *tables = find<QComboBox>("foundTables");
    ASSERT_EQ(tables->count(), 2);
    EXPECT_EQ(tables->itemText(1), u"b – table of shop.sql"_s);
    EXPECT_FALSE(find<QWidget>("skipLines")->isVisible()) << "SQL says itself how it is written";
    EXPECT_FALSE(find<QAbstractButton>("detectDialect")->isVisible());
    EXPECT_EQ(window.draft()->source().totalRows(), 2);
    EXPECT_EQ(sample()->index(0, 2).data().toString(), u"one"_s);
    tables->setFocus();
    QTest::keyClick(tables, Qt::Key_Down);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().name, u"b"_s);
    EXPECT_EQ(window.draft()->source().totalRows(), 3);
    EXPECT_EQ(sample()->index(2, 1).data().toString(), u"9"_s);
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled());
}

TEST_F(SourcePageTest, filesAreMovedByKeysAndRemoved)
{
    drop({write(u"c_1.txt"_s, "1\t2\n"), write(u"c_2.txt"_s, "3\t4\n")});
    auto *table = find<QTableView>("fileTable");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 0));
    QTest::keyClick(find<QAbstractButton>("fileUp"), Qt::Key_Space);
    EXPECT_TRUE(window.draft()->input().filePaths().first().endsWith(u"c_2.txt"_s));
    EXPECT_EQ(table->currentIndex().row(), 0) << "the moved file stays chosen";
    EXPECT_EQ(find<QComboBox>("fileSort")->currentText(), u"by hand"_s);
    press("fileRemove");
    ASSERT_EQ(window.draft()->source().files.size(), 1);
    EXPECT_TRUE(window.draft()->input().filePaths().first().endsWith(u"c_1.txt"_s));
    press("fileRemove");
    EXPECT_TRUE(find<QWidget>("dropArea")->isVisible());
}

TEST_F(SourcePageTest, theOrderOfTheFilesIsShownAndCanBeChosen)
{
    drop({write(u"c_10.txt"_s, "1\t2\n"), write(u"c_9.txt"_s, "3\t4\n")});
    auto *sort = find<QComboBox>("fileSort");
    EXPECT_EQ(sort->currentText(), u"natural"_s);
    QTest::keyClick(sort, Qt::Key_Down);
    EXPECT_EQ(sort->currentText(), u"by name"_s);
    EXPECT_TRUE(window.draft()->input().filePaths().first().endsWith(u"c_10.txt"_s));
    EXPECT_EQ(window.draft()->input().fileOrder, FileOrder::Name);
}

TEST_F(SourcePageTest, shardsAreSplitApartAndJoinedAgain)
{
    drop({write(u"users_1.txt"_s, "1\ta\n"), write(u"users_2.txt"_s, "2\tb\n"),
          write(u"wide.txt"_s, "1\t2\t3\n")});
    auto *found = find<QComboBox>("foundTables");
    ASSERT_EQ(found->count(), 2);
    EXPECT_FALSE(find<QAbstractButton>("joinTables")->isVisible()) << "nothing else has this shape";
    press("splitTable");
    ASSERT_TRUE(settle());
    ASSERT_EQ(found->count(), 3);
    EXPECT_EQ(window.draft()->source().name, u"users_1"_s);
    EXPECT_EQ(window.draft()->source().totalRows(), 1);
    EXPECT_FALSE(find<QAbstractButton>("splitTable")->isVisible());
    press("joinTables");
    auto *menu = page()->findChild<QMenu *>(u"joinMenu"_s);
    ASSERT_NE(menu, nullptr);
    ASSERT_EQ(menu->actions().size(), 1);
    EXPECT_EQ(menu->actions().first()->text(), u"users_2"_s);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(found->count(), 2);
    EXPECT_EQ(window.draft()->source().name, u"users"_s);
    EXPECT_EQ(window.draft()->source().totalRows(), 2);
}

TEST_F(SourcePageTest, aFolderIsAddedWithItsSubfoldersWhenTicked)
{
    drop({write(u"t_1.txt"_s, "1\t2\n")});
    ASSERT_TRUE(QDir(folder.path()).mkpath(u"more/deep"_s));
    write(u"more/deep/t_2.txt"_s, "3\t4\n");
    chooser.dumps = {folder.filePath(u"more"_s)};
    press("addFolder");
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->input().allFilePaths().size(), 1);
    QTest::keyClick(find<QAbstractButton>("addSubfolders"), Qt::Key_Space);
    press("addFolder");
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->input().allFilePaths().size(), 2);
}

TEST_F(SourcePageTest, tenThousandFilesKeepThePageFluid)
{
    QStringList paths;
    for (int file = 0; file < 10'000; ++file)
        paths << write(u"credits_%1.txt"_s.arg(file), "1\ta\n2\tb\n");
    // Of its processor's time: how long others keep the processor from it is the machine's affair.
    const auto usedMs = [] {
        timespec used{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
        return qint64(used.tv_sec) * 1'000 + used.tv_nsec / 1'000'000;
    };
    qint64 longest = 0;
    qint64 before = usedMs();
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &beat, [&] {
        const qint64 now = usedMs();
        longest = qMax(longest, now - before);
        before = now;
    });
    beat.start(5);
    window.addPaths(paths);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return !window.isBusy() && window.draft()->input().isScanned(); }, 120'000));
    QTest::qWait(100);
    EXPECT_EQ(window.draft()->source().totalRows(), 20'000);
    window.draft()->change(&SourceDraft::sortFiles, FileOrder::Time);
    auto *table = find<QTableView>("fileTable");
    table->setCurrentIndex(table->model()->index(9'999, 0));
    press("fileUp");
    press("fileRemove");
    QTest::qWait(50);
    EXPECT_EQ(window.draft()->source().files.size(), 9'999);
    std::cout << "most work between two events: " << longest << " ms\n";
    EXPECT_LT(longest, 1'000) << "a window that does not answer for a second is taken for dead";
}

TEST_F(SourcePageTest, aDialectSetByHandRereadsTheRowsAtOnce)
{
    drop({write(u"t.txt"_s, "a|1,2\nb|3,4\n")});
    auto *terminated = find<QComboBox>("fieldsTerminatedBy");
    terminated->setEditText(u"|"_s);
    QTest::keyClick(terminated->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->input().dialectOrigin, Origin::Set);
    EXPECT_EQ(window.draft()->source().fieldCount, 2);
    EXPECT_EQ(sample()->index(0, 2).data().toString(), u"1,2"_s);
    terminated->setEditText(u","_s);
    QTest::keyClick(terminated->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(sample()->index(0, 1).data().toString(), u"a|1"_s);
    find<QSpinBox>("skipLines")->setValue(1);
    ASSERT_TRUE(settle());
    EXPECT_EQ(sample()->rowCount(), 1);
    EXPECT_EQ(window.draft()->source().fieldNames, QStringList({u"a|1"_s, u"2"_s}));
    press("detectDialect");
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->input().dialectOrigin, Origin::Detected);
}

TEST_F(SourcePageTest, commentsAreFoundShownAndOffered)
{
    drop({write(u"t.csv"_s, "id,n\n1,5\n# half\n2,6\n3,7\n")});
    auto *comments = find<QComboBox>("commentsBeginWith");
    EXPECT_EQ(comments->currentText(), u"#"_s);
    EXPECT_EQ(sample()->rowCount(), 3);
    EXPECT_EQ(window.draft()->source().totalRows(), 3);
    EXPECT_TRUE(window.draft()->input().scanIssues.isEmpty());
    comments->setEditText(u"none"_s);
    QTest::keyClick(comments->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->input().dialectOrigin, Origin::Set);
    EXPECT_EQ(sample()->rowCount(), 4);
    EXPECT_EQ(window.draft()->source().totalRows(), 4);
    EXPECT_EQ(window.draft()->input().scanIssues.size(), 1);
    comments->setEditText(u"# "_s);
    QTest::keyClick(comments->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(sample()->rowCount(), 3);
    EXPECT_EQ(window.draft()->source().totalRows(), 3);
    EXPECT_TRUE(window.draft()->input().scanIssues.isEmpty());
}

TEST_F(SourcePageTest, jsonLinesShowTheirKeysInPlaceOfSeparators)
{
    drop({write(u"people.jsonl"_s,
                "{\"id\":1,\"name\":\"A\\tB\",\"tags\":[\"x\"]}\n{\"name\":\"C\",\"id\":2}\n")});
    EXPECT_EQ(window.draft()->source().fieldNames, (QStringList{u"id"_s, u"name"_s, u"tags"_s}));
    EXPECT_EQ(window.draft()->source().totalRows(), 2);
    auto *keys = find<QLineEdit>("jsonKeys");
    EXPECT_TRUE(keys->isVisible());
    EXPECT_FALSE(find<QComboBox>("fieldsTerminatedBy")->isVisible());
    EXPECT_FALSE(find<QSpinBox>("skipLines")->isVisible());
    EXPECT_EQ(keys->text(), u"id, name, tags"_s);
    ASSERT_EQ(sample()->columnCount(), 4);
    EXPECT_EQ(sample()->index(0, 3).data().toString(), u"[\"x\"]"_s);
    // Of the file, not of the rows that are sent for it.
    const auto &jsonSource = window.draft()->source();
    EXPECT_NE(jsonSource.totalBytes(), jsonSource.fileBytes());
    EXPECT_TRUE(window.page(WizardWindow::SourceStep)
                    ->sentence()
                    .contains(sizeText(QFileInfo(jsonSource.files.first().path).size())))
        << window.page(WizardWindow::SourceStep)->sentence();
    expectGoodLooksInAll(window, u"source-json"_s);

    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, u"name, id"_s);
    QTest::keyClick(keys, Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().fieldNames, (QStringList{u"name"_s, u"id"_s}));
    EXPECT_EQ(window.draft()->input().dialectOrigin, Origin::Set);
    EXPECT_EQ(sample()->index(1, 2).data().toString(), u"2"_s);
    ASSERT_TRUE(window.draft()->source().scan);
    ASSERT_EQ(window.draft()->source().scan->notes.size(), 1);
    EXPECT_EQ(window.draft()->source().scan->notes.first().code, ErrorCode::JsonKeysNotRead);

    // As JSON the text has its quotes and escapes, as it stands.
    keys->selectAll();
    QTest::keyClicks(keys, u"name:json, id"_s);
    QTest::keyClick(keys, Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().dialect.jsonTexts, QStringList{u"name"_s});
    EXPECT_EQ(sample()->index(0, 1).data().toString(), u"\"A\\tB\""_s);
    EXPECT_EQ(keys->text(), u"name:json, id"_s);

    keys->selectAll();
    QTest::keyClicks(keys, u"name,,id"_s);
    QTest::keyClick(keys, Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().fieldCount, 2);
    const auto bars = window.findChildren<MessageBar *>();
    EXPECT_TRUE(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return bar->isVisible() && bar->what().contains(u"name,,id"_s);
    }));
    press("detectDialect");
    ASSERT_TRUE(settle());
    EXPECT_EQ(keys->text(), u"id, name, tags"_s);
    // Another file has its separators again.
    window.draft()->change(&SourceDraft::clear);
    drop({write(u"t.csv"_s, "a,b\n1,2\n")});
    EXPECT_FALSE(keys->isVisible());
    EXPECT_TRUE(find<QComboBox>("fieldsTerminatedBy")->isVisible());
}

TEST_F(SourcePageTest, linesInCrAndFieldsInCaretsAreFoundShownAndOffered)
{
    drop({write(u"t.csv"_s, "Report\rid^n\r1^5\r2^6\r3^7\r")});
    ASSERT_TRUE(settle());
    EXPECT_EQ(find<QComboBox>("fieldsTerminatedBy")->currentText(), u"caret ^"_s);
    EXPECT_EQ(find<QComboBox>("linesTerminatedBy")->currentText(), u"CR \\r"_s);
    EXPECT_EQ(find<QSpinBox>("skipLines")->value(), 2);
    EXPECT_EQ(window.draft()->source().fieldNames, QStringList({u"id"_s, u"n"_s}));
    EXPECT_EQ(sample()->rowCount(), 3);
    find<QSpinBox>("skipLines")->setValue(1);
    ASSERT_TRUE(settle());
    EXPECT_EQ(sample()->rowCount(), 4);
    EXPECT_TRUE(window.draft()->source().fieldNames.isEmpty()) << "a title is no header";
    find<QSpinBox>("skipLines")->setValue(2);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().fieldNames, QStringList({u"id"_s, u"n"_s}));
}

TEST_F(SourcePageTest, whatIsSaidOfAHeaderFollowsTheDialectThatIsSetByHand)
{
    drop({write(u"t.csv"_s, "0,1,2\n5,7,9\n1,4,8\n")});
    ASSERT_TRUE(settle());
    const auto said = [this](const QString &text) {
        const QVector<Error> &notes = window.draft()->input().notes;
        return std::count_if(notes.begin(), notes.end(),
                             [&](const Error &note) { return note.what.contains(text); });
    };
    EXPECT_EQ(said(u"may be a header"_s), 1);
    find<QSpinBox>("skipLines")->setValue(1);
    ASSERT_TRUE(settle());
    EXPECT_EQ(said(u"may be a header"_s), 0);
    EXPECT_EQ(window.draft()->source().fieldNames, QStringList({u"0"_s, u"1"_s, u"2"_s}));
    find<QSpinBox>("skipLines")->setValue(0);
    ASSERT_TRUE(settle());
    EXPECT_EQ(said(u"may be a header"_s), 1);
}

TEST_F(SourcePageTest, aTextThatStandsForNoByteChangesNothingAndSaysSo)
{
    drop({write(u"t.txt"_s, "a|1,2\nb|3,4\n")});
    ASSERT_TRUE(settle());
    const Dialect before = window.draft()->source().dialect;
    auto *terminated = find<QComboBox>("fieldsTerminatedBy");
    terminated->setEditText(u"\\q"_s);
    QTest::keyClick(terminated->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().dialect, before);
    const auto said = [this] {
        for (const MessageBar *bar : window.findChildren<MessageBar *>())
            if (bar->isVisible() && bar->what().contains(u"“\\q”"_s))
                return true;
        return false;
    };
    EXPECT_TRUE(said());
    terminated->setEditText(u"\\x7c"_s);
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
    drop({write(u"t.txt"_s, rows + "1\t2\n" + rows)});
    auto *bar = page()->findChild<MessageBar *>(u"problem1"_s);
    ASSERT_NE(bar, nullptr);
    EXPECT_TRUE(bar->isVisible());
    EXPECT_TRUE(bar->what().contains(u"201"_s)) << bar->what();
    EXPECT_FALSE(bar->howToFix().isEmpty());
}

TEST_F(SourcePageTest, bytesOutsideTheCharacterSetAreNamedAndTheCureIsAChoice)
{
    QByteArray rows;
    for (int row = 0; row < 20'000; ++row) // far beyond the head that the guess is made from
        rows += "1\tplain\n";
    drop({write(u"t.txt"_s, rows + "2\tRen\xE9\n")});
    ASSERT_EQ(window.draft()->source().dialect.charset, QByteArray("utf8mb4"));
    auto *bar = page()->findChild<MessageBar *>(u"problem1"_s);
    ASSERT_NE(bar, nullptr);
    EXPECT_TRUE(bar->isVisible());
    EXPECT_EQ(bar->severity(), MessageBar::Severity::Warning);
    EXPECT_TRUE(bar->what().contains(u"line 20,001"_s)) << bar->what();
    EXPECT_TRUE(bar->howToFix().contains(u"latin1"_s)) << bar->howToFix();
    auto *charset = find<QComboBox>("charset");
    charset->setEditText(u"latin1"_s);
    QTest::keyClick(charset->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(window.draft()->input().scanNotes().isEmpty());
    EXPECT_FALSE(bar->isVisible());
}

TEST_F(SourcePageTest, aFileTakenAwayTakesItsFindingsAlong)
{
    const QString good = write(u"t_1.txt"_s, "1\ta\n2\tb\n");
    const QString bad = write(u"t_2.txt"_s, QByteArray("3\tcccccccccccc\0\n", 16));
    drop({good, bad});
    ASSERT_EQ(window.draft()->input().scanNotes().size(), 1);
    find<QTableView>("fileTable")->selectRow(1);
    press("fileRemove");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(window.draft()->input().scanNotes().isEmpty());
    EXPECT_EQ(window.draft()->source().totalRows(), 2);
}

TEST_F(SourcePageTest, nullEmptyAndTheirLettersAreToldApart)
{
    drop({write(u"t.csv"_s, "1,\"a\",NULL\n2,\"NULL\",\n3,\"b\",x\n")});
    ASSERT_EQ(window.draft()->source().dialect.fieldsEnclosedBy, QByteArray("\""));
    const auto cell = [this](int row, int field, int role = Qt::DisplayRole) {
        return sample()->index(row, field).data(role);
    };
    EXPECT_EQ(cell(0, 3).toString(), u"NULL"_s);
    EXPECT_TRUE(cell(0, 3, Qt::FontRole).value<QFont>().italic());
    EXPECT_EQ(cell(1, 2).toString(), u"“NULL”"_s) << "enclosed: four letters";
    EXPECT_FALSE(cell(1, 2, Qt::FontRole).isValid());
    EXPECT_EQ(cell(1, 3).toString(), u"empty"_s);
    EXPECT_TRUE(cell(1, 3, Qt::ToolTipRole).toString().contains(u"NULLIF"_s));

    // Without ENCLOSED BY the word is a text, and the preview says so at once.
    auto *enclosed = find<QComboBox>("fieldsEnclosedBy");
    enclosed->setCurrentIndex(enclosed->findData(QByteArray("")));
    Q_EMIT enclosed->activated(enclosed->currentIndex());
    ASSERT_TRUE(settle());
    EXPECT_EQ(cell(0, 3).toString(), u"“NULL”"_s);
}

TEST_F(SourcePageTest, linesStartingByIsSetByHand)
{
    drop({write(u"t.txt"_s, "remark row:1\t2\nrow:3\t4\n")});
    auto *starting = find<QComboBox>("linesStartingBy");
    starting->setEditText(u"row:"_s);
    QTest::keyClick(starting->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_EQ(sample()->index(0, 1).data().toString(), u"1"_s);
    EXPECT_EQ(sample()->index(1, 1).data().toString(), u"3"_s);
}

TEST_F(SourcePageTest, theHeaderSaysWhatTheValuesAre)
{
    drop({write(u"t.txt"_s, "1\tabc\n2\t\\N\n")});
    const auto header = [this](int column, int role) {
        return sample()->headerData(column, Qt::Horizontal, role).toString();
    };
    EXPECT_EQ(header(1, Qt::DisplayRole), u"Field 1\ninteger"_s);
    EXPECT_EQ(header(2, Qt::DisplayRole), u"Field 2\ntext ≤ 3"_s);
    EXPECT_TRUE(header(1, Qt::ToolTipRole).contains(u"in all 2 rows"_s));
    EXPECT_TRUE(header(1, Qt::ToolTipRole).contains(u"rises from row to row"_s));
    EXPECT_TRUE(header(2, Qt::ToolTipRole).contains(u"1 NULL"_s));
}

TEST_F(SourcePageTest, aMissingOrEmptyFileSaysSoAndWhatWasThereStays)
{
    drop({write(u"t.txt"_s, "1\t2\n")});
    window.addPaths({folder.filePath(u"gone.txt"_s)});
    ASSERT_TRUE(settle());
    auto *bar = page()->findChild<MessageBar *>(u"problem1"_s);
    ASSERT_NE(bar, nullptr);
    EXPECT_TRUE(bar->isVisible());
    EXPECT_TRUE(bar->what().contains(u"gone.txt"_s)) << bar->what();
    EXPECT_EQ(window.draft()->source().files.size(), 1);
}

TEST_F(SourcePageTest, laterStepsCannotBeReachedWithoutASource)
{
    EXPECT_FALSE(window.goTo(WizardWindow::TargetStep));
    QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(window.currentStep(), WizardWindow::SourceStep);
    drop({write(u"t.txt"_s, "1\t2\n")});
    QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(window.currentStep(), WizardWindow::TargetStep);
    EXPECT_FALSE(window.goTo(WizardWindow::MappingStep));
    QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(window.currentStep(), WizardWindow::SourceStep);
}

TEST_F(SourcePageTest, whatACommandWritesIsTheSource)
{
    press("dropAddCommand");
    EXPECT_FALSE(find<QAbstractButton>("commandRead")->isEnabled());
    auto *command = find<QPlainTextEdit>("commandText");
    QTest::keyClicks(command, u"printf '1,a\\n2,b\\n'; echo 'all sent' >&2"_s);
    press("commandRead");
    ASSERT_TRUE(awaited([this] { return !window.draft()->source().isEmpty(); }));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().totalRows(), 2);
    EXPECT_EQ(window.draft()->source().fieldCount, 2);
    EXPECT_TRUE(find<QTableView>("fileTable")->isVisible());
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled());
    // The plan knows where its rows come from, and what became of them.
    const QString file = window.draft()->source().files.first().path;
    const auto stream = streamOfSpool(file);
    ASSERT_TRUE(stream);
    EXPECT_EQ(stream->text, command->toPlainText());
    EXPECT_TRUE(isRememberedCommand(stream->text));
    EXPECT_TRUE(removeSpool(file));
}

TEST_F(SourcePageTest, aCommandThatFailsSaysWhyAndGivesNothing)
{
    press("dropAddCommand");
    find<QPlainTextEdit>("commandText")->setPlainText(u"echo 1; echo 'no such bucket' >&2; exit 4"_s);
    press("commandRead");
    ASSERT_TRUE(awaited([this] { return find<MessageBar>("commandBar")->isVisible(); }));
    EXPECT_TRUE(find<MessageBar>("commandBar")->what().contains(u"no such bucket"_s));
    EXPECT_EQ(find<QPlainTextEdit>("commandSaid")->toPlainText(), u"no such bucket\n"_s);
    EXPECT_TRUE(window.draft()->source().isEmpty());
    EXPECT_TRUE(spools().isEmpty());
    // It is mended in place.
    EXPECT_TRUE(find<QAbstractButton>("commandRead")->isEnabled());
    press("commandToFiles");
    EXPECT_TRUE(find<QAbstractButton>("dropAddFiles")->isVisible());
}

TEST_F(SourcePageTest, whatIsWrittenIntoANamedPipeIsTheSource)
{
    const QString pipe = folder.filePath(u"dump.pipe"_s);
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const QString file = write(u"other.csv"_s, "1,a\n");
    window.addPaths({pipe, file});
    ASSERT_TRUE(settle());
    EXPECT_TRUE(window.draft()->source().isEmpty());
    const auto bars = page()->findChildren<MessageBar *>();
    EXPECT_TRUE(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return bar->what().endsWith(u"is a named pipe: it can only be read alone."_s);
    }));

    window.addPaths({pipe});
    EXPECT_TRUE(find<QLineEdit>("pipePath")->isVisible());
    EXPECT_EQ(find<QLineEdit>("pipePath")->text(), pipe);
    ASSERT_TRUE(awaited([this] { return find<QLabel>("pipeProgress")->text().startsWith(u"Waiting"_s); }));
    press("pipeCancel");
    ASSERT_TRUE(awaited([this] { return find<QAbstractButton>("pipeRead")->isEnabled(); }));
    EXPECT_TRUE(spools().isEmpty());

    press("pipeRead");
    QProcess writer;
    writer.start(u"sh"_s, {u"-c"_s, u"printf '1,a\\n2,b\\n' > \"$0\""_s, pipe});
    ASSERT_TRUE(awaited([this] { return !window.draft()->source().isEmpty(); }));
    ASSERT_TRUE(awaited([&writer] { return writer.state() == QProcess::NotRunning; }));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().totalRows(), 2);
    EXPECT_TRUE(find<QTableView>("fileTable")->isVisible());
    const QString spool = window.draft()->source().files.first().path;
    const auto stream = streamOfSpool(spool);
    ASSERT_TRUE(stream);
    EXPECT_EQ(stream->from, SourceStream::From::Pipe);
    EXPECT_EQ(stream->text, pipe);
    EXPECT_TRUE(removeSpool(spool));
}

TEST_F(SourcePageTest, aCommandIsCancelledWhileItWrites)
{
    press("dropAddCommand");
    auto *said = find<QPlainTextEdit>("commandSaid");
    find<QPlainTextEdit>("commandText")->setPlainText(u"echo 1; echo begun >&2; sleep 1000"_s);
    press("commandRead");
    ASSERT_TRUE(awaited([said] { return said->toPlainText() == "begun\n"_L1; }));
    EXPECT_FALSE(find<QAbstractButton>("commandRead")->isEnabled());
    EXPECT_TRUE(find<QLabel>("commandProgress")->text().contains(u"2 B"_s));
    press("commandCancel");
    ASSERT_TRUE(awaited([this] { return find<QAbstractButton>("commandRead")->isEnabled(); }));
    EXPECT_FALSE(find<MessageBar>("commandBar")->isVisible());
    EXPECT_TRUE(window.draft()->source().isEmpty());
    EXPECT_TRUE(spools().isEmpty());
}

/// The keys of the tests' store in the environment, as a person has them there.
class StoreKeysSet
{
public:
    StoreKeysSet()
    {
        qputenv("AWS_ACCESS_KEY_ID", S3Server::keyId);
        qputenv("AWS_SECRET_ACCESS_KEY", S3Server::secret);
        qputenv("AWS_CONFIG_FILE", "/nonexistent");
        qputenv("AWS_SHARED_CREDENTIALS_FILE", "/nonexistent");
    }
    ~StoreKeysSet()
    {
        qunsetenv("AWS_ACCESS_KEY_ID");
        qunsetenv("AWS_SECRET_ACCESS_KEY");
    }
    StoreKeysSet(const StoreKeysSet &) = delete;
    StoreKeysSet &operator=(const StoreKeysSet &) = delete;
};

TEST_F(SourcePageTest, anObjectOfAStoreIsTheSource)
{
    const StoreKeysSet keys;
    S3Server store;
    store.put(u"dumps"_s, u"night 1/credits.csv"_s, "1,a\n2,b\n3,c\n");
    press("dropAddStore");
    EXPECT_FALSE(find<QAbstractButton>("storeFetch")->isEnabled());
    QTest::keyClicks(find<QLineEdit>("storeUrl"), u"s3://dumps/night 1/credits.csv"_s);
    QTest::keyClicks(find<QLineEdit>("storeEndpoint"), store.endpoint());
    QTest::keyClick(find<QLineEdit>("storeEndpoint"), Qt::Key_Return);
    ASSERT_TRUE(awaited([this] { return !window.draft()->source().isEmpty(); }));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().totalRows(), 3);
    EXPECT_EQ(window.draft()->source().name, u"credits"_s);
    const QString file = window.draft()->source().files.first().path;
    const auto stream = streamOfSpool(file);
    ASSERT_TRUE(stream);
    EXPECT_EQ(stream->text, u"s3://dumps/night 1/credits.csv?endpoint="_s + store.endpoint());
    EXPECT_TRUE(removeSpool(file));
}

TEST_F(SourcePageTest, aPrefixOfAStoreIsAFolder)
{
    const StoreKeysSet keys;
    S3Server store;
    store.put(u"dumps"_s, u"n/credits_1.txt"_s, "1\ta\n");
    store.put(u"dumps"_s, u"n/credits_2.txt"_s, "2\tb\n");
    press("dropAddStore");
    find<QLineEdit>("storeUrl")->setText(u"s3://dumps/n/?endpoint="_s + store.endpoint());
    find<QLineEdit>("storeRegion")->setText(u"us-east-1"_s);
    press("storeFetch");
    ASSERT_TRUE(awaited([this] { return !window.draft()->source().isEmpty(); }));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->source().files.size(), 2);
    EXPECT_EQ(window.draft()->source().totalRows(), 2);
    const auto stream = streamOfSpool(window.draft()->source().files.first().path);
    ASSERT_TRUE(stream);
    EXPECT_EQ(stream->objects, 2);
    EXPECT_TRUE(removeSpool(stream->spool));
}

TEST_F(SourcePageTest, aStoresRefusalIsSaidAndMendedInPlace)
{
    const StoreKeysSet keys;
    S3Server store;
    store.put(u"dumps"_s, u"t.txt"_s, "1\ta\n");
    press("dropAddStore");
    find<QLineEdit>("storeUrl")->setText(u"s3://dumps/T.txt?endpoint="_s + store.endpoint());
    press("storeFetch");
    ASSERT_TRUE(awaited([this] { return find<MessageBar>("storeBar")->isVisible(); }));
    EXPECT_TRUE(find<MessageBar>("storeBar")->what().contains(u"s3://dumps/T.txt"_s));
    EXPECT_TRUE(window.draft()->source().isEmpty());
    EXPECT_TRUE(spools().isEmpty());
    EXPECT_TRUE(find<QAbstractButton>("storeFetch")->isEnabled());
    press("storeToFiles");
    EXPECT_TRUE(find<QAbstractButton>("dropAddFiles")->isVisible());
}

TEST_F(SourcePageTest, aFetchIsCancelledAndWhatArrivedStays)
{
    const StoreKeysSet keys;
    S3Server store;
    store.put(u"dumps"_s, u"t.txt"_s, QByteArray("123\tabc\n").repeated(5'000'000));
    store.holdFrom(32LL * 1024 * 1024); // the last of five parts: the head is the first
    press("dropAddStore");
    find<QLineEdit>("storeUrl")->setText(u"s3://dumps/t.txt?endpoint="_s + store.endpoint());
    press("storeFetch");
    ASSERT_TRUE(awaited([this] { return window.draft()->source().isArriving(); }));
    ASSERT_TRUE(store.awaitHeld());
    auto *progress = find<QLabel>("arrivalProgress");
    ASSERT_TRUE(awaited([&] { return progress->text().contains(u"of 40.0 MB"_s); })) << progress->text();
    press("arrivalCancel");
    EXPECT_TRUE(find<QLineEdit>("storeUrl")->isVisible()) << "to be mended and fetched again";
    ASSERT_TRUE(awaited([this] { return find<QAbstractButton>("storeFetch")->isEnabled(); }));
    EXPECT_FALSE(find<MessageBar>("storeBar")->isVisible());
    EXPECT_TRUE(window.draft()->source().isEmpty());
    ASSERT_EQ(spools().size(), 1);
    EXPECT_EQ(spools().first().state, Spool::State::Partial);
    EXPECT_GT(sweepSpools({}, true), 0);
    EXPECT_TRUE(spools().isEmpty());
}

} // namespace
} // namespace millrace::test::source_page_test
