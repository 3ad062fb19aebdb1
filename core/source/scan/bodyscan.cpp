// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scan/bodyscan.h"

#include "core/source/bytes/bytemasks.h"
#include "core/source/bytes/plainbytes.h"

#include <limits>

namespace millrace {

namespace {

constexpr qint64 noLimit = std::numeric_limits<qint64>::max();
/// So many line breaks inside quoted values are passed over in search of a row end of their kind.
constexpr int mostTries = 1000;

} // namespace

BodyScan::BodyScan(const Dialect &dialect, RowScanner &scanner, RowTaker *taker)
    : m_scanner(scanner)
    , m_taker(taker)
    , m_charset(dialect.charset)
{
    if (dialect.linesTerminatedBy == "\n")
        m_lineEnds = LineEnds::Lf;
    else if (dialect.linesTerminatedBy == "\r\n")
        m_lineEnds = LineEnds::CrLf;
}

/// Counts, and notes the first of each kind.
void BodyScan::tally(std::span<const char> block, qint64 offset)
{
    const auto note = [offset](Search &search, std::size_t at, std::uint64_t found) {
        if (search.next < 0 && !search.place->isSet() && search.tries == 0)
            search.next = offset + qint64(at) + std::countr_zero(found);
    };
    std::uint64_t nonAscii = 0;
    std::uint64_t afterCr = m_afterCr ? 1 : 0;
    const auto take = [&](const BaselineBytes &bytes, std::size_t at, std::uint64_t valid) {
        nonAscii |= bytes.nonAscii() & valid;
        if (const std::uint64_t nuls = bytes.equal('\0') & valid) [[unlikely]] {
            m_faults.nulBytes += std::popcount(nuls);
            note(m_nul, at, nuls);
        }
        if (m_lineEnds == LineEnds::NotLookedAt)
            return;
        const std::uint64_t lineFeeds = bytes.equal('\n') & valid;
        const std::uint64_t returns = bytes.equal('\r') & valid;
        const std::uint64_t followsCr = ((returns << 1) | afterCr) & lineFeeds;
        afterCr = returns >> 63;
        if (m_lineEnds == LineEnds::CrLf) {
            if (const std::uint64_t bare = lineFeeds & ~followsCr) [[unlikely]] {
                m_faults.bareLineFeeds += std::popcount(bare);
                note(m_bareLf, at, bare);
            }
        } else if (followsCr != 0) [[unlikely]] {
            m_faults.crLineFeeds += std::popcount(followsCr);
        }
    };
    // Where every line has a CR nothing can be passed over.
    const bool mayPass = m_lineEnds != LineEnds::CrLf;
    constexpr std::size_t stride = 1024; // looked at before the next try to pass over some
    std::size_t at = 0;
    while (at + 64 <= block.size()) {
        if (mayPass && afterCr == 0)
            at += plainBytes(block.subspan(at));
        for (const std::size_t end = qMin(at + stride, block.size()); at + 64 <= end; at += 64)
            take(BaselineBytes::load(block.data() + at), at, ~std::uint64_t{0});
    }
    if (at < block.size()) {
        char padded[64] = {};
        std::memcpy(padded, block.data() + at, block.size() - at);
        take(BaselineBytes::load(padded), at, lowBits(block.size() - at));
    }
    m_ascii = nonAscii == 0;
}

/// The next candidates, at or after \a from, for a row that ends in CRLF and for one that ends in LF alone.
void BodyScan::findLineEnds(std::span<const char> block, qint64 offset, qint64 from)
{
    const auto wanted = [](const Search &search) {
        return search.next < 0 && !search.place->isSet() && search.tries < mostTries;
    };
    const bool withCr = m_faults.crLineFeeds > 0;
    auto at = static_cast<std::size_t>(from);
    while (!m_linesRead && ((withCr && wanted(m_crRow)) || wanted(m_lfRow))) {
        const auto *found =
            static_cast<const char *>(std::memchr(block.data() + at, '\n', block.size() - at));
        m_linesRead = found == nullptr;
        if (m_linesRead)
            return;
        at = static_cast<std::size_t>(found - block.data());
        const bool followsCr = at == 0 ? m_afterCr : block[at - 1] == '\r';
        if (Search &search = followsCr ? m_crRow : m_lfRow; wanted(search))
            search.next = offset + qint64(at);
        ++at;
    }
}

qint64 BodyScan::nextStop() const
{
    qint64 stop = m_badAt < 0 ? noLimit : m_badAt;
    for (const Search *search : {&m_nul, &m_crRow, &m_lfRow, &m_bareLf})
        if (search->next >= 0)
            stop = qMin(stop, search->next);
    return stop;
}

/// The scanner stopped at the end of a row. \a followsCr: its terminator is a line feed after a CR.
void BodyScan::rowEnded(bool terminated, bool followsCr)
{
    const qint64 rowEnd = m_scanner.offset();
    const auto note = [this](FaultPlace &place, qint64 offset) {
        if (!place.isSet())
            place = {.offset = offset, .row = m_scanner.rowsDone(), .rowOffset = m_scanner.lastRowStart()};
    };
    if (m_badAt >= 0 && m_badAt < rowEnd) {
        ++m_faults.badRows;
        note(m_faults.firstBad, m_badAt);
        m_badAt = -1;
        m_charset.reset();
        m_allRead = false;
    }
    if (terminated && m_lineEnds == LineEnds::Lf)
        note(followsCr ? m_faults.firstCrRow : m_faults.firstLfRow, rowEnd - 1);
    for (Search *search : {&m_nul, &m_crRow, &m_lfRow, &m_bareLf}) {
        if (search->next < 0 || search->next >= rowEnd)
            continue;
        if (search == &m_nul || search == &m_bareLf)
            note(*search->place, search->next);
        ++search->tries;
        search->next = -1;
        m_linesRead = false;
    }
}

void BodyScan::take(std::span<const char> block)
{
    const qint64 offset = m_scanner.offset();
    const auto size = static_cast<qint64>(block.size());
    tally(block, offset);
    m_allRead = m_ascii && m_charset.pendingBytes() == 0;
    m_linesRead = false;
    qint64 at = 0;
    const auto offerRows = [&] {
        if (m_taker != nullptr && m_scanner.offset() >= m_taker->nextAt())
            m_taker->take(block.subspan(static_cast<std::size_t>(at)), m_scanner.offset(),
                          m_scanner.rowsDone() + 1);
    };
    if (m_taker != nullptr && size > 0) {
        m_taker->block(block, offset);
        if (offset == m_scanner.bodyStart())
            offerRows();
    }
    while (at < size) {
        if (m_lineEnds == LineEnds::Lf)
            findLineEnds(block, offset, at);
        if (m_badAt < 0 && !m_allRead) {
            const qint64 bad = m_charset.findBad(block, at);
            m_allRead = bad == size;
            if (!m_allRead)
                m_badAt = offset + bad;
        }
        const qint64 stop = nextStop();
        qint64 limit = stop == noLimit ? noLimit : stop + 1;
        if (m_taker != nullptr)
            limit = qMin(limit, m_taker->nextAt());
        const RowScanner::Step step =
            m_scanner.scan(block.subspan(static_cast<std::size_t>(at)), noLimit, limit);
        at += step.consumed;
        if (step.limitReached) {
            rowEnded(true, at >= 2 ? block[static_cast<std::size_t>(at - 2)] == '\r' : m_afterCr);
            offerRows();
        }
    }
    m_afterCr = size > 0 && block.back() == '\r';
}

void BodyScan::finish()
{
    if (m_taker != nullptr)
        m_taker->end();
    if (m_badAt < 0 && m_charset.pendingBytes() > 0)
        m_badAt = m_scanner.offset() - m_charset.pendingBytes();
    if (m_scanner.endedInsideRow() && nextStop() < m_scanner.offset())
        rowEnded(false, false);
}

} // namespace millrace
