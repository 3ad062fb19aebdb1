// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot work is refused before anything is touched, with the reason and the remedy.
#include "core/base/literals.h"
#include "core/plan/checks/preflight.h"
#include "core/server/connection.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::test::refusal_test {

namespace {

void prepare(LoadCase &load)
{
    load.addFile(u"a.txt"_s, "1\t10\n2\t20\n");
    load.createTable(u"(id int PRIMARY KEY, n int)"_s, u"(id, n)"_s);
}

void expectRefused(LoadCase &load, ErrorCode code)
{
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Refused);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, code) << summary.error->text();
    EXPECT_FALSE(summary.error->what.isEmpty());
    EXPECT_FALSE(summary.error->howToFix.isEmpty()) << summary.error->what;
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
    load.server().execute(u"SET GLOBAL local_infile = 0"_s);
    expectRefused(load, ErrorCode::LocalInfileOff);
    load.server().execute(u"SET GLOBAL local_infile = 1"_s);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Refusal, TableMissing)
{
    LoadCase load;
    prepare(load);
    load.plan.table = u"nothing_here"_s;
    expectRefused(load, ErrorCode::TableMissing);
}

TEST(Refusal, SchemaMissing)
{
    LoadCase load;
    prepare(load);
    load.plan.schema = u"no_such_schema"_s;
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
    load.plan.mapping.fields[1].name = u"m"_s;
    expectRefused(load, ErrorCode::ColumnUnknown);
}

TEST(Refusal, BothChecksOffOnMariaDb)
{
    LoadCase load; // traps 2 and 3
    if (!load.server().value(u"SELECT VERSION()"_s).toString().contains(u"MariaDB"_s))
        GTEST_SKIP() << "MySQL keeps every row with both checks off";
    prepare(load);
    load.plan.session = {{u"unique_checks"_s, u"0"_s}, {u"foreign_key_checks"_s, u"OFF"_s}};
    expectRefused(load, ErrorCode::SettingRefused);
}

TEST(Refusal, ConnectionErrorsAreToldApart)
{
    PrivateServer &server = PrivateServer::shared();
    ResolvedConnection wrongPassword = server.connection();
    wrongPassword.password = u"not the password"_s;
    EXPECT_EQ(connectError(wrongPassword), ErrorCode::AccessDenied);

    ResolvedConnection away = server.connection();
    away.spec.socket = server.folder() + u"/nobody.sock"_s;
    EXPECT_EQ(connectError(away), ErrorCode::ServerUnreachable);

    EXPECT_EQ(connectError(server.connection(u"no_such_schema"_s)), ErrorCode::UnknownSchema);

    ResolvedConnection encrypted = server.connection();
    encrypted.spec.tls = ConnectionSpec::Tls::Required;
    EXPECT_EQ(connectError(encrypted), offersTls(server) ? ErrorCode{} : ErrorCode::TlsUnavailable);
}

TEST(Refusal, AccountWithoutPrivilegesGetsTheExactGrant)
{
    LoadCase load;
    prepare(load);
    load.server().execute(u"DROP USER IF EXISTS reader@localhost"_s);
    load.server().execute(u"CREATE USER reader@localhost IDENTIFIED BY 'x'"_s);
    load.server().execute(u"GRANT SELECT ON %1.* TO reader@localhost"_s.arg(load.plan.schema));
    const auto target = load.server().connectionAs(u"reader"_s, u"x"_s);
    const PreflightResult result = preflight(load.plan, Result<ResolvedConnection>(target));
    ASSERT_TRUE(result.blocked());
    EXPECT_EQ(result.firstBlocking()->code, ErrorCode::PrivilegeMissing);
    EXPECT_EQ(result.firstBlocking()->howToFix,
              u"GRANT INSERT, DELETE ON `%1`.`t` TO 'reader'@'localhost';"_s.arg(load.plan.schema));
    const auto journal = std::find_if(result.findings.begin(), result.findings.end(),
                                      [](const Finding &finding) { return finding.topic == u"Journal"_s; });
    ASSERT_NE(journal, result.findings.end());
    EXPECT_EQ(journal->severity, Finding::Severity::Warning)
        << "a run works without it, but something is lost";
    EXPECT_EQ(
        journal->detail.howToFix,
        u"GRANT CREATE, DROP, INSERT, DELETE ON `%1`.* TO 'reader'@'localhost';"_s.arg(load.plan.schema));
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
            ->execute(u"LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE %1 (@x)"_s.arg(load.table()));
    EXPECT_FALSE(refused);
    EXPECT_EQ(load.rowsInTable(), 0);
}

} // namespace millrace::test::refusal_test
