// SPDX-License-Identifier: GPL-3.0-or-later
// A server two hours east of Greenwich: TIMESTAMPs of dumps that are written in UTC are the same moments in
// the table, whichever tool wrote them and however they go in, and the proof of their contents agrees.
#include "core/base/literals.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "core/source/inspect/dumptables.h"
#include "core/source/scan/filescan.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/needs.h"
#include "tests/support/qtprinters.h"
#include "tests/support/shelldumpwriter.h"

#include <QProcess>
#include <QStandardPaths>
#include <gtest/gtest.h>

namespace millrace::test::timezone_test {

namespace {

constexpr int rowCount = 12'000; ///< enough that their order matters
const QString definition = u"(id int NOT NULL%1, ts timestamp NULL, dt datetime NULL, s "
                           "varchar(20)) CHARACTER SET utf8mb4"_s;

/// Zeros in dates are refused but where a session asks for them, as MySQL has it.
PrivateServer &eastern()
{
    static PrivateServer server(PrivateServer::Options{
        .extraArguments = {u"--default-time-zone=+02:00"_s, u"--sql-mode=STRICT_TRANS_TABLES,NO_ZERO_"
                                                            "DATE,NO_ZERO_IN_DATE"_s}});
    return server;
}

class EasternServer : public DumpCase
{
protected:
    EasternServer()
        : DumpCase(eastern())
    {}

    /// In no order of its ids; one date is all zeros.
    void makeOrigin()
    {
        const auto connection = Connection::open(m_server.connection(m_source));
        ASSERT_TRUE(connection);
        QStringList rows;
        for (int i = 0; i < rowCount; ++i) {
            const int id = i * 7'919 % rowCount + 1; // each once
            rows << u"(%1, %2, %3, 'row %1')"_s.arg(
                QString::number(id),
                id % 11 == 0 ? u"NULL"_s : u"FROM_UNIXTIME(%1)"_s.arg(1'700'000'000 + id * 97),
                id == 13 ? u"'0000-00-00 00:00:00'"_s
                         : u"'2024-03-31 02:30:00' + INTERVAL %1 MINUTE"_s.arg(id));
        }
        for (const QString &sql : {u"SET sql_mode = ''"_s, u"CREATE TABLE t "_s + definition.arg(QString()),
                                   u"INSERT INTO t VALUES "_s + rows.join(u',')}) {
            const auto done = (*connection)->execute(sql);
            ASSERT_TRUE(done) << qPrintable(done.error().text());
        }
    }

    /// A number that differs when a moment does.
    std::string moments(const QString &table)
    {
        return m_server
            .value(u"SELECT CONCAT(COUNT(*), ' ', COUNT(ts), ' ', SUM(CRC32(CONCAT_WS('|', id, "
                   "UNIX_TIMESTAMP(ts), dt, s)))) FROM %1"_s.arg(table))
            .toString()
            .toStdString();
    }
    QString origin() const { return m_source + u".t"_s; }

    /// Loads the source into a table with a key, by a plan that was saved; it is to be done and proved whole.
    void loadInto(LoadCase &load, const Source &source)
    {
        load.plan.source = source;
        const auto issues = scanSource(load.plan.source);
        ASSERT_TRUE(issues) << qPrintable(issues.error().text());
        m_server.execute(u"CREATE TABLE %1 %2"_s.arg(load.table(), definition.arg(u" PRIMARY KEY"_s)));
        const auto connection = Connection::open(load.target());
        ASSERT_TRUE(connection);
        const auto table = readTable(**connection, load.plan.schema, load.plan.table);
        ASSERT_TRUE(table);
        load.plan.mapping = proposedMapping(load.plan.source, *table);
        load.plan.chunkRows = 2'500;
        load.plan.verify = VerifyLevel::Content;
        const auto saved = Plan::fromJson(load.plan.toJson());
        ASSERT_TRUE(saved) << qPrintable(saved.error().text());
        load.plan = *saved;
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        EXPECT_EQ(summary.tables.first().rowsCompared, rowCount) << why(summary);
        const bool sorts = load.plan.order == RowOrder::PrimaryKey;
        EXPECT_EQ(std::any_of(
                      load.events.begin(), load.events.end(),
                      [](const Event &event) { return event.text.contains(u"is loaded in the order of"_s); }),
                  sorts);
    }

    /// The source that a path is of.
    Source sourceOf(const QString &path)
    {
        const auto found = inspectPaths({path});
        EXPECT_TRUE(found) << qPrintable(found ? QString() : found.error().text());
        return found && found->size() == 1 ? found->first().source : Source();
    }

    /// mysqldump --tab of the origin; its folder.
    QString tabDump(const QStringList &options = {})
    {
        const QString folder = m_server.filesFolder() + u'/' + m_source + u"_tab"_s;
        EXPECT_TRUE(QDir().mkpath(folder));
        EXPECT_TRUE(QFile::setPermissions(folder, QFileDevice::Permissions(0x7777)));
        runProgram(u"mariadb-dump"_s, QStringList{u"--tab="_s + folder, u"--default-character-set=binary"_s} +
                                          options + QStringList{m_source, u"t"_s});
        return folder;
    }
};

class EasternOrder : public EasternServer, public testing::WithParamInterface<RowOrder>
{};

class EasternWay : public EasternServer, public testing::WithParamInterface<WayIn>
{};

} // namespace

TEST_P(EasternOrder, ATableOfAnSqlDump)
{
    ASSERT_NO_FATAL_FAILURE(makeOrigin());
    // Without a definition nothing but the dump's sql_mode lets the date of zeros in.
    for (const QStringList &form : {QStringList{u"--no-create-info"_s}, QStringList{}}) {
        ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump, form));
        LoadCase load(m_server);
        load.plan.order = GetParam();
        ASSERT_NO_FATAL_FAILURE(loadInto(load, sourceOf(m_dump)));
        EXPECT_EQ(moments(load.table()), moments(origin()));
    }
}

