// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/settinghistory.h"

#include "core/tuning/settingoutcome.h"

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

TEST(SettingHistory, WhatBecameOfASettingIsWhatItsEventsSay)
{
    const auto event = [](SettingOutcome::Kind kind, const QString &from, const QString &to) {
        return SettingOutcome{.kind = kind,
                              .name = flush,
                              .from = from,
                              .to = to,
                              .before = QStringLiteral("1"),
                              .run = kind == SettingOutcome::Kind::HandedOver ? QStringLiteral("other")
                                                                              : QString(),
                              .error = Error{.what = QStringLiteral("Because.")}}
            .toEvent();
    };
    const Event set = event(SettingOutcome::Kind::Set, QStringLiteral("1"), QStringLiteral("2"));
    const auto endOf = [](const QVector<Event> &events) { return settingHistories(events).value(0).end; };
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::PutBack, QStringLiteral("2"), QStringLiteral("1"))}),
              SettingHistory::End::PutBack);
    EXPECT_EQ(
        endOf({set, event(SettingOutcome::Kind::AlreadyBack, QStringLiteral("1"), QStringLiteral("1"))}),
        SettingHistory::End::PutBack);
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::LeftAlone, QStringLiteral("0"), QStringLiteral("0"))}),
              SettingHistory::End::LeftAlone);
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::HandedOver, QStringLiteral("2"), QStringLiteral("2"))}),
              SettingHistory::End::HandedOver);
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::Failed, QStringLiteral("2"), {})}),
              SettingHistory::End::LeftChanged);
    EXPECT_EQ(endOf({event(SettingOutcome::Kind::NotSet, QStringLiteral("1"), {})}),
              SettingHistory::End::NotSet);
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::Failed, QStringLiteral("2"), {}),
                     event(SettingOutcome::Kind::PutBack, QStringLiteral("2"), QStringLiteral("1"))}),
              SettingHistory::End::PutBack)
        << "what a later restore put back is back";
    SettingOutcome forAnother{
        .kind = SettingOutcome::Kind::PutBack, .name = flush, .run = QStringLiteral("dead")};
    EXPECT_TRUE(settingHistories({forAnother.toEvent()}).isEmpty())
        << "that belongs to the other run's report";
}

} // namespace millrace
