// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a finished run on the Finish page, by keys: what a long search through a dump says, how it ends,
// and how a run that was opened gets at its servers.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/record/runfolder.h"
#include "core/server/connection.h"
#include "core/source/source.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/pack.h"
#include "tests/support/privateserver.h"
#include "ui/models/run/rowlookmodel.h"
#include "ui/session/run/runarchive.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"

#include <QDir>
#include <QRegularExpression>
#include <QTableView>

namespace millrace::test::finish_rows_test {
namespace {

constexpr int copies = 400;
constexpr int rowsEach = 1'000'000;

/// A run of a dump that takes long to read: one packed file, over and over. Its table has two rows, the
/// dump's first and one that came from elsewhere.
class FinishRows : public WizardTest
{
protected:
    void SetUp() override
    {
        WizardTest::SetUp();
        schema = server.freshSchema();
        server.execute(u"CREATE TABLE %1.credits (id int PRIMARY KEY, s varchar(40))"_s.arg(schema));
        server.execute(u"INSERT INTO %1.credits VALUES (1, 'first'), (7777777, 'mine')"_s.arg(schema));
        QByteArray bytes = "1\tfirst\n";
        for (int row = 2; row <= rowsEach; ++row)
            bytes += "12345678\ttext\n";
        const QString path = write(u"credits.txt.zst"_s, packed(bytes, "zstd"));

        Plan plan{.name = u"credits"_s, .schema = schema};
        plan.table = u"credits"_s;
        plan.connection = server.connection().spec;
        plan.connection.scratch = false;
        plan.source.setDialect(Dialect::mysqldumpTab());
        plan.source.fieldCount = 2;
        SourceFile file{.path = path, .rows = rowsEach};
        file.fingerprint = fingerprintOf(path).value();
        file.unpackedBytes = bytes.size();
        plan.source.files = QVector<SourceFile>(copies, file);
        plan.mapping.fields = parseColumnList(u"(id, s)"_s).value();
        auto made = RunFolder::create(plan);
        ASSERT_TRUE(made) << made.error().text().toStdString();
        id = (*made)->id();
        const TableOutcome table{.table = plan.tableName(), .rowsRead = 2, .rowsLoaded = 2, .verified = true};
        ASSERT_TRUE((*made)->save(RunSummary{.run = id, .status = RunState::Done, .tables = {table}}));
        made->reset();
        open();
    }
    void TearDown() override
    {
        window.startOver();
        QDir(runsHome()).removeRecursively();
    }

