// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/run/undo/rollback.h"
#include "core/source/sampledump.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QFile>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::load_test {

namespace {

const QString creditsTable =
    u"(id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, user_id int unsigned NOT NULL, action "
    "varchar(40) NOT NULL, cause_id int unsigned NOT NULL, created_at datetime NOT NULL, KEY user_id "
    "(user_id)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"_s;
const QString creditsColumns = u"(@discard, user_id, @action, cause_id, created_at)"_s;

QStringList sampleFiles(const QString &folder, qint64 rows)
{
    const auto written = writeSampleDump(folder, rows);
    if (!written)
        throw std::runtime_error(written.error().text().toStdString());
    QStringList paths;
    for (const QString &name : QDir(folder).entryList({u"*.txt"_s}, QDir::Files, QDir::Name))
        paths << folder + u'/' + name;
    return paths;
}

/// What the server itself makes of the same files, one after the other, in a table of its own.
QString checksumByServer(LoadCase &load, const QStringList &files)
{
    PrivateServer &server = load.server();
    server.execute(u"CREATE TABLE %1.reference %2"_s.arg(load.plan.schema, creditsTable));
    server.execute(u"SET GLOBAL local_infile = 1"_s);
    const QString dataFile = u"%1/reference_%2.txt"_s.arg(server.filesFolder(), load.plan.schema);
    QFile whole(dataFile);
    EXPECT_TRUE(whole.open(QIODevice::WriteOnly | QIODevice::Truncate));
    for (const QString &path : files) {
        QFile part(path);
        EXPECT_TRUE(part.open(QIODevice::ReadOnly));
        whole.write(part.readAll());
    }
    whole.close();
    whole.setPermissions(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
    server.execute(u"LOAD DATA INFILE '%1' INTO TABLE %2.reference CHARACTER SET binary %3 SET "
                   "action=CONCAT('web_', @action)"_s.arg(dataFile, load.plan.schema, creditsColumns));
    return server.checksum(load.plan.schema, u"reference"_s);
}

void prepareSample(LoadCase &load, const QStringList &files)
{
    for (const QString &path : files)
        load.addPath(path);
    load.createTable(creditsTable, creditsColumns);
    load.setExpression(u"action=CONCAT('web_', @action)"_s);
    load.setExpression(u"id=@row_number"_s);
}

} // namespace

TEST(Load, TwelveShardsEqualTheServersOwnLoad)
{
    LoadCase load;
    const QStringList files = sampleFiles(load.folderPath(), 36'000);
    ASSERT_EQ(files.size(), 12);
    prepareSample(load, files);
    load.plan.chunkRows = 1'440;
    const RunSummary summary = load.run();

    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
    const TableOutcome outcome = summary.tables.first();
    EXPECT_TRUE(outcome.verified) << outcome.notVerifiedBecause;
    EXPECT_EQ(outcome.rowsLoaded, 36'000);
    EXPECT_GT(outcome.chunks, 12);
    EXPECT_EQ(load.rowsInTable(), 36'000);
    // Ids are row numbers in source order although two workers loaded at once: the tables are the same to the
    // byte.
    EXPECT_EQ(load.server().checksum(load.plan.schema, load.plan.table), checksumByServer(load, files));
    EXPECT_EQ(load.server().value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_NAME = "
                                  "'_millrace_journal' AND TABLE_SCHEMA = '%1'"_s.arg(load.plan.schema)),
              0);
}

TEST(Load, CancelledRunKeepsWholeChunksAndResumesToTheSameTable)
{
    LoadCase load;
    const QStringList files = sampleFiles(load.folderPath(), 40'000);
    prepareSample(load, files);
    load.plan.chunkRows = 500;
    const RunSummary cancelled = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().chunksDone < 5)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        control.cancel();
    });
    ASSERT_EQ(cancelled.status, RunState::Cancelled);
    const qint64 committed = cancelled.tables.first().rowsLoaded;
    EXPECT_GT(committed, 0);
    EXPECT_LT(committed, 40'000);
    EXPECT_EQ(load.rowsInTable(), committed);

    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
    EXPECT_TRUE(summary.tables.first().verified) << summary.tables.first().notVerifiedBecause;
    // The rate is that of the rows and seconds of both parts; rows found done are not loaded again in no
    // time.
    EXPECT_NEAR(summary.rowsPerSecond * summary.loadSeconds, 40'000, 1);
    EXPECT_GT(summary.seconds, cancelled.seconds);
    EXPECT_EQ(load.server().checksum(load.plan.schema, load.plan.table), checksumByServer(load, files));
}

TEST(Load, PauseStandsStillAndGoesOn)
{
    LoadCase load;
    prepareSample(load, sampleFiles(load.folderPath(), 200'000));
    load.plan.chunkRows = 50'000;
    qint64 first = 0;
    qint64 second = -1;
    RunState state = RunState::Preparing;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsStreamed < 1'000)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        control.pause();
        std::this_thread::sleep_for(std::chrono::milliseconds(300)); // what was under way arrives
        first = run.progress().rowsStreamed;
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        second = run.progress().rowsStreamed;
        state = run.progress().state;
        control.resume();
    });
    EXPECT_EQ(first, second);
    EXPECT_EQ(state, RunState::Paused);
    for (const Event::Kind kind : {Event::Kind::Paused, Event::Kind::Resumed})
        EXPECT_EQ(std::count_if(load.events.begin(), load.events.end(),
                                [kind](const Event &event) { return event.kind == kind; }),
                  1);
    EXPECT_EQ(summary.status, RunState::Done);
    EXPECT_EQ(load.rowsInTable(), 200'000);
}

TEST(Load, ABentValueStopsTheRunWithItsPlaceAndLeavesNoPartOfItsChunk)
{
    LoadCase load; // trap 1: plain LOCAL would store 127
    load.addFile(u"a.txt"_s, "1\t10\n2\t20\n3\t300\n4\t40\n");
    load.createTable(u"(id int PRIMARY KEY, n tinyint)"_s, u"(id, n)"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::RowRejected);
    EXPECT_EQ(summary.error->context.line, 3);
    EXPECT_EQ(summary.error->context.row, 3);
    EXPECT_EQ(summary.error->context.byteOffset, 10);
    EXPECT_EQ(summary.error->context.column, u"n"_s);
    EXPECT_EQ(summary.error->context.rawRow, "3\t300");
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Load, ARoundedValueIsBentToo)
{
    LoadCase load; // strict mode lets it pass with a note
    load.addFile(u"a.txt"_s, "1\t1.25\n2\t2.999\n");
    load.createTable(u"(id int PRIMARY KEY, n decimal(5,1))"_s, u"(id, n)"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::RowRejected);
    EXPECT_EQ(summary.error->context.line, 1);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Load, AWrongNumberOfFieldsIsFoundBeforeItsChunkIsSent)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t10\n2\t20\t30\n3\t30\n");
    load.createTable(u"(id int PRIMARY KEY, n int)"_s, u"(id, n)"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::FieldCountWrong);
    EXPECT_EQ(summary.error->context.line, 2);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Load, ADuplicateStopsTheRunAndIsNamed)
{
    LoadCase load; // LOCAL … REPLACE would replace it silently
    load.addFile(u"a.txt"_s, "1\ta\n2\tb\n1\tc\n");
    load.createTable(u"(id int PRIMARY KEY, s varchar(5))"_s, u"(id, s)"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::DuplicateRow);
    EXPECT_TRUE(summary.error->what.contains(u"Duplicate entry '1'"_s)) << summary.error->what;
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Load, ADuplicateRowNumberIsNamedAsItIs)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "a\nb\nc\nd\n");
    load.createTable(u"(id int PRIMARY KEY, s varchar(5))"_s, u"(s)"_s);
    load.setExpression(u"id=@row_number"_s);
    load.server().execute(u"INSERT INTO %1 VALUES (3, 'x')"_s.arg(load.table()));
    load.plan.chunkRows = 2;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_TRUE(summary.error->what.contains(u"Duplicate entry '3'"_s)) << summary.error->what;
}

TEST(Load, AnIdenticalDuplicateIsADuplicateToo)
{
    LoadCase load; // the server does not count it as Deleted, and the table would silently hold a row less
    load.addFile(u"a.txt"_s, "1\ta\n2\tb\n1\ta\n");
    load.createTable(u"(id int PRIMARY KEY, s varchar(5))"_s, u"(id, s)"_s);
    const RunSummary stopped = load.run();
    ASSERT_EQ(stopped.status, RunState::Stopped);
    EXPECT_EQ(stopped.error->code, ErrorCode::DuplicateRow);
    EXPECT_TRUE(stopped.error->what.contains(u"Duplicate entry '1'"_s));
    EXPECT_EQ(load.rowsInTable(), 0);

    load.plan.onDuplicate = OnDuplicate::Replace;
    const RunSummary replaced = load.run();
    ASSERT_EQ(replaced.status, RunState::Done);
    EXPECT_TRUE(replaced.tables.first().verified) << replaced.tables.first().notVerifiedBecause;
    EXPECT_EQ(load.rowsInTable(), 2);
}

TEST(Load, ReplaceKeepsTheLaterRowAndStillVerifies)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\ta\n2\tb\n1\tc\n");
    load.createTable(u"(id int PRIMARY KEY, s varchar(5))"_s, u"(id, s)"_s);
    load.plan.onDuplicate = OnDuplicate::Replace;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done);
    EXPECT_TRUE(summary.tables.first().verified) << summary.tables.first().notVerifiedBecause;
    EXPECT_EQ(load.server().value(u"SELECT s FROM %1 WHERE id = 1"_s.arg(load.table())).toString(), u"c"_s);
}

