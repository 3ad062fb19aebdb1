// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/optiongroup.h"

#include "core/base/paths.h"
#include "core/server/connectionspec.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace {

namespace {

/// A home directory with a .my.cnf of its own, and no password in the environment.
class OptionGroupTest : public testing::Test
{
protected:
    void SetUp() override
    {
        m_home = qgetenv("HOME");
        qputenv("HOME", QFile::encodeName(m_folder.path()));
        qunsetenv("MILLRACE_PASSWORD");
        const QByteArray content =
            "[mr_import]\nuser = importer\npassword = \"p#ss = word\"\nhost = db7\nport = 3310\n"
            "[mr_local]\nuser=me\nhost=localhost\nsocket=/run/my.sock\n"
            "[mr_badport]\nport=many\n"
            "[mr_twice]\nuser=first\nuser=last\n";
        ASSERT_TRUE(writeFileAtomically(m_folder.filePath(QStringLiteral(".my.cnf")), content));
    }
    void TearDown() override
    {
        qputenv("HOME", m_home);
        qunsetenv("MILLRACE_PASSWORD");
    }
    static ResolvedConnection resolved(const char *url, const QString &password = {})
    {
        const auto spec = ConnectionSpec::parseUrl(QLatin1String(url));
        EXPECT_TRUE(spec);
        const auto result = resolveConnection(*spec, password);
        if (!result)
            ADD_FAILURE() << qPrintable(result.error().text());
        return result.value_or(ResolvedConnection{});
    }

private:
    QTemporaryDir m_folder;
    QByteArray m_home;
};

TEST_F(OptionGroupTest, GivesWhatTheUrlLeavesOpen)
{
    const auto target = resolved("mysql:///blog?option-group=mr_import");
    EXPECT_EQ(target.spec.user, QStringLiteral("importer"));
    EXPECT_EQ(target.spec.host, QStringLiteral("db7"));
    EXPECT_EQ(target.spec.port, 3310);
    EXPECT_EQ(target.spec.schema, QStringLiteral("blog"));
    EXPECT_EQ(target.password, QStringLiteral("p#ss = word"));
}

TEST_F(OptionGroupTest, NeverOverrulesTheUrl)
{
    const auto target = resolved("mysql://app@db1:3306/blog?option-group=mr_import");
    EXPECT_EQ(target.spec.user, QStringLiteral("app"));
    EXPECT_EQ(target.spec.host, QStringLiteral("db1"));
    EXPECT_EQ(target.spec.port, 3306);
    EXPECT_TRUE(resolved("mysql://db1/blog?option-group=mr_local").spec.socket.isEmpty());
    EXPECT_EQ(resolved("mysql:///b?option-group=mr_import&socket=/s").spec.socket, QStringLiteral("/s"));
    EXPECT_TRUE(resolved("mysql:///b?option-group=mr_import&socket=/s").spec.host.isEmpty());
}

TEST_F(OptionGroupTest, ASocketCountsWhenTheHostIsThisMachine)
{
    const auto target = resolved("mysql:///blog?option-group=mr_local");
    EXPECT_EQ(target.spec.socket, QStringLiteral("/run/my.sock"));
    EXPECT_TRUE(target.spec.host.isEmpty());
    EXPECT_EQ(target.spec.port, 3306);
}

TEST_F(OptionGroupTest, PasswordsComeInTheDocumentedOrder)
{
    const char *url = "mysql:///blog?option-group=mr_import";
    qputenv("MILLRACE_PASSWORD", "from the environment");
    EXPECT_EQ(resolved(url, QStringLiteral("given")).password, QStringLiteral("given"));
    EXPECT_EQ(resolved(url, QStringLiteral("")).password, QString()) << "an empty password is one, too";
    EXPECT_EQ(resolved(url).password, QStringLiteral("from the environment"));
    qunsetenv("MILLRACE_PASSWORD");
    EXPECT_EQ(resolved(url).password, QStringLiteral("p#ss = word"));
    EXPECT_EQ(resolved("mysql://db1/blog").password, QString());
}

TEST_F(OptionGroupTest, SaysWhatIsWrongWithAGroup)
{
    for (const char *name : {"mr_no_such_group", "mr_badport", "--version"}) {
        const auto group = readOptionGroup(QLatin1String(name));
        ASSERT_FALSE(group) << name;
        EXPECT_EQ(group.error().code, ErrorCode::OptionFileUnreadable);
        EXPECT_FALSE(group.error().howToFix.isEmpty());
    }
    EXPECT_EQ(readOptionGroup(QStringLiteral("mr_twice"))->user, QStringLiteral("last"));
}

TEST_F(OptionGroupTest, AMissingProgramIsSaidSo)
{
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/no/such/folder");
    const auto group = readOptionGroup(QStringLiteral("mr_import"));
    qputenv("PATH", path);
    ASSERT_FALSE(group);
    EXPECT_TRUE(group.error().what.contains(QStringLiteral("my_print_defaults")));
}

TEST(OptionGroupText, UnderscoresAndForeignOptionsAreNoObstacle)
{
    const auto group =
        parseOptionGroup({}, "--default_character_set=utf8\n--user=a=b\n--quick\n--port=3307\n");
    ASSERT_TRUE(group);
    EXPECT_EQ(group->user, QStringLiteral("a=b"));
    EXPECT_EQ(group->port, 3307);
}

} // namespace

} // namespace millrace
