// SPDX-License-Identifier: GPL-3.0-or-later
// A real load of a million rows with the load page on screen. How free the window stays meanwhile is measured
// by tests/bench/window_bench.
#include "core/base/literals.h"
#include "tests/support/awaited.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"
#include "ui/session/run/runarchive.h"
#include "ui/session/run/runsession.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/load/runframe.h"
#include "ui/wizard/load/runpicture.h"

#include <QFile>
#include <QImage>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace millrace::test::load_live_test {

namespace {

constexpr qint64 rowCount = 400'000;

/// Rows of a size and kind as in the field: 18 MB in all.
QString writeDump(const QString &folder)
{
    const QString path = folder + u"/credits_2010_04.txt"_s;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    QByteArray block;
    for (qint64 row = 1; row <= rowCount; ++row) {
        block += QByteArray::number(row) + '\t' + QByteArray::number(row * 7919 % 400'000) + "\tweb_credit_" +
                 QByteArray::number(row % 97) + "\t2010-04-" + QByteArray::number(10 + row % 18) +
                 " 12:" + QByteArray::number(10 + row % 50) + ":00\n";
        if (block.size() > 4 << 20) {
            file.write(block);
            block.clear();
        }
    }
    file.write(block);
    return path;
}

/// The private server is somebody else's scratch server to the session: it must be reached, not started.
void reachPrivateServer(LoadCase &load)
{
    load.plan.connection = load.target().spec;
    load.plan.connection.scratch = false;
}

} // namespace

TEST(LoadLive, PausesAndEndsAndIsTheSameFromItsFolder)
{
    LoadCase load;
    const QString path = writeDump(load.folderPath());
    ASSERT_FALSE(path.isEmpty());
    load.addPath(path);
    load.createTable(u"(id INT UNSIGNED NOT NULL PRIMARY KEY, user_id INT NOT NULL, action VARCHAR(64) NOT "
                     "NULL, created_at DATETIME NOT NULL, KEY (user_id)) ENGINE=InnoDB"_s,
                     u"(id, user_id, action, created_at)"_s);
    reachPrivateServer(load);
    load.plan.name = u"credits of April"_s;
    load.plan.chunkRows = 20'000;
    load.plan.workers = 2;
    load.plan.source.files[0].rows = rowCount;

    auto *page = new LoadPage; // the frame takes it over
    RunFrame frame(page, RunFrame::Load);
    frame.resize(1180, 760);
    frame.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&frame));

    RunSession session;
    const QSignalSpy over(page, &LoadPage::finished);
    session.start(load.plan, load.target().password);
    page->follow(&session, load.plan);

    // Pause in the middle by the button, see it hold, and go on.
    ASSERT_TRUE(awaited([&] { return page->view().progress().rowsCommitted > 0 || over.size() > 0; }));
    ASSERT_EQ(over.size(), 0) << page->view().summary()->error.value_or(Error{}).text();
    frame.primary()->setFocus();
    QTest::keyClick(frame.primary(), Qt::Key_Space);
    ASSERT_TRUE(awaited([&] { return page->view().state() == RunState::Paused; }));
    QTest::qWait(1'200); // a write to the socket may still be under way when the pause begins
    const qint64 held = page->view().progress().rowsStreamed;
    QTest::qWait(500);
    EXPECT_EQ(page->view().progress().rowsStreamed, held) << "paused is paused";
    QTest::keyClick(frame.primary(), Qt::Key_Space);

    ASSERT_TRUE(QTest::qWaitFor([&] { return over.size() > 0; }, 120'000));
    const RunSummary summary = *page->view().summary();
    EXPECT_EQ(summary.status, RunState::Done) << summary.error.value_or(Error{}).text();
    EXPECT_EQ(load.rowsInTable(), rowCount);

    // The same run again, from what its folder holds.
    const Result<RunView> archived = loadRunView(session.runId());
    ASSERT_TRUE(archived) << archived.error().text();
    EXPECT_EQ(archived->progress().rowsCommitted, rowCount);
    EXPECT_EQ(archived->progress().chunks.count(ChunkState::Done), 20);
    EXPECT_FALSE(archived->curve().points(500).isEmpty());

    const QString picture = load.folderPath() + u"/end.png"_s;
    const auto drawn = renderRunPicture(session.runId(), picture, true);
    ASSERT_TRUE(drawn) << drawn.error().text();
    EXPECT_EQ(QImage(picture).size(), QSize(1180, 760));
    const QString kept = qEnvironmentVariable("MILLRACE_SHOTS");
    if (!kept.isEmpty()) {
        frame.grab().save(kept + u"/real-live.png"_s);
        QFile::copy(picture, kept + u"/real-folder.png"_s);
    }
    const auto unknown = renderRunPicture(u"no-such-run"_s, picture, false);
    ASSERT_FALSE(unknown);
    EXPECT_FALSE(unknown.error().what.isEmpty());
}

TEST(LoadLive, CancelInTheMiddleLeavesWholeChunks)
{
    LoadCase load;
    load.addPath(writeDump(load.folderPath()));
    load.createTable(u"(id INT UNSIGNED NOT NULL PRIMARY KEY, user_id INT NOT NULL, action VARCHAR(64) NOT "
                     "NULL, created_at DATETIME NOT NULL) ENGINE=InnoDB"_s,
                     u"(id, user_id, action, created_at)"_s);
    reachPrivateServer(load);
    load.plan.chunkRows = 20'000;
    load.plan.source.files[0].rows = rowCount;
    auto *page = new LoadPage;
    RunFrame frame(page, RunFrame::Load);
    frame.show();
    RunSession session;
    const QSignalSpy over(page, &LoadPage::finished);
    session.start(load.plan, load.target().password);
    page->follow(&session, load.plan);
    ASSERT_TRUE(awaited([&] { return page->view().progress().rowsCommitted > 0 || over.size() > 0; }));
    QTest::keyClick(page, Qt::Key_Escape);
    auto *confirm = page->findChild<QPushButton *>(u"confirmCancel"_s);
    ASSERT_TRUE(confirm);
    QTest::keyClick(confirm, Qt::Key_Space);
    ASSERT_TRUE(awaited([&] { return over.size() > 0; }));
    EXPECT_EQ(page->view().state(), RunState::Cancelled);
    EXPECT_LT(load.rowsInTable(), rowCount);
    EXPECT_EQ(load.rowsInTable() % 20'000, 0);
    EXPECT_EQ(page->view().progress().rowsCommitted, load.rowsInTable());
}

} // namespace millrace::test::load_live_test
