// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/login/optiongroup.h"
#include "tests/support/qtprinters.h"

#include "core/base/paths.h"
#include "core/server/login/connectionspec.h"
#include "core/server/login/connectionurl.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::optiongroup_test {

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
        ASSERT_TRUE(writeFileAtomically(m_folder.filePath(u".my.cnf"_s), content));
    }
    void TearDown() override
    {
        qputenv("HOME", m_home);
        qunsetenv("MILLRACE_PASSWORD");
    }
    static ResolvedConnection resolved(const char *url, const QString &password = {})
    {
        const auto spec = connectionFromUrl(QLatin1String(url));
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
    EXPECT_EQ(target.spec.user, u"importer"_s);
    EXPECT_EQ(target.spec.host, u"db7"_s);
    EXPECT_EQ(target.spec.port, 3310);
    EXPECT_EQ(target.spec.schema, u"blog"_s);
    EXPECT_EQ(target.password, u"p#ss = word"_s);
}

TEST_F(OptionGroupTest, NeverOverrulesTheUrl)
{
    const auto target = resolved("mysql://app@db1:3306/blog?option-group=mr_import");
    EXPECT_EQ(target.spec.user, u"app"_s);
    EXPECT_EQ(target.spec.host, u"db1"_s);
    EXPECT_EQ(target.spec.port, 3306);
    EXPECT_TRUE(resolved("mysql://db1/blog?option-group=mr_local").spec.socket.isEmpty());
    EXPECT_EQ(resolved("mysql:///b?option-group=mr_import&socket=/s").spec.socket, u"/s"_s);
    EXPECT_TRUE(resolved("mysql:///b?option-group=mr_import&socket=/s").spec.host.isEmpty());
}

TEST_F(OptionGroupTest, ASocketCountsWhenTheHostIsThisMachine)
{
    const auto target = resolved("mysql:///blog?option-group=mr_local");
    EXPECT_EQ(target.spec.socket, u"/run/my.sock"_s);
    EXPECT_TRUE(target.spec.host.isEmpty());
    EXPECT_EQ(target.spec.port, 3306);
}

TEST_F(OptionGroupTest, PasswordsComeInTheDocumentedOrder)
{
    const char *url = "mysql:///blog?option-group=mr_import";
    qputenv("MILLRACE_PASSWORD", "from the environment");
    EXPECT_EQ(resolved(url, u"given"_s).password, u"given"_s);
    EXPECT_EQ(resolved(url, u""_s).password, QString()) << "an empty password is one, too";
    EXPECT_EQ(resolved(url).password, u"from the environment"_s);
    qunsetenv("MILLRACE_PASSWORD");
    EXPECT_EQ(resolved(url).password, u"p#ss = word"_s);
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
    EXPECT_EQ(readOptionGroup(u"mr_twice"_s)->user, u"last"_s);
}

TEST_F(OptionGroupTest, AMissingProgramIsSaidSo)
{
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/no/such/folder");
    const auto group = readOptionGroup(u"mr_import"_s);
    qputenv("PATH", path);
    ASSERT_FALSE(group);
    EXPECT_TRUE(group.error().what.contains(u"my_print_defaults"_s));
}

TEST(OptionGroupText, UnderscoresAndForeignOptionsAreNoObstacle)
{
    const auto group =
        parseOptionGroup({}, "--default_character_set=utf8\n--user=a=b\n--quick\n--port=3307\n");
    ASSERT_TRUE(group);
    EXPECT_EQ(group->user, u"a=b"_s);
    EXPECT_EQ(group->port, 3307);
}

} // namespace

} // namespace millrace::optiongroup_test
