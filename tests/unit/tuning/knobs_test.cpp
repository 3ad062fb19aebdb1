// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/tuning/binarylog.h"
#include "core/tuning/knobs.h"
#include "core/tuning/sessionknobs.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::knobs_test {

namespace {

ServerFacts factsOf(ServerFacts::Flavour flavour, const QStringList &grants)
{
    ServerFacts facts;
    facts.flavour = flavour;
    facts.currentUser = u"app@localhost"_s;
    facts.grants = grants;
    for (const char *name :
         {"net_read_timeout", "wait_timeout", "innodb_lock_wait_timeout", "foreign_key_checks"})
        facts.variables.insert(QLatin1String(name), u"1"_s);
    return facts;
}

} // namespace

TEST(SessionKnobs, AKnobTheServerLacksIsShownAsSuchAndIsNoToggle)
{
    const auto all = knobs(factsOf(ServerFacts::Flavour::MySql, {}));
    EXPECT_TRUE(findKnob(all, u"foreign_key_checks"_s)->isToggle());
    const Knob *unique = findKnob(all, u"unique_checks"_s);
    ASSERT_NE(unique, nullptr);
    EXPECT_FALSE(unique->here);
    EXPECT_FALSE(unique->isToggle());
}

TEST(SessionKnobs, BinlogNamesTheExactGrantWhereItIsMissing)
{
    const auto needs = [](ServerFacts::Flavour flavour, int version, const QString &grant) {
        ServerFacts facts = factsOf(flavour, {grant});
        facts.version = version;
        return findKnob(knobs(facts), u"sql_log_bin"_s)->needs;
    };
    EXPECT_EQ(needs(ServerFacts::Flavour::MariaDb, 101119, u"GRANT SELECT ON *.* TO `app`@`localhost`"_s),
              u"GRANT BINLOG ADMIN ON *.* TO 'app'@'localhost'"_s);
    EXPECT_EQ(needs(ServerFacts::Flavour::MariaDb, 101119,
                    u"GRANT SELECT, BINLOG ADMIN ON *.* TO `app`@`localhost`"_s),
              QString());
    EXPECT_EQ(
        needs(ServerFacts::Flavour::MySql, 90704, u"GRANT SESSION_VARIABLES_ADMIN ON *.* TO `app`@`%`"_s),
        QString());
    EXPECT_EQ(needs(ServerFacts::Flavour::MySql, 90704, u"GRANT ALL PRIVILEGES ON `s`.* TO `app`@`%`"_s),
              u"GRANT SESSION_VARIABLES_ADMIN ON *.* TO 'app'@'localhost'"_s)
        << "all privileges on a schema are none on the server";
    EXPECT_EQ(needs(ServerFacts::Flavour::MySql, 50744, u"GRANT SELECT ON *.* TO `app`@`%`"_s),
              u"GRANT SUPER ON *.* TO 'app'@'localhost'"_s);
}

TEST(SessionKnobs, BothChecksOffAreRefusedOnMariaDbOnly)
{
    const QVector<SessionSetting> both{{u"UNIQUE_CHECKS"_s, u"0"_s}, {u"foreign_key_checks"_s, u"off"_s}};
    EXPECT_TRUE(refuseSettings(both, factsOf(ServerFacts::Flavour::MariaDb, {})));
    EXPECT_FALSE(refuseSettings(both, factsOf(ServerFacts::Flavour::MySql, {})));
    EXPECT_FALSE(refuseSettings({both.first()}, factsOf(ServerFacts::Flavour::MariaDb, {})));
}

TEST(SessionKnobs, ChecksThatAreOffByTheServersDefaultCount)
{
    ServerFacts facts = factsOf(ServerFacts::Flavour::MariaDb, {});
    facts.variables.insert(u"unique_checks"_s, u"OFF"_s);
    facts.variables.insert(u"foreign_key_checks"_s, u"OFF"_s);
    const auto setTo = [](const char *value) {
        return QVector<SessionSetting>{{u"unique_checks"_s, QLatin1String(value)}};
    };
    EXPECT_TRUE(refuseSettings({}, facts));
    EXPECT_TRUE(refuseSettings(setTo("00"), facts)) << "another way to write 0";
    EXPECT_FALSE(refuseSettings(setTo("1"), facts));
    EXPECT_FALSE(refuseSettings(setTo("0") + setTo("1"), facts)) << "the later one wins";
}

