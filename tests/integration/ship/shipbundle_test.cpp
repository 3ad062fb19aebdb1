// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are shipped where Millrace may not write into the server's folder: the files are put there by
// somebody else.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/scratch/serverprocess.h"
#include "tests/integration/ship/shipruncase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QThread>
#include <csignal>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::shipbundle_test {

namespace {

const QString body = u"(id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40) CHARACTER SET "
                     "utf8mb4 COLLATE utf8mb4_bin NOT NULL, KEY name (name)) ENGINE=InnoDB"_s;
const QString columns = u"(id, name)"_s;
constexpr int rowCount = 500;

QByteArray linesOf()
{
    QByteArray lines;
    for (int i = 1; i <= rowCount; ++i)
        lines += QByteArray::number(i) + "\tname " + QByteArray::number(i * 7919 % 1009) + '\n';
    return lines;
}

class ShipBundles : public ShipRunCase
{
protected:
    static void prepare(LoadCase &load)
    {
        ShipRunCase::prepare(load, linesOf(), body, columns);
        load.plan.shipBy = ShipBy::Bundle;
        load.plan.shipTo = load.folderPath() + u"/bundles"_s;
    }

    /// Waits until the run waits: the bundle is there, and others are told that the table has no tablespace.
    /// Also on another thread than the test's.
    static QString awaitBundle(const LoadCase &load)
    {
        const auto connection = Connection::open(load.target());
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() < promptly(10'000); QThread::msleep(2)) {
            const QDir bundles(load.plan.shipTo);
            const QString run = bundles.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
            const auto seen = (*connection)->rows(u"SELECT 1 FROM %1"_s.arg(load.table()));
            if (!run.isEmpty() && !seen && seen.error().context.serverCode == 1814)
                return bundles.filePath(run);
        }
        ADD_FAILURE() << "nobody waits for files";
        return {};
    }

