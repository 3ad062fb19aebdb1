// SPDX-License-Identifier: GPL-3.0-or-later
// One SQL file with the structure, and a file for each table's rows: against the schema they are of, and
// against what the ordinary programs make of the same files.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/factsof.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <gtest/gtest.h>

namespace millrace::test::dumpfiles_test {

namespace {

class DumpFiles : public DumpFilesCase
{
protected:
    bool isMariaDb() { return m_server.value(u"SELECT VERSION()"_s).toString().contains(u"MariaDB"_s); }

    /// mysqldump --no-data > schema.sql, and --tab without its own .sql files.
    void dumpApart(const QStringList &structure)
    {
        keepNoFigures(m_server);
        ASSERT_NO_FATAL_FAILURE(
            dump(m_source, {}, {u"--tab="_s + m_files, u"--default-character-set=binary"_s}));
        for (const QString &sql : QDir(m_files).entryList({u"*.sql"_s}))
            ASSERT_TRUE(QFile::remove(m_files + u'/' + sql));
        dump(m_source, m_files + u"/schema.sql"_s, QStringList{u"--no-data"_s} + structure);
    }

    Result<DumpPlan> planFiles(const QStringList &leftOut = {})
    {
        MILLRACE_TRY(const auto reading, readDump({m_files}));
        const auto server = Connection::open(m_server.connection());
        EXPECT_TRUE(server);
        DumpPlanOptions options = planOptions();
        options.leftOut = leftOut;
        return planDump(reading, options, **server);
    }
};

} // namespace

TEST_F(DumpFiles, OfAllKindsOfColumnsAreWhatWasDumped)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(3000));
    ASSERT_NO_FATAL_FAILURE(dumpApart({}));
    const auto plan = planFiles();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_FALSE(plan->tail) << "a dump of structure runs sorted";
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.log"_s.arg(m_byRun)).toInt(), 0)
        << "the trigger was not there yet when the rows went in";
    expectSame(m_byRun, m_source);
}

/// The ordinary programs need the triggers kept out of the way by hand.
TEST_F(DumpFiles, AreWhatClientAndImportProgramMakeOfThem)
{
    const auto connection = Connection::open(m_server.connection(m_source));
    ASSERT_TRUE(connection);
    for (const char *sql :
         {"CREATE TABLE b (id int PRIMARY KEY, n varchar(20) CHARACTER SET latin1, z timestamp NULL)",
          "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, b int, t text, d decimal(9,3), KEY (b), "
          "CONSTRAINT f FOREIGN KEY (b) REFERENCES b (id)) CHARACTER SET utf8mb4",
          "CREATE TABLE noted (id int)", "INSERT INTO b VALUES (1,'é','2026-01-01 10:00:00'),(2,NULL,NULL)",
          "INSERT INTO a (b,t,d) VALUES (1,'tab\\t\\\\ \\n😀',1.5),(2,NULL,-0.001),(NULL,'',0)",
          "INSERT INTO a (b,t,d) SELECT x.b, CONCAT(x.t, y.id), y.id FROM a x JOIN a y JOIN a z",
          "CREATE VIEW w AS SELECT a.id, n FROM a JOIN b ON a.b = b.id",
          "CREATE TRIGGER tr AFTER INSERT ON a FOR EACH ROW INSERT INTO noted VALUES (NEW.id)"}) {
        const auto done = (*connection)->execute(QString::fromUtf8(sql));
        ASSERT_TRUE(done) << qPrintable(done.error().text()) << '\n' << sql;
    }
    ASSERT_NO_FATAL_FAILURE(dumpApart({u"--skip-triggers"_s}));
    m_dump = m_files + u"/schema.sql"_s;
    ASSERT_NO_FATAL_FAILURE(byClient());
    QStringList files;
    for (const char *table : {"a", "b", "noted"})
        files << m_files + u"/%1.txt"_s.arg(QLatin1String(table));
    ASSERT_NO_FATAL_FAILURE(
        runProgram(u"mariadb-import"_s, QStringList{u"--ignore-foreign-keys"_s, m_byClient} + files));
    m_dump = m_files + u"/triggers"_s;
    ASSERT_NO_FATAL_FAILURE(
        dump(m_source, m_dump, {u"--no-data"_s, u"--no-create-info"_s, u"--skip-routines"_s}));
    ASSERT_NO_FATAL_FAILURE(byClient());
    QFile::remove(m_dump);
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_files + u"/schema.sql"_s, {u"--no-data"_s}));
    const auto plan = planFiles();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    expectSameSchemas();
    const auto checksum = [&connection](const QString &schema, const char *table) {
        const auto rows = (*connection)->rows(u"CHECKSUM TABLE %1.%2"_s.arg(schema, QLatin1String(table)));
        EXPECT_TRUE(rows && rows->size() == 1 && !rows->first().value(1).isNull()) << table;
        return rows ? rows->first().value(1).toString() : QString();
    };
    for (const char *table : {"a", "b", "noted"})
        EXPECT_EQ(checksum(m_byRun, table), checksum(m_byClient, table)) << table;
}

