// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/preferences.h"

#include "core/plan/plan.h"
#include "ui/session/recentplans.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace {
namespace {

class PreferencesTest : public testing::Test
{
protected:
    void SetUp() override { QFile::remove(Preferences::path()); }
};

TEST_F(PreferencesTest, whatIsChosenIsThereTheNextTime)
{
    {
        Preferences preferences;
        EXPECT_EQ(preferences.scheme(), Preferences::Scheme::System);
        EXPECT_EQ(preferences.onClose(), Preferences::OnClose::Ask);
        QSignalSpy looks(&preferences, &Preferences::looksChanged);
        preferences.setScheme(Preferences::Scheme::Dark);
        preferences.setScheme(Preferences::Scheme::Dark);
        EXPECT_EQ(looks.count(), 1);
        preferences.setFontPercent(150);
        EXPECT_EQ(preferences.language(), QString()) << "the desktop's";
        preferences.setLanguage(QStringLiteral("en"));
        preferences.setWorkers(8);
        preferences.setChunkRows(250'000);
        preferences.setOnClose(Preferences::OnClose::Background);
        preferences.setNotifies(false);
    }
    const Preferences again;
    EXPECT_EQ(again.scheme(), Preferences::Scheme::Dark);
    EXPECT_EQ(again.fontPercent(), 150);
    EXPECT_EQ(again.language(), QStringLiteral("en"));
    EXPECT_EQ(again.workers(), 8);
    EXPECT_EQ(again.chunkRows(), 250'000);
    EXPECT_EQ(again.onClose(), Preferences::OnClose::Background);
    EXPECT_FALSE(again.notifies());
}

TEST_F(PreferencesTest, aValueThatMakesNoSenseCountsAsTheDefault)
{
    QFile file(Preferences::path());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("[look]\nscheme=purple\nfont_percent=900\nlanguage=klingon\n[load]\nworkers=0\nchunk_rows=-3\n"
               "[run]\non_close=explode\n");
    file.close();
    const Preferences preferences;
    EXPECT_EQ(preferences.scheme(), Preferences::Scheme::System);
    EXPECT_EQ(preferences.fontPercent(), 100);
    EXPECT_EQ(preferences.language(), QString());
    EXPECT_EQ(preferences.workers(), Preferences::defaultWorkers);
    EXPECT_EQ(preferences.chunkRows(), Preferences::defaultChunkRows);
    EXPECT_EQ(preferences.onClose(), Preferences::OnClose::Ask);
}

TEST_F(PreferencesTest, recentPlansHaveNoTwinsAndAnEnd)
{
    Preferences preferences;
    for (int i = 0; i < 30; ++i)
        preferences.notePlan(QStringLiteral("/plans/%1.millrace").arg(i));
    preferences.notePlan(QStringLiteral("/plans/25.millrace"));
    EXPECT_EQ(preferences.recentPlans().size(), Preferences::mostRecentPlans);
    EXPECT_EQ(preferences.recentPlans().first(), QStringLiteral("/plans/25.millrace"));
    EXPECT_EQ(preferences.recentPlans().count(QStringLiteral("/plans/25.millrace")), 1);
}

TEST_F(PreferencesTest, aRecentPlanSaysWhatItIsOrWhyNot)
{
    const QTemporaryDir folder;
    Plan plan{.name = QStringLiteral("credits of 2010")};
    plan.schema = QStringLiteral("causes");
    plan.table = QStringLiteral("credits");
    plan.connection.host = QStringLiteral("db1");
    plan.connection.user = QStringLiteral("loader");
    for (const char *name : {"a.txt", "b.txt"}) {
        SourceFile file;
        file.path = folder.filePath(QString::fromLatin1(name));
        file.rows = 21;
        file.fingerprint.bytes = 100;
        plan.source.files << file;
    }
    plan.source.fieldCount = 1;
    plan.mapping.fields = {{FieldBinding::Kind::Column, QStringLiteral("a")}};
    const QString path = folder.filePath(QStringLiteral("p.millrace"));
    ASSERT_TRUE(plan.save(path));
    const RecentPlan read = readRecentPlan(path);
    EXPECT_EQ(read.name, QStringLiteral("credits of 2010"));
    EXPECT_TRUE(read.into.startsWith(QStringLiteral("causes.credits on loader@db1")))
        << read.into.toStdString();
    EXPECT_EQ(read.rows, 42);
    EXPECT_TRUE(read.unreadable.isEmpty());
    EXPECT_TRUE(readRecentPlan(folder.filePath(QStringLiteral("gone.millrace"))).isMissing);
    QFile broken(folder.filePath(QStringLiteral("broken.millrace")));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{");
    broken.close();
    EXPECT_FALSE(readRecentPlan(broken.fileName()).unreadable.isEmpty());
}

} // namespace
} // namespace millrace
