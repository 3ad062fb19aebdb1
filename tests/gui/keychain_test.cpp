// SPDX-License-Identifier: GPL-3.0-or-later
// Passwords in a real keychain: what the connection card gives to it, gets back, takes away, and says when it
// cannot.
#include "core/base/literals.h"
#include "tests/gui/support/connection_fixture.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/sharedkeychain.h"
#include "tests/support/privateserver.h"

#include "core/base/paths.h"
#include "core/keychain/passwordsafe.h"
#include "core/record/runfolder.h"
#include "tests/support/awaited.h"
#include "tests/support/testdata.h"
#include "ui/session/connectionbook.h"
#include "ui/session/keptpassword.h"
#include "ui/session/run/runshelf.h"
#include "ui/session/work/lookwork.h"
#include "ui/start/runremedies.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/finish/rowlookview.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDirIterator>
#include <QLabel>
#include <QProcess>
#include <QSignalSpy>

namespace millrace::test::keychain_test {

namespace {

const QString password = u"gehe1m-€-Ü"_s;
const QString entryName = u"production"_s;

PrivateKeychain *const &keychain = sharedKeychain();

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
        server.execute(u"CREATE USER keeper@localhost IDENTIFIED BY '%1'"_s.arg(password));
        ConnectionTest::SetUp();
        type("socket", server.connection().spec.socket);
        type("user", u"keeper"_s);
        find<QLineEdit>("password")->setText(password);
        account = u"keeper@"_s + server.connection().spec.socket;
        keepAs("savedSave", entryName);
        ASSERT_TRUE(waitFor({entryName}));
    }
    void TearDown() override
    {
        if (!keychain)
            return;
        PrivateServer::shared().execute(u"DROP USER IF EXISTS keeper@localhost"_s);
        ConnectionTest::TearDown();
    }

    void mark() { QTest::keyClick(find<QCheckBox>("rememberPassword"), Qt::Key_Space); }
    void connectToServer()
    {
        press("connectButton");
        ASSERT_TRUE(settle());
        ASSERT_TRUE(find<QLabel>("serverFacts")->isVisible()) << find<MessageBar>("connectionBar")->what();
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
        return awaited([&] {
            return isMarkedKept() == kept &&
                   std::none_of(books.begin(), books.end(), [](const auto *book) { return book->isBusy(); });
        });
    }
    /// Keeps the password, as its user does.
    void keep()
    {
        mark();
        connectToServer();
        ASSERT_TRUE(waitForMark(true)) << note();
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
        return awaited([this] { return !note().isEmpty(); });
    }
    QString typedPassword() { return find<QLineEdit>("password")->text(); }
    bool waitForPassword()
    {
        return awaited([this] { return typedPassword() == password; });
    }
    /// What is below the bar that says that the connection is removed.
    QString waitForRemovalNote()
    {
        auto *bar = find<MessageBar>("savedBar");
        EXPECT_TRUE(awaited([bar] { return bar->isVisible() && !bar->howToFix().isEmpty(); })) << bar->what();
        return bar->howToFix();
    }
    /// What a program that knows nothing of this one gets, and its exit code.
    std::pair<QString, int> readElsewhere() const
    {
        QProcess reader;
        reader.start(builtFile(u"tests/gui/keychain_reader"_s), {account});
        EXPECT_TRUE(reader.waitForFinished(30'000)) << qPrintable(reader.errorString());
        return {QString::fromUtf8(reader.readAllStandardOutput()).trimmed(), reader.exitCode()};
    }

    /// Into the server of the saved connection; its dump is not there any more.
    static Plan planOfEntry()
    {
        Plan plan{.name = u"credits"_s, .schema = u"causes"_s};
        plan.table = u"credits"_s;
        plan.connection = SavedConnections::find(entryName)->spec;
        plan.source.files << SourceFile{.path = u"/dumps/credits.txt"_s, .rows = 10};
        plan.source.fieldCount = 1;
        plan.mapping.fields = {{FieldBinding::Kind::Column, u"id"_s}};
        return plan;
    }
    /// The page as it is now, in each of the looks.
    void lookAt(const QString &name) { expectGoodLooksInAll(window, name); }
    struct Said
    {
        int exitCode = -1;
        QString output;
        QString errors;
    };
    /// The command line, which shares the list of connections and the session's bus with this window.
    static Said cli(const QStringList &arguments, const char *fromEnvironment = nullptr)
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"MILLRACE_PASSWORD"_s);
        if (fromEnvironment)
            environment.insert(u"MILLRACE_PASSWORD"_s, QString::fromUtf8(fromEnvironment));
        program.setProcessEnvironment(environment);
        program.start(millraceCli(), arguments);
        EXPECT_TRUE(program.waitForFinished(60'000)) << qPrintable(program.errorString());
        return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
                QString::fromUtf8(program.readAllStandardError())};
    }

    QString account;
};

const QString savedEntry = u"saved:"_s + entryName;

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
    EXPECT_TRUE(awaited([page] { return page->findChild<QLineEdit *>(u"password"_s)->text() == password; }));
    EXPECT_TRUE(page->findChild<QCheckBox *>(u"rememberPassword"_s)->isChecked());
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
    EXPECT_EQ(waitForRemovalNote(), u"Its password is gone from the keychain."_s);
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
    EXPECT_EQ(note(), u"The keychain has no password for %1 any more."_s.arg(account));
    EXPECT_EQ(typedPassword(), QString());
    // Typed once more it is kept again: the mark stood all the time.
    find<QLineEdit>("password")->setText(password);
    connectToServer();
    EXPECT_TRUE(awaited([this] { return keychain->passwords().contains(account); }));
    EXPECT_TRUE(awaited([this] { return note().isEmpty(); }));
}