    void open()
    {
        const auto opened = openPastRun(id);
        ASSERT_TRUE(opened) << opened.error().text().toStdString();
        window.showRun(opened->plan, opened->view);
        ASSERT_EQ(window.currentStep(), WizardWindow::FinishStep);
    }
    /// What the view says, wherever it does.
    QString said()
    {
        const QString notes = find<ElidedLabel>("lookNotes")->fullText();
        return notes.isEmpty() ? find<DataTable>("lookRows")->emptyText() : notes;
    }
    bool says(const QString &words, int ms = 20'000)
    {
        return QTest::qWaitFor([&] { return said().contains(words); }, ms);
    }
    /// Types its password, as the account's name is.
    void signIn()
    {
        press("rowsTab");
        auto *password = find<QLineEdit>("lookPassword");
        ASSERT_TRUE(awaited([password] { return password->isVisible(); })) << qPrintable(said());
        EXPECT_TRUE(said().contains(u"The password of root@"_s)) << qPrintable(said());
        EXPECT_TRUE(said().contains(u"MILLRACE_PASSWORD"_s)) << qPrintable(said());
        EXPECT_FALSE(find<QLineEdit>("lookKey")->isVisible());
        type("lookPassword", u"wrong"_s);
        QTest::keyClick(password, Qt::Key_Return);
        ASSERT_TRUE(says(u"Access denied"_s)) << qPrintable(said());
        EXPECT_TRUE(awaited([password] { return password->isVisible() && password->hasFocus(); }))
            << "the keys are where they were";
        look(u"finish-rows-password"_s);
        type("lookPassword", server.connection().password);
        QTest::keyClick(password, Qt::Key_Return);
        ASSERT_TRUE(awaited([password] { return !password->isVisible(); }));
    }
    /// Begins what takes long, and is there while it does.
    void search(const QString &key)
    {
        type("lookKey", key);
        QTest::keyClick(find<QLineEdit>("lookKey"), Qt::Key_Return);
        ASSERT_TRUE(isReading()) << qPrintable(said());
        EXPECT_TRUE(find<QAbstractButton>("lookStop")->isVisible());
    }
    bool isReading()
    {
        static const QRegularExpression words(u"^Looking through the dump: \\d{1,2} % read\\.$"_s);
        return awaited([this] { return words.match(said()).hasMatch(); });
    }
    bool hasEnded()
    {
        return awaited([this] { return !find<QAbstractButton>("lookStop")->isVisibleTo(&window); });
    }
    void look(const QString &name) { expectGoodLooksInAll(window, name); }

    PrivateServer &server = PrivateServer::shared();
    QString schema;
    QString id;
};

TEST_F(FinishRows, aLongSearchSaysHowFarItIsAndEndsWhenItIsToldTo)
{
    ASSERT_NO_FATAL_FAILURE(signIn());
    // First and last row: the last is read for in one of the files alone.
    auto *rows = find<QTableView>("lookRows")->model();
    ASSERT_TRUE(awaited([rows] { return rows->rowCount() == 2; })) << qPrintable(said());
    EXPECT_EQ(rows->index(0, RowLookModel::Verdict).data().toString(), u"equal"_s);

    ASSERT_NO_FATAL_FAILURE(search(u"7777777"_s));
    look(u"finish-rows-searching"_s);
    ASSERT_TRUE(isReading()) << "the window was drawn meanwhile: " << qPrintable(said());
    EXPECT_EQ(rows->rowCount(), 2) << "what was found stays";
    QTest::keyClick(find<QLineEdit>("lookKey"), Qt::Key_Escape);
    ASSERT_TRUE(says(u"Stopped."_s)) << qPrintable(said());
    EXPECT_TRUE(hasEnded());
    EXPECT_TRUE(find<QLineEdit>("lookKey")->hasFocus());

    // By the button, and from anywhere on the page.
    ASSERT_NO_FATAL_FAILURE(search(u"7777777"_s));
    press("lookStop");
    ASSERT_TRUE(says(u"Stopped."_s)) << qPrintable(said());
    ASSERT_NO_FATAL_FAILURE(search(u"7777777"_s));
    auto *tab = find<QAbstractButton>("evidenceTab");
    tab->setFocus();
    QTest::keyClick(tab, Qt::Key_Escape);
    ASSERT_TRUE(says(u"Stopped."_s)) << qPrintable(said());
}

TEST_F(FinishRows, leavingThePageOrOpeningAnotherRunEndsIt)
{
    ASSERT_NO_FATAL_FAILURE(signIn());
    auto *rows = find<QTableView>("lookRows")->model();
    ASSERT_TRUE(awaited([rows] { return rows->rowCount() == 2; })) << qPrintable(said());
    ASSERT_NO_FATAL_FAILURE(search(u"7777777"_s));
    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    EXPECT_TRUE(hasEnded());
    EXPECT_TRUE(says(u"Stopped."_s)) << qPrintable(said());
    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    EXPECT_TRUE(said().contains(u"Stopped."_s));

    ASSERT_NO_FATAL_FAILURE(search(u"7777777"_s));
    ASSERT_NO_FATAL_FAILURE(open());
    EXPECT_FALSE(find<QAbstractButton>("lookStop")->isVisibleTo(&window)) << "at once";
    EXPECT_EQ(rows->rowCount(), 0);
    // Its thread is free: the run's next question is answered, and nothing is heard of the one before.
    press("rowsTab");
    ASSERT_TRUE(awaited([this] { return find<QLineEdit>("lookPassword")->isVisible(); }))
        << qPrintable(said());
}

} // namespace
} // namespace millrace::test::finish_rows_test
