// SPDX-License-Identifier: GPL-3.0-or-later
// What happened to a run's chunks before it was stopped, as its folder tells it.
#include "core/base/literals.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runfolder.h"
#include "core/report/anyreport.h"
#include "core/report/rows/chunkhistory.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::chunkhistory_test {

namespace {

Event about(Event::Kind kind, qint64 chunk, qint64 ms = 0, qint64 setAside = 0)
{
    Event event{.kind = kind, .values = {{u"chunk"_s, chunk}}};
    if (ms > 0)
        event.values.insert(u"ms"_s, ms);
    if (setAside > 0)
        event.values.insert(u"set_aside"_s, setAside);
    return event;
}

DumpPlan planOf(const QStringList &names)
{
    DumpPlan dump;
    dump.name = dump.schema = u"shop"_s;
    for (const QString &name : names) {
        Plan plan;
        plan.name = plan.table = name;
        plan.schema = u"shop"_s;
        SourceFile file;
        file.path = u"/dumps/%1.txt"_s.arg(name);
        plan.source.files = {file};
        plan.source.fieldCount = 1;
        plan.mapping.fields = {{FieldBinding::Kind::Column, u"id"_s}};
        dump.tables << plan;
    }
    return dump;
}

} // namespace

TEST(ChunkHistory, TellsOfTriesRejectsAndTimes)
{
    ChunkHistory history;
    for (const Event &event : {about(Event::Kind::ChunkDone, 1, 500), about(Event::Kind::ChunkRetried, 3),
                               about(Event::Kind::ChunkDone, 3, 900, 2), about(Event::Kind::Note, 7),
                               about(Event::Kind::Failed, 8), about(Event::Kind::ChunkDone, -1, 5, 1),
                               about(Event::Kind::ChunkRetried, Q_INT64_C(1) << 60)})
        history.add(event);
    EXPECT_EQ(history.marks, (QVector<quint8>{0, 0, WasRetried | HadRejects}));
    EXPECT_EQ(history.ms, (QVector<qint32>{500, 0, 900}));
}

TEST(ChunkHistory, OfTwoPartsBothStay)
{
    ChunkHistory now{.marks = {WasRetried}, .ms = {0, 40}};
    now.add(ChunkHistory{.marks = {HadRejects, 0, WasRetried}, .ms = {30, 35, 50}});
    EXPECT_EQ(now.marks, (QVector<quint8>{WasRetried | HadRejects, 0, WasRetried}));
    EXPECT_EQ(now.ms, (QVector<qint32>{30, 40, 50})) << "what is newer counts";
}

TEST(ChunkHistory, OfADumpIsReadTableByTable)
{
    const QTemporaryDir home;
    const DumpPlan plan = planOf({u"orders"_s, u"lines"_s, u"notes"_s});
    const auto whole = RunFolder::create(plan, home.path());
    ASSERT_TRUE(whole) << qPrintable(whole.error().text());
    for (int table = 1; table <= 2; ++table) {
        const auto own =
            RunFolder::create(plan.tables.at(table - 1), (*whole)->path() + u"/tables/%1"_s.arg(table));
        ASSERT_TRUE(own) << qPrintable(own.error().text());
        ASSERT_TRUE((*own)->append(about(Event::Kind::ChunkDone, table, 100, table)));
        ASSERT_TRUE((*own)->save(RunSummary{.run = (*own)->id()}));
    }
    const auto histories = ChunkHistory::read(**whole, plan);
    ASSERT_TRUE(histories) << qPrintable(histories.error().text());
    EXPECT_EQ(histories->size(), 2) << "the third was not begun";
    EXPECT_EQ(histories->value(u"shop.orders"_s).marks, (QVector<quint8>{HadRejects}));
    EXPECT_EQ(histories->value(u"shop.lines"_s).marks, (QVector<quint8>{0, HadRejects}));
    EXPECT_EQ(histories->value(u"shop.lines"_s).ms, (QVector<qint32>{0, 100}));
}

// A report may be asked for while the run is at work: a table's folder that was made a moment ago has no
// summary yet, and must not be taken for one that a kill left.
TEST(DumpReport, LeavesTheFolderOfATableThatIsJustBegunAlone)
{
    const QTemporaryDir home;
    const DumpPlan plan = planOf({u"orders"_s});
    const auto whole = RunFolder::create(plan, home.path());
    ASSERT_TRUE(whole);
    ASSERT_TRUE((*whole)->save(RunSummary{.run = (*whole)->id()}));
    const auto own = RunFolder::create(plan.tables.first(), (*whole)->path() + u"/tables/1"_s);
    ASSERT_TRUE(own);
    const auto report = readReport(**whole);
    ASSERT_TRUE(report) << qPrintable(report.error().text());
    EXPECT_TRUE(std::get<DumpReport>(*report).tables.isEmpty());
    EXPECT_TRUE(QFile::exists((*own)->path() + u"/plan.millrace"_s));
}

} // namespace millrace::chunkhistory_test
