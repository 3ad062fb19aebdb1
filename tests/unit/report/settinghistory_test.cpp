// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/report/settinghistory.h"
#include "tests/support/qtprinters.h"

#include "core/tuning/settingoutcome.h"

#include <gtest/gtest.h>

namespace millrace::settinghistory_test {

namespace {

Event changed(const QString &name, const QString &from, const QString &to, const QString &scope)
{
    return {.kind = Event::Kind::SettingChanged,
            .values = {{u"name"_s, name}, {u"from"_s, from}, {u"to"_s, to}, {u"scope"_s, scope}}};
}

const QString flush = u"innodb_flush_log_at_trx_commit"_s;
const QString global = u"global"_s;

} // namespace

TEST(SettingHistory, ThereAndBackIsOneLine)
{
    const auto histories = settingHistories({changed(flush, u"1"_s, u"2"_s, global),
                                             {.kind = Event::Kind::Note},
                                             changed(flush, u"2"_s, u"1"_s, global)});
    ASSERT_EQ(histories.size(), 1);
    EXPECT_EQ(histories[0].before, u"1"_s);
    EXPECT_EQ(histories[0].during, u"2"_s);
    EXPECT_EQ(histories[0].now, u"1"_s);
    EXPECT_EQ(histories[0].end, SettingHistory::End::PutBack);
}

TEST(SettingHistory, AGlobalSettingLeftChangedIsNotCalledPutBack)
{
    const auto histories = settingHistories({changed(flush, u"1"_s, u"2"_s, global)});
    ASSERT_EQ(histories.size(), 1);
    EXPECT_EQ(histories[0].end, SettingHistory::End::LeftChanged);
}

TEST(SettingHistory, ASessionSettingEndsWithItsConnection)
{
    const auto histories = settingHistories({changed(u"unique_checks"_s, u"1"_s, u"0"_s, u"session"_s)});
    ASSERT_EQ(histories.size(), 1);
    EXPECT_EQ(histories[0].end, SettingHistory::End::EndedWithSession);
}

TEST(SettingHistory, TheSameNameInTwoScopesIsTwoSettings)
{
    const auto histories = settingHistories(
        {changed(flush, u"1"_s, u"2"_s, global), changed(flush, u"1"_s, u"2"_s, u"session"_s)});
    EXPECT_EQ(histories.size(), 2);
}

TEST(SettingHistory, WhatBecameOfASettingIsWhatItsEventsSay)
{
    const auto event = [](SettingOutcome::Kind kind, const QString &from, const QString &to) {
        return SettingOutcome{.kind = kind,
                              .name = flush,
                              .from = from,
                              .to = to,
                              .before = u"1"_s,
                              .run = kind == SettingOutcome::Kind::HandedOver ? u"other"_s : QString(),
                              .error = Error{.what = u"Because."_s}}
            .toEvent();
    };
    const Event set = event(SettingOutcome::Kind::Set, u"1"_s, u"2"_s);
    const auto endOf = [](const QVector<Event> &events) { return settingHistories(events).value(0).end; };
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::PutBack, u"2"_s, u"1"_s)}),
              SettingHistory::End::PutBack);
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::AlreadyBack, u"1"_s, u"1"_s)}),
              SettingHistory::End::PutBack);
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::LeftAlone, u"0"_s, u"0"_s)}),
              SettingHistory::End::LeftAlone);
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::HandedOver, u"2"_s, u"2"_s)}),
              SettingHistory::End::HandedOver);
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::Failed, u"2"_s, {})}),
              SettingHistory::End::LeftChanged);
    EXPECT_EQ(endOf({event(SettingOutcome::Kind::NotSet, u"1"_s, {})}), SettingHistory::End::NotSet);
    EXPECT_EQ(endOf({set, event(SettingOutcome::Kind::Failed, u"2"_s, {}),
                     event(SettingOutcome::Kind::PutBack, u"2"_s, u"1"_s)}),
              SettingHistory::End::PutBack)
        << "what a later restore put back is back";
    SettingOutcome forAnother{.kind = SettingOutcome::Kind::PutBack, .name = flush, .run = u"dead"_s};
    EXPECT_TRUE(settingHistories({forAnother.toEvent()}).isEmpty())
        << "that belongs to the other run's report";
}

} // namespace millrace::settinghistory_test
