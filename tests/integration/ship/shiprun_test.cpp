// SPDX-License-Identifier: GPL-3.0-or-later
// The way in "ship", whole: a dump, a plan, a table on a server that others use; against the same dump loaded
// by LOAD DATA.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/report/runreport.h"
#include "core/run/ship/shipcheckup.h"
#include "core/run/undo/provedundo.h"
#include "core/run/undo/rollback.h"
#include "core/server/connection.h"
#include "core/server/scratch/serverprocess.h"
#include "core/sql/quoting.h"
#include "tests/integration/ship/shipruncase.h"
#include "tests/support/factsof.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QElapsedTimer>
#include <QFile>
#include <algorithm>
#include <csignal>
#include <gtest/gtest.h>
#include <random>

namespace millrace::test::shiprun_test {

namespace {

const QString body =
    u"(id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40) CHARACTER SET utf8mb4 "
    "COLLATE utf8mb4_bin NOT NULL, price decimal(10,2) DEFAULT NULL, born date DEFAULT NULL, "
    "code int NOT NULL, KEY code (code), KEY name (name, code)) ENGINE=InnoDB"_s;
const QString columns = u"(id, name, price, born, code)"_s;

/// Lines of that table; each \a odd -th (0: none) with a date that the server has to look at.
QByteArray linesOf(int rows, int odd, unsigned seed, bool shuffled)
{
    std::mt19937 random(seed);
    std::vector<int> ids(static_cast<std::size_t>(rows));
    for (int i = 0; i < rows; ++i)
        ids[static_cast<std::size_t>(i)] = i + 1;
    if (shuffled)
        std::ranges::shuffle(ids, random);
    QByteArray lines;
    for (const int id : ids) {
        lines += QByteArray::number(id) + "\tcaf\xc3\xa9 " + QByteArray::number(random() % 1000) + '\t';
        lines += random() % 7 == 0 ? QByteArray("\\N")
                                   : QByteArray::number(double(random() % 100000) / 100, 'f', 2);
        lines += odd > 0 && id % odd == 0 ? "\t2001-2-3\t" : "\t2001-02-03\t";
        lines += QByteArray::number(int(random() % 2000) - 1000) + '\n';
    }
    return lines;
}

class ShipRuns : public ShipRunCase
{
protected:
    static void prepare(LoadCase &load, const QByteArray &lines, const QString &definition = body,
                        const QString &list = columns)
    {
        ShipRunCase::prepare(load, lines, definition, list);
    }
    static QString loadedChecksum(const QByteArray &lines, const QString &definition = body,
                                  const QString &list = columns)
    {
        return ShipRunCase::loadedChecksum(lines, definition, list);
    }
};

const std::vector<ShipStep> stepsOfATable{ShipStep::Built, ShipStep::Discarding, ShipStep::Importing,
                                          ShipStep::Imported, ShipStep::Done};

} // namespace

TEST_F(ShipRuns, RowsInOrderBuiltHere)
{
    const QByteArray lines = linesOf(30'000, 0, 1, false);
    LoadCase load;
    prepare(load, lines);
    const RunSummary summary = load.run();
    expectShipped(load, summary, loadedChecksum(lines));
    EXPECT_EQ(summary.tables.first().rowsLoaded, 30'000);
    EXPECT_EQ(summary.tables.first().rowsCompared, 30'000);
    const auto imported = std::ranges::find_if(
        load.events, [](const Event &event) { return event.values.contains(u"imported_rows"_s); });
    ASSERT_NE(imported, load.events.end()) << "what the plot shows of the import";
    EXPECT_EQ(imported->values.value(u"imported_rows"_s).toInteger(), 30'000);
    EXPECT_LE(imported->values.value(u"ms"_s).toInteger(), imported->elapsedMs);
    const auto report = RunReport::read(load.folder());
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_TRUE(report->shipped.join(u' ').contains(summary.tables.first().checksum));
    load.server().execute(u"INSERT INTO %1 (name, code) VALUES ('next', 1)"_s.arg(load.table()));
    EXPECT_EQ(load.server().value(u"SELECT MAX(id) FROM %1"_s.arg(load.table())).toInt(), 30'001);
}

TEST_F(ShipRuns, ShuffledRowsWithSomeLeftToTheServer)
{
    const QByteArray lines = linesOf(20'000, 17, 2, true);
    for (const ShipFiles files : {ShipFiles::Rebuilt, ShipFiles::Direct}) {
        SCOPED_TRACE(enumName(files).toStdString());
        LoadCase load;
        prepare(load, lines);
        load.plan.shipFiles = files;
        const RunSummary summary = load.run();
        expectShipped(load, summary, loadedChecksum(lines));
        EXPECT_EQ(summary.tables.first().rowsLoaded, 20'000);
    }
}

TEST_F(ShipRuns, AllContentsComparedOnTheTarget)
{
    const QByteArray lines = linesOf(5'000, 0, 8, true);
    LoadCase load;
    prepare(load, lines);
    load.plan.verify = VerifyLevel::Content;
    expectShipped(load, load.run(), loadedChecksum(lines));
    // Rows whose text does not say what is stored cannot be compared with it, and that is said.
    LoadCase odd;
    prepare(odd, linesOf(5'000, 17, 8, true));
    odd.plan.verify = VerifyLevel::Content;
    const RunSummary summary = odd.run();
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_EQ(odd.rowsInTable(), 5'000);
}

TEST_F(ShipRuns, AWholeTableThatOnlyTheServerCanMake)
{
    const QString definition = u"(id int NOT NULL PRIMARY KEY, a varchar(30) CHARACTER SET utf8mb4 NOT NULL, "
                               "twice int GENERATED ALWAYS AS (id * 2) STORED, KEY a (a)) ENGINE=InnoDB"_s;
    QByteArray lines;
    for (int i = 0; i < 5000; ++i)
        lines += QByteArray::number(i) + "\tname " + QByteArray::number(i % 311) + '\n';
    LoadCase load;
    prepare(load, lines, definition, u"(id, a)"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(
        load.server().value(
            u"SELECT CONCAT(COUNT(*), ' ', SUM(twice), ' ', SUM(CRC32(a))) FROM %1"_s.arg(load.table())),
        load.server().value(
            u"SELECT CONCAT(COUNT(*), ' ', SUM(id * 2), ' ', SUM(CRC32(CONCAT('name ', id % 311)))) "
            "FROM %1"_s.arg(load.table())));
    EXPECT_EQ(load.rowsInTable(), 5'000);
    expectSound(load);
}

TEST_F(ShipRuns, IndexesInAnOrderThatOnlyTheServerHas)
{
    const QString definition = u"(id int NOT NULL PRIMARY KEY, a varchar(30) CHARACTER SET utf8mb4 NOT NULL, "
                               "b int NOT NULL, KEY a (a), KEY b (b)) ENGINE=InnoDB"_s;
    QByteArray lines;
    for (int i = 0; i < 5000; ++i)
        lines += QByteArray::number(i) + "\tNaMe " + QByteArray::number(i % 311) + '\t' +
                 QByteArray::number(5000 - i) + '\n';
    LoadCase load;
    prepare(load, lines, definition, u"(id, a, b)"_s);
    const RunSummary summary = load.run();
    expectShipped(load, summary, loadedChecksum(lines, definition, u"(id, a, b)"_s));
    EXPECT_TRUE(std::ranges::any_of(load.events, [](const Event &event) {
        return event.values.value(u"stage"_s).toString() == u"ship_indexes"_s;
    }));
}

TEST_F(ShipRuns, ValuesThatDoNotFitIntoTheirPage)
{
    const QString definition =
        u"(id int NOT NULL PRIMARY KEY, a text CHARACTER SET latin1 COLLATE latin1_bin, "
        "b mediumblob, c varchar(3000) CHARACTER SET utf8mb4, KEY a (a(20))) ENGINE=InnoDB"_s;
    std::mt19937 random(12);
    QByteArray lines;
    for (int i = 0; i < 600; ++i) {
        const auto some = [&](int most) {
            return QByteArray(int(random() % unsigned(most)), char('a' + i % 26));
        };
        lines += QByteArray::number((i * 7) % 600) + '\t' + some(9'000) + '\t' +
                 (i % 5 == 0 ? QByteArray("\\N") : some(i % 50 == 1 ? 300'000 : 20'000)) + '\t' +
                 some(2'000) + '\n';
    }
    LoadCase load;
    prepare(load, lines, definition, u"(id, a, b, c)"_s);
    expectShipped(load, load.run(), loadedChecksum(lines, definition, u"(id, a, b, c)"_s));
}

TEST_F(ShipRuns, BadRowsGoToTheRejectsWithTheirPlaceInTheDump)
{
    QByteArray lines = linesOf(4'000, 0, 3, true);
    lines += "4001\tbad\tno number\t2001-02-03\t5\n";
    LoadCase load;
    prepare(load, lines);
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsRejected, 1);
    EXPECT_EQ(load.rowsInTable(), 4'000);
    QFile reasons(summary.tables.first().reasonsFile);
    ASSERT_TRUE(reasons.open(QIODevice::ReadOnly)) << summary.tables.first().reasonsFile.toStdString();
    const QByteArray said = reasons.readAll();
    EXPECT_TRUE(said.contains("a.txt")) << said.toStdString();
    EXPECT_TRUE(said.contains("4001")) << said.toStdString();
}

TEST_F(ShipRuns, ADuplicateKeyStopsBeforeTheTargetIsTouched)
{
    LoadCase load;
    prepare(load, linesOf(1'000, 0, 4, true) + "17\tagain\t1.00\t2001-02-03\t5\n");
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Stopped);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::DuplicateRow) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 0);
    const auto record = ShipRecord::load(load.folder().path());
    EXPECT_TRUE(!record || !*record || !(*record)->touchedTarget());
}

TEST_F(ShipRuns, ThePreflightSaysWhatIsThereAndWhatIsMissingAndTouchesNothing)
{
    LoadCase load;
    prepare(load, linesOf(1'000, 0, 9, false));
    load.server().execute(
        u"ALTER TABLE %1 ADD folded varchar(10) CHARACTER SET utf8mb4, ADD KEY folded (folded)"_s.arg(
            load.table()));
    const QDir data(load.server().folder() + u"/data/"_s + load.plan.schema);
    const auto listing = [&data] {
        QStringList files;
        for (const QFileInfo &file : data.entryInfoList(QDir::Files))
            files << u"%1 %2"_s.arg(file.fileName()).arg(file.size());
        return files;
    };
    const QStringList before = listing();
    const auto look = [&load] { return preflightRun(load.plan, load.target()); };
    const auto all = [](const PreflightResult &result) {
        QString text;
        for (const Finding &finding : result.findings)
            text += u"%1: %2\n"_s.arg(finding.topic, finding.detail.text());
        return text;
    };
    load.plan.mapping.fields << FieldBinding{.kind = FieldBinding::Kind::Column, .name = u"folded"_s};
    load.plan.source.files.first().rows = 1'000; // as a scan has it
    const PreflightResult good = look();
    EXPECT_FALSE(good.firstBlocking() && good.firstBlocking()->code != ErrorCode::MappingIncomplete)
        << all(good).toStdString();
    for (const QString &part :
         {u"Indexes written with them: code, name."_s, u"Index folded is built by that server"_s,
          u"the target's version"_s, u"may put files into "_s + data.path(), u"free"_s})
        EXPECT_TRUE(all(good).contains(part)) << part.toStdString() << all(good).toStdString();

    const auto missing = [&](ErrorCode code) {
        const PreflightResult result = look();
        for (const Finding &finding : result.findings)
            if (finding.severity == Finding::Severity::Blocking && finding.detail.code == code)
                return finding.detail.text();
        return u"not found among\n"_s + all(result);
    };
    load.plan.source.files.first().rows = 1'000'000'000'000;
    EXPECT_TRUE(missing(ErrorCode::DiskFull).contains(u"up to twice at a time"_s))
        << missing(ErrorCode::DiskFull).toStdString();
    load.plan.source.files.first().rows = 1'000;
    load.plan.shipServer = u"/bin/true"_s;
    EXPECT_FALSE(missing(ErrorCode::ScratchServerMissing).startsWith(u"not found"_s));
    EXPECT_EQ(listing(), before);
}

TEST_F(ShipRuns, WhatCannotBeShippedIsRefusedWithEachReason)
{
    LoadCase load;
    prepare(load, linesOf(10, 0, 5, false));
    load.server().execute(u"INSERT INTO %1 (name, code) VALUES ('there', 1)"_s.arg(load.table()));
    load.server().execute(u"CREATE TRIGGER %1.tr BEFORE INSERT ON %2 FOR EACH ROW SET NEW.code = 1"_s.arg(
        quotedIdentifier(load.plan.schema), load.table()));
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Refused);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::ShipImpossible);
    EXPECT_TRUE(summary.error->what.contains(u"trigger"_s)) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 1);
}

TEST_F(ShipRuns, ARunThatIsTakenBackLeavesTheTableEmptyAndItsNumbers)
{
    LoadCase load;
    prepare(load, linesOf(3'000, 0, 6, false));
    load.server().execute(u"ALTER TABLE %1 AUTO_INCREMENT = 77"_s.arg(load.table()));
    RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    // As if it had been killed between the import and the proof.
    auto record = ShipRecord::load(load.folder().path());
    ASSERT_TRUE(record && *record);
    (*record)->step = ShipStep::Imported;
    ASSERT_TRUE((*record)->save(load.folder().path()));
    const QString id = load.folder().id();
    load.closeFolder();
    auto folder = RunFolder::open(id);
    ASSERT_TRUE(folder);
    const auto gone = rollbackRun(**folder, load.target());
    ASSERT_TRUE(gone) << gone.error().text();
    EXPECT_EQ(*gone, 3'000);
    EXPECT_EQ(load.rowsInTable(), 0);
    load.server().execute(u"INSERT INTO %1 (name, code) VALUES ('first', 1)"_s.arg(load.table()));
    EXPECT_EQ(load.server().value(u"SELECT MAX(id) FROM %1"_s.arg(load.table())).toInt(), 77);
}

TEST_F(ShipRuns, AProvedRunIsTakenBackWhileItsTableIsAsItLeftIt)
{
    LoadCase load;
    prepare(load, linesOf(3'000, 0, 6, false));
    load.server().execute(u"ALTER TABLE %1 AUTO_INCREMENT = 77"_s.arg(load.table()));
    ASSERT_TRUE(load.run().isVerified());
    const QString id = load.folder().id();
    load.closeFolder();
    const auto folder = RunFolder::open(id);
    ASSERT_TRUE(folder);
    EXPECT_FALSE(undoObstacle(*(*folder)->summary(), (*folder)->path()));
    const auto rollBack = [&] { return rollbackRun(**folder, load.target()); };

    load.server().execute(u"UPDATE %1 SET code = code + 1 LIMIT 1"_s.arg(load.table()));
    const auto refused = rollBack();
    ASSERT_FALSE(refused) << "took out " << *refused;
    EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible) << refused.error().text();
    EXPECT_TRUE(refused.error().howToFix.contains(u"TRUNCATE TABLE "_s + load.table()))
        << refused.error().text();
    EXPECT_EQ(load.rowsInTable(), 3'000);
    EXPECT_EQ((*folder)->summary()->status, RunState::Done);

    load.server().execute(u"UPDATE %1 SET code = code - 1 LIMIT 1"_s.arg(load.table())); // as it was again
    const auto gone = rollBack();
    ASSERT_TRUE(gone) << gone.error().text();
    EXPECT_EQ(*gone, 3'000);
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ((*folder)->summary()->status, RunState::RolledBack);
    load.server().execute(u"INSERT INTO %1 (name, code) VALUES ('first', 1)"_s.arg(load.table()));
    EXPECT_EQ(load.server().value(u"SELECT MAX(id) FROM %1"_s.arg(load.table())).toInt(), 77);
}

TEST_F(ShipRuns, ARollbackOfAProvedRunGoesOnBehindItsTruncate)
{
    LoadCase load;
    prepare(load, linesOf(3'000, 0, 6, false));
    ASSERT_TRUE(load.run().isVerified());
    const QString id = load.folder().id();
    load.closeFolder();
    const auto folder = RunFolder::open(id);
    ASSERT_TRUE(folder);
    auto summary = (*folder)->summary();
    ASSERT_TRUE(summary);
    summary->status = RunState::RollingBack; // as it is written down before the TRUNCATE
    ASSERT_TRUE((*folder)->save(*summary));
    load.server().execute(u"TRUNCATE TABLE %1"_s.arg(load.table()));
    const auto gone = rollbackRun(**folder, load.target());
    ASSERT_TRUE(gone) << gone.error().text();
    EXPECT_EQ((*folder)->summary()->status, RunState::RolledBack);
}

/// By hand, with MILLRACE_SHIP_KILLS=20: at the steps that matter the tests below kill on purpose.
TEST_F(ShipRuns, KilledAgainAndAgain)
{
    const int wantedKills = qEnvironmentVariableIntValue("MILLRACE_SHIP_KILLS");
    if (wantedKills == 0)
        GTEST_SKIP() << "MILLRACE_SHIP_KILLS=20";
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    const QByteArray lines = linesOf(20'000, 11, 7, true);
    LoadCase whole;
    prepare(whole, lines);
    QElapsedTimer timer;
    timer.start();
    const RunSummary summary = whole.run();
    const auto wholeMs = int(timer.elapsed());
    expectShipped(whole, summary, loadedChecksum(lines));
    // What is killed while it builds begins anew: some lives have to reach the target.
    int kills = 0;
    while (kills < wantedKills) {
        LoadCase load;
        prepare(load, lines);
        kills += std::max(0, killProgram(load, millraceCli(), random, {}, wholeMs));
        EXPECT_EQ(checksum(load), checksum(whole));
        expectSound(load);
    }
}

TEST_F(ShipRuns, KilledAtEachStepItGoesOn)
{
    const QByteArray lines = linesOf(2'000, 11, 9, true);
    const QString wanted = loadedChecksum(lines);
    killAtEachStep(
        stepsOfATable, momentsToKillAt(KillWhen::After), [&](LoadCase &load) { prepare(load, lines); },
        [&](LoadCase &load, KilledProgram &program) {
            EXPECT_EQ(program.run(u"resume"_s), 0) << program.said;
            EXPECT_TRUE(program.said.contains("2,000 rows loaded and verified")) << program.said;
            EXPECT_EQ(checksum(load), wanted);
            expectSound(load);
        });
}

TEST_F(ShipRuns, KilledAtEachStepItIsTakenBack)
{
    const QByteArray lines = linesOf(2'000, 0, 10, true);
    killAtEachStep(
        {ShipStep::Discarding, ShipStep::Importing, ShipStep::Imported, ShipStep::Done},
        momentsToKillAt(KillWhen::Before),
        [&](LoadCase &load) {
            prepare(load, lines);
            load.plan.shipFiles =
                ShipFiles::Direct; // MariaDB's table is without files before these are proved
        },
        [&](LoadCase &load, KilledProgram &program) {
            EXPECT_EQ(program.run(u"rollback"_s), 0) << program.said;
            EXPECT_EQ(load.rowsInTable(), 0);
            load.server().execute(u"INSERT INTO %1 (name, code) VALUES ('first', 1)"_s.arg(load.table()));
            EXPECT_EQ(load.server().value(u"SELECT MAX(id) FROM %1"_s.arg(load.table())).toInt(), 1);
            expectSound(load);
        });
}

TEST_F(ShipRuns, CancelledWhileItIsBuiltNothingIsTouchedAndItGoesOn)
{
    const QByteArray lines = linesOf(3'000, 0, 13, true);
    LoadCase load;
    prepare(load, lines);
    RunControl control;
    control.cancel();
    const RunSummary cancelled = load.runUnder(control);
    EXPECT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    EXPECT_EQ(load.rowsInTable(), 0);
    expectShipped(load, load.resume(), loadedChecksum(lines));
}

/// MariaDB's empty tablespace goes while the proof of what takes its place still runs.
TEST_F(ShipRuns, CancelledBeforeTheProofTheTableIsAsItWas)
{
    const QByteArray lines = linesOf(20'000, 0, 16, false);
    LoadCase load;
    if (!factsOf(load.server()).isMariaDb())
        GTEST_SKIP() << "nothing is done early there";
    prepare(load, lines);
    load.plan.shipFiles = ShipFiles::Direct;
    RunControl control;
    load.onEvent = [&control](const Event &event) {
        if (event.text.contains("checkpoint"_L1))
            control.cancel();
    };
    const RunSummary cancelled = load.runUnder(control);
    EXPECT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    EXPECT_EQ(load.rowsInTable(), 0);
    load.server().execute(u"INSERT INTO %1 (name, code) VALUES ('first', 1)"_s.arg(load.table()));
    EXPECT_EQ(load.server().value(u"SELECT MAX(id) FROM %1"_s.arg(load.table())).toInt(), 1);
    expectSound(load);
    load.server().execute(u"TRUNCATE TABLE "_s + load.table());
    load.onEvent = {};
    expectShipped(load, load.resume(), loadedChecksum(lines));
}

TEST_F(ShipRuns, AnAccountThatMayNotIsToldWhatToAskFor)
{
    LoadCase load;
    prepare(load, linesOf(10, 0, 14, false));
    load.server().execute(u"CREATE USER shipper IDENTIFIED BY 'pier-39'"_s);
    load.server().execute(u"GRANT SELECT, INSERT, DELETE, CREATE, DROP ON %1.* TO shipper"_s.arg(
        quotedIdentifier(load.plan.schema)));
    load.account = load.server().connectionAs(u"shipper"_s, u"pier-39"_s, load.plan.schema);
    const RunSummary summary = load.run();
    load.server().execute(u"DROP USER shipper"_s);
    EXPECT_EQ(summary.status, RunState::Refused) << why(summary);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::PrivilegeMissing) << why(summary);
    for (const char *privilege : {"ALTER", "LOCK TABLES", "RELOAD"})
        EXPECT_TRUE(summary.error->howToFix.contains(QLatin1String(privilege))) << why(summary);
}

TEST_F(ShipRuns, ATableThatIsNotThereIsMade)
{
    const QByteArray lines = linesOf(500, 7, 15, false);
    LoadCase load;
    prepare(load, lines);
    load.server().execute(u"DROP TABLE "_s + load.table());
    load.plan.createSql = u"CREATE TABLE %1 %2"_s.arg(quotedIdentifier(load.plan.table), body);
    expectShipped(load, load.run(), loadedChecksum(lines));
}

TEST_F(ShipRuns, TheTargetIsKilledWithoutItsTablespace)
{
    const QByteArray lines = linesOf(2'000, 0, 11, true);
    const QString wanted = loadedChecksum(lines);
    PrivateServer own;
    LoadCase load(own);
    prepare(load, lines);
    load.plan.shipFiles = ShipFiles::Direct;
    KilledProgram program(load);
    program.killAt(ShipStep::Discarding);
    const auto process = ServerProcess::fromPid(own.server().status().pid);
    ASSERT_TRUE(process);
    ::kill(static_cast<pid_t>(process->pid()), SIGKILL);
    ASSERT_TRUE(process->waitUntilGone(10'000));
    ASSERT_TRUE(own.server().start());
    EXPECT_EQ(program.run(u"resume"_s), 0) << program.said;
    EXPECT_EQ(checksum(load), wanted);
    // What is written into the table from now on survives a crash.
    load.server().execute(u"INSERT INTO %1 (name, code) VALUES ('next', 1)"_s.arg(load.table()));
    const auto again = ServerProcess::fromPid(own.server().status().pid);
    ASSERT_TRUE(again);
    ::kill(static_cast<pid_t>(again->pid()), SIGKILL);
    ASSERT_TRUE(again->waitUntilGone(10'000));
    ASSERT_TRUE(own.server().start());
    EXPECT_EQ(load.rowsInTable(), 2'001);
    expectSound(load);
}

} // namespace millrace::test::shiprun_test
