// SPDX-License-Identifier: GPL-3.0-or-later
// A table of another server by millrace-cli alone: from inspect to rollback, and nothing secret on the way.
#include "core/base/paths.h"
#include "tests/integration/servercase.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QUrl>
#include <gtest/gtest.h>

namespace millrace::test {

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
        environment.insert(QStringLiteral("MILLRACE_HOME"), home());
        environment.insert(QStringLiteral("MILLRACE_PASSWORD"), m_load.target().password);
        environment.insert(QStringLiteral("MILLRACE_SOURCE_PASSWORD"), m_load.sourceServer->password);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(MILLRACE_CLI), arguments);
        EXPECT_TRUE(process.waitForFinished(60'000));
        Outcome outcome{.exitCode = process.exitCode()};
        outcome.output = process.readAllStandardOutput();
        outcome.errors = process.readAllStandardError();
        return outcome;
    }
    QString home() const { return m_load.folderPath() + QStringLiteral("/home"); }
    QString planFile() const { return m_load.folderPath() + QStringLiteral("/p.millrace"); }
    QString targetUrl()
    {
        return QStringLiteral("mysql://root@/%1?socket=%2")
            .arg(m_load.plan.schema,
                 QString::fromLatin1(QUrl::toPercentEncoding(m_load.target().spec.socket)));
    }
    Outcome plan(const QString &source, const QStringList &more = {})
    {
        return cli(QStringList{QStringLiteral("plan"), source, QStringLiteral("--target"), targetUrl(),
                               QStringLiteral("-o"), planFile()} +
                   more);
    }

    ServerCase m_load;
};

} // namespace