TEST(Load, AsServerCountsWhatTheServerSkippedAndBent)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t10\n1\t20\n2\t300\n");
    load.createTable(u"(id int PRIMARY KEY, n tinyint)"_s, u"(id, n)"_s);
    load.plan.onError = OnError::AsServer;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done);
    EXPECT_EQ(summary.tables.first().rowsSkipped, 1);
    EXPECT_EQ(summary.tables.first().rowsLoaded, 2);
    EXPECT_EQ(summary.tables.first().warnings, 2);
    EXPECT_TRUE(summary.tables.first().verified) << summary.tables.first().notVerifiedBecause;
}

TEST(Load, CsvWithQuotedNewlinesHeadersAndNoLastTerminatorAcrossFiles)
{
    LoadCase load;
    load.plan.source.dialect = Dialect::csvRfc4180("\n");
    load.plan.source.dialect.skipLines = 1;
    load.plan.source.dialect.charset = "utf8mb4";
    load.addFile(u"a.csv"_s, "id,s\n1,\"two\nlines, one \"\"field\"\"\"\n2,plain");
    load.addFile(u"b.csv"_s, "id,s\n3,\"C:\\\"\n");
    load.createTable(u"(id int PRIMARY KEY, s varchar(50)) CHARSET=utf8mb4"_s, u"(id, s)"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
    EXPECT_EQ(summary.tables.first().chunks, 1) << "small files travel together";
    const auto value = [&load](int id) {
        return load.server().value(u"SELECT s FROM %1 WHERE id = %2"_s.arg(load.table()).arg(id)).toString();
    };
    EXPECT_EQ(value(1), u"two\nlines, one \"field\""_s);
    EXPECT_EQ(value(2), u"plain"_s);
    EXPECT_EQ(value(3), u"C:\\"_s);
}

TEST(Load, ATableMadeForAMappingThatDoesNotFitItIsNotCalledNothing)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t10\n");
    load.createTable(u"(id int PRIMARY KEY, n int)"_s, u"(id, n)"_s);
    load.plan.table = u"made"_s;
    load.plan.createSql = u"CREATE TABLE made (id int PRIMARY KEY)"_s;
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Stopped)
        << "refused would say that nothing on the server was changed";
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::ColumnUnknown);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Load, RollbackTakesExactlyThisRunsRowsOut)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t10\n2\t20\n3\t300\n");
    load.createTable(u"(id int PRIMARY KEY, n tinyint)"_s, u"(id, n)"_s);
    load.plan.chunkRows = 2;
    load.plan.workers = 1;
    ASSERT_EQ(load.run().status, RunState::Stopped);
    ASSERT_EQ(load.rowsInTable(), 2);
    load.server().execute(u"INSERT INTO %1 VALUES (99, 1)"_s.arg(load.table()));
    const auto refused = rollbackRun(load.folder(), load.target());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible);
    EXPECT_EQ(load.rowsInTable(), 3);

    load.server().execute(u"DELETE FROM %1 WHERE id = 99"_s.arg(load.table()));
    const auto done = rollbackRun(load.folder(), load.target());
    ASSERT_TRUE(done) << done.error().text();
    EXPECT_EQ(*done, 2);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Load, RollbackTellsTheRunsRowsByAKeyRangeAboveWhatWasThere)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "101\t1\n102\t2\n103\t300\n");
    load.createTable(u"(id int PRIMARY KEY, n tinyint)"_s, u"(id, n)"_s);
    load.server().execute(u"INSERT INTO %1 VALUES (7, 7), (100, 1)"_s.arg(load.table()));
    load.plan.chunkRows = 1;
    load.plan.workers = 1;
    ASSERT_EQ(load.run().status, RunState::Stopped);
    ASSERT_EQ(load.rowsInTable(), 4);
    const auto done = rollbackRun(load.folder(), load.target());
    ASSERT_TRUE(done) << done.error().text();
    EXPECT_EQ(*done, 2);
    EXPECT_EQ(
        load.server().value(u"SELECT GROUP_CONCAT(id ORDER BY id) FROM %1"_s.arg(load.table())).toString(),
        u"7,100"_s);
}

