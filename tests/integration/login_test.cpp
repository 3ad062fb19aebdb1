// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts as a server of somebody else's has them: over TCP, with its default login method, with and without
// TLS.
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "tests/support/factsof.h"
#include "tests/support/freeport.h"
#include "tests/support/privateserver.h"

#include <gtest/gtest.h>

namespace millrace::test {

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
            PrivateServer::Options{.extraArguments = {QStringLiteral("--skip-networking=0"),
                                                      QStringLiteral("--bind-address=127.0.0.1"),
                                                      QStringLiteral("--port=%1").arg(s_port)}});
    }
    static void TearDownTestSuite() { s_server.reset(); }

    static bool isMySql()
    {
        return s_server->value(QStringLiteral("SELECT VERSION() NOT LIKE '%MariaDB%'")).toBool();
    }
    /// A new account, which no cache of the server's knows yet.
    static QString newAccount()
    {
        static int number = 0;
        const QString user = QStringLiteral("app%1").arg(++number);
        s_server->execute(QStringLiteral("CREATE USER %1@'%' IDENTIFIED BY 'sécret'").arg(user));
        return user;
    }
    static Result<std::unique_ptr<Connection>> open(const QString &user, const char *password, Tls tls)
    {
        ResolvedConnection target = s_server->connectionAs(user, QString::fromUtf8(password));
        target.spec.socket.clear();
        target.spec.host = QStringLiteral("127.0.0.1");
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
            ASSERT_TRUE(connection) << static_cast<int>(tls) << ' '
                                    << connection.error().text().toStdString();
            const auto facts = ServerFacts::read(**connection);
            ASSERT_TRUE(facts);
            EXPECT_EQ(facts->currentUser, user + QStringLiteral("@%"));
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
        EXPECT_EQ(connection.error().code, ErrorCode::AccessDenied)
            << connection.error().text().toStdString();
    }
}

TEST_F(Login, PrivilegesOfARoleCount)
{
    if (isMySql() && !factsOf(*s_server).can(Ability::DynamicPrivileges))
        GTEST_SKIP() << "MySQL has roles from 8.0 on";
    const QString user = newAccount();
    const QString schema = s_server->freshSchema();
    const QString role = QStringLiteral("loader_%1").arg(schema);
    s_server->execute(QStringLiteral("CREATE ROLE %1").arg(role));
    s_server->execute(QStringLiteral("GRANT INSERT ON %1.* TO %2").arg(schema, role));
    s_server->execute(QStringLiteral("GRANT %1 TO %2@'%'").arg(role, user));
    s_server->execute((isMySql() ? QStringLiteral("SET DEFAULT ROLE %1 TO %2@'%'")
                                 : QStringLiteral("SET DEFAULT ROLE %1 FOR %2@'%'"))
                          .arg(role, user));
    const auto connection = open(user, "sécret", Tls::Preferred);
    ASSERT_TRUE(connection) << connection.error().text().toStdString();
    const auto facts = ServerFacts::read(**connection);
    ASSERT_TRUE(facts);
    EXPECT_TRUE(facts->has(QStringLiteral("INSERT"), schema, QStringLiteral("t")))
        << facts->grants.join(QLatin1Char('\n')).toStdString();
    EXPECT_FALSE(facts->has(QStringLiteral("DELETE"), schema, QStringLiteral("t")));
}

TEST_F(Login, APrivilegeTakenBackOnOneSchemaIsMissingThere)
{
    if (!isMySql())
        GTEST_SKIP() << "MariaDB has no partial revokes";
    if (factsOf(*s_server).version < 80016)
        GTEST_SKIP() << "MySQL has partial revokes from 8.0.16 on";
    const QString user = newAccount();
    const QString schema = s_server->freshSchema();
    s_server->execute(QStringLiteral("SET GLOBAL partial_revokes = 1"));
    s_server->execute(QStringLiteral("GRANT INSERT, SELECT ON *.* TO %1@'%'").arg(user));
    s_server->execute(QStringLiteral("REVOKE INSERT ON %1.* FROM %2@'%'").arg(schema, user));
    const auto connection = open(user, "sécret", Tls::Preferred);
    ASSERT_TRUE(connection) << connection.error().text().toStdString();
    const auto facts = ServerFacts::read(**connection);
    ASSERT_TRUE(facts);
    EXPECT_FALSE(facts->has(QStringLiteral("INSERT"), schema, QStringLiteral("t")))
        << facts->grants.join(QLatin1Char('\n')).toStdString();
    EXPECT_TRUE(facts->has(QStringLiteral("SELECT"), schema, QStringLiteral("t")));
    EXPECT_TRUE(facts->has(QStringLiteral("INSERT"), QStringLiteral("other"), QStringLiteral("t")));
    s_server->execute(QStringLiteral("DROP USER %1@'%'").arg(user));
    s_server->execute(QStringLiteral("SET GLOBAL partial_revokes = 0"));
}

} // namespace millrace::test
