// SPDX-License-Identifier: GPL-3.0-or-later
// Knobs of server and machine: what is offered where, what is refused, what goes into my.cnf.
#include "core/base/literals.h"
#include "core/tuning/confadvice.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/settingtext.h"
#include "tests/support/qtprinters.h"

#include <QSet>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::globals_test {

namespace {

using testing::HasSubstr;

ServerFacts server(ServerFacts::Flavour flavour, int version)
{
    ServerFacts facts;
    facts.flavour = flavour;
    facts.version = version;
    facts.currentUser = u"app@localhost"_s;
    facts.grants = {u"GRANT ALL PRIVILEGES ON *.* TO `app`@`localhost`"_s};
    for (const auto &[name, value] :
         {std::pair("innodb_flush_log_at_trx_commit", "1"), std::pair("sync_binlog", "1"),
          std::pair("innodb_io_capacity", "200"), std::pair("innodb_io_capacity_max", "2000"),
          std::pair("innodb_max_dirty_pages_pct", "90.000000"),
          std::pair("innodb_max_dirty_pages_pct_lwm", "10.000000"),
          std::pair("innodb_buffer_pool_size", "134217728"), std::pair("innodb_doublewrite", "ON"),
          std::pair("innodb_flush_method", "fsync"), std::pair("local_infile", "OFF"),
          std::pair("general_log", "OFF"), std::pair("log_bin", "ON"), std::pair("hostname", "db1"),
          std::pair("server_uuid", "uuid-1")})
        facts.variables.insert(QLatin1String(name), QLatin1String(value));
    if (flavour == ServerFacts::Flavour::MySql && version >= 80030)
        facts.variables.insert(u"innodb_redo_log_capacity"_s, u"104857600"_s);
    return facts;
}

ServerFacts mySql(int version = 90704)
{
    ServerFacts facts = server(ServerFacts::Flavour::MySql, version);
    facts.redoLogEnabled = true;
    return facts;
}

ServerFacts mariaDb()
{
    ServerFacts facts = server(ServerFacts::Flavour::MariaDb, 101119);
    facts.readOnlyVariables = {u"innodb_doublewrite"_s, u"innodb_flush_method"_s};
    return facts;
}

HostFacts machine()
{
    HostFacts host;
    host.memoryBytes = 64LL << 30;
    host.availableBytes = 60LL << 30;
    host.datadir = HostFacts::Filesystem{.path = u"/var/lib/mysql"_s,
                                         .mount = u"/"_s,
                                         .type = u"ext4"_s,
                                         .freeBytes = 500LL << 30,
                                         .totalBytes = 900LL << 30};
    return host;
}

QString valueOf(const QVector<SessionSetting> &settings, const char *name)
{
    for (const SessionSetting &setting : settings)
        if (setting.name == QLatin1String(name))
            return setting.value;
    return {};
}

} // namespace

TEST(Knobs, EveryRowIsWholeAndNoNameIsThereTwice)
{
    QSet<QString> names;
    for (const Knob &knob : knobs(mySql())) {
        EXPECT_FALSE(names.contains(knob.name)) << knob.name;
        names.insert(knob.name);
        EXPECT_TRUE(isVariableName(knob.name));
        for (const QString &sentence : {knob.does, knob.gain})
            EXPECT_TRUE(sentence.size() > 10 && sentence.size() < 180 && sentence.endsWith(u'.'))
                << knob.name;
        EXPECT_FALSE(knob.exists.isEmpty());
        EXPECT_TRUE(knob.ours.isEmpty() || knob.preset == 0) << "what Millrace sets itself is in no preset";
    }
    EXPECT_GE(names.size(), 40);
}