TEST_P(EasternOrder, AWholeSqlDump)
{
    ASSERT_NO_FATAL_FAILURE(makeOrigin());
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump));
    // With a key, so that there is an order.
    QByteArray sql = contentOf(m_dump);
    sql.replace("`id` int(11) NOT NULL,", "`id` int(11) NOT NULL PRIMARY KEY,");
    sql.replace("`id` int NOT NULL,", "`id` int NOT NULL PRIMARY KEY,");
    ASSERT_TRUE(sql.contains("PRIMARY KEY"));
    writeDump(sql);
    DumpPlanOptions options = planOptions();
    options.defaults.order = GetParam();
    options.defaults.verify = VerifyLevel::Content;
    m_defaults = options.defaults;
    ASSERT_NO_FATAL_FAILURE(byRun());
    EXPECT_EQ(moments(m_byRun + u".t"_s), moments(origin()));
}

TEST_P(EasternOrder, TextOfMysqldumpTab)
{
    ASSERT_NO_FATAL_FAILURE(makeOrigin());
    LoadCase load(m_server);
    load.plan.order = GetParam();
    ASSERT_NO_FATAL_FAILURE(loadInto(load, sourceOf(tabDump())));
    EXPECT_EQ(moments(load.table()), moments(origin()));
}

INSTANTIATE_TEST_SUITE_P(Orders, EasternOrder, testing::Values(RowOrder::File, RowOrder::PrimaryKey),
                         [](const auto &order) {
                             return order.param == RowOrder::File ? "AsItIs" : "ByPrimaryKey";
                         });

TEST_P(EasternWay, TextOfMysqldumpTab)
{
    ASSERT_NO_FATAL_FAILURE(makeOrigin());
    LoadCase load(m_server);
    load.plan.wayIn = GetParam();
    ASSERT_NO_FATAL_FAILURE(loadInto(load, sourceOf(tabDump())));
    EXPECT_EQ(moments(load.table()), moments(origin()));
}

INSTANTIATE_TEST_SUITE_P(Ways, EasternWay, testing::Values(WayIn::Local, WayIn::ServerFile, WayIn::Insert));

TEST_F(EasternServer, TextThatSaysNothingIsOfTheServersOwnZone)
{
    ASSERT_NO_FATAL_FAILURE(makeOrigin());
    LoadCase load(m_server);
    ASSERT_NO_FATAL_FAILURE(loadInto(load, sourceOf(tabDump({u"--skip-tz-utc"_s}))));
    EXPECT_EQ(moments(load.table()), moments(origin()));
}

