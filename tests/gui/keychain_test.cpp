// SPDX-License-Identifier: GPL-3.0-or-later
// Passwords in a real keychain: what the connection card gives to it, gets back, takes away, and says when it
// cannot.
#include "tests/gui/connection_fixture.h"
#include "tests/gui/privatekeychain.h"
#include "tests/support/privateserver.h"

#include "core/base/paths.h"
#include "core/keychain/passwordsafe.h"
#include "ui/session/connectionbook.h"
#include "ui/widgets/messagebar.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDirIterator>
#include <QLabel>
#include <QProcess>
#include <QSignalSpy>

namespace millrace::test {

namespace {

const QByteArray loginPassword = "of the desktop's user";
const QString password = QStringLiteral("gehe1m-€-Ü");
const QString entryName = QStringLiteral("production");

std::unique_ptr<PrivateKeychain> keychain;

/// Behind the last test no event loop runs.
class Session final : public testing::Environment
{
public:
    void SetUp() override
    {
        if (!PrivateKeychain::whyNot().isEmpty())
            return;
        keychain = std::make_unique<PrivateKeychain>();
        keychain->start(loginPassword);
    }
    void TearDown() override { keychain.reset(); }
};

const auto *const session = testing::AddGlobalTestEnvironment(new Session);

class KeychainTest : public ConnectionTest
{
protected:
    void SetUp() override
    {
        if (!keychain)
            GTEST_SKIP() << qPrintable(PrivateKeychain::whyNot());
        if (!PasswordSafe::isBuiltIn())
            GTEST_SKIP() << qPrintable(PasswordSafe::whyNot());
        keychain->unlock();
        keychain->empty();
        PrivateServer &server = PrivateServer::shared();
        server.execute(QStringLiteral("CREATE USER keeper@localhost IDENTIFIED BY '%1'").arg(password));
        ConnectionTest::SetUp();
        type("socket", server.connection().spec.socket);
        type("user", QStringLiteral("keeper"));
        find<QLineEdit>("password")->setText(password);
        account = QStringLiteral("keeper@") + server.connection().spec.socket;
        keepAs("savedSave", entryName);
        ASSERT_TRUE(waitFor({entryName}));
    }
    void TearDown() override
    {
        if (!keychain)
            return;
        PrivateServer::shared().execute(QStringLiteral("DROP USER IF EXISTS keeper@localhost"));
        ConnectionTest::TearDown();
    }

