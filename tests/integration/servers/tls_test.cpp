// SPDX-License-Identifier: GPL-3.0-or-later
// What is said to be verified is verified: a server with a certificate of a CA of the test's own, asked for
// in every mode, with the right files and with wrong ones.
#include "core/base/libraries.h"
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "tests/support/certificates.h"
#include "tests/support/factsof.h"
#include "tests/support/freeport.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QRegularExpression>
#include <QVersionNumber>
#include <gtest/gtest.h>

namespace millrace::test::tls_test {

namespace {

using Tls = ConnectionSpec::Tls;
const QString serverName = u"server"_s;

/// A server that listens on the loopback address, with a certificate for 127.0.0.1.
class TlsModes : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        s_ours = std::make_unique<Certificates>(u"Ours"_s);
        s_others = std::make_unique<Certificates>(u"Others"_s);
        s_ours->make(u"right"_s, u"DNS:localhost,IP:127.0.0.1"_s);
        s_ours->make(u"elsewhere"_s, u"DNS:db.example.invalid"_s);
        s_ours->make(u"client"_s, u"DNS:client"_s);
        s_others->make(u"client"_s, u"DNS:client"_s);
        install(u"right"_s);
        s_port = freePort();
        s_server = std::make_unique<PrivateServer>(PrivateServer::Options{
            .extraArguments =
                arguments(s_port) + QStringList{u"--ssl-ca="_s + s_ours->caFile(),
                                                u"--ssl-cert="_s + s_ours->certificate(serverName),
                                                u"--ssl-key="_s + s_ours->key(serverName)}});
        s_server->execute(u"CREATE USER app@'%' IDENTIFIED BY 'se;cr}et'"_s);
    }
    void SetUp() override
    {
        if (const QString why = whyNoTls(*s_server); !why.isEmpty())
            GTEST_SKIP() << why;
    }
    static void TearDownTestSuite()
    {
        s_server.reset();
        s_ours.reset();
        s_others.reset();
    }
    void TearDown() override
    {
        if (s_installed != "right"_L1)
            install(u"right"_s);
    }

    static QStringList arguments(int port)
    {
        return {u"--skip-networking=0"_s, u"--bind-address=127.0.0.1"_s, u"--port=%1"_s.arg(port)};
    }
    static bool isMySql() { return s_server->value(u"SELECT VERSION() NOT LIKE '%MariaDB%'"_s).toBool(); }
    /// Under the names that the server was started with; one that runs reads it.
    static void install(const QString &name)
    {
        for (const auto &[from, to] : {std::pair(s_ours->certificate(name), s_ours->certificate(serverName)),
                                       {s_ours->key(name), s_ours->key(serverName)}}) {
            QFile::remove(to);
            ASSERT_TRUE(QFile::copy(from, to));
        }
        s_installed = name;
        if (!s_server)
            return;
        if (isMySql() && factsOf(*s_server).version < 80016) { // reads its certificate when it starts
            ASSERT_TRUE(s_server->server().stop());
            ASSERT_TRUE(s_server->server().start());
        } else {
            s_server->execute(isMySql() ? u"ALTER INSTANCE RELOAD TLS"_s : u"FLUSH SSL"_s);
        }
    }

    static ConnectionSpec spec(Tls tls, const QString &ca = {})
    {
        return {.host = u"127.0.0.1"_s, .port = s_port, .user = u"app"_s, .tls = tls, .sslCa = ca};
    }
    static Result<std::unique_ptr<Connection>> open(const ConnectionSpec &spec)
    {
        return Connection::open({.spec = spec, .password = u"se;cr}et"_s});
    }
    /// MariaDB's own archives have another TLS library than we, which writes TLS13-AES256-GCM-SHA384 for
    /// TLS_AES_256_GCM_SHA384.
    static QString spelledAlike(QString cipher)
    {
        static const QRegularExpression spelling(u"^TLS(13)?|[-_]"_s);
        return cipher.remove(spelling);
    }
    static Error refused(const ConnectionSpec &spec)
    {
        const auto connection = open(spec);
        if (connection) {
            ADD_FAILURE() << "it was let in";
            return {};
        }
        EXPECT_FALSE(connection.error().howToFix.isEmpty()) << connection.error().text();
        return connection.error();
    }

    inline static std::unique_ptr<Certificates> s_ours, s_others;
    inline static std::unique_ptr<PrivateServer> s_server;
    inline static QString s_installed;
    inline static int s_port = 0;
};

} // namespace

/// From 3.4 on the client library looks at no name there, and what it did not look at is not called proved.
static bool isNameChecked()
{
    for (const Library &library : engineLibraries())
        if (library.name == "MariaDB Connector/C"_L1)
            return QVersionNumber::fromString(library.version) < QVersionNumber(3, 4);
    return false;
}

