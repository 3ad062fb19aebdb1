// SPDX-License-Identifier: GPL-3.0-or-later
// A table with every kind of column, dumped by the real dump program: what the client makes of the dump, and
// what LOAD DATA makes of the lines that SqlRowStream makes of it, have to be the same table.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/source/bytes/filewindows.h"
#include "core/source/sqldump/sqlinspect.h"
#include "core/source/sqldump/sqlrowstream.h"
#include "tests/support/clientprogram.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <algorithm>
#include <gtest/gtest.h>

namespace millrace::test::sqldump_test {

namespace {

const QString definition =
    u"(id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, ti tinyint, bi bigint unsigned, de decimal(30,10), fl "
    "float, db double,"
    " b1 bit(1), b8 bit(8), b64 bit(64), d date, dt datetime(6), ts timestamp NULL, tm time(3), y year,"
    " c char(10), v varchar(500), l varchar(50) CHARACTER SET latin1, g varchar(50) CHARACTER SET gbk,"
    " bn binary(6), vb varbinary(300), bl longblob, tx longtext, e enum('a','it''s','é,'), s "
    "set('x','y\"','z'),"
    " j json, p geometry, `odd ``name` int) CHARACTER SET utf8mb4"_s;

/// Columns that take the field's bytes as they are, and those whose text has to be converted to their
/// character set. The id is set by hand because one of them is 0: a LOAD DATA with a SET clause forgets
/// NO_AUTO_VALUE_ON_ZERO for a field that is bound directly, and gives out a new number (MariaDB 10.11.19).
const QString binding =
    u"(@id,ti,bi,de,fl,db,b1,b8,b64,d,dt,ts,tm,y,c,v,@l,@g,bn,vb,bl,tx,@e,@s,@j,p,`odd ``name`)"
    " SET id=@id, l=CONVERT(@l USING utf8mb4), g=CONVERT(@g USING utf8mb4),"
    " e=CONVERT(@e USING utf8mb4), s=CONVERT(@s USING utf8mb4),"
    " j=CONVERT(@j USING utf8mb4)"_s;

class DumpPrograms : public testing::Test
{
protected:
    void SetUp() override
    {
        m_dumper = QStandardPaths::findExecutable(u"mariadb-dump"_s);
        m_client = QStandardPaths::findExecutable(u"mariadb"_s);
        ASSERT_FALSE(m_dumper.isEmpty()) << "mariadb-dump is missing: installer/deps.sh installs it";
        ASSERT_FALSE(m_client.isEmpty());
        m_source = m_server.freshSchema();
        m_byClient = m_server.freshSchema();
        m_byLoad = m_server.freshSchema();
        m_file = m_server.filesFolder() + u'/' + m_source;
        makeSource();
    }

    std::unique_ptr<Connection> connect(const QString &schema)
    {
        auto connection = Connection::open(m_server.connection(schema));
        EXPECT_TRUE(connection);
        run(**connection, u"SET sql_mode='NO_AUTO_VALUE_ON_ZERO', time_zone='+00:00'"_s);
        return std::move(*connection);
    }

    static void run(Connection &connection, const QString &sql)
    {
        const auto done = connection.execute(sql);
        ASSERT_TRUE(done) << qPrintable(done.error().text()) << '\n' << qPrintable(sql.left(300));
    }

