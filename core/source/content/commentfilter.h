// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"
#include "core/source/rows/rowscanner.h"

#include <memory>

namespace millrace {

/// Lines of comment that were left out of a content.
struct LeftOutLines
{
    qint64 lines = 0;
    qint64 likeRows = 0;     ///< of these, with as many fields as a row; 0 where nobody counted them
    qint64 firstLikeRow = 0; ///< its physical line
};

/// The rows of a file without its lines of comment (Dialect::commentsBeginWith). A comment begins where a row
/// could begin, below the header lines: what stands inside quotes, or after an escaped line end, is data. It
/// goes to its line end, whatever it holds. All who read rows read them so: nothing after it knows of
/// comments, and offsets count what is left. A view never has lines left out in its middle (linesLeftOut());
/// its block is shared. Used by one thread.
class CommentFilter final : public ByteStream
{
public:
    /// \a lines: the file as it is. \a rowFields > 0: comments with as many fields are counted.
    /// REQUIRES: dialect.validate() succeeds.
    CommentFilter(std::unique_ptr<ByteStream> lines, const Dialect &dialect, int rowFields = 0);

    /// Errors: those of the file's own stream.
    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_block; }
    qint64 linesLeftOut() const override { return m_leftOut.lines; }
    qint64 fileBytesRead() const override { return m_lines->fileBytesRead(); }

    const LeftOutLines &leftOut() const { return m_leftOut; }

private:
    void take(QByteArray &kept);
    void keep(std::span<const char> bytes, QByteArray &kept);
    void passComment();
    void commentEnded();
    bool beginsComment(QByteArray &kept);
    qsizetype nextBeginning() const;
    void takeRows(QByteArray &kept);

    const std::unique_ptr<ByteStream> m_lines;
    const Dialect m_dialect;
    const QByteArray m_lineBeginning; ///< a line end and the beginning of a comment
    const int m_rowFields;
    RowScanner m_scanner;          ///< over what is kept
    std::span<const char> m_input; ///< of m_lines, not looked at yet
    QByteArray m_begun;            ///< where a row begins: as much of a comment's beginning as was there
    QByteArray m_comment;          ///< the line at hand, where fields are counted
    QByteArray m_block;
    LeftOutLines m_leftOut;
    qint64 m_linesKept = 0; ///< counted with the fields
    bool m_inBody = false;
    bool m_inComment = false;
};

} // namespace millrace
