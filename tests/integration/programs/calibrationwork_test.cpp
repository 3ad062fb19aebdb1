// SPDX-License-Identifier: GPL-3.0-or-later
// The wizard's calibration against a real server: no widget is made here.
#include "core/base/literals.h"
#include "tests/support/awaited.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"
#include "ui/session/work/calibrationwork.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace millrace::test::calibrationwork_test {

namespace {

using State = CalibrationWork::State;

class CalibrationWorkTest : public testing::Test
{
protected:
    void SetUp() override
    {
        QByteArray bytes;
        for (int i = 1; i <= 300'000; ++i)
            bytes += QByteArray::number(i) + '\t' + QByteArray::number(i % 1'000) + "\ttext\n";
        load.addFile(u"a.txt"_s, bytes);
        load.createTable(u"(id int PRIMARY KEY, n int, s varchar(40), KEY (n))"_s, u"(id, n, s)"_s);
        ResolvedConnection target = load.target();
        target.spec.scratch = false; // this one, not one of the user's own
        load.plan.connection = target.spec;
        draft.setPlan(load.plan);
        draft.setConnection(target.spec, target.password);
    }
    int tables() const
    {
        return load.server()
            .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1'"_s.arg(
                load.plan.schema))
            .toInt();
    }
    bool ended(int milliseconds = 60'000)
    {
        return QTest::qWaitFor([this] { return !work.isRunning(); }, milliseconds);
    }

    mutable LoadCase load;
    MigrationDraft draft;
    CalibrationWork work{&draft};
};

} // namespace

TEST_F(CalibrationWorkTest, ShowsTrialByTrialAndThePaceIsTakenOverWhenAskedFor)
{
    QVector<qsizetype> seen;
    QObject::connect(&work, &CalibrationWork::changed, &work, [&] {
        if (work.state() == State::Running && (seen.isEmpty() || seen.last() != work.found().trials.size()))
            seen << work.found().trials.size();
    });
    draft.change(&Plan::workers, 3);
    draft.change(&Plan::chunkRows, 7'777);
    work.start({.secondsPerTrial = 0.2});
    EXPECT_EQ(work.state(), State::Running);
    EXPECT_FALSE(work.canApply());
    work.start(); // is running already
    ASSERT_TRUE(ended());
    ASSERT_EQ(work.state(), State::Done) << (work.error() ? work.error()->text() : QString());
    ASSERT_GT(seen.size(), 3);
    for (qsizetype i = 0; i < seen.size(); ++i)
        EXPECT_EQ(seen.at(i), i) << "one at a time";
    const CalibrationTrial best = work.found().trials.at(work.found().winner);
    EXPECT_EQ(draft.asked().workers, 3) << "nothing is set before somebody asks for it";
    ASSERT_TRUE(work.canApply());
    work.apply();
    EXPECT_EQ(draft.asked().workers, best.workers);
    EXPECT_EQ(draft.asked().chunkRows, best.chunkRows);
    EXPECT_EQ(draft.plan()->indexes, best.indexes);
    EXPECT_EQ(tables(), 1);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST_F(CalibrationWorkTest, StopsWithinTwoSecondsAndLeavesNothing)
{
    work.start({.secondsPerTrial = 30});
    ASSERT_TRUE(awaited([this] { return tables() == 2; }));
    QTest::qWait(300);
    QElapsedTimer timer;
    timer.start();
    work.stop();
    EXPECT_EQ(work.state(), State::Stopping) << "it does not wait for the end";
    ASSERT_TRUE(ended(60'000));
    EXPECT_LT(timer.elapsed(), promptly(2000));
    EXPECT_EQ(work.state(), State::Stopped);
    EXPECT_FALSE(work.error());
    EXPECT_EQ(tables(), 1);
}

TEST_F(CalibrationWorkTest, EndsWithItsOwner)
{
    {
        CalibrationWork other(&draft);
        other.start({.secondsPerTrial = 30});
        ASSERT_TRUE(awaited([this] { return tables() == 2; }));
    }
    EXPECT_EQ(tables(), 1);
}

TEST_F(CalibrationWorkTest, AnErrorIsKeptAndTheNextStartBeginsAnew)
{
    load.server().execute(u"RENAME TABLE %1 TO %2.aside"_s.arg(load.table(), load.plan.schema));
    work.start({.secondsPerTrial = 0.2});
    ASSERT_TRUE(ended());
    EXPECT_EQ(work.state(), State::Failed);
    ASSERT_TRUE(work.error());
    EXPECT_EQ(work.error()->code, ErrorCode::TableMissing);
    load.server().execute(u"RENAME TABLE %2.aside TO %1"_s.arg(load.table(), load.plan.schema));
    work.start({.secondsPerTrial = 0.2});
    EXPECT_FALSE(work.error());
    ASSERT_TRUE(ended());
    EXPECT_EQ(work.state(), State::Done);
}

TEST_F(CalibrationWorkTest, WhatWasMeasuredForAnotherMappingIsForgotten)
{
    work.start({.secondsPerTrial = 0.2});
    ASSERT_TRUE(ended());
    ASSERT_TRUE(work.canApply());
    draft.change(&Plan::workers, 9); // is what trials are about
    EXPECT_TRUE(work.canApply());
    Mapping other = draft.mapping();
    other.fields[2].kind = FieldBinding::Kind::Discard;
    draft.setMapping(other);
    EXPECT_EQ(work.state(), State::Idle);
    EXPECT_FALSE(work.canApply());
    EXPECT_TRUE(work.found().trials.isEmpty());

    work.start({.secondsPerTrial = 30});
    ASSERT_TRUE(awaited([this] { return tables() == 2; }));
    draft.change(&SourceDraft::clear);
    ASSERT_TRUE(ended(60'000));
    EXPECT_EQ(work.state(), State::Idle);
    EXPECT_EQ(tables(), 1);
}

TEST_F(CalibrationWorkTest, ADraftThatMakesNoPlanSaysWhyAtOnce)
{
    draft.change(&Plan::maxRejects, 0);
    work.start();
    EXPECT_EQ(work.state(), State::Failed);
    ASSERT_TRUE(work.error());
    EXPECT_EQ(work.error()->code, ErrorCode::PlanInvalid);
}

} // namespace millrace::test::calibrationwork_test
