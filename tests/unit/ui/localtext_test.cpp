// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/localtext.h"

#include <gtest/gtest.h>
#include <limits>

namespace millrace {

namespace {

/// Numbers by one locale, and by the one before it afterwards.
class LocalText : public testing::Test
{
protected:
    ~LocalText() override { QLocale::setDefault(m_before); }
    void speak(const char *locale) { QLocale::setDefault(QLocale(QString::fromLatin1(locale))); }

    static QString text(const char *utf8) { return QString::fromUtf8(utf8); }

private:
    QLocale m_before;
};

TEST_F(LocalText, GroupsAndPointsByLocale)
{
    speak("C"); // what a machine without any says
    EXPECT_EQ(groupedNumber(1'234'567), text("1,234,567"));
    EXPECT_EQ(sizeText(1'040'000'000), text("1.04 GB"));
    EXPECT_EQ(decimalText(1234.5, 2), text("1,234.50"));
    EXPECT_EQ(rateText(712'444.3), text("712,400"));
    EXPECT_EQ(counted(1, text("row"), text("rows")), text("1 row"));

    speak("de_DE");
    EXPECT_EQ(groupedNumber(1'234'567), text("1.234.567"));
    EXPECT_EQ(sizeText(850), text("850 B"));
    EXPECT_EQ(sizeText(1'040'000'000), text("1,04 GB"));
    EXPECT_EQ(sizeText(999'600), text("1,00 MB"));
    EXPECT_EQ(decimalText(3.2, 2), text("3,20"));
    EXPECT_EQ(rateText(712'444.3), text("712.400"));
    EXPECT_EQ(counted(20'000, text("Zeile"), text("Zeilen")), text("20.000 Zeilen"));

    speak("es_ES");
    EXPECT_EQ(groupedNumber(1'234), text("1234")) << "as Spanish has it";
    EXPECT_EQ(groupedNumber(12'345), text("12.345"));
    EXPECT_EQ(groupedNumber(1'234'567), text("1.234.567"));
    EXPECT_EQ(groupedNumber(-1'234'567), text("-1.234.567"));
    EXPECT_EQ(groupedNumber(123'456'789), text("123.456.789"));
    EXPECT_EQ(groupedNumber(std::numeric_limits<qint64>::min()), text("-9.223.372.036.854.775.808"));

    speak("de_CH");
    EXPECT_EQ(groupedNumber(1'234'567), text("1’234’567"));
}

TEST_F(LocalText, WritesTimesAlikeEverywhere)
{
    for (const char *locale : {"C", "de_DE", "es_ES"}) {
        speak(locale);
        EXPECT_EQ(durationText(7'900), text("0:07")) << locale;
        EXPECT_EQ(durationText(3'723'000), text("1:02:03")) << locale;
    }
}

TEST_F(LocalText, WritesDecimalsNoLongerThanTheyAre)
{
    speak("de_DE");
    EXPECT_EQ(shortestText(1.5), text("1,5"));
    EXPECT_EQ(shortestText(250'000), text("250000")) << "a field of a form, not a figure to read";
    EXPECT_EQ(shortestText(0.000001), text("0,000001"));
}

TEST_F(LocalText, ReadsBackWhatItWrites)
{
    for (const char *locale : {"C", "en_US", "de_DE", "de_CH", "es_ES", "fr_FR"}) {
        speak(locale);
        for (const qint64 number : {qint64(1), qint64(999), qint64(1'000), qint64(1'000'000'000'000)})
            EXPECT_EQ(numberFromText(groupedNumber(number)), number) << locale;
        EXPECT_EQ(numberFromText(text(" 250 000 ")), 250'000) << locale;
        EXPECT_EQ(numberFromText(text("42")), 42) << locale;
        for (const char *none : {"", " ", "abc", "1e3", "12x", "--"})
            EXPECT_EQ(numberFromText(text(none)), std::nullopt) << locale << ' ' << none;
    }
    speak("de_DE");
    EXPECT_EQ(numberFromText(text("1,5")), std::nullopt) << "one and a half, not fifteen";
    EXPECT_EQ(numberFromText(text("1.000")), 1'000);
    speak("en_US");
    EXPECT_EQ(numberFromText(text("1.5")), std::nullopt);
    EXPECT_EQ(numberFromText(text("1,000")), 1'000);
}

} // namespace

} // namespace millrace
