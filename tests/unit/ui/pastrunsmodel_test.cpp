// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/pastrunsmodel.h"
#include "ui/models/pastrunwords.h"

#include <QDateTime>
#include <gtest/gtest.h>

namespace millrace {
namespace {

PastRun run(const QString &id, PastRun::Ending ending, qint64 rows)
{
    PastRun made{.id = id, .ending = ending, .target = QStringLiteral("causes.credits")};
    made.summary.run = id;
    made.summary.planName = QStringLiteral("credits ") + id.right(1);
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
        made.summary.error =
            Error{.what = QStringLiteral("No space left."), .howToFix = QStringLiteral("Free some.")};
        break;
    default:
        made.summary.status = RunState::Loading;
    }
    return made;
}

TEST(PastRunWords, aRunThatWasKilledIsToldFromOneThatFailed)
{
    const RunStory killed = runStory(run(QStringLiteral("1"), PastRun::Ending::Killed, 412));
    EXPECT_TRUE(killed.headline.contains(QStringLiteral("killed while loading")))
        << killed.headline.toStdString();
    EXPECT_TRUE(killed.headline.contains(QStringLiteral("412 of 1,000 rows")));
    EXPECT_TRUE(killed.remedy.contains(QStringLiteral("Resume")));
    const RunStory stopped = runStory(run(QStringLiteral("2"), PastRun::Ending::Stopped, 412));
    EXPECT_TRUE(stopped.headline.startsWith(QStringLiteral("Stopped after 412 of 1,000")))
        << stopped.headline.toStdString();
    EXPECT_TRUE(stopped.explanation.contains(QStringLiteral("No space left.")));
    EXPECT_TRUE(stopped.remedy.contains(QStringLiteral("Free some.")));
    EXPECT_EQ(endingTone(run(QStringLiteral("3"), PastRun::Ending::Done, 1000)), RunVerdict::Tone::Good);
}

TEST(PastRunWords, momentsAreSaidByTheDay)
{
    const QDateTime now(QDate(2026, 11, 22), QTime(10, 0), Qt::UTC);
    const auto said = [&](const QDateTime &then) { return whenText(then.toMSecsSinceEpoch(), now); };
    EXPECT_EQ(said(now.addSecs(-3600)), QStringLiteral("today 09:00"));
    EXPECT_EQ(said(now.addSecs(-11 * 3600)), QStringLiteral("yesterday 23:00"));
    EXPECT_EQ(said(now.addDays(-2)), QStringLiteral("2026-11-20 10:00"));
    EXPECT_TRUE(whenText(0, now).isEmpty());
}

TEST(PastRunsModelTest, isFilteredByWordsAndByWhatIsUnfinishedAndSortedByFigures)
{
    PastRunsModel model;
    model.setRuns({run(QStringLiteral("r3"), PastRun::Ending::Killed, 9),
                   run(QStringLiteral("r2"), PastRun::Ending::Done, 1000),
                   run(QStringLiteral("r1"), PastRun::Ending::Stopped, 80)});
    PastRunsFilter filter;
    filter.setSourceModel(&model);
    EXPECT_EQ(filter.rowCount(), 3);
    filter.setOnlyUnfinished(true);
    EXPECT_EQ(filter.rowCount(), 2);
    filter.setWords(QStringLiteral("STOPPED causes"));
    ASSERT_EQ(filter.rowCount(), 1);
    EXPECT_EQ(filter.index(0, 0).data(PastRunsModel::IdRole).toString(), QStringLiteral("r1"));
    filter.setWords({});
    filter.setOnlyUnfinished(false);
    filter.sort(PastRunsModel::RowsColumn, Qt::DescendingOrder);
    EXPECT_EQ(filter.index(0, 0).data(PastRunsModel::IdRole).toString(), QStringLiteral("r2"))
        << "1,000 is more than 80, whatever the letters say";
    EXPECT_EQ(filter.index(2, PastRunsModel::RowsColumn).data().toString(), QStringLiteral("9 of 1,000"));
}

TEST(PastRunsModelTest, newFiguresOfTheSameRunsKeepTheRows)
{
    PastRunsModel model;
    model.setRuns({run(QStringLiteral("r1"), PastRun::Ending::AtWork, 9)});
    const QPersistentModelIndex kept = model.index(0, 0);
    model.setRuns({run(QStringLiteral("r1"), PastRun::Ending::AtWork, 90)});
    EXPECT_TRUE(kept.isValid());
    EXPECT_EQ(model.index(0, PastRunsModel::RowsColumn).data().toString(), QStringLiteral("90 of 1,000"));
}

} // namespace
} // namespace millrace
