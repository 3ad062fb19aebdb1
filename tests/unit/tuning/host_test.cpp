// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/hostfacts.h"
#include "core/tuning/settingsrecord.h"
#include "tests/support/fakehost.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

const QString governor = QStringLiteral("cpu_governor");

} // namespace

TEST(HostSettings, AreReadSetAndPutBackCpuByCpu)
{
    const FakeHost machine;
    const HostSettings host = machine.settings();
    EXPECT_EQ(*host.value(governor), QStringLiteral("powersave"));
    EXPECT_EQ(*host.value(QStringLiteral("transparent_hugepage")), QStringLiteral("always"));
    machine.write("/sys/devices/system/cpu/cpu2/cpufreq/scaling_governor", QStringLiteral("performance"));
    const QString mixed = *host.value(governor);
    EXPECT_EQ(mixed, QStringLiteral("cpu0=powersave,cpu1=powersave,cpu2=performance,cpu3=powersave"));
    EXPECT_EQ(*host.set(governor, QStringLiteral("performance")), QStringLiteral("performance"));
    EXPECT_EQ(machine.read("/sys/devices/system/cpu/cpu3/cpufreq/scaling_governor"),
              QStringLiteral("performance"));
    EXPECT_EQ(*host.set(governor, mixed), mixed);
    EXPECT_EQ(*host.set(QStringLiteral("swappiness"), QStringLiteral("1")), QStringLiteral("1"));
    EXPECT_EQ(machine.read("/proc/sys/vm/swappiness"), QStringLiteral("1"));
}

TEST(HostSettings, AMachineWithoutGovernorsSaysSo)
{
    const QTemporaryDir empty;
    const HostSettings host(empty.path());
    const auto value = host.value(governor);
    ASSERT_FALSE(value);
    EXPECT_EQ(value.error().code, ErrorCode::SettingUnknown);
    EXPECT_FALSE(host.isWritable(governor));
    EXPECT_FALSE(host.set(governor, QStringLiteral("performance")));
}

TEST(HostSettings, WhatTheKernelRefusesComesWithTheCommandOrTheChoices)
{
    // A folder in the file's place: open() for writing fails, as root too.
    const FakeHost machine;
    const QString path = machine.root() + QStringLiteral("/proc/sys/vm/swappiness");
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(QDir().mkpath(path));
    const auto set = machine.settings().set(QStringLiteral("swappiness"), QStringLiteral("1"));
    ASSERT_FALSE(set);
    EXPECT_EQ(set.error().code, ErrorCode::SettingRefused);
    EXPECT_EQ(HostSettings::command(QStringLiteral("swappiness"), QStringLiteral("1")),
              QStringLiteral("sysctl vm.swappiness=1"));
}

TEST(HostFacts, LimitsOfTheControlGroupAndItsParentsCount)
{
    const FakeHost machine;
    machine.write("/proc/4711/cgroup", QStringLiteral("0::/outer/db"));
    machine.write("/sys/fs/cgroup/outer/db/cpu.max", QStringLiteral("max 100000"));
    machine.write("/sys/fs/cgroup/outer/cpu.max", QStringLiteral("150000 100000"));
    machine.write("/sys/fs/cgroup/outer/db/cpuset.cpus.effective", QStringLiteral("0,2-3"));
    machine.write("/sys/fs/cgroup/outer/memory.max", QStringLiteral("4294967296"));
    const HostFacts facts = HostFacts::read(machine.settings(), QStringLiteral("/var/lib/my data/db"),
                                            QStringLiteral("/run/tmp"), 4711);
    EXPECT_EQ(facts.cpus, 4);
    EXPECT_DOUBLE_EQ(facts.cpuQuota, 1.5);
    EXPECT_EQ(facts.cpuset, QStringLiteral("0,2-3"));
    EXPECT_EQ(facts.memoryBytes, 4LL << 30);
    EXPECT_TRUE(facts.memoryLimited);
    ASSERT_TRUE(facts.datadir && facts.tmpdir);
    EXPECT_EQ(facts.datadir->type, QStringLiteral("xfs"));
    EXPECT_GT(facts.datadir->freeBytes, 0);
    EXPECT_TRUE(facts.tmpdir->inMemory());
    const std::string said = facts.warnings(ServerFacts()).join(QLatin1Char('\n')).toStdString();
    for (const char *part : {"powersave", "1.5 CPUs", "0,2-3", "swappiness is 60", "lies in memory"})
        EXPECT_THAT(said, testing::HasSubstr(part));
}

TEST(HostFacts, VersionOneOfControlGroupsIsReadToo)
{
    const FakeHost machine;
    machine.write("/proc/self/cgroup", QStringLiteral("4:cpu,cpuacct:/db\n3:cpuset:/db\n2:memory:/db"));
    machine.write("/sys/fs/cgroup/cpu/db/cpu.cfs_quota_us", QStringLiteral("50000"));
    machine.write("/sys/fs/cgroup/cpu/db/cpu.cfs_period_us", QStringLiteral("100000"));
    machine.write("/sys/fs/cgroup/cpu/cpu.cfs_quota_us", QStringLiteral("-1"));
    machine.write("/sys/fs/cgroup/cpuset/db/cpuset.cpus", QStringLiteral("1"));
    machine.write("/sys/fs/cgroup/memory/db/memory.limit_in_bytes", QStringLiteral("9223372036854771712"));
    const HostFacts facts =
        HostFacts::read(machine.settings(), QStringLiteral("/var/lib/mysql"), QStringLiteral("/tmp"));
    EXPECT_DOUBLE_EQ(facts.cpuQuota, 0.5);
    EXPECT_EQ(facts.cpuset, QStringLiteral("1"));
    EXPECT_FALSE(facts.memoryLimited);
    EXPECT_EQ(facts.datadir->type, QStringLiteral("ext4"));
}

TEST(HostFacts, AServerWithAnotherNameIsOnAnotherMachine)
{
    const FakeHost machine;
    ServerFacts facts;
    facts.variables.insert(QStringLiteral("hostname"), QSysInfo::machineHostName());
    const auto local = [&](const char *url) {
        return HostFacts::ofServer(*ConnectionSpec::parseUrl(QLatin1String(url)), facts, machine.settings())
            .has_value();
    };
    EXPECT_TRUE(local("mysql://root@localhost/d?socket=/tmp/s"));
    EXPECT_TRUE(local("mysql://root@127.0.0.1:3306/d"));
    EXPECT_FALSE(local("mysql://root@db1:3306/d"));
    facts.variables.insert(QStringLiteral("hostname"), QStringLiteral("3f2a91c0d1e2"));
    EXPECT_FALSE(local("mysql://root@127.0.0.1:3306/d")) << "a container behind a forwarded port";
}

TEST(SettingsRecord, ComesBackAsItWasAndATornOneIsAnError)
{
    const QTemporaryDir folder;
    EXPECT_FALSE(SettingsRecord::load(folder.path())->has_value());
    SettingsRecord record{.server = QStringLiteral("uuid"), .machine = QStringLiteral("m")};
    record.settings << ChangedSetting{.name = QStringLiteral("sync_binlog"),
                                      .before = QStringLiteral("1"),
                                      .wanted = QStringLiteral("0")}
                    << ChangedSetting{.scope = SettingScope::Host,
                                      .name = QStringLiteral("swappiness"),
                                      .before = QStringLiteral("60"),
                                      .wanted = QStringLiteral("1"),
                                      .during = QStringLiteral("1"),
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

} // namespace millrace::test