/// In the shape of sakila-schema.sql: a table is made between two changes of a setting, triggers stand
/// between tables and fill one whose rows are in a file, too.
QByteArray sakilaSchema(const QByteArray &inBetween = {})
{
    return "SET NAMES utf8mb4;\nSET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0;\n"
           "SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0;\n"
           "SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='TRADITIONAL';\n\n"
           "CREATE TABLE language (language_id TINYINT UNSIGNED NOT NULL AUTO_INCREMENT, name CHAR(20) NOT "
           "NULL, "
           "PRIMARY KEY (language_id));\n"
           "CREATE TABLE film (film_id SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT, title VARCHAR(128) NOT "
           "NULL, "
           "description TEXT, language_id TINYINT UNSIGNED NOT NULL, PRIMARY KEY (film_id), KEY "
           "idx_title (title), CONSTRAINT fk_film_language FOREIGN KEY (language_id) REFERENCES language "
           "(language_id) ON DELETE RESTRICT ON UPDATE CASCADE);\n\n"
           "SET @old_default_storage_engine = @@default_storage_engine;\n"
           "SET @@default_storage_engine = 'MyISAM';\n/*!50610 SET @@default_storage_engine = 'InnoDB'*/;\n"
           "CREATE TABLE film_text (film_id SMALLINT UNSIGNED NOT NULL, title VARCHAR(255) NOT NULL, "
           "description "
           "TEXT, PRIMARY KEY (film_id), FULLTEXT KEY idx_title_description (title,description));\n"
           "SET @@default_storage_engine = @old_default_storage_engine;\n" +
           inBetween +
           "DELIMITER ;;\nCREATE TRIGGER `ins_film` AFTER INSERT ON `film` FOR EACH ROW BEGIN\n"
           "    INSERT INTO film_text (film_id, title, description)\n"
           "        VALUES (new.film_id, new.title, new.description);\n  END;;\n\n"
           "CREATE TRIGGER `del_film` AFTER DELETE ON `film` FOR EACH ROW BEGIN\n"
           "    DELETE FROM film_text WHERE film_id = old.film_id;\n  END;;\n\nDELIMITER ;\n\n"
           "CREATE TABLE inventory (inventory_id MEDIUMINT UNSIGNED NOT NULL AUTO_INCREMENT, film_id "
           "SMALLINT "
           "UNSIGNED NOT NULL, PRIMARY KEY (inventory_id), CONSTRAINT fk_inventory_film FOREIGN KEY "
           "(film_id) "
           "REFERENCES film (film_id));\n"
           "CREATE VIEW film_list AS SELECT film.film_id AS FID, title, language.name FROM film JOIN "
           "language "
           "USING (language_id);\n"
           "DELIMITER $$\nCREATE FUNCTION inventory_in_stock(p_id INT) RETURNS BOOLEAN\nREADS SQL "
           "DATA\nBEGIN\n"
           "    DECLARE v INT;\n    SELECT COUNT(*) INTO v FROM inventory WHERE film_id = p_id;\n"
           "    RETURN v > 0;\nEND $$\nDELIMITER ;\n"
           "SET SQL_MODE=@OLD_SQL_MODE;\nSET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS;\n"
           "SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS;\n";
}

