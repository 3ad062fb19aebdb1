// SPDX-License-Identifier: GPL-3.0-or-later
// A table of another server by millrace-cli alone: from inspect to rollback, and nothing secret on the way.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "tests/integration/load/servercase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QUrl>
#include <gtest/gtest.h>

namespace millrace::test::servercli_test {

namespace {

class ServerCli : public testing::Test
{
protected:
    struct Outcome
    {
        int exitCode = -1;
        QByteArray output;
        QByteArray errors;
        QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
    };

    Outcome cli(const QStringList &arguments)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"MILLRACE_HOME"_s, home());
        environment.insert(u"MILLRACE_PASSWORD"_s, m_load.target().password);
        environment.insert(u"MILLRACE_SOURCE_PASSWORD"_s, m_load.sourceServer->password);
        process.setProcessEnvironment(environment);
        process.start(millraceCli(), arguments);
        EXPECT_TRUE(process.waitForFinished(60'000));
        Outcome outcome{.exitCode = process.exitCode()};
        outcome.output = process.readAllStandardOutput();
        outcome.errors = process.readAllStandardError();
        return outcome;
    }
    QString home() const { return m_load.folderPath() + u"/home"_s; }
    QString planFile() const { return m_load.folderPath() + u"/p.millrace"_s; }
    QString targetUrl()
    {
        return u"mysql://root@/%1?socket=%2"_s.arg(
            m_load.plan.schema, QString::fromLatin1(QUrl::toPercentEncoding(m_load.target().spec.socket)));
    }
    Outcome plan(const QString &source, const QStringList &more = {})
    {
        return cli(QStringList{u"plan"_s, source, u"--target"_s, targetUrl(), u"-o"_s, planFile()} + more);
    }

    ServerCase m_load;
};

} // namespace

TEST_F(ServerCli, FromInspectToRollback)
{
    m_load.createSource(u"(id int PRIMARY KEY, s varchar(30) CHARACTER SET utf8mb4, "
                        "len int AS (LENGTH(s)) STORED)"_s,
                        {}, 0);
    m_load.atSource(u"INSERT INTO %1.src (id, s) VALUES (1, 'é1'), (2, NULL), (3, 'é3'), (4, 'd')"_s);
    const QString source = m_load.url(u"/src"_s);

    const Outcome inspected = cli({u"inspect"_s, source, u"--json"_s});
    ASSERT_EQ(inspected.exitCode, 0) << inspected.errors;
    const QJsonObject table = inspected.json().value(u"tables"_s).toArray().first().toObject();
    EXPECT_EQ(table.value(u"field_names"_s).toArray(), QJsonArray({u"id"_s, u"s"_s}))
        << "a generated column is no field";
    EXPECT_EQ(table.value(u"sample"_s).toArray().first().toArray(), QJsonArray({u"1"_s, u"é1"_s}));

    ASSERT_EQ(plan(source, {u"--create"_s, u"--table"_s, u"copy"_s, u"--chunk-rows"_s, u"2"_s}).exitCode, 0);
    const Outcome sql = cli({u"sql"_s, planFile()});
    EXPECT_TRUE(sql.output.contains("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY"));
    EXPECT_TRUE(sql.output.contains("LOAD DATA LOCAL INFILE"));
    const Outcome checked = cli({u"check"_s, planFile()});
    EXPECT_EQ(checked.exitCode, 0) << checked.output;
    EXPECT_TRUE(checked.output.contains("Source server")) << checked.output;

    const Outcome run = cli({u"run"_s, planFile(), u"--json"_s});
    ASSERT_EQ(run.exitCode, 0) << run.errors;
    EXPECT_EQ(m_load.value(u"SELECT GROUP_CONCAT(id, ':', COALESCE(s, 'NULL'), ':', "
                           "COALESCE(len, 'NULL') ORDER BY id) FROM %1.copy"_s),
              u"1:é1:3,2:NULL:NULL,3:é3:3,4:d:1"_s);
    const Outcome preview = cli({u"preview"_s, planFile(), u"--json"_s});
    ASSERT_EQ(preview.exitCode, 0) << preview.errors;
    EXPECT_EQ(preview.json().value(u"rows"_s).toArray().size(), 4);

    const QString id = run.json().value(u"run"_s).toString();
    const QString report = m_load.folderPath() + u"/report.html"_s;
    EXPECT_EQ(cli({u"report"_s, id, u"-o"_s, report}).exitCode, 0);
    const Outcome ends = cli({u"look"_s, id});
    EXPECT_EQ(ends.exitCode, 0) << ends.errors.constData();
    EXPECT_TRUE(ends.output.startsWith("First row: equal (" + m_load.schema.toUtf8() + ".src; id = 1)\n"))
        << ends.output.constData();
    EXPECT_TRUE(ends.output.contains("\n  in the source: 1")) << ends.output.constData();
    const Outcome byKey = cli({u"look"_s, id, u"--key"_s, u"3"_s, u"--json"_s});
    const QJsonObject row = byKey.json().value(u"rows"_s).toArray().first().toObject();
    EXPECT_EQ(row.value(u"outcome"_s).toString(), u"equal"_s);
    EXPECT_EQ(QByteArray::fromBase64(row.value(u"raw_base64"_s).toString().toLatin1()), "3\té3");

    m_load.atSource(u"UPDATE %1.src SET s = 'too long' WHERE id = 4"_s);
    m_load.server().execute(
        u"CREATE TABLE %1.narrow (id int PRIMARY KEY, s varchar(4))"_s.arg(m_load.plan.schema));
    ASSERT_EQ(
        plan(source, {u"--table"_s, u"narrow"_s, u"--workers"_s, u"1"_s, u"--chunk-rows"_s, u"2"_s}).exitCode,
        0);
    const Outcome stopped = cli({u"run"_s, planFile(), u"--json"_s});
    EXPECT_EQ(stopped.exitCode, 4);
    EXPECT_TRUE(stopped.errors.contains("Row id = 4")) << stopped.errors;
    EXPECT_EQ(m_load.value(u"SELECT COUNT(*) FROM %1.narrow"_s), u"2"_s);
    EXPECT_EQ(cli({u"rollback"_s, stopped.json().value(u"run"_s).toString()}).exitCode, 0);
    EXPECT_EQ(m_load.value(u"SELECT COUNT(*) FROM %1.narrow"_s), u"0"_s);
    EXPECT_EQ(m_load.valueAtSource(u"SELECT COUNT(*) FROM %1.src"_s), u"4"_s);

    QDirIterator files(m_load.folderPath(), QDir::Files, QDirIterator::Subdirectories);
    int looked = 0;
    while (files.hasNext()) {
        const QString path = files.next();
        const auto content = readWholeFile(path);
        ASSERT_TRUE(content) << path;
        for (const QString &password : {m_load.target().password, m_load.sourceServer->password})
            EXPECT_FALSE(content->contains(password.toUtf8())) << path << " holds a password";
        ++looked;
    }
    EXPECT_GE(looked, 6);
}

TEST_F(ServerCli, AQueryNeedsItsTargetsName)
{
    m_load.createSource(u"(id int PRIMARY KEY)"_s, u"n"_s, 30);
    m_load.server().execute(u"CREATE TABLE %1.few (n int)"_s.arg(m_load.plan.schema));
    const QStringList query{u"--select"_s, u"SELECT id AS n FROM src WHERE id < 4"_s};
    const Outcome nameless = plan(m_load.url(), query);
    EXPECT_EQ(nameless.exitCode, 1);
    EXPECT_TRUE(nameless.errors.contains("--table")) << nameless.errors;
    ASSERT_EQ(plan(m_load.url(), query + QStringList{u"--table"_s, u"few"_s}).exitCode, 0);
    EXPECT_EQ(cli({u"run"_s, planFile()}).exitCode, 0);
    EXPECT_EQ(m_load.value(u"SELECT SUM(n) FROM %1.few"_s), u"6"_s);

    EXPECT_EQ(plan(m_load.url()).exitCode, 2) << "neither a table nor a query";
    EXPECT_EQ(plan(m_load.url(u"/src"_s), query).exitCode, 2) << "both";
    EXPECT_EQ(plan(u"mysql://root:secret@localhost/x/y"_s).exitCode, 1);
    EXPECT_EQ(plan(m_load.url(u"/a/b"_s)).exitCode, 1);
}

} // namespace millrace::test::servercli_test
