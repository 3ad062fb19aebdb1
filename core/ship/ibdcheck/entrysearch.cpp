// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/entrysearch.h"

#include <algorithm>

namespace millrace::ibdcheck {

namespace {

constexpr size_t mostParts = 8; ///< looked into: a table that differs everywhere is not kept in memory
constexpr unsigned mostToldOfIndex = 6;

} // namespace

class EntrySearch::Collector : public RecordVisitor
{
public:
    Collector(EntrySearch &search, bool rows)
        : m_search(search)
        , m_rows(rows)
    {}
    void onRecord(const uint8_t *page, const CheckedRecord &record, bool deleted) override
    {
        uint64_t hash = 0;
        if (deleted)
            return;
        if (!m_rows)
            hash = m_search.m_sums.hashOf(m_search.m_index, page, record);
        else if (!m_search.m_sums.expectedOf(m_search.m_index, page, record, hash))
            return;
        if (m_search.m_parts[EntrySums::partOf(hash)])
            m_search.m_found.push_back(
                {.hash = hash, .page = number, .origin = record.origin, .isRow = m_rows});
    }
    uint32_t number = 0;

private:
    EntrySearch &m_search;
    bool m_rows;
};

EntrySearch::EntrySearch(const PassFacts &facts, const EntrySums &sums, size_t index)
    : m_facts(facts)
    , m_sums(sums)
    , m_index(index)
    , m_parts(EntrySums::parts)
{
    size_t taken = 0;
    for (size_t part = 0; part < EntrySums::parts && taken < mostParts; ++part) {
        m_parts[part] = !sums.agree(index, part);
        taken += m_parts[part];
    }
}

void EntrySearch::collect(size_t number, const std::stop_token &stop)
{
    const CheckedTree &tree = m_facts.trees[number];
    const uint32_t pageSize = m_facts.map.flags().pageSize;
    FileFaults known(0); // they have been told already
    IndexPageCheck check(pageSize, known);
    Collector collector(*this, tree.index == 0);
    std::vector<uint8_t> page(pageSize);
    for (uint32_t i = 0; i < m_facts.notes.size() && !stop.stop_requested(); ++i) {
        const PageNote &note = m_facts.notes[i];
        if (note.tree != number || note.inner ||
            !m_facts.store.read(uint64_t(i) * pageSize, page.data(), pageSize))
            continue;
        collector.number = i;
        check.run(page.data(),
                  {.page = i, .layout = &tree.layout, .indexId = tree.id, .isRoot = i == tree.root},
                  collector);
    }
}

void EntrySearch::run(size_t tree, const std::stop_token &stop, FileFaults &faults)
{
    for (size_t i = 0; i < m_facts.trees.size(); ++i) {
        if (m_facts.trees[i].index == 0)
            collect(i, stop);
    }
    collect(tree, stop);
    std::sort(m_found.begin(), m_found.end(), [](const Found &a, const Found &b) { return a.hash < b.hash; });
    unsigned told = 0;
    for (size_t i = 0; i < m_found.size() && told < mostToldOfIndex;) {
        size_t end = i;
        int64_t rowsMore = 0;
        for (; end < m_found.size() && m_found[end].hash == m_found[i].hash; ++end)
            rowsMore += m_found[end].isRow ? 1 : -1;
        if (rowsMore) {
            const auto one = std::find_if(m_found.begin() + long(i), m_found.begin() + long(end),
                                          [&](const Found &f) { return f.isRow == (rowsMore > 0); });
            faults.add(FaultKind::EntrySum, one->page, one->isRow ? "the row at " : "the entry at ",
                       one->origin, one->isRow ? " has no entry in index " : " belongs to no row: index ",
                       m_facts.trees[tree].name);
            ++told;
        }
        i = end;
    }
}

} // namespace millrace::ibdcheck
