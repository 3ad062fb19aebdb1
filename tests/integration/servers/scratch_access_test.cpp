// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/scratch/serverprogram.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <gtest/gtest.h>

namespace millrace::scratch_access_test {

namespace {

using test::PrivateServer;

constexpr QFile::Permissions ownerOnly =
    QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return file.readAll();
}

QStringList socketInodes(qint64 pid)
{
    QStringList inodes;
    const QDir descriptors(u"/proc/%1/fd"_s.arg(pid));
    for (const QString &name : descriptors.entryList(QDir::Files | QDir::System)) {
        const QString target = QFile::symLinkTarget(descriptors.filePath(name));
        const qsizetype at = target.indexOf(u"socket:["_s);
        if (at >= 0)
            inodes << target.mid(at + 8).chopped(1);
    }
    return inodes;
}

/// Inodes of the TCP sockets that listen on this machine.
QStringList listeningInodes()
{
    QStringList inodes;
    for (const char *table : {"/proc/net/tcp", "/proc/net/tcp6"}) {
        QFile file{QLatin1String(table)};
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QByteArray &line : file.readAll().split('\n')) {
            const QList<QByteArray> fields = line.simplified().split(' ');
            if (fields.value(3) == "0A")
                inodes << QString::fromLatin1(fields.value(9));
        }
    }
    return inodes;
}

TEST(ScratchAccess, RootGetsInWithThePassword)
{
    const auto connection = Connection::open(PrivateServer::shared().connection());
    ASSERT_TRUE(connection) << qPrintable(connection.error().text());
    EXPECT_EQ((*connection)->value(u"SELECT CURRENT_USER()"_s), u"root@localhost"_s);
}

TEST(ScratchAccess, TheTestServerIsOfTheFlavourThatWasAskedFor)
{
    // Else a round of tests with MySQL could be one with MariaDB, and nobody would notice.
    const auto program = ServerProgram::find(qEnvironmentVariable("MILLRACE_TEST_SERVER"));
    ASSERT_TRUE(program) << qPrintable(program.error().text());
    const QString version = PrivateServer::shared().value(u"SELECT VERSION()"_s).toString();
    EXPECT_EQ(version.contains(u"MariaDB"_s), program->mariaDb) << qPrintable(version);
}

TEST(ScratchAccess, WrongAndMissingPasswordsAreRefused)
{
    for (const char *password : {"wrong", ""}) {
        const auto connection =
            Connection::open(PrivateServer::shared().connectionAs(u"root"_s, QLatin1String(password)));
        ASSERT_FALSE(connection) << '"' << password << '"';
        EXPECT_EQ(connection.error().code, ErrorCode::AccessDenied);
    }
}

TEST(ScratchAccess, NobodyElseHasAnAccount)
{
    const auto connection = Connection::open(PrivateServer::shared().connectionAs(u"somebody"_s, u""_s));
    ASSERT_FALSE(connection) << "an anonymous account let somebody in";
    EXPECT_EQ(connection.error().code, ErrorCode::AccessDenied);
    EXPECT_EQ(PrivateServer::shared().value(
                  u"SELECT COUNT(*) FROM mysql.user WHERE User='' OR (User='root' AND Host<>'localhost')"_s),
              0);
}

TEST(ScratchAccess, NothingListensOnTheNetwork)
{
    auto &server = PrivateServer::shared();
    EXPECT_EQ(server.value(u"SELECT @@skip_networking"_s).toInt(), 1);
    const QStringList sockets = socketInodes(server.server().status().pid);
    ASSERT_FALSE(sockets.isEmpty()) << "its own unix socket must be among them";
    const QStringList listening = listeningInodes();
    for (const QString &inode : sockets)
        EXPECT_FALSE(listening.contains(inode));
}

