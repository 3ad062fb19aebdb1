// SPDX-License-Identifier: GPL-3.0-or-later
// SQL files that run one after the other, as one program, with rows of one table in several of them: what
// the client makes of all of them, and loads of a source of as many files.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <gtest/gtest.h>

namespace millrace::test::dumpparts_test {

namespace {

/// As mysqldump --no-create-info writes it, of rows from \a first on.
QByteArray part(int first, int rows, int perInsert)
{
    QByteArray sql =
        "-- MySQL dump 10.13\n/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;\n"
        "/*!50503 SET NAMES utf8mb4 */;\n"
        "/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;\n/*!40103 SET TIME_ZONE='+00:00' */;\n"
        "/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;\n"
        "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;\n"
        "LOCK TABLES `a` WRITE;\n/*!40000 ALTER TABLE `a` DISABLE KEYS */;\n";
    for (int row = first; row < first + rows; ++row) {
        const QByteArray id = QByteArray::number(row);
        const bool begins = (row - first) % perInsert == 0;
        sql +=
            (begins ? "INSERT INTO `a` VALUES (" : ",(") + id + ",'é \\n" + id + "','2026-01-01 10:00:00')";
        if ((row - first) % perInsert == perInsert - 1 || row == first + rows - 1)
            sql += ";\n";
    }
    return sql + "/*!40000 ALTER TABLE `a` ENABLE KEYS */;\nUNLOCK TABLES;\n"
                 "/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;\n/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;\n"
                 "/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;\n"
                 "/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;\n"
                 "-- Dump completed on 2026-11-25 12:00:00\n";
}

const QByteArray table =
    "SET NAMES utf8mb4;\nCREATE TABLE `a` (`id` int NOT NULL AUTO_INCREMENT, `t` varchar(40) CHARACTER SET "
    "utf8mb4, `z` timestamp NULL, PRIMARY KEY (`id`), KEY `t` (`t`));\n";
const QByteArray trigger = "CREATE TABLE log (id int);\nCREATE TRIGGER noted AFTER INSERT ON a FOR EACH ROW "
                           "INSERT INTO log VALUES (NEW.id);\n";

class DumpParts : public DumpFilesCase
{
protected:
    Result<DumpPlan> planParts(const QVector<QByteArray> &parts, qint64 chunkRows)
    {
        QStringList paths;
        QByteArray all;
        for (const QByteArray &sql : parts) {
            const QString name = u"part%1.sql"_s.arg(paths.size());
            write(name, sql);
            paths << m_files + u'/' + name;
            all += sql;
        }
        writeDump(all);
        MILLRACE_TRY(const auto reading, readDump(paths));
        const auto server = Connection::open(m_server.connection());
        EXPECT_TRUE(server);
        DumpPlanOptions options = planOptions();
        options.defaults.chunkRows = chunkRows;
        return planDump(reading, options, **server);
    }

    static void expectFiles(const Plan &plan, const QVector<qint64> &rows)
    {
        ASSERT_EQ(plan.source.files.size(), rows.size());
        for (qsizetype i = 0; i < rows.size(); ++i) {
            EXPECT_EQ(plan.source.files.at(i).rows, rows.at(i));
            EXPECT_TRUE(plan.source.files.at(i).path.endsWith(u"part%1.sql"_s.arg(i + 1)));
        }
    }
};

} // namespace

TEST_F(DumpParts, OfOneTableAreOneLoad)
{
    const auto plan = planParts(
        {table, part(1, 7, 3), part(8, 5, 2), part(20, 4, 4) + "CREATE VIEW w AS SELECT id FROM a;\n"}, 3);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_FALSE(plan->tail) << qPrintable(plan->tail->why);
    ASSERT_EQ(plan->tables.size(), 1);
    expectFiles(plan->tables.first(), {7, 5, 4});
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    expectSameSchemas();
}

TEST_F(DumpParts, BehindATriggerAreALoadInItsPlace)
{
    const auto plan = planParts({table + trigger, part(1, 7, 3), part(8, 5, 2)}, 3);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    ASSERT_EQ(plan->tail->loads.size(), 1);
    expectFiles(plan->tables.last(), {7, 5});
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_EQ(run(*plan).status, RunState::Done);
    expectSameSchemas();
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.log"_s.arg(m_byRun)).toInt(), 12);
}

/// What somebody could tell: statements that look between two files, foreign keys that are checked in one.
TEST_F(DumpParts, BetweenWhichSomebodyLooksRunAsTheyStand)
{
    const QByteArray unchecked = part(8, 5, 2).replace("FOREIGN_KEY_CHECKS=0", "UNIQUE_CHECKS=0");
    for (const auto &[between, second] :
         {std::pair(QByteArray("INSERT INTO log SELECT MAX(id) FROM a;\n"), part(8, 5, 2)),
          std::pair(QByteArray(), unchecked),
          std::pair(QByteArray(), part(8, 5, 2) + "INSERT INTO a (id) VALUES (70);\n")}) {
        const auto plan = planParts({table + trigger, part(1, 7, 3) + between, second}, 3);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        ASSERT_TRUE(plan->tail);
        EXPECT_TRUE(plan->tail->loads.isEmpty()) << second.constData();
        for (const QString &schema : {m_byClient, m_byRun}) {
            execute(u"DROP DATABASE %1"_s.arg(schema));
            execute(u"CREATE DATABASE %1"_s.arg(schema));
        }
        ASSERT_NO_FATAL_FAILURE(byClient());
        ASSERT_EQ(run(*plan).status, RunState::Done);
        expectSameSchemas();
    }
}

TEST_F(DumpParts, GoOnAfterKills)
{
    Plan defaults;
    defaults.chunkRows = 100;
    defaults.limits.rowsPerSecond = 3000; // slow enough that there is a middle to be killed in
    m_defaults = defaults;
    const auto plan = planParts({table + trigger, part(1, 1500, 50), part(1501, 1500, 1)}, 100);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_EQ(plan->tail->loads.size(), 1);
    ASSERT_NO_FATAL_FAILURE(byClient());
    LoadCase home;
    QRandomGenerator random(killSeed());
    EXPECT_GE(killProgram(home, millraceCli(), random, plan->toJson()), 1);
    expectSameSchemas();
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

} // namespace millrace::test::dumpparts_test