TEST_F(EasternServer, TheZoneThatAPlanNamesWins)
{
    ASSERT_NO_FATAL_FAILURE(makeOrigin());
    const QString folder = tabDump();
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump));
    for (const QString &path : {folder, m_dump}) {
        LoadCase load(m_server);
        load.plan.session << SessionSetting{.name = u"TIME_ZONE"_s, .value = u"-03:00"_s};
        ASSERT_NO_FATAL_FAILURE(loadInto(load, sourceOf(path)));
        // What the dump has as an hour of Greenwich was taken for one three hours west of it.
        EXPECT_EQ(
            m_server
                .value(u"SELECT COUNT(*) FROM %1 a JOIN %2 b ON a.id = b.id AND "
                       "UNIX_TIMESTAMP(b.ts) = UNIX_TIMESTAMP(a.ts) + 3 * 3600"_s.arg(origin(), load.table()))
                .toInt(),
            rowCount - rowCount / 11);
    }
}

TEST_F(EasternServer, DirectoriesOfMySqlShell)
{
    ASSERT_NO_FATAL_FAILURE(makeOrigin());
    const auto connection = Connection::open(m_server.connection(m_source));
    ASSERT_TRUE(connection);
    for (const bool utc : {true, false}) {
        ASSERT_TRUE((*connection)->execute(u"SET time_zone = '%1'"_s.arg(utc ? u"+00:00"_s : u"+02:00"_s)));
        const auto values = (*connection)->rows(u"SELECT id, CAST(ts AS CHAR), CAST(dt AS CHAR), s FROM t"_s);
        ASSERT_TRUE(values);
        QByteArray lines;
        for (const auto &row : *values)
            for (int i = 0; i < 4; ++i)
                lines += (row.at(i).isNull() ? QByteArray("\\N") : row.at(i).toString().toUtf8()) +
                         (i < 3 ? '\t' : '\n');
        const QTemporaryDir folder;
        ShellDumpWriter(folder.path())
            .write({{.schema = u"shop"_s,
                     .name = u"t"_s,
                     .columns = {u"id"_s, u"ts"_s, u"dt"_s, u"s"_s},
                     .chunks = {lines},
                     .decoders = {},
                     .createSql = u"CREATE TABLE `t` %1;\n"_s.arg(definition.arg(QString()))}});
        QFile metadata(folder.filePath(u"@.json"_s));
        ASSERT_TRUE(metadata.open(QIODevice::ReadWrite));
        QJsonObject json = QJsonDocument::fromJson(metadata.readAll()).object();
        ASSERT_TRUE(json.value(u"tzUtc"_s).toBool());
        json.insert(u"tzUtc"_s, utc);
        ASSERT_TRUE(metadata.resize(0) && metadata.seek(0));
        metadata.write(QJsonDocument(json).toJson());
        metadata.close();
        LoadCase load(m_server);
        ASSERT_NO_FATAL_FAILURE(loadInto(load, sourceOf(folder.path())));
        EXPECT_EQ(moments(load.table()), moments(origin())) << utc;
    }
}

TEST_F(EasternServer, FoldersOfMydumper)
{
    ASSERT_NO_FATAL_FAILURE(makeOrigin());
    MILLRACE_NEEDS("mydumper")
    const QString program = QStandardPaths::findExecutable(u"mydumper"_s);
    const QTemporaryDir folder;
    const ResolvedConnection target = m_server.connection();
    QProcess process;
    process.start(program, {u"-S"_s, target.spec.socket, u"-u"_s, target.spec.user, u"-p"_s, target.password,
                            u"-B"_s, m_source, u"-o"_s, folder.filePath(u"dump"_s)});
    ASSERT_TRUE(process.waitForFinished(60'000));
    ASSERT_EQ(process.exitCode(), 0) << process.readAllStandardError();
    LoadCase load(m_server);
    ASSERT_NO_FATAL_FAILURE(loadInto(load, sourceOf(folder.filePath(u"dump"_s))));
    EXPECT_EQ(moments(load.table()), moments(origin()));
}

} // namespace millrace::test::timezone_test
