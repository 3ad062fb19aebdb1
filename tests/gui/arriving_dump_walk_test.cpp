// SPDX-License-Identifier: GPL-3.0-or-later
// An SQL dump that is shown, and loaded, while its stream arrives: by keys and object names, against a real
// server. The command of these tests goes on only when it is told to, so that what is seen is seen in
// between.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/record/runfolder.h"
#include "core/source/stream/spoolstore.h"
#include "tests/gui/support/walk_fixture.h"
#include "ui/models/dumptablesmodel.h"
#include "ui/session/run/runshelf.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/wizardpage.h"
#include "ui/wizard/rundesk.h"

#include <QComboBox>
#include <QCryptographicHash>
#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <algorithm>

namespace millrace::test::arriving_dump_walk_test {
namespace {

class ArrivingDumpWalk : public WalkTest
{
protected:
    static constexpr int rowsOfLarge = 200'000; ///< more than a part's 16 MB

    void TearDown() override
    {
        WalkTest::TearDown();
        for (const Spool &spool : spools())
            EXPECT_TRUE(QDir(spool.folder).removeRecursively());
    }
    /// 80 bytes that nothing packs to a few.
    static QByteArray filler(int row)
    {
        return QCryptographicHash::hash(QByteArray::number(row), QCryptographicHash::Sha256).toBase64() +
               QByteArray(36, 'f');
    }
    static QByteArray rows(int first, int last)
    {
        QByteArray text;
        for (int row = first; row <= last; row += 1000) {
            text += "INSERT INTO `large` VALUES ";
            for (int each = row; each < qMin(row + 1000, last + 1); ++each)
                text += (each > row ? ",(" : "(") + QByteArray::number(each) + ",'" + filler(each) + "')";
            text += ";\n";
        }
        return text;
    }
    static QByteArray headOfDump()
    {
        return "-- MariaDB dump 10.19  Distrib 10.11.14-MariaDB, for debian-linux-gnu (x86_64)\n"
               "DROP TABLE IF EXISTS `small`;\n"
               "CREATE TABLE `small` (id int PRIMARY KEY, KEY twice (id)) ENGINE=InnoDB;\n"
               "INSERT INTO `small` VALUES (1),(2),(3);\n"
               "DROP TABLE IF EXISTS `large`;\n"
               "CREATE TABLE `large` (id int PRIMARY KEY, t varchar(90)) ENGINE=InnoDB;\n" +
               rows(1, rowsOfLarge) +
               "CREATE TABLE `last` (id int PRIMARY KEY) ENGINE=InnoDB;\n"
               "INSERT INTO `last` VALUES (7),(8);\n";
    }
    static QByteArray restOfDump()
    {
        return "INSERT INTO `last` VALUES (9),(10);\n"
               "CREATE TABLE `end` (id int PRIMARY KEY) ENGINE=InnoDB;\n"
               "INSERT INTO `end` VALUES (1);\n"
               "CREATE VIEW `totals` AS SELECT COUNT(*) AS n FROM `large`;\n"
               "-- Dump completed on 2026-11-29 12:00:00\n";
    }
    /// On that page: some names are on both pages of a step.
    template <typename T> T *on(int step, const char *name)
    {
        auto *widget = window.page(step)->findChild<T *>(QString::fromLatin1(name));
        EXPECT_TRUE(widget) << name;
        return widget;
    }
    QString path(const QString &name) const { return folder.filePath(name); }
    /// Writes the head, and the rest when it is told to; then it ends, well if "ok" is there by then.
    QString command(const QString &packer = u"cat"_s)
    {
        write(u"head"_s, headOfDump());
        write(u"rest"_s, restOfDump());
        return u"{ cat '%1'; while ! test -e '%2'; do sleep 0.02; done; test -e '%3' && cat '%4'; } | %5"_s
            .arg(path(u"head"_s), path(u"go"_s), path(u"ok"_s), path(u"rest"_s), packer);
    }
    void readHead(const QString &text)
    {
        press("dropAddCommand");
        find<QPlainTextEdit>("commandText")->setPlainText(text);
        press("commandRead");
        ASSERT_TRUE(awaited([this] { return window.draft()->source().isArriving(); }));
        ASSERT_TRUE(awaited([this] { return window.dump()->reading() != nullptr; }))
            << page(WizardWindow::SourceStep)->sentence();
        ASSERT_TRUE(settle());
    }
    void toTarget()
    {
        ASSERT_NO_FATAL_FAILURE(next());
        const ResolvedConnection target = server->connection();
        type("socket", target.spec.socket);
        type("user", target.spec.user);
        type("password", target.password);
        QTest::keyClick(find<QLineEdit>("password"), Qt::Key_Return);
        ASSERT_TRUE(settle());
        QLineEdit *edit = on<QComboBox>(WizardWindow::TargetStep, "dumpSchema")->lineEdit();
        edit->setText(schema);
        QTest::keyClick(edit, Qt::Key_Return);
        ASSERT_TRUE(awaited([this] { return window.dump()->plan().has_value(); }));
        ASSERT_TRUE(settle());
    }
    void toReview()
    {
        ASSERT_NO_FATAL_FAILURE(toTarget());
        ASSERT_NO_FATAL_FAILURE(throughChunks());
    }
    void throughChunks()
    {
        window.draft()->change(&Plan::chunkRows, 10'000);
        ASSERT_TRUE(awaited([this] { return window.dump()->plan().has_value(); }));
        ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
        ASSERT_TRUE(settle());
    }
    void shot(const char *name)
    {
        if (const QString pictures = qEnvironmentVariable("MILLRACE_SHOTS"); !pictures.isEmpty())
            window.grab().save(pictures + u"/arriving-dump-"_s + QLatin1String(name) + u".png"_s);
    }
    WizardPage *page(int step) { return window.page(step); }
    bool hasEnded()
    {
        return awaited([this] {
            return !window.isRunning() && page(WizardWindow::LoadStep)->isReady() &&
                   page(WizardWindow::LoadStep)->nextText().isEmpty();
        });
    }
    qint64 count(const QString &table)
    {
        const bool isThere =
            server
                ->value(u"SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = "
                        "'%1' AND table_name = '%2'"_s.arg(schema, table))
                .toInt() == 1;
        return isThere ? server->value(u"SELECT COUNT(*) FROM %1.%2"_s.arg(schema, table)).toLongLong() : -1;
    }
    /// Begins the load, and waits for the rows of the first part.
    void load()
    {
        QTest::mouseClick(find<QAbstractButton>("primaryButton"), Qt::LeftButton);
        ASSERT_EQ(window.currentStep(), WizardWindow::LoadStep) << find<MessageBar>("windowBar")->what();
        ASSERT_TRUE(awaited([this] { return count(u"large"_s) > 0 || !window.isRunning(); }))
            << page(WizardWindow::LoadStep)->sentence();
        ASSERT_TRUE(window.isRunning()) << find<MessageBar>("loadBar")->what();
    }
    void expectAll()
    {
        EXPECT_EQ(count(u"small"_s), 3);
        EXPECT_EQ(count(u"large"_s), rowsOfLarge);
        EXPECT_EQ(count(u"last"_s), 4);
        EXPECT_EQ(count(u"end"_s), 1);
        EXPECT_EQ(server->value(u"SELECT n FROM %1.totals"_s.arg(schema)).toLongLong(), rowsOfLarge);
    }
};

TEST_F(ArrivingDumpWalk, ItsRowsAreInTheTablesBeforeItsEndIsThere)
{
    ASSERT_NO_FATAL_FAILURE(readHead(command()));
    WizardPage *source = page(WizardWindow::SourceStep);
    EXPECT_TRUE(source->isReady());
    EXPECT_TRUE(source->sentence().startsWith(u"A dump that is still arriving · "_s)) << source->sentence();
    EXPECT_TRUE(source->sentence().contains(u"begins with"_s)) << source->sentence();
    EXPECT_TRUE(find<QLabel>("arrivalProgress")->text().startsWith(u"Arriving: "_s));
    EXPECT_TRUE(find<QLabel>("dumpHeadNote")->isVisible());
    EXPECT_FALSE(find<QAbstractButton>("dumpAddFiles")->isEnabled());
    EXPECT_FALSE(find<QAbstractButton>("dumpTickNone")->isEnabled());
    EXPECT_FALSE(find<QRadioButton>("scopeTable")->isVisible());
    auto *tables = find<QTableView>("dumpTables")->model();
    ASSERT_GE(tables->rowCount(), 2); // of as much as was there when it was looked at
    EXPECT_FALSE(tables->flags(tables->index(0, 0)) & Qt::ItemIsUserCheckable) << "all of it is loaded";
    EXPECT_EQ(tables->index(tables->rowCount() - 1, DumpTablesModel::Remark).data().toString(), u"so far"_s);
    shot("1-source");
    ASSERT_NO_FATAL_FAILURE(toTarget());
    EXPECT_TRUE(on<QPlainTextEdit>(WizardWindow::TargetStep, "dumpThere")
                    ->toPlainText()
                    .contains(u"for each part"_s));
    shot("2-target");
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_TRUE(page(WizardWindow::MappingStep)->isReady());
    shot("3-mapping");
    ASSERT_NO_FATAL_FAILURE(throughChunks());
    const QString words =
        on<QLabel>(WizardWindow::ReviewStep, "dump_reviewWords")->text().remove(QChar(0x200B));
    EXPECT_TRUE(words.contains(u"while it arrives, one part after the other"_s)) << words;
    EXPECT_TRUE(words.contains(u"The dump is written by this command"_s)) << words;
    EXPECT_FALSE(on<QAbstractButton>(WizardWindow::ReviewStep, "dump_rehearse")->isEnabled());
    shot("4-review");
    // It is a plan for the run that begins with it, and nobody else.
    chooser.planToSave = path(u"p.millrace"_s);
    press("savePlan");
    EXPECT_FALSE(QFile::exists(chooser.planToSave));
    EXPECT_TRUE(find<MessageBar>("windowBar")->what().contains(u"still arriving"_s));

    ASSERT_NO_FATAL_FAILURE(load());
    ASSERT_TRUE(awaited([this] {
        return page(WizardWindow::LoadStep)->sentence().contains(u"MB arrived"_s) &&
               page(WizardWindow::LoadStep)->sentence().contains(u"2 of 2 tables so far"_s) &&
               count(u"large"_s) == rowsOfLarge;
    })) << page(WizardWindow::LoadStep)->sentence();
    EXPECT_EQ(page(WizardWindow::LoadStep)->railSummary(), u"running"_s) << "a share of what nobody knows";
    shot("5-load");
    write(u"ok"_s, {});
    write(u"go"_s, {});
    ASSERT_TRUE(hasEnded()) << find<MessageBar>("loadBar")->what();
    expectAll();
    EXPECT_TRUE(find<MessageBar>("loadBar")->what().contains(u"200,008 rows loaded and verified"_s))
        << find<MessageBar>("loadBar")->what();
    const auto run = RunFolder::open(listRuns().first());
    ASSERT_TRUE(run);
    EXPECT_FALSE((*run)->runPlan()->isArriving());
    // What arrived meanwhile is looked at now.
    ASSERT_TRUE(awaited([this] {
        return window.dump()->reading() && !window.dump()->reading()->isHead && window.dump()->plan();
    }));
    EXPECT_EQ(window.dump()->tables().size(), 4);
    EXPECT_TRUE(window.isSaved()) << "nobody has changed anything";
    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    shot("6-finish");
    press("primaryButton"); // New migration
    EXPECT_TRUE(spools().isEmpty());
}

/// Compressed, it has no end that could be read before it is there.
TEST_F(ArrivingDumpWalk, WhatIsWholeBeforeTheLoadIsADumpLikeAnyOther)
{
    ASSERT_NO_FATAL_FAILURE(readHead(command(u"gzip -1"_s)));
    EXPECT_GE(window.dump()->tables().size(), 2);
    ASSERT_NO_FATAL_FAILURE(toReview());
    write(u"ok"_s, {});
    write(u"go"_s, {});
    ASSERT_TRUE(awaited([this] {
        return window.dump()->reading() && !window.dump()->reading()->isHead && window.dump()->plan();
    }));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.dump()->schema(), schema) << "what was chosen stays";
    EXPECT_FALSE(window.draft()->source().isArriving());
    auto *tables = on<QTableView>(WizardWindow::SourceStep, "dumpTables")->model();
    ASSERT_EQ(tables->rowCount(), 4);
    EXPECT_TRUE(tables->flags(tables->index(0, 0)) & Qt::ItemIsUserCheckable);
    ASSERT_TRUE(awaited([this] { return page(WizardWindow::ReviewStep)->isReady(); }))
        << page(WizardWindow::ReviewStep)->hint();
    EXPECT_EQ(find<QAbstractButton>("primaryButton")->text(), u"&Load 200,008 rows"_s);
    QTest::mouseClick(find<QAbstractButton>("primaryButton"), Qt::LeftButton);
    ASSERT_TRUE(hasEnded());
    expectAll();
}

TEST_F(ArrivingDumpWalk, WhatOnlyItsEndTellsIsSaid)
{
    const QByteArray use = "CREATE DATABASE IF NOT EXISTS `walked_own`;\nUSE `walked_own`;\n";
    const QString all = command();
    write(u"head"_s, use + headOfDump());
    ASSERT_NO_FATAL_FAILURE(readHead(all));
    ASSERT_NO_FATAL_FAILURE(next());
    const ResolvedConnection target = server->connection();
    type("socket", target.spec.socket);
    type("user", target.spec.user);
    type("password", target.password);
    QTest::keyClick(find<QLineEdit>("password"), Qt::Key_Return);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(awaited([this] { return page(WizardWindow::TargetStep)->isReady(); }));
    QLineEdit *edit = on<QComboBox>(WizardWindow::TargetStep, "dumpSchema")->lineEdit();
    edit->setText(schema);
    QTest::keyClick(edit, Qt::Key_Return);
    ASSERT_TRUE(awaited([this] { return !page(WizardWindow::TargetStep)->isReady(); }));
    ASSERT_TRUE(settle());
    EXPECT_FALSE(window.dump()->plan());
    shot("7-other-schema");
    write(u"ok"_s, {});
    write(u"go"_s, {});
    ASSERT_TRUE(awaited([this] { return page(WizardWindow::TargetStep)->isReady(); }));
    EXPECT_EQ(window.dump()->plan()->schemaNames.value("walked_own"), schema.toUtf8());
}

TEST_F(ArrivingDumpWalk, WhatBreaksOffIsNoSourceUntilItGoesOn)
{
    ASSERT_NO_FATAL_FAILURE(readHead(command()));
    ASSERT_NO_FATAL_FAILURE(toReview());
    write(u"go"_s, {});
    ASSERT_TRUE(awaited([this] { return window.draft()->input().brokenOff.has_value(); }));
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_TRUE(page(WizardWindow::ReviewStep)->hint().contains(u"broke off"_s));
    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    EXPECT_FALSE(page(WizardWindow::SourceStep)->isReady());
    EXPECT_TRUE(find<MessageBar>("arrivalBar")->howToFix().startsWith(u"Nothing of it was loaded"_s));
    ASSERT_TRUE(settle());
    auto *bar = find<MessageBar>("arrivalBar");
    ASSERT_TRUE(awaited([bar] { return bar->height() > 2 * bar->fontMetrics().height(); }));
    shot("8-broken-off");
    EXPECT_EQ(count(u"large"_s), -1);

    write(u"ok"_s, {});
    press("arrivalGoOn");
    ASSERT_TRUE(awaited([this] { return window.dump()->reading() && !window.dump()->reading()->isHead; }));
    EXPECT_EQ(window.dump()->schema(), schema) << "what was chosen stays";
    ASSERT_TRUE(awaited([this] { return page(WizardWindow::SourceStep)->isReady(); }));
}

/// Its command was content; the dump says itself that it has no end.
TEST_F(ArrivingDumpWalk, ADumpWithoutItsEndIsNoSource)
{
    const QString all = command();
    write(u"rest"_s, "INSERT INTO `last` VALUES (9),(10);\n");
    ASSERT_NO_FATAL_FAILURE(readHead(all));
    write(u"ok"_s, {});
    write(u"go"_s, {});
    ASSERT_TRUE(awaited([this] {
        return page(WizardWindow::SourceStep)->sentence() == u"A dump that cannot be read whole"_s;
    })) << page(WizardWindow::SourceStep)->sentence();
    EXPECT_FALSE(page(WizardWindow::SourceStep)->isReady());
    const auto bars = page(WizardWindow::SourceStep)->findChildren<MessageBar *>();
    EXPECT_TRUE(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return bar->what().contains(u"What wrote the stream ended before the dump did"_s);
    }));
    shot("10-no-end");
}