    void mark() { QTest::keyClick(find<QCheckBox>("rememberPassword"), Qt::Key_Space); }
    void connectToServer()
    {
        press("connectButton");
        ASSERT_TRUE(settle());
        ASSERT_TRUE(find<QLabel>("serverFacts")->isVisible())
            << find<MessageBar>("connectionBar")->what().toStdString();
    }
    static bool isMarkedKept(const QString &name = entryName)
    {
        const auto entry = SavedConnections::find(name);
        return entry && entry->passwordKept;
    }
    /// In the file and in the window.
    bool waitForMark(bool kept)
    {
        const auto books = window.findChildren<ConnectionBook *>();
        return QTest::qWaitFor(
            [&] {
                return isMarkedKept() == kept &&
                       std::none_of(books.begin(), books.end(),
                                    [](const auto *book) { return book->isBusy(); });
            },
            30'000);
    }
    /// Keeps the password, as its user does.
    void keep()
    {
        mark();
        connectToServer();
        ASSERT_TRUE(waitForMark(true)) << note().toStdString();
        ASSERT_EQ(keychain->passwords().value(account), password);
    }
    /// Empty: none is shown.
    QString note()
    {
        auto *label = find<QLabel>("keychainNote");
        return label->isVisible() ? label->text() : QString();
    }
    bool waitForNote()
    {
        return QTest::qWaitFor([this] { return !note().isEmpty(); }, 30'000);
    }
    QString typedPassword() { return find<QLineEdit>("password")->text(); }
    bool waitForPassword()
    {
        return QTest::qWaitFor([this] { return typedPassword() == password; }, 30'000);
    }
    /// What is below the bar that says that the connection is removed.
    QString waitForRemovalNote()
    {
        auto *bar = find<MessageBar>("savedBar");
        EXPECT_TRUE(QTest::qWaitFor([bar] { return bar->isVisible() && !bar->howToFix().isEmpty(); }, 30'000))
            << bar->what().toStdString();
        return bar->howToFix();
    }
    /// What a program that knows nothing of this one gets, and its exit code.
    std::pair<QString, int> readElsewhere() const
    {
        QProcess reader;
        reader.start(QStringLiteral(KEYCHAIN_READER), {account});
        EXPECT_TRUE(reader.waitForFinished(30'000)) << qPrintable(reader.errorString());
        return {QString::fromUtf8(reader.readAllStandardOutput()).trimmed(), reader.exitCode()};
    }

    QString account;
};

} // namespace

TEST_F(KeychainTest, APasswordIsKeptThereAndNowhereElse)
{
    EXPECT_FALSE(find<QCheckBox>("rememberPassword")->isChecked()) << "only who asks for it gets it";
    connectToServer();
    EXPECT_FALSE(isMarkedKept());
    EXPECT_TRUE(keychain->passwords().isEmpty());
    keep();
    EXPECT_EQ(note(), QString());
    EXPECT_EQ(keychain->passwords().size(), 1);
    EXPECT_EQ(readElsewhere(), std::pair(password, 0));

    // Neither with the saved connections nor among the settings, and in the keychain's files not readable.
    int files = 0;
    for (const QString &top : {dataHome(), keychain->folder()}) {
        QDirIterator walk(top, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            if (!file.open(QIODevice::ReadOnly))
                continue; // a socket
            ++files;
            EXPECT_FALSE(file.readAll().contains("gehe1m")) << qPrintable(file.fileName());
        }
    }
    EXPECT_GE(files, 2) << "connections and keychain";
    ASSERT_TRUE(QFile::exists(SavedConnections::path()));

    // A window opened now, which begins with that connection.
    WizardWindow other(&chooser);
    other.useConnection(entryName);
    const QWidget *page = other.page(WizardWindow::TargetStep);
    EXPECT_TRUE(QTest::qWaitFor(
        [page] { return page->findChild<QLineEdit *>(QStringLiteral("password"))->text() == password; },
        30'000));
    EXPECT_TRUE(page->findChild<QCheckBox *>(QStringLiteral("rememberPassword"))->isChecked());
}

TEST_F(KeychainTest, WithoutItsMarkItIsForgotten)
{
    keep();
    mark();
    connectToServer();
    ASSERT_TRUE(waitForMark(false));
    EXPECT_TRUE(keychain->passwords().isEmpty());
    EXPECT_EQ(note(), QString());
    EXPECT_EQ(readElsewhere(), std::pair(QString(), 2));
    pick(entryName);
    EXPECT_EQ(typedPassword(), QString());
    EXPECT_FALSE(find<QCheckBox>("rememberPassword")->isChecked());
}

TEST_F(KeychainTest, WithItsConnectionItIsForgotten)
{
    keep();
    press("savedRemove");
    ASSERT_TRUE(waitFor({}));
    EXPECT_EQ(waitForRemovalNote(), QStringLiteral("Its password is gone from the keychain."));
    EXPECT_TRUE(keychain->passwords().isEmpty());
    press("savedUndo");
    ASSERT_TRUE(waitFor({entryName}));
    EXPECT_FALSE(isMarkedKept());
}

TEST_F(KeychainTest, WhatWasDeletedInTheKeychainIsSaid)
{
    keep();
    keychain->remove(account);
    pick(entryName);
    ASSERT_TRUE(waitForNote());
    EXPECT_EQ(note(), QStringLiteral("The keychain has no password for %1 any more.").arg(account));
    EXPECT_EQ(typedPassword(), QString());
    // Typed once more it is kept again: the mark stood all the time.
    find<QLineEdit>("password")->setText(password);
    connectToServer();
    EXPECT_TRUE(QTest::qWaitFor([this] { return keychain->passwords().contains(account); }, 30'000));
    EXPECT_TRUE(QTest::qWaitFor([this] { return note().isEmpty(); }, 30'000));
}

TEST_F(KeychainTest, ALockedKeychainIsSaidAndLosesNothing)
{
    keep();
    keychain->lock();
    pick(entryName);
    ASSERT_TRUE(waitForNote());
    EXPECT_TRUE(note().contains(QStringLiteral("locked"))) << note().toStdString();
    EXPECT_TRUE(note().contains(QStringLiteral("memory only"))) << note().toStdString();
    EXPECT_EQ(typedPassword(), QString());
    EXPECT_EQ(readElsewhere(), std::pair(QStringLiteral("the keychain is locked"), 3));
    // Who types it instead has not asked to forget it.
    find<QLineEdit>("password")->setText(password);
    connectToServer();
    keychain->unlock();
    EXPECT_TRUE(isMarkedKept());
    EXPECT_EQ(keychain->passwords().value(account), password);
    find<QLineEdit>("password")->clear();
    pick(entryName);
    EXPECT_TRUE(waitForPassword()) << note().toStdString();
}

TEST_F(KeychainTest, ALockedKeychainTakesNothing)
{
    keychain->lock();
    mark();
    connectToServer();
    ASSERT_TRUE(waitForNote());
    EXPECT_TRUE(note().contains(QStringLiteral("locked"))) << note().toStdString();
    EXPECT_TRUE(note().contains(QStringLiteral("memory only"))) << note().toStdString();
    EXPECT_FALSE(find<QCheckBox>("rememberPassword")->isChecked());
    EXPECT_FALSE(isMarkedKept());
    EXPECT_EQ(typedPassword(), password) << "in memory";
}

TEST_F(KeychainTest, WhatALockedKeychainDidNotForgetIsNotCalledGone)
{
    keep();
    keychain->lock();
    mark();
    connectToServer();
    ASSERT_TRUE(waitForNote());
    EXPECT_EQ(note(), QStringLiteral("Its password may still be in the keychain (the keychain is locked)."));
    EXPECT_TRUE(isMarkedKept()) << "so that it is forgotten another time";
    press("savedRemove");
    ASSERT_TRUE(waitFor({}));
    EXPECT_EQ(waitForRemovalNote(),
              QStringLiteral("Its password may still be in the keychain (the keychain is locked)."));
    keychain->unlock();
    EXPECT_EQ(keychain->passwords().value(account), password);
}

TEST_F(KeychainTest, TheAnswerBelongsToTheConnectionThatAsked)
{
    type("host", QStringLiteral("staging.example"));
    find<QLineEdit>("socket")->clear();
    keepAs("savedSave", QStringLiteral("staging"));
    ASSERT_TRUE(waitFor({entryName, QStringLiteral("staging")}));
    pick(entryName);
    find<QLineEdit>("password")->setText(password);
    keychain->hold(); // it asks its user
    mark();
    connectToServer();
    pick(QStringLiteral("staging"));
    keychain->goOn();
    EXPECT_TRUE(waitForMark(true));
    EXPECT_FALSE(isMarkedKept(QStringLiteral("staging")));
    EXPECT_EQ(keychain->passwords().keys(), QStringList{account});
}

TEST_F(KeychainTest, AWindowThatIsGoneIsNotAnswered)
{
    keep();
    keychain->hold();
    auto other = std::make_unique<WizardWindow>(&chooser);
    other->useConnection(entryName);
    const auto *asked =
        other->page(WizardWindow::TargetStep)->findChild<QCheckBox *>(QStringLiteral("rememberPassword"));
    ASSERT_TRUE(QTest::qWaitFor([asked] { return asked->isChecked(); }, 30'000));
    QTest::qWait(100); // the question is under way
    other.reset();
    keychain->goOn();
    find<QLineEdit>("password")->clear();
    pick(entryName); // questions are answered in their turn: behind the one nobody waits for
    EXPECT_TRUE(waitForPassword()) << note().toStdString();
}

// The two that end the keychain stand last: libsecret (0.20) never lets go of the session it has with it, so
// that a program which has used it is not served by the next one.

TEST_F(KeychainTest, ItIsThereAfterTheNextLogin)
{
    keep();
    keychain->stop();
    keychain->start("of somebody else");
    EXPECT_EQ(readElsewhere(), std::pair(QStringLiteral("the keychain is locked"), 3));
    keychain->stop();
    keychain->start(loginPassword);
    EXPECT_EQ(readElsewhere(), std::pair(password, 0));
}

TEST_F(KeychainTest, WithoutAKeychainItStaysInMemory)
{
    keychain->stop();
    mark();
    connectToServer();
    ASSERT_TRUE(waitForNote());
    EXPECT_TRUE(note().startsWith(QStringLiteral("No keychain answers ("))) << note().toStdString();
    EXPECT_TRUE(note().contains(QStringLiteral("memory only"))) << note().toStdString();
    EXPECT_FALSE(find<QCheckBox>("rememberPassword")->isChecked());
    EXPECT_FALSE(isMarkedKept());
    EXPECT_EQ(typedPassword(), password);
}

} // namespace millrace::test
