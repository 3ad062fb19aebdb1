// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/optionfiles.h"
#include "core/server/optiongroup.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace {

namespace {

class OptionFiles : public testing::Test
{
protected:
    QString write(const char *name, const QByteArray &content) const
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return path;
    }
    static QString text(const QVector<OptionGroupPlace> &places)
    {
        QStringList all;
        for (const OptionGroupPlace &place : places) {
            QStringList files;
            for (const QString &file : place.files)
                files << QFileInfo(file).fileName();
            all << place.name + QLatin1Char(':') + files.join(QLatin1Char('+'));
        }
        return all.join(QLatin1Char(' '));
    }

    QTemporaryDir m_folder;
};

TEST_F(OptionFiles, GroupsThatSaySomethingAboutAConnectionAreListed)
{
    const QString first =
        write("my.cnf", "# [comment]\n[client]\nuser=app\n[mysqld]\nport=3306\n[mysql]\nprompt=x\n"
                        "[import]\nhost = db1\n!includedir conf.d\n!include extra.cnf\n");
    write("conf.d/20-b.cnf", "[late]\nssl_ca=/x\n");
    write("conf.d/10-a.cnf", "[import]\npassword=y\n[mariadb-10.11]\nsocket=/s\n[mysqld2]\nport=1\n");
    write("conf.d/note.txt", "[not]\nhost=db1\n");
    write("extra.cnf", "[ extra ]\nsocket\n!include my.cnf\n"); // in a circle: the clients stop at ten
    const QString home = write("home.cnf", "[client]\nuser=me\n");
    EXPECT_EQ(text(optionGroupsIn({first, home, QStringLiteral("/nowhere/my.cnf")})),
              QStringLiteral("client:my.cnf+home.cnf import:my.cnf+10-a.cnf late:20-b.cnf extra:extra.cnf"));
}

TEST_F(OptionFiles, TheFilesAreThoseTheProgramNames)
{
    const QStringList files = optionFilesFromHelp(
        "my_print_defaults  Ver 1\n\nDefault options are read from the following files in the given order:\n"
        "/etc/my.cnf /etc/mysql/my.cnf ~/.my.cnf \nThe following …\n");
    EXPECT_EQ(files, (QStringList{QStringLiteral("/etc/my.cnf"), QStringLiteral("/etc/mysql/my.cnf"),
                                  QDir::homePath() + QStringLiteral("/.my.cnf")}));
    EXPECT_TRUE(optionFilesFromHelp("nothing").isEmpty());
}

TEST_F(OptionFiles, AGroupSaysWhatIsToBeVerified)
{
    const auto group =
        parseOptionGroup(QStringLiteral("g"), "--ssl-ca=/ca.pem\n--ssl-cert=/c.pem\n--ssl_key=/c.key\n"
                                              "--ssl-verify-server-cert\n");
    ASSERT_TRUE(group);
    EXPECT_EQ(group->sslMode, QStringLiteral("VERIFY_IDENTITY"));
    EXPECT_EQ(group->sslCa, QStringLiteral("/ca.pem"));
    EXPECT_EQ(group->sslCert, QStringLiteral("/c.pem"));
    EXPECT_EQ(group->sslKey, QStringLiteral("/c.key"));
    EXPECT_TRUE(parseOptionGroup(QStringLiteral("g"), "--ssl-verify-server-cert=0\n")->sslMode.isEmpty());
    EXPECT_EQ(
        parseOptionGroup(QStringLiteral("g"), "--ssl-mode=REQUIRED\n--ssl-verify-server-cert\n")->sslMode,
        QStringLiteral("REQUIRED"));
}

} // namespace

} // namespace millrace
