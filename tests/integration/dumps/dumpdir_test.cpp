// SPDX-License-Identifier: GPL-3.0-or-later
// Directories of dumping tools loaded into a server: what comes out is what went in.
#include "core/base/literals.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "core/source/dumpdir/dumpdir.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"
#include "tests/support/needs.h"
#include "tests/support/qtprinters.h"
#include "tests/support/shelldumpwriter.h"

#include <QProcess>
#include <QStandardPaths>
#include <gtest/gtest.h>

namespace millrace::test::dumpdir_test {

namespace {

/// All of a table's bytes.
QString contentOf(PrivateServer &server, const QString &table)
{
    return server
        .value(u"SELECT CONCAT(COUNT(*), '|', SUM(CRC32(CONCAT_WS('|', id, IFNULL(HEX(b), 'N'), "
               "IFNULL(HEX(s), 'N'), IFNULL(HEX(bt), 'N'))))) FROM %1"_s.arg(table))
        .toString();
}

/// Loads the only table that is found into one of the same definition.
void load(LoadCase &load, const FoundTable &found, const QString &definition)
{
    load.plan.source = found.source;
    const auto issues = scanSource(load.plan.source);
    ASSERT_TRUE(issues) << qPrintable(issues.error().text());
    load.server().execute(u"CREATE TABLE %1 %2"_s.arg(load.table(), definition));
    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    const auto table = readTable(**connection, load.plan.schema, load.plan.table);
    ASSERT_TRUE(table);
    load.plan.mapping = proposedMapping(load.plan.source, *table);
    load.plan.chunkRows = 300;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
}

const QString definition = u"(id int NOT NULL PRIMARY KEY, b varbinary(40), s varchar(60) CHARACTER SET "
                           "utf8mb4, bt bit(9))"_s;

} // namespace

TEST(DumpDirs, MydumperRoundTrip)
{
    MILLRACE_NEEDS("mydumper")
    const QString program = QStandardPaths::findExecutable(u"mydumper"_s);
    LoadCase target;
    PrivateServer &server = target.server();
    const bool mariaDb = server.value(u"SELECT VERSION() LIKE '%MariaDB%'"_s).toBool();
    const QString schema = server.freshSchema();
    const QString origin = schema + u".t"_s;
    server.execute(u"CREATE TABLE %1 %2"_s.arg(origin, definition));
    for (int id = 1; id <= 1'000; ++id)
        server.execute(
            u"INSERT INTO %1 VALUES (%2, %3, %4, %5)"_s.arg(origin)
                .arg(id)
                .arg(id % 7 == 0 ? u"NULL"_s : u"UNHEX('00090A5C27%1')"_s.arg(id % 256, 2, 16, '0'_L1))
                .arg(id % 5 == 0 ? u"NULL"_s : u"CONCAT('m\u00FC\\'\\t', %1)"_s.arg(id))
                .arg(id % 512));
    keepNoFigures(server);
    const QString folder = target.folderPath() + u"/dump"_s;
    const ConnectionSpec spec = target.target().spec;
    for (const QStringList &more : {QStringList{u"-r"_s, u"200"_s}, QStringList{u"-c"_s}}) {
        QProcess process;
        process.start(program, QStringList{u"-S"_s, spec.socket, u"-u"_s, target.target().spec.user, u"-p"_s,
                                           target.target().password, u"-B"_s, schema, u"-o"_s, folder} +
                                   more);
        ASSERT_TRUE(process.waitForFinished(60'000));
        ASSERT_EQ(process.exitCode(), 0) << process.readAllStandardError();

        const auto found = inspectPaths({folder});
        ASSERT_TRUE(found) << qPrintable(found.error().text());
        ASSERT_EQ(found->size(), 1);
        const FoundTable &table = found->first();
        ASSERT_TRUE(table.dump);
        EXPECT_EQ(table.dump->tool, u"mydumper"_s);
        EXPECT_TRUE(table.dump->finished);
        EXPECT_EQ(table.source.name, u"t"_s);
        // Of MySQL's tables mydumper 0.10 makes one piece.
        EXPECT_EQ(table.source.files.size() > 1, mariaDb && more.size() == 2);
        EXPECT_TRUE(table.source.createSql.contains(u"varbinary(40)"_s));
        EXPECT_TRUE(table.notes.isEmpty()) << qPrintable(table.notes.first().text());
        LoadCase copy;
        ASSERT_NO_FATAL_FAILURE(load(copy, table, definition));
        EXPECT_EQ(copy.rowsInTable(), 1'000);
        EXPECT_EQ(contentOf(server, copy.table()), contentOf(server, origin));
        QDir(folder).removeRecursively();
    }
}

TEST(DumpDirs, MySqlShellDirectoryIsDecoded)
{
    LoadCase target;
    ShellTable table{.schema = u"shop"_s,
                     .name = u"t"_s,
                     .columns = {u"id"_s, u"b"_s, u"s"_s, u"bt"_s},
                     .decoders = {{u"b"_s, u"FROM_BASE64"_s}, {u"bt"_s, u"FROM_BASE64"_s}},
                     .createSql = u"CREATE TABLE IF NOT EXISTS `t` %1;\n"_s.arg(definition)};
    LoadCase expected;
    expected.server().execute(u"CREATE TABLE %1 %2"_s.arg(expected.table(), definition));
    for (int chunk = 0; chunk < 3; ++chunk) {
        QByteArray rows;
        for (int id = chunk * 400 + 1; id <= chunk * 400 + 400; ++id) {
            const QByteArray bytes = QByteArray("\x00\t\n\\'", 5) + char(id % 256);
            const QByteArray bits = QByteArray(1, char(id % 512 / 256)) + char(id % 256);
            const bool isNull = id % 7 == 0;
            rows += QByteArray::number(id) + '\t' + (isNull ? "\\N" : bytes.toBase64()) + "\tm\xC3\xBC\\t" +
                    QByteArray::number(id) + '\t' + bits.toBase64() + '\n';
            expected.server().execute(
                u"INSERT INTO %1 VALUES (%2, %3, 'm\u00FC\\t%2', %4)"_s.arg(expected.table())
                    .arg(id)
                    .arg(isNull ? u"NULL"_s : u"UNHEX('%1')"_s.arg(QString::fromLatin1(bytes.toHex())))
                    .arg(id % 512));
        }
        table.chunks << rows;
    }
    const QString folder = target.folderPath() + u"/shell"_s;
    ASSERT_TRUE(QDir().mkpath(folder));
    ShellDumpWriter(folder).write({table});
    const auto found = inspectPaths({folder});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    ASSERT_EQ(found->size(), 1);
    EXPECT_TRUE(found->first().proposal.evidence.first().contains(u"MySQL Shell 8.0.33"_s));
    EXPECT_TRUE(found->first().source.createSql.contains(u"varbinary(40)"_s));
    ASSERT_NO_FATAL_FAILURE(load(target, found->first(), definition));
    EXPECT_EQ(target.rowsInTable(), 1'200);
    EXPECT_EQ(contentOf(target.server(), target.table()), contentOf(target.server(), expected.table()));
}

} // namespace millrace::test::dumpdir_test