TEST_F(ArrivingDumpWalk, AStreamThatIsCancelledLeavesNothing)
{
    ASSERT_NO_FATAL_FAILURE(readHead(command()));
    EXPECT_FALSE(spools().isEmpty());
    press("arrivalCancel");
    EXPECT_TRUE(window.draft()->source().isEmpty());
    EXPECT_FALSE(window.draft()->isWholeDump());
    ASSERT_TRUE(awaited([] { return spools().isEmpty(); }));
    EXPECT_TRUE(find<QPlainTextEdit>("commandText")->isVisible()) << "to be mended and read again";
}

TEST_F(ArrivingDumpWalk, ALoadWhoseStreamBreaksOffIsResumedHere)
{
    ASSERT_NO_FATAL_FAILURE(readHead(command()));
    ASSERT_NO_FATAL_FAILURE(toReview());
    ASSERT_NO_FATAL_FAILURE(load());
    write(u"go"_s, {});
    ASSERT_TRUE(hasEnded());
    EXPECT_TRUE(find<MessageBar>("loadBar")->howToFix().contains(u"exit code 1"_s))
        << find<MessageBar>("loadBar")->howToFix();
    EXPECT_TRUE(page(WizardWindow::LoadStep)->title().startsWith(u"stream"_s))
        << page(WizardWindow::LoadStep)->title();
    const QString id = listRuns().first();
    EXPECT_EQ(count(u"end"_s), -1);
    shot("9-broken-load");

    write(u"ok"_s, {});
    RunShelf shelf;
    QObject::connect(&shelf, &RunShelf::resumable, &window,
                     [this](const QString &run, const RunPlan &plan, const QString &password) {
                         window.runs()->resume(run, plan, password);
                     });
    shelf.resume(id, server->connection().password);
    ASSERT_TRUE(awaited([this] { return window.isRunning(); }));
    ASSERT_TRUE(hasEnded());
    expectAll();
    EXPECT_TRUE(find<MessageBar>("loadBar")->what().contains(u"verified"_s))
        << find<MessageBar>("loadBar")->what();
    ASSERT_TRUE(awaited([this] { return window.dump()->reading() && !window.dump()->reading()->isHead; }));
    EXPECT_EQ(window.dump()->tables().size(), 4);
}

} // namespace
} // namespace millrace::test::arriving_dump_walk_test
