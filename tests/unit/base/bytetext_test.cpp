// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bytetext.h"
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::bytetext_test {

TEST(ByteText, WritesAndReadsWhatATerminatorCanBe)
{
    for (const QByteArray &bytes :
         {QByteArray("\t"), QByteArray("\r\n"), QByteArray("\\"), QByteArray("||"), QByteArray("\x01"),
          QByteArray("\0", 1), QByteArray("\xc2\xa7"), QByteArray("\xff\\x41"), QByteArray()}) {
        const auto back = bytesFromText(textFromBytes(bytes));
        ASSERT_TRUE(back) << textFromBytes(bytes);
        EXPECT_EQ(*back, bytes) << textFromBytes(bytes);
    }
    for (int byte = 0; byte < 256; ++byte) {
        const QByteArray bytes(2, static_cast<char>(byte));
        EXPECT_EQ(bytesFromText(textFromBytes(bytes)), bytes) << byte;
    }
    EXPECT_EQ(textFromBytes("\t"), u"\\t"_s);
    EXPECT_EQ(textFromBytes("\x7f"), u"\\x7f"_s);
}

TEST(ByteText, TakesWhatPeopleType)
{
    const auto read = [](const char *text) { return bytesFromText(QString::fromUtf8(text)).value(); };
    EXPECT_EQ(read("\\r\\n"), QByteArray("\r\n"));
    EXPECT_EQ(read("\\0"), QByteArray("\0", 1));
    EXPECT_EQ(read("\\x1F,"), QByteArray("\x1f,"));
    EXPECT_EQ(read("\\x1f"), QByteArray("\x1f"));
    EXPECT_EQ(read("§"), QByteArray("\xc2\xa7")) << "UTF-8";
    EXPECT_EQ(read("\\"), QByteArray("\\")) << "the usual escape byte, as it is";
    EXPECT_EQ(read("a\\"), QByteArray("a\\"));
    EXPECT_EQ(read("\\\\"), QByteArray("\\"));
}

TEST(ByteText, RefusesWhatStandsForNoByteAndNamesIt)
{
    for (const auto &[text, named] :
         {std::pair("\\q", "\\q"), std::pair("a\\xg1", "\\xg1"), std::pair("\\x1", "\\x1"),
          std::pair("\\x", "\\x"), std::pair("\\x-1", "\\x-1"), std::pair("\\x 1", "\\x 1"),
          std::pair("\\é1", "\\é"), std::pair("\\T", "\\T")}) {
        const auto refused = bytesFromText(QString::fromUtf8(text));
        ASSERT_FALSE(refused) << text;
        EXPECT_EQ(refused.error().code, ErrorCode::DialectInvalid);
        EXPECT_TRUE(refused.error().what.contains(u"“%1”"_s.arg(QString::fromUtf8(named))))
            << refused.error().what;
        EXPECT_FALSE(refused.error().howToFix.isEmpty());
    }
}

} // namespace millrace::bytetext_test
