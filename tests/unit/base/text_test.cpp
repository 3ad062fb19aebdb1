// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/text.h"

#include <gtest/gtest.h>

namespace millrace {

TEST(Text, NumbersCarrySeparatorsInEveryLocale)
{
    EXPECT_EQ(groupedNumber(150'000'000), QStringLiteral("150,000,000"));
    EXPECT_EQ(groupedNumber(-1234), QStringLiteral("-1,234"));
}

TEST(Text, SizesHaveThreeDigitsAndStepUpWhereRoundingWould)
{
    EXPECT_EQ(sizeText(999), QStringLiteral("999 B"));
    EXPECT_EQ(sizeText(1'234), QStringLiteral("1.23 kB"));
    EXPECT_EQ(sizeText(999'600), QStringLiteral("1.00 MB"));
    EXPECT_EQ(sizeText(52'400'000'000), QStringLiteral("52.4 GB"));
}

TEST(Text, DurationsAreHoursMinutesSeconds)
{
    EXPECT_EQ(durationText(7'999), QStringLiteral("0:07"));
    EXPECT_EQ(durationText(132'000), QStringLiteral("2:12"));
    EXPECT_EQ(durationText(3'723'000), QStringLiteral("1:02:03"));
    EXPECT_EQ(durationText(-5), QStringLiteral("0:00"));
}

TEST(Text, RatesKeepFourDigits)
{
    EXPECT_EQ(rateText(712'444.3), QStringLiteral("712,400"));
    EXPECT_EQ(rateText(12.4), QStringLiteral("12"));
}

TEST(Error, TextNamesThePlaceFirst)
{
    const Error error{
        .code = ErrorCode::FieldCountWrong,
        .what = QStringLiteral("3 fields where 5 are expected."),
        .howToFix = QStringLiteral("Mend the row."),
        .context = {.file = QStringLiteral("/d/credits_2010_04.txt"), .line = 31234, .row = 31230}};
    EXPECT_EQ(error.text(),
              QStringLiteral("credits_2010_04.txt, line 31,234 (row 31,230): 3 fields where 5 are "
                             "expected. Mend the row."));
    EXPECT_EQ(error.stage(), Stage::Source);
}

} // namespace millrace
