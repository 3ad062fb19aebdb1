// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/settinghistory.h"

#include <gtest/gtest.h>

namespace millrace {

namespace {

Event changed(const QString &name, const QString &from, const QString &to, const QString &scope)
{
    return {.kind = Event::Kind::SettingChanged,
            .values = {{QStringLiteral("name"), name},
                       {QStringLiteral("from"), from},
                       {QStringLiteral("to"), to},
                       {QStringLiteral("scope"), scope}}};
}

const QString flush = QStringLiteral("innodb_flush_log_at_trx_commit");
const QString global = QStringLiteral("global");

} // namespace

TEST(SettingHistory, ThereAndBackIsOneLine)
{
    const auto histories =
        settingHistories({changed(flush, QStringLiteral("1"), QStringLiteral("2"), global),
                          {.kind = Event::Kind::Note},
                          changed(flush, QStringLiteral("2"), QStringLiteral("1"), global)});
    ASSERT_EQ(histories.size(), 1);
    EXPECT_EQ(histories[0].before, QStringLiteral("1"));
    EXPECT_EQ(histories[0].during, QStringLiteral("2"));
    EXPECT_EQ(histories[0].now, QStringLiteral("1"));
    EXPECT_EQ(histories[0].end, SettingHistory::End::PutBack);
}

TEST(SettingHistory, AGlobalSettingLeftChangedIsNotCalledPutBack)
{
    const auto histories =
        settingHistories({changed(flush, QStringLiteral("1"), QStringLiteral("2"), global)});
    ASSERT_EQ(histories.size(), 1);
    EXPECT_EQ(histories[0].end, SettingHistory::End::LeftChanged);
}

TEST(SettingHistory, ASessionSettingEndsWithItsConnection)
{
    const auto histories = settingHistories({changed(QStringLiteral("unique_checks"), QStringLiteral("1"),
                                                     QStringLiteral("0"), QStringLiteral("session"))});
    ASSERT_EQ(histories.size(), 1);
    EXPECT_EQ(histories[0].end, SettingHistory::End::EndedWithSession);
}

TEST(SettingHistory, TheSameNameInTwoScopesIsTwoSettings)
{
    const auto histories = settingHistories(
        {changed(flush, QStringLiteral("1"), QStringLiteral("2"), global),
         changed(flush, QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("session"))});
    EXPECT_EQ(histories.size(), 2);
}

} // namespace millrace
