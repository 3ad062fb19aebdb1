// SPDX-License-Identifier: GPL-3.0-or-later
// A stream that is mapped, and loaded, while it arrives: by keys and object names, against a real server. The
// command of these tests goes on only when it is told to, so that what is seen is seen in between.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/record/runfolder.h"
#include "core/source/stream/spoolstore.h"
#include "tests/gui/support/walk_fixture.h"
#include "ui/session/run/runshelf.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/wizardpage.h"
#include "ui/wizard/rundesk.h"

#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace millrace::test::arriving_walk_test {
namespace {

class ArrivingWalk : public WalkTest
{
protected:
    static constexpr int headRows = 150'000;
    static constexpr int allRows = 150'010;

    void TearDown() override
    {
        WalkTest::TearDown();
        for (const Spool &spool : spools())
            EXPECT_TRUE(QDir(spool.folder).removeRecursively());
    }
    static QByteArray rows(int first, int last)
    {
        QByteArray text;
        for (int row = first; row <= last; ++row)
            text += QByteArray::number(row) + '\t' + QByteArray::number(row % 1000) + "\trecruit\n";
        return text;
    }
    QString path(const QString &name) const { return folder.filePath(name); }
    /// Writes all rows but ten, and those when it is told to; then it ends, well if "ok" is there by then.
    QString command()
    {
        write(u"head"_s, rows(1, headRows));
        write(u"rest"_s, rows(headRows + 1, allRows));
        return u"cat '%1'; while ! test -e '%2'; do sleep 0.02; done; test -e '%3' && cat '%4'"_s.arg(
            path(u"head"_s), path(u"go"_s), path(u"ok"_s), path(u"rest"_s));
    }
    void readHead()
    {
        makeTable();
        press("dropAddCommand");
        find<QPlainTextEdit>("commandText")->setPlainText(command());
        press("commandRead");
        ASSERT_TRUE(awaited([this] { return window.draft()->source().isArriving(); }));
        ASSERT_TRUE(settle());
    }
    void toReview()
    {
        ASSERT_NO_FATAL_FAILURE(next());
        ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
        ASSERT_NO_FATAL_FAILURE(chooseTable(u"credits"_s));
        window.draft()->change(&Plan::chunkRows, 10'000);
        ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
        ASSERT_TRUE(settle());
    }
    void shot(const char *name)
    {
        if (const QString pictures = qEnvironmentVariable("MILLRACE_SHOTS"); !pictures.isEmpty())
            window.grab().save(pictures + u"/arriving-"_s + QLatin1String(name) + u".png"_s);
    }
    WizardPage *page(int step) { return window.page(step); }
    bool hasEnded()
    {
        return awaited([this] {
            return !window.isRunning() && page(WizardWindow::LoadStep)->isReady() &&
                   page(WizardWindow::LoadStep)->nextText().isEmpty();
        });
    }
    qint64 loaded() { return server->value(u"SELECT COUNT(*) FROM "_s + tableName()).toLongLong(); }
    /// Begins the load, and waits for its first rows.
    void load()
    {
        QTest::mouseClick(find<QAbstractButton>("primaryButton"), Qt::LeftButton);
        ASSERT_EQ(window.currentStep(), WizardWindow::LoadStep);
        ASSERT_TRUE(awaited([this] { return loaded() > 0 || !window.isRunning(); }));
        ASSERT_TRUE(window.isRunning());
    }
};

TEST_F(ArrivingWalk, ItsRowsAreInTheTableBeforeItsEndIsThere)
{
    ASSERT_NO_FATAL_FAILURE(readHead());
    EXPECT_TRUE(page(WizardWindow::SourceStep)->isReady());
    EXPECT_TRUE(page(WizardWindow::SourceStep)->sentence().startsWith(u"A stream that is still arriving"_s))
        << page(WizardWindow::SourceStep)->sentence();
    EXPECT_TRUE(find<QLabel>("arrivalProgress")->text().startsWith(u"Arriving: "_s));
    EXPECT_FALSE(find<QAbstractButton>("addFiles")->isEnabled());
    shot("1-source");
    ASSERT_NO_FATAL_FAILURE(toReview());
    const QString words = find<QLabel>("reviewWords")->text().remove(QChar(0x200B));
    EXPECT_TRUE(words.contains(u"The stream is loaded while it arrives"_s)) << words;
    EXPECT_TRUE(words.contains(u"The dump is written by this command"_s)) << words;
    EXPECT_FALSE(find<QAbstractButton>("rehearse")->isEnabled());
    shot("2-review");
    EXPECT_FALSE(find<QAbstractButton>("calibrate")->isEnabled());
    // It is a plan for the run that begins with it, and nobody else.
    chooser.planToSave = path(u"p.millrace"_s);
    press("savePlan");
    EXPECT_FALSE(QFile::exists(chooser.planToSave));
    EXPECT_TRUE(find<MessageBar>("windowBar")->what().contains(u"still arriving"_s));

    ASSERT_NO_FATAL_FAILURE(load());
    ASSERT_TRUE(awaited([this] {
        return page(WizardWindow::LoadStep)->sentence().contains(u"Loaded while it arrives"_s) &&
               loaded() >= 100'000;
    })) << page(WizardWindow::LoadStep)->sentence();
    EXPECT_EQ(page(WizardWindow::LoadStep)->railSummary(), u"running"_s) << "a share of what nobody knows";
    shot("3-load");
    window.runs()->session()->pause(); // it is not to end before it was looked at
    write(u"ok"_s, {});
    write(u"go"_s, {});
    ASSERT_TRUE(awaited([this] { return !window.draft()->source().isArriving(); }));
    ASSERT_TRUE(settle());
    EXPECT_TRUE(window.isRunning());
    EXPECT_EQ(window.draft()->source().totalRows(), -1) << "nobody counts beside a load";
    window.runs()->session()->resume();
    ASSERT_TRUE(hasEnded()) << find<MessageBar>("loadBar")->what();
    EXPECT_EQ(loaded(), allRows);
    EXPECT_TRUE(find<MessageBar>("loadBar")->what().contains(u"150,010 rows loaded and verified"_s))
        << find<MessageBar>("loadBar")->what();
    const auto run = RunFolder::open(listRuns().first());
    ASSERT_TRUE(run);
    EXPECT_FALSE((*run)->runPlan()->source().isArriving());
    // What arrived meanwhile is looked at now.
    ASSERT_TRUE(awaited([this] { return window.draft()->source().totalRows() == allRows; }));
    EXPECT_FALSE(window.draft()->source().isArriving());
    EXPECT_TRUE(window.isSaved()) << "nobody has changed anything";
    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    shot("4-finish");
    press("primaryButton"); // New migration
    EXPECT_TRUE(spools().isEmpty());
}

TEST_F(ArrivingWalk, WhatIsWholeBeforeTheLoadIsAFileLikeAnyOther)
{
    ASSERT_NO_FATAL_FAILURE(readHead());
    ASSERT_NO_FATAL_FAILURE(toReview());
    write(u"ok"_s, {});
    write(u"go"_s, {});
    ASSERT_TRUE(awaited([this] { return window.draft()->source().totalRows() == allRows; }));
    ASSERT_TRUE(settle());
    EXPECT_FALSE(window.draft()->source().isArriving());
    EXPECT_EQ(find<QAbstractButton>("primaryButton")->text(), u"&Load 150,010 rows"_s);
    QTest::mouseClick(find<QAbstractButton>("primaryButton"), Qt::LeftButton);
    ASSERT_TRUE(hasEnded());
    EXPECT_EQ(loaded(), allRows);
}

TEST_F(ArrivingWalk, WhatBreaksOffIsNoSourceUntilItGoesOn)
{
    ASSERT_NO_FATAL_FAILURE(readHead());
    ASSERT_NO_FATAL_FAILURE(toReview());
    write(u"go"_s, {});
    ASSERT_TRUE(awaited([this] { return window.draft()->input().brokenOff.has_value(); }));
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_TRUE(page(WizardWindow::ReviewStep)->hint().contains(u"broke off"_s));
    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    auto *bar = find<MessageBar>("arrivalBar");
    EXPECT_TRUE(bar->what().contains(u"exit code 1"_s)) << bar->what();
    EXPECT_TRUE(bar->howToFix().startsWith(u"Nothing of it was loaded"_s)) << bar->howToFix();
    EXPECT_FALSE(page(WizardWindow::SourceStep)->isReady());
    ASSERT_TRUE(settle());
    ASSERT_TRUE(awaited([bar] { return bar->height() > 2 * bar->fontMetrics().height(); }));
    shot("5-broken-off");
    EXPECT_EQ(loaded(), 0);

    write(u"ok"_s, {});
    press("arrivalGoOn");
    ASSERT_TRUE(awaited([this] { return window.draft()->source().totalRows() == allRows; }));
    EXPECT_TRUE(window.draft()->tableSchema().has_value()) << "what was chosen stays";
    EXPECT_TRUE(page(WizardWindow::SourceStep)->isReady());
}

TEST_F(ArrivingWalk, AStreamThatIsCancelledLeavesNothing)
{
    ASSERT_NO_FATAL_FAILURE(readHead());
    EXPECT_FALSE(spools().isEmpty());
    press("arrivalCancel");
    EXPECT_TRUE(window.draft()->source().isEmpty());
    ASSERT_TRUE(awaited([] { return spools().isEmpty(); }));
    EXPECT_TRUE(find<QPlainTextEdit>("commandText")->isVisible()) << "to be mended and read again";
    EXPECT_EQ(find<QPlainTextEdit>("commandText")->toPlainText(), command());
}

TEST_F(ArrivingWalk, ALoadWhoseStreamBreaksOffIsResumedHere)
{
    ASSERT_NO_FATAL_FAILURE(readHead());
    ASSERT_NO_FATAL_FAILURE(toReview());
    ASSERT_NO_FATAL_FAILURE(load());
    write(u"go"_s, {});
    ASSERT_TRUE(hasEnded());
    EXPECT_TRUE(find<MessageBar>("loadBar")->howToFix().contains(u"exit code 1"_s))
        << find<MessageBar>("loadBar")->howToFix();
    EXPECT_FALSE(find<MessageBar>("loadBar")->what().contains(u" of "_s)) << "nobody knows of how many";
    const QString id = listRuns().first();
    const qint64 before = loaded();
    EXPECT_GT(before, 0);
    EXPECT_LT(before, allRows);

    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    EXPECT_TRUE(find<MessageBar>("arrivalBar")->howToFix().contains(u"resume the run"_s))
        << find<MessageBar>("arrivalBar")->howToFix();
    EXPECT_FALSE(find<QPushButton>("arrivalGoOn")->isVisible()) << "the run goes on with it, and nobody else";

    write(u"ok"_s, {});
    RunShelf shelf;
    QObject::connect(&shelf, &RunShelf::resumable, &window,
                     [this](const QString &run, const RunPlan &plan, const QString &password) {
                         window.runs()->resume(run, plan, password);
                     });
    shelf.resume(id, server->connection().password);
    ASSERT_TRUE(awaited([this] { return window.isRunning(); }));
    ASSERT_TRUE(hasEnded());
    EXPECT_EQ(loaded(), allRows);
    EXPECT_TRUE(find<MessageBar>("loadBar")->what().contains(u"verified"_s))
        << find<MessageBar>("loadBar")->what();
    ASSERT_TRUE(awaited([this] { return window.draft()->source().totalRows() == allRows; }));
}

TEST_F(ArrivingWalk, WhatHasToBeThereWholeSaysWhy)
{
    QByteArray unsorted;
    for (int row = 0; row < headRows; ++row)
        unsorted += QByteArray::number(1 + (qint64(row) * 7919) % 300'007) + "\t7\trecruit\n";
    makeTable();
    press("dropAddCommand");
    const QString all = command();
    write(u"head"_s, unsorted);
    find<QPlainTextEdit>("commandText")->setPlainText(all);
    press("commandRead");
    ASSERT_TRUE(awaited([this] { return window.draft()->source().isArriving(); }));
    ASSERT_NO_FATAL_FAILURE(toReview());
    ASSERT_TRUE(awaited([this] { return !page(WizardWindow::ReviewStep)->isReady(); }));
    EXPECT_TRUE(page(WizardWindow::ReviewStep)->hint().contains(u"not in the order of the table's key"_s))
        << page(WizardWindow::ReviewStep)->hint();
    EXPECT_FALSE(page(WizardWindow::ReviewStep)->hint().contains(u"--order"_s));
    // As they come, where that is what is wanted.
    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    QTest::keyClick(find<QAbstractButton>("orderFile"), Qt::Key_Space);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    EXPECT_TRUE(page(WizardWindow::ReviewStep)->isReady()) << page(WizardWindow::ReviewStep)->hint();

    // Which keys lines of JSON have only their end tells.
    window.startOver();
    ASSERT_TRUE(awaited([] { return spools().isEmpty(); })) << "it was of no use any more";
    QByteArray objects;
    for (int row = 0; row < headRows; ++row)
        objects += "{\"id\": " + QByteArray::number(row) + "}\n";
    write(u"head"_s, objects);
    press("dropAddCommand");
    find<QPlainTextEdit>("commandText")->setPlainText(all);
    ASSERT_TRUE(awaited([this] { return find<QAbstractButton>("commandRead")->isEnabled(); }));
    press("commandRead");
    auto *progress = find<QLabel>("commandProgress");
    ASSERT_TRUE(awaited([&] { return progress->text().contains(u"All of it is read first"_s); }))
        << progress->text();
    shot("6-whole-first");
    press("commandCancel");
    ASSERT_TRUE(awaited([] { return spools().isEmpty(); }));
}

} // namespace
} // namespace millrace::test::arriving_walk_test
