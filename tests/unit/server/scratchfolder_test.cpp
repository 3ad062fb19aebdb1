// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/scratch/scratchfolder.h"
#include "tests/support/qtprinters.h"

#include "core/base/paths.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <sys/un.h>

namespace millrace::scratchfolder_test {

namespace {

TEST(ScratchFolder, PasswordsAreRandomKeptAndPrivate)
{
    QTemporaryDir one;
    QTemporaryDir two;
    const auto first = ScratchFolder(one.path()).ensurePassword();
    ASSERT_TRUE(first);
    EXPECT_EQ(first->size(), 32);
    EXPECT_EQ(*ScratchFolder(one.path()).ensurePassword(), *first);
    EXPECT_NE(*ScratchFolder(two.path()).ensurePassword(), *first);
    EXPECT_EQ(QFileInfo(one.filePath(u"password"_s)).permissions() &
                  (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
              QFile::Permissions());
}

TEST(ScratchFolder, AHalfWrittenPasswordIsReplaced)
{
    QTemporaryDir place;
    ASSERT_TRUE(writeFileAtomically(place.filePath(u"password"_s), "half"));
    const ScratchFolder folder(place.path());
    EXPECT_TRUE(folder.password().isEmpty());
    EXPECT_EQ(folder.ensurePassword()->size(), 32);
}

TEST(ScratchFolder, TheInitFileIsPrivateAndHoldsOneStatementPerLine)
{
    QTemporaryDir place;
    const ScratchFolder folder(place.path());
    ASSERT_TRUE(folder.writeInitFile(u"Secret7"_s));
    EXPECT_FALSE(QFileInfo(folder.initFile()).permissions() & (QFile::ReadGroup | QFile::ReadOther));
    const auto content = readWholeFile(folder.initFile());
    ASSERT_TRUE(content);
    EXPECT_TRUE(content->contains("ALTER USER 'root'@'localhost' IDENTIFIED BY 'Secret7';\n"));
    for (const QByteArray &line : content->trimmed().split('\n'))
        EXPECT_TRUE(line.endsWith(';')) << line.constData();
}

TEST(ScratchFolder, SocketsThatDoNotSuitGoElsewhereAndAreRemovedWithTheirFolder)
{
    QTemporaryDir place;
    EXPECT_EQ(*ScratchFolder(place.path()).chooseSocket(), place.filePath(u"server.sock"_s));
    for (const QString &name : {QString(100, u'x'), u"a;b"_s, u"a  b"_s}) {
        ScratchFolder folder(place.filePath(name));
        ASSERT_TRUE(folder.prepare());
        const auto socket = folder.chooseSocket();
        ASSERT_TRUE(socket) << qPrintable(socket.error().text());
        EXPECT_LT(QFile::encodeName(*socket).size(), qsizetype(sizeof(sockaddr_un::sun_path)));
        EXPECT_FALSE(socket->startsWith(folder.path()));
        ASSERT_TRUE(QFileInfo(QFileInfo(*socket).path()).isDir());
        folder.releaseSocket(*socket);
        EXPECT_FALSE(QFileInfo::exists(QFileInfo(*socket).path()));
    }
}

TEST(ScratchFolder, StateSurvivesItsJsonAndNonsenseIsNone)
{
    const ScratchState state{.process = *ServerProcess::fromPid(::getpid()),
                             .program = u"/usr/sbin/mariadbd"_s,
                             .socket = u"/tmp/x/server.sock"_s,
                             .durability = ScratchDurability::Full,
                             .memoryBytes = 5'000'000'000};
    const auto again = ScratchState::fromJson(state.toJson());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->process, state.process);
    EXPECT_EQ(again->program, state.program);
    EXPECT_EQ(again->socket, state.socket);
    EXPECT_EQ(again->durability, state.durability);
    EXPECT_EQ(again->memoryBytes, state.memoryBytes);
    EXPECT_FALSE(ScratchState::fromJson({}));
}

TEST(ScratchFolder, AProcessThatIsNoServerOfOursIsNotTakenForOne)
{
    QTemporaryDir place;
    const ScratchFolder folder(place.path());
    // This very process, by pid and start time: but its command line names no data directory.
    ASSERT_TRUE(folder.saveState({.process = *ServerProcess::fromPid(::getpid()),
                                  .program = {},
                                  .socket = place.filePath(u"server.sock"_s)}));
    EXPECT_FALSE(folder.runningServer());
}

} // namespace

} // namespace millrace::scratchfolder_test