TEST(Knobs, ADoublewriteBufferIsSwitchedWhereTheServerSaysThatItCanBe)
{
    const auto knobOf = [](const ServerFacts &facts) {
        return *findKnob(knobs(facts), u"innodb_doublewrite"_s);
    };
    EXPECT_EQ(knobOf(mySql()).group, KnobGroup::Global);
    EXPECT_EQ(knobOf(mySql()).during, u"DETECT_ONLY"_s);
    EXPECT_EQ(knobOf(mySql(50744)).group, KnobGroup::Start) << "a restart only, before 8.0.30";
    EXPECT_EQ(knobOf(mySql(50744)).during, u"OFF"_s) << "it would not start with another word";
    EXPECT_EQ(knobOf(mariaDb()).group, KnobGroup::Start) << "MariaDB says so itself";
    ServerFacts later = mariaDb();
    later.version = 110400;
    later.readOnlyVariables = {u"innodb_flush_method"_s};
    EXPECT_EQ(knobOf(later).group, KnobGroup::Global);
}

TEST(Knobs, TheRedoLogIsThereOnlyWhereTheServerShowsItsState)
{
    EXPECT_TRUE(findKnob(knobs(mySql()), redoLogName())->here);
    EXPECT_EQ(findKnob(knobs(mySql()), redoLogName())->today, u"ON"_s);
    EXPECT_FALSE(findKnob(knobs(mariaDb()), redoLogName())->here);
    EXPECT_EQ(findKnob(knobs(mariaDb()), redoLogName())->exists, u"MySQL 8.0.21 and later; not in MariaDB"_s);
}

TEST(Knobs, PrivilegesAreThoseOfTheVersion)
{
    const auto needs = [](ServerFacts facts, const char *name, const QString &grant) {
        facts.grants = {grant};
        return findKnob(knobs(facts), QLatin1String(name))->needs;
    };
    const QString nothing = u"GRANT USAGE ON *.* TO `app`@`localhost`"_s;
    EXPECT_EQ(needs(mySql(), "sync_binlog", nothing),
              u"GRANT SYSTEM_VARIABLES_ADMIN ON *.* TO 'app'@'localhost'"_s);
    EXPECT_EQ(needs(mySql(50744), "sync_binlog", nothing), u"GRANT SUPER ON *.* TO 'app'@'localhost'"_s);
    EXPECT_EQ(needs(mariaDb(), "sync_binlog", nothing), u"GRANT BINLOG ADMIN ON *.* TO 'app'@'localhost'"_s);
    EXPECT_EQ(needs(mariaDb(), "innodb_io_capacity", nothing), u"GRANT SUPER ON *.* TO 'app'@'localhost'"_s);
    const QString admin = u"GRANT SYSTEM_VARIABLES_ADMIN ON *.* TO `app`@`localhost`"_s;
    EXPECT_EQ(needs(mySql(), "innodb_io_capacity", admin), QString());
    EXPECT_EQ(needs(mySql(), "innodb_redo_log", admin),
              u"GRANT INNODB_REDO_LOG_ENABLE ON *.* TO 'app'@'localhost'"_s);
}

TEST(Presets, SafeTouchesSessionsOnlyAndFastNeverTheRedoLog)
{
    const auto all = knobs(mySql(), machine());
    const TuningChoice safe = presetChoice(TuningPreset::Safe, all);
    EXPECT_TRUE(safe.global.isEmpty());
    EXPECT_TRUE(safe.host.isEmpty());
    const TuningChoice fast = presetChoice(TuningPreset::Fast, all);
    EXPECT_EQ(valueOf(fast.global, "innodb_flush_log_at_trx_commit"), u"2"_s);
    EXPECT_EQ(valueOf(fast.global, "local_infile"), u"ON"_s);
    EXPECT_EQ(valueOf(fast.global, "innodb_redo_log_capacity"), QString::number(2LL << 30));
    EXPECT_EQ(valueOf(fast.global, "general_log"), QString()) << "it is off already";
    EXPECT_EQ(valueOf(fast.global, "innodb_max_dirty_pages_pct"), QString()) << "90.000000 is 90";
    EXPECT_EQ(valueOf(fast.global, "innodb_doublewrite"), QString());
    EXPECT_EQ(valueOf(fast.global, "innodb_buffer_pool_size"), QString()) << "memory is not taken unasked";
    const TuningChoice scratch = presetChoice(TuningPreset::Scratch, all);
    EXPECT_EQ(valueOf(scratch.global, "innodb_flush_log_at_trx_commit"), u"0"_s);
    EXPECT_EQ(valueOf(scratch.global, "innodb_doublewrite"), u"DETECT_ONLY"_s);
    EXPECT_EQ(valueOf(scratch.global, "innodb_redo_log"), QString()) << "that wants its own confirmation";
    for (const TuningChoice &choice : {safe, fast, scratch})
        EXPECT_FALSE(refuseGlobals(choice.global, {}, mySql()));
}