/// As the client runs the structure, and the import program the files once the triggers are out of the way.
TEST_F(DumpFiles, BesideTheStructureOfSakilaAreAllLoaded)
{
    ASSERT_NO_FATAL_FAILURE(writeDump(sakilaSchema()));
    ASSERT_NO_FATAL_FAILURE(byClient());
    execute(u"INSERT INTO %1.language VALUES (1,'English'),(2,'Italian')"_s.arg(m_byClient));
    execute(u"INSERT INTO %1.film (title,description,language_id) VALUES ('ACADEMY DINOSAUR','An epic',1),"
            "('ACE GOLDFINGER','A tale',2)"_s.arg(m_byClient));
    execute(u"INSERT INTO %1.inventory (film_id) VALUES (1),(1),(2)"_s.arg(m_byClient));
    ASSERT_NO_FATAL_FAILURE(dump(m_byClient, {}, {u"--no-create-info"_s, u"--tab="_s + m_files}));
    ASSERT_EQ(QDir(m_files).entryList({u"*.txt"_s}).size(), 4);
    for (const QString &sql : QDir(m_files).entryList({u"*.sql"_s}))
        ASSERT_TRUE(QFile::remove(m_files + u'/' + sql));
    write(u"sakila-schema.sql"_s, sakilaSchema());
    const auto plan = planFiles();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    expectSameSchemas();
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.film_text"_s.arg(m_byRun)).toInt(), 2);
    // A row that only the session of the SQL file can make, of a table with a file, or with a trigger of it.
    for (const QByteArray row :
         {"SET @id = 7;\nINSERT INTO film_text VALUES (@id, 'ADAPTATION HOLES', NULL);\n",
          "SET @id = 7;\nINSERT INTO language VALUES (@id, 'Japanese');\n"}) {
        write(u"sakila-schema.sql"_s, sakilaSchema(row));
        const auto refused = planFiles();
        ASSERT_FALSE(refused) << row.constData();
        EXPECT_EQ(refused.error().context.line, 15) << qPrintable(refused.error().text());
        EXPECT_FALSE(refused.error().howToFix.isEmpty());
    }
}

TEST_F(DumpFiles, GoOnAfterKills)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(12000));
    ASSERT_NO_FATAL_FAILURE(dumpApart({}));
    Plan defaults;
    defaults.chunkRows = 200;
    defaults.limits.rowsPerSecond = 4000; // slow enough that there is a middle to be killed in
    m_defaults = defaults;
    const auto plan = planFiles();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    LoadCase home;
    QRandomGenerator random(killSeed());
    EXPECT_GE(killProgram(home, millraceCli(), random, plan->toJson()), 3);
    expectSame(m_byRun, m_source);
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

TEST_F(DumpFiles, AFileThatNobodyHasATableForStopsUnlessLeftOut)
{
    write(u"schema.sql"_s, "CREATE TABLE t (n int);\nCREATE TABLE k (n int);\nINSERT INTO k VALUES (1);\n");
    write(u"t.txt"_s, "1\n2\n");
    write(u"README.txt"_s, "about it\n");
    const auto refused = planFiles();
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().what.contains(u"README.txt"_s)) << qPrintable(refused.error().text());
    EXPECT_FALSE(refused.error().howToFix.isEmpty());
    const auto plan = planFiles({u"README"_s});
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    EXPECT_EQ(m_server.value(u"SELECT CONCAT(SUM(t.n), MAX(k.n)) FROM %1.t, %1.k"_s.arg(m_byRun)).toString(),
              u"31"_s);
}

TEST_F(DumpFiles, OfSeveralSchemasGoIntoTheFoldersSchemas)
{
    execute(u"CREATE TABLE %1.t (a int PRIMARY KEY, b varchar(9))"_s.arg(m_source));
    execute(u"INSERT INTO %1.t VALUES (1,'x'),(2,NULL)"_s.arg(m_source));
    execute(u"CREATE VIEW %1.v AS SELECT a FROM %1.t"_s.arg(m_source));
    execute(u"CREATE TABLE %1.t (c int)"_s.arg(m_byClient));
    execute(u"INSERT INTO %1.t VALUES (3)"_s.arg(m_byClient));
    keepNoFigures(m_server);
    QByteArray before;
    for (const QString &schema : {m_source, m_byClient}) {
        const QString folder = m_files + u'/' + schema;
        ASSERT_TRUE(QDir().mkpath(folder));
        ASSERT_TRUE(QFile::setPermissions(folder, QFile::Permissions(0x7777)));
        ASSERT_NO_FATAL_FAILURE(
            dump(schema, {}, {u"--tab="_s + folder, u"--default-character-set=binary"_s}));
        before += dumped(schema);
        execute(u"DROP DATABASE %1"_s.arg(schema));
    }
    const auto reading = readDump({m_files});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    const auto server = Connection::open(m_server.connection());
    ASSERT_TRUE(server);
    DumpPlanOptions options = planOptions();
    options.connection.schema.clear();
    const auto plan = planDump(*reading, options, **server);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    EXPECT_EQ((dumped(m_source) + dumped(m_byClient)).toStdString(), before.toStdString());
}

