// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/login/connectionurl.h"
#include "core/tuning/hostfacts.h"
#include "core/tuning/settingsrecord.h"
#include "tests/support/fakehost.h"
#include "tests/support/qtprinters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test::host_test {

namespace {

const QString governor = u"cpu_governor"_s;

} // namespace

TEST(HostSettings, AreReadSetAndPutBackCpuByCpu)
{
    const FakeHost machine;
    const HostSettings host = machine.settings();
    EXPECT_EQ(*host.value(governor), u"powersave"_s);
    EXPECT_EQ(*host.value(u"transparent_hugepage"_s), u"always"_s);
    machine.write("/sys/devices/system/cpu/cpu2/cpufreq/scaling_governor", u"performance"_s);
    const QString mixed = *host.value(governor);
    EXPECT_EQ(mixed, u"cpu0=powersave,cpu1=powersave,cpu2=performance,cpu3=powersave"_s);
    EXPECT_EQ(*host.set(governor, u"performance"_s), u"performance"_s);
    EXPECT_EQ(machine.read("/sys/devices/system/cpu/cpu3/cpufreq/scaling_governor"), u"performance"_s);
    EXPECT_EQ(*host.set(governor, mixed), mixed);
    EXPECT_EQ(*host.set(u"swappiness"_s, u"1"_s), u"1"_s);
    EXPECT_EQ(machine.read("/proc/sys/vm/swappiness"), u"1"_s);
}

TEST(HostSettings, AMachineWithoutGovernorsSaysSo)
{
    const QTemporaryDir empty;
    const HostSettings host(empty.path());
    const auto value = host.value(governor);
    ASSERT_FALSE(value);
    EXPECT_EQ(value.error().code, ErrorCode::SettingUnknown);
    EXPECT_FALSE(host.isWritable(governor));
    EXPECT_FALSE(host.set(governor, u"performance"_s));
}

TEST(HostSettings, WhatTheKernelRefusesComesWithTheCommandOrTheChoices)
{
    // A folder in the file's place: open() for writing fails, as root too.
    const FakeHost machine;
    const QString path = machine.root() + u"/proc/sys/vm/swappiness"_s;
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(QDir().mkpath(path));
    const auto set = machine.settings().set(u"swappiness"_s, u"1"_s);
    ASSERT_FALSE(set);
    EXPECT_EQ(set.error().code, ErrorCode::SettingRefused);
    EXPECT_EQ(HostSettings::command(u"swappiness"_s, u"1"_s), u"sysctl vm.swappiness=1"_s);
}

TEST(HostFacts, LimitsOfTheControlGroupAndItsParentsCount)
{
    const FakeHost machine;
    machine.write("/proc/4711/cgroup", u"0::/outer/db"_s);
    machine.write("/sys/fs/cgroup/outer/db/cpu.max", u"max 100000"_s);
    machine.write("/sys/fs/cgroup/outer/cpu.max", u"150000 100000"_s);
    machine.write("/sys/fs/cgroup/outer/db/cpuset.cpus.effective", u"0,2-3"_s);
    machine.write("/sys/fs/cgroup/outer/memory.max", u"4294967296"_s);
    const HostFacts facts =
        HostFacts::read(machine.settings(), u"/var/lib/my data/db"_s, u"/run/tmp"_s, 4711);
    EXPECT_EQ(facts.cpus, 4);
    EXPECT_DOUBLE_EQ(facts.cpuQuota, 1.5);
    EXPECT_EQ(facts.cpuset, u"0,2-3"_s);
    EXPECT_EQ(facts.memoryBytes, 4LL << 30);
    EXPECT_TRUE(facts.memoryLimited);
    ASSERT_TRUE(facts.datadir && facts.tmpdir);
    EXPECT_EQ(facts.datadir->type, u"xfs"_s);
    EXPECT_GT(facts.datadir->freeBytes, 0);
    EXPECT_TRUE(facts.tmpdir->inMemory());
    const std::string said = facts.warnings(ServerFacts()).join(u'\n').toStdString();
    for (const char *part : {"powersave", "1.5 CPUs", "0,2-3", "swappiness is 60", "lies in memory"})
        EXPECT_THAT(said, testing::HasSubstr(part));
}

TEST(HostFacts, VersionOneOfControlGroupsIsReadToo)
{
    const FakeHost machine;
    machine.write("/proc/self/cgroup", u"4:cpu,cpuacct:/db\n3:cpuset:/db\n2:memory:/db"_s);
    machine.write("/sys/fs/cgroup/cpu/db/cpu.cfs_quota_us", u"50000"_s);
    machine.write("/sys/fs/cgroup/cpu/db/cpu.cfs_period_us", u"100000"_s);
    machine.write("/sys/fs/cgroup/cpu/cpu.cfs_quota_us", u"-1"_s);
    machine.write("/sys/fs/cgroup/cpuset/db/cpuset.cpus", u"1"_s);
    machine.write("/sys/fs/cgroup/memory/db/memory.limit_in_bytes", u"9223372036854771712"_s);
    const HostFacts facts = HostFacts::read(machine.settings(), u"/var/lib/mysql"_s, u"/tmp"_s);
    EXPECT_DOUBLE_EQ(facts.cpuQuota, 0.5);
    EXPECT_EQ(facts.cpuset, u"1"_s);
    EXPECT_FALSE(facts.memoryLimited);
    EXPECT_EQ(facts.datadir->type, u"ext4"_s);
}

TEST(HostFacts, AServerWithAnotherNameIsOnAnotherMachine)
{
    const FakeHost machine;
    ServerFacts facts;
    facts.variables.insert(u"hostname"_s, QSysInfo::machineHostName());
    const auto local = [&](const char *url) {
        return HostFacts::ofServer(*connectionFromUrl(QLatin1String(url)), facts, machine.settings())
            .has_value();
    };
    EXPECT_TRUE(local("mysql://root@localhost/d?socket=/tmp/s"));
    EXPECT_TRUE(local("mysql://root@127.0.0.1:3306/d"));
    EXPECT_FALSE(local("mysql://root@db1:3306/d"));
    facts.variables.insert(u"hostname"_s, u"3f2a91c0d1e2"_s);
    EXPECT_FALSE(local("mysql://root@127.0.0.1:3306/d")) << "a container behind a forwarded port";
}

TEST(SettingsRecord, ComesBackAsItWasAndATornOneIsAnError)
{
    const QTemporaryDir folder;
    EXPECT_FALSE(SettingsRecord::load(folder.path())->has_value());
    SettingsRecord record{.server = u"uuid"_s, .machine = u"m"_s};
    record.settings << ChangedSetting{.name = u"sync_binlog"_s, .before = u"1"_s, .wanted = u"0"_s}
                    << ChangedSetting{.scope = SettingScope::Host,
                                      .name = u"swappiness"_s,
                                      .before = u"60"_s,
                                      .wanted = u"1"_s,
                                      .during = u"1"_s,
                                      .confirmed = true,
                                      .done = true};
    ASSERT_TRUE(record.save(folder.path()));
    const auto again = SettingsRecord::load(folder.path());
    ASSERT_TRUE(again && *again);
    EXPECT_EQ((*again)->settings, record.settings);
    EXPECT_FALSE((*again)->isDone());
    QFile file(SettingsRecord::path(folder.path()));
    ASSERT_TRUE(file.resize(file.size() / 2));
    const auto torn = SettingsRecord::load(folder.path());
    ASSERT_FALSE(torn);
    EXPECT_EQ(torn.error().code, ErrorCode::SettingsRecordUnusable);
}

} // namespace millrace::test::host_test