TEST_F(TlsModes, TheRightCaIsTakenInEveryModeThatAsksForOne)
{
    for (const Tls tls : {Tls::VerifyCa, Tls::VerifyIdentity}) {
        if (tls == Tls::VerifyIdentity && !isNameChecked()) {
            EXPECT_EQ(refused(spec(tls, s_ours->caFile())).code, ErrorCode::TlsNotVerified);
            continue;
        }
        const auto connection = open(spec(tls, s_ours->caFile()));
        ASSERT_TRUE(connection) << connection.error().text();
        // The server's word and ours are the same.
        const auto facts = ServerFacts::read(**connection);
        ASSERT_TRUE(facts);
        const auto said = (*connection)->rows(u"SHOW SESSION STATUS LIKE 'Ssl_cipher'"_s);
        ASSERT_TRUE(said);
        EXPECT_FALSE(facts->tlsCipher.isEmpty());
        EXPECT_EQ(spelledAlike(facts->tlsCipher), spelledAlike(said->first().value(1).toString()));
        EXPECT_TRUE(facts->tlsVersion.startsWith(u"TLSv1."_s)) << facts->tlsVersion;
        EXPECT_EQ(facts->currentUser, u"app@%"_s);
    }
    const auto plain = open(spec(Tls::Disabled));
    // MySQL's login method gives no password away over a bare line unless it is asked for the server's key.
    ASSERT_TRUE(plain) << plain.error().text();
    const auto facts = ServerFacts::read(**plain);
    ASSERT_TRUE(facts);
    EXPECT_TRUE(facts->tlsCipher.isEmpty());
    EXPECT_TRUE(facts->tlsVersion.isEmpty());
}

TEST_F(TlsModes, AnotherCaIsRefused)
{
    for (const Tls tls : {Tls::VerifyCa, Tls::VerifyIdentity}) {
        const Error error = refused(spec(tls, s_others->caFile()));
        EXPECT_EQ(error.code, ErrorCode::TlsNotVerified) << error.text();
        EXPECT_TRUE(error.howToFix.contains(s_others->caFile())) << error.text();
    }
    // Without a file the system's CAs count, and none of them signed this.
    EXPECT_EQ(refused(spec(Tls::VerifyIdentity)).code, ErrorCode::TlsNotVerified);
}

TEST_F(TlsModes, ACertificateForAnotherNameIsRefusedByIdentityAlone)
{
    install(u"elsewhere"_s);
    const Error error = refused(spec(Tls::VerifyIdentity, s_ours->caFile()));
    EXPECT_EQ(error.code, ErrorCode::TlsNotVerified) << error.text();
    EXPECT_TRUE(error.howToFix.contains(u"127.0.0.1"_s)) << error.text();
    const auto connection = open(spec(Tls::VerifyCa, s_ours->caFile()));
    EXPECT_TRUE(connection) << connection.error().text();
}

TEST_F(TlsModes, AServerWithoutTlsIsRefusedWhereTlsIsAskedFor)
{
    const int port = freePort();
    PrivateServer::Options options{.extraArguments = arguments(port)};
    // MySQL 8.4 has no --skip-ssl any more.
    options.extraArguments << (isMySql() && factsOf(*s_server).version >= 80016 ? u"--tls-version="_s
                                                                                : u"--skip-ssl"_s);
    const PrivateServer bare(options);
    bare.execute(u"CREATE USER app@'%' IDENTIFIED BY 'se;cr}et'"_s);
    // Without TLS MySQL makes no key that a new account's password could be sent with; one it knows needs
    // none.
    const auto known = bare.connectionAs(u"app"_s, u"se;cr}et"_s);
    ASSERT_TRUE(Connection::open(known));
    for (const Tls tls : {Tls::Required, Tls::VerifyCa, Tls::VerifyIdentity}) {
        ConnectionSpec there = spec(tls, tls == Tls::Required ? QString() : s_ours->caFile());
        there.port = port;
        const Error error = refused(there);
        EXPECT_EQ(error.code, ErrorCode::TlsUnavailable) << enumName(tls) << error.text();
    }
    ConnectionSpec preferred = spec(Tls::Preferred);
    preferred.port = port;
    const auto connection = open(preferred);
    ASSERT_TRUE(connection) << connection.error().text();
    EXPECT_TRUE((*connection)->tlsCipher().isEmpty());
}

TEST_F(TlsModes, AnAccountThatAsksForACertificateGetsIt)
{
    s_server->execute(u"CREATE USER x509@'%' IDENTIFIED BY 'se;cr}et' REQUIRE X509"_s);
    ConnectionSpec asked = spec(Tls::VerifyCa, s_ours->caFile());
    asked.user = u"x509"_s;
    EXPECT_EQ(refused(asked).code, ErrorCode::AccessDenied);
    asked.sslCert = s_ours->certificate(u"client"_s);
    asked.sslKey = s_ours->key(u"client"_s);
    const auto connection = open(asked);
    EXPECT_TRUE(connection) << connection.error().text();
    asked.sslCert = s_others->certificate(u"client"_s);
    asked.sslKey = s_others->key(u"client"_s);
    EXPECT_FALSE(open(asked));
}

TEST_F(TlsModes, FilesThatAreNoneAreNamed)
{
    const QString missing = s_ours->path(u"missing.pem"_s);
    Error error = refused(spec(Tls::VerifyCa, missing));
    EXPECT_EQ(error.code, ErrorCode::FileNotReadable);
    EXPECT_EQ(error.context.file, missing);
    QFile empty(s_ours->path(u"empty.pem"_s));
    ASSERT_TRUE(empty.open(QIODevice::WriteOnly));
    error = refused(spec(Tls::VerifyIdentity, empty.fileName()));
    EXPECT_EQ(error.code, ErrorCode::FileNotReadable);
    EXPECT_TRUE(error.what.contains(u"PEM"_s)) << error.text();
    // A key of somebody else's certificate.
    ConnectionSpec mixed = spec(Tls::Required);
    mixed.sslCert = s_ours->certificate(u"client"_s);
    mixed.sslKey = s_others->key(u"client"_s);
    EXPECT_EQ(refused(mixed).code, ErrorCode::TlsUnavailable);
}

} // namespace millrace::test::tls_test
