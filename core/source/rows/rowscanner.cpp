// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rows/rowscanner.h"

#include "core/base/coretext.h"
#include "core/source/bytes/plainbytes.h"
#include "core/source/rows/fieldscan.h"
#include "core/source/rows/plainscan.h"

#include <limits>

namespace millrace {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::unique_ptr<ScanEngine> engineFor(const Dialect &dialect, bool countFields, bool header)
{
    if (PlainScan::suits(dialect))
        return std::make_unique<PlainScan>(dialect, countFields, plainKernels().constFirst().scan);
    return std::make_unique<FieldScan>(dialect, !header);
}

} // namespace

struct RowScanner::State
{
    enum class Phase
    {
        ByteOrderMark,
        Header,
        Body
    };

    Dialect dialect;
    Options options;
    Phase phase = Phase::ByteOrderMark;
    std::unique_ptr<ScanEngine> engine;
    RowBook book;
    std::size_t markMatched = 0;
    qint64 offset = 0;
    qint64 bodyStart = 0;
    bool endedInsideRow = false;
    // Physical lines, counted only where a quote can stay open: for the error message.
    bool countLines = false;
    qint64 lineEnds = 0; ///< before `offset`
    qint64 rowLine = 1;  ///< on which the current row begins

    void beginHeader()
    {
        book.rowStart = offset;
        if (dialect.skipLines == 0)
            return beginBody();
        phase = Phase::Header;
        engine = engineFor(dialect, false, true);
    }

    void beginBody()
    {
        phase = Phase::Body;
        bodyStart = book.rowStart;
        book = {.rows = options.startRows,
                .rowStart = bodyStart,
                .expectedFields = options.expectedFields,
                .maxIssuesKept = options.maxIssuesKept};
        engine = engineFor(dialect, options.expectedFields > 0, false);
    }

    /// Takes bytes with the engine of the phase.
    qint64 take(std::span<const char> bytes, const ScanLimits &limits)
    {
        const std::size_t taken = engine->scan(bytes.data(), bytes.size(), offset, limits, book);
        if (countLines) {
            const std::span<const char> read = bytes.first(taken);
            if (book.rowStart >= offset)
                rowLine = 1 + lineEnds +
                          countByte(read.first(static_cast<std::size_t>(book.rowStart - offset)),
                                    dialect.lineEnd());
            lineEnds += countByte(read, dialect.lineEnd());
        }
        offset += qint64(taken);
        return qint64(taken);
    }

    /// The bytes of the block that belong to the byte order mark.
    std::size_t skipMark(std::span<const char> block)
    {
        std::size_t used = 0;
        while (used < block.size() && markMatched < byteOrderMark.size() &&
               block[used] == byteOrderMark[markMatched]) {
            ++used;
            ++markMatched;
        }
        if (markMatched == byteOrderMark.size()) {
            offset += qint64(used);
            beginHeader();
            return used;
        }
        if (used == block.size()) {
            offset += qint64(used);
            return used;
        }
        // No mark after all; what an earlier block had of it is data.
        giveBackMark(markMatched - used);
        return 0;
    }

    void giveBackMark(std::size_t bytes)
    {
        offset -= qint64(bytes);
        beginHeader();
        take(std::span<const char>(byteOrderMark).first(bytes),
             {.rows = std::numeric_limits<qint64>::max(), .bytes = std::numeric_limits<qint64>::max()});
    }
};

RowScanner::RowScanner(Dialect dialect, Options options)
    : m_state(std::make_unique<State>())
{
    Q_ASSERT(dialect.validate());
    m_state->dialect = std::move(dialect);
    m_state->options = options;
    m_state->countLines = !m_state->dialect.fieldsEnclosedBy.isEmpty();
    m_state->offset = options.startOffset;
    m_state->book.rowStart = options.startOffset;
    if (options.startOffset > 0)
        m_state->beginBody();
    else if (!isUtf8Charset(m_state->dialect.charset))
        m_state->beginHeader();
}

RowScanner::~RowScanner() = default;

RowScanner::Step RowScanner::scan(std::span<const char> block, qint64 rowLimit, qint64 byteLimit)
{
    State &s = *m_state;
    Step step;
    const auto rest = [&] { return block.subspan(static_cast<std::size_t>(step.consumed)); };
    if (s.phase == State::Phase::ByteOrderMark)
        step.consumed += qint64(s.skipMark(block));
    if (s.phase == State::Phase::Header) {
        step.consumed +=
            s.take(rest(), {.rows = s.dialect.skipLines, .bytes = std::numeric_limits<qint64>::max()});
        if (s.book.rows == s.dialect.skipLines)
            s.beginBody();
    }
    if (s.phase != State::Phase::Body)
        return step;
    const ScanLimits limits{.rows = rowLimit, .bytes = byteLimit};
    const auto limitReached = [&] {
        return s.book.rows > s.options.startRows && s.book.rowStart == s.offset && limits.reached(s.book);
    };
    step.limitReached = limitReached() || s.book.rows >= rowLimit;
    if (!step.limitReached && !rest().empty()) {
        step.consumed += s.take(rest(), limits);
        step.limitReached = limitReached();
    }
    return step;
}

Result<void> RowScanner::finish()
{
    State &s = *m_state;
    if (s.phase == State::Phase::ByteOrderMark)
        s.giveBackMark(s.markMatched);
    const qint64 lastRowStart = s.book.rowStart;
    const bool inBody = s.phase == State::Phase::Body;
    const ScanEnd end = s.engine->finish(s.offset, s.book);
    s.endedInsideRow = inBody && end != ScanEnd::BetweenRows;
    if (!inBody) {
        s.book.rowStart = s.offset;
        s.beginBody();
    }
    if (end != ScanEnd::InsideQuotes)
        return {};
    Error error{
        .code = ErrorCode::QuoteUnterminated,
        .what = CoreText::tr("A field of this row opens with %1 and is never closed: the rest of the file "
                             "would be one field.")
                    .arg(QString::fromLatin1(s.dialect.fieldsEnclosedBy)),
        .howToFix = CoreText::tr("Close or double the quote in the file, or choose another FIELDS ENCLOSED "
                                 "BY or FIELDS ESCAPED BY."),
        .context = {.line = s.rowLine, .byteOffset = lastRowStart}};
    if (inBody)
        error.context.row = s.book.rows;
    return fail(std::move(error));
}

qint64 RowScanner::rowsDone() const
{
    return m_state->phase == State::Phase::Body ? m_state->book.rows : 0;
}

qint64 RowScanner::offset() const
{
    return m_state->offset;
}

qint64 RowScanner::rowStart() const
{
    return m_state->book.rowStart;
}

qint64 RowScanner::bodyStart() const
{
    return m_state->bodyStart;
}

qint64 RowScanner::longestRowBytes() const
{
    return m_state->phase == State::Phase::Body ? m_state->book.longestRow : 0;
}

qint64 RowScanner::lastRowStart() const
{
    return m_state->book.lastRowStart;
}

qint64 RowScanner::longestRowNumber() const
{
    return m_state->phase == State::Phase::Body ? m_state->book.longestRowNumber : 0;
}

qint64 RowScanner::longestRowStart() const
{
    return m_state->phase == State::Phase::Body ? m_state->book.longestRowStart : 0;
}

bool RowScanner::endedInsideRow() const
{
    return m_state->endedInsideRow;
}

qint64 RowScanner::issueCount() const
{
    return m_state->book.issueCount;
}

const QVector<FieldCountIssue> &RowScanner::issues() const
{
    return m_state->book.issues;
}

} // namespace millrace
