// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot work is refused before anything is touched, with the reason and the remedy.
#include "core/plan/preflight.h"
#include "core/server/connection.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

void prepare(LoadCase &load)
{
    load.addFile(QStringLiteral("a.txt"), "1\t10\n2\t20\n");
    load.createTable(QStringLiteral("(id int PRIMARY KEY, n int)"), QStringLiteral("(id, n)"));
}

void expectRefused(LoadCase &load, ErrorCode code)
{
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Refused);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, code) << summary.error->text().toStdString();
    EXPECT_FALSE(summary.error->what.isEmpty());
    EXPECT_FALSE(summary.error->howToFix.isEmpty()) << summary.error->what.toStdString();
}

ErrorCode connectError(const ResolvedConnection &target)
{
    const auto connection = Connection::open(target);
    return connection ? ErrorCode{} : connection.error().code;
}

} // namespace

TEST(Refusal, LocalInfileOff)
{
    LoadCase load;
    prepare(load);
    load.plan.wayIn = WayIn::Local;
    load.server().execute(QStringLiteral("SET GLOBAL local_infile = 0"));
    expectRefused(load, ErrorCode::LocalInfileOff);
    load.server().execute(QStringLiteral("SET GLOBAL local_infile = 1"));
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Refusal, TableMissing)
{
    LoadCase load;
    prepare(load);
    load.plan.table = QStringLiteral("nothing_here");
    expectRefused(load, ErrorCode::TableMissing);
}

TEST(Refusal, SchemaMissing)
{
    LoadCase load;
    prepare(load);
    load.plan.schema = QStringLiteral("no_such_schema");
    const PreflightResult result =
        preflight(load.plan, Result<ResolvedConnection>(load.server().connection()));
    ASSERT_TRUE(result.blocked());
    EXPECT_EQ(result.firstBlocking()->code, ErrorCode::UnknownSchema);
}

TEST(Refusal, SourceChangedSinceItWasPlanned)
{
    LoadCase load;
    prepare(load);
    QFile file(load.plan.source.files.first().path);
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("3\t30\n");
    file.close();
    expectRefused(load, ErrorCode::SourceChanged);
}

TEST(Refusal, SourceGone)
{
    LoadCase load;
    prepare(load);
    ASSERT_TRUE(QFile::remove(load.plan.source.files.first().path));
    expectRefused(load, ErrorCode::SourceMissing);
}

TEST(Refusal, ColumnUnknown)
{
    LoadCase load;
    prepare(load);
    load.plan.mapping.fields[1].name = QStringLiteral("m");
    expectRefused(load, ErrorCode::ColumnUnknown);
}

TEST(Refusal, BothChecksOffOnMariaDb)
{
    LoadCase load; // traps 2 and 3
    if (!load.server()
             .value(QStringLiteral("SELECT VERSION()"))
             .toString()
             .contains(QStringLiteral("MariaDB")))
        GTEST_SKIP() << "MySQL keeps every row with both checks off";
    prepare(load);
    load.plan.session = {{QStringLiteral("unique_checks"), QStringLiteral("0")},
                         {QStringLiteral("foreign_key_checks"), QStringLiteral("OFF")}};
    expectRefused(load, ErrorCode::SettingRefused);
}

TEST(Refusal, ConnectionErrorsAreToldApart)
{
    PrivateServer &server = PrivateServer::shared();
    ResolvedConnection wrongPassword = server.connection();
    wrongPassword.password = QStringLiteral("not the password");
    EXPECT_EQ(connectError(wrongPassword), ErrorCode::AccessDenied);

    ResolvedConnection away = server.connection();
    away.spec.socket = server.folder() + QStringLiteral("/nobody.sock");
    EXPECT_EQ(connectError(away), ErrorCode::ServerUnreachable);

    EXPECT_EQ(connectError(server.connection(QStringLiteral("no_such_schema"))), ErrorCode::UnknownSchema);

    ResolvedConnection encrypted = server.connection();
    encrypted.spec.tls = ConnectionSpec::Tls::Required;
    EXPECT_EQ(connectError(encrypted), offersTls(server) ? ErrorCode{} : ErrorCode::TlsUnavailable);
}

TEST(Refusal, AccountWithoutPrivilegesGetsTheExactGrant)
{
    LoadCase load;
    prepare(load);
    load.server().execute(QStringLiteral("DROP USER IF EXISTS reader@localhost"));
    load.server().execute(QStringLiteral("CREATE USER reader@localhost IDENTIFIED BY 'x'"));
    load.server().execute(QStringLiteral("GRANT SELECT ON %1.* TO reader@localhost").arg(load.plan.schema));
    const auto target = load.server().connectionAs(QStringLiteral("reader"), QStringLiteral("x"));
    const PreflightResult result = preflight(load.plan, Result<ResolvedConnection>(target));
    ASSERT_TRUE(result.blocked());
    EXPECT_EQ(result.firstBlocking()->code, ErrorCode::PrivilegeMissing);
    EXPECT_EQ(
        result.firstBlocking()->howToFix,
        QStringLiteral("GRANT INSERT, DELETE ON `%1`.`t` TO 'reader'@'localhost';").arg(load.plan.schema));
    const auto journal =
        std::find_if(result.findings.begin(), result.findings.end(),
                     [](const Finding &finding) { return finding.topic == QStringLiteral("Journal"); });
    ASSERT_NE(journal, result.findings.end());
    EXPECT_EQ(journal->severity, Finding::Severity::Warning)
        << "a run works without it, but something is lost";
    EXPECT_EQ(journal->detail.howToFix,
              QStringLiteral("GRANT CREATE, DROP, INSERT, DELETE ON `%1`.* TO 'reader'@'localhost';")
                  .arg(load.plan.schema));
    EXPECT_FALSE(result.journalPossible);
}

TEST(Refusal, AServerThatAsksForAFileGetsNone)
{
    LoadCase load;
    prepare(load);
    auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    // No feed is offered: to the client this is the same as a server asking for a file of its own choosing.
    const auto refused =
        (*connection)
            ->execute(
                QStringLiteral("LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE %1 (@x)").arg(load.table()));
    EXPECT_FALSE(refused);
    EXPECT_EQ(load.rowsInTable(), 0);
}

} // namespace millrace::test
