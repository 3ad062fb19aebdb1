// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"
#include "tests/support/randomdump.h"
#include "tests/unit/source/readinfotwin.h"

#include <QVector>
#include <memory>

namespace millrace::test {

/// A file without its comments, as the sentence in dialect.h says it: row by row with the server's reader.
struct CommentTwin
{
    struct Start
    {
        qsizetype kept = 0;   ///< offset in what is left
        qsizetype inFile = 0; ///< and in the file
    };
    QByteArray bytes;
    QVector<Start> starts; ///< of each row below the header
    qsizetype comments = 0;

    CommentTwin(const Dialect &dialect, const QByteArray &file)
    {
        qsizetype at = dialect.charset == "utf8mb4" && file.startsWith("\xEF\xBB\xBF") ? 3 : 0;
        bytes = file.left(at);
        for (int lines = 0; at < file.size();) {
            if (lines >= dialect.skipLines && file.mid(at).startsWith(dialect.commentsBeginWith)) {
                const qsizetype end = file.indexOf(dialect.lineEnd(), at);
                at = end < 0 ? file.size() : end + 1;
                comments += end < 0 ? 0 : 1;
                continue;
            }
            if (lines++ >= dialect.skipLines)
                starts << Start{.kept = bytes.size(), .inFile = at};
            ReadInfoTwin::TwinRow row;
            const qsizetype end = ReadInfoTwin(dialect, file, at).readRow(row) ? row.end : file.size();
            bytes += file.mid(at, end - at);
            at = end;
        }
    }
};

/// A dialect with a beginning of comments.
inline Dialect randomCommentDialect(Dice &dice)
{
    for (;;) {
        Dialect dialect = randomDialect(dice);
        dialect.commentsBeginWith = dice.oneOf({"#", "#", "//", "--", "xy", "%%%"});
        dialect.skipLines = dice.chance(30) ? 1 + dice.below(2) : 0;
        if (dialect.validate())
            return dialect;
    }
}

/// Rows and comments of the dialect, comments inside values among them.
inline QByteArray nastyComments(Dice &dice, const Dialect &dialect, int pieces)
{
    QByteArray bytes = dice.chance(20) ? QByteArray("\xEF\xBB\xBF") : QByteArray();
    while (pieces-- > 0) {
        if (dice.chance(40))
            bytes += dialect.commentsBeginWith.left(1 + dice.below(int(dialect.commentsBeginWith.size())));
        bytes += nastyBytes(dice, dialect, dice.below(12));
        bytes += dice.chance(80) ? dialect.linesTerminatedBy : QByteArray(1, dialect.lineEnd());
    }
    return bytes;
}

/// Bytes in blocks of any size, each in memory of its own that is gone with the next.
class ChoppedStream final : public ByteStream
{
public:
    ChoppedStream(QByteArray bytes, Dice &dice, int longest)
        : m_bytes(std::move(bytes))
        , m_dice(dice)
        , m_longest(longest)
    {}
    Result<std::span<const char>> next() override
    {
        m_block = std::make_unique<QByteArray>(m_bytes.mid(m_at, 1 + m_dice.below(m_longest)));
        m_block->detach();
        m_at += m_block->size();
        return std::span<const char>(m_block->constData(), static_cast<std::size_t>(m_block->size()));
    }
    qint64 fileBytesRead() const override { return m_at; }

private:
    const QByteArray m_bytes;
    Dice &m_dice;
    const int m_longest;
    std::unique_ptr<QByteArray> m_block;
    qsizetype m_at = 0;
};

} // namespace millrace::test
