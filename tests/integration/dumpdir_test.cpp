// SPDX-License-Identifier: GPL-3.0-or-later
// Directories of dumping tools loaded into a server: what comes out is what went in.
#include "core/mapping/dumpmapping.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "core/source/filescan.h"
#include "core/source/inspector.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"
#include "tests/support/shelldumpwriter.h"

#include <QProcess>
#include <QStandardPaths>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

/// All of a table's bytes.
QString contentOf(PrivateServer &server, const QString &table)
{
    return server
        .value(
            QStringLiteral("SELECT CONCAT(COUNT(*), '|', SUM(CRC32(CONCAT_WS('|', id, IFNULL(HEX(b), 'N'), "
                           "IFNULL(HEX(s), 'N'), IFNULL(HEX(bt), 'N'))))) FROM %1")
                .arg(table))
        .toString();
}

/// Loads the only table that is found into one of the same definition.
void load(LoadCase &load, const FoundTable &found, const QString &definition)
{
    load.plan.source = found.source;
    const auto issues = scanSource(load.plan.source);
    ASSERT_TRUE(issues) << qPrintable(issues.error().text());
    load.server().execute(QStringLiteral("CREATE TABLE %1 %2").arg(load.table(), definition));
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

const QString definition =
    QStringLiteral("(id int NOT NULL PRIMARY KEY, b varbinary(40), s varchar(60) CHARACTER SET "
                   "utf8mb4, bt bit(9))");

} // namespace

TEST(DumpDirs, MydumperRoundTrip)
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("mydumper"));
    ASSERT_FALSE(program.isEmpty()) << "installer/deps.sh --ci installs it";
    LoadCase target;
    PrivateServer &server = target.server();
    const bool mariaDb = server.value(QStringLiteral("SELECT VERSION() LIKE '%MariaDB%'")).toBool();
    const QString schema = server.freshSchema();
    const QString origin = schema + QStringLiteral(".t");
    server.execute(QStringLiteral("CREATE TABLE %1 %2").arg(origin, definition));
    for (int id = 1; id <= 1'000; ++id)
        server.execute(
            QStringLiteral("INSERT INTO %1 VALUES (%2, %3, %4, %5)")
                .arg(origin)
                .arg(id)
                .arg(id % 7 == 0
                         ? QStringLiteral("NULL")
                         : QStringLiteral("UNHEX('00090A5C27%1')").arg(id % 256, 2, 16, QLatin1Char('0')))
                .arg(id % 5 == 0 ? QStringLiteral("NULL")
                                 : QStringLiteral("CONCAT('m\u00FC\\'\\t', %1)").arg(id))
                .arg(id % 512));
    keepNoFigures(server);
    const QString folder = target.folderPath() + QStringLiteral("/dump");
    const ConnectionSpec spec = target.target().spec;
    for (const QStringList &more :
         {QStringList{QStringLiteral("-r"), QStringLiteral("200")}, QStringList{QStringLiteral("-c")}}) {
        QProcess process;
        process.start(program,
                      QStringList{QStringLiteral("-S"), spec.socket, QStringLiteral("-u"),
                                  target.target().spec.user, QStringLiteral("-p"), target.target().password,
                                  QStringLiteral("-B"), schema, QStringLiteral("-o"), folder} +
                          more);
        ASSERT_TRUE(process.waitForFinished(60'000));
        ASSERT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();

        const auto found = inspectPaths({folder});
        ASSERT_TRUE(found) << qPrintable(found.error().text());
        ASSERT_EQ(found->size(), 1);
        const FoundTable &table = found->first();
        ASSERT_TRUE(table.dump);
        EXPECT_EQ(table.dump->tool, QStringLiteral("mydumper"));
        EXPECT_TRUE(table.dump->finished);
        EXPECT_EQ(table.source.name, QStringLiteral("t"));
        // Of MySQL's tables mydumper 0.10 makes one piece.
        EXPECT_EQ(table.source.files.size() > 1, mariaDb && more.size() == 2);
        EXPECT_TRUE(table.source.createSql.contains(QStringLiteral("varbinary(40)")));
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
    ShellTable table{
        .schema = QStringLiteral("shop"),
        .name = QStringLiteral("t"),
        .columns = {QStringLiteral("id"), QStringLiteral("b"), QStringLiteral("s"), QStringLiteral("bt")},
        .decoders = {{QStringLiteral("b"), QStringLiteral("FROM_BASE64")},
                     {QStringLiteral("bt"), QStringLiteral("FROM_BASE64")}},
        .createSql = QStringLiteral("CREATE TABLE IF NOT EXISTS `t` %1;\n").arg(definition)};
    LoadCase expected;
    expected.server().execute(QStringLiteral("CREATE TABLE %1 %2").arg(expected.table(), definition));
    for (int chunk = 0; chunk < 3; ++chunk) {
        QByteArray rows;
        for (int id = chunk * 400 + 1; id <= chunk * 400 + 400; ++id) {
            const QByteArray bytes = QByteArray("\x00\t\n\\'", 5) + char(id % 256);
            const QByteArray bits = QByteArray(1, char(id % 512 / 256)) + char(id % 256);
            const bool isNull = id % 7 == 0;
            rows += QByteArray::number(id) + '\t' + (isNull ? "\\N" : bytes.toBase64()) + "\tm\xC3\xBC\\t" +
                    QByteArray::number(id) + '\t' + bits.toBase64() + '\n';
            expected.server().execute(
                QStringLiteral("INSERT INTO %1 VALUES (%2, %3, 'm\u00FC\\t%2', %4)")
                    .arg(expected.table())
                    .arg(id)
                    .arg(isNull ? QStringLiteral("NULL")
                                : QStringLiteral("UNHEX('%1')").arg(QString::fromLatin1(bytes.toHex())))
                    .arg(id % 512));
        }
        table.chunks << rows;
    }
    const QString folder = target.folderPath() + QStringLiteral("/shell");
    ASSERT_TRUE(QDir().mkpath(folder));
    ShellDumpWriter(folder).write({table});
    const auto found = inspectPaths({folder});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    ASSERT_EQ(found->size(), 1);
    EXPECT_TRUE(found->first().proposal.evidence.first().contains(QStringLiteral("MySQL Shell 8.0.33")));
    EXPECT_TRUE(found->first().source.createSql.contains(QStringLiteral("varbinary(40)")));
    ASSERT_NO_FATAL_FAILURE(load(target, found->first(), definition));
    EXPECT_EQ(target.rowsInTable(), 1'200);
    EXPECT_EQ(contentOf(target.server(), target.table()), contentOf(target.server(), expected.table()));
}

} // namespace millrace::test
