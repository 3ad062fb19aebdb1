// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "tests/integration/servers/scratchfixture.h"

#include <unistd.h>

namespace millrace::scratch_folder_test {

namespace {

class ScratchFolderTest : public ScratchFixture
{
protected:
    Error startError(const QStringList &extraArguments = {}) const
    {
        const auto target = scratch(extraArguments).start();
        EXPECT_FALSE(target);
        return target ? Error{} : target.error();
    }
};

TEST_F(ScratchFolderTest, TheFirstStartMakesTheData)
{
    const auto target = started();
    const auto connection = Connection::open(target);
    ASSERT_TRUE(connection) << qPrintable(connection.error().text());
    const auto status = scratch().status();
    EXPECT_TRUE(status.running);
    EXPECT_EQ(status.socket, file("server.sock"));
    EXPECT_GT(status.dataBytes, 1'000'000);
    EXPECT_EQ(status.memoryBytes, 64LL * 1024 * 1024);
    EXPECT_EQ(status.durability, ScratchServer::Durability::Relaxed);
}

TEST_F(ScratchFolderTest, AVeryLongPathGetsItsSocketElsewhere)
{
    useFolderBelow(QString(60, u'a') + u'/' + QString(60, u'b'));
    putData();
    const auto target = started();
    ASSERT_TRUE(Connection::open(target));
    EXPECT_LT(QFile::encodeName(target.spec.socket).size(), 108);
    const QFileInfo socketFolder(QFileInfo(target.spec.socket).path());
    EXPECT_NE(socketFolder.filePath(), folder());
    EXPECT_FALSE(socketFolder.permissions() &
                 (QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther));

    ASSERT_TRUE(scratch().stop());
    EXPECT_FALSE(QFile::exists(socketFolder.filePath()));
}

TEST_F(ScratchFolderTest, BlanksAndUmlautsInThePathWork)
{
    useFolderBelow(u"Lädt’s; a=b"_s);
    ASSERT_TRUE(Connection::open(started())) << "made by mariadb-install-db itself, not copied";
}

TEST_F(ScratchFolderTest, ALinkToTheFolderIsTheSameServer)
{
    putData();
    started();
    const QString link = folder() + u"-link"_s;
    ASSERT_TRUE(QFile::link(folder(), link));
    ScratchServer throughLink({.folder = link});
    EXPECT_EQ(throughLink.status().pid, scratch().status().pid);
    EXPECT_TRUE(QFile::remove(link));
}

TEST_F(ScratchFolderTest, AFolderThatCannotBeWrittenIsSaidSo)
{
    write("file", "in the way");
    useFolderBelow(u"file/scratch"_s);
    EXPECT_EQ(startError().code, ErrorCode::FileNotWritable);
}

TEST_F(ScratchFolderTest, AReadOnlyFolderIsSaidSo)
{
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may write everywhere; the test above shows the error, this one runs as a user";
    ASSERT_TRUE(QFile::setPermissions(folder(), QFile::ReadOwner | QFile::ExeOwner));
    const Error error = startError();
    EXPECT_EQ(error.code, ErrorCode::FileNotWritable);
    QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

TEST_F(ScratchFolderTest, DataThatAreNotOursAreNeverTouched)
{
    write("data/precious.ibd", "somebody's");
    const Error error = startError();
    EXPECT_EQ(error.code, ErrorCode::ScratchServerFailed);
    EXPECT_TRUE(error.what.contains(u"was not made by Millrace"_s)) << qPrintable(error.what);
    EXPECT_EQ(readWholeFile(file("data/precious.ibd")).value_or(QByteArray()), "somebody's");
}

TEST_F(ScratchFolderTest, OnlyUnfinishedDataOfOursAreRemoved)
{
    write("data.unfinished-theirs/precious", "somebody's");
    write("data.unfinished-ours/.millrace-scratch", "MariaDB\n");
    write("data.unfinished-ours/mysql/half.frm", "rubbish");
    ASSERT_TRUE(QDir().mkpath(file("data.unfinished-empty")));
    ASSERT_TRUE(Connection::open(started()));
    EXPECT_TRUE(QFile::exists(file("data.unfinished-theirs/precious")));
    EXPECT_FALSE(QFile::exists(file("data.unfinished-ours")));
    EXPECT_FALSE(QFile::exists(file("data.unfinished-empty")));
}

TEST_F(ScratchFolderTest, AnOptionTheServerDoesNotKnowIsNamed)
{
    putData();
    const Error error = startError({u"--no-such-option=1"_s});
    EXPECT_EQ(error.code, ErrorCode::ScratchServerFailed);
    EXPECT_TRUE(error.what.contains(u"no-such-option"_s)) << qPrintable(error.what);
    EXPECT_TRUE(error.howToFix.contains(u"option"_s)) << qPrintable(error.howToFix);
    EXPECT_FALSE(QFile::exists(file("init.sql"))) << "the password must not stay there";
    EXPECT_TRUE(Connection::open(started())) << "and the next start works";
}

TEST_F(ScratchFolderTest, AMissingProgramIsSaidSo)
{
    const auto target = ScratchServer({.folder = folder(), .program = u"/no/such/mariadbd"_s}).start();
    ASSERT_FALSE(target);
    EXPECT_EQ(target.error().code, ErrorCode::ScratchServerMissing);
    EXPECT_TRUE(target.error().what.contains(u"/no/such/mariadbd"_s));
}

TEST(ScratchTarget, IsStartedAndItsSchemaMade)
{
    ConnectionSpec spec;
    spec.scratch = true;
    spec.schema = u"new shop"_s;
    const auto target = resolveTarget(spec);
    ASSERT_TRUE(target) << qPrintable(target.error().text());
    EXPECT_TRUE(target->spec.scratch);
    const auto connection = Connection::open(*target);
    ASSERT_TRUE(connection) << qPrintable(connection.error().text());
    EXPECT_EQ((*connection)->value(u"SELECT DATABASE()"_s), u"new shop"_s);
    const auto stopped = ScratchServer({}).stop();
    EXPECT_TRUE(stopped) << qPrintable(stopped.error().text());
}

} // namespace

} // namespace millrace::scratch_folder_test
