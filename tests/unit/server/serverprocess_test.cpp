// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/scratch/serverprocess.h"
#include "tests/support/qtprinters.h"

#include <QProcess>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace millrace::serverprocess_test {

namespace {

TEST(ServerProcess, IsItselfInJsonToo)
{
    const auto self = ServerProcess::fromPid(::getpid());
    ASSERT_TRUE(self);
    EXPECT_TRUE(self->isRunning());
    EXPECT_EQ(ServerProcess::fromJson(self->toJson()), self);
    EXPECT_FALSE(self->arguments().isEmpty());
}

TEST(ServerProcess, AnotherStartTimeOrBootIsAnotherProcess)
{
    const auto self = ServerProcess::fromPid(::getpid());
    ASSERT_TRUE(self);
    QJsonObject later = self->toJson();
    later.insert(u"start_ticks"_s, later.value(u"start_ticks"_s).toInteger() + 1);
    EXPECT_FALSE(ServerProcess::fromJson(later)->isRunning());
    QJsonObject otherBoot = self->toJson();
    otherBoot.insert(u"boot_id"_s, u"another"_s);
    EXPECT_FALSE(ServerProcess::fromJson(otherBoot)->isRunning());
    EXPECT_TRUE(ServerProcess::fromJson(otherBoot)->arguments().isEmpty());
    EXPECT_FALSE(ServerProcess::fromJson(otherBoot)->requestEnd()) << "or this test would not get here";
}

TEST(ServerProcess, NonsenseIsNoProcess)
{
    EXPECT_FALSE(ServerProcess::fromPid(0));
    EXPECT_FALSE(ServerProcess::fromPid(-1));
    EXPECT_FALSE(ServerProcess::fromJson({}));
    EXPECT_FALSE(ServerProcess::fromJson({{u"pid"_s, u"12"_s}}));
}

TEST(ServerProcess, IsFoundByAllOfItsArgumentsAndEndsWhenAsked)
{
    QProcess child;
    child.start(u"sh"_s,
                {u"-c"_s, u"while :; do sleep 1; done"_s, u"--datadir=/a b"_s, u"--unmistakable-75612"_s});
    ASSERT_TRUE(child.waitForStarted());
    const auto found = ServerProcess::findByArguments({u"--unmistakable-75612"_s, u"--datadir=/a b"_s});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->pid(), child.processId());
    EXPECT_FALSE(ServerProcess::findByArguments({u"--unmistakable-75612"_s, u"--datadir=/a"_s}));

    EXPECT_FALSE(found->waitUntilGone(0));
    EXPECT_TRUE(found->requestEnd());
    EXPECT_TRUE(child.waitForFinished());
    EXPECT_TRUE(found->waitUntilGone(1000));
    EXPECT_FALSE(found->requestEnd());
}

TEST(ServerProcess, OneThatOnlyWaitsToBeReapedHasEnded)
{
    const pid_t pid = ::fork();
    if (pid == 0)
        ::_exit(0);
    siginfo_t info;
    ASSERT_EQ(::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOWAIT), 0); // ended, but not reaped
    EXPECT_FALSE(ServerProcess::fromPid(pid));
    ASSERT_EQ(::waitpid(pid, nullptr, 0), pid);
}

} // namespace

} // namespace millrace::serverprocess_test