TEST(ScratchAccess, ThePasswordIsNowhereButInItsFile)
{
    auto &server = PrivateServer::shared();
    const QString password = server.connection().password;
    EXPECT_EQ(password.size(), 32);
    EXPECT_EQ(contentOf(server.folder() + u"/password"_s), password.toLatin1());
    EXPECT_EQ(QFile::permissions(server.folder() + u"/password"_s), ownerOnly);
    EXPECT_FALSE(QFile::exists(server.folder() + u"/init.sql"_s));

    const qint64 pid = server.server().status().pid;
    EXPECT_FALSE(contentOf(u"/proc/%1/cmdline"_s.arg(pid)).contains(password.toLatin1()));
    EXPECT_FALSE(contentOf(server.folder() + u"/state.json"_s).contains(password.toLatin1()));
    EXPECT_FALSE(contentOf(server.folder() + u"/error.log"_s).contains(password.toLatin1()));
}

TEST(ScratchAccess, OurOwnPasswordVariableDoesNotReachTheServer)
{
    qputenv("MILLRACE_PASSWORD", "the-password-of-another-server");
    const PrivateServer server;
    qunsetenv("MILLRACE_PASSWORD");
    const auto environment =
        contentOf(u"/proc/%1/environ"_s.arg(const_cast<PrivateServer &>(server).server().status().pid));
    EXPECT_TRUE(environment.contains("PATH="));
    EXPECT_FALSE(environment.contains("the-password-of-another-server"));
}

TEST(ScratchAccess, RelaxedDurabilityIsWhatTheServerRunsWith)
{
    auto &server = PrivateServer::shared();
    EXPECT_EQ(server.value(u"SELECT @@innodb_flush_log_at_trx_commit"_s).toInt(), 2);
    EXPECT_EQ(server.value(u"SELECT @@log_bin"_s).toInt(), 0);
    EXPECT_EQ(server.value(u"SELECT @@innodb_doublewrite"_s).toString().left(3).replace(u"OFF"_s, u"0"_s),
              u"0"_s);
    EXPECT_EQ(server.value(u"SELECT @@innodb_buffer_pool_size"_s).toLongLong(), 64LL * 1024 * 1024);
    EXPECT_EQ(server.value(u"SELECT @@character_set_server"_s), u"utf8mb4"_s);
    EXPECT_EQ(server.value(u"SELECT @@local_infile"_s).toInt(), 1);
}

TEST(ScratchAccess, FullDurabilityFlushesAtEveryCommit)
{
    QTemporaryDir folder;
    ScratchServer scratch({.folder = folder.path(),
                           .durability = ScratchServer::Durability::Full,
                           .memoryBytes = 64LL * 1024 * 1024,
                           .program = qEnvironmentVariable("MILLRACE_TEST_SERVER")});
    const auto target = scratch.start();
    ASSERT_TRUE(target) << qPrintable(target.error().text());
    const auto connection = Connection::open(*target);
    ASSERT_TRUE(connection);
    EXPECT_EQ((*connection)->value(u"SELECT @@innodb_flush_log_at_trx_commit"_s)->toInt(), 1);
    const QString doublewrite = (*connection)->value(u"SELECT @@innodb_doublewrite"_s)->toString();
    EXPECT_TRUE(doublewrite == "1"_L1 || doublewrite == "ON"_L1) << qPrintable(doublewrite);
    EXPECT_TRUE(scratch.stop());
}

TEST(ScratchAccess, ExtraArgumentsWin)
{
    const PrivateServer server({.extraArguments = {u"--local-infile=0"_s}});
    EXPECT_EQ(server.value(u"SELECT @@local_infile"_s).toInt(), 0);
}

TEST(ScratchAccess, TheTestServerGivesFreshSchemasAndChecksums)
{
    auto &server = PrivateServer::shared();
    const QString one = server.freshSchema();
    const QString two = server.freshSchema();
    EXPECT_NE(one, two);
    for (const QString &schema : {one, two})
        server.execute(u"CREATE TABLE %1.t (a INT PRIMARY KEY) ENGINE=InnoDB"_s.arg(schema));
    const QString table = u"t"_s;
    server.execute(u"INSERT INTO %1.t VALUES (1),(2)"_s.arg(one));
    EXPECT_NE(server.checksum(one, table), server.checksum(two, table));
    server.execute(u"INSERT INTO %1.t VALUES (2),(1)"_s.arg(two));
    EXPECT_EQ(server.checksum(one, table), server.checksum(two, table));
    EXPECT_THROW(server.execute(u"SELECT * FROM no_such.table_at_all"_s), std::runtime_error);
}

} // namespace

} // namespace millrace::scratch_access_test
