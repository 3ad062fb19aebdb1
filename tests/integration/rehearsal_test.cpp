// SPDX-License-Identifier: GPL-3.0-or-later
// A plan on a server that is thrown away: what it shows, and that nobody else notices.
#include "core/base/paths.h"
#include "core/run/rehearsal.h"
#include "tests/support/loadcase.h"

#include <QDir>
#include <gtest/gtest.h>

namespace millrace::test {

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
    return rehearse(load.plan, load.target(), small(), control, observer);
}

QStringList throwaways()
{
    return QDir(dataHome() + QStringLiteral("/throwaway")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
}

} // namespace

TEST(Rehearsal, LoadsEveryRowSomewhereElse)
{
    LoadCase load;
    QByteArray rows;
    for (int i = 1; i <= 3'000; ++i)
        rows += QByteArray::number(i) + '\t' + QByteArray::number(i % 7) + '\n';
    load.addFile(QStringLiteral("a.tsv"), rows);
    load.server().execute(
        QStringLiteral("CREATE TABLE %1.parent (id int PRIMARY KEY)").arg(load.plan.schema));
    load.createTable(
        QStringLiteral("(id int PRIMARY KEY, n int, KEY n (n), CONSTRAINT fk FOREIGN KEY (n) REFERENCES "
                       "parent (id))"),
        QStringLiteral("(id, n)"));
    const QStringList runsBefore = listRuns();
    const auto result = rehearsed(load);
    ASSERT_TRUE(result) << qPrintable(result.error().text());
    EXPECT_EQ(result->summary.status, RunState::Done) << why(result->summary);
    EXPECT_EQ(result->summary.tables[0].rowsLoaded, 3'000);
    EXPECT_TRUE(result->summary.tables[0].verified) << why(result->summary);
    EXPECT_EQ(result->server, result->target); // both are the server under test
    EXPECT_TRUE(result->targetIsLocal);
    EXPECT_TRUE(result->notes.join(QLatin1Char(' ')).contains(QLatin1String("foreign key")));
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ(listRuns(), runsBefore);
    EXPECT_TRUE(throwaways().isEmpty());
}

TEST(Rehearsal, FindsTheRowThatWouldHaveStoppedTheNight)
{
    LoadCase load;
    load.addFile(QStringLiteral("a.tsv"), "1\n2\n300\n");
    load.createTable(QStringLiteral("(id tinyint PRIMARY KEY)"), QStringLiteral("(id)"));
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
    load.addFile(QStringLiteral("a.tsv"), "1\n2\n");
    load.createTable(QStringLiteral("(id int PRIMARY KEY)"), QStringLiteral("(id)"));
    const Result<ResolvedConnection> gone =
        fail({.code = ErrorCode::ServerUnreachable, .what = QStringLiteral("It is switched off.")});
    RunControl control;
    Silent observer;
    const auto unknown = rehearse(load.plan, gone, small(), control, observer);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::PlanInvalid);
    EXPECT_TRUE(unknown.error().what.contains(QLatin1String("switched off")));

    load.plan.createSql = QStringLiteral("CREATE TABLE t (id int PRIMARY KEY)");
    const auto result = rehearse(load.plan, gone, small(), control, observer);
    ASSERT_TRUE(result) << qPrintable(result.error().text());
    EXPECT_EQ(result->summary.tables[0].rowsLoaded, 2);
    EXPECT_TRUE(result->target.isEmpty());
}

TEST(Rehearsal, SaysWhatTheStorageCosts)
{
    EXPECT_TRUE(storageVerdict(100'000, 200'000, true).startsWith(QLatin1String("Storage and durability")));
    EXPECT_TRUE(storageVerdict(100'000, 200'000, true).contains(QLatin1String("factor of 2.00")));
    EXPECT_TRUE(storageVerdict(100'000, 105'000, true).contains(QLatin1String("is not the bottleneck")));
    EXPECT_TRUE(storageVerdict(100'000, 130'000, true).contains(QLatin1String("takes its part")));
    EXPECT_TRUE(storageVerdict(100'000, 200'000, false).contains(QLatin1String("not the same machine")));
    EXPECT_TRUE(storageVerdict(0, 200'000, true).startsWith(QLatin1String("Nothing can be said")));
}

} // namespace millrace::test
