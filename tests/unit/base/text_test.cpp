// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <limits>

namespace millrace::text_test {

/// Numbers by one locale, and in English again afterwards.
class TextLocale : public testing::Test
{
protected:
    ~TextLocale() override { setTextLocale(QLocale::c()); }
    static QString text(const char *utf8) { return QString::fromUtf8(utf8); }
};

TEST(Text, NumbersAreEnglishUntilTheProgramSaysOtherwise)
{
    const QLocale before;
    QLocale::setDefault(QLocale(u"de_DE"_s)); // as LANG=de_DE does
    EXPECT_EQ(groupedNumber(1'234'567), u"1,234,567"_s);
    EXPECT_EQ(decimalText(0.5, 1), u"0.5"_s);
    EXPECT_EQ(sizeText(1'040'000'000), u"1.04 GB"_s);
    QLocale::setDefault(before);
}

TEST_F(TextLocale, GroupsAndPoints)
{
    setTextLocale(QLocale::c()); // what a machine without any says
    EXPECT_EQ(groupedNumber(1'234'567), text("1,234,567"));
    EXPECT_EQ(sizeText(1'040'000'000), text("1.04 GB"));
    EXPECT_EQ(decimalText(1234.5, 2), text("1,234.50"));
    EXPECT_EQ(rateText(712'444.3), text("712,400"));
    EXPECT_EQ(counted(1, text("row"), text("rows")), text("1 row"));

    setTextLocale(QLocale(u"de_DE"_s));
    EXPECT_EQ(groupedNumber(1'234'567), text("1.234.567"));
    EXPECT_EQ(sizeText(850), text("850 B"));
    EXPECT_EQ(sizeText(1'040'000'000), text("1,04 GB"));
    EXPECT_EQ(sizeText(999'600), text("1,00 MB"));
    EXPECT_EQ(decimalText(3.2, 2), text("3,20"));
    EXPECT_EQ(rateText(712'444.3), text("712.400"));
    EXPECT_EQ(counted(20'000, text("Zeile"), text("Zeilen")), text("20.000 Zeilen"));

    setTextLocale(QLocale(u"es_ES"_s));
    EXPECT_EQ(groupedNumber(1'234), text("1234")) << "as Spanish has it";
    EXPECT_EQ(groupedNumber(12'345), text("12.345"));
    EXPECT_EQ(groupedNumber(1'234'567), text("1.234.567"));
    EXPECT_EQ(groupedNumber(-1'234'567), text("-1.234.567"));
    EXPECT_EQ(groupedNumber(123'456'789), text("123.456.789"));
    EXPECT_EQ(groupedNumber(std::numeric_limits<qint64>::min()), text("-9.223.372.036.854.775.808"));

    setTextLocale(QLocale(u"de_CH"_s));
    EXPECT_EQ(groupedNumber(1'234'567), text("1’234’567"));
}

TEST_F(TextLocale, TimesAreAlikeEverywhere)
{
    for (const char *locale : {"C", "de_DE", "es_ES"}) {
        setTextLocale(QLocale(QString::fromLatin1(locale)));
        EXPECT_EQ(durationText(7'900), text("0:07")) << locale;
        EXPECT_EQ(durationText(3'723'000), text("1:02:03")) << locale;
    }
}

TEST(Text, NumbersCarrySeparatorsInEveryLocale)
{
    EXPECT_EQ(groupedNumber(150'000'000), u"150,000,000"_s);
    EXPECT_EQ(groupedNumber(-1234), u"-1,234"_s);
}

TEST(Text, SizesHaveThreeDigitsAndStepUpWhereRoundingWould)
{
    EXPECT_EQ(sizeText(999), u"999 B"_s);
    EXPECT_EQ(sizeText(1'234), u"1.23 kB"_s);
    EXPECT_EQ(sizeText(999'600), u"1.00 MB"_s);
    EXPECT_EQ(sizeText(52'400'000'000), u"52.4 GB"_s);
}

TEST(Text, DurationsAreHoursMinutesSeconds)
{
    EXPECT_EQ(durationText(7'999), u"0:07"_s);
    EXPECT_EQ(durationText(132'000), u"2:12"_s);
    EXPECT_EQ(durationText(3'723'000), u"1:02:03"_s);
    EXPECT_EQ(durationText(-5), u"0:00"_s);
}

TEST(Text, RatesKeepFourDigits)
{
    EXPECT_EQ(rateText(712'444.3), u"712,400"_s);
    EXPECT_EQ(rateText(12.4), u"12"_s);
}

TEST(Text, WhatATerminalWouldObeyBecomesAPicture)
{
    EXPECT_EQ(withoutControls(u"a\tb\nc ü \u20AC"_s), u"a\tb\nc ü \u20AC"_s);
    EXPECT_EQ(withoutControls(u"\x1B[2J\x07\r\x7F"_s), u"\u241B[2J\u2407\u240D\u2421"_s);
    EXPECT_EQ(withoutControls(QString(QChar(0x9B)) + u"2J"_s), u"\uFFFD2J"_s);
}

TEST(Text, IsShortenedToTheColumnsOfATerminal)
{
    EXPECT_EQ(shortenedTo(u"abcde"_s, 5), u"abcde"_s);
    EXPECT_EQ(shortenedTo(u"abcdef"_s, 5), u"abcd\u2026"_s);
    EXPECT_EQ(shortenedTo(u"\u65E5\u672C\u8A9E"_s, 6), u"\u65E5\u672C\u8A9E"_s);
    EXPECT_EQ(shortenedTo(u"\u65E5\u672C\u8A9E"_s, 5), u"\u65E5\u672C\u2026"_s) << "two columns each";
    EXPECT_EQ(shortenedTo(u"\u65E5\u672C\u8A9E"_s, 4), u"\u65E5\u2026"_s);
    EXPECT_EQ(shortenedTo(u"e\u0301e\u0301"_s, 2), u"e\u0301e\u0301"_s) << "accents take none";
    EXPECT_EQ(shortenedTo(QString::fromUcs4(U"\U0001F600\U0001F600"), 3),
              QString::fromUcs4(U"\U0001F600\u2026"))
        << "no half of a surrogate pair";
    EXPECT_EQ(shortenedTo({}, 3), QString());
}

TEST(Error, TextNamesThePlaceFirst)
{
    const Error error{.code = ErrorCode::FieldCountWrong,
                      .what = u"3 fields where 5 are expected."_s,
                      .howToFix = u"Mend the row."_s,
                      .context = {.file = u"/d/credits_2010_04.txt"_s, .line = 31234, .row = 31230}};
    EXPECT_EQ(error.text(), u"credits_2010_04.txt, line 31,234 (row 31,230): 3 fields where 5 are "
                            "expected. Mend the row."_s);
    EXPECT_EQ(error.stage(), Stage::Source);
}

} // namespace millrace::text_test
