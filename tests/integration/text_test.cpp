// SPDX-License-Identifier: GPL-3.0-or-later
// Text dumps with something odd in them, from the first look to the table, as a script sees it.
#include "core/server/connection.h"
#include "core/source/charsetcheck.h"
#include "tests/support/privateserver.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace millrace::test {

namespace {

using testing::AllOf;
using testing::HasSubstr;

struct Outcome
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;

    QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
    /// The preflight's findings of one topic: "severity what".
    QStringList findings(const QString &topic) const
    {
        QStringList texts;
        for (const QJsonValue &each : json().value(QStringLiteral("findings")).toArray())
            if (each[QStringLiteral("topic")].toString() == topic)
                texts << each[QStringLiteral("severity")].toString() + QLatin1Char(' ') +
                             each[QStringLiteral("what")].toString() +
                             each[QStringLiteral("detail")][QStringLiteral("what")].toString();
        return texts;
    }
};

class TextTest : public testing::Test
{
protected:
    void SetUp() override
    {
        qputenv("MILLRACE_PASSWORD", m_server.connection().password.toUtf8());
        m_schema = m_server.freshSchema();
    }
    void TearDown() override { qunsetenv("MILLRACE_PASSWORD"); }

    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        return file.fileName();
    }
    QString planFile() const { return m_folder.filePath(QStringLiteral("p.millrace")); }

    static Outcome cli(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(MILLRACE_CLI), arguments);
        EXPECT_TRUE(process.waitForFinished(120'000));
        EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    Outcome plan(const QString &file, const QStringList &more = {}) const
    {
        ConnectionSpec spec = m_server.connection(m_schema).spec;
        spec.scratch = false;
        return cli(QStringList{QStringLiteral("plan"), file, QStringLiteral("--target"), spec.toUrl(),
                               QStringLiteral("--table"), QStringLiteral("t"), QStringLiteral("-o"),
                               planFile()} +
                   more);
    }
    QString value(const QString &sql) const { return m_server.value(sql.arg(m_schema)).toString(); }
    void execute(const QString &sql) const { m_server.execute(sql.arg(m_schema)); }

    PrivateServer &m_server = PrivateServer::shared();
    QTemporaryDir m_folder;
    QString m_schema;
};

} // namespace

TEST_F(TextTest, ADumpWithoutDdlIsLoadedIntoTheTableItsRowsPropose)
{
    QByteArray rows = "id,amount,born,name,doc,note\n";
    for (int i = 1; i <= 500; ++i)
        rows += QByteArray::number(i) + ',' + (i % 3 == 0 ? QByteArray() : QByteArray::number(i) + ".25") +
                ",2010-01-" + QByteArray::number(10 + i % 20) + ",\"Ren\xC3\xA9 " + QByteArray::number(i) +
                "\",\"{\"\"a\"\": 1}\"," + (i % 2 == 0 ? "" : "x") + "\n";
    const QString file = write(QStringLiteral("people.csv"), rows);

    const Outcome profile =
        cli({QStringLiteral("inspect"), file, QStringLiteral("--profile"), QStringLiteral("--json")});
    const QJsonArray columns =
        profile.json()[QStringLiteral("tables")][0][QStringLiteral("profile")][QStringLiteral("columns")]
            .toArray();
    ASSERT_EQ(columns.size(), 6) << profile.output.toStdString();
    EXPECT_EQ(columns.at(1)[QStringLiteral("type")].toString(), QStringLiteral("decimal"));
    EXPECT_EQ(columns.at(1)[QStringLiteral("empties")].toInt(), 166);
    EXPECT_EQ(columns.at(0)[QStringLiteral("max")][QStringLiteral("text")].toString(), QStringLiteral("500"));
    EXPECT_THAT(cli({QStringLiteral("inspect"), file, QStringLiteral("--profile")}).output.toStdString(),
                HasSubstr("of all 500 rows"));

    const Outcome planned = plan(file, {QStringLiteral("--create")});
    ASSERT_EQ(planned.exitCode, 0) << planned.errors.toStdString();
    EXPECT_THAT(planned.errors.toStdString(), AllOf(HasSubstr("brings no CREATE TABLE"),
                                                    HasSubstr("Primary key id"), HasSubstr("`born` DATE")));
    const Outcome run = cli({QStringLiteral("run"), planFile(), QStringLiteral("--json")});
    ASSERT_EQ(run.exitCode, 0) << run.errors.toStdString() << run.output.toStdString();
    EXPECT_EQ(value(QStringLiteral("SELECT CONCAT_WS(' ', COUNT(*), SUM(amount IS NULL), SUM(amount), "
                                   "MAX(name), SUM(note = '')) FROM %1.t")),
              QStringLiteral("500 166 83750.50 René 99 250"));
    EXPECT_EQ(value(QStringLiteral("SELECT GROUP_CONCAT(COLUMN_NAME ORDER BY ORDINAL_POSITION) FROM "
                                   "information_schema.COLUMNS WHERE "
                                   "TABLE_SCHEMA = '%1' AND TABLE_NAME = 't' AND IS_NULLABLE = 'NO'")),
              QStringLiteral("id,born,name,doc,note"));
}

