// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/bytes/utf16stream.h"
#include "tests/support/randomdump.h"
#include "tests/unit/source/sourcefixture.h"

#include <QStringEncoder>

namespace millrace::test::utf16stream_test {

namespace {

/// Bytes handed out in blocks of the sizes the dice throw.
class Blocks final : public ByteStream
{
public:
    Blocks(QByteArray bytes, quint32 seed, int most)
        : m_bytes(std::move(bytes))
        , m_dice(seed)
        , m_most(most)
    {}
    Result<std::span<const char>> next() override
    {
        m_block = m_bytes.mid(m_at, 1 + m_dice.below(m_most));
        m_at += m_block.size();
        return std::span<const char>(m_block.constData(), std::size_t(m_block.size()));
    }
    qint64 fileBytesRead() const override { return m_at; }

private:
    QByteArray m_bytes;
    QByteArray m_block;
    qint64 m_at = 0;
    Dice m_dice;
    int m_most;
};

/// The text, or "error at N".
QByteArray converted(const QByteArray &bytes, Utf16Order order, quint32 seed = 1, int most = 7)
{
    Utf16Stream stream(std::make_unique<Blocks>(bytes, seed, most), u"t.csv"_s, order);
    QByteArray text;
    for (;;) {
        const auto block = stream.next();
        if (!block) {
            expectHelpful(block.error(), ErrorCode::TextNotConvertible);
            return "error at " + QByteArray::number(*block.error().context.byteOffset);
        }
        if (block->empty())
            return text;
        text.append(block->data(), qsizetype(block->size()));
    }
}

QByteArray utf16(const QString &text, Utf16Order order)
{
    QStringEncoder encoder(order == Utf16Order::LittleEndian ? QStringEncoder::Utf16LE
                                                             : QStringEncoder::Utf16BE);
    return encoder.encode(text);
}

} // namespace

TEST(Utf16Stream, GivesTheUtf8ThatQtGivesInBlocksOfAnySize)
{
    for (quint32 seed = 1; seed <= 2000; ++seed) {
        Dice dice(seed);
        QList<char32_t> codes;
        for (int i = dice.below(60); i > 0; --i) {
            const auto code = char32_t(dice.chance(30)   ? dice.below(0x80)
                                       : dice.chance(50) ? dice.below(0x10000)
                                                         : dice.below(0x110000));
            if ((code < 0xD800 || code > 0xDFFF) && !(codes.isEmpty() && code == 0xFEFF))
                codes << code;
        }
        const QString text = QString::fromUcs4(codes.constData(), codes.size());
        for (const Utf16Order order : {Utf16Order::LittleEndian, Utf16Order::BigEndian})
            for (const QString &mark : {QString(), QString(QChar(0xFEFF))})
                ASSERT_EQ(converted(utf16(mark + text, order), order, seed, 1 + dice.below(9)), text.toUtf8())
                    << seed;
    }
}

TEST(Utf16Stream, WhatIsNoTextIsLocated)
{
    const auto order = Utf16Order::BigEndian;
    EXPECT_EQ(converted(QByteArray("\xFE\xFF\0a\0", 5), order), "error at 4") << "odd number of bytes";
    EXPECT_EQ(converted(QByteArray("\0a\xDC\0\0b", 6), order), "error at 2") << "a second half alone";
    EXPECT_EQ(converted(QByteArray("\0a\xD8\0\0b", 6), order), "error at 2") << "a first half alone";
    EXPECT_EQ(converted(QByteArray("\0a\xD8\0", 4), order), "error at 2") << "a first half at the end";
    EXPECT_EQ(converted(QByteArray("\0a\xD8\0\xDC", 5), order), "error at 2");
    EXPECT_EQ(converted({}, order), "");
    EXPECT_EQ(converted("\xFE\xFF", order), "");
    EXPECT_EQ(converted(QByteArray("\0a\xFE\xFF", 4), order), "a\xEF\xBB\xBF")
        << "a mark inside is a character";
}

TEST(Utf16Stream, TheMarkTellsTheOrder)
{
    EXPECT_EQ(utf16OrderOf("\xFE\xFF"), Utf16Order::BigEndian);
    EXPECT_EQ(utf16OrderOf(QByteArray("\xFF\xFE"
                                      "a\0",
                                      4)),
              Utf16Order::LittleEndian);
    EXPECT_EQ(utf16OrderOf(QByteArray("\xFF\xFE\0\0", 4)), std::nullopt) << "UTF-32";
    EXPECT_EQ(utf16OrderOf("\xEF\xBB\xBF"), std::nullopt);
    EXPECT_EQ(utf16OrderOf({}), std::nullopt);
}

} // namespace millrace::test::utf16stream_test
