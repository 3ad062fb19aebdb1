// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/savedconnections.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QThread>
#include <gtest/gtest.h>
#include <thread>

namespace millrace {

namespace {

class Saved : public testing::Test
{
protected:
    void SetUp() override { qputenv("MILLRACE_HOME", m_home.path().toUtf8()); }

    static ConnectionSpec spec(const char *url)
    {
        const auto parsed = ConnectionSpec::parseUrl(QString::fromUtf8(url));
        EXPECT_TRUE(parsed) << url;
        return parsed.value_or(ConnectionSpec{});
    }
    static QStringList names()
    {
        const auto all = SavedConnections::load();
        EXPECT_TRUE(all) << (all ? std::string() : all.error().text().toStdString());
        QStringList list;
        if (all)
            for (const SavedConnection &entry : *all)
                list << entry.name;
        return list;
    }
    static QByteArray content()
    {
        QFile file(SavedConnections::path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QByteArray &bytes)
    {
        QFile file(SavedConnections::path());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QTemporaryDir m_home;
};

TEST_F(Saved, ComeBackAsTheyWere)
{
    EXPECT_TRUE(names().isEmpty());
    const ConnectionSpec prod = spec("mysql://app@db1:3307/shop?ssl-mode=verify-ca&ssl-ca=/etc/ca.pem");
    ASSERT_TRUE(SavedConnections::save(QStringLiteral(" Prod "), prod));
    ASSERT_TRUE(SavedConnections::save(QStringLiteral("a test"), spec("mysql://root@/?socket=/run/s.sock")));
    EXPECT_EQ(names(), (QStringList{QStringLiteral("a test"), QStringLiteral("Prod")}));
    const auto found = SavedConnections::find(QStringLiteral("prod"));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->spec, prod);
    EXPECT_FALSE(found->lastUsed.isValid());
    // The next save has the same name in another case: it is the same connection.
    ASSERT_TRUE(SavedConnections::save(QStringLiteral("PROD"), spec("mysql://app@db2/shop")));
    EXPECT_EQ(names().size(), 2);
    EXPECT_EQ(SavedConnections::find(QStringLiteral("prod"))->spec.host, QStringLiteral("db2"));
    EXPECT_EQ(QFileInfo(SavedConnections::path()).absolutePath(), m_home.path());
}

TEST_F(Saved, TheOneUsedLastIsFirst)
{
    for (const char *name : {"one", "two", "three"})
        ASSERT_TRUE(SavedConnections::save(QString::fromLatin1(name), spec("mysql://app@db1/")));
    ASSERT_TRUE(SavedConnections::markUsed(QStringLiteral("two")));
    QThread::msleep(2); // the file's clock has milliseconds
    ASSERT_TRUE(SavedConnections::markUsed(QStringLiteral("three")));
    EXPECT_EQ(names(), (QStringList{QStringLiteral("three"), QStringLiteral("two"), QStringLiteral("one")}));
}

TEST_F(Saved, AreRenamedRemovedAndPutBack)
{
    ASSERT_TRUE(SavedConnections::save(QStringLiteral("one"), spec("mysql://app@db1/")));
    ASSERT_TRUE(SavedConnections::save(QStringLiteral("two"), spec("mysql://app@db2/")));
    EXPECT_EQ(SavedConnections::rename(QStringLiteral("one"), QStringLiteral("TWO")).error().code,
              ErrorCode::BadTargetUrl);
    ASSERT_TRUE(SavedConnections::rename(QStringLiteral("one"), QStringLiteral("One")));
    ASSERT_TRUE(SavedConnections::markUsed(QStringLiteral("one")));
    const auto removed = SavedConnections::remove(QStringLiteral("one"));
    ASSERT_TRUE(removed);
    EXPECT_EQ(names(), QStringList{QStringLiteral("two")});
    const auto unknown = SavedConnections::remove(QStringLiteral("one"));
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::SavedConnectionUnknown);
    EXPECT_TRUE(unknown.error().howToFix.contains(QStringLiteral("two")))
        << unknown.error().text().toStdString();
    ASSERT_TRUE(SavedConnections::restore(*removed));
    EXPECT_EQ(names(), (QStringList{QStringLiteral("One"), QStringLiteral("two")}));
    EXPECT_EQ(SavedConnections::restore(*removed).error().code, ErrorCode::BadTargetUrl);
}

TEST_F(Saved, AreNamedInAUrl)
{
    ASSERT_TRUE(
        SavedConnections::save(QStringLiteral("prod/eu 1"), spec("mysql://app@db1/shop?ssl-mode=required")));
    EXPECT_EQ(spec("saved:prod%2Feu%201"), spec("mysql://app@db1/shop?ssl-mode=required"));
    EXPECT_EQ(spec("saved:prod%2Feu%201/blog"), spec("mysql://app@db1/blog?ssl-mode=required"));
    const auto unknown = ConnectionSpec::parseUrl(QStringLiteral("saved:nobody"));
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::SavedConnectionUnknown);
}

TEST_F(Saved, WhatAnotherVersionWroteStays)
{
    write(R"({"schema_version":1,"colour":"red","connections":[
        {"name":"one","tags":["eu"],"connection":{"host":"db1","user":"app","port":3306}}]})");
    ASSERT_TRUE(SavedConnections::save(QStringLiteral("one"), spec("mysql://app@db9/")));
    ASSERT_TRUE(SavedConnections::save(QStringLiteral("two"), spec("mysql://app@db2/")));
    EXPECT_TRUE(content().contains("\"colour\": \"red\"")) << content().toStdString();
    EXPECT_TRUE(content().contains("\"eu\"")) << content().toStdString();
    EXPECT_EQ(SavedConnections::find(QStringLiteral("one"))->spec.host, QStringLiteral("db9"));
}

