// SPDX-License-Identifier: GPL-3.0-or-later
// The rollback of a whole dump: the rows of all its tables, or of none.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/run/undo/pastruns.h"
#include "core/run/wholedump/dumpstate.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QProcess>
#include <csignal>
#include <gtest/gtest.h>

namespace millrace::test::dumprollback_test {

namespace {

class WholeRollback : public DumpCase
{
protected:
    void SetUp() override
    {
        DumpCase::SetUp();
        qputenv("MILLRACE_PASSWORD", m_server.connection().password.toUtf8());
    }
    void TearDown() override { qunsetenv("MILLRACE_PASSWORD"); }

    /// Tables of all sorts: one that is larger than what refers to it, rows that are no plain values, some
    /// or all of them, and a last one (the smallest) with \a lastRow after a good one.
    void writeTables(const QByteArray &lastRow)
    {
        QByteArray parents;
        for (int id = 1; id <= 40; ++id)
            parents +=
                QByteArray(id > 1 ? "," : "") + "(" + QByteArray::number(id) + ",'a name of some length')";
        writeDump("SET FOREIGN_KEY_CHECKS=0;\n"
                  "CREATE TABLE parent (id int PRIMARY KEY, name varchar(40), KEY by_name (name)) "
                  "ENGINE=InnoDB;\nINSERT INTO parent VALUES " +
                  parents +
                  ";\n"
                  "CREATE TABLE child (id int PRIMARY KEY, parent int, KEY by_parent (parent), CONSTRAINT "
                  "has_parent FOREIGN KEY (parent) REFERENCES parent (id) ON DELETE CASCADE) "
                  "ENGINE=InnoDB;\nINSERT INTO child VALUES (1,1),(2,40);\n"
                  "CREATE TABLE some_made (id int PRIMARY KEY, v varchar(20));\n"
                  "INSERT INTO some_made VALUES (1,'as it is');\n"
                  "INSERT INTO some_made VALUES (2,CONCAT('a','b')),(3,CONCAT('c','d'));\n"
                  "CREATE TABLE all_made (id int PRIMARY KEY, v varchar(20));\n"
                  "INSERT INTO all_made VALUES (1,CONCAT('a','b'));\n"
                  "CREATE TABLE last_one (id int PRIMARY KEY, v varchar(3), KEY by_v (v));\n"
                  "INSERT INTO last_one VALUES (1,'a'),(2," +
                  lastRow + ");\n");
        Plan defaults;
        defaults.chunkRows = 1;
        defaults.indexes = IndexPolicy::Defer;
        m_defaults = defaults;
        execute(u"CREATE TABLE %1.bystander (id int PRIMARY KEY, ref int) ENGINE=InnoDB"_s.arg(m_byRun));
        execute(u"INSERT INTO %1.bystander VALUES (1, 40), (2, NULL)"_s.arg(m_byRun));
    }
    /// Runs the dump into its bad row.
    void stop()
    {
        writeTables("'too long'");
        ASSERT_NO_FATAL_FAILURE(planIt());
        const RunSummary summary = run(m_plan);
        ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
        ASSERT_GE(std::count_if(summary.tables.begin(), summary.tables.end(),
                                [](const TableOutcome &table) { return table.verified; }),
                  4)
            << "finished and proved by themselves";
        ASSERT_EQ(counts(), u"40 2 3 1 1"_s);
    }
    /// One row after the other.
    void planIt(ExistingTables existing = ExistingTables::Refuse)
    {
        const auto plan = makePlan(existing);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        m_plan = *plan;
        m_plan.workers = 1;
        for (Plan &table : m_plan.tables)
            table.workers = 1;
    }
    /// Of the dump's tables, in the order of writeTables().
    QString counts()
    {
        QStringList counts;
        for (const char *table : {"parent", "child", "some_made", "all_made", "last_one"})
            counts << m_server.value(u"SELECT COUNT(*) FROM %1.%2"_s.arg(m_byRun, QLatin1String(table)))
                          .toString();
        return counts.join(u' ');
    }
    QString indexes()
    {
        return m_server
            .value(u"SELECT GROUP_CONCAT(DISTINCT INDEX_NAME ORDER BY INDEX_NAME) FROM "
                   "information_schema.STATISTICS WHERE TABLE_SCHEMA = '%1' AND INDEX_NAME "
                   "LIKE 'by\\_%'"_s.arg(m_byRun))
            .toString();
    }
    Result<qint64> rollBack()
    {
        // As another program does it, later.
        const QString id = m_folder->id();
        m_folder.reset();
        MILLRACE_TRY(auto folder, RunFolder::open(id));
        m_folder = std::move(folder);
        return rollbackRun(*m_folder, m_server.connection());
    }
    static constexpr qint64 large = 1'100'000; ///< rows whose sum takes longer than the rest of any second
    /// A whole dump that came to its end: small tables that refer to each other, and one of \a count rows;
    /// rows were there before in the table kept_one.
    void finish(qint64 count = 3)
    {
        QByteArray rows;
        for (qint64 id = 1; id <= count; ++id)
            rows += QByteArray(id > 1 ? "," : "") + "(" + QByteArray::number(id) + ",'a')";
        writeDump("SET FOREIGN_KEY_CHECKS=0;\n"
                  "CREATE TABLE child (id int PRIMARY KEY, parent int, KEY by_parent (parent), CONSTRAINT "
                  "has_parent FOREIGN KEY (parent) REFERENCES parent (id) ON DELETE CASCADE) "
                  "ENGINE=InnoDB;\nINSERT INTO child VALUES (1,1),(2,2);\n"
                  "CREATE TABLE parent (id int PRIMARY KEY, name varchar(40), KEY by_name (name)) "
                  "ENGINE=InnoDB;\nINSERT INTO parent VALUES (1,'a'),(2,'b');\n"
                  "CREATE TABLE IF NOT EXISTS kept_one (id int PRIMARY KEY, v varchar(3)) ENGINE=InnoDB;\n"
                  "INSERT INTO kept_one VALUES (11,'a'),(12,'b');\n"
                  "CREATE TABLE large (id int PRIMARY KEY, v varchar(3), KEY by_v (v)) ENGINE=InnoDB;\n"
                  "INSERT INTO large VALUES " +
                  rows +
                  ";\n"
                  "CREATE VIEW both_of AS SELECT c.id, p.name FROM child c JOIN parent p ON p.id = "
                  "c.parent;\n");
        Plan defaults;
        defaults.indexes = IndexPolicy::Defer;
        m_defaults = defaults;
        execute(u"CREATE TABLE %1.kept_one (id int PRIMARY KEY, v varchar(3)) ENGINE=InnoDB"_s.arg(m_byRun));
        execute(u"INSERT INTO %1.kept_one VALUES (1, 'old')"_s.arg(m_byRun));
        ASSERT_NO_FATAL_FAILURE(planIt(ExistingTables::Append));
        ASSERT_NO_FATAL_FAILURE(runToProof(m_plan));
        ASSERT_EQ(finishedCounts(), u"2 2 3 %1"_s.arg(count));
        EXPECT_TRUE(listed().mayRollBack());
    }
    PastRun listed() const
    {
        for (const PastRun &run : pastRuns())
            if (run.id == m_folder->id())
                return run;
        ADD_FAILURE() << "no run " << m_folder->id();
        return {};
    }
    QString finishedCounts()
    {
        return m_server
            .value(u"SELECT CONCAT_WS(' ', (SELECT COUNT(*) FROM %1.child), (SELECT COUNT(*) FROM "
                   "%1.parent), (SELECT COUNT(*) FROM %1.kept_one), (SELECT COUNT(*) FROM %1.large))"_s.arg(
                       m_byRun))
            .toString();
    }
    void expectFinishedStays(const QString &because, const QString &statement)
    {
        const QString before = finishedCounts();
        const auto refused = rollBack();
        ASSERT_FALSE(refused) << "took out " << *refused;
        EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible) << qPrintable(refused.error().text());
        EXPECT_TRUE(refused.error().what.contains(because)) << qPrintable(refused.error().text());
        EXPECT_TRUE(refused.error().howToFix.contains(statement)) << qPrintable(refused.error().text());
        EXPECT_EQ(finishedCounts(), before) << "nothing is taken out where one table is refused";
        EXPECT_EQ(m_folder->summary()->status, RunState::Done);
    }
    void expectRefused(const QString &names)
    {
        const QString before = counts();
        const auto refused = rollBack();
        ASSERT_FALSE(refused) << "took out " << *refused;
        EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible) << qPrintable(refused.error().text());
        EXPECT_TRUE(refused.error().what.contains(names)) << qPrintable(refused.error().text());
        EXPECT_EQ(counts(), before) << "nothing is taken out where one table is refused";
        EXPECT_EQ(m_folder->summary()->status, RunState::Stopped);
        EXPECT_TRUE(planToResume(*m_folder)) << "it can still be gone on with";
    }
    void expectRolledBack(qint64 rows)
    {
        const auto taken = rollBack();
        ASSERT_TRUE(taken) << qPrintable(taken.error().text());
        EXPECT_EQ(*taken, rows);
        expectEmpty();
    }
    void expectEmpty()
    {
        EXPECT_EQ(counts(), u"0 0 0 0 0"_s);
        EXPECT_EQ(indexes(), u"by_name,by_parent,by_v"_s);
        EXPECT_EQ(
            m_server
                .value(u"SELECT GROUP_CONCAT(id, COALESCE(ref, '') ORDER BY id) FROM %1.bystander"_s.arg(
                    m_byRun))
                .toString(),
            u"140,2"_s);
        EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0) << "nothing of ours stays";
        const auto summary = m_folder->summary();
        ASSERT_TRUE(summary);
        EXPECT_EQ(summary->status, RunState::RolledBack);
        EXPECT_FALSE(summary->error);
        for (const TableOutcome &table : summary->tables) {
            EXPECT_EQ(table.rowsLoaded, 0) << qPrintable(table.table);
            EXPECT_FALSE(table.verified) << qPrintable(table.table);
        }
    }

    DumpPlan m_plan;
};

} // namespace

