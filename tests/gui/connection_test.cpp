// SPDX-License-Identifier: GPL-3.0-or-later
// The connection card and what stands beside it: saved connections, TLS, what the account may do, and the
// choices of a table that is to be made.
#include "tests/gui/connection_fixture.h"
#include "tests/support/privateserver.h"

#include "ui/widgets/datatable.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/connectionform.h"
#include "ui/wizard/createtablecard.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTableView>

namespace millrace::test {

TEST_F(ConnectionTest, AConnectionIsSavedPickedRenamedRemovedAndBroughtBack)
{
    EXPECT_FALSE(find<QComboBox>("savedConnections")->isEnabled());
    type("host", QStringLiteral("db1.example"));
    type("user", QStringLiteral("app"));
    type("password", QStringLiteral("s3cret"));
    keepAs("savedSave", QStringLiteral("prod"));
    ASSERT_TRUE(waitFor({QStringLiteral("prod")}));
    type("host", QStringLiteral("db2.example"));
    keepAs("savedSave", QStringLiteral("test"));
    ASSERT_TRUE(waitFor({QStringLiteral("prod"), QStringLiteral("test")}));
    QFile file(SavedConnections::path());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_FALSE(file.readAll().contains("s3cret"));

    pick(QStringLiteral("prod"));
    EXPECT_EQ(find<QLineEdit>("host")->text(), QStringLiteral("db1.example"));
    EXPECT_TRUE(find<QLineEdit>("password")->text().isEmpty()) << "that of another server";
    keepAs("savedRename", QStringLiteral("production"));
    ASSERT_TRUE(waitFor({QStringLiteral("production"), QStringLiteral("test")}));
    EXPECT_EQ(find<QComboBox>("savedConnections")->currentText(), QStringLiteral("production"));

    press("savedRemove");
    ASSERT_TRUE(waitFor({QStringLiteral("test")}));
    auto *bar = find<MessageBar>("savedBar");
    ASSERT_TRUE(bar->isVisible());
    EXPECT_TRUE(bar->what().contains(QStringLiteral("production")));
    press("savedUndo");
    ASSERT_TRUE(waitFor({QStringLiteral("production"), QStringLiteral("test")}));
    EXPECT_FALSE(bar->isVisible());
}

TEST_F(ConnectionTest, AListThatCannotBeReadIsSaidInPlace)
{
    QFile file(SavedConnections::path());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{broken");
    file.close();
    keepAs("savedSave", QStringLiteral("prod"));
    auto *bar = find<MessageBar>("savedBar");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar->isVisible(); }, 30'000));
    EXPECT_TRUE(bar->what().contains(QStringLiteral("JSON"))) << bar->what().toStdString();
}

TEST_F(ConnectionTest, FilesAreAskedForAsTheModeNeedsThem)
{
    auto *tls = find<QComboBox>("tls");
    auto *ca = find<QLineEdit>("sslCa");
    auto *cert = find<QLineEdit>("sslCert");
    const auto choose = [tls](ConnectionSpec::Tls mode) { tls->setCurrentIndex(static_cast<int>(mode)); };
    EXPECT_FALSE(ca->isVisible());
    choose(ConnectionSpec::Tls::Required);
    EXPECT_FALSE(ca->isVisible());
    EXPECT_TRUE(cert->isVisible());
    choose(ConnectionSpec::Tls::VerifyCa);
    EXPECT_TRUE(ca->isVisible());
    chooser.certificate = QStringLiteral("/etc/ssl/ca.pem");
    press("sslCaChoose");
    EXPECT_EQ(ca->text(), chooser.certificate);
    keepAs("savedSave", QStringLiteral("verified"));
    ASSERT_TRUE(waitFor({QStringLiteral("verified")}));
    const auto entry = SavedConnections::find(QStringLiteral("verified"));
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->spec.tls, ConnectionSpec::Tls::VerifyCa);
    EXPECT_EQ(entry->spec.sslCa, chooser.certificate);
    // What is not shown is not used.
    choose(ConnectionSpec::Tls::Preferred);
    keepAs("savedSave", QStringLiteral("plain"));
    ASSERT_TRUE(
        QTest::qWaitFor([] { return SavedConnections::find(QStringLiteral("plain")).has_value(); }, 30'000));
    EXPECT_TRUE(SavedConnections::find(QStringLiteral("plain"))->spec.sslCa.isEmpty());
    // A CA that is missing is said when it is needed.
    choose(ConnectionSpec::Tls::VerifyCa);
    ca->clear();
    press("connectButton");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(find<MessageBar>("connectionBar")->what().contains(QStringLiteral("verify-ca")))
        << find<MessageBar>("connectionBar")->what().toStdString();
}

TEST_F(ConnectionTest, WhatTheAccountMayDoIsShownAndTheGrantCopied)
{
    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
    server.execute(QStringLiteral("CREATE TABLE %1.t (id int PRIMARY KEY)").arg(schema));
    server.execute(QStringLiteral("CREATE USER keeper@localhost IDENTIFIED BY 'pw'"));
    server.execute(QStringLiteral("GRANT SELECT, INSERT ON %1.* TO keeper@localhost").arg(schema));
    type("socket", server.connection().spec.socket);
    type("user", QStringLiteral("keeper"));
    type("password", QStringLiteral("pw"));
    type("connectSchema", schema);
    keepAs("savedSave", QStringLiteral("keeper"));
    ASSERT_TRUE(waitFor({QStringLiteral("keeper")}));
    press("connectButton");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(find<QLabel>("serverFacts")->isVisible());
    EXPECT_TRUE(find<QLabel>("accountFacts")->text().contains(QStringLiteral("keeper@localhost")));
    auto *tables = find<QTableView>("tables");
    press("accountPowersButton");
    EXPECT_FALSE(tables->isVisible());
    auto *powers = find<QWidget>("accountPowers");
    const auto texts = [powers] {
        QStringList all;
        for (const QLabel *label : powers->findChildren<QLabel *>())
            all << label->text();
        return all.join(QLatin1Char('\n'));
    };
    EXPECT_TRUE(texts().contains(QStringLiteral("load rows"))) << texts().toStdString();
    const QString grant = QStringLiteral("GRANT DELETE ON `%1`.* TO 'keeper'@'localhost';").arg(schema);
    EXPECT_TRUE(texts().contains(grant)) << texts().toStdString();
    press("copyGrant"); // of the first that is missing
    EXPECT_EQ(QGuiApplication::clipboard()->text(), grant);
    press("accountClose");
    EXPECT_TRUE(tables->isVisible());
    // It was used, and says so in the list's order.
    ASSERT_TRUE(QTest::qWaitFor(
        [] {
            const auto entry = SavedConnections::find(QStringLiteral("keeper"));
            return entry && entry->lastUsed.isValid();
        },
        30'000));
    server.execute(QStringLiteral("DROP USER keeper@localhost"));
}

TEST_F(ConnectionTest, AnEmptyListOfTablesSaysWhatIsMissing)
{
    PrivateServer &server = PrivateServer::shared();
    server.freshSchema();
    server.freshSchema();
    server.execute(QStringLiteral("CREATE USER nobody@localhost IDENTIFIED BY 'pw'"));
    const auto *tables = window.page(WizardWindow::TargetStep)->findChild<DataTable *>();
    ASSERT_TRUE(tables);
    EXPECT_EQ(tables->emptyText(), QStringLiteral("Connect to see the tables."));
    type("socket", server.connection().spec.socket);
    type("user", QStringLiteral("nobody"));
    type("password", QStringLiteral("pw"));
    press("connectButton");
    ASSERT_TRUE(settle());
    EXPECT_EQ(tables->emptyText(), QStringLiteral("This account sees no schema."));
    type("user", QStringLiteral("root"));
    find<QLineEdit>("password")->setText(server.connection().password);
    press("connectButton");
    ASSERT_TRUE(settle());
    EXPECT_EQ(tables->emptyText(), QStringLiteral("Choose a schema."));
    server.execute(QStringLiteral("DROP USER nobody@localhost"));
}

TEST_F(ConnectionTest, WithoutAKeychainThePasswordStaysInMemoryAndTheCardSaysSo)
{
    PrivateServer &server = PrivateServer::shared();
    server.execute(QStringLiteral("CREATE USER forgetful@localhost IDENTIFIED BY 'pw'"));
    type("socket", server.connection().spec.socket);
    type("user", QStringLiteral("forgetful"));
    type("password", QStringLiteral("pw"));
    keepAs("savedSave", QStringLiteral("forgetful"));
    ASSERT_TRUE(waitFor({QStringLiteral("forgetful")}));
    auto *remember = find<QCheckBox>("rememberPassword");
    if (!remember->isVisible())
        GTEST_SKIP() << "built without QtKeychain";
    remember->setChecked(true);
    press("connectButton");
    ASSERT_TRUE(settle());
    auto *note = find<QLabel>("keychainNote");
    // On a machine that has a keychain the entry says instead that the password is kept.
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            const auto entry = SavedConnections::find(QStringLiteral("forgetful"));
            return note->isVisible() || (entry && entry->passwordKept);
        },
        60'000));
    if (note->isVisible()) {
        EXPECT_TRUE(note->text().contains(QStringLiteral("memory only"))) << note->text().toStdString();
        EXPECT_FALSE(remember->isChecked());
        EXPECT_FALSE(SavedConnections::find(QStringLiteral("forgetful"))->passwordKept);
    }
    server.execute(QStringLiteral("DROP USER forgetful@localhost"));
}

TEST(ConnectionFields, AGroupIsOfferedWithItsFilesAndTakenByItsName)
{
    ConnectionForm form({});
    form.setSpec({.host = QStringLiteral("db1"), .optionGroup = QStringLiteral("typed")});
    form.setOptionGroups(
        {{.name = QStringLiteral("client"), .files = {QStringLiteral("/etc/my.cnf")}},
         {.name = QStringLiteral("import"),
          .files = {QDir::homePath() + QStringLiteral("/.my.cnf"), QStringLiteral("/etc/x.cnf")}}});
    EXPECT_EQ(form.spec().optionGroup, QStringLiteral("typed")) << "what was there stays";
    auto *groups = form.findChild<QComboBox *>(QStringLiteral("optionGroup"));
    ASSERT_EQ(groups->count(), 2);
    EXPECT_EQ(groups->itemText(1), QStringLiteral("import — ~/.my.cnf, /etc/x.cnf"));
    groups->setCurrentIndex(1);
    Q_EMIT groups->activated(1);
    EXPECT_EQ(form.spec().optionGroup, QStringLiteral("import"));
}

TEST(CreateTable, ChoicesAndTextFollowEachOther)
{
    CreateTableCard card;
    card.show();
    auto *sql = card.findChild<QPlainTextEdit *>(QStringLiteral("createSql"));
    auto *charset = card.findChild<QComboBox *>(QStringLiteral("createCharset"));
    auto *format = card.findChild<QComboBox *>(QStringLiteral("createRowFormat"));
    card.begin(QStringLiteral("t"), QStringLiteral("CREATE TABLE t (a int) ENGINE=InnoDB"), {});
    EXPECT_EQ(
        sql->toPlainText(),
        QStringLiteral("CREATE TABLE t (a int) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 ROW_FORMAT=DYNAMIC"));
    EXPECT_EQ(charset->currentText(), QStringLiteral("utf8mb4"));
    EXPECT_EQ(format->currentText(), QStringLiteral("DYNAMIC"));
    charset->setCurrentIndex(charset->findData(QStringLiteral("latin1")));
    Q_EMIT charset->activated(charset->currentIndex());
    EXPECT_TRUE(sql->toPlainText().contains(QStringLiteral("DEFAULT CHARSET=latin1")))
        << sql->toPlainText().toStdString();
    EXPECT_TRUE(card.findChild<QLabel *>(QStringLiteral("createMeaning"))
                    ->text()
                    .contains(QStringLiteral("Western")));
    sql->undo();
    EXPECT_EQ(charset->currentText(), QStringLiteral("utf8mb4")) << "the text is what counts";
    sql->setPlainText(QStringLiteral("CREATE TABLE t (a int) CHARSET=koi8r"));
    EXPECT_EQ(charset->currentText(), QStringLiteral("koi8r"));
    sql->setPlainText(QStringLiteral("CREATE TABLE"));
    EXPECT_FALSE(charset->isEnabled());
    // A definition that has made its choices keeps them.
    const QString own = QStringLiteral("CREATE TABLE t (a int) DEFAULT CHARSET=latin1 ROW_FORMAT=COMPRESSED");
    card.begin(QStringLiteral("t"), own, {});
    EXPECT_EQ(sql->toPlainText(), own);
    QSignalSpy used(&card, &CreateTableCard::used);
    QTest::mouseClick(card.findChild<QAbstractButton *>(QStringLiteral("createUse")), Qt::LeftButton);
    ASSERT_EQ(used.size(), 1);
    EXPECT_EQ(used.first().at(1).toString(), own);
}

} // namespace millrace::test
