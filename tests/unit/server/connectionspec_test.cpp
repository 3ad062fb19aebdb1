// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/login/connectionspec.h"
#include "core/server/login/connectionurl.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <gtest/gtest.h>

namespace millrace::connectionspec_test {

namespace {

ConnectionSpec parsed(const char *url)
{
    const auto spec = connectionFromUrl(QString::fromUtf8(url));
    if (!spec)
        ADD_FAILURE() << url << ": " << qPrintable(spec.error().text());
    return spec.value_or(ConnectionSpec{});
}

Error refused(const char *url)
{
    const auto spec = connectionFromUrl(QString::fromUtf8(url));
    if (spec) {
        ADD_FAILURE() << url << " was taken";
        return {};
    }
    EXPECT_EQ(spec.error().code, ErrorCode::BadTargetUrl) << url;
    EXPECT_FALSE(spec.error().howToFix.isEmpty()) << url;
    return spec.error();
}

TEST(ConnectionSpec, ReadsEveryPartOfAUrl)
{
    const auto spec = parsed("mysql://app@db1.example:3307/blog?ssl-mode=REQUIRED");
    EXPECT_EQ(spec.user, u"app"_s);
    EXPECT_EQ(spec.host, u"db1.example"_s);
    EXPECT_EQ(spec.port, 3307);
    EXPECT_EQ(spec.schema, u"blog"_s);
    EXPECT_EQ(spec.tls, ConnectionSpec::Tls::Required);
    EXPECT_FALSE(spec.scratch);
    EXPECT_EQ(parsed("mysql://app@db1/blog").port, 3306);
    EXPECT_EQ(parsed("mysql://app@db1/blog").tls, ConnectionSpec::Tls::Preferred);
}

TEST(ConnectionSpec, DecodesNames)
{
    const auto spec = parsed("mysql://o%27neil%40corp@my_db/caf%C3%A9%2Fbar%25");
    EXPECT_EQ(spec.user, u"o'neil@corp"_s);
    EXPECT_EQ(spec.host, u"my_db"_s);
    EXPECT_EQ(spec.schema, u"café/bar%"_s);
    EXPECT_EQ(parsed("mysql://u@/s?socket=%2Frun%2Fmy%20sql%26co.sock").socket, u"/run/my sql&co.sock"_s);
    EXPECT_EQ(parsed("mysql://u@/s?socket=/tmp/a+b.sock").socket, u"/tmp/a+b.sock"_s);
}

TEST(ConnectionSpec, ReadsIpv6Hosts)
{
    const auto spec = parsed("mysql://u@[2001:db8::1]:3307/s");
    EXPECT_EQ(spec.host, u"2001:db8::1"_s);
    EXPECT_EQ(spec.port, 3307);
    EXPECT_EQ(spec.displayName(), u"u@[2001:db8::1]:3307"_s);
    EXPECT_EQ(spec.toUrl(), u"mysql://u@[2001:db8::1]:3307/s"_s);
}

TEST(ConnectionSpec, ASocketStandsInForTheHost)
{
    const auto spec = parsed("mysql://app@localhost/blog?socket=/run/mysqld/mysqld.sock");
    EXPECT_TRUE(spec.host.isEmpty());
    EXPECT_EQ(spec.displayName(), u"app@/run/mysqld/mysqld.sock"_s);
    EXPECT_EQ(parsed("mysql:///blog").host, u"localhost"_s);
    refused("mysql://app@db1/blog?socket=/run/mysqld/mysqld.sock");
}

TEST(ConnectionSpec, AnOptionGroupLeavesHostAndPortOpen)
{
    const auto open = parsed("mysql:///blog?option-group=import");
    EXPECT_TRUE(open.host.isEmpty());
    EXPECT_EQ(open.port, 0);
    EXPECT_EQ(open.displayName(), u"[import]"_s);
    EXPECT_EQ(parsed("mysql://db1:3306/blog?option-group=import").port, 3306);
}

TEST(ConnectionSpec, ReadsTheScratchServer)
{
    EXPECT_TRUE(parsed("scratch:").scratch);
    EXPECT_EQ(parsed("scratch:my%20shop").schema, u"my shop"_s);
    EXPECT_EQ(parsed("scratch:my%20shop").displayName(), u"scratch server"_s);
    refused("scratch://host/shop");
    refused("scratch:shop?socket=/x");
}

TEST(ConnectionSpec, RefusesAPasswordAndDoesNotRepeatIt)
{
    for (const char *url :
         {"mysql://app:s3cret@db1/blog", "mysql://app:s3cret#x@db1/blog", "mysql://app:s3cret/y@db1/blog",
          "mysql://app:@db1/blog", "mysql://app:s3cret%@db1/blog", "s3cret"}) {
        const Error error = refused(url);
        EXPECT_FALSE(error.text().contains(u"s3cret"_s)) << qPrintable(error.text());
    }
    EXPECT_TRUE(refused("mysql://app:s3cret@db1/blog").howToFix.contains(u"MILLRACE_PASSWORD"_s));
}

TEST(ConnectionSpec, RefusesWhatItDoesNotUnderstand)
{
    for (const char *url :
         {"", "blog", "postgres://db1/blog", "mysql:db1/blog", "mysql://db1:0/blog", "mysql://db1:65536/blog",
          "mysql://db1:x/blog", "mysql://db1/blog/table", "mysql://db1/blog#t", "mysql://db1/my blog",
          "mysql://db1/blog?ssl=1", "mysql://db1/blog?socket=", "mysql://u@/b?socket=/a&socket=/b",
          "mysql://db1/blog?ssl-mode=maybe", "mysql://db1/blog?compression=gzip", "mysql://[::1/blog"})
        refused(url);
}

TEST(ConnectionSpec, ReadsWhatIsToBeVerified)
{
    using Tls = ConnectionSpec::Tls;
    const auto spec =
        parsed("mysql://db1/blog?ssl-mode=VERIFY_IDENTITY&ssl-ca=/etc/ca%201.pem&ssl-cert=/c.pem"
               "&ssl-key=/c.key");
    EXPECT_EQ(spec.tls, Tls::VerifyIdentity);
    EXPECT_EQ(spec.sslCa, u"/etc/ca 1.pem"_s);
    EXPECT_EQ(spec.sslCert, u"/c.pem"_s);
    EXPECT_EQ(spec.sslKey, u"/c.key"_s);
    EXPECT_EQ(parsed("mysql://db1/blog?ssl-mode=verify-ca&ssl-ca=/ca.pem").tls, Tls::VerifyCa);
    EXPECT_EQ(parsed("mysql://db1/blog?ssl-mode=verify-ca&ssl-ca=ca.pem").sslCa,
              QDir::current().absoluteFilePath(u"ca.pem"_s));
}

TEST(ConnectionSpec, ReadsHowItIsCompressed)
{
    EXPECT_EQ(parsed("mysql://db1/blog").compression, Compression::Off);
    EXPECT_EQ(parsed("mysql://db1/blog?compression=ZLIB").compression, Compression::Zlib);
    EXPECT_EQ(parsed("mysql://db1/blog?compression=zstd").compression, Compression::Zstd);
    EXPECT_FALSE(ConnectionSpec{.host = u"db1"_s}.toJson().contains(u"compression"_s))
        << "a plan that does not ask for it is as plans were before there was any";
    const auto automatic = resolveConnection(parsed("mysql://db1/blog?compression=auto"));
    ASSERT_TRUE(automatic);
    EXPECT_TRUE(automatic->compression) << "all sessions share one decision";
    EXPECT_EQ(automatic->at(u"db2"_s, 3306).compression, automatic->compression);
}

TEST(ConnectionSpec, RefusesFilesThatWouldNotBeUsed)
{
    for (const char *url :
         {"mysql://db1/b?ssl-ca=/ca.pem", "mysql://db1/b?ssl-mode=required&ssl-ca=/ca.pem",
          "mysql://db1/b?ssl-mode=verify-ca", "mysql://db1/b?ssl-mode=disabled&ssl-cert=/c.pem",
          "mysql://db1/b?ssl-mode=required&ssl-key=/c.key",
          "mysql://u@/b?ssl-mode=verify-identity&socket=/run/s.sock",
          "mysql://db1/b?ssl-mode=verify-ca&ssl-ca=/a%3Bb.pem",
          "mysql://db1/b?ssl-mode=verify-ca&ssl-ca=/a%20%20b.pem"})
        refused(url);
    ConnectionSpec odd{.host = u"db1;ssl-verify-server-cert=0"_s, .tls = ConnectionSpec::Tls::VerifyIdentity};
    EXPECT_FALSE(odd.check()) << "a host that says more than a host";
    const auto old = ConnectionSpec::fromJson({{u"host"_s, u"db1"_s}, {u"ssl_ca"_s, u"/ca.pem"_s}});
    EXPECT_FALSE(old) << "a CA that nothing is checked against";
}

/// A name as nasty as SQL allows: any character but NUL.
QString anyName(QRandomGenerator &random, bool mayBeEmpty)
{
    static const QString characters = u"aZ09 _-.~%/?#[]@!$&'()*+,;=:\"<>\\^`{|}äß€語\t"_s;
    QString name;
    const int length = int(random.bounded(mayBeEmpty ? 0 : 1, 12));
    for (int i = 0; i < length; ++i)
        name += characters.at(random.bounded(characters.size()));
    return name;
}

ConnectionSpec anySpec(QRandomGenerator &random)
{
    ConnectionSpec spec;
    spec.schema = anyName(random, true);
    spec.scratch = random.bounded(8) == 0;
    if (spec.scratch)
        return spec;
    spec.user = anyName(random, true);
    spec.tls = static_cast<ConnectionSpec::Tls>(random.bounded(4));
    if (spec.verifiesServer())
        spec.sslCa = u"/etc/%1.pem"_s.arg(random.bounded(100));
    if (spec.tls != ConnectionSpec::Tls::Disabled && random.bounded(3) == 0) {
        spec.sslCert = u"/etc/ü & %41.pem"_s;
        spec.sslKey = u"/etc/ü.key"_s;
    }
    spec.compression = static_cast<Compression>(random.bounded(4));
    if (random.bounded(2) == 0)
        spec.optionGroup = anyName(random, false);
    if (random.bounded(2) == 0) // what would be an option of the driver is refused
        spec.socket = u'/' + anyName(random, false).remove(u';').simplified();
    else if (spec.optionGroup.isEmpty() || random.bounded(2) == 0)
        spec.host = QStringList{u"localhost"_s, u"db-1.example"_s, u"my_db"_s,
                                u"::1"_s,       u"fe80::1%eth0"_s, u"10.0.0.7"_s}[random.bounded(6)];
    spec.port = int(random.bounded(spec.optionGroup.isEmpty() ? 1 : 0, 65536));
    return spec;
}

TEST(ConnectionSpec, EverySpecSurvivesItsUrlAndItsJson)
{
    QRandomGenerator random(20260721);
    for (int i = 0; i < 20'000; ++i) {
        const ConnectionSpec spec = anySpec(random);
        const QString url = spec.toUrl();
        const auto fromUrl = connectionFromUrl(url);
        ASSERT_TRUE(fromUrl) << qPrintable(url) << ": " << qPrintable(fromUrl.error().text());
        ASSERT_EQ(*fromUrl, spec) << qPrintable(url) << " against " << qPrintable(fromUrl->toUrl());

        const QByteArray json = QJsonDocument(spec.toJson()).toJson();
        const auto fromJson = ConnectionSpec::fromJson(QJsonDocument::fromJson(json).object());
        ASSERT_TRUE(fromJson) << json.constData();
        ASSERT_EQ(*fromJson, spec) << json.constData();
    }
}

TEST(ConnectionSpec, JsonWithNonsenseIsRefused)
{
    EXPECT_FALSE(ConnectionSpec::fromJson({{u"port"_s, 70000}}));
    EXPECT_FALSE(ConnectionSpec::fromJson({{u"ssl_mode"_s, u"maybe"_s}}));
    EXPECT_FALSE(ConnectionSpec::fromJson({{u"compression"_s, u"lots"_s}}));
}

/// libmariadb reads a host with "=" as a list of its options, among them the directory of its plugins.
TEST(ConnectionSpec, AHostOrSocketThatWouldBeOptionsIsRefused)
{
    for (const char *host : {"host=db1;plugin-dir=/tmp", "db1;ssl-verify-server-cert=0", "{db1}", "db 1"}) {
        const auto spec = ConnectionSpec::fromJson({{u"host"_s, QLatin1String(host)}});
        ASSERT_FALSE(spec) << host;
        EXPECT_EQ(spec.error().code, ErrorCode::BadTargetUrl);
    }
    EXPECT_FALSE(ConnectionSpec::fromJson({{u"socket"_s, u"/run/x;SSL_CA=/tmp/ca"_s}}));
}

} // namespace

} // namespace millrace::connectionspec_test
