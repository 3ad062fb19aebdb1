// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/dumps/dumpcase.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/tuning/sessionknobs.h"
#include "tests/support/clientprogram.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/secretscan.h"
#include "tests/support/testdata.h"

#include <QDirIterator>
#include <QJsonDocument>
#include <QStandardPaths>
#include <gtest/gtest.h>

namespace millrace::test {

void DumpCase::SetUp()
{
    m_source = m_server.freshSchema();
    m_byClient = m_server.freshSchema();
    m_byRun = m_server.freshSchema();
    m_dump = m_server.filesFolder() + u'/' + m_source + u".sql"_s;
}

void DumpCase::makeSource(int rows)
{
    const auto connection = Connection::open(m_server.connection(m_source));
    ASSERT_TRUE(connection);
    const auto run = [&connection](const QString &sql) {
        const auto done = (*connection)->execute(sql);
        ASSERT_TRUE(done) << qPrintable(done.error().text()) << '\n' << qPrintable(sql.left(300));
    };
    run(u"SET sql_mode='NO_AUTO_VALUE_ON_ZERO'"_s);
    // Of MySQL's generated columns mariadb-dump writes the values down, and no server takes them back.
    const bool mariaDb = m_server.value(u"SELECT VERSION()"_s).toString().contains(u"MariaDB"_s);
    const QString generated = mariaDb ? u", doubled bigint AS (parent * 2) STORED"_s : QString();
    run(u"CREATE TABLE parent (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL, "
        "e enum('a','é,','it''s') NOT NULL DEFAULT 'a', s set('x','y','z'), UNIQUE KEY by_name (name)) "
        "CHARACTER SET utf8mb4"_s);
    run(u"CREATE TABLE child (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, parent int NOT "
        "NULL, "
        "b bit(7), bl longblob, l varchar(60) CHARACTER SET latin1, t text, d datetime(3), ts "
        "timestamp "
        "NULL, "
        "de decimal(20,6), fl double, p geometry, j json, y year%1, "
        "KEY by_parent (parent, y), KEY by_text (l), "
        "CONSTRAINT has_parent FOREIGN KEY (parent) REFERENCES parent (id)) CHARACTER SET utf8mb4"_s.arg(
            generated));
    run(u"CREATE TABLE empty_one (a int, KEY (a))"_s);
    run(u"CREATE TABLE log (id int NOT NULL PRIMARY KEY, what varchar(30))"_s);
    run(u"INSERT INTO parent VALUES (0,'zero','a','')"_s);
    run(u"INSERT INTO parent (name, e, s) VALUES ('one','é,','x,z'),('It''s \\\\ \"two\"','it''s',NULL)"_s);
    run(u"INSERT INTO child (parent, b, bl, l, t, d, ts, de, fl, p, j, y) VALUES "
        "(0, b'0000000', x'', '', '', '0000-00-00', NULL, -0.000001, 1e300, NULL, NULL, 0),"
        "(1, b'1010111', x'00275C0A0D1A09FF', 'é', '😀 \\\\ \\n \\t '' ; -- ', '9999-12-31 23:59:59.999', "
        "'2038-01-19 03:14:07', 12345678901234.123456, -0.1, ST_GeomFromText('POINT(39 92)'), "
        "'{\"a\": \"\\\\\\\\ 😀\"}', 2155)"_s);
    for (int done = 2; done < rows; done *= 2)
        run(u"INSERT INTO child (parent, b, bl, l, t, d, ts, de, fl, p, j, y) SELECT parent, b, "
            "CONCAT(bl, id), CONCAT(l, id % 50), CONCAT(t, id), d, ts, id / 7, id / 3, p, j, y "
            "FROM child WHERE id <= %1"_s.arg(done));
    run(u"CREATE VIEW names AS SELECT p.name, COUNT(*) AS children FROM parent p JOIN child c ON "
        "c.parent = p.id GROUP BY p.name"_s);
    run(u"CREATE VIEW a_view_of_it AS SELECT * FROM names WHERE children > 1"_s);
    run(u"CREATE TRIGGER noted AFTER INSERT ON child FOR EACH ROW BEGIN INSERT INTO log VALUES "
        "(NEW.id, 'by ; the trigger'); END"_s);
    run(u"CREATE PROCEDURE twice(IN n int) BEGIN SELECT n * 2; END"_s);
    run(u"CREATE FUNCTION thrice(n int) RETURNS int DETERMINISTIC RETURN n * 3"_s);
}

void DumpCase::runProgram(const QString &program, const QStringList &arguments, const QString &input,
                          const QString &output)
{
    const QString path = QStandardPaths::findExecutable(program);
    ASSERT_FALSE(path.isEmpty()) << qPrintable(program) << " is missing: installer/deps.sh installs it";
    const ProgramEnd end = runClientProgram(m_server, path, arguments, input, output);
    // On MySQL the dump program misses a table of MariaDB's and says so, after everything.
    ASSERT_TRUE(end.exitCode == 0 || program == "mariadb-dump"_L1) << end.saidOnError.constData();
}

void DumpCase::dump(const QString &schema, const QString &file, const QStringList &options)
{
    runProgram(u"mariadb-dump"_s,
               QStringList{u"--routines"_s, u"--triggers"_s, u"--default-character-set=utf8mb4"_s} + options +
                   QStringList{schema},
               {}, file);
}

void DumpCase::writeDump(const QByteArray &sql)
{
    QFile file(m_dump);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(sql), sql.size());
}

