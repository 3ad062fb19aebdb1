// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "tests/support/qtprinters.h"
#include "ui/session/run/runsession.h"

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>
#include <gtest/gtest.h>

namespace millrace::runsession_test {

namespace {

Plan planFor(const QTemporaryDir &folder)
{
    Plan plan;
    plan.name = u"nowhere"_s;
    plan.schema = u"s"_s;
    plan.table = u"t"_s;
    plan.connection.socket = folder.filePath(u"no-server-here.sock"_s);
    plan.connection.user = u"nobody"_s;
    SourceFile file;
    file.path = folder.filePath(u"t.txt"_s);
    file.rows = 2;
    plan.source.files = {file};
    plan.source.fieldCount = 1;
    plan.mapping.fields = {{FieldBinding::Kind::Column, u"a"_s}};
    return plan;
}

/// Runs the event loop until the session has finished; false after ten seconds.
bool waitFor(RunSession &session, RunSummary &summary)
{
    QEventLoop loop;
    bool over = false;
    QObject::connect(&session, &RunSession::finished, &loop, [&](const RunSummary &result) {
        summary = result;
        over = true;
        loop.quit();
    });
    QTimer::singleShot(10'000, &loop, &QEventLoop::quit);
    loop.exec();
    return over;
}

/// MILLRACE_HOME for the time of a test.
class Home
{
public:
    explicit Home(const QString &path)
        : m_before(qgetenv("MILLRACE_HOME"))
    {
        qputenv("MILLRACE_HOME", path.toLocal8Bit());
    }
    ~Home() { qputenv("MILLRACE_HOME", m_before); }

private:
    QByteArray m_before;
};

} // namespace

TEST(RunSession, NoRunFolderMeansRefused)
{
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath(u"home"_s));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly)); // a file where the folder should be
    const Home home(inTheWay.fileName());

    RunSession session;
    RunSummary summary;
    session.start(planFor(folder), {});
    EXPECT_TRUE(session.isRunning());
    ASSERT_TRUE(waitFor(session, summary));
    EXPECT_FALSE(session.isRunning());
    EXPECT_EQ(summary.status, RunState::Refused);
    ASSERT_TRUE(summary.error);
    EXPECT_FALSE(summary.error->what.isEmpty());
    EXPECT_TRUE(session.runId().isEmpty());
}

TEST(RunSession, NoServerMeansRefusedAndTheFolderSaysSo)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"t.txt"_s));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("1\n2\n");
    file.close();
    RunSession session;
    RunSummary summary;
    session.start(planFor(folder), {});
    EXPECT_TRUE(session.isRunning()) << "start() does not wait for the end";
    ASSERT_TRUE(waitFor(session, summary));
    EXPECT_EQ(summary.status, RunState::Refused);
    EXPECT_FALSE(session.runId().isEmpty());
    EXPECT_EQ(summary.run, session.runId());
    const auto runFolder = RunFolder::open(session.runId());
    ASSERT_TRUE(runFolder);
    const auto saved = (*runFolder)->summary();
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->status, RunState::Refused);
}

TEST(RunSession, ASecondRunFollowsTheFirst)
{
    const QTemporaryDir folder;
    RunSession session;
    RunSummary summary;
    session.start(planFor(folder), {});
    ASSERT_TRUE(waitFor(session, summary));
    const QString first = session.runId();
    session.start(planFor(folder), {});
    ASSERT_TRUE(waitFor(session, summary));
    EXPECT_NE(session.runId(), first);
}

TEST(RunSession, GoesAwayInTheMiddleOfARun)
{
    const QTemporaryDir folder;
    for (int i = 0; i < 20; ++i) {
        auto session = std::make_unique<RunSession>();
        session->start(planFor(folder), {});
        if (i % 2 == 0)
            session->pause();
        session.reset(); // cancels and joins: it must neither hang nor deliver to the dead
    }
    QEventLoop loop;
    QTimer::singleShot(50, &loop, &QEventLoop::quit);
    loop.exec();
}

TEST(RunSession, MayBeDeletedByWhoHearsOfTheEnd)
{
    const QTemporaryDir folder;
    auto *session = new RunSession;
    QEventLoop loop;
    QObject::connect(session, &RunSession::finished, &loop, [&] {
        session->deleteLater();
        loop.quit();
    });
    session->start(planFor(folder), {});
    QTimer::singleShot(10'000, &loop, &QEventLoop::quit);
    loop.exec();
    QCoreApplication::sendPostedEvents(session, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

} // namespace millrace::runsession_test
