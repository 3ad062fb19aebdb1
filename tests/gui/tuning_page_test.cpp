// SPDX-License-Identifier: GPL-3.0-or-later
// The Tuning page over servers that are made up: what can be switched, what is refused, what asks first.
#include "core/base/literals.h"
#include "core/tuning/globalvariable.h"
#include "tests/support/qtprinters.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/tuning/servernameconfirm.h"
#include "ui/wizard/tuning/tuningpage.h"
#include "ui/words/tuningwords.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test::tuning_page_test {

namespace {

ServerFacts server(const QString &grant)
{
    ServerFacts facts;
    facts.flavour = ServerFacts::Flavour::MySql;
    facts.version = 90704;
    facts.versionText = u"9.7.4"_s;
    facts.currentUser = u"app@localhost"_s;
    facts.grants = {grant};
    facts.redoLogEnabled = true;
    for (const auto &[name, value] :
         {std::pair("net_read_timeout", "30"), std::pair("wait_timeout", "28800"),
          std::pair("innodb_lock_wait_timeout", "50"), std::pair("foreign_key_checks", "ON"),
          std::pair("unique_checks", "ON"), std::pair("innodb_flush_log_at_trx_commit", "1"),
          std::pair("sync_binlog", "1"), std::pair("local_infile", "OFF"), std::pair("hostname", "db1"),
          std::pair("server_uuid", "uuid-1"), std::pair("innodb_buffer_pool_size", "134217728"),
          std::pair("innodb_flush_method", "fsync")})
        facts.variables.insert(QLatin1String(name), QLatin1String(value));
    return facts;
}

const QString everything = u"GRANT ALL PRIVILEGES ON *.* TO `app`@`localhost`"_s;
const QString nothing = u"GRANT USAGE ON *.* TO `app`@`localhost`"_s;

class TuningPageTest : public testing::Test
{
protected:
    void open(const QString &grant)
    {
        draft.setFacts(server(grant));
        page.resize(912, 620);
        page.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&page));
    }
    template <typename Widget> Widget *find(const char *name)
    {
        auto *widget = page.findChild<Widget *>(QLatin1String(name));
        EXPECT_NE(widget, nullptr) << name;
        return widget;
    }
    QAbstractButton *toggle(const char *knob)
    {
        return find<QAbstractButton>((QByteArray("knob_") + knob).constData());
    }
    QString global(const char *name) const
    {
        for (const SessionSetting &setting : draft.tuning().global)
            if (setting.name == QLatin1String(name))
                return setting.value;
        return {};
    }

    MigrationDraft draft;
    TuningPage page{&draft};
};

} // namespace

TEST_F(TuningPageTest, PresetsAndSwitchesGoByKeyboard)
{
    ASSERT_NO_FATAL_FAILURE(open(everything));
    EXPECT_TRUE(find<QPushButton>("preset_safe")->isChecked()) << "what a new plan has";
    EXPECT_TRUE(draft.tuning().global.isEmpty());
    auto *fast = find<QPushButton>("preset_fast");
    fast->setFocus();
    QTest::keyClick(fast, Qt::Key_Space);
    EXPECT_EQ(global("innodb_flush_log_at_trx_commit"), u"2"_s);
    EXPECT_EQ(global("local_infile"), u"ON"_s);
    EXPECT_TRUE(toggle("sync_binlog")->isChecked());
    EXPECT_TRUE(fast->isChecked());
    QTest::keyClick(toggle("sync_binlog"), Qt::Key_Space);
    EXPECT_EQ(global("sync_binlog"), QString());
    EXPECT_FALSE(fast->isChecked()) << "it is the user's own choice now";
    EXPECT_EQ(find<QLabel>("presetWords")->text(), u"Your own choice."_s);
    QTest::keyClick(toggle("sync_binlog"), Qt::Key_Space);
    EXPECT_TRUE(fast->isChecked()) << "the order of switching makes no other choice";
    EXPECT_THAT(page.sentence().toStdString(), testing::HasSubstr("of the server"));
}

TEST_F(TuningPageTest, WithoutThePrivilegeASwitchIsOffAndTheGrantIsThere)
{
    ASSERT_NO_FATAL_FAILURE(open(nothing));
    EXPECT_FALSE(toggle("sync_binlog")->isEnabled());
    EXPECT_TRUE(toggle("wait_timeout")->isEnabled());
    bool shown = false;
    for (const QLabel *label : page.findChildren<QLabel *>())
        shown =
            shown || label->text().contains(u"GRANT SYSTEM_VARIABLES_ADMIN ON *.* TO 'app'@'localhost'"_s);
    EXPECT_TRUE(shown);
    // A plan that was made elsewhere has it on: it can be switched off, not on again.
    draft.setTuning({{}, {{u"sync_binlog"_s, u"0"_s}}, {}});
    EXPECT_TRUE(toggle("sync_binlog")->isEnabled());
    toggle("sync_binlog")->click();
    EXPECT_FALSE(toggle("sync_binlog")->isEnabled());
}

