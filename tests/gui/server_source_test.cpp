// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of another server, from the button on the empty Source page to the loaded table, by keys and object
// names, with two private servers.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/server/login/knownservers.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/privateserver.h"
#include "tests/support/remote/sshdcase.h"
#include "ui/models/run/rowlookmodel.h"
#include "ui/session/run/runarchive.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/problemlist.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>

namespace millrace::test::server_source_test {
namespace {

class ServerSourceTest : public WizardTest
{
protected:
    void SetUp() override
    {
        WizardTest::SetUp();
        schema = target.freshSchema();
        shop = from().freshSchema();
        from().execute(u"CREATE TABLE %1.orders (id int PRIMARY KEY, who varchar(20) CHARACTER SET "
                       "utf8mb4, at timestamp NOT NULL)"_s.arg(shop));
        from().execute(u"CREATE TABLE %1.other (a int)"_s.arg(shop));
        from().execute(u"INSERT INTO %1.orders VALUES (1, 'Zoë', '2020-01-01 10:00:00'), (2, 'Bo', "
                       "'2020-07-01 10:00:00'), (7, 'Cy', '2021-01-01 10:00:00')"_s.arg(shop));
        target.execute(u"CREATE TABLE %1.orders (id int PRIMARY KEY, who varchar(20) CHARACTER SET "
                       "utf8mb4, at timestamp NOT NULL)"_s.arg(schema));
    }
    static PrivateServer &from()
    {
        static PrivateServer server;
        return server;
    }

    void place(const QString &password)
    {
        press("dropAddServer");
        type("sourceSocket", from().connection().spec.socket);
        type("sourceUser", u"root"_s);
        type("sourcePassword", password);
        type("sourceConnectSchema", shop);
    }
    void chooseTarget()
    {
        ASSERT_NO_FATAL_FAILURE(next());
        type("socket", target.connection().spec.socket);
        type("user", u"root"_s);
        type("password", target.connection().password);
        type("connectSchema", schema);
        QTest::keyClick(find<QLineEdit>("connectSchema"), Qt::Key_Return);
        ASSERT_TRUE(settle());
        window.serverWork()->chooseTable(schema, u"orders"_s);
        ASSERT_TRUE(settle());
        ASSERT_TRUE(window.draft()->tableSchema().has_value());
    }
    void load()
    {
        ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
        ASSERT_TRUE(settle());
        ASSERT_TRUE(window.page(WizardWindow::ReviewStep)->isReady());
        press("primaryButton");
        ASSERT_TRUE(awaited([this] { return !window.isRunning(); }));
    }

