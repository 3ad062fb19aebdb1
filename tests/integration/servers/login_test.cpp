// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts as a server of somebody else's has them: over TCP, with its default login method, with and without
// TLS.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "tests/support/factsof.h"
#include "tests/support/freeport.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::login_test {

namespace {

using Tls = ConnectionSpec::Tls;

/// A server that listens on the loopback address.
class Login : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        s_port = freePort();
        s_server = std::make_unique<PrivateServer>(
            PrivateServer::Options{.extraArguments = {u"--skip-networking=0"_s, u"--bind-address=127.0.0.1"_s,
                                                      u"--port=%1"_s.arg(s_port)}});
    }
    static void TearDownTestSuite() { s_server.reset(); }

    static bool isMySql() { return s_server->value(u"SELECT VERSION() NOT LIKE '%MariaDB%'"_s).toBool(); }
    /// A new account, which no cache of the server's knows yet.
    static QString newAccount()
    {
        static int number = 0;
        const QString user = u"app%1"_s.arg(++number);
        s_server->execute(u"CREATE USER %1@'%' IDENTIFIED BY 'sécret'"_s.arg(user));
        return user;
    }
    static Result<std::unique_ptr<Connection>> open(const QString &user, const char *password, Tls tls)
    {
        ResolvedConnection target = s_server->connectionAs(user, QString::fromUtf8(password));
        target.spec.socket.clear();
        target.spec.host = u"127.0.0.1"_s;
        target.spec.port = s_port;
        target.spec.tls = tls;
        return Connection::open(target);
    }

    inline static std::unique_ptr<PrivateServer> s_server;
    inline static int s_port = 0;
};

} // namespace

TEST_F(Login, TheServersDefaultMethodWorksWithAndWithoutTls)
{
    for (const Tls tls : {Tls::Disabled, Tls::Preferred, Tls::Required}) {
        if (tls == Tls::Required && !offersTls(*s_server))
            continue;
        const QString user = newAccount();
        for (int attempt = 0; attempt < 2; ++attempt) { // the second from the server's cache
            const auto connection = open(user, "sécret", tls);
            ASSERT_TRUE(connection) << static_cast<int>(tls) << ' ' << connection.error().text();
            const auto facts = ServerFacts::read(**connection);
            ASSERT_TRUE(facts);
            EXPECT_EQ(facts->currentUser, user + u"@%"_s);
            EXPECT_EQ(!facts->tlsCipher.isEmpty(), tls != Tls::Disabled && offersTls(*s_server));
        }
    }
}

TEST_F(Login, AWrongPasswordIsAccessDeniedInEveryMode)
{
    const QString user = newAccount();
    for (const Tls tls : {Tls::Disabled, Tls::Preferred}) {
        const auto connection = open(user, "secret", tls);
        ASSERT_FALSE(connection);
        EXPECT_EQ(connection.error().code, ErrorCode::AccessDenied) << connection.error().text();
    }
}

TEST_F(Login, PrivilegesOfARoleCount)
{
    if (isMySql() && !factsOf(*s_server).can(Ability::DynamicPrivileges))
        GTEST_SKIP() << "MySQL has roles from 8.0 on";
    const QString user = newAccount();
    const QString schema = s_server->freshSchema();
    const QString role = u"loader_%1"_s.arg(schema);
    s_server->execute(u"CREATE ROLE %1"_s.arg(role));
    s_server->execute(u"GRANT INSERT ON %1.* TO %2"_s.arg(schema, role));
    s_server->execute(u"GRANT %1 TO %2@'%'"_s.arg(role, user));
    s_server->execute((isMySql() ? u"SET DEFAULT ROLE %1 TO %2@'%'"_s : u"SET DEFAULT ROLE %1 FOR %2@'%'"_s)
                          .arg(role, user));
    const auto connection = open(user, "sécret", Tls::Preferred);
    ASSERT_TRUE(connection) << connection.error().text();
    const auto facts = ServerFacts::read(**connection);
    ASSERT_TRUE(facts);
    EXPECT_TRUE(facts->has(u"INSERT"_s, schema, u"t"_s)) << facts->grants.join(u'\n');
    EXPECT_FALSE(facts->has(u"DELETE"_s, schema, u"t"_s));
}

TEST_F(Login, APrivilegeTakenBackOnOneSchemaIsMissingThere)
{
    if (!isMySql())
        GTEST_SKIP() << "MariaDB has no partial revokes";
    if (factsOf(*s_server).version < 80016)
        GTEST_SKIP() << "MySQL has partial revokes from 8.0.16 on";
    const QString user = newAccount();
    const QString schema = s_server->freshSchema();
    s_server->execute(u"SET GLOBAL partial_revokes = 1"_s);
    s_server->execute(u"GRANT INSERT, SELECT ON *.* TO %1@'%'"_s.arg(user));
    s_server->execute(u"REVOKE INSERT ON %1.* FROM %2@'%'"_s.arg(schema, user));
    const auto connection = open(user, "sécret", Tls::Preferred);
    ASSERT_TRUE(connection) << connection.error().text();
    const auto facts = ServerFacts::read(**connection);
    ASSERT_TRUE(facts);
    EXPECT_FALSE(facts->has(u"INSERT"_s, schema, u"t"_s)) << facts->grants.join(u'\n');
    EXPECT_TRUE(facts->has(u"SELECT"_s, schema, u"t"_s));
    EXPECT_TRUE(facts->has(u"INSERT"_s, u"other"_s, u"t"_s));
    s_server->execute(u"DROP USER %1@'%'"_s.arg(user));
    s_server->execute(u"SET GLOBAL partial_revokes = 0"_s);
}

} // namespace millrace::test::login_test