TEST_F(TuningPageTest, WhoReadsTheBinaryLogIsNamedBeforeRowsAreLeftOutOfIt)
{
    ServerFacts facts = server(everything);
    facts.cluster.logReaders = {u"10.0.0.7"_s};
    ASSERT_NO_FATAL_FAILURE(open(everything));
    draft.setFacts(facts);
    const auto isLeftOut = [this] {
        return std::ranges::any_of(draft.tuning().session, [](const SessionSetting &setting) {
            return setting.name == "sql_log_bin"_L1;
        });
    };
    find<QPushButton>("preset_scratch")->click();
    EXPECT_FALSE(isLeftOut()) << "no preset has it here";
    toggle("sql_log_bin")->click();
    EXPECT_FALSE(isLeftOut());
    auto *confirm = find<ServerNameConfirm>("unloggedConfirm");
    ASSERT_TRUE(confirm->isVisible());
    EXPECT_THAT(confirm->findChild<QLabel *>()->text().toStdString(), testing::HasSubstr("10.0.0.7"));
    QTest::keyClicks(find<QLineEdit>("unloggedName"), u"db1"_s);
    QTest::keyClick(find<QLineEdit>("unloggedName"), Qt::Key_Return);
    EXPECT_TRUE(isLeftOut());
    EXPECT_EQ(draft.asked().unloggedServer, u"db1"_s);
    EXPECT_TRUE(page.isReady());
    facts.variables.insert(u"hostname"_s, u"db2"_s); // another server
    draft.setFacts(facts);
    EXPECT_FALSE(page.isReady());
    EXPECT_TRUE(confirm->isVisible()) << "and it asks about that one";
    find<QPushButton>("unloggedNo")->click();
    EXPECT_FALSE(isLeftOut());
    EXPECT_FALSE(confirm->isVisible());
    EXPECT_TRUE(page.isReady());
    // By a plan that was made elsewhere, or for a table that is shipped.
    draft.setTuning({{{u"sql_log_bin"_s, u"0"_s}}, {}, {}});
    EXPECT_TRUE(confirm->isVisible());
    facts.cluster.logReaders.clear();
    facts.cluster.kind = ClusterKind::Group;
    draft.setFacts(facts);
    EXPECT_THAT(find<MessageBar>("tuningBar")->what().toStdString(), testing::HasSubstr("member of a group"));
}

TEST_F(TuningPageTest, TheRedoLogAsksForTheServersName)
{
    ASSERT_NO_FATAL_FAILURE(open(everything));
    toggle("innodb_redo_log")->click();
    EXPECT_FALSE(toggle("innodb_redo_log")->isChecked());
    EXPECT_EQ(global("innodb_redo_log"), QString());
    auto *confirm = find<ServerNameConfirm>("redoLogConfirm");
    ASSERT_TRUE(confirm->isVisible());
    auto *name = find<QLineEdit>("redoLogName");
    auto *yes = find<QPushButton>("redoLogYes");
    EXPECT_FALSE(yes->isEnabled());
    QTest::keyClicks(name, u"db2"_s);
    QTest::keyClick(name, Qt::Key_Return);
    EXPECT_TRUE(draft.asked().redoLogOffServer.isEmpty()) << "another server's name";
    name->clear();
    QTest::keyClicks(name, u"db1"_s);
    QTest::keyClick(name, Qt::Key_Return);
    EXPECT_EQ(draft.asked().redoLogOffServer, u"uuid-1"_s);
    EXPECT_EQ(global("innodb_redo_log"), u"OFF"_s);
    EXPECT_TRUE(toggle("innodb_redo_log")->isChecked());
    EXPECT_TRUE(page.isReady());
    // Connected to another server, the confirmation is worth nothing.
    ServerFacts other = server(everything);
    other.variables.insert(u"server_uuid"_s, u"uuid-2"_s);
    draft.setFacts(other);
    EXPECT_FALSE(page.isReady());
    EXPECT_THAT(find<MessageBar>("tuningBar")->what().toStdString(), testing::HasSubstr("not confirmed"));
}

