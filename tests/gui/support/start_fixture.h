// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/record/runfolder.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"
#include "ui/session/desktop.h"
#include "ui/session/preferences.h"
#include "ui/start/mainwindow.h"
#include "ui/start/runtray.h"

#include <QDateTime>
#include <QDir>
#include <QLabel>

namespace millrace::test {

/// The desktop's tray, played.
class FakeTray final : public RunTray
{
public:
    bool available = false;
    bool shown = false;
    QString sentence;
    QStringList said;

    bool isAvailable() const override { return available; }
    void setShown(bool show) override { shown = show; }
    void setSentence(const QString &text) override { sentence = text; }
    void say(const QString &, const QString &text) override { said << text; }
};

/// A shown main window of a machine on which nothing was ever done.
class StartTest : public testing::Test
{
protected:
    void SetUp() override
    {
        clean();
        makeWindow();
    }
    void TearDown() override
    {
        window.reset();
        clean();
    }
    static void clean()
    {
        QDir(runsHome()).removeRecursively();
        QFile::remove(dataHome() + u"/connections.json"_s);
        QFile::remove(Preferences::path());
    }
    void makeWindow(qint64 sampleRows = 2000)
    {
        window.reset();
        preferences = std::make_unique<Preferences>();
        desktop = std::make_unique<Desktop>(QString(), QString());
        auto played = std::make_unique<FakeTray>();
        tray = played.get();
        window = std::make_unique<MainWindow>(MainWindow::Outside{.chooser = &chooser,
                                                                  .preferences = preferences.get(),
                                                                  .desktop = desktop.get(),
                                                                  .tray = std::move(played),
                                                                  .sampleRows = sampleRows});
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        ASSERT_TRUE(read());
    }
    /// The lists have been read.
    bool read()
    {
        return awaited([this] { return window->shelf()->isKnown(); });
    }
    template <typename Widget> Widget *find(const char *objectName)
    {
        auto *found = window->findChild<Widget *>(QString::fromLatin1(objectName));
        EXPECT_NE(found, nullptr) << objectName;
        return found;
    }
    void press(const char *objectName)
    {
        auto *button = find<QAbstractButton>(objectName);
        ASSERT_NE(button, nullptr);
        ASSERT_TRUE(button->isVisible() && button->isEnabled()) << objectName;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QString write(const QString &name, const QByteArray &content)
    {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return file.fileName();
    }
    static Plan plan(const QString &name = u"action credits 2010"_s)
    {
        Plan plan{.name = name, .schema = u"causes"_s};
        plan.table = u"credits"_s;
        plan.connection.host = u"db1"_s;
        plan.connection.user = u"loader"_s;
        for (int month = 1; month <= 12; ++month) {
            SourceFile file;
            file.path = u"/dumps/credits_2010_%1.txt"_s.arg(month, 2, 10, '0'_L1);
            file.rows = 12'500'000;
            file.fingerprint.bytes = 600'000'000;
            plan.source.files << file;
        }
        plan.source.fieldCount = 1;
        plan.mapping.fields = {{FieldBinding::Kind::Column, u"id"_s}};
        return plan;
    }
    /// A run that ended this way, begun so many minutes ago.
    static QString leave(const Plan &plan, RunState status, qint64 rows, bool verified = false,
                         int minutesAgo = 5)
    {
        const auto made = RunFolder::create(plan);
        EXPECT_TRUE(made);
        RunSummary summary{.run = (*made)->id(),
                           .status = status,
                           .planName = plan.name,
                           .startedMs = QDateTime::currentMSecsSinceEpoch() - minutesAgo * 60'000LL,
                           .seconds = 216,
                           .loadSeconds = 210,
                           .rowsPerSecond = static_cast<double>(rows) / 210};
        summary.tables = {TableOutcome{.table = plan.schema + u'.' + plan.table,
                                       .rowsRead = 150'000'000,
                                       .rowsLoaded = rows,
                                       .verified = verified,
                                       .rowsBefore = 0}};
        if (status == RunState::Stopped)
            summary.error = Error{.code = ErrorCode::StatementFailed,
                                  .what = u"Table causes.credits is full (1114)."_s,
                                  .howToFix = u"Free space on its data disk, then resume."_s};
        EXPECT_TRUE((*made)->save(summary));
        return summary.run;
    }

    QTemporaryDir folder;
    AnsweringChooser chooser;
    std::unique_ptr<Preferences> preferences;
    std::unique_ptr<Desktop> desktop;
    FakeTray *tray = nullptr; ///< the window's
    std::unique_ptr<MainWindow> window;
};

} // namespace millrace::test