    /// Its exit code.
    static int place(const LoadCase &load, const QString &bundle)
    {
        QProcess shell;
        shell.setProcessChannelMode(QProcess::MergedChannels);
        shell.start(u"sh"_s, {bundle + u"/place.sh"_s});
        if (!shell.waitForFinished(promptly(30'000)))
            throw std::runtime_error("the script does not end");
        s_said = shell.readAll();
        EXPECT_EQ(filesOf(load).filter(u".millrace"_s), QStringList());
        return shell.exitCode();
    }

    static QStringList filesOf(const LoadCase &load)
    {
        return QDir(load.server().folder() + u"/data/"_s + load.plan.schema)
            .entryList({u"*.ibd"_s, u"*.cfg"_s, u"*.millrace"_s}, QDir::Files);
    }

    static void expectEmptyAndUsable(LoadCase &load, int nextNumber)
    {
        EXPECT_EQ(load.rowsInTable(), 0);
        EXPECT_EQ(filesOf(load), QStringList{load.plan.table + u".ibd"_s});
        load.server().execute(u"INSERT INTO %1 (name) VALUES ('first')"_s.arg(load.table()));
        EXPECT_EQ(load.server().value(u"SELECT MAX(id) FROM %1"_s.arg(load.table())).toInt(), nextNumber);
        expectSound(load);
    }

    static inline QByteArray s_said; ///< by the script
};

} // namespace

TEST_F(ShipBundles, WaitsForTheFilesAndTakesThemIn)
{
    LoadCase load;
    prepare(load);
    QString bundle;
    std::jthread somebody;
    const RunSummary summary = [&] {
        somebody = std::jthread([&] {
            bundle = awaitBundle(load);
            EXPECT_EQ(place(load, bundle), 0) << s_said.toStdString();
        });
        return load.run();
    }();
    somebody.join();
    expectShipped(load, summary, loadedChecksum(linesOf(), body, columns));
    EXPECT_FALSE(QDir(bundle).exists()) << "the bundle is left over";
    load.server().execute(u"INSERT INTO %1 (name) VALUES ('next')"_s.arg(load.table()));
    EXPECT_EQ(load.server().value(u"SELECT MAX(id) FROM %1"_s.arg(load.table())).toInt(), rowCount + 1);
}

TEST_F(ShipBundles, CancelledWhileItWaitsTheTableIsAsItWas)
{
    LoadCase load;
    prepare(load);
    load.server().execute(u"ALTER TABLE %1 AUTO_INCREMENT = 77"_s.arg(load.table()));
    const auto definition = [&] {
        const auto connection = Connection::open(load.target());
        return (*connection)->rows(u"SHOW CREATE TABLE %1"_s.arg(load.table()))->first().value(1).toString();
    };
    const QString before = definition();
    RunControl control;
    std::jthread somebody([&] {
        awaitBundle(load);
        control.cancel();
    });
    const RunSummary cancelled = load.runUnder(control);
    somebody.join();
    EXPECT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    EXPECT_EQ(cancelled.total(&TableOutcome::rowsLoaded), 0) << "they are built, and nowhere in the target";
    EXPECT_EQ(cancelled.total(&TableOutcome::rowsCompared), 0);
    EXPECT_EQ(definition(), before);
    // Nothing is put over a table's file.
    EXPECT_EQ(place(load, load.plan.shipTo + u'/' + load.folder().id()), 1);
    EXPECT_EQ(load.rowsInTable(), 0);
    // The same bundle does for the next part of the run; a file of it that suffered does not.
    const QString parcel =
        load.plan.shipTo + u'/' + load.folder().id() + u'/' + load.plan.table + u".cfg.millrace"_s;
    QFile::remove(parcel);
    std::jthread somebodyElse([&] {
        const QString bundle = awaitBundle(load);
        EXPECT_EQ(place(load, bundle), 0) << s_said.toStdString();
    });
    const RunSummary summary = load.resume();
    somebodyElse.join();
    expectShipped(load, summary, loadedChecksum(linesOf(), body, columns));
}

TEST_F(ShipBundles, KilledWhileItWaitsItIsTakenBack)
{
    for (const bool placed : {false, true}) {
        SCOPED_TRACE(placed);
        LoadCase load;
        prepare(load);
        load.server().execute(u"ALTER TABLE %1 AUTO_INCREMENT = 77"_s.arg(load.table()));
        KilledProgram program(load);
        program.killAt(ShipStep::Importing);
        const QString bundle = awaitBundle(load);
        if (placed) {
            EXPECT_EQ(place(load, bundle), 0) << s_said.toStdString();
        }
        EXPECT_EQ(program.run(u"rollback"_s), 0) << program.said;
        EXPECT_FALSE(QDir(bundle).exists());
        expectEmptyAndUsable(load, 77);
    }
}

/// A server that starts looks at every file in its folder, and does not start where two have one number.
TEST_F(ShipBundles, TheServerIsKilledWithFilesThatNobodyTookIn)
{
    PrivateServer own;
    LoadCase load(own);
    prepare(load);
    for (int i = 0; i < 12; ++i) // so that whatever number the file had where it was built is another's here
        own.execute(u"CREATE TABLE %1.other%2 (id int PRIMARY KEY)"_s.arg(load.plan.schema).arg(i));
    KilledProgram program(load);
    program.killAt(ShipStep::Importing);
    EXPECT_EQ(place(load, awaitBundle(load)), 0) << s_said.toStdString();
    const auto process = ServerProcess::fromPid(own.server().status().pid);
    ASSERT_TRUE(process);
    ::kill(static_cast<pid_t>(process->pid()), SIGKILL);
    ASSERT_TRUE(process->waitUntilGone(10'000));
    const auto started = own.server().start();
    ASSERT_TRUE(started) << started.error().text();
    EXPECT_EQ(program.run(u"resume"_s), 0) << program.said;
    EXPECT_EQ(checksum(load), loadedChecksum(linesOf(), body, columns));
    expectSound(load);
}

} // namespace millrace::test::shipbundle_test
