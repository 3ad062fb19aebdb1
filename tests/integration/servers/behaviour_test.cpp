// SPDX-License-Identifier: GPL-3.0-or-later
// Who answers may be a proxy, or an engine that only speaks the protocol: what it does with a transaction is
// tried before a row is loaded. The proxies here alter single statements between Millrace and a real server.
#include "core/base/literals.h"
#include "core/plan/checks/preflight.h"
#include "core/server/connection.h"
#include "tests/support/factsof.h"
#include "tests/support/freeport.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/remote/statementproxy.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>

namespace millrace::test::behaviour_test {

namespace {

constexpr int rows = 1'000;
using Tried = ServerBehaviour::Tried;
using testing::HasSubstr;

const StatementRule noLocal{.begins = "LOAD DATA LOCAL INFILE",
                            .code = 1047,
                            .state = "08S01",
                            .message = "Unsupported 'LOAD DATA LOCAL INFILE' command"};
const StatementRule loadCommits{.begins = "ROLLBACK", .after = "LOAD DATA", .instead = "COMMIT"};
const StatementRule allCommits{.begins = "ROLLBACK", .instead = "COMMIT"};

class Behaviour : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        port = freePort();
        server = std::make_unique<PrivateServer>(
            PrivateServer::Options{.extraArguments = {u"--skip-networking=0"_s, u"--bind-address=127.0.0.1"_s,
                                                      u"--port=%1"_s.arg(port)}});
        server->execute(u"CREATE USER app@'%' IDENTIFIED BY 'app-one'"_s);
        server->execute(u"GRANT ALL ON *.* TO app@'%'"_s);
    }
    static void TearDownTestSuite() { server.reset(); }

    static ResolvedConnection through(const StatementProxy &proxy, const QString &schema)
    {
        return {.spec = {.host = u"127.0.0.1"_s,
                         .port = proxy.port(),
                         .user = u"app"_s,
                         .schema = schema,
                         .tls = ConnectionSpec::Tls::Disabled},
                .password = u"app-one"_s};
    }
    static void prepare(LoadCase &load, const StatementProxy &proxy)
    {
        QByteArray lines;
        for (int id = 1; id <= rows; ++id)
            lines += QByteArray::number(id) + "\tof row " + QByteArray::number(id) + '\n';
        load.addFile(u"rows.txt"_s, lines);
        load.createTable(u"(id int PRIMARY KEY, text varchar(40))"_s, u"(id, text)"_s);
        load.plan.chunkRows = 300;
        load.account = through(proxy, load.plan.schema);
    }
    static void expectInserted(LoadCase &load, const std::string &warned)
    {
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        EXPECT_EQ(load.rowsInTable(), rows);
        std::string warnings;
        for (const Event &event : load.events) {
            EXPECT_NE(event.kind, Event::Kind::ChunkRetried) << event.text;
            if (event.kind == Event::Kind::Warning)
                warnings += event.text.toStdString() + '\n';
        }
        EXPECT_THAT(warnings, HasSubstr(warned));
        EXPECT_THAT(warnings, HasSubstr("The rows are loaded with INSERT statements"));
    }
    static void expectRefused(LoadCase &load, ErrorCode code)
    {
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Refused) << why(summary);
        EXPECT_EQ(summary.error->code, code) << summary.error->text();
        EXPECT_FALSE(summary.error->howToFix.isEmpty());
        EXPECT_EQ(load.rowsInTable(), 0);
    }

    inline static int port = 0;
    inline static std::unique_ptr<PrivateServer> server;
};

} // namespace

TEST_F(Behaviour, OfServersAsTheyAreIsSeenAndLeavesNothing)
{
    const QString schema = server->freshSchema();
    const auto session = Connection::open(server->connection(schema));
    ASSERT_TRUE(session);
    for (const bool isLocalOn : {true, false}) {
        const ServerBehaviour behaviour = tryBehaviour(**session, schema, isLocalOn);
        EXPECT_EQ(behaviour.load, isLocalOn ? Tried::TakenBack : Tried::Not);
        EXPECT_EQ(behaviour.insert, isLocalOn ? Tried::Not : Tried::TakenBack);
        EXPECT_FALSE((*session)->isInTransaction());
        EXPECT_FALSE((*session)->execute(u"SELECT 1 FROM %1._millrace_try"_s.arg(schema)));
    }
    // MariaDB makes temporary tables of schemas that are not there.
    const ServerBehaviour nowhere = tryBehaviour(**session, u"no_such_schema"_s, true);
    EXPECT_EQ(nowhere.wasTried(), factsOf(*server).isMariaDb());
    EXPECT_EQ(nowhere.why.isEmpty(), nowhere.wasTried());
}