TEST_F(KeychainTest, ALockedKeychainIsSaidAndLosesNothing)
{
    keep();
    keychain->lock();
    pick(entryName);
    ASSERT_TRUE(waitForNote());
    EXPECT_TRUE(note().contains(u"locked"_s)) << note();
    EXPECT_TRUE(note().contains(u"memory only"_s)) << note();
    EXPECT_EQ(typedPassword(), QString());
    EXPECT_EQ(readElsewhere(), std::pair(u"the keychain is locked"_s, 3));
    lookAt(u"keychain-locked"_s);
    // Who types it instead has not asked to forget it.
    find<QLineEdit>("password")->setText(password);
    connectToServer();
    keychain->unlock();
    EXPECT_TRUE(isMarkedKept());
    EXPECT_EQ(keychain->passwords().value(account), password);
    find<QLineEdit>("password")->clear();
    pick(entryName);
    EXPECT_TRUE(waitForPassword()) << note();
}

TEST_F(KeychainTest, ALockedKeychainTakesNothing)
{
    keychain->lock();
    mark();
    connectToServer();
    ASSERT_TRUE(waitForNote());
    EXPECT_TRUE(note().contains(u"locked"_s)) << note();
    EXPECT_TRUE(note().contains(u"memory only"_s)) << note();
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
    EXPECT_EQ(note(), u"Its password may still be in the keychain (the keychain is locked)."_s);
    EXPECT_TRUE(isMarkedKept()) << "so that it is forgotten another time";
    press("savedRemove");
    ASSERT_TRUE(waitFor({}));
    EXPECT_EQ(waitForRemovalNote(), u"Its password may still be in the keychain (the keychain is locked)."_s);
    lookAt(u"keychain-not-forgotten"_s);
    keychain->unlock();
    EXPECT_EQ(keychain->passwords().value(account), password);
}

TEST_F(KeychainTest, TheAnswerBelongsToTheConnectionThatAsked)
{
    type("host", u"staging.example"_s);
    find<QLineEdit>("socket")->clear();
    keepAs("savedSave", u"staging"_s);
    ASSERT_TRUE(waitFor({entryName, u"staging"_s}));
    pick(entryName);
    find<QLineEdit>("password")->setText(password);
    keychain->hold(); // it asks its user
    mark();
    connectToServer();
    pick(u"staging"_s);
    keychain->goOn();
    EXPECT_TRUE(waitForMark(true));
    EXPECT_FALSE(isMarkedKept(u"staging"_s));
    EXPECT_EQ(keychain->passwords().keys(), QStringList{account});
}

TEST_F(KeychainTest, AWindowThatIsGoneIsNotAnswered)
{
    keep();
    keychain->hold();
    auto other = std::make_unique<WizardWindow>(&chooser);
    other->useConnection(entryName);
    const auto *asked = other->page(WizardWindow::TargetStep)->findChild<QCheckBox *>(u"rememberPassword"_s);
    ASSERT_TRUE(awaited([asked] { return asked->isChecked(); }));
    QTest::qWait(100); // the question is under way
    other.reset();
    keychain->goOn();
    find<QLineEdit>("password")->clear();
    pick(entryName); // questions are answered in their turn: after the one nobody waits for
    EXPECT_TRUE(waitForPassword()) << note();
}