TEST_F(WholeRollback, TakesTheRowsOfAllTablesOut)
{
    ASSERT_NO_FATAL_FAILURE(stop());
    EXPECT_EQ(indexes(), u"by_name,by_parent"_s) << "the last one's is still to be built";
    expectRolledBack(47);
    const auto again = rollBack();
    ASSERT_TRUE(again) << qPrintable(again.error().text());
    EXPECT_EQ(*again, 0);
}

TEST_F(WholeRollback, NothingGoesWhereOneTableIsRefused)
{
    ASSERT_NO_FATAL_FAILURE(stop());
    for (const char *table : {"last_one", "all_made", "parent"}) {
        SCOPED_TRACE(table);
        const QString name = in(m_byRun, QLatin1String(table));
        execute(u"INSERT INTO %1 VALUES (77, 'me')"_s.arg(name));
        expectRefused(QLatin1String(table));
        execute(u"DELETE FROM %1 WHERE id = 77"_s.arg(name));
    }
    expectRolledBack(47);
}

TEST_F(WholeRollback, RowsThatReferFromOutsideAreInTheWay)
{
    ASSERT_NO_FATAL_FAILURE(stop());
    execute(u"ALTER TABLE %1.bystander ADD CONSTRAINT leans FOREIGN KEY (ref) REFERENCES "
            "%1.parent (id) ON DELETE CASCADE"_s.arg(m_byRun));
    expectRefused(u"bystander"_s);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.bystander"_s.arg(m_byRun)).toInt(), 2);
    execute(u"ALTER TABLE %1.bystander DROP FOREIGN KEY leans"_s.arg(m_byRun));
    expectRolledBack(47);
}