TEST(SessionKnobs, DefaultsNeverTouchSafety)
{
    for (const SessionSetting &setting : defaultSettings(factsOf(ServerFacts::Flavour::MariaDb, {})))
        EXPECT_FALSE(setting.name.contains(u"checks"_s) || setting.name.contains(u"log_bin"_s))
            << setting.name;
}

TEST(SessionKnobs, TheBinaryLogIsLeftOutOnlyWhereNobodyNeedsIt)
{
    ServerFacts facts;
    facts.variables = {{u"hostname"_s, u"db1"_s}, {u"log_bin"_s, u"ON"_s}};
    facts.grants = {u"GRANT ALL PRIVILEGES ON *.* TO `app`@`localhost`"_s};
    const QVector<SessionSetting> off{{u"SQL_LOG_BIN"_s, u"OFF"_s}};
    const QVector<SessionSetting> on{{u"sql_log_bin"_s, u"1"_s}};
    const auto isInScratch = [&facts] {
        const TuningChoice choice = presetChoice(TuningPreset::Scratch, knobs(facts));
        return leavesBinaryLogOut(choice.session);
    };
    EXPECT_EQ(loggedLike(off), (QVector<SessionSetting>{{u"sql_log_bin"_s, u"0"_s}}));
    EXPECT_TRUE(loggedLike(on).isEmpty());
    EXPECT_FALSE(refuseUnlogged(off, {}, facts));
    EXPECT_TRUE(isInScratch());
    facts.cluster.logReaders = {u"10.0.0.7"_s};
    EXPECT_FALSE(refuseUnlogged(on, {}, facts));
    EXPECT_EQ(refuseUnlogged(off, {}, facts)->code, ErrorCode::SettingNotConfirmed);
    EXPECT_EQ(refuseUnlogged(off, u"db2"_s, facts)->code, ErrorCode::SettingNotConfirmed);
    EXPECT_FALSE(refuseUnlogged(off, u"db1"_s, facts));
    EXPECT_FALSE(isInScratch());
    facts.cluster.kind = ClusterKind::Group;
    EXPECT_EQ(refuseUnlogged(off, u"db1"_s, facts)->code, ErrorCode::SettingRefused);
    EXPECT_FALSE(findKnob(knobs(facts), u"sql_log_bin"_s)->isToggle());
    facts.cluster.kind = ClusterKind::Galera; // which does not heed it
    EXPECT_EQ(refuseUnlogged(off, u"db1"_s, facts)->code, ErrorCode::SettingRefused);
    EXPECT_FALSE(refuseUnlogged(on, {}, facts));
    EXPECT_FALSE(findKnob(knobs(facts), u"sql_log_bin"_s)->isToggle());
    facts.cluster.kind = ClusterKind::None;
    facts.cluster.logReaders.clear();
    facts.variables.remove(u"hostname"_s); // a name that nobody can confirm is no confirmation
    facts.cluster.logReaders = {u"10.0.0.7"_s};
    EXPECT_TRUE(refuseUnlogged(off, {}, facts));
}

TEST(ServerFacts, GrantsCoverWhatTheyName)
{
    const ServerFacts facts =
        factsOf(ServerFacts::Flavour::MySql,
                {u"GRANT USAGE ON *.* TO `app`@`%`"_s, u"GRANT SELECT, INSERT ON `cau%`.* TO `app`@`%`"_s,
                 u"GRANT SELECT (`id`), UPDATE ON `other`.`T1` TO `app`@`%`"_s});
    EXPECT_TRUE(facts.has(u"INSERT"_s, u"causes"_s, u"credits"_s));
    EXPECT_FALSE(facts.has(u"DELETE"_s, u"causes"_s, u"credits"_s));
    EXPECT_FALSE(facts.has(u"INSERT"_s, u"because"_s));
    EXPECT_TRUE(facts.has(u"UPDATE"_s, u"other"_s, u"t1"_s));
    EXPECT_FALSE(facts.has(u"UPDATE"_s, u"other"_s, u"t2"_s));
    EXPECT_FALSE(facts.has(u"SELECT"_s, u"other"_s, u"t1"_s))
        << "a privilege on one column is not the privilege";
}

} // namespace millrace::knobs_test
