// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/scratch/serverprogram.h"
#include "tests/support/qtprinters.h"

#include "core/base/paths.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::serverprogram_test {

namespace {

TEST(ServerProgram, ReadsFlavourAndVersionOfEveryFamily)
{
    const struct
    {
        const char *line;
        bool mariaDb;
        int version;
        const char *name;
    } cases[] = {
        {"mariadbd  Ver 10.11.19-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64 (Debian 12)", true, 101119,
         "MariaDB 10.11.19"},
        {"/usr/sbin/mysqld  Ver 8.0.33 for Linux on x86_64 (MySQL Community Server - GPL)", false, 80033,
         "MySQL 8.0.33"},
        {"mysqld  Ver 5.7.44-log for Linux on x86_64 (MySQL Community Server (GPL))", false, 50744,
         "MySQL 5.7.44"},
        {"/usr/sbin/mysqld  Ver 9.7.4-1 for Linux on x86_64 ((Debian))", false, 90704, "MySQL 9.7.4"},
    };
    for (const auto &expected : cases) {
        const auto program = ServerProgram::fromVersionLine(u"/x"_s, QLatin1String(expected.line));
        ASSERT_TRUE(program) << expected.line;
        EXPECT_EQ(program->mariaDb, expected.mariaDb) << expected.line;
        EXPECT_EQ(program->version, expected.version) << expected.line;
        EXPECT_EQ(program->displayName(), QLatin1String(expected.name));
    }
}

/// A makers' archive that was unpacked: programs that write down what they were asked for.
class UnpackedServer
{
public:
    void add(const QString &path, const QByteArray &script = {})
    {
        ASSERT_TRUE(QDir().mkpath(QFileInfo(folder() + path).path()));
        QFile file(folder() + path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(script);
        ASSERT_TRUE(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }
    QString folder() const { return QFileInfo(m_folder.path()).canonicalFilePath(); }
    /// The words that the program called \a name got while the data directory was made.
    QStringList askedFor(const ServerProgram &program, const QString &name) const
    {
        const auto made = program.makeDataFolder(folder() + u"/data"_s);
        EXPECT_TRUE(made) << (made ? "" : qPrintable(made.error().text()));
        const auto words = readWholeFile(folder() + u'/' + name);
        return words ? QString::fromUtf8(*words).split(u'\n') : QStringList();
    }

private:
    QTemporaryDir m_folder;
};

/// In the parent of the data directory, where the programs are run.
constexpr const char *writesDown = "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"${0##*/}.asked\"\n";

TEST(ServerProgram, UnpackedMySqlIsToldWhereItIs)
{
    UnpackedServer server;
    server.add(u"/bin/mysqld"_s, writesDown);
    const ServerProgram program{
        .path = server.folder() + u"/bin/mysqld"_s, .mariaDb = false, .version = 50722};
    EXPECT_EQ(program.baseFolder(), QString()) << "a program without messages beside it: a wrapper";
    server.add(u"/share/english/errmsg.sys"_s);
    EXPECT_EQ(program.baseFolder(), server.folder());
    EXPECT_TRUE(server.askedFor(program, u"mysqld.asked"_s).contains(u"--basedir="_s + server.folder()));
}

TEST(ServerProgram, ADataDirectoryIsCopiedWholeAndWithoutTheServersName)
{
    UnpackedServer server;
    server.add(u"/bin/mysqld"_s, "#!/bin/sh\nexit 0\n");
    const ServerProgram program{
        .path = server.folder() + u"/bin/mysqld"_s, .mariaDb = false, .version = 90704};
    const QString made = server.folder() + u"/made"_s;
    ASSERT_TRUE(program.makeDataFolder(made));
    server.add(u"/made/mysql/user.ibd"_s, "accounts");
    server.add(u"/made/auto.cnf"_s, "server_uuid");
    server.add(u"/copy.unfinished-abcdef/mysql/user.ibd"_s, "half"); // a copy that was broken off …
    server.add(u"/copy.unfinished-abcdef/.millrace-scratch"_s, "MySQL");
    server.add(u"/copy.unfinished-theirs/file"_s); // … and what is not ours
    ASSERT_TRUE(program.copyDataFolder(made, server.folder() + u"/copy"_s));
    EXPECT_EQ(QDir(server.folder()).entryList({u"copy*"_s}, QDir::Dirs),
              QStringList({u"copy"_s, u"copy.unfinished-theirs"_s}));
    EXPECT_TRUE(program.checkDataFolder(server.folder() + u"/copy"_s));
    EXPECT_EQ(readWholeFile(server.folder() + u"/copy/mysql/user.ibd"_s).value_or(QByteArray()), "accounts");
    EXPECT_FALSE(QFile::exists(server.folder() + u"/copy/auto.cnf"_s))
        << "two servers of one server_uuid cannot follow one another";
    EXPECT_FALSE(program.copyDataFolder(server.folder() + u"/nowhere"_s, server.folder() + u"/other"_s));
    EXPECT_FALSE(QFile::exists(server.folder() + u"/other"_s));
}

TEST(ServerProgram, DataAreMadeByTheScriptOfTheServerAndNotByThatInThePath)
{
    UnpackedServer other;
    other.add(u"/mariadb-install-db"_s, "#!/bin/sh\nexit 1\n");
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", other.folder().toUtf8() + ':' + path);
    UnpackedServer server;
    server.add(u"/bin/mariadbd"_s, writesDown);
    server.add(u"/scripts/mariadb-install-db"_s, writesDown);
    const ServerProgram program{.path = server.folder() + u"/bin/mariadbd"_s, .version = 110405};
    const QStringList words = server.askedFor(program, u"mariadb-install-db.asked"_s);
    qputenv("PATH", path);
    EXPECT_TRUE(words.contains(u"--basedir="_s + server.folder())) << qPrintable(words.join(u' '));
}

TEST(ServerProgram, SomethingElseIsNoServer)
{
    const auto program = ServerProgram::find(u"true"_s);
    ASSERT_FALSE(program);
    EXPECT_EQ(program.error().code, ErrorCode::ScratchServerMissing);
}

TEST(ServerProgram, WhatItWroteDecidesTheRemedy)
{
    const auto error = [](const char *output) {
        return serverProgramError(u"It ended."_s, QLatin1String(output), u"/f/error.log"_s);
    };
    EXPECT_EQ(error("InnoDB: Write failed, errno: 28").code, ErrorCode::DiskFull);
    const Error denied =
        error("mariadbd: Can't create file '/home/a/data/x' (errno: 13 \"Permission denied\")");
    EXPECT_EQ(denied.code, ErrorCode::ScratchServerFailed);
    EXPECT_TRUE(denied.howToFix.contains(u"AppArmor"_s));
    EXPECT_TRUE(error("InnoDB: Unable to lock ./ibdata1 error: 11").howToFix.contains(u"Another"_s));
    EXPECT_TRUE(error("unknown variable 'x=1'").howToFix.contains(u"option"_s));
    EXPECT_TRUE(error("something new").howToFix.contains(u"/f/error.log"_s));
}

TEST(ServerProgram, ErrorsPushNotesAside)
{
    const Error error =
        serverProgramError(u"It ended."_s, u"1 [Note] hello\n2 [ERROR] no luck\n3 [Note] bye\n"_s, {});
    EXPECT_TRUE(error.what.contains(u"no luck"_s));
    EXPECT_FALSE(error.what.contains(u"hello"_s));
}

} // namespace

} // namespace millrace::serverprogram_test
