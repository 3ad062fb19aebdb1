// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that a run left changed: told at the start and on the Tuning page, and put back by the button.
#include "core/base/paths.h"
#include "core/load/runfolder.h"
#include "core/mapping/loadstatement.h"
#include "core/source/inspector.h"
#include "core/tuning/settingsguard.h"
#include "core/tuning/settingstable.h"
#include "tests/gui/walk_fixture.h"
#include "ui/session/restorework.h"
#include "ui/widgets/messagebar.h"

#include <QDir>

namespace millrace::test {
namespace {

/// A run that changed a variable of the shared server and was killed: its record says so, the server too.
class SettingsLeftTest : public WalkTest
{
protected:
    void SetUp() override
    {
        WalkTest::SetUp();
        before = server->value(QStringLiteral("SELECT @@GLOBAL.max_connections")).toString();
    }
    void TearDown() override
    {
        server->execute(QStringLiteral("SET GLOBAL max_connections = %1").arg(before));
        qunsetenv("MILLRACE_PASSWORD");
        for (const QString &run : listRuns())
            QDir(runsHome() + QLatin1Char('/') + run).removeRecursively();
    }
    void leaveBehind()
    {
        const ResolvedConnection target = server->connection(schema);
        Plan plan{.name = QStringLiteral("killed"), .connection = target.spec};
        plan.connection.scratch = false;
        plan.schema = schema;
        plan.table = QStringLiteral("credits");
        const auto found = inspectPaths({write(QStringLiteral("killed.txt"), "1\t2\ta\n")});
        ASSERT_TRUE(found);
        plan.source = found->first().source;
        plan.mapping.fields = parseColumnList(QStringLiteral("(id, user_id, action)")).value();
        const auto made = RunFolder::create(plan);
        ASSERT_TRUE(made) << qPrintable(made.error().text());
        killed = (*made)->id();
        const auto connection = Connection::open(target);
        ASSERT_TRUE(connection);
        const SettingsRecord record{.server = serverIdentity(**connection),
                                    .settings = {{.name = QStringLiteral("max_connections"),
                                                  .before = before,
                                                  .wanted = QStringLiteral("77"),
                                                  .during = QStringLiteral("77"),
                                                  .confirmed = true}}};
        ASSERT_TRUE(record.save((*made)->path()));
        server->execute(QStringLiteral("SET GLOBAL max_connections = 77"));
    }
    MessageBar *bar() { return find<MessageBar>("settingsLeftBar"); }
    bool looked()
    {
        window.restore()->look();
        return QTest::qWaitFor([this] { return !window.restore()->left().isEmpty(); });
    }
    bool ended()
    {
        return QTest::qWaitFor([this] { return window.restore()->state() != RestoreWork::State::Running; });
    }
    QString now() { return server->value(QStringLiteral("SELECT @@GLOBAL.max_connections")).toString(); }

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
    EXPECT_TRUE(bar()->what().contains(QStringLiteral("max_connections"))) << qPrintable(bar()->what());
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
    EXPECT_EQ(now(), QStringLiteral("77"));
    EXPECT_TRUE(bar()->howToFix().contains(QStringLiteral("under Target"))) << qPrintable(bar()->howToFix());

    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    EXPECT_FALSE(bar()->isVisible()) << "only where it is looked for";
    ASSERT_TRUE(window.goTo(WizardWindow::TuningStep));
    ASSERT_TRUE(QTest::qWaitFor([this] { return bar()->isVisible(); }));
    press("putSettingsBack");
    ASSERT_TRUE(ended());
    EXPECT_EQ(now(), before) << qPrintable(bar()->what());
}

TEST_F(SettingsLeftTest, whatSomebodyElseChangedSinceIsLeftAlone)
{
    ASSERT_NO_FATAL_FAILURE(leaveBehind());
    server->execute(QStringLiteral("SET GLOBAL max_connections = 99"));
    qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    ASSERT_TRUE(looked());
    press("putSettingsBack");
    ASSERT_TRUE(ended());
    EXPECT_EQ(now(), QStringLiteral("99"));
    EXPECT_TRUE(bar()->howToFix().contains(QStringLiteral("max_connections")))
        << qPrintable(bar()->howToFix());
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
        const ChangedSetting setting{.name = QStringLiteral("max_connections"),
                                     .before = before,
                                     .wanted = QStringLiteral("77"),
                                     .during = QStringLiteral("77"),
                                     .confirmed = true};
        ASSERT_TRUE(table.add(**connection, killed, QStringLiteral("elsewhere"), setting));
        ASSERT_TRUE(table.confirm(**connection, killed, setting));
    }
    ASSERT_TRUE(QDir(runsHome() + QLatin1Char('/') + killed).removeRecursively());
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    ASSERT_TRUE(window.goTo(WizardWindow::TuningStep));
    ASSERT_TRUE(QTest::qWaitFor([this] { return bar()->isVisible(); }));
    EXPECT_TRUE(bar()->what().contains(killed)) << qPrintable(bar()->what());
    press("putSettingsBack");
    ASSERT_TRUE(ended());
    EXPECT_EQ(now(), before) << qPrintable(bar()->what() + bar()->howToFix());
}

} // namespace
} // namespace millrace::test
