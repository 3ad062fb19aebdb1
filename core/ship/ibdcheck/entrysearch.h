// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/pagepass.h"

namespace millrace::ibdcheck {

/// Which rows and entries it is that EntrySums found not to agree: reads the leaves of the table and of one
/// index once more, keeps those whose hash is in one of the first few parts of the sums that differ, and says
/// of each that has no twin where it is. Belongs to one thread.
class EntrySearch
{
public:
    EntrySearch(const PassFacts &facts, const EntrySums &sums, size_t index);

    /// \a tree: of the index.
    void run(size_t tree, const std::stop_token &stop, FileFaults &faults);

private:
    class Collector;
    struct Found
    {
        uint64_t hash = 0;
        uint32_t page = 0;
        uint32_t origin = 0;
        bool isRow = false;
    };
    void collect(size_t tree, const std::stop_token &stop);

    const PassFacts m_facts;
    EntrySums m_sums;
    const size_t m_index;
    std::vector<bool> m_parts;
    std::vector<Found> m_found;
};

} // namespace millrace::ibdcheck
