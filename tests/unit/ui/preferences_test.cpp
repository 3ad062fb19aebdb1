// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "ui/session/preferences.h"

#include "core/plan/plan.h"
#include "ui/session/recentplans.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::preferences_test {
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
        preferences.setLanguage(u"en"_s);
        preferences.setWorkers(8);
        preferences.setChunkRows(250'000);
        preferences.setOnClose(Preferences::OnClose::Background);
        preferences.setNotifies(false);
    }
    const Preferences again;
    EXPECT_EQ(again.scheme(), Preferences::Scheme::Dark);
    EXPECT_EQ(again.fontPercent(), 150);
    EXPECT_EQ(again.language(), u"en"_s);
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
        preferences.notePlan(u"/plans/%1.millrace"_s.arg(i));
    preferences.notePlan(u"/plans/25.millrace"_s);
    EXPECT_EQ(preferences.recentPlans().size(), Preferences::mostRecentPlans);
    EXPECT_EQ(preferences.recentPlans().first(), u"/plans/25.millrace"_s);
    EXPECT_EQ(preferences.recentPlans().count(u"/plans/25.millrace"_s), 1);
}

TEST_F(PreferencesTest, aRecentPlanSaysWhatItIsOrWhyNot)
{
    const QTemporaryDir folder;
    Plan plan{.name = u"credits of 2010"_s};
    plan.schema = u"causes"_s;
    plan.table = u"credits"_s;
    plan.connection.host = u"db1"_s;
    plan.connection.user = u"loader"_s;
    for (const char *name : {"a.txt", "b.txt"}) {
        SourceFile file;
        file.path = folder.filePath(QString::fromLatin1(name));
        file.rows = 21;
        file.fingerprint.bytes = 100;
        plan.source.files << file;
    }
    plan.source.fieldCount = 1;
    plan.mapping.fields = {{FieldBinding::Kind::Column, u"a"_s}};
    const QString path = folder.filePath(u"p.millrace"_s);
    ASSERT_TRUE(plan.save(path));
    const RecentPlan read = readRecentPlan(path);
    EXPECT_EQ(read.name, u"credits of 2010"_s);
    EXPECT_TRUE(read.into.startsWith(u"causes.credits on loader@db1"_s)) << read.into;
    EXPECT_EQ(read.rows, 42);
    EXPECT_TRUE(read.unreadable.isEmpty());
    EXPECT_TRUE(readRecentPlan(folder.filePath(u"gone.millrace"_s)).isMissing);
    QFile broken(folder.filePath(u"broken.millrace"_s));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{");
    broken.close();
    EXPECT_FALSE(readRecentPlan(broken.fileName()).unreadable.isEmpty());
}

} // namespace
} // namespace millrace::preferences_test
