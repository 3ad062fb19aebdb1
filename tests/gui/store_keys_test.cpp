// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of object stores in a real keychain: typed into the window or the command line once, found again by
// both, by what is resumed, too; forgotten, refused, locked. The store checks every signature.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/keychain/passwordsafe.h"
#include "core/record/runfolder.h"
#include "core/source/store/keptkeys.h"
#include "core/source/stream/spoolstore.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/sharedkeychain.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/privateserver.h"
#include "tests/support/secretscan.h"
#include "tests/support/stores/s3server.h"
#include "tests/support/testdata.h"
#include "ui/session/run/runshelf.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/rundesk.h"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QProcess>

namespace millrace::test::store_keys_test {

namespace {

const QString id = QString::fromLatin1(S3Server::keyId);
const QString secret = QString::fromLatin1(S3Server::secret);

class StoreKeysTest : public WizardTest
{
protected:
    void SetUp() override
    {
        if (!sharedKeychain())
            GTEST_SKIP() << qPrintable(PrivateKeychain::whyNot());
        if (!PasswordSafe::isBuiltIn())
            GTEST_SKIP() << qPrintable(PasswordSafe::whyNot());
        keychain().unlock();
        keychain().empty();
        QFile::remove(KeptStores::path());
        for (const char *name :
             {"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "AWS_PROFILE",
              "AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_S3", "AWS_REGION", "AWS_DEFAULT_REGION"})
            qunsetenv(name);
        qputenv("AWS_CONFIG_FILE", "/nonexistent");
        qputenv("AWS_SHARED_CREDENTIALS_FILE", "/nonexistent");
        store.put(u"dumps"_s, u"night 1/credits.csv"_s, "1,a\n2,b\n3,c\n");
        store.put(u"dumps"_s, u"night 2/credits.csv"_s, "4,d\n5,e\n");
        WizardTest::SetUp();
    }
    void TearDown() override
    {
        if (!sharedKeychain())
            return;
        EXPECT_EQ(SecretScan({id, secret}).findsIn(dataHome()), QStringList());
        for (const Spool &spool : spools())
            EXPECT_TRUE(QDir(spool.folder).removeRecursively());
    }

    static PrivateKeychain &keychain() { return *sharedKeychain(); }
    QString url(const QString &key) const
    {
        return u"s3://dumps/"_s + key + u"?endpoint="_s + store.endpoint();
    }
    QString account() const { return u"s3://dumps at "_s + store.endpoint(); }

    void begin(const QString &key)
    {
        if (!find<QLineEdit>("storeUrl")->isVisible())
            press("dropAddStore");
        find<QLineEdit>("storeUrl")->setText(url(key));
        press("storeFetch");
    }
    void typeKeys(const QString &secretTyped = secret, bool keep = true)
    {
        type("storeKeyId", id);
        type("storeSecret", secretTyped);
        find<QCheckBox>("storeKeepKeys")->setChecked(keep);
    }
    bool hasRows(qint64 rows)
    {
        return awaited([&] { return window.draft()->source().totalRows() == rows; }) && settle();
    }
    bool isRefused()
    {
        return awaited([this] { return find<MessageBar>("storeBar")->isVisible(); });
    }
    QString note() { return find<QLabel>("storeKeysNote")->text(); }
    bool notes(const QString &text)
    {
        return awaited([&] { return note() == text; });
    }
    /// The keychain has what was typed, the list its name.
    void keep()
    {
        begin(u"night 1/credits.csv"_s);
        ASSERT_TRUE(isRefused());
        typeKeys();
        press("storeFetch");
        ASSERT_TRUE(hasRows(3)) << find<MessageBar>("storeBar")->what();
        ASSERT_TRUE(notes(u"The keychain has the keys for %1."_s.arg(account()))) << note();
    }

