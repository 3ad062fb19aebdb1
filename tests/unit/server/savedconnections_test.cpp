// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/login/connectionurl.h"
#include "core/server/login/savedconnections.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QThread>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::savedconnections_test {

namespace {

class Saved : public testing::Test
{
protected:
    void SetUp() override { qputenv("MILLRACE_HOME", m_home.path().toUtf8()); }

    static ConnectionSpec spec(const char *url)
    {
        const auto parsed = connectionFromUrl(QString::fromUtf8(url));
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
    ASSERT_TRUE(SavedConnections::save(u" Prod "_s, prod));
    ASSERT_TRUE(SavedConnections::save(u"a test"_s, spec("mysql://root@/?socket=/run/s.sock")));
    EXPECT_EQ(names(), (QStringList{u"a test"_s, u"Prod"_s}));
    const auto found = SavedConnections::find(u"prod"_s);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->spec, prod);
    EXPECT_FALSE(found->lastUsed.isValid());
    // The next save has the same name in another case: it is the same connection.
    ASSERT_TRUE(SavedConnections::save(u"PROD"_s, spec("mysql://app@db2/shop")));
    EXPECT_EQ(names().size(), 2);
    EXPECT_EQ(SavedConnections::find(u"prod"_s)->spec.host, u"db2"_s);
    EXPECT_EQ(QFileInfo(SavedConnections::path()).absolutePath(), m_home.path());
}

TEST_F(Saved, TheOneUsedLastIsFirst)
{
    for (const char *name : {"one", "two", "three"})
        ASSERT_TRUE(SavedConnections::save(QString::fromLatin1(name), spec("mysql://app@db1/")));
    ASSERT_TRUE(SavedConnections::markUsed(u"two"_s));
    QThread::msleep(2); // the file's clock has milliseconds
    ASSERT_TRUE(SavedConnections::markUsed(u"three"_s));
    EXPECT_EQ(names(), (QStringList{u"three"_s, u"two"_s, u"one"_s}));
}

TEST_F(Saved, AreRenamedRemovedAndPutBack)
{
    ASSERT_TRUE(SavedConnections::save(u"one"_s, spec("mysql://app@db1/")));
    ASSERT_TRUE(SavedConnections::save(u"two"_s, spec("mysql://app@db2/")));
    EXPECT_EQ(SavedConnections::rename(u"one"_s, u"TWO"_s).error().code, ErrorCode::BadTargetUrl);
    ASSERT_TRUE(SavedConnections::rename(u"one"_s, u"One"_s));
    ASSERT_TRUE(SavedConnections::markUsed(u"one"_s));
    const auto removed = SavedConnections::remove(u"one"_s);
    ASSERT_TRUE(removed);
    EXPECT_EQ(names(), QStringList{u"two"_s});
    const auto unknown = SavedConnections::remove(u"one"_s);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::SavedConnectionUnknown);
    EXPECT_TRUE(unknown.error().howToFix.contains(u"two"_s)) << unknown.error().text();
    ASSERT_TRUE(SavedConnections::restore(*removed));
    EXPECT_EQ(names(), (QStringList{u"One"_s, u"two"_s}));
    EXPECT_EQ(SavedConnections::restore(*removed).error().code, ErrorCode::BadTargetUrl);
}

TEST_F(Saved, AreNamedInAUrl)
{
    ASSERT_TRUE(SavedConnections::save(u"prod/eu 1"_s, spec("mysql://app@db1/shop?ssl-mode=required")));
    EXPECT_EQ(spec("saved:prod%2Feu%201"), spec("mysql://app@db1/shop?ssl-mode=required"));
    EXPECT_EQ(spec("saved:prod%2Feu%201/blog"), spec("mysql://app@db1/blog?ssl-mode=required"));
    const auto unknown = connectionFromUrl(u"saved:nobody"_s);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::SavedConnectionUnknown);
}

TEST_F(Saved, WhatAnotherVersionWroteStays)
{
    write(R"({"schema_version":1,"colour":"red","connections":[
        {"name":"one","tags":["eu"],"connection":{"host":"db1","user":"app","port":3306}}]})");
    ASSERT_TRUE(SavedConnections::save(u"one"_s, spec("mysql://app@db9/")));
    ASSERT_TRUE(SavedConnections::save(u"two"_s, spec("mysql://app@db2/")));
    EXPECT_TRUE(content().contains("\"colour\": \"red\"")) << content();
    EXPECT_TRUE(content().contains("\"eu\"")) << content();
    EXPECT_EQ(SavedConnections::find(u"one"_s)->spec.host, u"db9"_s);
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
        const auto saved = SavedConnections::save(u"new"_s, spec("mysql://app@db1/"));
        ASSERT_FALSE(saved) << bad;
        EXPECT_EQ(saved.error().code, ErrorCode::SavedConnectionsUnusable) << bad;
        EXPECT_FALSE(saved.error().howToFix.isEmpty());
        EXPECT_EQ(saved.error().context.file, SavedConnections::path());
        EXPECT_FALSE(saved.error().text().contains(u"s3cret"_s));
        EXPECT_EQ(content(), bad);
    }
}

TEST_F(Saved, NamesThatAreNoneAreRefused)
{
    for (const QString &name : {QString(), u"  "_s, u"a\nb"_s, QString(81, u'x')})
        EXPECT_EQ(SavedConnections::save(name, spec("mysql://app@db1/")).error().code,
                  ErrorCode::BadTargetUrl);
    EXPECT_FALSE(QFile::exists(SavedConnections::path()));
}

TEST_F(Saved, TwoProgramsDoNotUndoEachOther)
{
    constexpr int each = 20;
    const auto writer = [](const char *prefix) {
        for (int i = 0; i < each; ++i)
            EXPECT_TRUE(SavedConnections::save(u"%1%2"_s.arg(QLatin1String(prefix)).arg(i),
                                               ConnectionSpec{.host = u"db1"_s}));
    };
    std::thread other(writer, "b");
    writer("a");
    other.join();
    EXPECT_EQ(names().size(), 2 * each);
}

} // namespace

} // namespace millrace::savedconnections_test