TEST_F(Behaviour, IsTriedWhereTablesNeedAPrimaryKey)
{
    if (factsOf(*server).isMariaDb())
        GTEST_SKIP() << "MariaDB has no sql_require_primary_key";
    const QString schema = server->freshSchema();
    const auto session = Connection::open(server->connection(schema));
    ASSERT_TRUE(session && (*session)->execute(u"SET SESSION sql_require_primary_key = 1"_s));
    EXPECT_EQ(tryBehaviour(**session, schema, true).load, Tried::TakenBack);
}

TEST_F(Behaviour, WhoMayMakeNoTemporaryTableLoadsAllTheSame)
{
    const StatementProxy proxy({port});
    LoadCase load(*server);
    prepare(load, proxy);
    server->execute(u"CREATE USER plain@'%' IDENTIFIED BY 'app-one'"_s);
    server->execute(
        u"GRANT SELECT, INSERT, CREATE, DELETE, DROP ON %1.* TO plain@'%'"_s.arg(load.plan.schema));
    load.account->spec.user = u"plain"_s;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
}

TEST_F(Behaviour, AProxyThatTakesNoLocalIsMetByInserts)
{
    const StatementProxy proxy({port}, {noLocal});
    LoadCase load(*server);
    prepare(load, proxy);
    ASSERT_NO_FATAL_FAILURE(expectInserted(load, "Unsupported 'LOAD DATA LOCAL INFILE' command"));
    EXPECT_EQ(proxy.met(), 1) << "tried once, and not again by every chunk";
}

TEST_F(Behaviour, AProxyThatTakesNoLocalIsNoWayForIt)
{
    const StatementProxy proxy({port}, {noLocal});
    LoadCase load(*server);
    prepare(load, proxy);
    load.plan.wayIn = WayIn::Local;
    ASSERT_NO_FATAL_FAILURE(expectRefused(load, ErrorCode::LocalInfileOff));
}

TEST_F(Behaviour, ALoadThatCommitsByItselfIsMetByInserts)
{
    const StatementProxy proxy({port}, {loadCommits});
    LoadCase load(*server);
    prepare(load, proxy);
    ASSERT_NO_FATAL_FAILURE(expectInserted(load, "LOAD DATA commits by itself here"));
    LoadCase local(*server);
    prepare(local, proxy);
    local.plan.wayIn = WayIn::Local;
    ASSERT_NO_FATAL_FAILURE(expectRefused(local, ErrorCode::LoadCommitsByItself));
}

TEST_F(Behaviour, WhereNothingIsTakenBackNothingIsLoaded)
{
    const StatementProxy proxy({port}, {allCommits});
    for (const WayIn way : {WayIn::Auto, WayIn::Local, WayIn::Insert}) {
        LoadCase load(*server);
        prepare(load, proxy);
        load.plan.wayIn = way;
        ASSERT_NO_FATAL_FAILURE(expectRefused(load, ErrorCode::LoadCommitsByItself));
    }
}

/// The preflight has no schema to try it in: the run does when it has made one.
TEST_F(Behaviour, IsTriedInTheSchemaThatTheRunMakes)
{
    const StatementProxy proxy({port}, {noLocal});
    LoadCase load(*server);
    prepare(load, proxy);
    server->execute(u"DROP SCHEMA %1"_s.arg(load.plan.schema));
    load.plan.createSql = u"CREATE TABLE %1 (id int PRIMARY KEY, text varchar(40))"_s.arg(load.table());
    load.account->spec.schema.clear();
    ASSERT_NO_FATAL_FAILURE(expectInserted(load, "Unsupported 'LOAD DATA LOCAL INFILE' command"));
    EXPECT_EQ(proxy.met(), 1);
}

} // namespace millrace::test::behaviour_test