TEST(Load, RollbackRefusesWhereTheRunsKeysLieAmongOthers)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1\n102\t2\n103\t300\n");
    load.createTable(u"(id int PRIMARY KEY, n tinyint)"_s, u"(id, n)"_s);
    load.server().execute(u"INSERT INTO %1 VALUES (7, 7), (100, 1)"_s.arg(load.table()));
    load.plan.chunkRows = 1;
    load.plan.workers = 1;
    ASSERT_EQ(load.run().status, RunState::Stopped);
    const auto refused = rollbackRun(load.folder(), load.target());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible);
    EXPECT_EQ(load.rowsInTable(), 4) << "nothing is touched";
}

TEST(Load, RollbackOfManyRowsEmptiesATableThatWasEmpty)
{
    LoadCase load;
    prepareSample(load, sampleFiles(load.folderPath(), 250'000));
    load.plan.chunkRows = 50'000;
    const RunSummary cancelled = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsCommitted < 150'000)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        control.cancel();
    });
    ASSERT_EQ(cancelled.status, RunState::Cancelled);
    const auto done = rollbackRun(load.folder(), load.target());
    ASSERT_TRUE(done) << done.error().text();
    EXPECT_EQ(*done, cancelled.tables.first().rowsLoaded);
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ(load.folder().summary()->status, RunState::RolledBack);
}

