// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/pageseal.h"
#include "core/ship/ibd/base/pagesink.h"

#include <vector>

namespace millrace::ibd {

/// Seals pages and hands them to the sink in runs of up to a megabyte. The first fault is kept and everything
/// after it left out, so that whoever fills pages looks once in a while.
class PageWriter
{
public:
    PageWriter(PageSink &sink, SealKind seal, std::uint64_t lsn);

    /// Writes number, checksum and LSN into the copy it takes.
    void put(std::uint32_t number, const Byte *page);
    void flush();
    bool good() const { return static_cast<bool>(m_state); }
    /// REQUIRES: not good().
    const BuildFault &fault() const { return m_state.fault(); }
    std::uint64_t pagesWritten() const { return m_written; }

private:
    PageSink &m_sink;
    SealKind m_seal;
    std::uint64_t m_lsn;
    std::vector<Byte> m_run;
    std::uint32_t m_first = 0;
    std::uint32_t m_count = 0;
    std::uint64_t m_written = 0;
    Outcome<void> m_state;
};

} // namespace millrace::ibd