QByteArray DumpCase::contentOf(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

QByteArray DumpCase::dumped(const QString &schema)
{
    const QString path = m_server.filesFolder() + u'/' + schema + u".again"_s;
    dump(schema, path,
         {u"--skip-dump-date"_s, u"--skip-extended-insert"_s, u"--order-by-primary"_s, u"--hex-blob"_s});
    return contentOf(path).replace(schema.toUtf8(), "SCHEMA");
}

void DumpCase::expectSame(const QString &schema, const QString &expected)
{
    const QList<QByteArray> run = dumped(schema).split('\n');
    const QList<QByteArray> client = dumped(expected).split('\n');
    ASSERT_GT(client.size(), 20);
    for (qsizetype line = 0; line < std::max(run.size(), client.size()); ++line)
        ASSERT_EQ(run.value(line).left(3000), client.value(line).left(3000)) << "line " << line + 1;
    EXPECT_TRUE(run == client);
}

void DumpCase::byClient()
{
    runProgram(u"mariadb"_s, {u"--default-character-set=utf8mb4"_s, m_byClient}, m_dump, {});
}

namespace {

/// What the summary of the one run in that home says of statements that ran as they stand.
QJsonObject inOrderOf(const QString &home)
{
    QDirIterator files(home, {u"run.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) { // those of its tables have none
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject summary = QJsonDocument::fromJson(file.readAll()).object();
        if (summary.contains(u"in_order"_s))
            return summary.value(u"in_order"_s).toObject();
    }
    return {};
}

} // namespace

void DumpCase::expectTailSurvivesKills(QRandomGenerator &random, qint64 chunkRows)
{
    ASSERT_NO_FATAL_FAILURE(byClient());
    Plan defaults;
    defaults.chunkRows = chunkRows;
    defaults.limits.rowsPerSecond = 3000; // slow enough that there is a middle to be killed in
    m_defaults = defaults;
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    const RunSummary whole = run(*plan); // what an uninterrupted run counts
    ASSERT_TRUE(whole.inOrder) << (whole.error ? qPrintable(whole.error->text()) : "");
    execute(u"DROP DATABASE %1"_s.arg(m_byRun));
    execute(u"CREATE DATABASE %1"_s.arg(m_byRun));
    LoadCase home;
    const int kills = killProgram(home, millraceCli(), random, plan->toJson());
    EXPECT_GE(kills, 5);
    RecordProperty("kills", kills);
    const QJsonObject counted = inOrderOf(home.folderPath() + u"/home"_s);
    EXPECT_EQ(counted.value(u"statements"_s).toInteger(-1), whole.inOrder->statements) << "of all parts";
    EXPECT_EQ(counted.value(u"rows"_s).toInteger(-1), whole.inOrder->rows) << "of all parts";
    expectSameSchemas();
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

DumpPlanOptions DumpCase::planOptions(ExistingTables existing)
{
    const auto server = Connection::open(m_server.connection());
    EXPECT_TRUE(server);
    const auto facts = ServerFacts::read(**server);
    EXPECT_TRUE(facts);
    DumpPlanOptions options{.connection = m_server.connection(m_byRun).spec, .existing = existing};
    options.connection.scratch = false;
    options.defaults.indexes = IndexPolicy::Defer;
    options.deferFromBytes = 0; // the tables of tests are small
    options.defaults.session = defaultSettings(*facts);
    options.defaults.chunkRows = 500;
    options.defaults.onError = OnError::AsDump; // as command line and window have it
    options.defaults = m_defaults ? *m_defaults : options.defaults;
    return options;
}

Result<DumpPlan> DumpCase::makePlan(ExistingTables existing)
{
    const auto server = Connection::open(m_server.connection());
    EXPECT_TRUE(server);
    MILLRACE_TRY(const auto reading, readDump({m_dump}));
    return planDump(reading, planOptions(existing), **server);
}

RunSummary DumpCase::run(const DumpPlan &plan)
{
    // As a saved plan: what does not survive the file is not in the plan.
    const auto saved = DumpPlan::fromJson(plan.toJson());
    EXPECT_TRUE(saved) << qPrintable(saved.error().text());
    auto folder = RunFolder::create(plan);
    EXPECT_TRUE(folder);
    m_folder = std::move(*folder);
    RunControl control;
    Silent silent;
    DumpRun run(
        *saved,
        {.folder = *m_folder, .control = control, .observer = silent, .target = m_server.connection()});
    const RunSummary summary = run.run();
    if (const SecretScan scan({m_server.connection().password}); !scan.isEmpty()) {
        scan.expectNone(plan.toJson(), "the plan");
        scan.expectNone(QJsonDocument(summary.toJson()).toJson(), "the summary");
        scan.expectNoneOfRun(*m_folder);
    }
    // Whoever shows the run can draw the chunks of each table.
    const QVector<TableProgress> tables = run.progress().tables;
    EXPECT_EQ(tables.size(), saved->tables.size());
    for (const TableProgress &table : tables) {
        EXPECT_EQ(table.chunks.size(), table.chunksTotal) << qPrintable(table.table);
        EXPECT_EQ(table.chunks.size(), table.chunkMs.size()) << qPrintable(table.table);
        if (table.state == RunState::Done) {
            EXPECT_EQ(table.chunks.count(ChunkState::Done), table.chunks.size()) << qPrintable(table.table);
            EXPECT_EQ(table.chunks.isEmpty(), table.rowsTotal == 0) << qPrintable(table.table);
        }
    }
    return summary;
}

RunSummary DumpCase::runAgain(const DumpPlan &plan)
{
    RunControl control;
    return runAgain(plan, control);
}

RunSummary DumpCase::runAgain(const DumpPlan &plan, RunControl &control)
{
    const QString id = m_folder->id();
    m_folder.reset(); // and with it the lock
    auto folder = RunFolder::open(id);
    EXPECT_TRUE(folder);
    m_folder = std::move(*folder);
    Silent silent;
    return DumpRun(
               plan,
               {.folder = *m_folder, .control = control, .observer = silent, .target = m_server.connection()})
        .run();
}

void DumpCase::runToProof(const DumpPlan &plan)
{
    const RunSummary summary = run(plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    for (const TableOutcome &table : summary.tables)
        EXPECT_TRUE(table.verified) << qPrintable(table.table + u": "_s + table.notVerifiedBecause);
}

void DumpCase::byRun()
{
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    runToProof(*plan);
}

QVariant DumpCase::tablesNamed(const QString &pattern)
{
    return m_server.value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = "
                          "'%1' AND TABLE_NAME LIKE '%2'"_s.arg(m_byRun, pattern));
}

void DumpFilesCase::SetUp()
{
    DumpCase::SetUp();
    m_files = m_server.filesFolder() + u'/' + m_source + u"_files"_s;
    QDir(m_files).removeRecursively();
    ASSERT_TRUE(QDir().mkpath(m_files));
    ASSERT_TRUE(QFile::setPermissions(m_files, QFile::Permissions(0x7777)));
}

void DumpFilesCase::TearDown()
{
    if (!m_files.isEmpty()) // QDir of no name is the folder one is in
        QDir(m_files).removeRecursively();
}

void DumpFilesCase::write(const QString &name, const QByteArray &content)
{
    QFile file(m_files + u'/' + name);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(content), content.size());
}

} // namespace millrace::test