TEST(Presets, WhatTheAccountMayNotSetOrTheDiskCannotHoldIsLeftOut)
{
    ServerFacts facts = mySql();
    facts.grants = {u"GRANT SELECT ON *.* TO `app`@`localhost`"_s};
    EXPECT_TRUE(presetChoice(TuningPreset::Fast, knobs(facts)).global.isEmpty());
    HostFacts full = machine();
    full.datadir->freeBytes = 4LL << 30;
    EXPECT_EQ(
        valueOf(presetChoice(TuningPreset::Fast, knobs(mySql(), full)).global, "innodb_redo_log_capacity"),
        QString());
    EXPECT_EQ(valueOf(presetChoice(TuningPreset::Fast, knobs(mySql())).global, "innodb_redo_log_capacity"),
              QString())
        << "the free space of a remote machine is not known";
}

TEST(Refusals, AreSaidWithTheirReason)
{
    const auto refusal = [](const char *name, const char *value, const QString &confirmed = {}) {
        const auto error = refuseGlobals({{QLatin1String(name), QLatin1String(value)}}, confirmed, mySql());
        return error ? error->text().toStdString() : std::string();
    };
    EXPECT_THAT(refusal("innodb_io_capacity", "10000"), HasSubstr("innodb_io_capacity_max"));
    EXPECT_THAT(refusal("innodb_max_dirty_pages_pct", "5"), HasSubstr("lwm"));
    EXPECT_THAT(refusal("foreign_key_checks", "0"), HasSubstr("own sessions"));
    EXPECT_THAT(refusal("super_read_only", "0"), HasSubstr("replica"));
    EXPECT_THAT(refusal("a; DROP TABLE t", "0"), HasSubstr("no variable name"));
    EXPECT_EQ(refusal("innodb_flush_log_at_trx_commit", "0"), "");
    EXPECT_THAT(refusal("innodb_redo_log", "OFF"), HasSubstr("--confirm-redo-log-off db1"));
    EXPECT_THAT(refusal("innodb_redo_log", "off", u"uuid-2"_s), HasSubstr("whole instance"))
        << "confirmed for another server";
    EXPECT_EQ(refusal("innodb_redo_log", "OFF", u"uuid-1"_s), "");
}

TEST(Values, ABufferPoolGrowsAsFarAsItsServerAllows)
{
    const auto poolWith = [](const char *largest) {
        ServerFacts facts = mariaDb();
        facts.variables.insert(u"innodb_buffer_pool_size_max"_s, QLatin1String(largest));
        return *findKnob(knobs(facts, machine()), u"innodb_buffer_pool_size"_s);
    };
    const Knob fixed = poolWith("134217728"); // MariaDB 11.8 as it comes: what it started with
    EXPECT_EQ(fixed.group, KnobGroup::Start);
    const Knob some = poolWith("1073741824");
    EXPECT_EQ(some.group, KnobGroup::Global);
    EXPECT_EQ(some.during, u"1073741824"_s);
    EXPECT_TRUE(normalisedValue(some, u"1G"_s));
    EXPECT_FALSE(normalisedValue(some, u"2G"_s)) << "above its most";
    const Knob much = poolWith("8796093022208"); // 10.11
    EXPECT_EQ(much.group, KnobGroup::Global);
    EXPECT_EQ(much.during, QString::number(48LL << 30));
}

