// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rows/fieldscan.h"

#include "core/source/bytes/bytemasks.h"

namespace millrace {

namespace {

int byteOrNone(const QByteArray &bytes)
{
    return bytes.isEmpty() ? -1 : static_cast<uchar>(bytes.at(0));
}

bool is(char c, int special)
{
    return static_cast<uchar>(c) == special;
}

} // namespace

/// Finds the next byte that means something outside quotes, and inside them.
class FieldScan::Cursor
{
public:
    Cursor(const FieldScan &scan, const char *begin, const char *end)
        : m_field(scan.m_dialect.fieldsTerminatedBy.at(0))
        , m_line(scan.m_dialect.linesTerminatedBy.at(0))
        , m_quote(scan.m_quote)
        , m_escape(scan.m_escape)
        , m_window(begin)
        , m_end(end)
    {
        load();
    }

    const char *nextOutside(const char *at) { return next(at, m_outside); }
    const char *nextInside(const char *at) { return next(at, m_inside); }

private:
    const char *next(const char *at, const std::uint64_t &mask)
    {
        for (;;) {
            const auto passed = static_cast<std::size_t>(at - m_window);
            if (passed < 64) {
                if (const std::uint64_t ahead = mask >> passed)
                    return at + std::countr_zero(ahead);
                at = m_window + 64;
            }
            if (at >= m_end)
                return m_end;
            m_window = at;
            load();
        }
    }

    void load()
    {
        const auto left = static_cast<std::size_t>(m_end - m_window);
        if (left >= 64) {
            classify(m_window, ~std::uint64_t{0});
        } else if (left > 0) {
            char padded[64] = {};
            std::memcpy(padded, m_window, left);
            classify(padded, lowBits(left));
        } else {
            m_outside = m_inside = 0;
        }
    }

    void classify(const char *bytes, std::uint64_t valid)
    {
        const BaselineBytes block = BaselineBytes::load(bytes);
        const std::uint64_t escapes = m_escape < 0 ? 0 : block.equal(static_cast<char>(m_escape));
        const std::uint64_t quotes = m_quote < 0 ? 0 : block.equal(static_cast<char>(m_quote));
        m_outside = (block.equal(m_field) | block.equal(m_line) | escapes) & valid;
        m_inside = (quotes | escapes) & valid;
    }

