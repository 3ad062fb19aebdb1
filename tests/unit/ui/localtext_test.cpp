// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/qtprinters.h"
#include "ui/language/localtext.h"

#include <gtest/gtest.h>

namespace millrace::localtext_test {

namespace {

/// Numbers by one locale, and by the one before it afterwards.
class LocalText : public testing::Test
{
protected:
    ~LocalText() override { setTextLocale(QLocale::c()); }
    void speak(const char *locale) { setTextLocale(QLocale(QString::fromLatin1(locale))); }

    static QString text(const char *utf8) { return QString::fromUtf8(utf8); }
};

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

} // namespace millrace::localtext_test
