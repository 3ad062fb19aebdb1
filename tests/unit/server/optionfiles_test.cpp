// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/login/optionfiles.h"
#include "core/server/login/optiongroup.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::optionfiles_test {

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
            all << place.name + u':' + files.join(u'+');
        }
        return all.join(u' ');
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
    EXPECT_EQ(text(optionGroupsIn({first, home, u"/nowhere/my.cnf"_s})),
              u"client:my.cnf+home.cnf import:my.cnf+10-a.cnf late:20-b.cnf extra:extra.cnf"_s);
}

TEST_F(OptionFiles, TheFilesAreThoseTheProgramNames)
{
    const QStringList files = optionFilesFromHelp(
        "my_print_defaults  Ver 1\n\nDefault options are read from the following files in the given order:\n"
        "/etc/my.cnf /etc/mysql/my.cnf ~/.my.cnf \nThe following …\n");
    EXPECT_EQ(files,
              (QStringList{u"/etc/my.cnf"_s, u"/etc/mysql/my.cnf"_s, QDir::homePath() + u"/.my.cnf"_s}));
    EXPECT_TRUE(optionFilesFromHelp("nothing").isEmpty());
}

TEST_F(OptionFiles, AGroupSaysWhatIsToBeVerified)
{
    const auto group = parseOptionGroup(u"g"_s, "--ssl-ca=/ca.pem\n--ssl-cert=/c.pem\n--ssl_key=/c.key\n"
                                                "--ssl-verify-server-cert\n");
    ASSERT_TRUE(group);
    EXPECT_EQ(group->sslMode, u"VERIFY_IDENTITY"_s);
    EXPECT_EQ(group->sslCa, u"/ca.pem"_s);
    EXPECT_EQ(group->sslCert, u"/c.pem"_s);
    EXPECT_EQ(group->sslKey, u"/c.key"_s);
    EXPECT_TRUE(parseOptionGroup(u"g"_s, "--ssl-verify-server-cert=0\n")->sslMode.isEmpty());
    EXPECT_EQ(parseOptionGroup(u"g"_s, "--ssl-mode=REQUIRED\n--ssl-verify-server-cert\n")->sslMode,
              u"REQUIRED"_s);
}

} // namespace

} // namespace millrace::optionfiles_test