    void makeSource()
    {
        const auto connection = connect(m_source);
        run(*connection, u"CREATE TABLE t "_s + definition);
        run(*connection,
            u"INSERT INTO t (id) VALUES (0)"_s); // every other column NULL, and an id of 0
        run(*connection,
            u"INSERT INTO t VALUES "
            "(1,-128,18446744073709551615,-12345678901234567890.0123456789,1.5e10,-2.5e-300,b'1',"
            "b'00100111',0x2727090A5C00FF27,'0000-00-00','0000-00-00 00:00:00','2038-01-19 "
            "03:14:07','-838:59:59.123',"
            "0,'','','','',x'',x'','','','a','',NULL,NULL,0)"_s);
        run(*connection,
            u"INSERT INTO t VALUES (2,127,0,0.5,-0.25,1e300,b'0',9,10,'2024-02-00','9999-12-31 "
            "23:59:59.999999',"
            "'1971-01-01 00:00:00','00:00:00.001',2155,'it''s','😀 é \\\\ \\n \\t \\r \\Z \\0 \" '' ; -- "
            "/* */ \\\\N','é€\\t''',"
            "'中文\\\\',x'000000000000',x'00090A0D1A5C2227','\\0\\n\\\\','NULL','it''s','x,z',"
            "'{\"k\": \"v\\\\\\\\ \\\\\"q\\\\\" \\\\n 😀\"}',ST_GeomFromText('POINT(9 10)'),-1)"_s);
        run(*connection,
            u"INSERT INTO t VALUES (3,NULL,92,NULL,NULL,0,NULL,92,0x090A,NULL,NULL,NULL,NULL,NULL,'  "
            "x','\\\\N',NULL,NULL,"
            "'a',NULL,REPEAT(0x5C00, 300000),REPEAT('ü),(\\'', 50000),'é,','x,y\",z','[]',"
            "ST_GeomFromText('LINESTRING(0 0,10 92,39 34)'),NULL)"_s);
        // All bytes, alone and in pairs with a backslash and a quote.
        for (int byte = 0; byte < 256; ++byte)
            run(*connection,
                u"INSERT INTO t (b8,bn,vb,bl) VALUES (%1,CHAR(%1,39),CONCAT(CHAR(%1),CHAR(92,%1,39,%1)),"
                "CHAR(%1,%1))"_s.arg(byte));
    }

    /// Runs a program with the server's socket; its output goes to a file, its input comes from one.
    void runProgram(const QString &program, const QStringList &arguments, const QString &input,
                    const QString &output, bool mustSucceed = true)
    {
        const ProgramEnd end = runClientProgram(m_server, program, arguments, input, output);
        ASSERT_TRUE(end.exitCode == 0 || !mustSucceed) << end.saidOnError.constData();
    }

    void convert()
    {
        const auto input = FileWindows::open(m_file + u".sql"_s, 0, -1, 64 * 1024);
        ASSERT_TRUE(input);
        SqlRowStream stream(**input, {.table = "t"});
        QFile output(m_file + u".txt"_s);
        ASSERT_TRUE(output.open(QIODevice::WriteOnly));
        for (;;) {
            const auto block = stream.next();
            ASSERT_TRUE(block) << qPrintable(block.error().text());
            if (block->empty())
                break;
            output.write(block->data(), qint64(block->size()));
        }
        EXPECT_TRUE(stream.takeStatements().empty()) << "every row is one of literals";
        EXPECT_TRUE(stream.notes().isEmpty()) << qPrintable(stream.notes().join(u' '));
        EXPECT_EQ(stream.rowCount(), 260);
        EXPECT_EQ(stream.charset(), "utf8mb4");
        m_verbs = stream.verbs();
        m_bitKinds = stream.literalKinds().at(7);
        m_columns = stream.columns();
    }