/// mariadb-dump 10.11 writes generated columns into its files, 13.1 and mysqldump do not; both servers make
/// their own values.
TEST_F(DumpFiles, WithAndWithoutGeneratedColumnsAreTheSame)
{
    const QByteArray table =
        "CREATE TABLE t (a int, g int GENERATED ALWAYS AS (a * 2) STORED, b varchar(9), v int "
        "GENERATED ALWAYS AS (a + 1) VIRTUAL);\n";
    const auto expectRows = [this](const char *why) {
        EXPECT_EQ(
            m_server
                .value(u"SELECT GROUP_CONCAT(a, ':', g, ':', COALESCE(b, 'N'), ':', v ORDER BY a) FROM %1.t"_s
                           .arg(m_byRun))
                .toString(),
            u"1:2:x:2,2:4:N:3"_s)
            << why;
    };
    write(u"t.sql"_s, table);
    write(u"u.sql"_s, "CREATE TABLE u (a int);\n");
    write(u"u.txt"_s, "1\n");
    for (const bool with : {true, false}) {
        write(u"t.txt"_s, with ? "1\t99\tx\t98\n2\t\\N\t\\N\t97\n" : "1\tx\n2\t\\N\n");
        const auto plan = planFiles();
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        const QString notes = plan->notes.join(u'\n');
        EXPECT_EQ(notes.contains(u"is generated, but the dump holds its values"_s), with)
            << qPrintable(notes);
        EXPECT_EQ(notes.contains(u"computes itself (g, v)"_s), !with) << qPrintable(notes);
        ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
        expectRows(with ? "with" : "without");
        execute(u"DROP TABLE %1.t, %1.u"_s.arg(m_byRun));
    }
    // Neither of the two, and a row of each.
    for (const char *rows : {"1\t2\tx\n2\t4\t\\N\n", "1\n2\n"}) {
        write(u"t.txt"_s, rows);
        const auto refused = planFiles();
        ASSERT_FALSE(refused) << rows;
        EXPECT_EQ(refused.error().code, ErrorCode::FieldCountWrong) << qPrintable(refused.error().text());
        EXPECT_TRUE(refused.error().what.contains(u"4 columns, 2 of them not generated"_s))
            << qPrintable(refused.error().text());
        EXPECT_TRUE(planFiles({u"t"_s})) << "it may be left out";
    }
    QByteArray many;
    for (int row = 0; row < 40'000; ++row)
        many += "1\tx\n";
    write(u"t.txt"_s, many + "2\t4\tx\t3\n");
    m_defaults = Plan(); // which stops at such a row
    const auto mixed = planFiles();
    ASSERT_FALSE(mixed) << "a row of each, far behind the first";
    EXPECT_EQ(mixed.error().context.line.value_or(0), 40'001) << qPrintable(mixed.error().text());
}

/// What a client makes of INSERTs without a list of columns, this does, too.
TEST_F(DumpFiles, InsertsThatLeaveGeneratedColumnsOutAreTheClients)
{
    const QByteArray table = "CREATE TABLE t (a int, g int GENERATED ALWAYS AS (a * 2) STORED, b int);\n";
    ASSERT_NO_FATAL_FAILURE(writeDump(table + "INSERT INTO `t` (`a`, `b`) VALUES (1,2),(3,4);\n"));
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
    execute(u"DROP TABLE %1.t"_s.arg(m_byRun));
    // No server takes fewer values than columns: nor does a run.
    ASSERT_NO_FATAL_FAILURE(writeDump(table + "INSERT INTO `t` VALUES (1,2),(3,4);\n"));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    EXPECT_EQ(summary.status, RunState::Stopped);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->context.serverCode, 1136) << qPrintable(summary.error->text());
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.t"_s.arg(m_byRun)).toInt(), 0);
}

} // namespace millrace::test::dumpfiles_test
