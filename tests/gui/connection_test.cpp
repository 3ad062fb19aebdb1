// SPDX-License-Identifier: GPL-3.0-or-later
// The connection card and what stands beside it: saved connections, TLS, what the account may do, and the
// choices of a table that is to be made.
#include "core/base/literals.h"
#include "tests/gui/support/connection_fixture.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"
#include "tests/support/remote/sshdcase.h"

#include "tests/support/awaited.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/connection/connectionform.h"
#include "ui/wizard/target/createtablecard.h"

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

namespace millrace::test::connection_test {

TEST_F(ConnectionTest, AConnectionIsSavedPickedRenamedRemovedAndBroughtBack)
{
    EXPECT_FALSE(find<QComboBox>("savedConnections")->isEnabled());
    type("host", u"db1.example"_s);
    type("user", u"app"_s);
    type("password", u"s3cret"_s);
    keepAs("savedSave", u"prod"_s);
    ASSERT_TRUE(waitFor({u"prod"_s}));
    type("host", u"db2.example"_s);
    keepAs("savedSave", u"test"_s);
    ASSERT_TRUE(waitFor({u"prod"_s, u"test"_s}));
    QFile file(SavedConnections::path());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_FALSE(file.readAll().contains("s3cret"));

    pick(u"prod"_s);
    EXPECT_EQ(find<QLineEdit>("host")->text(), u"db1.example"_s);
    EXPECT_TRUE(find<QLineEdit>("password")->text().isEmpty()) << "that of another server";
    keepAs("savedRename", u"production"_s);
    ASSERT_TRUE(waitFor({u"production"_s, u"test"_s}));
    EXPECT_EQ(find<QComboBox>("savedConnections")->currentText(), u"production"_s);

    press("savedRemove");
    ASSERT_TRUE(waitFor({u"test"_s}));
    auto *bar = find<MessageBar>("savedBar");
    ASSERT_TRUE(bar->isVisible());
    EXPECT_TRUE(bar->what().contains(u"production"_s));
    press("savedUndo");
    ASSERT_TRUE(waitFor({u"production"_s, u"test"_s}));
    EXPECT_FALSE(bar->isVisible());
}

TEST_F(ConnectionTest, AListThatCannotBeReadIsSaidInPlace)
{
    QFile file(SavedConnections::path());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{broken");
    file.close();
    keepAs("savedSave", u"prod"_s);
    auto *bar = find<MessageBar>("savedBar");
    ASSERT_TRUE(awaited([&] { return bar->isVisible(); }));
    EXPECT_TRUE(bar->what().contains(u"JSON"_s)) << bar->what();
}

TEST_F(ConnectionTest, CompressionIsKeptWithTheConnection)
{
    find<QComboBox>("compression")->setCurrentIndex(static_cast<int>(Compression::Auto));
    keepAs("savedSave", u"far"_s);
    ASSERT_TRUE(waitFor({u"far"_s}));
    const auto entry = SavedConnections::find(u"far"_s);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->spec.compression, Compression::Auto);
}

TEST_F(ConnectionTest, AWayThroughSshIsTypedAndKeptWithTheConnection)
{
    EXPECT_FALSE(find<QLineEdit>("sshKey")->isVisible());
    EXPECT_FALSE(find<QLineEdit>("sshJump")->isVisible());
    type("ssh", u"ops@bastion:2222"_s);
    EXPECT_TRUE(find<QLineEdit>("sshKey")->isVisible());
    type("sshKey", u"/home/me/.ssh/id night"_s);
    type("sshJump", u"a@gate, b@hop"_s);
    keepAs("savedSave", u"behind"_s);
    ASSERT_TRUE(waitFor({u"behind"_s}));
    const auto entry = SavedConnections::find(u"behind"_s);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->spec.ssh, (SshRoute{.destination = u"ops@bastion:2222"_s,
                                         .key = u"/home/me/.ssh/id night"_s,
                                         .jumps = {u"a@gate"_s, u"b@hop"_s}}));
    type("ssh", {});
    EXPECT_FALSE(find<QLineEdit>("sshKey")->isVisible());
    pick(u"behind"_s);
    EXPECT_EQ(find<QLineEdit>("sshJump")->text(), u"a@gate, b@hop"_s);
}

