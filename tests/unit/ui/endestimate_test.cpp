// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/base/text.h"
#include "tests/support/qtprinters.h"
#include "ui/models/run/endestimate.h"

#include <QLocale>
#include <gtest/gtest.h>

namespace millrace::test::endestimate_test {
namespace {

constexpr qint64 minute = 60'000;

QDateTime at(int hour, int minutes, int second = 0)
{
    return {QDate(2026, 11, 22), QTime(hour, minutes, second)};
}

TEST(EndEstimate, IsToldToTheMinuteOnceItIsFirm)
{
    EndEstimate estimate;
    estimate.update({}, {}, at(1, 0));
    EXPECT_FALSE(estimate.end());
    estimate.update(100 * minute, {}, at(1, 0));
    EXPECT_FALSE(estimate.end()) << "nobody knows how far off that is";
    estimate.update(100 * minute, 40 * minute, at(1, 0));
    EXPECT_FALSE(estimate.end()) << "off by two fifths is a guess";
    estimate.update(100 * minute + 20'000, 5 * minute, at(1, 0));
    EXPECT_EQ(estimate.end(), at(2, 40));
    estimate.update(10'000, 20'000, at(2, 40));
    EXPECT_TRUE(estimate.end()) << "half a minute does no harm";
}

// Ten times a second: it must neither flicker nor come and go.
TEST(EndEstimate, StandsStillUnlessItWouldBeWrong)
{
    EndEstimate estimate;
    estimate.update(100 * minute, 5 * minute, at(1, 0));
    ASSERT_EQ(estimate.end(), at(2, 40));
    for (int second = 1; second < 60; ++second) {
        estimate.update(100 * minute - second * 1000 + (second % 2 ? 40'000 : -40'000), 5 * minute,
                        at(1, 0, second));
        ASSERT_EQ(estimate.end(), at(2, 40)) << second;
    }
    estimate.update(100 * minute, 20 * minute, at(1, 0));
    EXPECT_EQ(estimate.end(), at(2, 40)) << "told already: a little less firm will do";
    estimate.update(103 * minute, 5 * minute, at(1, 0));
    EXPECT_EQ(estimate.end(), at(2, 43)) << "three minutes are no flicker";
    estimate.update(103 * minute, 30 * minute, at(1, 0));
    EXPECT_FALSE(estimate.end());
}

TEST(EndEstimate, IsWrittenByTheLocaleWithTheDayWhereItIsAnother)
{
    setTextLocale(QLocale(QLocale::German, QLocale::Germany));
    EXPECT_EQ(EndEstimate::text(at(2, 41), at(1, 0)), u"02:41"_s);
    const QDateTime monday = at(2, 41).addDays(1);
    EXPECT_EQ(EndEstimate::text(monday, at(23, 0)), u"Mo. 02:41"_s);
    EXPECT_EQ(EndEstimate::text(monday.addDays(7), at(23, 0)), u"30.11.26 02:41"_s);
    setTextLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    QString english = EndEstimate::text(at(14, 41), at(1, 0));
    english.replace(QChar(0x202f), u' '); // later versions of the locale data
    EXPECT_EQ(english, u"2:41 PM"_s);
    setTextLocale(QLocale::c());
}

} // namespace
} // namespace millrace::test::endestimate_test