TEST(Values, SizesAreReadAndLimitsAreKept)
{
    const auto all = knobs(mySql());
    const Knob &pool = *findKnob(all, u"innodb_buffer_pool_size"_s);
    EXPECT_EQ(*normalisedValue(pool, u"2G"_s), QString::number(2LL << 30));
    EXPECT_EQ(*normalisedValue(pool, u"512m"_s), QString::number(512LL << 20));
    EXPECT_FALSE(normalisedValue(pool, u"much"_s));
    EXPECT_FALSE(normalisedValue(pool, u"1K"_s)) << "below its least";
    EXPECT_FALSE(normalisedValue(*findKnob(all, u"innodb_flush_log_at_trx_commit"_s), u"7"_s));
    EXPECT_TRUE(sameSettingValue(u"ON"_s, u"1"_s));
    EXPECT_TRUE(sameSettingValue(u"90.000000"_s, u"90"_s));
    EXPECT_FALSE(sameSettingValue(u"ON"_s, u"2"_s));
    EXPECT_FALSE(sameSettingValue(QString(), u"0"_s));
}

TEST(ConfAdvice, SaysWhatDiffersAndHowToTakeItBack)
{
    const ServerFacts facts = mariaDb();
    const ConfAdvice advice = confAdvice(facts, knobs(facts, machine()), machine());
    EXPECT_THAT(advice.snippet().toStdString(), HasSubstr("\ninnodb_buffer_pool_size = 48G\n"));
    EXPECT_THAT(advice.snippet().toStdString(), HasSubstr("\ninnodb_flush_method = O_DIRECT\n"));
    EXPECT_THAT(advice.snippet().toStdString(), HasSubstr("sql_log_bin = 0"));
    EXPECT_THAT(advice.takenBack().toStdString(), HasSubstr("\ninnodb_buffer_pool_size = 128M\n"));
    EXPECT_THAT(advice.takenBack().toStdString(), HasSubstr("\ninnodb_flush_method = fsync\n"));
    EXPECT_EQ(advice.lines.size(), advice.back.size()) << "each line has the one that takes it back";
    EXPECT_FALSE(advice.snippet().contains(u"doublewrite"_s)) << "durability is not for sale here";

    const ConfAdvice remote = confAdvice(facts, knobs(facts), std::nullopt, true);
    EXPECT_THAT(remote.snippet().toStdString(), HasSubstr("75–80 %"));
    EXPECT_THAT(remote.snippet().toStdString(), testing::Not(HasSubstr("\ninnodb_buffer_pool_size =")));
    EXPECT_THAT(remote.snippet().toStdString(), HasSubstr("innodb_doublewrite = OFF"));
    EXPECT_THAT(remote.snippet().toStdString(), HasSubstr("skip_log_bin"));
}

TEST(ConfAdvice, ADefaultWithoutANameIsTakenBackByLeavingItOut)
{
    ServerFacts facts = mySql(50722);
    facts.variables.insert(u"innodb_flush_method"_s, QString());
    const ConfAdvice advice = confAdvice(facts, knobs(facts, machine()), machine());
    EXPECT_THAT(advice.snippet().toStdString(), HasSubstr("\ninnodb_flush_method = O_DIRECT\n"));
    EXPECT_THAT(advice.takenBack().toStdString(), HasSubstr("\n# without innodb_flush_method\n"));
}

TEST(ConfAdvice, NamesTheSuccessorOfTheFlushMethod)
{
    ServerFacts facts = mariaDb();
    facts.version = 110400;
    facts.variables.insert(u"innodb_data_file_buffering"_s, u"ON"_s);
    const QString snippet = confAdvice(facts, knobs(facts, machine()), machine()).snippet();
    EXPECT_TRUE(snippet.contains(u"\ninnodb_data_file_buffering = OFF"_s));
    EXPECT_FALSE(snippet.contains(u"\ninnodb_flush_method"_s));
}

} // namespace millrace::globals_test
