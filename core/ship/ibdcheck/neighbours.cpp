// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/neighbours.h"

namespace millrace::ibdcheck {

namespace {

constexpr uint32_t firstOfLevelFlag = 0x10;
constexpr uint32_t deletedEntryFlag = 0x20;

std::string nameOf(uint32_t page)
{
    return page == noPage ? "none" : std::to_string(page);
}

} // namespace

void checkLinks(const uint8_t *page, uint32_t number, const PageNote &note, FileFaults &faults)
{
    if (const uint32_t left = read4(page + pagefield::left); left != note.left)
        faults.add(FaultKind::LeftLink, number, "its left neighbour should be ", nameOf(note.left),
                   ", it says ", nameOf(left));
    if (const uint32_t right = read4(page + pagefield::right); right != note.right)
        faults.add(FaultKind::RightLink, number, "its right neighbour should be ", nameOf(note.right),
                   ", it says ", nameOf(right));
}

Neighbours::Neighbours(const PageStore &store, uint32_t pageSize, const std::vector<PageNote> &notes,
                       size_t cacheBytes)
    : m_store(store)
    , m_pageSize(pageSize)
    , m_notes(notes)
    , m_cache(store, pageSize, cacheBytes)
{}

bool Neighbours::recordAt(const CheckedTree &tree, const uint8_t *page, uint32_t at,
                          CheckedRecord &record) const
{
    return tree.layout.parse(page, at, indexfield::heap, m_pageSize - pageTrailer, RecordLayout::Level::Inner,
                             record) == RecordLayout::Fault::None;
}

PageCache::Page Neighbours::boundBehind(const CheckedTree &tree, const PageCache::Page &parent,
                                        uint32_t parentAt)
{
    m_high.origin = 0;
    const uint8_t *page = parent->data();
    uint32_t next = (parentAt + read2(page + parentAt - 2)) & (m_pageSize - 1);
    if (next != indexfield::highest)
        return recordAt(tree, page, next, m_high) ? parent : PageCache::Page();
    const uint32_t right = read4(page + pagefield::right);
    if (right == noPage)
        return {};
    PageCache::Page beside = m_cache.get(right);
    if (!beside)
        return {};
    next = (indexfield::lowest + read2(beside->data() + indexfield::lowest - 2)) & (m_pageSize - 1);
    return recordAt(tree, beside->data(), next, m_high) ? beside : PageCache::Page();
}

void Neighbours::below(const CheckedTree &tree, uint32_t number, const uint8_t *page,
                       const IndexPageResult &result, bool built, const uint8_t *parent,
                       FileFaults &faults) const
{
    const bool leaf = !m_notes[number].inner;
    const size_t fields = tree.layout.keyFields();
    if (parent[m_low.origin - 5] & firstOfLevelFlag)
        return; // it stands before everything, whatever it says
    const bool same = RecordLayout::same(parent, m_low, page, result.first, fields);
    if ((built || !leaf) && !same) {
        faults.add(FaultKind::NodePointer, number, "page ", m_notes[number].parent,
                   " leads here with another key than that of the first record");
        return;
    }
    if (!same && tree.layout.compare(parent, m_low, page, result.first, fields) == KeyCompare::Greater)
        faults.add(FaultKind::NodePointer, number, "its first key is less than the one with which page ",
                   m_notes[number].parent, " leads here");
}

void Neighbours::check(const CheckedTree &tree, uint32_t number, const uint8_t *page,
                       const IndexPageResult &result, bool built, FileFaults &faults)
{
    const PageNote &note = m_notes[number];
    if (note.parent == noPage || !result.first.origin || tree.layout.isSpatial())
        return;
    const PageCache::Page parent = m_cache.get(note.parent);
    if (!parent || !recordAt(tree, parent->data(), note.parentAt, m_low))
        return; // said of that page already
    below(tree, number, page, result, built, parent->data(), faults);
    const PageCache::Page beside = boundBehind(tree, parent, note.parentAt);
    if (!beside || !m_high.origin)
        return;
    switch (tree.layout.compare(page, result.last, beside->data(), m_high, tree.layout.keyFields())) {
    case KeyCompare::Less:
    case KeyCompare::NotKnown:
        break;
    case KeyCompare::Equal:
        faults.add(FaultKind::DuplicateKey, number, "its last key is the one that the next page begins with");
        break;
    case KeyCompare::Greater:
        faults.add(FaultKind::KeyOrder, number,
                   "its last key is greater than the one that the next page begins with");
        break;
    }
    const size_t unique = tree.layout.uniqueFields();
    if (!unique || note.inner || !result.lastLive.origin || RecordLayout::anyNull(result.lastLive, unique))
        return;
    if (tree.layout.compare(page, result.lastLive, beside->data(), m_high, unique) == KeyCompare::Equal &&
        sameValueFollows(tree, number, page, result.lastLive))
        faults.add(
            FaultKind::DuplicateValue, number,
            "its last entry and the first one of a page after it have the same value in a UNIQUE index");
}

bool Neighbours::sameValueFollows(const CheckedTree &tree, uint32_t number, const uint8_t *page,
                                  const CheckedRecord &last)
{
    std::vector<uint8_t> other(m_pageSize);
    CheckedRecord record;
    uint32_t looked = 0;
    for (uint32_t right = m_notes[number].right; right != noPage && looked++ < m_notes.size();
         right = m_notes[right].right) {
        if (!m_store.read(uint64_t(right) * m_pageSize, other.data(), m_pageSize))
            return false;
        uint32_t at = indexfield::lowest;
        for (uint32_t walked = 0; walked < 8192; ++walked) {
            at = (at + read2(&other[at - 2])) & (m_pageSize - 1);
            if (at == indexfield::highest)
                break;
            if (tree.layout.parse(other.data(), at, indexfield::heap, m_pageSize - pageTrailer,
                                  RecordLayout::Level::Leaf, record) != RecordLayout::Fault::None)
                return false;
            if (tree.layout.compare(page, last, other.data(), record, tree.layout.uniqueFields()) !=
                KeyCompare::Equal)
                return false;
            if (!(other[at - 5] & deletedEntryFlag))
                return true;
        }
    }
    return false;
}

} // namespace millrace::ibdcheck