TEST_F(WholeRollback, NoTriggerOfItsTablesRuns)
{
    ASSERT_NO_FATAL_FAILURE(stop());
    execute(u"CREATE TABLE %1.noted (id int)"_s.arg(m_byRun));
    for (const char *table : {"parent", "child", "some_made"})
        execute(u"CREATE TRIGGER %1.of_%2 BEFORE DELETE ON %1.%2 FOR EACH ROW INSERT INTO "
                "%1.noted VALUES (OLD.id)"_s.arg(m_byRun, QLatin1String(table)));
    expectRolledBack(47);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.noted"_s.arg(m_byRun)).toInt(), 0);
}

TEST_F(WholeRollback, WhatWasThereBeforeStays)
{
    writeTables("'too long'");
    for (const char *sql :
         {"CREATE TABLE %1.parent (id int PRIMARY KEY, name varchar(40), KEY by_name (name)) ENGINE=InnoDB",
          "CREATE TABLE %1.child (id int PRIMARY KEY, parent int, KEY by_parent (parent), CONSTRAINT "
          "has_parent FOREIGN KEY (parent) REFERENCES parent (id) ON DELETE CASCADE) ENGINE=InnoDB",
          "INSERT INTO %1.parent VALUES (-2, 'old'), (-1, 'old')", "INSERT INTO %1.child VALUES (-1, -2)"})
        execute(QString::fromLatin1(sql).arg(m_byRun));
    ASSERT_NO_FATAL_FAILURE(planIt(ExistingTables::Append));
    ASSERT_EQ(run(m_plan).status, RunState::Stopped);
    ASSERT_EQ(counts(), u"42 3 3 1 1"_s);
    // An old row that refers to a new one would dangle.
    execute(u"UPDATE %1.child SET parent = 40 WHERE id = -1"_s.arg(m_byRun));
    expectRefused(u"child"_s);
    execute(u"UPDATE %1.child SET parent = -2 WHERE id = -1"_s.arg(m_byRun));
    const auto taken = rollBack();
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, 47);
    EXPECT_EQ(counts(), u"2 1 0 0 0"_s);
}