TEST_F(TextTest, BytesOutsideTheCharacterSetAreSaidBeforeTheLoad)
{
    execute(QStringLiteral("CREATE TABLE %1.t (id int PRIMARY KEY, v varchar(20)) CHARACTER SET utf8mb4"));
    const QString file = write(QStringLiteral("a.txt"), "1\tok\n2\tb\xE9"
                                                        "d\n3\tok\n");
    const QStringList asUtf8{QStringLiteral("--charset"), QStringLiteral("utf8mb4")};
    const Outcome planned = plan(file, asUtf8);
    ASSERT_EQ(planned.exitCode, 0) << planned.errors.toStdString();
    EXPECT_THAT(planned.errors.toStdString(),
                AllOf(HasSubstr("1 of 3 rows with bytes that are no utf8mb4"), HasSubstr("0xe9 0x64"),
                      HasSubstr("a.txt, line 2 (row 2")));
    const Outcome check = cli({QStringLiteral("check"), planFile(), QStringLiteral("--json")});
    EXPECT_EQ(check.exitCode, 2) << "every field goes into a text column: the load is certain to stop";
    ASSERT_EQ(check.findings(QStringLiteral("Source text")).size(), 1);
    EXPECT_TRUE(check.findings(QStringLiteral("Source text"))
                    .first()
                    .startsWith(QStringLiteral("blocking 1 of 3 rows")));

    ASSERT_EQ(
        plan(file, asUtf8 + QStringList{QStringLiteral("--on-error"), QStringLiteral("set-aside")}).exitCode,
        0);
    const Outcome checked = cli({QStringLiteral("check"), planFile(), QStringLiteral("--json")});
    EXPECT_EQ(checked.exitCode, 0);
    EXPECT_TRUE(
        checked.findings(QStringLiteral("Source text")).first().startsWith(QStringLiteral("warning")));
    EXPECT_EQ(cli({QStringLiteral("run"), planFile()}).exitCode, 3);
    EXPECT_EQ(value(QStringLiteral("SELECT GROUP_CONCAT(id ORDER BY id) FROM %1.t")), QStringLiteral("1,3"));

    execute(QStringLiteral("DELETE FROM %1.t"));
    ASSERT_EQ(plan(file, {QStringLiteral("--charset"), QStringLiteral("latin1")}).exitCode, 0);
    EXPECT_EQ(cli({QStringLiteral("run"), planFile()}).exitCode, 0) << "the cure that was named";
    EXPECT_EQ(value(QStringLiteral("SELECT HEX(v) FROM %1.t WHERE id = 2")), QStringLiteral("62C3A964"));
}

TEST_F(TextTest, ValuesThatWouldBeCutAreSaidBeforeTheLoad)
{
    execute(QStringLiteral("CREATE TABLE %1.t (id tinyint PRIMARY KEY, v varchar(4), d date NOT NULL)"));
    ASSERT_EQ(plan(write(QStringLiteral("a.txt"), "1\tok\t2010-01-01\n300\ttoo long\t\\N\n")).exitCode, 0);
    const Outcome check = cli({QStringLiteral("check"), planFile(), QStringLiteral("--json")});
    EXPECT_EQ(check.exitCode, 0);
    const std::string found = check.findings(QStringLiteral("Values")).join(QLatin1Char('\n')).toStdString();
    EXPECT_THAT(found, AllOf(HasSubstr("warning 300 is out of the range of id tinyint"),
                             HasSubstr("warning A value of 8 characters does not go into v varchar(4)"),
                             HasSubstr("warning NULL does not go into d")));
    EXPECT_NE(cli({QStringLiteral("run"), planFile()}).exitCode, 0);
    EXPECT_EQ(value(QStringLiteral("SELECT COUNT(*) FROM %1.t")), QStringLiteral("0"))
        << "and the server says so too";

    execute(QStringLiteral("ALTER TABLE %1.t MODIFY id smallint, MODIFY v varchar(8), MODIFY d date NULL"));
    const Outcome wider = cli({QStringLiteral("check"), planFile(), QStringLiteral("--json")});
    EXPECT_EQ(wider.findings(QStringLiteral("Values")),
              QStringList{QStringLiteral("ok All 2 rows fit their columns.")});
    EXPECT_EQ(cli({QStringLiteral("run"), planFile()}).exitCode, 0);
}