TEST_F(ServerCli, FromInspectToRollback)
{
    m_load.createSource(QStringLiteral("(id int PRIMARY KEY, s varchar(30) CHARACTER SET utf8mb4, "
                                       "len int AS (LENGTH(s)) STORED)"),
                        {}, 0);
    m_load.atSource(
        QStringLiteral("INSERT INTO %1.src (id, s) VALUES (1, 'é1'), (2, NULL), (3, 'é3'), (4, 'd')"));
    const QString source = m_load.url(QStringLiteral("/src"));

    const Outcome inspected = cli({QStringLiteral("inspect"), source, QStringLiteral("--json")});
    ASSERT_EQ(inspected.exitCode, 0) << inspected.errors.toStdString();
    const QJsonObject table = inspected.json().value(QStringLiteral("tables")).toArray().first().toObject();
    EXPECT_EQ(table.value(QStringLiteral("field_names")).toArray(),
              QJsonArray({QStringLiteral("id"), QStringLiteral("s")}))
        << "a generated column is no field";
    EXPECT_EQ(table.value(QStringLiteral("sample")).toArray().first().toArray(),
              QJsonArray({QStringLiteral("1"), QStringLiteral("é1")}));

    ASSERT_EQ(plan(source, {QStringLiteral("--create"), QStringLiteral("--table"), QStringLiteral("copy"),
                            QStringLiteral("--chunk-rows"), QStringLiteral("2")})
                  .exitCode,
              0);
    const Outcome sql = cli({QStringLiteral("sql"), planFile()});
    EXPECT_TRUE(sql.output.contains("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY"));
    EXPECT_TRUE(sql.output.contains("LOAD DATA LOCAL INFILE"));
    const Outcome checked = cli({QStringLiteral("check"), planFile()});
    EXPECT_EQ(checked.exitCode, 0) << checked.output.toStdString();
    EXPECT_TRUE(checked.output.contains("Source server")) << checked.output.toStdString();

    const Outcome run = cli({QStringLiteral("run"), planFile(), QStringLiteral("--json")});
    ASSERT_EQ(run.exitCode, 0) << run.errors.toStdString();
    EXPECT_EQ(m_load.value(QStringLiteral("SELECT GROUP_CONCAT(id, ':', COALESCE(s, 'NULL'), ':', "
                                          "COALESCE(len, 'NULL') ORDER BY id) FROM %1.copy")),
              QStringLiteral("1:é1:3,2:NULL:NULL,3:é3:3,4:d:1"));
    const Outcome preview = cli({QStringLiteral("preview"), planFile(), QStringLiteral("--json")});
    ASSERT_EQ(preview.exitCode, 0) << preview.errors.toStdString();
    EXPECT_EQ(preview.json().value(QStringLiteral("rows")).toArray().size(), 4);

    const QString id = run.json().value(QStringLiteral("run")).toString();
    const QString report = m_load.folderPath() + QStringLiteral("/report.html");
    EXPECT_EQ(cli({QStringLiteral("report"), id, QStringLiteral("-o"), report}).exitCode, 0);

    m_load.atSource(QStringLiteral("UPDATE %1.src SET s = 'too long' WHERE id = 4"));
    m_load.server().execute(
        QStringLiteral("CREATE TABLE %1.narrow (id int PRIMARY KEY, s varchar(4))").arg(m_load.plan.schema));
    ASSERT_EQ(plan(source, {QStringLiteral("--table"), QStringLiteral("narrow"), QStringLiteral("--workers"),
                            QStringLiteral("1"), QStringLiteral("--chunk-rows"), QStringLiteral("2")})
                  .exitCode,
              0);
    const Outcome stopped = cli({QStringLiteral("run"), planFile(), QStringLiteral("--json")});
    EXPECT_EQ(stopped.exitCode, 4);
    EXPECT_TRUE(stopped.errors.contains("Row id = 4")) << stopped.errors.toStdString();
    EXPECT_EQ(m_load.value(QStringLiteral("SELECT COUNT(*) FROM %1.narrow")), QStringLiteral("2"));
    EXPECT_EQ(
        cli({QStringLiteral("rollback"), stopped.json().value(QStringLiteral("run")).toString()}).exitCode,
        0);
    EXPECT_EQ(m_load.value(QStringLiteral("SELECT COUNT(*) FROM %1.narrow")), QStringLiteral("0"));
    EXPECT_EQ(m_load.valueAtSource(QStringLiteral("SELECT COUNT(*) FROM %1.src")), QStringLiteral("4"));

    QDirIterator files(m_load.folderPath(), QDir::Files, QDirIterator::Subdirectories);
    int looked = 0;
    while (files.hasNext()) {
        const QString path = files.next();
        const auto content = readWholeFile(path);
        ASSERT_TRUE(content) << path.toStdString();
        for (const QString &password : {m_load.target().password, m_load.sourceServer->password})
            EXPECT_FALSE(content->contains(password.toUtf8())) << path.toStdString() << " holds a password";
        ++looked;
    }
    EXPECT_GE(looked, 6);
}

TEST_F(ServerCli, AQueryNeedsItsTargetsName)
{
    m_load.createSource(QStringLiteral("(id int PRIMARY KEY)"), QStringLiteral("n"), 30);
    m_load.server().execute(QStringLiteral("CREATE TABLE %1.few (n int)").arg(m_load.plan.schema));
    const QStringList query{QStringLiteral("--select"),
                            QStringLiteral("SELECT id AS n FROM src WHERE id < 4")};
    const Outcome nameless = plan(m_load.url(), query);
    EXPECT_EQ(nameless.exitCode, 1);
    EXPECT_TRUE(nameless.errors.contains("--table")) << nameless.errors.toStdString();
    ASSERT_EQ(
        plan(m_load.url(), query + QStringList{QStringLiteral("--table"), QStringLiteral("few")}).exitCode,
        0);
    EXPECT_EQ(cli({QStringLiteral("run"), planFile()}).exitCode, 0);
    EXPECT_EQ(m_load.value(QStringLiteral("SELECT SUM(n) FROM %1.few")), QStringLiteral("6"));

    EXPECT_EQ(plan(m_load.url()).exitCode, 2) << "neither a table nor a query";
    EXPECT_EQ(plan(m_load.url(QStringLiteral("/src")), query).exitCode, 2) << "both";
    EXPECT_EQ(plan(QStringLiteral("mysql://root:secret@localhost/x/y")).exitCode, 1);
    EXPECT_EQ(plan(m_load.url(QStringLiteral("/a/b"))).exitCode, 1);
}

} // namespace millrace::test