TEST_F(Saved, AFileThatIsNotUnderstoodIsLeftAlone)
{
    for (
        const char *bad :
        {"", "{", "[]", R"({"connections":[]})", R"({"schema_version":1})",
         R"({"schema_version":2,"connections":[]})", R"({"schema_version":1,"connections":[1]})",
         R"({"schema_version":1,"connections":[{"connection":{}}]})",
         R"({"schema_version":1,"connections":[{"name":"a"}]})",
         R"({"schema_version":1,"connections":[{"name":"a","connection":{"host":"h","port":70000}}]})",
         R"({"schema_version":1,"connections":[{"name":"a","connection":{"host":"h","ssl_mode":"perhaps"}}]})",
         R"({"schema_version":1,"connections":[{"name":"a","connection":{"host":"h","password":"s3cret"}}]})"}) {
        write(bad);
        const auto saved = SavedConnections::save(QStringLiteral("new"), spec("mysql://app@db1/"));
        ASSERT_FALSE(saved) << bad;
        EXPECT_EQ(saved.error().code, ErrorCode::SavedConnectionsUnusable) << bad;
        EXPECT_FALSE(saved.error().howToFix.isEmpty());
        EXPECT_EQ(saved.error().context.file, SavedConnections::path());
        EXPECT_FALSE(saved.error().text().contains(QStringLiteral("s3cret")));
        EXPECT_EQ(content(), bad);
    }
}

TEST_F(Saved, NamesThatAreNoneAreRefused)
{
    for (const QString &name :
         {QString(), QStringLiteral("  "), QStringLiteral("a\nb"), QString(81, QLatin1Char('x'))})
        EXPECT_EQ(SavedConnections::save(name, spec("mysql://app@db1/")).error().code,
                  ErrorCode::BadTargetUrl);
    EXPECT_FALSE(QFile::exists(SavedConnections::path()));
}

TEST_F(Saved, TwoProgramsDoNotUndoEachOther)
{
    constexpr int each = 20;
    const auto writer = [](const char *prefix) {
        for (int i = 0; i < each; ++i)
            EXPECT_TRUE(SavedConnections::save(QStringLiteral("%1%2").arg(QLatin1String(prefix)).arg(i),
                                               ConnectionSpec{.host = QStringLiteral("db1")}));
    };
    std::thread other(writer, "b");
    writer("a");
    other.join();
    EXPECT_EQ(names().size(), 2 * each);
}

} // namespace

} // namespace millrace