TEST_F(TextTest, TheServerRefusesTheBytesThatTheScanCallsBad)
{
    execute(QStringLiteral("CREATE TABLE %1.t (v varchar(20)) CHARACTER SET utf8mb4"));
    const auto connection = Connection::open(m_server.connection(m_schema));
    ASSERT_TRUE(connection);
    const bool mariaDb =
        m_server.value(QStringLiteral("SELECT VERSION()")).toString().contains(QStringLiteral("MariaDB"));
    ASSERT_TRUE((*connection)->execute(QStringLiteral("SET sql_mode = 'STRICT_ALL_TABLES'")));
    const QString path = m_server.filesFolder() + QStringLiteral("/bytes.txt");
    // Not at the file's end: there MySQL 9.7.4 reads F0 41 LF as an empty value, without a warning.
    const QByteArray behind = "\nanother row\n";
    const auto serverTakes = [&](const char *charset, const QByteArray &bytes) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(bytes + behind) == (bytes + behind).size());
        file.close();
        const auto loaded =
            (*connection)
                ->execute(QStringLiteral("LOAD DATA INFILE '%1' INTO TABLE t CHARACTER SET %2")
                              .arg(path, QLatin1String(charset)));
        // MySQL calls a value too long (1406) when what it could not read is at its end.
        const QList<int> refusals{1366, 1300, 3854, 1406};
        EXPECT_TRUE(loaded || refusals.contains(loaded.error().context.serverCode.value_or(0)))
            << qPrintable(loaded.error().text());
        return loaded.has_value();
    };
    QByteArrayList sequences;
    for (const int lead :
         {0x41, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF})
        for (const int second : {0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0})
            for (int length = 2; length <= 4; ++length)
                sequences << QByteArray(1, char(lead)) + char(second) + QByteArray(length - 2, '\x80');
    sequences << "\xC3"
              << "\xE2\x82"
              << "\xF0\x9F\x98"
              << "\xED\x9F\xBF";
    for (const char *charset : {"utf8mb4", "utf8mb3"})
        for (const QByteArray &bytes : std::as_const(sequences)) {
            if (mariaDb && bytes.startsWith('\xED'))
                continue; // it takes surrogates, which are no characters
            CharsetCheck check(charset);
            const bool good =
                check.findBad({bytes.constData(), std::size_t(bytes.size())}, 0) == bytes.size() &&
                check.pendingBytes() == 0;
            EXPECT_EQ(serverTakes(charset, bytes), good) << charset << ' ' << bytes.toHex().toStdString();
        }
}