TEST_F(WholeRollback, OfAFinishedOneATableThatHadRowsIsToldByItsTime)
{
    ASSERT_NO_FATAL_FAILURE(finish());
    execute(u"UPDATE %1.kept_one SET v = 'new' WHERE id = 1"_s.arg(m_byRun)); // no row of the run
    expectFinishedStays(u"kept_one"_s, u"DELETE FROM `%1`.`kept_one` WHERE `id` > '1'"_s.arg(m_byRun));
}

TEST_F(WholeRollback, AFinishedOneGoesAsLongAsItsTablesAreAsItLeftThem)
{
    ASSERT_NO_FATAL_FAILURE(finish());
    execute(u"UPDATE %1.parent SET name = 'c' WHERE id = 2"_s.arg(m_byRun));
    expectFinishedStays(u"parent"_s, u"TRUNCATE TABLE `%1`.`parent`"_s.arg(m_byRun));
    execute(u"UPDATE %1.parent SET name = 'b' WHERE id = 2"_s.arg(m_byRun)); // as it was again
    const auto taken = rollBack();
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, 9);
    EXPECT_EQ(finishedCounts(), u"0 0 1 0"_s);
    EXPECT_EQ(m_folder->summary()->status, RunState::RolledBack);
    const auto again = rollBack();
    ASSERT_TRUE(again) << qPrintable(again.error().text());
    EXPECT_EQ(*again, 0);
}

