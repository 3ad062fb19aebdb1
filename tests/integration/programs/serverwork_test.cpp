// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks a server for, against a real one: no widget is made here.
#include "core/base/literals.h"
#include "tests/support/awaited.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"
#include "ui/session/work/serverwork.h"

#include <QTest>
#include <gtest/gtest.h>

namespace millrace::test::serverwork_test {

namespace {

class ServerWorkTest : public testing::Test
{
protected:
    void SetUp() override
    {
        load.addFile(u"a.txt"_s, "1\ta\n2\tb\n3\tc\n");
        load.createTable(u"(id int PRIMARY KEY, s varchar(40))"_s, u"(id, @s)"_s);
        ResolvedConnection target = load.target();
        target.spec.scratch = false; // this one, not one of the user's own
        load.plan.connection = target.spec;
        draft.setPlan(load.plan);
        draft.setConnection(target.spec, target.password);
        work.connectToServer();
        ASSERT_TRUE(awaited([this] { return draft.isTargetReady(); }));
        QVector<Row> rows;
        for (int i = 1; i <= 3; ++i)
            rows << Row{.row = i,
                        .line = i,
                        .raw = QByteArray::number(i) + "\ta",
                        .fields = {{.value = QByteArray::number(i)}, {.value = "a"}}};
        draft.change(&SourceDraft::setSample, rows);
    }
    void give(const char *expression)
    {
        Mapping mapping = draft.mapping();
        mapping.expressions = {{u"s"_s, QString::fromUtf8(expression)}};
        draft.setMapping(mapping);
        work.requestPreview();
    }
    QByteArray shown() const
    {
        return work.preview() && !work.preview()->rows.isEmpty() &&
                       work.preview()->rows.first().cells.size() == 2
                   ? work.preview()->rows.first().cells.at(1).value
                   : QByteArray();
    }
    int sleeping() const
    {
        return load.server()
            .value(u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE INFO LIKE "
                   "'LOAD DATA%SLEEP(600)%'"_s)
            .toInt();
    }

    mutable LoadCase load;
    MigrationDraft draft;
    ServerWork work{&draft};
};

} // namespace

/// The table that is called like the source is proposed as the target, but for the source itself.
TEST_F(ServerWorkTest, ATableIsNotProposedAsTheTargetOfItself)
{
    const auto proposed = [this](const std::optional<ConnectionSpec> &server) {
        Plan plan = load.plan;
        plan.source = Source{.name = load.plan.table};
        plan.source.table =
            SourceTable{.server = server, .schema = load.plan.schema, .name = load.plan.table};
        draft.setPlan(plan);
        draft.clearTable();
        work.openSchema(load.plan.schema);
        EXPECT_TRUE(awaited([this] { return !work.isListing() && !work.isBusy(); }));
        EXPECT_FALSE(work.tables().isEmpty());
        return draft.table();
    };
    EXPECT_EQ(proposed({}), QString());
    ConnectionSpec there = load.plan.connection;
    there.user = u"somebody"_s;
    there.schema.clear();
    EXPECT_EQ(proposed(there), QString()) << "the same server, by another account";
    there.port += 1;
    EXPECT_EQ(proposed(there), load.plan.table) << "of another server";
}

TEST_F(ServerWorkTest, ANewerPreviewDoesNotWaitForTheOneItTakesThePlaceOf)
{
    give("CONCAT(@s, SLEEP(600))"); // three rows: half an hour
    ASSERT_TRUE(awaited([this] { return sleeping() == 1; }));
    give("CONCAT(@s, '!')");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !work.isPreviewing(); }, 120'000)) << "it waits";
    EXPECT_FALSE(work.previewError()) << work.previewError()->text();
    EXPECT_EQ(shown(), "a!");
    EXPECT_EQ(sleeping(), 0);
}

TEST_F(ServerWorkTest, APreviewNobodyLooksAtIsKilledAndTheSessionGoesOn)
{
    give("CONCAT(@s, SLEEP(600))");
    ASSERT_TRUE(awaited([this] { return sleeping() == 1; }));
    work.cancelPreview();
    EXPECT_FALSE(work.isPreviewing());
    ASSERT_TRUE(awaited([this] { return sleeping() == 0; }));
    EXPECT_FALSE(work.preview());
    give("CONCAT('<', @s)");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !work.isPreviewing(); }, 120'000));
    EXPECT_EQ(shown(), "<a");
}

TEST_F(ServerWorkTest, TablesAreListedFirstAndCountedThen)
{
    work.openSchema(load.plan.schema);
    ASSERT_TRUE(awaited([this] { return work.tableDetails().has_value(); }));
    ASSERT_EQ(work.tables().size(), 1);
    const TableDetails details = work.tableDetails()->value(work.tables().first().name);
    EXPECT_TRUE(details.primaryKey);
    EXPECT_EQ(details.indexes, 1);
}

} // namespace millrace::test::serverwork_test