TEST_F(TextTest, AFileThatIsCutShortDuringTheLoadStopsItAndLosesNothing)
{
    execute(QStringLiteral("CREATE TABLE %1.t (id int PRIMARY KEY, v varchar(100))"));
    QByteArray rows;
    constexpr int chunkRows = 20'000;
    for (int i = 1; i <= 10 * chunkRows; ++i)
        rows += QByteArray::number(i) + '\t' + QByteArray(90, 'x') + '\n';
    const QString file = write(QStringLiteral("a.txt"), rows);
    ASSERT_EQ(plan(file, {QStringLiteral("--chunk-rows"), QString::number(chunkRows),
                          QStringLiteral("--limit-rows"), QStringLiteral("60000"),
                          QStringLiteral("--workers"), QStringLiteral("1")})
                  .exitCode,
              0);
    QProcess run;
    run.start(QStringLiteral(MILLRACE_CLI), {QStringLiteral("run"), planFile(), QStringLiteral("--json")});
    for (int tries = 0; tries < 300 && value(QStringLiteral("SELECT COUNT(*) FROM %1.t")).toInt() == 0;
         ++tries)
        run.waitForFinished(50);
    ASSERT_TRUE(QFile::resize(file, 1'000'000));
    ASSERT_TRUE(run.waitForFinished(120'000));
    EXPECT_EQ(run.exitStatus(), QProcess::NormalExit) << "no SIGBUS";
    EXPECT_EQ(run.exitCode(), 4) << run.readAllStandardError().toStdString();
    const int loaded = value(QStringLiteral("SELECT COUNT(*) FROM %1.t")).toInt();
    EXPECT_GT(loaded, 0);
    EXPECT_LT(loaded, 10 * chunkRows);
    EXPECT_EQ(loaded % chunkRows, 0) << "whole chunks only";
    EXPECT_EQ(value(QStringLiteral("SELECT SUM(LENGTH(v) <> 90) FROM %1.t")), QStringLiteral("0"));

    const QString id =
        QJsonDocument::fromJson(run.readAllStandardOutput()).object().value(QStringLiteral("run")).toString();
    const Outcome refused = cli({QStringLiteral("resume"), id});
    EXPECT_NE(refused.exitCode, 0) << "another file now";
    EXPECT_EQ(value(QStringLiteral("SELECT COUNT(*) FROM %1.t")).toInt(), loaded);
}

TEST_F(TextTest, Utf16IsConvertedOnTheWay)
{
    execute(QStringLiteral("CREATE TABLE %1.t (id int PRIMARY KEY, v varchar(40)) CHARACTER SET utf8mb4"));
    QString text = QStringLiteral("id,v\r\n");
    for (int i = 1; i <= 30'000; ++i)
        text += QStringLiteral("%1,\"Ren\u00e9 \u20ac %2 \U0001F600\"\r\n").arg(i).arg(i % 10);
    for (const bool big : {false, true}) {
        QStringEncoder encoder(big ? QStringEncoder::Utf16BE : QStringEncoder::Utf16LE);
        const QByteArray bytes = encoder.encode(QChar(0xFEFF) + text);
        const QString file = write(QStringLiteral("u%1.csv").arg(big), bytes);
        execute(QStringLiteral("DELETE FROM %1.t"));
        ASSERT_EQ(plan(file, {QStringLiteral("--chunk-rows"), QStringLiteral("7000")}).exitCode, 0);
        const Outcome run = cli({QStringLiteral("run"), planFile()});
        ASSERT_EQ(run.exitCode, 0) << run.errors.toStdString();
        EXPECT_EQ(value(QStringLiteral(
                      "SELECT CONCAT_WS(' ', COUNT(*), COUNT(DISTINCT v), HEX(MIN(v))) FROM %1.t")),
                  QStringLiteral("30000 10 52656EC3A920E282AC203020F09F9880"));
    }
    QByteArray broken = QStringEncoder(QStringEncoder::Utf16LE).encode(QChar(0xFEFF) + text);
    broken.chop(1);
    const Outcome refused = plan(write(QStringLiteral("b.csv"), broken));
    EXPECT_NE(refused.exitCode, 0);
    EXPECT_THAT(refused.errors.toStdString(),
                AllOf(HasSubstr("b.csv is no UTF-16 text"), HasSubstr("middle of a character")));
}

TEST_F(TextTest, AFileThatIsWrittenOverDuringTheLoadIsNotProved)
{
    execute(QStringLiteral("CREATE TABLE %1.t (id int PRIMARY KEY, v varchar(100))"));
    QByteArray rows;
    for (int i = 1; i <= 60'000; ++i)
        rows += QByteArray::number(i) + '\t' + QByteArray(20, 'x') + '\n';
    const QString file = write(QStringLiteral("a.txt"), rows);
    ASSERT_EQ(
        plan(file, {QStringLiteral("--chunk-rows"), QStringLiteral("10000"), QStringLiteral("--limit-rows"),
                    QStringLiteral("30000"), QStringLiteral("--workers"), QStringLiteral("1")})
            .exitCode,
        0);
    QProcess run;
    run.start(QStringLiteral(MILLRACE_CLI), {QStringLiteral("run"), planFile(), QStringLiteral("--json")});
    for (int tries = 0; tries < 300 && value(QStringLiteral("SELECT COUNT(*) FROM %1.t")).toInt() == 0;
         ++tries)
        run.waitForFinished(20);
    QFile dump(file);
    ASSERT_TRUE(dump.open(QIODevice::ReadWrite) && dump.seek(4) &&
                dump.write("y") == 1); // of a row that is in
    dump.close();
    ASSERT_TRUE(run.waitForFinished(120'000));
    EXPECT_EQ(run.exitCode(), 3) << "loaded, not proved";
    EXPECT_THAT(run.readAllStandardError().toStdString() + run.readAllStandardOutput().toStdString(),
                HasSubstr("was written to"));
    EXPECT_EQ(value(QStringLiteral("SELECT COUNT(*) FROM %1.t")), QStringLiteral("60000"));
}

} // namespace millrace::test
