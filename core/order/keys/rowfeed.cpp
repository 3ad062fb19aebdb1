// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/rowfeed.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/content/content.h"

#include <utility>

namespace millrace {

Result<RowFeed> RowFeed::open(const SourceFile &file, const Dialect &dialect, Options options)
{
    RowFeed feed;
    feed.m_path = file.path;
    feed.m_options = options;
    const qint64 size = file.contentBytes();
    feed.m_partial = options.endOffset > 0 && size >= 0 && options.endOffset < size;
    const qint64 end = feed.m_partial ? options.endOffset : size;
    MILLRACE_TRY(feed.m_file, openContent(file.content(), options.startOffset,
                                          end < 0 ? -1 : qMax<qint64>(0, end - options.startOffset)));
    feed.m_scanner =
        std::make_unique<RowScanner>(dialect, RowScanner::Options{.startOffset = options.startOffset});
    return feed;
}

Result<bool> RowFeed::next(FedRow &row)
{
    if (m_nextRow >= 0)
        m_carry.resize(0);
    // Where the size is not known the stream does not end there by itself.
    if (m_options.endOffset > 0 && m_scanner->offset() >= m_options.endOffset)
        m_ended = true;
    while (!m_ended) {
        if (m_block.empty()) {
            MILLRACE_TRY(m_block, m_file->next());
            if (m_block.empty())
                return last(row);
        }
        const auto step =
            m_scanner->scan(m_block, m_scanner->rowsDone() + 1, std::numeric_limits<qint64>::max());
        const auto taken = m_block.first(static_cast<std::size_t>(step.consumed));
        m_block = m_block.subspan(taken.size());
        const qint64 end = m_scanner->offset();
        if (step.limitReached) {
            const qint64 begin = m_nextRow < 0 ? m_scanner->bodyStart() : m_nextRow;
            row = {.offset = begin};
            if (m_carry.isEmpty()) {
                row.bytes = taken.last(static_cast<std::size_t>(end - begin));
            } else {
                m_carry.append(taken.data(), qsizetype(taken.size()));
                row.bytes =
                    std::span(std::as_const(m_carry).constData(), static_cast<std::size_t>(m_carry.size()))
                        .subspan(static_cast<std::size_t>(begin - m_carryOffset));
            }
            if (qint64(row.bytes.size()) > m_options.maxRowBytes)
                return fail(tooLong(begin));
            m_nextRow = end;
            return true;
        }
        // The row goes on in the next window: keep what this one has of it.
        const qint64 from = m_carry.isEmpty() ? m_scanner->rowStart() : m_carryOffset;
        if (end - from > m_options.maxRowBytes)
            return fail(tooLong(from));
        if (m_carry.isEmpty())
            m_carryOffset = from;
        const qint64 missing = end - m_carryOffset - m_carry.size();
        m_carry.append(taken.last(static_cast<std::size_t>(missing)).data(), qsizetype(missing));
    }
    return false;
}

/// A last row without terminator.
Result<bool> RowFeed::last(FedRow &row)
{
    m_ended = true;
    if (m_partial)
        return false;
    const qint64 before = m_scanner->rowsDone();
    if (auto finished = m_scanner->finish(); !finished) {
        finished.error().context.file = m_path;
        return fail(finished.error());
    }
    if (m_scanner->rowsDone() == before)
        return false;
    const qint64 begin = m_nextRow < 0 ? m_scanner->bodyStart() : m_nextRow;
    row = {.bytes = std::span(std::as_const(m_carry).constData(), static_cast<std::size_t>(m_carry.size()))
                        .subspan(static_cast<std::size_t>(begin - m_carryOffset)),
           .offset = begin,
           .terminated = !m_scanner->endedInsideRow()};
    return true;
}

Error RowFeed::tooLong(qint64 offset) const
{
    return {
        .code = ErrorCode::OrderMemoryTooSmall,
        .what = CoreText::tr("A row is longer than %1, which is too much for the memory given to the sort.")
                    .arg(sizeText(m_options.maxRowBytes)),
        .howToFix = CoreText::tr("Give the sort more memory (eight times the longest row), or load in the "
                                 "order of the files."),
        .context = {.file = m_path, .row = m_scanner->rowsDone() + 1, .byteOffset = offset}};
}

} // namespace millrace
