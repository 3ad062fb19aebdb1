// SPDX-License-Identifier: GPL-3.0-or-later
// A plan on a server that is thrown away: what it shows, and that nobody else notices.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/run/trials/rehearsal.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <gtest/gtest.h>

namespace millrace::test::rehearsal_test {

namespace {

class Silent final : public RunObserver
{
public:
    void onEvent(const Event &) override {}
};

ScratchServer::Options small()
{
    return {.memoryBytes = 16LL * 1024 * 1024, .program = qEnvironmentVariable("MILLRACE_TEST_SERVER")};
}

Result<Rehearsal> rehearsed(LoadCase &load)
{
    RunControl control;
    Silent observer;
    return rehearse(load.plan,
                    {.control = control, .observer = observer, .target = load.target(), .server = small()});
}

QStringList throwaways()
{
    return QDir(dataHome() + u"/throwaway"_s).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
}

} // namespace

TEST(Rehearsal, LoadsEveryRowSomewhereElse)
{
    LoadCase load;
    QByteArray rows;
    for (int i = 1; i <= 3'000; ++i)
        rows += QByteArray::number(i) + '\t' + QByteArray::number(i % 7) + '\n';
    load.addFile(u"a.tsv"_s, rows);
    load.server().execute(u"CREATE TABLE %1.parent (id int PRIMARY KEY)"_s.arg(load.plan.schema));
    load.createTable(u"(id int PRIMARY KEY, n int, KEY n (n), CONSTRAINT fk FOREIGN KEY (n) REFERENCES "
                     "parent (id))"_s,
                     u"(id, n)"_s);
    const QStringList runsBefore = listRuns();
    const auto result = rehearsed(load);
    ASSERT_TRUE(result) << qPrintable(result.error().text());
    EXPECT_EQ(result->summary.status, RunState::Done) << why(result->summary);
    EXPECT_EQ(result->summary.tables[0].rowsLoaded, 3'000);
    EXPECT_TRUE(result->summary.tables[0].verified) << why(result->summary);
    EXPECT_EQ(result->server, result->target); // both are the server under test
    EXPECT_TRUE(result->targetIsLocal);
    EXPECT_TRUE(result->notes.join(u' ').contains("foreign key"_L1));
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ(listRuns(), runsBefore);
    EXPECT_TRUE(throwaways().isEmpty());
}

TEST(Rehearsal, FindsTheRowThatWouldHaveStoppedTheNight)
{
    LoadCase load;
    load.addFile(u"a.tsv"_s, "1\n2\n300\n");
    load.createTable(u"(id tinyint PRIMARY KEY)"_s, u"(id)"_s);
    const auto result = rehearsed(load);
    ASSERT_TRUE(result) << qPrintable(result.error().text());
    EXPECT_EQ(result->summary.status, RunState::Stopped);
    ASSERT_TRUE(result->summary.error);
    EXPECT_EQ(result->summary.error->context.line, 3);
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_TRUE(throwaways().isEmpty());
}

TEST(Rehearsal, WithoutTheTargetThePlansOwnTableWillDo)
{
    LoadCase load;
    load.addFile(u"a.tsv"_s, "1\n2\n");
    load.createTable(u"(id int PRIMARY KEY)"_s, u"(id)"_s);
    const Result<ResolvedConnection> gone =
        fail({.code = ErrorCode::ServerUnreachable, .what = u"It is switched off."_s});
    RunControl control;
    Silent observer;
    const auto unknown =
        rehearse(load.plan, {.control = control, .observer = observer, .target = gone, .server = small()});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::PlanInvalid);
    EXPECT_TRUE(unknown.error().what.contains("switched off"_L1));

    load.plan.createSql = u"CREATE TABLE t (id int PRIMARY KEY)"_s;
    const auto result =
        rehearse(load.plan, {.control = control, .observer = observer, .target = gone, .server = small()});
    ASSERT_TRUE(result) << qPrintable(result.error().text());
    EXPECT_EQ(result->summary.tables[0].rowsLoaded, 2);
    EXPECT_TRUE(result->target.isEmpty());
}

TEST(Rehearsal, SaysWhatTheStorageCosts)
{
    EXPECT_TRUE(storageVerdict(100'000, 200'000, true).startsWith("Storage and durability"_L1));
    EXPECT_TRUE(storageVerdict(100'000, 200'000, true).contains("factor of 2.00"_L1));
    EXPECT_TRUE(storageVerdict(100'000, 105'000, true).contains("is not the bottleneck"_L1));
    EXPECT_TRUE(storageVerdict(100'000, 130'000, true).contains("takes its part"_L1));
    EXPECT_TRUE(storageVerdict(100'000, 200'000, false).contains("not the same machine"_L1));
    EXPECT_TRUE(storageVerdict(0, 200'000, true).startsWith("Nothing can be said"_L1));
}

} // namespace millrace::test::rehearsal_test