TEST_F(WholeRollback, ALargeTableOfAFinishedOneIsToldByItsTime)
{
    ASSERT_NO_FATAL_FAILURE(finish(large));
    const auto state = DumpState::load(m_folder->path());
    ASSERT_TRUE(state && *state);
    for (qsizetype i = 0; i < m_plan.tables.size(); ++i) {
        const TableState &table = (*state)->tables.at(i);
        const bool isLarge = m_plan.tables.at(i).table == "large"_L1;
        EXPECT_EQ(table.checksum.isEmpty(), isLarge || m_plan.tables.at(i).table == "kept_one"_L1);
        EXPECT_TRUE(!isLarge || table.timeTells()) << "however quick the proof was";
    }
    const auto taken = rollBack();
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, large + 6);
    EXPECT_EQ(finishedCounts(), u"0 0 1 0"_s);
}

TEST_F(WholeRollback, ALargeTableThatWasWrittenToKeepsAFinishedOneIn)
{
    ASSERT_NO_FATAL_FAILURE(finish(large));
    execute(u"UPDATE %1.large SET v = 'b' WHERE id = 1"_s.arg(m_byRun));
    execute(u"UPDATE %1.large SET v = 'a' WHERE id = 1"_s.arg(m_byRun));
    expectFinishedStays(u"it was written to"_s, u"TRUNCATE TABLE `%1`.`large`"_s.arg(m_byRun));
}

TEST_F(WholeRollback, NothingTellsATableThatSomebodyWroteToAfterItsProofBegan)
{
    ASSERT_NO_FATAL_FAILURE(finish());
    const auto summary = m_folder->summary();
    ASSERT_TRUE(summary);
    const auto read = [&](const QVector<TableOutcome> &outcomes) {
        return DumpState::read(m_plan, outcomes, m_server.connection(), {});
    };
    QVector<TableOutcome> outcomes = summary->tables;
    const auto same = read(outcomes);
    ASSERT_TRUE(same) << qPrintable(same.error().text());
    EXPECT_TRUE(*same);
    outcomes.first().provedFrom = -1; // of a part by an earlier version
    const auto unknown = read(outcomes);
    EXPECT_TRUE(unknown && !*unknown);
    outcomes = summary->tables;
    outcomes.last().provedFrom = same->value().tables.last().changedAt - 1;
    const auto other = read(outcomes);
    ASSERT_TRUE(other) << qPrintable(other.error().text());
    EXPECT_FALSE(*other);
    // One that is made anew has no time of its last change, or another one.
    execute(u"ALTER TABLE %1.large FORCE"_s.arg(m_byRun));
    const auto anew = read(summary->tables);
    ASSERT_TRUE(anew) << qPrintable(anew.error().text());
    EXPECT_FALSE(*anew);
}

TEST_F(WholeRollback, OfAFinishedOneItGoesOnWhereItWasKilled)
{
    ASSERT_NO_FATAL_FAILURE(finish());
    auto summary = m_folder->summary();
    ASSERT_TRUE(summary);
    summary->status = RunState::RollingBack; // as it is written down before the first row goes
    ASSERT_TRUE(m_folder->save(*summary));
    execute(u"DELETE FROM %1.child"_s.arg(m_byRun));
    const auto taken = rollBack();
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, 9);
    EXPECT_EQ(finishedCounts(), u"0 0 1 0"_s);
    EXPECT_EQ(m_folder->summary()->status, RunState::RolledBack);
}

TEST_F(WholeRollback, AFinishedOneWithStatementsAmongItsRowsStays)
{
    writeTables("'b'");
    ASSERT_NO_FATAL_FAILURE(planIt());
    ASSERT_NO_FATAL_FAILURE(runToProof(m_plan));
    const PastRun listed = this->listed();
    const auto refused = rollBack();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible);
    EXPECT_TRUE(refused.error().what.contains(u"own statements"_s)) << qPrintable(refused.error().text());
    EXPECT_TRUE(refused.error().howToFix.contains(u"TRUNCATE TABLE `%1`.`parent`"_s.arg(m_byRun)))
        << qPrintable(refused.error().text());
    EXPECT_EQ(counts(), u"40 2 3 1 2"_s);
    ASSERT_TRUE(listed.undoObstacle) << "the list says why, too";
    EXPECT_EQ(listed.undoObstacle->howToFix, refused.error().howToFix);
    EXPECT_FALSE(listed.mayRollBack());
}