    struct Said
    {
        int exitCode = -1;
        QString output;
        QString errors;
    };
    static Said cli(const QStringList &arguments, const QByteArray &input = {})
    {
        QProcess program;
        program.start(millraceCli(), arguments);
        program.write(input);
        program.closeWriteChannel();
        EXPECT_TRUE(program.waitForFinished(120'000)) << qPrintable(program.errorString());
        const Said said{program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
                        QString::fromUtf8(program.readAllStandardError())};
        EXPECT_FALSE((said.output + said.errors).contains(secret));
        EXPECT_FALSE((said.output + said.errors).contains(id));
        return said;
    }
    static QByteArray lines(const QString &secretTyped = secret)
    {
        return (id + u'\n' + secretTyped + u"\n\n"_s).toUtf8();
    }

    S3Server store;
};

} // namespace

TEST_F(StoreKeysTest, TypedOnceTheyAreFoundAgainForTheNextDumpOfTheBucket)
{
    press("dropAddStore");
    EXPECT_FALSE(find<QLineEdit>("storeKeyId")->isVisible()) << "only where they are needed";
    begin(u"night 1/credits.csv"_s);
    ASSERT_TRUE(isRefused());
    EXPECT_TRUE(find<MessageBar>("storeBar")->what().contains(u"There are no keys for the object store"_s));
    ASSERT_TRUE(find<QLineEdit>("storeKeyId")->isVisible());
    type("storeKeyId", id);
    EXPECT_FALSE(find<QAbstractButton>("storeFetch")->isEnabled()) << "without their secret";
    EXPECT_EQ(find<QLineEdit>("storeSecret")->echoMode(), QLineEdit::Password);
    expectGoodLooksInAll(window, u"store-keys"_s);
    typeKeys();
    press("storeFetch");
    ASSERT_TRUE(hasRows(3)) << find<MessageBar>("storeBar")->what();
    ASSERT_TRUE(notes(u"The keychain has the keys for %1."_s.arg(account()))) << note();
    EXPECT_EQ(keychain().passwords().keys(), QStringList{account()});
    EXPECT_EQ(*KeptStores::load(), QStringList{account()});

    WizardWindow other(&chooser);
    const QWidget *page = other.page(WizardWindow::SourceStep);
    page->findChild<QLineEdit *>(u"storeUrl"_s)->setText(url(u"night 2/credits.csv"_s));
    page->findChild<QAbstractButton *>(u"storeFetch"_s)->click();
    EXPECT_TRUE(awaited([&] { return other.draft()->source().totalRows() == 2; }))
        << page->findChild<MessageBar *>(u"storeBar"_s)->what();
    EXPECT_EQ(page->findChild<QLabel *>(u"storeKeysNote"_s)->text(),
              u"The keys for %1 are those in the keychain."_s.arg(account()));
}

TEST_F(StoreKeysTest, WithoutTheMarkTheyStayInMemory)
{
    begin(u"night 1/credits.csv"_s);
    ASSERT_TRUE(isRefused());
    typeKeys(secret, false);
    press("storeFetch");
    ASSERT_TRUE(hasRows(3)) << find<MessageBar>("storeBar")->what();
    EXPECT_TRUE(keychain().passwords().isEmpty());
    EXPECT_FALSE(QFile::exists(KeptStores::path()));
}

TEST_F(StoreKeysTest, WhatTheStoreRefusesIsNotKept)
{
    begin(u"night 1/credits.csv"_s);
    ASSERT_TRUE(isRefused());
    typeKeys(u"of/another+store"_s);
    press("storeFetch");
    ASSERT_TRUE(awaited([this] {
        return find<MessageBar>("storeBar")->what().contains(u"the signature of the keys of this page"_s);
    })) << find<MessageBar>("storeBar")->what();
    EXPECT_TRUE(keychain().passwords().isEmpty());
    EXPECT_FALSE(QFile::exists(KeptStores::path()));
    typeKeys();
    press("storeFetch");
    EXPECT_TRUE(hasRows(3)) << find<MessageBar>("storeBar")->what();
    EXPECT_TRUE(awaited([this] { return keychain().passwords().contains(account()); }));
}

TEST_F(StoreKeysTest, KeysThatBecameInvalidAreSaidToBeTheKeychainsAndReplaced)
{
    const StoreKeys old{.id = id, .secret = u"was/valid+once"_s};
    ASSERT_TRUE(KeptStores::setKept(account(), true));
    PasswordSafe safe;
    QSignalSpy written(&safe, &PasswordSafe::written);
    safe.write(account(), keptText(old));
    ASSERT_TRUE(awaited([&] { return !written.isEmpty(); }));
    begin(u"night 1/credits.csv"_s);
    ASSERT_TRUE(isRefused());
    EXPECT_TRUE(find<MessageBar>("storeBar")->what().contains(u"the keys of the keychain"_s))
        << find<MessageBar>("storeBar")->what();
    typeKeys();
    press("storeFetch");
    ASSERT_TRUE(hasRows(3)) << find<MessageBar>("storeBar")->what();
    EXPECT_TRUE(awaited([this] { return keychain().passwords().value(account()).contains(secret); }));
}

TEST_F(StoreKeysTest, TheyAreForgotten)
{
    keep();
    window.draft()->change(&SourceDraft::clear);
    press("storeForgetKeys");
    ASSERT_TRUE(notes(u"The keychain has no keys for %1 any more."_s.arg(account()))) << note();
    EXPECT_TRUE(keychain().passwords().isEmpty());
    EXPECT_TRUE(awaited([] { return KeptStores::load()->isEmpty(); }));
    for (const char *field : {"storeKeyId", "storeSecret"})
        find<QLineEdit>(field)->clear();
    begin(u"night 2/credits.csv"_s);
    ASSERT_TRUE(isRefused());
    EXPECT_TRUE(find<MessageBar>("storeBar")->what().contains(u"There are no keys"_s));
}

TEST_F(StoreKeysTest, ALockedKeychainIsSaidAndTheirFieldsAreThere)
{
    keep();
    keychain().lock();
    WizardWindow other(&chooser);
    const QWidget *page = other.page(WizardWindow::SourceStep);
    const auto *bar = page->findChild<MessageBar *>(u"storeBar"_s);
    page->findChild<QLineEdit *>(u"storeUrl"_s)->setText(url(u"night 2/credits.csv"_s));
    page->findChild<QAbstractButton *>(u"storeFetch"_s)->click();
    EXPECT_TRUE(awaited([&] { return bar->what().contains(u"the keychain is locked"_s); })) << bar->what();
    EXPECT_FALSE(page->findChild<QLineEdit *>(u"storeKeyId"_s)->isHidden());
    keychain().unlock();
    page->findChild<QAbstractButton *>(u"storeFetch"_s)->click();
    EXPECT_TRUE(awaited([&] { return other.draft()->source().totalRows() == 2; })) << bar->what();
}

TEST_F(StoreKeysTest, WhileTheKeychainAsksItsUserTheFetchCanBeCancelled)
{
    keep();
    window.draft()->change(&SourceDraft::clear);
    WizardWindow other(&chooser);
    const QWidget *page = other.page(WizardWindow::SourceStep);
    auto *fetch = page->findChild<QAbstractButton *>(u"storeFetch"_s);
    keychain().hold();
    page->findChild<QLineEdit *>(u"storeUrl"_s)->setText(url(u"night 2/credits.csv"_s));
    fetch->click();
    EXPECT_FALSE(fetch->isEnabled());
    page->findChild<QAbstractButton *>(u"storeCancel"_s)->click();
    EXPECT_TRUE(fetch->isEnabled());
    const int before = store.requests();
    fetch->click();
    keychain().goOn();
    EXPECT_TRUE(awaited([&] { return other.draft()->source().totalRows() == 2; }));
    EXPECT_EQ(store.requests() - before, 2) << "the one that was cancelled asked for nothing";
}

TEST_F(StoreKeysTest, TheCommandLineKeepsListsUsesAndForgetsThem)
{
    Said said = cli({u"inspect"_s, url(u"night 1/credits.csv"_s)});
    EXPECT_EQ(said.exitCode, 2);
    EXPECT_TRUE(said.errors.contains(u"millrace-cli stores keep URL"_s)) << said.errors;
    said = cli({u"stores"_s, u"keep"_s, url(u"night 1/credits.csv"_s)}, lines(u"of/another+store"_s));
    EXPECT_NE(said.exitCode, 0);
    EXPECT_TRUE(said.errors.contains(u"Nothing is kept."_s)) << said.errors;
    EXPECT_TRUE(keychain().passwords().isEmpty());
    said = cli({u"stores"_s, u"keep"_s, url(u"night 1/credits.csv"_s)}, (id + u'\n').toUtf8());
    EXPECT_TRUE(said.errors.contains(u"Of the keys the secret is missing."_s)) << said.errors;

    said = cli({u"stores"_s, u"keep"_s, url({})}, lines());
    EXPECT_EQ(said.exitCode, 0) << said.errors;
    EXPECT_EQ(said.errors, QString()) << "the store has let them in";
    EXPECT_TRUE(keychain().passwords().value(account()).contains(secret));
    EXPECT_EQ(cli({u"stores"_s}).output.trimmed(), account());

    said = cli({u"inspect"_s, url(u"night 2/credits.csv"_s)});
    EXPECT_EQ(said.exitCode, 0) << said.errors;
    EXPECT_TRUE(said.errors.contains(u"The keys for %1 are those in the keychain."_s.arg(account())))
        << said.errors;
    // What is said counts before what is kept.
    qputenv("AWS_ACCESS_KEY_ID", S3Server::keyId);
    qputenv("AWS_SECRET_ACCESS_KEY", "of/the+environment");
    said = cli({u"inspect"_s, url(u"night 2/credits.csv"_s)});
    EXPECT_TRUE(said.errors.contains(u"the keys of the environment"_s)) << said.errors;
    qunsetenv("AWS_ACCESS_KEY_ID");
    qunsetenv("AWS_SECRET_ACCESS_KEY");

    said = cli({u"stores"_s, u"forget"_s, url(u"night 2/credits.csv"_s)});
    EXPECT_EQ(said.exitCode, 0) << said.errors;
    EXPECT_TRUE(keychain().passwords().isEmpty());
    EXPECT_TRUE(KeptStores::load()->isEmpty());
}

TEST_F(StoreKeysTest, TheCommandLineDoesNotWaitForALockedKeychain)
{
    keep();
    keychain().lock();
    Said said = cli({u"inspect"_s, url(u"night 2/credits.csv"_s)});
    EXPECT_EQ(said.exitCode, 2);
    EXPECT_TRUE(
        said.errors.contains(u"The keychain gives none for %1: the keychain is locked."_s.arg(account())))
        << said.errors;
    said = cli({u"stores"_s, u"forget"_s, account()});
    EXPECT_EQ(said.exitCode, 1);
    EXPECT_TRUE(said.errors.contains(u"still in the keychain: the keychain is locked"_s)) << said.errors;
    EXPECT_EQ(*KeptStores::load(), QStringList{account()});
    keychain().unlock();
    EXPECT_TRUE(keychain().passwords().contains(account()));
}

/// Killed while it arrives; what is missing is fetched with the keys of the keychain, here and there.
TEST_F(StoreKeysTest, ARunIsResumedWithThem)
{
    PrivateServer &server = PrivateServer::shared();
    QByteArray rows;
    for (int row = 1'000'000; row < 2'100'000; ++row)
        rows += QByteArray::number(row) + '\t' + QByteArray::number(row * 7) + '\n'; // two parts and a half
    store.put(u"dumps"_s, u"t.txt"_s, rows);
    const QString schema = server.freshSchema();
    server.execute(u"CREATE TABLE %1.t (id int PRIMARY KEY, n int)"_s.arg(schema));
    ConnectionSpec spec = server.connection(schema).spec;
    spec.scratch = false;
    qputenv("MILLRACE_PASSWORD", server.connection().password.toUtf8());
    ASSERT_EQ(cli({u"stores"_s, u"keep"_s, url(u"t.txt"_s)}, lines()).exitCode, 0);
    const auto loaded = [&] { return server.value(u"SELECT COUNT(*) FROM %1.t"_s.arg(schema)).toLongLong(); };
    for (const bool inWindow : {false, true}) {
        server.execute(u"DELETE FROM %1.t"_s.arg(schema));
        QDir(runsHome()).removeRecursively();
        store.holdFrom(16LL * 1024 * 1024);
        QProcess program;
        program.start(millraceCli(), {u"run"_s, url(u"t.txt"_s), u"--target"_s, spec.toUrl(), u"--table"_s,
                                      u"t"_s, u"--chunk-rows"_s, u"50000"_s});
        program.closeWriteChannel();
        ASSERT_TRUE(store.awaitHeld());
        ASSERT_TRUE(awaited([&] { return loaded() > 0; }));
        program.kill();
        ASSERT_TRUE(program.waitForFinished(60'000));
        store.letGo();
        ASSERT_LT(loaded(), 1'100'000);
        const QString run = QDir(runsHome()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
        if (!inWindow) {
            const Said said = cli({u"resume"_s, run});
            EXPECT_EQ(said.exitCode, 0) << said.errors;
        } else {
            RunShelf shelf;
            QObject::connect(&shelf, &RunShelf::resumable, &window,
                             [this](const QString &of, const RunPlan &plan, const QString &password) {
                                 window.runs()->resume(of, plan, password);
                             });
            shelf.resume(run, server.connection().password);
            ASSERT_TRUE(awaited([&] { return window.isRunning(); }));
            ASSERT_TRUE(awaited([&] { return !window.isRunning(); }));
        }
        EXPECT_EQ(loaded(), 1'100'000);
    }
    qunsetenv("MILLRACE_PASSWORD");
    QDir(runsHome()).removeRecursively();
}

} // namespace millrace::test::store_keys_test
