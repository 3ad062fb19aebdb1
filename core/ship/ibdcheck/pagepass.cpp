// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/pagepass.h"

#include "core/ship/ibdcheck/file/bytes.h"
#include "core/ship/ibdcheck/file/pagebasics.h"

#include <algorithm>

namespace millrace::ibdcheck {

namespace {

constexpr size_t readBytesAtOnce = size_t(1) << 20;

constexpr uint32_t bitmapAt = 94;      ///< four bits for each page of the group
constexpr uint8_t bufferedBits = 0xcc; ///< of two pages: changes wait for it, it has such changes

} // namespace

/// What becomes of the rows of a leaf.
class PagePass::Rows : public RecordVisitor
{
public:
    explicit Rows(PagePass &pass)
        : m_pass(pass)
    {}
    void onRecord(const uint8_t *page, const CheckedRecord &record, bool deleted) override
    {
        if (record.offPage)
            m_pass.m_offPage.addRow(number, page, record, *tree, m_pass.m_faults);
        if (deleted || tree->isDictionary())
            return;
        if (tree->index == 0)
            m_pass.m_sums.addRow(page, record);
        else
            m_pass.m_sums.addEntry(size_t(tree->index) - 1, page, record);
    }
    uint32_t number = 0;
    const CheckedTree *tree = nullptr;

private:
    PagePass &m_pass;
};

std::vector<RecordLayout> PagePass::secondaryLayouts(const CheckedTable &table)
{
    std::vector<RecordLayout> layouts;
    for (size_t i = 1; i < table.indexes.size(); ++i)
        layouts.push_back(RecordLayout::secondary(table, i));
    return layouts;
}

PagePass::PagePass(const PassFacts &facts, FileFaults &faults)
    : m_facts(facts)
    , m_faults(faults)
    , m_sums(facts.table, RecordLayout::clustered(facts.table), secondaryLayouts(facts.table))
    , m_offPage(facts.map)
    , m_neighbours(facts.store, facts.map.flags().pageSize, facts.notes, facts.cacheBytes)
    , m_check(facts.map.flags().pageSize, faults)
    , m_counts(facts.trees.size())
    , m_treeOfLeafSegment(facts.map.segments().size(), -1)
    , m_rows(std::make_unique<Rows>(*this))
{
    m_sums.setStore(facts.store, facts.map.flags().pageSize);
    for (size_t i = 0; i < facts.trees.size(); ++i) {
        const CheckedTree &tree = facts.trees[i];
        if (tree.leafSegment >= 0 && tree.layout.isClustered())
            m_treeOfLeafSegment[size_t(tree.leafSegment)] = int32_t(i);
    }
}

PagePass::~PagePass() = default;

void PagePass::run(uint32_t first, uint32_t last, const std::stop_token &stop, std::atomic<uint64_t> &done)
{
    const uint32_t pageSize = m_facts.map.flags().pageSize;
    const auto atOnce = uint32_t(readBytesAtOnce / pageSize);
    std::vector<uint8_t> buffer(size_t(atOnce) * pageSize);
    for (uint32_t page = first; page < last && !stop.stop_requested();) {
        const uint32_t count = std::min(atOnce, last - page);
        if (!m_facts.store.read(uint64_t(page) * pageSize, buffer.data(), size_t(count) * pageSize)) {
            m_faults.add(FaultKind::NotReadable, page, "it cannot be read");
            return;
        }
        for (uint32_t i = 0; i < count; ++i)
            look(page + i, &buffer[size_t(i) * pageSize]);
        page += count;
        done += count;
    }
}

void PagePass::look(uint32_t number, const uint8_t *page)
{
    const PageNote &note = m_facts.notes[number];
    const bool used = m_facts.map.isUsed(number);
    m_used += used;
    if (note.tree != noTree) {
        if (!note.inner) // the others were looked at from above
            leaf(number, page, note);
        return;
    }
    if (!used) {
        checkUnused(page, number, m_facts.map, m_faults);
        return;
    }
    if (const uint32_t type = m_facts.map.systemType(number)) {
        if (checkBasics(page, number, type, m_facts.map, m_faults) && type == pagetype::changeBufferBitmap)
            bitmap(number, page);
        return;
    }
    if (m_facts.map.isInodePage(number)) {
        checkBasics(page, number, pagetype::inode, m_facts.map, m_faults);
        return;
    }
    withoutTree(number, page);
}

void PagePass::bitmap(uint32_t number, const uint8_t *page)
{
    const uint32_t pageSize = m_facts.map.flags().pageSize;
    for (uint32_t i = 0; i < pageSize / 2 && bitmapAt + i < pageSize - pageTrailer; ++i) {
        if (page[bitmapAt + i] & bufferedBits) {
            m_faults.add(FaultKind::ChangeBuffer, number, "page ", number - 1 + 2 * i,
                         " or the one after it waits for changes from a change buffer");
            return;
        }
    }
}

void PagePass::leaf(uint32_t number, const uint8_t *page, const PageNote &note)
{
    const CheckedTree &tree = m_facts.trees[note.tree];
    TreeCounts &counts = m_counts[note.tree];
    ++counts.leafPages;
    if (!checkBasics(page, number, tree.pageType(), m_facts.map, m_faults))
        return;
    if (!tree.layout.isSpatial())
        checkLinks(page, number, note, m_faults);
    const bool built = m_facts.built && !tree.isDictionary(); // that one is a server's
    m_rows->number = number;
    m_rows->tree = &tree;
    const IndexPageResult &result = m_check.run(page,
                                                {.page = number,
                                                 .layout = &tree.layout,
                                                 .indexId = tree.id,
                                                 .isRoot = number == tree.root,
                                                 .built = built},
                                                *m_rows);
    counts.rows += result.live;
    counts.deleted += result.deleted;
    if (result.walked)
        m_neighbours.check(tree, number, page, result, built, m_faults);
}

void PagePass::withoutTree(uint32_t number, const uint8_t *page)
{
    const int32_t segment = m_facts.map.segmentOf(number);
    const int32_t tree = segment < 0 ? -1 : m_treeOfLeafSegment[size_t(segment)];
    const uint32_t type = read2(page + pagefield::type);
    if (tree >= 0 && OffPageValues::isType(type)) {
        if (checkBasics(page, number, type, m_facts.map, m_faults))
            m_offPage.addPage(number, page);
        return;
    }
    const bool anyBroken = std::any_of(m_facts.trees.begin(), m_facts.trees.end(),
                                       [](const CheckedTree &t) { return t.broken; });
    if (anyBroken) // what led to it was not looked at
        return;
    if (segment < 0)
        m_faults.add(FaultKind::NotOwned, number, "it is marked as in use and belongs to no segment");
    else
        m_faults.add(FaultKind::NotOwned, number, "it is in use in segment ",
                     m_facts.map.segments()[size_t(segment)].id, ", and no page of a tree leads to it (type ",
                     type, ")");
}

void PagePass::add(const PagePass &other)
{
    m_sums.add(other.m_sums);
    m_offPage.add(other.m_offPage);
    m_used += other.m_used;
    for (size_t i = 0; i < m_counts.size(); ++i) {
        m_counts[i].rows += other.m_counts[i].rows;
        m_counts[i].deleted += other.m_counts[i].deleted;
        m_counts[i].leafPages += other.m_counts[i].leafPages;
    }
}

} // namespace millrace::ibdcheck
