// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/run/undo/pastruns.h"
#include "tests/support/qtprinters.h"

#include "core/base/paths.h"
#include "core/record/runfolder.h"
#include "core/report/anyreport.h"
#include "core/run/undo/provedundo.h"
#include "core/run/wholedump/tablefolder.h"
#include "core/tuning/settingsrecord.h"
#include "core/verify/tablestate.h"

#include <QDir>
#include <QFile>
#include <gtest/gtest.h>

namespace millrace::pastruns_test {
namespace {

class PastRunsTest : public testing::Test
{
protected:
    void SetUp() override
    {
        QDir(runsHome()).removeRecursively();
        purgeForgottenRuns();
    }

    static Plan plan()
    {
        Plan plan{.name = u"credits"_s, .schema = u"causes"_s};
        plan.table = u"credits"_s;
        plan.connection.host = u"db1"_s;
        SourceFile file;
        file.path = u"/dumps/credits.txt"_s;
        file.rows = 1000;
        plan.source.files = {file};
        plan.source.fieldCount = 1;
        plan.mapping.fields = {{FieldBinding::Kind::Column, u"a"_s}};
        return plan;
    }
    /// A run whose last word is this; its folder is not locked.
    static QString leave(RunState status, qint64 rows = 0, bool verified = false)
    {
        const auto folder = RunFolder::create(plan());
        EXPECT_TRUE(folder);
        RunSummary summary{.run = (*folder)->id(), .status = status, .planName = u"credits"_s};
        summary.tables = {
            TableOutcome{.table = u"causes.credits"_s, .rowsLoaded = rows, .verified = verified}};
        EXPECT_TRUE((*folder)->save(summary));
        return summary.run;
    }
    static PastRun find(const QString &id)
    {
        for (const PastRun &run : pastRuns())
            if (run.id == id)
                return run;
        ADD_FAILURE() << "no run " << id;
        return {};
    }
};

TEST_F(PastRunsTest, eachEndingIsToldFromTheOthers)
{
    using Ending = PastRun::Ending;
    const std::pair<RunState, Ending> endings[] = {{RunState::Stopped, Ending::Stopped},
                                                   {RunState::Cancelled, Ending::Cancelled},
                                                   {RunState::Refused, Ending::Refused},
                                                   {RunState::RolledBack, Ending::RolledBack},
                                                   {RunState::Loading, Ending::Killed},
                                                   {RunState::BuildingIndexes, Ending::Killed},
                                                   {RunState::RollingBack, Ending::RollbackBrokenOff}};
    for (const auto &[status, ending] : endings)
        EXPECT_EQ(find(leave(status)).ending, ending) << runStateName(status);
    const PastRun done = find(leave(RunState::Done, 1000, true));
    EXPECT_EQ(done.ending, Ending::Done);
    EXPECT_TRUE(done.verified);
    EXPECT_FALSE(done.isUnfinished());
}

TEST_F(PastRunsTest, oneThatIsProvedSaysWhyItCannotBeTakenBackWhereNothingTellsItsRows)
{
    const QString id = leave(RunState::Done, 1000, true);
    const PastRun untold = find(id);
    EXPECT_FALSE(untold.mayRollBack());
    ASSERT_TRUE(untold.undoObstacle);
    EXPECT_TRUE(untold.undoObstacle->howToFix.contains(u"TRUNCATE TABLE `causes`.`credits`"_s))
        << untold.undoObstacle->howToFix;
    ASSERT_TRUE(TableState{.server = u"db1:3306:/var"_s}.save(untold.folder));
    const PastRun told = find(id);
    EXPECT_TRUE(told.mayRollBack());
    EXPECT_FALSE(told.undoObstacle);
    EXPECT_EQ(told.connection.host, u"db1"_s) << "it takes one to do it";
    const PastRun unproved = find(leave(RunState::Done, 1000, false));
    EXPECT_TRUE(unproved.mayRollBack()) << "by its journal";
    EXPECT_EQ(unproved.connection.host, u"db1"_s);
    const PastRun without = find(leave(RunState::Done, 0, true));
    EXPECT_FALSE(without.mayRollBack()) << "it loaded no row";
    EXPECT_FALSE(without.undoObstacle);
}

TEST_F(PastRunsTest, statementsByHandLeaveTheRowsThatWereThereAlone)
{
    RunSummary summary{.status = RunState::Done};
    summary.tables = {
        TableOutcome{.table = u"a.kept"_s,
                     .rowsLoaded = 5,
                     .verified = true,
                     .rowsBefore = 7,
                     .keyColumn = u"id"_s,
                     .keyBefore = u"70"_s},
        TableOutcome{.table = u"a.no_key"_s, .rowsLoaded = 5, .verified = true, .rowsBefore = 7},
        TableOutcome{.table = u"a.dot.ted"_s, .rowsLoaded = 5, .verified = true, .rowsBefore = 0},
        TableOutcome{.table = u"a.nothing"_s, .verified = true, .rowsBefore = 0}};
    const auto obstacle = undoObstacle(summary, u"/nowhere"_s);
    ASSERT_TRUE(obstacle);
    EXPECT_TRUE(obstacle->howToFix.endsWith(u": DELETE FROM `a`.`kept` WHERE `id` > '70'"_s))
        << obstacle->howToFix;
    summary.tables[1].verified = false;
    EXPECT_FALSE(undoObstacle(summary, u"/nowhere"_s)) << "the journals are there";
    summary.inOrder = InOrderOutcome{.statements = 1};
    EXPECT_TRUE(undoObstacle(summary, u"/nowhere"_s)->what.contains(u"ran as they stand"_s));
}

TEST_F(PastRunsTest, ofARunThatWasKilledTheLastSampleSaysHowFarItGot)
{
    const auto folder = RunFolder::create(plan());
    ASSERT_TRUE(folder);
    for (const qint64 rows : {100, 250, 400})
        ASSERT_TRUE((*folder)->append(
            Sample{.elapsedMs = rows, .rowsStreamed = rows + 50, .rowsCommitted = rows, .bytesStreamed = 1}));
    // A power cut in the middle of a line.
    QFile samples((*folder)->path() + u"/samples.csv"_s);
    ASSERT_TRUE(samples.open(QIODevice::Append));
    samples.write("900,999,9");
    samples.close();
    const PastRun run = find((*folder)->id());
    EXPECT_EQ(run.ending, PastRun::Ending::Killed);
    EXPECT_EQ(run.rowsLoaded, 400);
    EXPECT_EQ(run.rowsTotal, 1000);
    EXPECT_EQ(run.target, u"causes.credits"_s);
    EXPECT_EQ(run.summary.planName, u"credits"_s) << "from its plan: it never wrote a summary";
    EXPECT_TRUE(run.mayResume());
    EXPECT_TRUE(run.mayRollBack());
    PastRun inOrder = run;
    inOrder.summary.status = RunState::Stopped;
    inOrder.summary.inOrder = InOrderOutcome{.statements = 1};
    EXPECT_TRUE(inOrder.mayResume());
    EXPECT_FALSE(inOrder.mayRollBack()) << "statements that ran as they stand are not taken back";
}

TEST_F(PastRunsTest, ofARunThatWasKilledItSaysWhatFinishSays)
{
    const auto table = [](RunFolder &folder, qint64 rows, qint64 chunks) {
        ASSERT_TRUE(folder.append(Sample{.elapsedMs = 100, .rowsStreamed = rows, .rowsCommitted = rows}));
        for (qint64 chunk = 1; chunk <= chunks; ++chunk)
            ASSERT_TRUE(folder.append(Event{.elapsedMs = 90 + chunk,
                                            .kind = Event::Kind::ChunkDone,
                                            .values = {{u"chunk"_s, chunk}, {u"rows"_s, 100}}}));
    };
    const auto finishSays = [](const QString &id) {
        auto report = readReport(**RunFolder::open(id));
        EXPECT_TRUE(report);
        return std::visit(
            [](const auto &run) {
                if constexpr (std::is_same_v<std::decay_t<decltype(run)>, DumpReport>)
                    return run.whole.summary.total(&TableOutcome::rowsLoaded);
                else
                    return run.summary.total(&TableOutcome::rowsLoaded);
            },
            *report);
    };
    const QString one = leave(RunState::Loading);
    table(**RunFolder::open(one), 600, 7);
    EXPECT_EQ(find(one).rowsLoaded, 700) << "the last chunk was committed after the last sample";
    EXPECT_EQ(finishSays(one), 700);

    DumpPlan dump;
    dump.path = u"/dumps/all.sql"_s;
    for (const char *name : {"done", "killed", "waits"}) {
        dump.tables << plan();
        dump.tables.last().table = QLatin1String(name);
    }
    const auto whole = RunFolder::create(dump);
    ASSERT_TRUE(whole);
    ASSERT_TRUE((*whole)->save({.run = (*whole)->id(), .status = RunState::Loading}));
    ASSERT_TRUE((*whole)->append(Sample{.elapsedMs = 100, .rowsCommitted = 450}));
    for (qsizetype place = 0; place < 2; ++place) {
        const auto own = tableFolder(**whole, dump.tables.at(place), place);
        ASSERT_TRUE(own);
        table(**own, 250, 3);
        const bool done = place == 0;
        RunSummary summary{.run = (*own)->id(), .status = done ? RunState::Done : RunState::Preparing};
        summary.tables = {{.table = u"t"_s, .rowsLoaded = done ? 200 : 0, .verified = done}};
        ASSERT_TRUE((*own)->save(summary));
    }
    EXPECT_EQ(find((*whole)->id()).rowsLoaded, 500);
    EXPECT_EQ(finishSays((*whole)->id()), 500);
}

TEST_F(PastRunsTest, oneThatIsLockedIsAtWorkAndLookingDoesNotDisturbIt)
{
    const QString id = leave(RunState::Loading);
    {
        const auto folder = RunFolder::open(id);
        ASSERT_TRUE(folder);
        ASSERT_TRUE((*folder)->lock());
        EXPECT_EQ(find(id).ending, PastRun::Ending::AtWork);
        EXPECT_FALSE(find(id).mayResume());
        EXPECT_FALSE(forgetRun(id));
    }
    EXPECT_EQ(find(id).ending, PastRun::Ending::Killed);
    const auto again = RunFolder::open(id);
    ASSERT_TRUE(again);
    EXPECT_TRUE((*again)->lock());
}

TEST_F(PastRunsTest, aDamagedFolderIsListedAndSaysSo)
{
    const QString id = leave(RunState::Done, 5, true);
    QFile file(runsHome() + u'/' + id + u"/run.json"_s);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("{\"rows\":");
    file.close();
    const PastRun run = find(id);
    EXPECT_EQ(run.ending, PastRun::Ending::Unreadable);
    ASSERT_TRUE(run.summary.error);
    EXPECT_FALSE(run.mayResume());
}

TEST_F(PastRunsTest, whatIsForgottenCanBeBroughtBackUntilItIsPurged)
{
    const QString id = leave(RunState::Stopped, 40);
    ASSERT_TRUE(forgetRun(id));
    EXPECT_TRUE(pastRuns().isEmpty());
    ASSERT_TRUE(undoForgetRun(id));
    EXPECT_EQ(find(id).rowsLoaded, 40);
    ASSERT_TRUE(forgetRun(id));
    purgeForgottenRuns();
    const auto undone = undoForgetRun(id);
    ASSERT_FALSE(undone);
    EXPECT_EQ(undone.error().code, ErrorCode::RunUnknown);
}

TEST_F(PastRunsTest, aRunThatLeftSettingsIsNotForgotten)
{
    const QString id = leave(RunState::Loading);
    const QString folder = runsHome() + u'/' + id;
    const SettingsRecord record{.server = u"db1"_s,
                                .settings = {{.name = u"max_connections"_s,
                                              .before = u"100"_s,
                                              .wanted = u"77"_s,
                                              .during = u"77"_s,
                                              .confirmed = true}}};
    ASSERT_TRUE(record.save(folder));
    EXPECT_TRUE(find(id).settingsLeft);
    const auto forgotten = forgetRun(id);
    ASSERT_FALSE(forgotten);
    EXPECT_TRUE(forgotten.error().howToFix.contains(u"restore"_s)) << forgotten.error().text();
    EXPECT_EQ(find(id).id, id);
}

TEST_F(PastRunsTest, onlyWhatIsNotOverGoesOn)
{
    const auto planOf = [](const QString &id) {
        const auto folder = RunFolder::open(id);
        return folder ? planToResume(**folder) : Result<RunPlan>(fail(folder.error()));
    };
    const auto plan = planOf(leave(RunState::Cancelled, 10));
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->table()->table, u"credits"_s);
    EXPECT_TRUE(planOf(leave(RunState::Done, 10, false))) << "not verified: it can be verified";
    for (const auto &[status, verified] :
         {std::pair(RunState::Done, true), std::pair(RunState::RolledBack, false),
          std::pair(RunState::RollingBack, false)}) {
        const auto refused = planOf(leave(status, 10, verified));
        ASSERT_FALSE(refused) << runStateName(status);
        EXPECT_EQ(refused.error().code, ErrorCode::RunNotResumable);
    }
}

} // namespace
} // namespace millrace::pastruns_test