TEST(Load, AGuardedRunGoesSlowerWhileOthersAreBusy)
{
    LoadCase load;
    prepareSample(load, sampleFiles(load.folderPath(), 24'000));
    load.plan.chunkRows = 2'000;
    load.plan.limits = {.rowsPerSecond = 8'000, .threadsRunning = 2, .replicaLagSeconds = 5};
    std::vector<std::jthread> others;
    for (int i = 0; i < 6; ++i)
        others.emplace_back([&load] { (void)load.server().value(u"SELECT SLEEP(2.5)"_s); });
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
    const auto told = [&load](const QString &part) {
        return std::any_of(load.events.begin(), load.events.end(),
                           [&part](const Event &event) { return event.text.contains(part); });
    };
    EXPECT_TRUE(told(u"The load goes slower:"_s));
    EXPECT_TRUE(std::any_of(load.events.begin(), load.events.end(), [](const Event &event) {
        return event.values.value(u"throttled"_s).toString().contains(u"threads"_s);
    })) << "what the Load page says it by";
    EXPECT_FALSE(told(u"cannot be watched"_s));
    EXPECT_GT(summary.loadSeconds, 3.5) << "three seconds at its own limit, and some of it at half";
    EXPECT_EQ(load.rowsInTable(), 24'000);
}

TEST(Load, ARunFindsItsSettingsPutBackAndSaysSo)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\n");
    load.createTable(u"(id int PRIMARY KEY)"_s, u"(id)"_s);
    load.plan.session = {{u"net_read_timeout"_s, u"86400"_s}};
    ASSERT_EQ(load.run().status, RunState::Done);
    QStringList settings;
    for (const Event &event : load.events)
        if (event.kind == Event::Kind::SettingChanged)
            settings << event.text;
    ASSERT_EQ(settings.size(), 2);
    EXPECT_TRUE(settings.at(0).startsWith(u"net_read_timeout: 30 → 86400"_s));
    EXPECT_EQ(settings.at(1), u"net_read_timeout: put back to 30"_s);
}

} // namespace millrace::test::load_test