TEST_F(WholeRollback, KilledBetweenTwoTablesItGoesOn)
{
    ASSERT_NO_FATAL_FAILURE(stop());
    const QString id = m_folder->id();
    m_folder.reset(); // unlocked for the program
    const auto blocker = Connection::open(m_server.connection(m_byRun));
    ASSERT_TRUE(blocker);
    // The last one's rows can be counted meanwhile, but not deleted.
    const QString last = qualifiedName(m_byRun, m_plan.tables.last().table);
    ASSERT_TRUE((*blocker)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*blocker)->rows(u"SELECT * FROM %1 FOR UPDATE"_s.arg(last)));
    const auto left = [&](const QString &table) {
        return m_server.value(u"SELECT COUNT(*) FROM %1"_s.arg(table)).toInt();
    };
    const auto othersAreOut = [&] {
        return std::all_of(m_plan.tables.begin(), m_plan.tables.end() - 1, [&](const Plan &table) {
            return left(qualifiedName(table.schema, table.table)) == 0;
        });
    };
    QProcess program;
    program.start(millraceCli(), {u"rollback"_s, id});
    ASSERT_TRUE(program.waitForStarted());
    for (int beat = 0; beat < 6000 && !othersAreOut(); ++beat)
        ASSERT_FALSE(program.waitForFinished(10)) << program.readAllStandardError();
    EXPECT_TRUE(othersAreOut());
    EXPECT_GT(left(last), 0);
    ASSERT_EQ(::kill(static_cast<pid_t>(program.processId()), SIGKILL), 0);
    ASSERT_TRUE(program.waitForFinished());
    ASSERT_TRUE((*blocker)->execute(u"ROLLBACK"_s));

    auto folder = RunFolder::open(id);
    ASSERT_TRUE(folder);
    m_folder = std::move(*folder);
    EXPECT_FALSE(planToResume(*m_folder)) << "half of its proved rows are gone";
    const QVector<PastRun> runs = pastRuns();
    const auto listed =
        std::find_if(runs.begin(), runs.end(), [&id](const PastRun &run) { return run.id == id; });
    ASSERT_NE(listed, runs.end());
    EXPECT_TRUE(listed->mayRollBack());
    const auto taken = rollBack();
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    expectEmpty();
}

TEST_F(WholeRollback, RowsThatAreHeldLeaveTheRunAsItWas)
{
    ASSERT_NO_FATAL_FAILURE(stop());
    const auto blocker = Connection::open(m_server.connection(m_byRun));
    ASSERT_TRUE(blocker);
    const QString first = qualifiedName(m_byRun, m_plan.tables.first().table);
    ASSERT_TRUE((*blocker)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*blocker)->rows(u"SELECT * FROM %1 FOR UPDATE"_s.arg(first)));
    const QString wait = m_server.value(u"SELECT @@GLOBAL.innodb_lock_wait_timeout"_s).toString();
    execute(u"SET GLOBAL innodb_lock_wait_timeout = 1"_s);
    const auto refused = rollBack();
    execute(u"SET GLOBAL innodb_lock_wait_timeout = "_s + wait);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().context.serverCode.value_or(0), 1205) << qPrintable(refused.error().text());
    EXPECT_EQ(counts(), u"40 2 3 1 1"_s);
    EXPECT_EQ(m_folder->summary()->status, RunState::Stopped);
    ASSERT_TRUE((*blocker)->execute(u"ROLLBACK"_s));
    expectRolledBack(47);
}