TEST_F(TuningPageTest, TheSearchFindsKnobsHabitsAndWhatIsNotHere)
{
    ASSERT_NO_FATAL_FAILURE(open(everything));
    auto *search = find<QLineEdit>("knobSearch");
    QTest::keyClicks(search, u"binary log"_s);
    EXPECT_TRUE(toggle("sync_binlog")->isVisible());
    EXPECT_FALSE(toggle("wait_timeout")->isVisible());
    search->setText(u"disable keys"_s);
    EXPECT_FALSE(toggle("sync_binlog")->isVisible());
    const auto shows = [this](const char *text) {
        for (const QLabel *label : page.findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(QLatin1String(text)))
                return true;
        return false;
    };
    EXPECT_TRUE(shows("InnoDB ignores it"));
    search->setText(u"innodb_log_file_size"_s);
    EXPECT_TRUE(shows("MySQL before 8.0.30"));
    search->setText(u"no such words"_s);
    EXPECT_TRUE(shows("No setting is described"));
    search->clear();
    EXPECT_TRUE(toggle("wait_timeout")->isVisible());
}

TEST_F(TuningPageTest, TheSnippetIsCopiedWithTheLinesThatTakeItBack)
{
    ASSERT_NO_FATAL_FAILURE(open(everything));
    find<QPushButton>("confToggle")->click();
    EXPECT_TRUE(find<QPlainTextEdit>("confText")->isVisible());
    find<QPushButton>("confCopy")->click();
    EXPECT_THAT(QGuiApplication::clipboard()->text().toStdString(),
                testing::HasSubstr("innodb_flush_method = O_DIRECT"));
    find<QPushButton>("confWhich")->click();
    find<QPushButton>("confCopy")->click();
    EXPECT_THAT(QGuiApplication::clipboard()->text().toStdString(),
                testing::HasSubstr("innodb_flush_method = fsync"));
}

TEST_F(TuningPageTest, AUniqueIndexInPlaceForbidsUniqueChecksOff)
{
    ASSERT_NO_FATAL_FAILURE(open(everything));
    TableSchema table;
    table.schema = u"s"_s;
    table.name = u"t"_s;
    table.indexes = {{.name = u"us"_s, .columns = {u"a"_s}, .unique = true}};
    draft.setTable(table);
    toggle("unique_checks")->click();
    EXPECT_FALSE(page.isReady());
    EXPECT_THAT(find<MessageBar>("tuningBar")->what().toStdString(), testing::HasSubstr("`us`"));
}

TEST_F(TuningPageTest, WhatAPlanSetsBesidesIsSaidAndKept)
{
    ASSERT_NO_FATAL_FAILURE(open(everything));
    draft.setTuning({{{u"net_buffer_length"_s, u"65536"_s}}, {{u"max_connections"_s, u"500"_s}}, {}});
    const QString said = find<MessageBar>("tuningBar")->what();
    EXPECT_TRUE(said.contains(u"net_buffer_length = 65536"_s));
    EXPECT_TRUE(said.contains(u"max_connections = 500"_s));
    toggle("wait_timeout")->click();
    EXPECT_EQ(draft.tuning().session.size(), 2) << "switching one knob loses no other setting";
    EXPECT_EQ(draft.tuning().global.size(), 1);
}

TEST_F(TuningPageTest, theWarmUpIsPartOfThePlanWhenItIsChosen)
{
    open(everything);
    auto *wanted = find<QCheckBox>("planWarm");
    auto *analyze = find<QCheckBox>("planWarmAnalyze");
    EXPECT_FALSE(wanted->isChecked());
    EXPECT_FALSE(analyze->isVisible());
    wanted->setFocus();
    QTest::keyClick(wanted, Qt::Key_Space);
    EXPECT_TRUE(draft.asked().warmup.wanted);
    EXPECT_TRUE(find<QLabel>("planWarmWords")->text().contains(u"its rows are read into memory"_s));
    QTest::keyClick(analyze, Qt::Key_Space);
    QTest::keyClick(find<QCheckBox>("planWarmIndexes"), Qt::Key_Space);
    EXPECT_EQ(
        draft.asked().warmup,
        (WarmupOptions{.wanted = true, .analyze = true, .indexes = {QString(WarmupOptions::allIndexes)}}));
    EXPECT_TRUE(find<QLabel>("planWarmWords")->text().contains(u"ANALYZE"_s));
    // A plan's own list of indexes is shown and kept.
    draft.change(&Plan::warmup, {.wanted = true, .indexes = {u"by_user"_s}});
    EXPECT_FALSE(analyze->isChecked());
    EXPECT_TRUE(find<QLabel>("planWarmWords")->text().contains(u"by_user"_s));
    QTest::keyClick(find<QCheckBox>("planWarmPageList"), Qt::Key_Space);
    EXPECT_EQ(draft.asked().warmup.indexes, QStringList{u"by_user"_s});
    EXPECT_TRUE(draft.asked().warmup.pageList);
    QTest::keyClick(wanted, Qt::Key_Space);
    EXPECT_FALSE(draft.asked().warmup.wanted);
    EXPECT_FALSE(find<QLabel>("planWarmWords")->isVisible());
}

} // namespace millrace::test::tuning_page_test
