// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "ui/models/run/pastrunsmodel.h"
#include "ui/words/pastrunwords.h"

#include <QDateTime>
#include <gtest/gtest.h>

namespace millrace::pastrunsmodel_test {
namespace {

PastRun run(const QString &id, PastRun::Ending ending, qint64 rows)
{
    PastRun made{.id = id, .ending = ending, .target = u"causes.credits"_s};
    made.summary.run = id;
    made.summary.planName = u"credits "_s + id.right(1);
    made.rowsLoaded = rows;
    made.rowsTotal = 1000;
    made.lastWord = RunState::Loading;
    switch (ending) {
    case PastRun::Ending::Done:
        made.summary.status = RunState::Done;
        made.verified = true;
        made.summary.tables = {TableOutcome{.table = made.target, .rowsLoaded = rows, .verified = true}};
        break;
    case PastRun::Ending::Stopped:
        made.summary.status = RunState::Stopped;
        made.summary.tables = {TableOutcome{.table = made.target, .rowsLoaded = rows}};
        made.summary.error = Error{.what = u"No space left."_s, .howToFix = u"Free some."_s};
        break;
    default:
        made.summary.status = RunState::Loading;
    }
    return made;
}

TEST(PastRunWords, aRunThatWasKilledIsToldFromOneThatFailed)
{
    const RunStory killed = runStory(run(u"1"_s, PastRun::Ending::Killed, 412));
    EXPECT_TRUE(killed.headline.contains(u"killed while loading"_s)) << killed.headline;
    EXPECT_TRUE(killed.headline.contains(u"412 of 1,000 rows"_s));
    EXPECT_TRUE(killed.remedy.contains(u"Resume"_s));
    const RunStory stopped = runStory(run(u"2"_s, PastRun::Ending::Stopped, 412));
    EXPECT_TRUE(stopped.headline.startsWith(u"Stopped after 412 of 1,000"_s)) << stopped.headline;
    EXPECT_TRUE(stopped.explanation.contains(u"No space left."_s));
    EXPECT_TRUE(stopped.remedy.contains(u"Free some."_s));
    EXPECT_EQ(endingTone(run(u"3"_s, PastRun::Ending::Done, 1000)), Verdict::Kind::Proved);
}

TEST(PastRunWords, whatIsProvedAndCannotBeTakenBackSaysSo)
{
    PastRun done = run(u"1"_s, PastRun::Ending::Done, 1000);
    EXPECT_FALSE(runStory(done).explanation.contains(u"Roll back"_s));
    done.undoObstacle = Error{.what = u"Nobody can tell."_s, .howToFix = u"TRUNCATE it."_s};
    EXPECT_TRUE(
        runStory(done).explanation.endsWith(u"Roll back is not offered. Nobody can tell. TRUNCATE it."_s))
        << runStory(done).explanation;
}

TEST(PastRunWords, momentsAreSaidByTheDay)
{
    const QDateTime now = QDateTime::fromString(u"2026-11-22T10:00:00Z"_s, Qt::ISODate);
    const auto said = [&](const QDateTime &then) { return whenText(then.toMSecsSinceEpoch(), now); };
    EXPECT_EQ(said(now.addSecs(-3600)), u"today 09:00"_s);
    EXPECT_EQ(said(now.addSecs(-11 * 3600)), u"yesterday 23:00"_s);
    EXPECT_EQ(said(now.addDays(-2)), u"2026-11-20 10:00"_s);
    EXPECT_TRUE(whenText(0, now).isEmpty());
}

TEST(PastRunsModelTest, isFilteredByWordsAndByWhatIsUnfinishedAndSortedByFigures)
{
    PastRunsModel model;
    model.setRuns({run(u"r3"_s, PastRun::Ending::Killed, 9), run(u"r2"_s, PastRun::Ending::Done, 1000),
                   run(u"r1"_s, PastRun::Ending::Stopped, 80)});
    PastRunsFilter filter;
    filter.setSourceModel(&model);
    EXPECT_EQ(filter.rowCount(), 3);
    filter.setOnlyUnfinished(true);
    EXPECT_EQ(filter.rowCount(), 2);
    filter.setWords(u"STOPPED causes"_s);
    ASSERT_EQ(filter.rowCount(), 1);
    EXPECT_EQ(filter.index(0, 0).data(PastRunsModel::IdRole).toString(), u"r1"_s);
    filter.setWords({});
    filter.setOnlyUnfinished(false);
    filter.sort(PastRunsModel::RowsColumn, Qt::DescendingOrder);
    EXPECT_EQ(filter.index(0, 0).data(PastRunsModel::IdRole).toString(), u"r2"_s)
        << "1,000 is more than 80, whatever the letters say";
    EXPECT_EQ(filter.index(2, PastRunsModel::RowsColumn).data().toString(), u"9 of 1,000"_s);
}

TEST(PastRunsModelTest, newFiguresOfTheSameRunsKeepTheRows)
{
    PastRunsModel model;
    model.setRuns({run(u"r1"_s, PastRun::Ending::AtWork, 9)});
    const QPersistentModelIndex kept = model.index(0, 0);
    model.setRuns({run(u"r1"_s, PastRun::Ending::AtWork, 90)});
    EXPECT_TRUE(kept.isValid());
    EXPECT_EQ(model.index(0, PastRunsModel::RowsColumn).data().toString(), u"90 of 1,000"_s);
}

} // namespace
} // namespace millrace::pastrunsmodel_test