TEST_F(KeychainTest, ThePasswordOfARunThatGoesOnComesFromIt)
{
    keep();
    const auto made = RunFolder::create(planOfEntry());
    ASSERT_TRUE(made);
    ASSERT_TRUE((*made)->save(RunSummary{.run = (*made)->id(), .status = RunState::Cancelled}));
    RunShelf shelf;
    ConnectionBook book;
    RunRemedies remedies(&shelf, &book);
    shelf.reload();
    book.reload();
    ASSERT_TRUE(awaited([&] { return shelf.find((*made)->id()) && book.find(entryName); }));
    const auto *field = remedies.findChild<QLineEdit *>(u"runPassword"_s);
    const auto *story = remedies.findChild<QLabel *>(u"runStory"_s);

    remedies.setRun((*made)->id());
    EXPECT_TRUE(awaited([&] { return field->text() == password; }));
    EXPECT_FALSE(story->text().contains(u"keychain"_s)) << story->text();

    keychain->lock();
    remedies.setRun({});
    remedies.setRun((*made)->id());
    const QString said =
        u"The keychain did not give the password of %1 (the keychain is locked): type it."_s.arg(account);
    EXPECT_TRUE(awaited([&] { return story->text().startsWith(said); })) << story->text();
    EXPECT_EQ(field->text(), QString());

    keychain->unlock();
    keychain->remove(account);
    remedies.setRun({});
    remedies.setRun((*made)->id());
    EXPECT_TRUE(awaited([&] {
        return story->text().startsWith(u"The keychain has no password for %1 any more."_s.arg(account));
    })) << story->text();
    QDir(runsHome()).removeRecursively();
}

TEST_F(KeychainTest, WhoeverNeedsAPasswordIsGivenWhatIsKeptAndAsksForNoOther)
{
    keep();
    KeptPassword kept;
    QSignalSpy answers(&kept, &KeptPassword::answered);
    const auto ask = [&](const QString &of) {
        answers.clear();
        kept.ask(of);
        EXPECT_TRUE(kept.isAsking());
        EXPECT_TRUE(awaited([&] { return !answers.isEmpty(); }));
        EXPECT_FALSE(kept.isAsking());
        return answers.isEmpty() ? QVariantList(3) : answers.takeFirst();
    };
    EXPECT_EQ(ask(account), (QVariantList{account, password, QString()}));
    const QVariantList stranger = ask(u"somebody@db7:3306"_s);
    EXPECT_TRUE(stranger.at(1).toString().isNull());
    EXPECT_EQ(stranger.at(2), QString()) << "nobody said that it is kept";

    keychain->lock();
    const QVariantList locked = ask(account);
    EXPECT_TRUE(locked.at(1).toString().isNull());
    EXPECT_EQ(locked.at(2),
              u"The keychain did not give the password of %1 (the keychain is locked)."_s.arg(account));
    keychain->unlock();

    answers.clear();
    kept.ask(account);
    kept.giveUp();
    EXPECT_FALSE(kept.isAsking());
    EXPECT_EQ(ask(u"somebody@db7:3306"_s).first(), u"somebody@db7:3306"_s) << "of the first nothing is heard";
}

/// Where a dump stood that is not there any more: the target is signed in to before that shows.
TEST_F(KeychainTest, RowsOfARunThatIsOpenedAreLookedAtWithIt)
{
    keep();
    const Plan plan = planOfEntry();
    const auto made = RunFolder::create(plan);
    ASSERT_TRUE(made);
    MigrationDraft draft;
    draft.setConnection(plan.connection, {});
    LookWork work(&draft);
    RowLookView view(&work);
    view.show();
    const auto *field = view.findChild<QLineEdit *>(u"lookPassword"_s);
    const auto *notes = view.findChild<ElidedLabel *>(u"lookNotes"_s);
    const auto ask = [&] {
        view.setRun((*made)->id(), {plan.tableName()});
        view.lookAtOnce();
    };
    ask();
    EXPECT_TRUE(awaited([&] { return work.error() && work.error()->code == ErrorCode::SourceMissing; }))
        << notes->fullText();
    EXPECT_FALSE(field->isVisible());

    keychain->remove(account);
    ask();
    EXPECT_TRUE(awaited([&] { return field->isVisible(); })) << notes->fullText();
    EXPECT_TRUE(notes->fullText().startsWith(
        u"The keychain has no password for %1 any more. The password of %1 is not known here"_s.arg(account)))
        << notes->fullText();
    EXPECT_EQ(work.error()->code, ErrorCode::AccessDenied);
    QDir(runsHome()).removeRecursively();
}

