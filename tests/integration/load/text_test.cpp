// SPDX-License-Identifier: GPL-3.0-or-later
// Text dumps with something odd in them, from the first look to the table, as a script sees it.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/source/scan/charsetcheck.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace millrace::test::text_test {

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
        for (const QJsonValue &each : json().value(u"findings"_s).toArray())
            if (each[u"topic"_s].toString() == topic)
                texts << each[u"severity"_s].toString() + u' ' + each[u"what"_s].toString() +
                             each[u"detail"_s][u"what"_s].toString();
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
    QString planFile() const { return m_folder.filePath(u"p.millrace"_s); }

    static Outcome cli(const QStringList &arguments)
    {
        QProcess process;
        process.start(millraceCli(), arguments);
        EXPECT_TRUE(process.waitForFinished(120'000));
        EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    Outcome plan(const QString &file, const QStringList &more = {}) const
    {
        ConnectionSpec spec = m_server.connection(m_schema).spec;
        spec.scratch = false;
        return cli(QStringList{u"plan"_s, file, u"--target"_s, spec.toUrl(), u"--table"_s, u"t"_s, u"-o"_s,
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
    const QString file = write(u"people.csv"_s, rows);

    const Outcome profile = cli({u"inspect"_s, file, u"--profile"_s, u"--json"_s});
    const QJsonArray columns = profile.json()[u"tables"_s][0][u"profile"_s][u"columns"_s].toArray();
    ASSERT_EQ(columns.size(), 6) << profile.output;
    EXPECT_EQ(columns.at(1)[u"type"_s].toString(), u"decimal"_s);
    EXPECT_EQ(columns.at(1)[u"empties"_s].toInt(), 166);
    EXPECT_EQ(columns.at(0)[u"max"_s][u"text"_s].toString(), u"500"_s);
    EXPECT_THAT(cli({u"inspect"_s, file, u"--profile"_s}).output.toStdString(), HasSubstr("of all 500 rows"));

    const Outcome planned = plan(file, {u"--create"_s});
    ASSERT_EQ(planned.exitCode, 0) << planned.errors;
    EXPECT_THAT(planned.errors.toStdString(), AllOf(HasSubstr("brings no CREATE TABLE"),
                                                    HasSubstr("Primary key id"), HasSubstr("`born` DATE")));
    const Outcome run = cli({u"run"_s, planFile(), u"--json"_s});
    ASSERT_EQ(run.exitCode, 0) << run.errors << run.output;
    EXPECT_EQ(value(u"SELECT CONCAT_WS(' ', COUNT(*), SUM(amount IS NULL), SUM(amount), "
                    "MAX(name), SUM(note = '')) FROM %1.t"_s),
              u"500 166 83750.50 René 99 250"_s);
    EXPECT_EQ(value(u"SELECT GROUP_CONCAT(COLUMN_NAME ORDER BY ORDINAL_POSITION) FROM "
                    "information_schema.COLUMNS WHERE "
                    "TABLE_SCHEMA = '%1' AND TABLE_NAME = 't' AND IS_NULLABLE = 'NO'"_s),
              u"id,born,name,doc,note"_s);
}

TEST_F(TextTest, BytesOutsideTheCharacterSetAreSaidBeforeTheLoad)
{
    execute(u"CREATE TABLE %1.t (id int PRIMARY KEY, v varchar(20)) CHARACTER SET utf8mb4"_s);
    const QString file = write(u"a.txt"_s, "1\tok\n2\tb\xE9"
                                           "d\n3\tok\n");
    const QStringList asUtf8{u"--charset"_s, u"utf8mb4"_s};
    const Outcome planned = plan(file, asUtf8);
    ASSERT_EQ(planned.exitCode, 0) << planned.errors;
    EXPECT_THAT(planned.errors.toStdString(),
                AllOf(HasSubstr("1 of 3 rows with bytes that are no utf8mb4"), HasSubstr("0xe9 0x64"),
                      HasSubstr("a.txt, line 2 (row 2")));
    const Outcome check = cli({u"check"_s, planFile(), u"--json"_s});
    EXPECT_EQ(check.exitCode, 2) << "every field goes into a text column: the load is certain to stop";
    ASSERT_EQ(check.findings(u"Source text"_s).size(), 1);
    EXPECT_TRUE(check.findings(u"Source text"_s).first().startsWith(u"blocking 1 of 3 rows"_s));

    ASSERT_EQ(plan(file, asUtf8 + QStringList{u"--on-error"_s, u"set-aside"_s}).exitCode, 0);
    const Outcome checked = cli({u"check"_s, planFile(), u"--json"_s});
    EXPECT_EQ(checked.exitCode, 0);
    EXPECT_TRUE(checked.findings(u"Source text"_s).first().startsWith(u"warning"_s));
    EXPECT_EQ(cli({u"run"_s, planFile()}).exitCode, 3);
    EXPECT_EQ(value(u"SELECT GROUP_CONCAT(id ORDER BY id) FROM %1.t"_s), u"1,3"_s);

    execute(u"DELETE FROM %1.t"_s);
    ASSERT_EQ(plan(file, {u"--charset"_s, u"latin1"_s}).exitCode, 0);
    EXPECT_EQ(cli({u"run"_s, planFile()}).exitCode, 0) << "the cure that was named";
    EXPECT_EQ(value(u"SELECT HEX(v) FROM %1.t WHERE id = 2"_s), u"62C3A964"_s);
}

TEST_F(TextTest, ValuesThatWouldBeCutAreSaidBeforeTheLoad)
{
    execute(u"CREATE TABLE %1.t (id tinyint PRIMARY KEY, v varchar(4), d date NOT NULL)"_s);
    ASSERT_EQ(plan(write(u"a.txt"_s, "1\tok\t2010-01-01\n300\ttoo long\t\\N\n")).exitCode, 0);
    const Outcome check = cli({u"check"_s, planFile(), u"--json"_s});
    EXPECT_EQ(check.exitCode, 0);
    const std::string found = check.findings(u"Values"_s).join(u'\n').toStdString();
    EXPECT_THAT(found, AllOf(HasSubstr("warning 300 is out of the range of id tinyint"),
                             HasSubstr("warning A value of 8 characters does not go into v varchar(4)"),
                             HasSubstr("warning NULL does not go into d")));
    EXPECT_NE(cli({u"run"_s, planFile()}).exitCode, 0);
    EXPECT_EQ(value(u"SELECT COUNT(*) FROM %1.t"_s), u"0"_s) << "and the server says so too";

    execute(u"ALTER TABLE %1.t MODIFY id smallint, MODIFY v varchar(8), MODIFY d date NULL"_s);
    const Outcome wider = cli({u"check"_s, planFile(), u"--json"_s});
    EXPECT_EQ(wider.findings(u"Values"_s), QStringList{u"ok All 2 rows fit their columns."_s});
    EXPECT_EQ(cli({u"run"_s, planFile()}).exitCode, 0);
}

TEST_F(TextTest, TheServerRefusesTheBytesThatTheScanCallsBad)
{
    execute(u"CREATE TABLE %1.t (v varchar(20)) CHARACTER SET utf8mb4"_s);
    const auto connection = Connection::open(m_server.connection(m_schema));
    ASSERT_TRUE(connection);
    const bool mariaDb = m_server.value(u"SELECT VERSION()"_s).toString().contains(u"MariaDB"_s);
    ASSERT_TRUE((*connection)->execute(u"SET sql_mode = 'STRICT_ALL_TABLES'"_s));
    const QString path = m_server.filesFolder() + u"/bytes.txt"_s;
    // Not at the file's end: there MySQL 9.7.4 reads F0 41 LF as an empty value, without a warning.
    const QByteArray following = "\nanother row\n";
    const auto serverTakes = [&](const char *charset, const QByteArray &bytes) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) &&
                    file.write(bytes + following) == (bytes + following).size());
        file.close();
        const auto loaded = (*connection)
                                ->execute(u"LOAD DATA INFILE '%1' INTO TABLE t CHARACTER SET %2"_s.arg(
                                    path, QLatin1String(charset)));
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
            EXPECT_EQ(serverTakes(charset, bytes), good) << charset << ' ' << bytes.toHex();
        }
}

TEST_F(TextTest, AFileThatIsCutShortDuringTheLoadStopsItAndLosesNothing)
{
    execute(u"CREATE TABLE %1.t (id int PRIMARY KEY, v varchar(100))"_s);
    QByteArray rows;
    constexpr int chunkRows = 20'000;
    for (int i = 1; i <= 10 * chunkRows; ++i)
        rows += QByteArray::number(i) + '\t' + QByteArray(90, 'x') + '\n';
    const QString file = write(u"a.txt"_s, rows);
    ASSERT_EQ(plan(file, {u"--chunk-rows"_s, QString::number(chunkRows), u"--limit-rows"_s, u"60000"_s,
                          u"--workers"_s, u"1"_s})
                  .exitCode,
              0);
    QProcess run;
    run.start(millraceCli(), {u"run"_s, planFile(), u"--json"_s});
    for (int tries = 0; tries < 300 && value(u"SELECT COUNT(*) FROM %1.t"_s).toInt() == 0; ++tries)
        run.waitForFinished(50);
    ASSERT_TRUE(QFile::resize(file, 1'000'000));
    ASSERT_TRUE(run.waitForFinished(120'000));
    EXPECT_EQ(run.exitStatus(), QProcess::NormalExit) << "no SIGBUS";
    EXPECT_EQ(run.exitCode(), 4) << run.readAllStandardError();
    const int loaded = value(u"SELECT COUNT(*) FROM %1.t"_s).toInt();
    EXPECT_GT(loaded, 0);
    EXPECT_LT(loaded, 10 * chunkRows);
    EXPECT_EQ(loaded % chunkRows, 0) << "whole chunks only";
    EXPECT_EQ(value(u"SELECT SUM(LENGTH(v) <> 90) FROM %1.t"_s), u"0"_s);

    const QString id =
        QJsonDocument::fromJson(run.readAllStandardOutput()).object().value(u"run"_s).toString();
    const Outcome refused = cli({u"resume"_s, id});
    EXPECT_NE(refused.exitCode, 0) << "another file now";
    EXPECT_EQ(value(u"SELECT COUNT(*) FROM %1.t"_s).toInt(), loaded);
}

TEST_F(TextTest, Utf16IsConvertedOnTheWay)
{
    execute(u"CREATE TABLE %1.t (id int PRIMARY KEY, v varchar(40)) CHARACTER SET utf8mb4"_s);
    QString text = u"id,v\r\n"_s;
    for (int i = 1; i <= 30'000; ++i)
        text += u"%1,\"Ren\u00e9 \u20ac %2 \U0001F600\"\r\n"_s.arg(i).arg(i % 10);
    for (const bool big : {false, true}) {
        QStringEncoder encoder(big ? QStringEncoder::Utf16BE : QStringEncoder::Utf16LE);
        const QByteArray bytes = encoder.encode(QChar(0xFEFF) + text);
        const QString file = write(u"u%1.csv"_s.arg(big), bytes);
        execute(u"DELETE FROM %1.t"_s);
        ASSERT_EQ(plan(file, {u"--chunk-rows"_s, u"7000"_s}).exitCode, 0);
        const Outcome run = cli({u"run"_s, planFile()});
        ASSERT_EQ(run.exitCode, 0) << run.errors;
        EXPECT_EQ(value(u"SELECT CONCAT_WS(' ', COUNT(*), COUNT(DISTINCT v), HEX(MIN(v))) FROM %1.t"_s),
                  u"30000 10 52656EC3A920E282AC203020F09F9880"_s);
    }
    QByteArray broken = QStringEncoder(QStringEncoder::Utf16LE).encode(QChar(0xFEFF) + text);
    broken.chop(1);
    const Outcome refused = plan(write(u"b.csv"_s, broken));
    EXPECT_NE(refused.exitCode, 0);
    EXPECT_THAT(refused.errors.toStdString(),
                AllOf(HasSubstr("b.csv is not UTF-16 text"), HasSubstr("middle of a character")));
}

TEST_F(TextTest, AFileThatIsWrittenOverDuringTheLoadIsNotProved)
{
    execute(u"CREATE TABLE %1.t (id int PRIMARY KEY, v varchar(100))"_s);
    QByteArray rows;
    for (int i = 1; i <= 60'000; ++i)
        rows += QByteArray::number(i) + '\t' + QByteArray(20, 'x') + '\n';
    const QString file = write(u"a.txt"_s, rows);
    ASSERT_EQ(
        plan(file, {u"--chunk-rows"_s, u"10000"_s, u"--limit-rows"_s, u"30000"_s, u"--workers"_s, u"1"_s})
            .exitCode,
        0);
    QProcess run;
    run.start(millraceCli(), {u"run"_s, planFile(), u"--json"_s});
    for (int tries = 0; tries < 300 && value(u"SELECT COUNT(*) FROM %1.t"_s).toInt() == 0; ++tries)
        run.waitForFinished(20);
    QFile dump(file);
    ASSERT_TRUE(dump.open(QIODevice::ReadWrite) && dump.seek(4) &&
                dump.write("y") == 1); // of a row that is in
    dump.close();
    ASSERT_TRUE(run.waitForFinished(120'000));
    EXPECT_EQ(run.exitCode(), 3) << "loaded, not proved";
    EXPECT_THAT(run.readAllStandardError().toStdString() + run.readAllStandardOutput().toStdString(),
                HasSubstr("was written to"));
    EXPECT_EQ(value(u"SELECT COUNT(*) FROM %1.t"_s), u"60000"_s);
}

} // namespace millrace::test::text_test