    PrivateServer &m_server = PrivateServer::shared();
    QString m_dumper;
    QString m_client;
    QString m_source;
    QString m_byClient;
    QString m_byLoad;
    QString m_file;
    unsigned m_verbs = 0;
    SqlLiteralKinds m_bitKinds = 0;
    QVector<QByteArray> m_columns;
};

class RealDumps : public DumpPrograms, public testing::WithParamInterface<const char *>
{
protected:
    QStringList options() const { return QString::fromLatin1(GetParam()).split(u' ', Qt::SkipEmptyParts); }
};

} // namespace

TEST_P(RealDumps, LoadToTheSameTableAsTheClientMakes)
{
    const QString sql = m_file + u".sql"_s;
    ASSERT_NO_FATAL_FAILURE(runProgram(m_dumper, options() + QStringList{m_source, u"t"_s}, {}, sql));
    ASSERT_NO_FATAL_FAILURE(runProgram(m_client, {u"--binary-mode"_s, m_byClient}, sql, {}));
    ASSERT_NO_FATAL_FAILURE(convert());

    const auto connection = connect(m_byLoad);
    run(*connection, u"CREATE TABLE t LIKE %1.t"_s.arg(m_byClient));
    run(*connection,
        u"LOAD DATA INFILE '%1.txt' INTO TABLE t CHARACTER SET binary %2"_s.arg(m_file, binding));
    const auto warnings = connection->value(u"SELECT @@warning_count"_s);
    EXPECT_EQ(warnings->toInt(), 0);

    EXPECT_EQ(m_server.checksum(m_byClient, u"t"_s), m_server.checksum(m_source, u"t"_s));
    EXPECT_EQ(m_server.checksum(m_byLoad, u"t"_s), m_server.checksum(m_byClient, u"t"_s));
    // CHECKSUM TABLE could be blind to something: row by row, as bytes, as well.
    const auto names = connection->rows(u"SELECT column_name FROM information_schema.columns WHERE"
                                        " table_schema='%1' AND table_name='t'"_s.arg(m_byLoad));
    ASSERT_TRUE(names);
    ASSERT_EQ(names->size(), 27);
    for (const auto &row : *names) {
        const QString name = u'`' + row.first().toString().replace(u'`', "``"_L1) + u'`';
        const auto differing = connection->value(
            u"SELECT COUNT(*) FROM %1.t a JOIN %2.t b USING (id) WHERE NOT (HEX(a.%3) <=> HEX(b.%3))"_s.arg(
                m_byClient, m_byLoad, name));
        ASSERT_TRUE(differing) << qPrintable(differing.error().text());
        EXPECT_EQ(differing->toInt(), 0) << qPrintable(name);
    }
    EXPECT_EQ(connection->value(u"SELECT COUNT(*) FROM t"_s)->toInt(), 260);

    EXPECT_EQ(m_verbs, options().contains(u"--replace"_s) ? SqlRowStream::Replace : SqlRowStream::Insert);
    EXPECT_EQ(m_columns.size(), options().contains(u"--complete-insert"_s) ? 27 : 0);
    // The dump program of MariaDB 11 writes bits so by itself.
    QProcess dumper;
    dumper.start(m_dumper, {u"--version"_s});
    ASSERT_TRUE(dumper.waitForFinished());
    const bool isNew = dumper.readAllStandardOutput().contains(" 11.");
    EXPECT_EQ((m_bitKinds & SqlHex) != 0, isNew || options().contains(u"--hex-blob"_s));
}

/// The server's log says what the real client made of a file: the statements have to be cut in the same
/// places.
TEST_F(DumpPrograms, StatementsAreCutWhereTheClientCutsThem)
{
    if (!m_server.value(u"SELECT VERSION() LIKE '%MariaDB%'"_s).toBool())
        GTEST_SKIP() << "the client is the same, and MySQL logs not every statement that it cannot parse";
    const QByteArray script = "SELECT ';', \"a;b\" AS `c;d`; SELECT 1 -- it's;\n, 2;\n"
                              "SELECT /* ; ' */ 3 # ;'\n;\nSELECT /*!40101 4, */ 'x\\';y';\n"
                              "DELIMITER //\nSELECT 5; //\nSELECT '//', 6//\ndelimiter ;\n"
                              "SELECT 7--1;SELECT 'a'';b', \"c\"\";d\";\r\n"
                              "SELECT /*!50000 8; SELECT 9 */;\nSELECT `e\\`, 10\\g\nSELECT 11";
    QFile file(m_file + u".sql"_s);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(script);
    file.close();
    m_server.execute(u"SET GLOBAL log_output='TABLE'"_s);
    m_server.execute(u"SET GLOBAL general_log=1"_s);
    ASSERT_NO_FATAL_FAILURE(runProgram(m_client, {u"--comments"_s, u"--force"_s, m_source}, file.fileName(),
                                       m_file + u".out"_s, false));
    m_server.execute(u"SET GLOBAL general_log=0"_s);
    const auto connection = connect(m_source);
    const auto logged = connection->rows(
        u"SELECT CONVERT(argument USING utf8mb4) FROM mysql.general_log WHERE command_type='Query' AND"
        " argument LIKE 'SELECT%' AND argument NOT LIKE '%version_comment%' AND argument NOT LIKE"
        " '%general_log%' AND argument NOT LIKE '%DATABASE()%' ORDER BY event_time"_s);
    ASSERT_TRUE(logged) << qPrintable(logged.error().text());

    const auto input = FileWindows::open(file.fileName());
    ASSERT_TRUE(input);
    SqlDumpReader reader(**input);
    QStringList ours;
    for (;;) {
        const auto event = reader.next();
        ASSERT_TRUE(event) << qPrintable(event.error().text());
        if (*event == SqlDumpReader::Event::End)
            break;
        if (*event == SqlDumpReader::Event::Statement && reader.text().starts_with("SELECT"))
            ours << QString::fromUtf8(reader.text().data(), qsizetype(reader.text().size()));
    }
    ours.replaceInStrings(u"SELECT 5;"_s,
                          u"SELECT 5"_s); // the server's log leaves it out
    QStringList theirs;
    for (const auto &row : *logged)
        theirs << row.first().toString().trimmed();
    EXPECT_EQ(ours.join(u"\n==\n"_s), theirs.join(u"\n==\n"_s));
}

TEST_F(DumpPrograms, InspectionFindsWhatTheDumpProgramWrote)
{
    const auto connection = connect(m_source);
    run(*connection,
        u"CREATE TABLE child (id int PRIMARY KEY, t bigint, FOREIGN KEY (t) REFERENCES t (id))"_s);
    run(*connection, u"INSERT INTO child VALUES (1, 1), (2, 3)"_s);
    run(*connection, u"CREATE VIEW v AS SELECT id FROM t"_s);
    run(*connection, u"CREATE TRIGGER tr BEFORE INSERT ON child FOR EACH ROW BEGIN SET NEW.t = 1; END"_s);
    run(*connection, u"CREATE PROCEDURE p() BEGIN SELECT ';;'; INSERT INTO child VALUES (9, 9); END"_s);
    run(*connection, u"CREATE FUNCTION f() RETURNS int DETERMINISTIC RETURN 1"_s);
    run(*connection, u"CREATE EVENT e ON SCHEDULE EVERY 1 DAY DISABLE DO DELETE FROM child WHERE id=7"_s);
    ASSERT_NO_FATAL_FAILURE(runProgram(m_dumper,
                                       {u"--routines"_s, u"--events"_s, u"--databases"_s, m_source, m_byLoad},
                                       {}, m_file + u".sql"_s));
    const auto input = FileWindows::open(m_file + u".sql"_s, 0, -1, 64 * 1024);
    ASSERT_TRUE(input);
    const auto found = inspectSqlDump(**input);
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    EXPECT_TRUE(found->readWhole);
    EXPECT_TRUE(found->header.completed);
    EXPECT_EQ(found->header.tool, "mariadb-dump");
    EXPECT_TRUE(found->problems.isEmpty()) << qPrintable(found->problems.first().text());
    const QByteArray schema = m_source.toUtf8();
    EXPECT_EQ(found->schemas, (QVector<QByteArray>{schema, m_byLoad.toUtf8()}));
    ASSERT_EQ(found->tables.size(), 2) << "a view and what stands in for it are none";
    const SqlDumpTable *table = found->table(schema, "t");
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->rows, 260);
    EXPECT_TRUE(table->createSql.startsWith("CREATE TABLE `t`"));
    ASSERT_NE(found->table(schema, "child"), nullptr);
    EXPECT_EQ(found->table(schema, "child")->rows, 2);
    EXPECT_EQ(found->countOf(SqlPhase::Unknown), 0);
    const auto creates = [&](SqlObject object, const char *name) {
        return std::count_if(
            found->statements.begin(), found->statements.end(), [&](const SqlDumpStatement &each) {
                return each.kind.creates && each.kind.object == object && each.kind.name == name &&
                       each.kind.phase == SqlPhase::AfterData && each.schema == schema;
            });
    };
    EXPECT_EQ(creates(SqlObject::Trigger, "tr"), 1);
    EXPECT_EQ(creates(SqlObject::Procedure, "p"), 1);
    EXPECT_EQ(creates(SqlObject::Function, "f"), 1);
    EXPECT_EQ(creates(SqlObject::Event, "e"), 1);
    EXPECT_GE(creates(SqlObject::View, "v"), 1) << "and once as a stand-in";
}

INSTANTIATE_TEST_SUITE_P(Options, RealDumps,
                         testing::Values("", "--skip-extended-insert", "--hex-blob", "--complete-insert",
                                         "--replace --hex-blob --complete-insert"));

} // namespace millrace::test::sqldump_test
