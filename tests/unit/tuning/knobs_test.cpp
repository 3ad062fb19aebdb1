// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/knobs.h"
#include "core/tuning/sessionknobs.h"

#include <gtest/gtest.h>

namespace millrace {

namespace {

ServerFacts factsOf(ServerFacts::Flavour flavour, const QStringList &grants)
{
    ServerFacts facts;
    facts.flavour = flavour;
    facts.currentUser = QStringLiteral("app@localhost");
    facts.grants = grants;
    for (const char *name :
         {"net_read_timeout", "wait_timeout", "innodb_lock_wait_timeout", "foreign_key_checks"})
        facts.variables.insert(QLatin1String(name), QStringLiteral("1"));
    return facts;
}

} // namespace

TEST(SessionKnobs, AKnobTheServerLacksIsShownAsSuchAndIsNoToggle)
{
    const auto all = knobs(factsOf(ServerFacts::Flavour::MySql, {}));
    EXPECT_TRUE(findKnob(all, QStringLiteral("foreign_key_checks"))->isToggle());
    const Knob *unique = findKnob(all, QStringLiteral("unique_checks"));
    ASSERT_NE(unique, nullptr);
    EXPECT_FALSE(unique->here);
    EXPECT_FALSE(unique->isToggle());
}

TEST(SessionKnobs, BinlogNamesTheExactGrantWhereItIsMissing)
{
    const auto needs = [](ServerFacts::Flavour flavour, int version, const QString &grant) {
        ServerFacts facts = factsOf(flavour, {grant});
        facts.version = version;
        return findKnob(knobs(facts), QStringLiteral("sql_log_bin"))->needs;
    };
    EXPECT_EQ(needs(ServerFacts::Flavour::MariaDb, 101119,
                    QStringLiteral("GRANT SELECT ON *.* TO `app`@`localhost`")),
              QStringLiteral("GRANT BINLOG ADMIN ON *.* TO 'app'@'localhost'"));
    EXPECT_EQ(needs(ServerFacts::Flavour::MariaDb, 101119,
                    QStringLiteral("GRANT SELECT, BINLOG ADMIN ON *.* TO `app`@`localhost`")),
              QString());
    EXPECT_EQ(needs(ServerFacts::Flavour::MySql, 90704,
                    QStringLiteral("GRANT SESSION_VARIABLES_ADMIN ON *.* TO `app`@`%`")),
              QString());
    EXPECT_EQ(needs(ServerFacts::Flavour::MySql, 90704,
                    QStringLiteral("GRANT ALL PRIVILEGES ON `s`.* TO `app`@`%`")),
              QStringLiteral("GRANT SESSION_VARIABLES_ADMIN ON *.* TO 'app'@'localhost'"))
        << "all privileges on a schema are none on the server";
    EXPECT_EQ(needs(ServerFacts::Flavour::MySql, 50744, QStringLiteral("GRANT SELECT ON *.* TO `app`@`%`")),
              QStringLiteral("GRANT SUPER ON *.* TO 'app'@'localhost'"));
}

TEST(SessionKnobs, BothChecksOffAreRefusedOnMariaDbOnly)
{
    const QVector<SessionSetting> both{{QStringLiteral("UNIQUE_CHECKS"), QStringLiteral("0")},
                                       {QStringLiteral("foreign_key_checks"), QStringLiteral("off")}};
    EXPECT_TRUE(refuseSettings(both, factsOf(ServerFacts::Flavour::MariaDb, {})));
    EXPECT_FALSE(refuseSettings(both, factsOf(ServerFacts::Flavour::MySql, {})));
    EXPECT_FALSE(refuseSettings({both.first()}, factsOf(ServerFacts::Flavour::MariaDb, {})));
}

TEST(SessionKnobs, ChecksThatAreOffByTheServersDefaultCount)
{
    ServerFacts facts = factsOf(ServerFacts::Flavour::MariaDb, {});
    facts.variables.insert(QStringLiteral("unique_checks"), QStringLiteral("OFF"));
    facts.variables.insert(QStringLiteral("foreign_key_checks"), QStringLiteral("OFF"));
    const auto setTo = [](const char *value) {
        return QVector<SessionSetting>{{QStringLiteral("unique_checks"), QLatin1String(value)}};
    };
    EXPECT_TRUE(refuseSettings({}, facts));
    EXPECT_TRUE(refuseSettings(setTo("00"), facts)) << "another way to write 0";
    EXPECT_FALSE(refuseSettings(setTo("1"), facts));
    EXPECT_FALSE(refuseSettings(setTo("0") + setTo("1"), facts)) << "the later one wins";
}

TEST(SessionKnobs, DefaultsNeverTouchSafety)
{
    for (const SessionSetting &setting : defaultSettings(factsOf(ServerFacts::Flavour::MariaDb, {})))
        EXPECT_FALSE(setting.name.contains(QStringLiteral("checks")) ||
                     setting.name.contains(QStringLiteral("log_bin")))
            << setting.name.toStdString();
}

TEST(ServerFacts, GrantsCoverWhatTheyName)
{
    const ServerFacts facts =
        factsOf(ServerFacts::Flavour::MySql,
                {QStringLiteral("GRANT USAGE ON *.* TO `app`@`%`"),
                 QStringLiteral("GRANT SELECT, INSERT ON `cau%`.* TO `app`@`%`"),
                 QStringLiteral("GRANT SELECT (`id`), UPDATE ON `other`.`T1` TO `app`@`%`")});
    EXPECT_TRUE(facts.has(QStringLiteral("INSERT"), QStringLiteral("causes"), QStringLiteral("credits")));
    EXPECT_FALSE(facts.has(QStringLiteral("DELETE"), QStringLiteral("causes"), QStringLiteral("credits")));
    EXPECT_FALSE(facts.has(QStringLiteral("INSERT"), QStringLiteral("because")));
    EXPECT_TRUE(facts.has(QStringLiteral("UPDATE"), QStringLiteral("other"), QStringLiteral("t1")));
    EXPECT_FALSE(facts.has(QStringLiteral("UPDATE"), QStringLiteral("other"), QStringLiteral("t2")));
    EXPECT_FALSE(facts.has(QStringLiteral("SELECT"), QStringLiteral("other"), QStringLiteral("t1")))
        << "a privilege on one column is not the privilege";
}

} // namespace millrace
