// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/base/pagewriter.h"

#include "core/ship/ibd/base/format.h"

namespace millrace::ibd {

namespace {

constexpr std::uint32_t longestRun = format::extentPages;

} // namespace

PageWriter::PageWriter(PageSink &sink, SealKind seal, std::uint64_t lsn)
    : m_sink(sink)
    , m_seal(seal)
    , m_lsn(lsn)
    , m_run(std::size_t{longestRun} * format::pageSize)
{}

void PageWriter::put(std::uint32_t number, const Byte *page)
{
    if (m_count == longestRun || (m_count > 0 && number != m_first + m_count))
        flush();
    if (m_count == 0)
        m_first = number;
    Byte *copy = m_run.data() + std::size_t{m_count} * format::pageSize;
    std::memcpy(copy, page, format::pageSize);
    put32(copy + format::filPageNumber, number);
    sealPage(copy, m_seal, m_lsn);
    ++m_count;
    ++m_written;
}

void PageWriter::flush()
{
    if (m_count > 0 && good())
        m_state = m_sink.write(m_first, Bytes(m_run).first(std::size_t{m_count} * format::pageSize));
    m_count = 0;
}

} // namespace millrace::ibd