TEST_F(WholeRollback, WhatAStatementChangedCannotBeTakenBack)
{
    writeDump("CREATE TABLE t (id int PRIMARY KEY, v varchar(20)) ENGINE=InnoDB;\n"
              "INSERT INTO t VALUES (2,'b');\nUPDATE t SET v = CONCAT(v, '!');\n"
              "CREATE TABLE u (id int PRIMARY KEY, v varchar(3)) ENGINE=InnoDB;\n"
              "INSERT INTO u VALUES (1,'too long');\n");
    execute(u"CREATE TABLE %1.t (id int PRIMARY KEY, v varchar(20)) ENGINE=InnoDB"_s.arg(m_byRun));
    execute(u"INSERT INTO %1.t VALUES (1, 'a')"_s.arg(m_byRun));
    const auto values = [this] {
        return m_server.value(u"SELECT GROUP_CONCAT(id, v ORDER BY id) FROM %1.t"_s.arg(m_byRun)).toString();
    };
    ASSERT_NO_FATAL_FAILURE(planIt(ExistingTables::Append));
    ASSERT_EQ(run(m_plan).status, RunState::Stopped);
    ASSERT_EQ(values(), u"1a!,2b!"_s);
    const auto refused = rollBack();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible) << qPrintable(refused.error().text());
    EXPECT_EQ(values(), u"1a!,2b!"_s);

    // All its rows are the run's where there were none.
    execute(u"DROP TABLE %1.t, %1.u"_s.arg(m_byRun));
    ASSERT_NO_FATAL_FAILURE(planIt());
    ASSERT_EQ(run(m_plan).status, RunState::Stopped);
    ASSERT_EQ(values(), u"2b!"_s);
    const auto taken = rollBack();
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(values(), QString());
}

TEST_F(WholeRollback, PutsTheSettingsOfAKilledRunBack)
{
    const QString before = m_server.value(u"SELECT @@GLOBAL.innodb_flush_log_at_trx_commit"_s).toString();
    const QString during = before == "0"_L1 ? u"2"_s : u"0"_s;
    writeTables("'b'");
    m_defaults->global = {{u"innodb_flush_log_at_trx_commit"_s, during}};
    m_defaults->limits.rowsPerSecond = 10;
    ASSERT_NO_FATAL_FAILURE(planIt());
    const QString planFile = m_server.filesFolder() + u"/killed.millrace"_s;
    ASSERT_TRUE(writeFileAtomically(planFile, m_plan.toJson()));
    const QStringList earlier = listRuns();
    QProcess program;
    program.start(millraceCli(), {u"run"_s, planFile, u"--json"_s});
    ASSERT_TRUE(program.waitForStarted());
    const auto loaded = [this] { // the table comes first
        return m_server.value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA "
                              "= '%1' AND TABLE_NAME = 'last_one'"_s.arg(m_byRun))
                       .toInt() == 1 &&
               m_server.value(u"SELECT COUNT(*) FROM %1.parent"_s.arg(m_byRun)).toInt() > 2;
    };
    for (int beat = 0; beat < 6000 && !loaded(); ++beat)
        ASSERT_FALSE(program.waitForFinished(10)) << program.readAllStandardError();
    ASSERT_EQ(::kill(static_cast<pid_t>(program.processId()), SIGKILL), 0);
    ASSERT_TRUE(program.waitForFinished());
    EXPECT_EQ(m_server.value(u"SELECT @@GLOBAL.innodb_flush_log_at_trx_commit"_s).toString(), during);
    for (const QString &id : listRuns())
        if (!earlier.contains(id)) {
            auto folder = RunFolder::open(id);
            ASSERT_TRUE(folder);
            m_folder = std::move(*folder);
        }
    ASSERT_TRUE(m_folder);
    const auto taken = rollBack();
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    expectEmpty();
    EXPECT_EQ(m_server.value(u"SELECT @@GLOBAL.innodb_flush_log_at_trx_commit"_s).toString(), before);
}

} // namespace millrace::test::dumprollback_test