    /// What the view of a run's rows says, wherever it does.
    QString saidOfRows()
    {
        const QString notes = find<ElidedLabel>("lookNotes")->fullText();
        return notes.isEmpty() ? find<DataTable>("lookRows")->emptyText() : notes;
    }
    bool hasRows(int count)
    {
        auto *rows = find<QTableView>("lookRows")->model();
        return awaited([&] { return rows->rowCount() == count; });
    }
    QString ofRow(int row, int column)
    {
        return find<QTableView>("lookRows")->model()->index(row, column).data().toString();
    }
    void askForPassword(const char *variable, const QString &password)
    {
        auto *field = find<QLineEdit>("lookPassword");
        ASSERT_TRUE(awaited([&] {
            return field->isVisible() && saidOfRows().contains(QString::fromLatin1(variable));
        })) << qPrintable(saidOfRows());
        type("lookPassword", password);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void look(const QString &name) { expectGoodLooksInAll(window, name); }

    PrivateServer &target = PrivateServer::shared();
    QString schema; ///< of the target
    QString shop;   ///< of the source
};

TEST_F(ServerSourceTest, AnUnknownHostOfSshIsTrustedByAButtonAndNotBefore)
{
    SshdCase sshd;
    if (!sshd.whyNot().isEmpty())
        GTEST_SKIP() << sshd.whyNot().toStdString();
    sshd.forgetHostKey();
    place(from().connection().password);
    type("sourceSsh", sshd.destination());
    const auto *trust = find<QPushButton>("trustSourceHostKey");
    EXPECT_FALSE(trust->isVisible());
    QTest::keyClick(find<QLineEdit>("sourceSsh"), Qt::Key_Return);
    ASSERT_TRUE(awaited([trust] { return trust->isVisible(); }));
    const auto &problems = window.page(WizardWindow::SourceStep)->findChild<ProblemList *>()->problems();
    ASSERT_EQ(problems.size(), 1);
    EXPECT_TRUE(problems.first().error.what.contains(sshd.fingerprint())) << problems.first().error.what;
    EXPECT_EQ(sshd.knownHosts(), QByteArray());
    press("trustSourceHostKey");
    auto *table = find<QComboBox>("sourceTable");
    ASSERT_TRUE(awaited([table] { return table->findText(u"orders"_s) >= 0; }));
    EXPECT_FALSE(trust->isVisible());
    EXPECT_EQ(sshd.knownHosts().count('\n'), 1);
}

TEST_F(ServerSourceTest, aTableIsFoundShownAndLoaded)
{
    place(from().connection().password);
    press("listSourceTables");
    ASSERT_TRUE(settle());
    auto *tables = find<QComboBox>("sourceTable");
    ASSERT_EQ(tables->count(), 2);
    tables->setCurrentIndex(tables->findText(u"orders"_s));
    press("readSource");
    ASSERT_TRUE(settle());
    auto *rows = find<QTableView>("serverSampleTable")->model();
    ASSERT_EQ(rows->rowCount(), 3);
    EXPECT_EQ(rows->index(0, 2).data().toString(), u"Zoë"_s);
    EXPECT_TRUE(find<QLabel>("serverSourceFacts")->text().contains(u"ranges of id"_s));
    EXPECT_TRUE(window.page(WizardWindow::SourceStep)->isReady());

    ASSERT_NO_FATAL_FAILURE(chooseTarget());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.serverWork()->preview()) << "the load's own statement was tried";
    EXPECT_EQ(window.serverWork()->preview()->rows.first().cells.last().value, "2020-01-01 10:00:00");
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(
        target.value(
            u"SELECT GROUP_CONCAT(id, who, UNIX_TIMESTAMP(at) ORDER BY id) FROM %1.orders"_s.arg(schema)),
        from().value(
            u"SELECT GROUP_CONCAT(id, who, UNIX_TIMESTAMP(at) ORDER BY id) FROM %1.orders"_s.arg(shop)));
    // A saved plan brings the place back, never the password.
    const QString file = folder.filePath(u"s.millrace"_s);
    ASSERT_TRUE(window.savePlan(file));
    QFile saved(file);
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    EXPECT_FALSE(saved.readAll().contains(from().connection().password.toUtf8()));
}

TEST_F(ServerSourceTest, rowsOfBothServersStandBesideEachOtherThenAndWhenTheRunIsOpenedAgain)
{
    place(from().connection().password);
    find<QComboBox>("sourceTable")->setEditText(u"orders"_s);
    press("readSource");
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(chooseTarget());
    ASSERT_NO_FATAL_FAILURE(load());
    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    press("rowsTab");
    ASSERT_TRUE(hasRows(2)) << qPrintable(saidOfRows());
    const auto *rows = find<QTableView>("lookRows")->model();
    EXPECT_EQ(rows->headerData(RowLookModel::Raw, Qt::Horizontal, Qt::DisplayRole).toString(),
              u"In the source"_s);
    EXPECT_EQ(ofRow(0, RowLookModel::Raw), u"1⇥Zoë⇥2020-01-01 10:00:00"_s);
    EXPECT_EQ(ofRow(0, RowLookModel::Verdict), u"equal"_s);
    EXPECT_EQ(ofRow(1, RowLookModel::Values), u"7"_s);
    EXPECT_EQ(find<QLineEdit>("lookKey")->placeholderText(), u"Key"_s) << "its rows have no numbers";

    target.execute(u"UPDATE %1.orders SET who = 'mine' WHERE id = 2"_s.arg(schema));
    type("lookKey", u"2"_s);
    QTest::keyClick(find<QLineEdit>("lookKey"), Qt::Key_Return);
    ASSERT_TRUE(hasRows(3)) << qPrintable(saidOfRows());
    EXPECT_EQ(ofRow(0, RowLookModel::Verdict), u"differs"_s);
    EXPECT_EQ(ofRow(0, RowLookModel::Values + 1), u"≠ Bo → mine"_s);
    EXPECT_TRUE(saidOfRows().startsWith(shop + u".orders · id = 2"_s)) << qPrintable(saidOfRows());
    look(u"finish-rows-server"_s);
    press("lookSlowest");
    ASSERT_TRUE(hasRows(5)) << qPrintable(saidOfRows());

    // Opened again, neither password is known: each is asked for, and what is typed is enough.
    const auto opened = openPastRun(listRuns().first());
    ASSERT_TRUE(opened);
    window.showRun(opened->plan, opened->view);
    press("rowsTab");
    ASSERT_NO_FATAL_FAILURE(askForPassword("set MILLRACE_PASSWORD", target.connection().password));
    ASSERT_NO_FATAL_FAILURE(askForPassword("set MILLRACE_SOURCE_PASSWORD", u"wrong"_s));
    ASSERT_TRUE(awaited([this] { return saidOfRows().startsWith(u"Source server "_s); }))
        << qPrintable(saidOfRows());
    ASSERT_NO_FATAL_FAILURE(askForPassword("Source server", from().connection().password));
    ASSERT_TRUE(hasRows(2)) << qPrintable(saidOfRows());
    EXPECT_TRUE(find<QLineEdit>("lookKey")->isVisible());
    EXPECT_EQ(ofRow(0, RowLookModel::Verdict), u"equal"_s);
}

TEST_F(ServerSourceTest, aSelectIsReadAndLoaded)
{
    place(from().connection().password);
    press("sourceKindQuery");
    auto *query = find<QPlainTextEdit>("sourceQuery");
    query->setFocus();
    QTest::keyClicks(query, u"SELECT id + 100 AS id, UPPER(who) AS who, at FROM orders WHERE id < 5"_s);
    press("readSource");
    ASSERT_TRUE(settle());
    ASSERT_EQ(find<QTableView>("serverSampleTable")->model()->rowCount(), 2);
    ASSERT_NO_FATAL_FAILURE(chooseTarget());
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(
        target.value(u"SELECT GROUP_CONCAT(id, who ORDER BY id) FROM %1.orders"_s.arg(schema)).toString(),
        u"101ZOË,102BO"_s);
}

TEST_F(ServerSourceTest, whatTheServerRefusesIsSaidOnThePageAndCanBeMended)
{
    place(u"wrong"_s);
    find<QComboBox>("sourceTable")->setEditText(u"orders"_s);
    press("readSource");
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.sourceWork()->error());
    EXPECT_EQ(window.sourceWork()->error()->code, ErrorCode::AccessDenied);
    EXPECT_TRUE(window.sourceWork()->error()->what.startsWith(u"Source server "_s));
    EXPECT_FALSE(window.page(WizardWindow::SourceStep)->isReady());
    type("sourcePassword", from().connection().password);
    press("readSource");
    ASSERT_TRUE(settle());
    EXPECT_FALSE(window.sourceWork()->error());
    EXPECT_TRUE(window.page(WizardWindow::SourceStep)->isReady());
    press("serverToFiles");
    EXPECT_TRUE(find<QAbstractButton>("dropAddServer")->isVisible());
    EXPECT_TRUE(window.draft()->source().isEmpty());
}

TEST_F(ServerSourceTest, aPlanOfSomebodyElsesSignsInToItsSourceWhenTold)
{
    place(from().connection().password);
    find<QComboBox>("sourceTable")->setEditText(u"orders"_s);
    press("readSource");
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(chooseTarget());
    const QString file = folder.filePath(u"s.millrace"_s);
    ASSERT_TRUE(window.savePlan(file));
    window.startOver();
    ASSERT_TRUE(settle());

    const auto signIns = [] {
        const auto connection = Connection::open(from().connection());
        const auto rows = (*connection)->rows(u"SHOW GLOBAL STATUS LIKE 'Connections'"_s);
        return rows.value().first().value(1).toLongLong();
    };
    // The target is known here, the source is not.
    ASSERT_TRUE(QFile::remove(KnownServers::path()));
    ASSERT_TRUE(KnownServers::add(target.connection().spec));
    qputenv("MILLRACE_PASSWORD", target.connection().password.toUtf8());
    qputenv("MILLRACE_SOURCE_PASSWORD", from().connection().password.toUtf8());
    const qint64 before = signIns();
    ASSERT_GT(before, 0);
    ASSERT_TRUE(window.openPlan(file));
    ASSERT_TRUE(settle());
    // Nor when it is signed in to the target, and not while Review is on screen as a plan is opened.
    window.serverWork()->connectToServer();
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(window.openPlan(file));
    ASSERT_TRUE(settle());
    EXPECT_FALSE(window.page(WizardWindow::ReviewStep)->isReady());
    EXPECT_EQ(signIns(), before + 1) << "the one that asks";
    const QString said = find<MessageBar>("windowBar")->what();
    EXPECT_TRUE(said.contains(from().connection().spec.socket)) << qPrintable(said);
    EXPECT_FALSE(said.contains(target.connection().spec.socket)) << qPrintable(said);
    press("connectHeld");
    ASSERT_TRUE(settle());
    EXPECT_GT(signIns(), before + 2);
    EXPECT_TRUE(window.page(WizardWindow::ReviewStep)->isReady());
    qunsetenv("MILLRACE_SOURCE_PASSWORD");
    qunsetenv("MILLRACE_PASSWORD");
}

} // namespace
} // namespace millrace::test::server_source_test