TEST_F(ConnectionTest, AnUnknownHostOfSshIsTrustedByAButtonAndNotBefore)
{
    SshdCase sshd;
    if (!sshd.whyNot().isEmpty())
        GTEST_SKIP() << sshd.whyNot().toStdString();
    sshd.forgetHostKey();
    const ResolvedConnection target = PrivateServer::shared().connection();
    type("socket", target.spec.socket);
    type("user", target.spec.user);
    type("password", target.password);
    type("ssh", sshd.destination());
    QTest::keyClick(find<QLineEdit>("ssh"), Qt::Key_Return);
    auto *bar = find<MessageBar>("connectionBar");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar->isVisible(); }, 60'000));
    EXPECT_TRUE(bar->what().contains(sshd.fingerprint())) << bar->what();
    EXPECT_EQ(sshd.knownHosts(), QByteArray());
    press("trustHostKey");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.serverWork()->isConnected(); }, 60'000)) << bar->what();
    EXPECT_FALSE(bar->isVisible());
    EXPECT_EQ(sshd.knownHosts().count('\n'), 1);
    EXPECT_EQ(window.draft()->connection().ssh.destination, sshd.destination());
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
    chooser.certificate = u"/etc/ssl/ca.pem"_s;
    press("sslCaChoose");
    EXPECT_EQ(ca->text(), chooser.certificate);
    keepAs("savedSave", u"verified"_s);
    ASSERT_TRUE(waitFor({u"verified"_s}));
    const auto entry = SavedConnections::find(u"verified"_s);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->spec.tls, ConnectionSpec::Tls::VerifyCa);
    EXPECT_EQ(entry->spec.sslCa, chooser.certificate);
    // What is not shown is not used.
    choose(ConnectionSpec::Tls::Preferred);
    keepAs("savedSave", u"plain"_s);
    ASSERT_TRUE(awaited([] { return SavedConnections::find(u"plain"_s).has_value(); }));
    EXPECT_TRUE(SavedConnections::find(u"plain"_s)->spec.sslCa.isEmpty());
    // A CA that is missing is said when it is needed.
    choose(ConnectionSpec::Tls::VerifyCa);
    ca->clear();
    press("connectButton");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(find<MessageBar>("connectionBar")->what().contains(u"verify-ca"_s))
        << find<MessageBar>("connectionBar")->what();
}

TEST_F(ConnectionTest, WhatTheAccountMayDoIsShownAndTheGrantCopied)
{
    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
    server.execute(u"CREATE TABLE %1.t (id int PRIMARY KEY)"_s.arg(schema));
    server.execute(u"CREATE USER keeper@localhost IDENTIFIED BY 'pw'"_s);
    server.execute(u"GRANT SELECT, INSERT ON %1.* TO keeper@localhost"_s.arg(schema));
    type("socket", server.connection().spec.socket);
    type("user", u"keeper"_s);
    type("password", u"pw"_s);
    type("connectSchema", schema);
    keepAs("savedSave", u"keeper"_s);
    ASSERT_TRUE(waitFor({u"keeper"_s}));
    press("connectButton");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(find<QLabel>("serverFacts")->isVisible());
    EXPECT_TRUE(find<QLabel>("accountFacts")->text().contains(u"keeper@localhost"_s));
    auto *tables = find<QTableView>("tables");
    press("accountPowersButton");
    EXPECT_FALSE(tables->isVisible());
    auto *powers = find<QWidget>("accountPowers");
    const auto texts = [powers] {
        QStringList all;
        for (const QLabel *label : powers->findChildren<QLabel *>())
            all << label->text();
        return all.join(u'\n');
    };
    EXPECT_TRUE(texts().contains(u"load rows"_s)) << texts();
    const QString grant = u"GRANT DELETE ON `%1`.* TO 'keeper'@'localhost';"_s.arg(schema);
    EXPECT_TRUE(texts().contains(grant)) << texts();
    press("copyGrant"); // of the first that is missing
    EXPECT_EQ(QGuiApplication::clipboard()->text(), grant);
    press("accountClose");
    EXPECT_TRUE(tables->isVisible());
    // It was used, and says so in the list's order.
    ASSERT_TRUE(awaited([] {
        const auto entry = SavedConnections::find(u"keeper"_s);
        return entry && entry->lastUsed.isValid();
    }));
    server.execute(u"DROP USER keeper@localhost"_s);
}

TEST_F(ConnectionTest, AnEmptyListOfTablesSaysWhatIsMissing)
{
    PrivateServer &server = PrivateServer::shared();
    server.freshSchema();
    server.freshSchema();
    server.execute(u"CREATE USER nobody@localhost IDENTIFIED BY 'pw'"_s);
    const auto *tables = window.page(WizardWindow::TargetStep)->findChild<DataTable *>();
    ASSERT_TRUE(tables);
    EXPECT_EQ(tables->emptyText(), u"Connect to see the tables."_s);
    type("socket", server.connection().spec.socket);
    type("user", u"nobody"_s);
    type("password", u"pw"_s);
    press("connectButton");
    ASSERT_TRUE(settle());
    EXPECT_EQ(tables->emptyText(), u"This account sees no schema."_s);
    type("user", u"root"_s);
    find<QLineEdit>("password")->setText(server.connection().password);
    press("connectButton");
    ASSERT_TRUE(settle());
    EXPECT_EQ(tables->emptyText(), u"Choose a schema."_s);
    server.execute(u"DROP USER nobody@localhost"_s);
}

