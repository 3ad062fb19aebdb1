// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of bytes that run beside the row scan, held against twins that look at one byte after the other.
#include "core/source/scan/bodyscan.h"
#include "tests/support/qtprinters.h"
#include "tests/support/randomdump.h"
#include "tests/unit/source/readinfotwin.h"

#include <QStringDecoder>
#include <gtest/gtest.h>

namespace millrace::test::charsetcheck_test {

namespace {

/// Places of bad bytes found by handing over blocks of random sizes and going on one byte after each.
QVector<qint64> foundIn(const QByteArray &charset, const QByteArray &bytes, Dice &dice, bool whole)
{
    CharsetCheck check(charset);
    QVector<qint64> places;
    qint64 offset = 0;
    for (;;) {
        if (offset >= bytes.size()) {
            if (check.pendingBytes() == 0)
                return places;
            offset = bytes.size() - check.pendingBytes(); // what never became a character
            places << offset++;
            check.reset();
            continue;
        }
        const qint64 size =
            whole ? bytes.size() - offset : qMin<qint64>(bytes.size() - offset, 1 + dice.below(90));
        const QByteArray block = bytes.mid(offset, size); // a heap block of its own: for ASan
        const qint64 bad = check.findBad({block.constData(), std::size_t(size)}, 0);
        if (bad == size) {
            offset += size;
            continue;
        }
        places << offset + bad;
        check.reset();
        offset += bad + 1;
    }
}

/// Whether these bytes are exactly one UTF-8 character: encoding what they mean gives them again.
bool isOneUtf8Character(const QByteArray &bytes, bool fourBytes)
{
    if (bytes.size() > (fourBytes ? 4 : 3))
        return false;
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder.decode(bytes);
    return !decoder.hasError() && text.toUcs4().size() == 1 && text.toUtf8() == bytes;
}

/// Qt's decoder as the judge, one character after the other. A place is bad when nothing that starts there is
/// a character.
QVector<qint64> utf8Twin(const QByteArray &bytes, bool fourBytes)
{
    QVector<qint64> places;
    qint64 at = 0;
    while (at < bytes.size()) {
        int length = 1;
        while (length <= 4 && !isOneUtf8Character(bytes.mid(at, length), fourBytes))
            ++length;
        if (length > 4)
            places << at;
        at += length > 4 ? 1 : length;
    }
    return places;
}

QByteArray nastyText(Dice &dice)
{
    static const QByteArrayList pieces{
        "a",
        "some plain text that is longer than a block of sixty-four bytes, to be sure",
        "\n",
        "\xC3\xA9",
        "\xE2\x82\xAC",
        "\xF0\x9F\x98\x80",
        "\xEF\xBB\xBF",
        "\xED\x9F\xBF",
        "\xED\xA0\x80",
        "\xF4\x8F\xBF\xBF",
        "\xF4\x90\x80\x80",
        "\xE0\x9F\xBF",
        "\xF0\x8F\xBF\xBF",
        "\xC0\x80",
        "\xC1",
        "\xF5",
        "\xFF",
        "\x80",
        "\xE2\x82",
        "\xF0\x9F",
        "\xC3"};
    QByteArray text;
    for (int i = dice.below(40); i >= 0; --i)
        text += dice.chance(10) ? QByteArray(1, char(dice.below(256)))
                                : pieces.at(dice.below(int(pieces.size())));
    return text;
}

} // namespace

TEST(CharsetCheck, AgreesWithQtAboutUtf8InBlocksOfAnySize)
{
    for (quint32 seed = 1; seed <= 4000; ++seed) {
        Dice dice(seed);
        const QByteArray text = nastyText(dice);
        for (const bool fourBytes : {true, false}) {
            const QByteArray charset = fourBytes ? "utf8mb4" : "utf8mb3";
            const QVector<qint64> expected = utf8Twin(text, fourBytes);
            ASSERT_EQ(foundIn(charset, text, dice, false), expected)
                << charset << " seed " << seed << ' ' << text.toPercentEncoding();
            ASSERT_EQ(foundIn(charset, text, dice, true), expected) << "seed " << seed;
        }
    }
}

TEST(CharsetCheck, EveryTwoByteSequenceInUtf8AsQtSays)
{
    for (int first = 0x80; first < 0x100; ++first)
        for (int second = 0; second < 0x100; ++second) {
            const QByteArray bytes{QByteArray(1, char(first)) + char(second) + QByteArray(70, 'x')};
            CharsetCheck check("utf8mb4");
            const qint64 bad = check.findBad({bytes.constData(), std::size_t(bytes.size())}, 0);
            ASSERT_EQ(bad, utf8Twin(bytes, true).value(0, bytes.size())) << first << ' ' << second;
        }
}

TEST(CharsetCheck, ShapesOfMultiByteCharacters)
{
    struct Case
    {
        const char *charset;
        QByteArrayList good;
        QByteArrayList bad;
    };
    // Seen on MariaDB 10.11.19 and MySQL 9.7.4 (LOAD DATA into a utf8mb4 column).
    const QVector<Case> cases{
        {"ascii", {"az~"}, {"\x80", "\xC3\xA9"}},
        {"gbk",
         {"\x81\x40", "\xFE\x40", "\xA1\xA1"},
         {"\x81\x7F", "\x81\xFF", "\xFF", "\x80", "\xE9",
          "\x81"
          "0a"}},
        {"sjis",
         {"\xA1", "\xDF", "\x81\x40"},
         {"\x80", "\xA0", "\x81\x7F", "\xFD\x40", "\xFF", "\x81", "\x82\xFD"}},
        {"cp932", {"\xA1", "\xFC\x40", "\xF0\x40"}, {"\x80", "\xA0", "\xFD\x40", "\xFF"}},
        {"big5", {"\xA1\x40", "\xF9\x40"}, {"\x80", "\xA1\x7F", "\xFA\x40", "\xA1\xFF"}},
        {"euckr", {"\x81\x41", "\xA1\xA1"}, {"\x80", "\x81\x40", "\xFF", "\xA1\x7B"}},
        {"ujis", {"\xA1\xA1", "\x8E\xA1"}, {"\x80", "\xA1\xFF", "\x8F\xA1", "\x8E\xE0", "\xA1\x60", "\xFF"}},
        {"eucjpms", {"\xA1\xA1", "\x8E\xA1"}, {"\x80", "\x8F\xA1", "\x8E\xE0", "\xFF"}},
        {"gb2312", {"\xA1\xA1", "\xF7\xA1"}, {"\x80", "\xF8\xA1", "\xA1\xFF", "\xA1\x80", "\xFF"}},
        {"gb18030", {"\x81\x40", "\x81\x30\x81\x30"}, {"\xFF", "\x80", "\x81\x30\x81\x3A", "\x81\x30"}},
        {"latin1", {"\x81\x8D\xFF"}, {}},
        {"binary", {QByteArray("\0\xFF\xC3", 3)}, {}},
    };
    Dice dice(1);
    for (const Case &each : cases) {
        for (const QByteArray &bytes : each.good) {
            EXPECT_TRUE(foundIn(each.charset, bytes + '\n', dice, true).isEmpty())
                << each.charset << ' ' << bytes.toHex();
            EXPECT_TRUE(foundIn(each.charset, bytes, dice, true).isEmpty())
                << each.charset << ' ' << bytes.toHex();
        }
        for (const QByteArray &bytes : each.bad) {
            EXPECT_EQ(foundIn(each.charset, "x" + bytes + '\n', dice, true).value(0, -1), 1)
                << each.charset << ' ' << bytes.toHex();
            EXPECT_EQ(foundIn(each.charset, "x" + bytes, dice, true).value(0, -1), 1)
                << each.charset << ' ' << bytes.toHex();
        }
    }
}

} // namespace millrace::test::charsetcheck_test