TEST_F(KeychainTest, TheCommandLineSignsInWithIt)
{
    Said said = cli({u"ping"_s, savedEntry});
    EXPECT_NE(said.exitCode, 0) << "nothing is kept yet";
    EXPECT_FALSE(said.errors.contains(u"keychain"_s)) << said.errors;
    keep();
    said = cli({u"ping"_s, savedEntry});
    EXPECT_EQ(said.exitCode, 0) << said.errors;
    EXPECT_TRUE(said.output.contains(u"keeper"_s)) << said.output;
    EXPECT_FALSE((said.output + said.errors).contains(password));
    said = cli({u"ping"_s, savedEntry}, "of the environment");
    EXPECT_NE(said.exitCode, 0) << "what is said counts before what is kept";

    // The same account in a way of which nobody said that it may have the password.
    auto entry = SavedConnections::find(entryName);
    ASSERT_TRUE(entry);
    entry->spec.tls = ConnectionSpec::Tls::Disabled;
    said = cli({u"ping"_s, entry->spec.toUrl()});
    EXPECT_NE(said.exitCode, 0);
    entry->spec.tls = ConnectionSpec::Tls::Preferred;
    entry->spec.schema = u"mysql"_s; // what is done there is the server's business
    said = cli({u"ping"_s, entry->spec.toUrl()});
    EXPECT_TRUE(said.exitCode == 0 || !said.errors.contains(u"using password: NO"_s)) << said.errors;
}

TEST_F(KeychainTest, TheCommandLineDoesNotWaitForALockedOne)
{
    keep();
    keychain->lock();
    const Said said = cli({u"ping"_s, savedEntry});
    EXPECT_NE(said.exitCode, 0);
    EXPECT_TRUE(said.errors.contains(
        u"The keychain gives no password for %1: the keychain is locked."_s.arg(account)))
        << said.errors;
    EXPECT_TRUE(said.errors.contains(u"MILLRACE_PASSWORD"_s)) << "the way out";
    EXPECT_EQ(cli({u"ping"_s, savedEntry}, password.toUtf8().constData()).exitCode, 0);
}

TEST_F(KeychainTest, TheCommandLineForgetsItWithItsConnection)
{
    keep();
    ASSERT_EQ(cli({u"connections"_s, u"rename"_s, entryName, u"old"_s}).exitCode, 0);
    keychain->lock();
    Said said = cli({u"connections"_s, u"remove"_s, u"old"_s});
    EXPECT_EQ(said.exitCode, 1) << "not all of it was done";
    EXPECT_TRUE(said.errors.contains(u"still in the keychain: the keychain is locked"_s)) << said.errors;
    keychain->unlock();
    ASSERT_EQ(keychain->passwords().value(account), password);

    const ConnectionSpec spec{.socket = PrivateServer::shared().connection().spec.socket,
                              .user = u"keeper"_s};
    ASSERT_EQ(spec.displayName(), account);
    for (const char *name : {"one", "two"}) {
        ASSERT_TRUE(SavedConnections::save(QLatin1String(name), spec));
        ASSERT_TRUE(SavedConnections::setPasswordKept(QLatin1String(name), true));
    }
    said = cli({u"connections"_s, u"remove"_s, u"one"_s});
    EXPECT_EQ(said.exitCode, 0) << said.errors;
    EXPECT_EQ(keychain->passwords().value(account), password) << "two of the list still has it";
    said = cli({u"connections"_s, u"remove"_s, u"two"_s});
    EXPECT_EQ(said.exitCode, 0) << said.errors;
    EXPECT_TRUE(said.output.contains(u"is gone from the keychain"_s)) << said.output;
    EXPECT_EQ(keychain->passwords().keys(), QStringList());
}

// The two that end the keychain stand last: libsecret (0.20) never lets go of the session it has with it, so
// that a program which has used it is not served by the next one.

TEST_F(KeychainTest, ItIsThereAfterTheNextLogin)
{
    keep();
    keychain->stop();
    keychain->start("of somebody else");
    EXPECT_EQ(readElsewhere(), std::pair(u"the keychain is locked"_s, 3));
    keychain->stop();
    keychain->start(sharedKeychainPassword());
    EXPECT_EQ(readElsewhere(), std::pair(password, 0));
}

TEST_F(KeychainTest, WithoutAKeychainItStaysInMemory)
{
    keychain->stop();
    mark();
    connectToServer();
    ASSERT_TRUE(waitForNote());
    EXPECT_TRUE(note().startsWith(u"No keychain answers ("_s)) << note();
    EXPECT_TRUE(note().contains(u"memory only"_s)) << note();
    EXPECT_FALSE(find<QCheckBox>("rememberPassword")->isChecked());
    EXPECT_FALSE(isMarkedKept());
    EXPECT_EQ(typedPassword(), password);
}

} // namespace millrace::test::keychain_test