TEST_F(ConnectionTest, WithoutAKeychainThePasswordStaysInMemoryAndTheCardSaysSo)
{
    PrivateServer &server = PrivateServer::shared();
    server.execute(u"CREATE USER forgetful@localhost IDENTIFIED BY 'pw'"_s);
    type("socket", server.connection().spec.socket);
    type("user", u"forgetful"_s);
    type("password", u"pw"_s);
    keepAs("savedSave", u"forgetful"_s);
    ASSERT_TRUE(waitFor({u"forgetful"_s}));
    auto *remember = find<QCheckBox>("rememberPassword");
    if (!remember->isVisible())
        GTEST_SKIP() << "built without QtKeychain";
    remember->setChecked(true);
    press("connectButton");
    ASSERT_TRUE(settle());
    auto *note = find<QLabel>("keychainNote");
    // On a machine that has a keychain the entry says instead that the password is kept.
    ASSERT_TRUE(awaited([&] {
        const auto entry = SavedConnections::find(u"forgetful"_s);
        return note->isVisible() || (entry && entry->passwordKept);
    }));
    if (note->isVisible()) {
        EXPECT_TRUE(note->text().contains(u"memory only"_s)) << note->text();
        EXPECT_FALSE(remember->isChecked());
        EXPECT_FALSE(SavedConnections::find(u"forgetful"_s)->passwordKept);
    }
    server.execute(u"DROP USER forgetful@localhost"_s);
}

TEST(ConnectionFields, AGroupIsOfferedWithItsFilesAndTakenByItsName)
{
    ConnectionForm form({});
    form.setSpec({.host = u"db1"_s, .optionGroup = u"typed"_s});
    form.setOptionGroups(
        {{.name = u"client"_s, .files = {u"/etc/my.cnf"_s}},
         {.name = u"import"_s, .files = {QDir::homePath() + u"/.my.cnf"_s, u"/etc/x.cnf"_s}}});
    EXPECT_EQ(form.spec().optionGroup, u"typed"_s) << "what was there stays";
    auto *groups = form.findChild<QComboBox *>(u"optionGroup"_s);
    ASSERT_EQ(groups->count(), 2);
    EXPECT_EQ(groups->itemText(1), u"import — ~/.my.cnf, /etc/x.cnf"_s);
    groups->setCurrentIndex(1);
    Q_EMIT groups->activated(1);
    EXPECT_EQ(form.spec().optionGroup, u"import"_s);
}

TEST(CreateTable, ChoicesAndTextFollowEachOther)
{
    CreateTableCard card;
    card.show();
    auto *sql = card.findChild<QPlainTextEdit *>(u"createSql"_s);
    auto *charset = card.findChild<QComboBox *>(u"createCharset"_s);
    auto *format = card.findChild<QComboBox *>(u"createRowFormat"_s);
    card.begin(u"t"_s, u"CREATE TABLE t (a int) ENGINE=InnoDB"_s, {});
    EXPECT_EQ(sql->toPlainText(),
              u"CREATE TABLE t (a int) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 ROW_FORMAT=DYNAMIC"_s);
    EXPECT_EQ(charset->currentText(), u"utf8mb4"_s);
    EXPECT_EQ(format->currentText(), u"DYNAMIC"_s);
    charset->setCurrentIndex(charset->findData(u"latin1"_s));
    Q_EMIT charset->activated(charset->currentIndex());
    EXPECT_TRUE(sql->toPlainText().contains(u"DEFAULT CHARSET=latin1"_s)) << sql->toPlainText();
    EXPECT_TRUE(card.findChild<QLabel *>(u"createMeaning"_s)->text().contains(u"Western"_s));
    sql->undo();
    EXPECT_EQ(charset->currentText(), u"utf8mb4"_s) << "the text is what counts";
    sql->setPlainText(u"CREATE TABLE t (a int) CHARSET=koi8r"_s);
    EXPECT_EQ(charset->currentText(), u"koi8r"_s);
    sql->setPlainText(u"CREATE TABLE"_s);
    EXPECT_FALSE(charset->isEnabled());
    // A definition that has made its choices keeps them.
    const QString own = u"CREATE TABLE t (a int) DEFAULT CHARSET=latin1 ROW_FORMAT=COMPRESSED"_s;
    card.begin(u"t"_s, own, {});
    EXPECT_EQ(sql->toPlainText(), own);
    QSignalSpy used(&card, &CreateTableCard::used);
    QTest::mouseClick(card.findChild<QAbstractButton *>(u"createUse"_s), Qt::LeftButton);
    ASSERT_EQ(used.size(), 1);
    EXPECT_EQ(used.first().at(1).toString(), own);
}

} // namespace millrace::test::connection_test
