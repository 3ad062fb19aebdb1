// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that a run left changed: told at the start and on the Tuning page, and put back by the button.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/mapping/loadstatement.h"
#include "core/record/runfolder.h"
#include "core/source/inspect/inspector.h"
#include "core/tuning/settingsguard.h"
#include "core/tuning/settingstable.h"
#include "tests/gui/support/walk_fixture.h"
#include "tests/support/awaited.h"
#include "ui/session/work/restorework.h"
#include "ui/widgets/messagebar.h"

#include <QDir>

namespace millrace::test::settings_left_test {
namespace {

/// A run that changed a variable of the shared server and was killed: its record says so, the server too.
class SettingsLeftTest : public WalkTest
{
protected:
    void SetUp() override
    {
        WalkTest::SetUp();
        before = server->value(u"SELECT @@GLOBAL.max_connections"_s).toString();
    }
    void TearDown() override
    {
        server->execute(u"SET GLOBAL max_connections = %1"_s.arg(before));
        qunsetenv("MILLRACE_PASSWORD");
        for (const QString &run : listRuns())
            QDir(runsHome() + u'/' + run).removeRecursively();
    }
    void leaveBehind()
    {
        const ResolvedConnection target = server->connection(schema);
        Plan plan{.name = u"killed"_s, .connection = target.spec};
        plan.connection.scratch = false;
        plan.schema = schema;
        plan.table = u"credits"_s;
        const auto found = inspectPaths({write(u"killed.txt"_s, "1\t2\ta\n")});
        ASSERT_TRUE(found);
        plan.source = found->first().source;
        plan.mapping.fields = parseColumnList(u"(id, user_id, action)"_s).value();
        const auto made = RunFolder::create(plan);
        ASSERT_TRUE(made) << qPrintable(made.error().text());
        killed = (*made)->id();
        const auto connection = Connection::open(target);
        ASSERT_TRUE(connection);
        const SettingsRecord record{.server = serverIdentity(**connection),
                                    .settings = {{.name = u"max_connections"_s,
                                                  .before = before,
                                                  .wanted = u"77"_s,
                                                  .during = u"77"_s,
                                                  .confirmed = true}}};
        ASSERT_TRUE(record.save((*made)->path()));
        server->execute(u"SET GLOBAL max_connections = 77"_s);
    }
    MessageBar *bar() { return find<MessageBar>("settingsLeftBar"); }
    bool looked()
    {
        window.restore()->look();
        return awaited([this] { return !window.restore()->left().isEmpty(); });
    }
    bool ended()
    {
        return awaited([this] { return window.restore()->state() != RestoreWork::State::Running; });
    }
    QString now() { return server->value(u"SELECT @@GLOBAL.max_connections"_s).toString(); }

    QString before;
    QString killed; ///< the run
};

TEST_F(SettingsLeftTest, theButtonPutsThemBack)
{
    EXPECT_FALSE(bar()->isVisible());
    ASSERT_NO_FATAL_FAILURE(leaveBehind());
    qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    ASSERT_TRUE(looked());
    EXPECT_TRUE(bar()->isVisible());
    EXPECT_TRUE(bar()->what().contains(killed)) << qPrintable(bar()->what());
    EXPECT_TRUE(bar()->what().contains(u"max_connections"_s)) << qPrintable(bar()->what());
    press("putSettingsBack");
    EXPECT_EQ(window.restore()->state(), RestoreWork::State::Running);
    ASSERT_TRUE(ended());
    EXPECT_EQ(now(), before);
    EXPECT_EQ(bar()->severity(), MessageBar::Severity::Good) << qPrintable(bar()->what() + bar()->howToFix());
    EXPECT_TRUE(window.restore()->left().isEmpty());
}

TEST_F(SettingsLeftTest, withoutItsPasswordItSaysWhereToGiveItAndTheTuningPageGoesOn)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(leaveBehind());
    ASSERT_TRUE(looked());
    press("putSettingsBack");
    ASSERT_TRUE(ended());
    EXPECT_EQ(now(), u"77"_s);
    EXPECT_TRUE(bar()->howToFix().contains(u"under Target"_s)) << qPrintable(bar()->howToFix());

    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    EXPECT_FALSE(bar()->isVisible()) << "only where it is looked for";
    ASSERT_TRUE(window.goTo(WizardWindow::TuningStep));
    ASSERT_TRUE(awaited([this] { return bar()->isVisible(); }));
    press("putSettingsBack");
    ASSERT_TRUE(ended());
    EXPECT_EQ(now(), before) << qPrintable(bar()->what());
}

TEST_F(SettingsLeftTest, whatSomebodyElseChangedSinceIsLeftAlone)
{
    ASSERT_NO_FATAL_FAILURE(leaveBehind());
    server->execute(u"SET GLOBAL max_connections = 99"_s);
    qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    ASSERT_TRUE(looked());
    press("putSettingsBack");
    ASSERT_TRUE(ended());
    EXPECT_EQ(now(), u"99"_s);
    EXPECT_TRUE(bar()->howToFix().contains(u"max_connections"_s)) << qPrintable(bar()->howToFix());
}

TEST_F(SettingsLeftTest, whatOnlyTheServerHasWrittenDownIsFoundOnceConnected)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(leaveBehind());
    // As a run on another machine leaves it: the table in the schema, no folder here.
    {
        const auto connection = Connection::open(server->connection(schema));
        ASSERT_TRUE(connection);
        const QString identity = serverIdentity(**connection);
        const SettingsTable table(schema, identity);
        ASSERT_TRUE(table.create(**connection));
        const ChangedSetting setting{.name = u"max_connections"_s,
                                     .before = before,
                                     .wanted = u"77"_s,
                                     .during = u"77"_s,
                                     .confirmed = true};
        ASSERT_TRUE(table.add(**connection, killed, u"elsewhere"_s, setting));
        ASSERT_TRUE(table.confirm(**connection, killed, setting));
    }
    ASSERT_TRUE(QDir(runsHome() + u'/' + killed).removeRecursively());
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    ASSERT_TRUE(window.goTo(WizardWindow::TuningStep));
    ASSERT_TRUE(awaited([this] { return bar()->isVisible(); }));
    EXPECT_TRUE(bar()->what().contains(killed)) << qPrintable(bar()->what());
    press("putSettingsBack");
    ASSERT_TRUE(ended());
    EXPECT_EQ(now(), before) << qPrintable(bar()->what() + bar()->howToFix());
}

} // namespace
} // namespace millrace::test::settings_left_test