    const char m_field;
    const char m_line;
    const int m_quote;
    const int m_escape;
    const char *m_window;
    const char *m_end;
    std::uint64_t m_outside = 0;
    std::uint64_t m_inside = 0;
};

FieldScan::FieldScan(const Dialect &dialect, bool useLineStart)
    : m_dialect(dialect)
    , m_trailBytes(trailBytesOf(dialect.charset))
    , m_lineStart(useLineStart ? dialect.linesStartingBy : QByteArray())
    , m_quote(byteOrNone(dialect.fieldsEnclosedBy))
    , m_escape(byteOrNone(dialect.fieldsEscapedBy))
{
    startRow();
}

void FieldScan::startRow()
{
    m_fields = 0;
    m_place = m_lineStart.isEmpty() ? Place::FieldStart : Place::LineStart;
}

inline FieldScan::Match FieldScan::match(const char *at, const char *end, const QByteArray &term) const
{
    const auto there = static_cast<std::size_t>(end - at);
    const auto wanted = static_cast<std::size_t>(term.size());
    const char *const bytes = term.constData();
    // Terminators are short: memcmp would cost more than it saves.
    for (std::size_t i = 0; i < qMin(there, wanted); ++i)
        if (at[i] != bytes[i])
            return Match::No;
    return there >= wanted ? Match::Yes : m_atEnd ? Match::No : Match::NeedMore;
}

std::size_t FieldScan::stepOverCharacter(const char *at, const char *end) const
{
    const auto left = static_cast<std::size_t>(end - at);
    const std::size_t length = characterLength(m_trailBytes, at, left);
    return length == 0 && m_atEnd ? left : length;
}

/// Past what stands in front of a field; false: half of LINES STARTING BY is there.
Q_ALWAYS_INLINE bool FieldScan::enterField(const char *&at, const char *end)
{
    if (m_place == Place::FieldStart) {
        const bool quoted = is(*at, m_quote);
        m_place = quoted ? Place::Quoted : Place::Plain;
        at += quoted ? 1 : 0;
        return true;
    }
    const Match found = match(at, end, m_lineStart);
    if (found == Match::NeedMore)
        return false;
    at += found == Match::Yes ? m_lineStart.size() : 1;
    if (found == Match::Yes)
        m_place = Place::FieldStart;
    return true;
}

/// Past the terminator at \a ending, which is \a at or after a quote there. No: data stands there. NeedMore:
/// that cannot be told, or a limit is reached.
Q_ALWAYS_INLINE FieldScan::Match FieldScan::passEnd(const char *&at, const char *ending, const char *end,
                                                    qint64 endOffset, const ScanLimits &limits, RowBook &book)
{
    const Match line = match(ending, end, m_dialect.linesTerminatedBy);
    if (line == Match::Yes) {
        at = ending + m_dialect.linesTerminatedBy.size();
        book.rowEnded(endOffset - (end - at), m_fields + 1);
        startRow();
        m_limited = limits.reached(book);
        return m_limited ? Match::NeedMore : Match::Yes;
    }
    const Match field = line == Match::No ? match(ending, end, m_dialect.fieldsTerminatedBy) : line;
    if (field == Match::Yes) {
        at = ending + m_dialect.fieldsTerminatedBy.size();
        ++m_fields;
        m_place = Place::FieldStart;
    }
    return field;
}

template <bool trailBytes>
std::size_t FieldScan::walk(const char *data, std::size_t size, qint64 offset, const ScanLimits &limits,
                            RowBook &book)
{
    const char *const end = data + size;
    const char *at = data;
    const qint64 endOffset = offset + qint64(size);
    Cursor cursor(*this, data, end);
    const auto decided = [&] { return static_cast<std::size_t>(at - data); };
    while (at < end) {
        if (m_place == Place::LineStart || m_place == Place::FieldStart) {
            if (!enterField(at, end))
                return decided();
            continue;
        }
        const bool quoted = m_place == Place::Quoted;
        if constexpr (!trailBytes) {
            at = quoted ? cursor.nextInside(at) : cursor.nextOutside(at);
            if (at == end)
                break;
        }
        const bool escapes = is(*at, m_escape);
        const bool closes = quoted && is(*at, m_quote); // or is doubled, or a stray one that is data
        if ((escapes || closes) && at + 1 == end) {
            if (!m_atEnd)
                return decided();
            m_closedAtEnd = !escapes;
            return size;
        }
        // Escape and quote the same byte: it escapes nothing but itself.
        if ((escapes && m_escape != m_quote) || (closes && is(at[1], m_quote)) ||
            (escapes && is(at[1], m_escape))) {
            at += 2;
            continue;
        }
        // Twice, so that the processor foretells quoted and plain fields apart.
        const Match found = !quoted  ? passEnd(at, at, end, endOffset, limits, book)
                            : closes ? passEnd(at, at + 1, end, endOffset, limits, book)
                                     : Match::No;
        if (found == Match::Yes)
            continue;
        if (found == Match::NeedMore)
            return decided();
        const std::size_t length = trailBytes ? stepOverCharacter(at, end) : 1;
        if (length == 0) // the character is not all there
            return decided();
        at += length;
    }
    return decided();
}

std::size_t FieldScan::walkAny(const char *data, std::size_t size, qint64 offset, const ScanLimits &limits,
                               RowBook &book)
{
    m_limited = false;
    return m_trailBytes == TrailBytes::Harmless ? walk<false>(data, size, offset, limits, book)
                                                : walk<true>(data, size, offset, limits, book);
}

std::size_t FieldScan::scan(const char *data, std::size_t size, qint64 offset, const ScanLimits &limits,
                            RowBook &book)
{
    std::size_t taken = 0;
    while (!m_undecided.isEmpty() && taken < size) {
        // Long enough that something is decided, unless the block is too short for it.
        const qsizetype before = m_undecided.size();
        const std::size_t borrowed = qMin(size - taken, std::size_t{64});
        m_undecided.append(data + taken, static_cast<qsizetype>(borrowed));
        const QByteArray joined = m_undecided;
        const qint64 joinedOffset = offset + qint64(taken) - before;
        const std::size_t decided =
            walkAny(joined.constData(), static_cast<std::size_t>(joined.size()), joinedOffset, limits, book);
        if (decided >= static_cast<std::size_t>(before)) {
            m_undecided.clear();
            taken += decided - static_cast<std::size_t>(before);
            if (m_limited)
                return taken;
        } else {
            m_undecided = joined.mid(static_cast<qsizetype>(decided));
            taken += borrowed;
        }
    }
    if (taken == size)
        return size;
    const std::size_t decided = walkAny(data + taken, size - taken, offset + qint64(taken), limits, book);
    taken += decided;
    if (m_limited)
        return taken;
    m_undecided = QByteArray(data + taken, static_cast<qsizetype>(size - taken));
    return size;
}

ScanEnd FieldScan::finish(qint64 offset, RowBook &book)
{
    m_atEnd = true;
    const QByteArray rest = std::exchange(m_undecided, {});
    // The rest may hold half a terminator, which is data now; never a row end.
    walkAny(rest.constData(), static_cast<std::size_t>(rest.size()), offset - rest.size(),
            {.rows = std::numeric_limits<qint64>::max(), .bytes = std::numeric_limits<qint64>::max()}, book);
    // Like the server: bytes without LINES STARTING BY after the last row are no row, and an empty field at
    // the end of the file is not read.
    if (m_place == Place::LineStart || (m_place == Place::FieldStart && m_fields == 0))
        return ScanEnd::BetweenRows;
    const ScanEnd end =
        m_place == Place::Quoted && !m_closedAtEnd ? ScanEnd::InsideQuotes : ScanEnd::InsideRow;
    book.rowEnded(offset, m_fields + (m_place == Place::FieldStart ? 0 : 1));
    return end;
}

} // namespace millrace
