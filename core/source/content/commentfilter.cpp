// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/commentfilter.h"

#include "core/source/bytes/plainbytes.h"
#include "core/source/rows/rowreader.h"

#include <algorithm>
#include <limits>

namespace millrace {

namespace {

constexpr qint64 endless = std::numeric_limits<qint64>::max();
constexpr qsizetype mostOfComment = 64LL * 1024;

std::span<const char> spanOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

CommentFilter::CommentFilter(std::unique_ptr<ByteStream> lines, const Dialect &dialect, int rowFields)
    : m_lines(std::move(lines))
    , m_dialect(dialect)
    , m_lineBeginning(dialect.lineEnd() + dialect.commentsBeginWith)
    , m_rowFields(rowFields)
    , m_scanner(dialect, {})
{}

Result<std::span<const char>> CommentFilter::next()
{
    QByteArray kept;
    // What was kept of a view is handed out before the next one takes its bytes away.
    while (kept.isEmpty()) {
        if (m_input.empty()) {
            MILLRACE_TRY(m_input, m_lines->next());
            if (m_input.empty()) { // half a beginning at the end of the file is data
                kept = std::exchange(m_begun, {});
                break;
            }
        }
        take(kept);
    }
    m_block = kept;
    return spanOf(m_block);
}

/// Goes over the view at hand, to its end or to a comment before which something was kept.
void CommentFilter::take(QByteArray &kept)
{
    while (!m_input.empty()) {
        if (m_inComment) {
            passComment();
        } else if (!m_inBody) { // a row limit of 0 stops the scanner after the header lines
            const RowScanner::Step step = m_scanner.scan(m_input, 0, endless);
            m_inBody = step.limitReached;
            keep(m_input.first(static_cast<std::size_t>(step.consumed)), kept);
        } else if (m_scanner.rowStart() == m_scanner.offset() && beginsComment(kept)) {
            if (!m_inComment && m_begun.isEmpty())
                return;
        } else if (!m_input.empty()) {
            takeRows(kept);
        }
    }
}

void CommentFilter::keep(std::span<const char> bytes, QByteArray &kept)
{
    kept.append(bytes.data(), static_cast<qsizetype>(bytes.size()));
    if (m_rowFields > 0)
        m_linesKept += countByte(bytes, m_dialect.lineEnd());
    m_input = m_input.subspan(bytes.size());
}

void CommentFilter::passComment()
{
    const auto end = std::find(m_input.begin(), m_input.end(), m_dialect.lineEnd());
    const auto taken = static_cast<std::size_t>(end - m_input.begin());
    if (m_rowFields > 0 && m_comment.size() < mostOfComment)
        m_comment.append(m_input.data(), static_cast<qsizetype>(taken));
    const bool ends = taken < m_input.size();
    m_input = m_input.subspan(taken + (ends ? 1 : 0));
    if (ends)
        commentEnded();
}

void CommentFilter::commentEnded()
{
    m_inComment = false;
    ++m_leftOut.lines;
    if (m_rowFields == 0)
        return;
    Row row;
    RowReader(m_dialect).readRow(spanOf(m_comment), row);
    m_comment.clear();
    if (row.fields.size() == m_rowFields && m_leftOut.likeRows++ == 0)
        m_leftOut.firstLikeRow = m_linesKept + m_leftOut.lines;
}

/// Whether a comment begins here, where a row could, or may begin: m_inComment, or all of the view is in
/// m_begun. True and neither of them: something was kept, which is handed out first.
bool CommentFilter::beginsComment(QByteArray &kept)
{
    const auto missing = static_cast<std::size_t>(m_dialect.commentsBeginWith.size() - m_begun.size());
    const auto there = std::min(missing, m_input.size());
    const QByteArrayView begins(m_input.data(), static_cast<qsizetype>(there));
    if (QByteArrayView(m_dialect.commentsBeginWith).sliced(m_begun.size()).first(begins.size()) != begins) {
        if (m_begun.isEmpty())
            return false;
        // What an earlier view had of it is data. No row ends in it.
        const QByteArray data = std::exchange(m_begun, {});
        m_scanner.scan(spanOf(data), endless, endless);
        kept += data;
        return false;
    }
    if (there == missing && !kept.isEmpty())
        return true;
    m_begun.append(begins);
    m_input = m_input.subspan(there);
    if (there == missing) {
        m_inComment = true;
        m_comment = std::exchange(m_begun, {});
    }
    return true;
}

/// Where a line ends after which a comment may begin, or as much of one as the view has; -1: nowhere.
qsizetype CommentFilter::nextBeginning() const
{
    const QByteArrayView bytes(m_input.data(), static_cast<qsizetype>(m_input.size()));
    if (const qsizetype whole = bytes.indexOf(m_lineBeginning); whole >= 0)
        return whole;
    const QByteArrayView end = bytes.last(std::min(bytes.size(), m_lineBeginning.size() - 1));
    const qsizetype at = end.lastIndexOf(m_dialect.lineEnd());
    return at >= 0 && QByteArrayView(m_lineBeginning).startsWith(end.sliced(at))
               ? bytes.size() - end.size() + at
               : -1;
}

/// Rows up to there.
void CommentFilter::takeRows(QByteArray &kept)
{
    const qsizetype beginning = nextBeginning();
    const qint64 limit = beginning < 0 ? endless : m_scanner.offset() + beginning + 1;
    const RowScanner::Step step = m_scanner.scan(m_input, endless, limit);
    keep(m_input.first(static_cast<std::size_t>(step.consumed)), kept);
}

} // namespace millrace
