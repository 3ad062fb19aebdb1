// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/treewalk.h"

#include "core/ship/ibdcheck/file/pagebasics.h"

#include <algorithm>

namespace millrace::ibdcheck {

namespace {

constexpr uint32_t mostLevels = 32;
constexpr size_t parentCacheBytes = size_t(16) * 1024 * 1024;

bool isIndexType(uint32_t type)
{
    return type == pagetype::index || type == pagetype::sdi || type == pagetype::spatialIndex;
}

} // namespace

class TreeWalk::Children : public RecordVisitor
{
public:
    void onRecord(const uint8_t *page, const CheckedRecord &record, bool /*deleted*/) override
    {
        found.push_back({.page = read4(page + record.fields.back().at), .at = record.origin});
    }
    std::vector<Child> found;
};

TreeWalk::TreeWalk(const PageStore &store, SpaceMap &map, const CheckedTable &table, bool built,
                   FileFaults &faults)
    : m_store(store)
    , m_map(map)
    , m_table(table)
    , m_built(built)
    , m_faults(faults)
    , m_notes(map.filePages())
    , m_page(map.flags().pageSize)
    , m_neighbours(store, map.flags().pageSize, m_notes, parentCacheBytes)
{}

void TreeWalk::run()
{
    assignRoots(findRoots());
    segmentsWithoutTree();
    for (size_t i = 0; i < m_trees.size(); ++i)
        walk(uint8_t(i));
}

bool TreeWalk::isRoot(uint32_t page, int32_t segment, Root &root)
{
    if (!m_store.read(uint64_t(page) * m_page.size(), m_page.data(), m_page.size()))
        return false;
    root.type = read2(&m_page[pagefield::type]);
    const uint8_t *top = &m_page[indexfield::topSegment];
    const uint8_t *leaf = &m_page[indexfield::leafSegment];
    if (!isIndexType(root.type) || m_map.segmentAt(read4(top + 4), read2(top + 8)) != segment)
        return false;
    root.page = page;
    root.id = read8(&m_page[indexfield::id]);
    root.topSegment = segment;
    root.leafSegment = m_map.segmentAt(read4(leaf + 4), read2(leaf + 8));
    if (root.leafSegment < 0 || root.leafSegment == segment || read4(top) != m_map.spaceId() ||
        read4(leaf) != m_map.spaceId())
        m_faults.add(FaultKind::RootPage, page, "the root does not say which segments its index has");
    return true;
}

std::vector<TreeWalk::Root> TreeWalk::findRoots()
{
    std::vector<Root> roots;
    for (size_t i = 0; i < m_map.segments().size(); ++i) {
        const std::vector<uint32_t> &fragments = m_map.segments()[i].fragments;
        Root root;
        if (!fragments.empty() && isRoot(fragments.front(), int32_t(i), root))
            roots.push_back(root);
    }
    std::sort(roots.begin(), roots.end(), [](const Root &a, const Root &b) { return a.id < b.id; });
    return roots;
}

void TreeWalk::addTree(int32_t index, const Root &root)
{
    CheckedTree tree{.name = index < 0 ? "dictionary" : m_table.indexes[size_t(index)].name,
                     .index = index,
                     .root = root.page,
                     .id = root.id,
                     .leafSegment = root.leafSegment,
                     .topSegment = root.topSegment};
    tree.layout = index < 0    ? RecordLayout::dictionary()
                  : index == 0 ? RecordLayout::clustered(m_table)
                               : RecordLayout::secondary(m_table, size_t(index));
    for (const int32_t segment : {root.leafSegment, root.topSegment}) {
        if (segment < 0)
            continue;
        CheckedSegment &owned = m_map.segments()[size_t(segment)];
        if (owned.hasTree)
            m_faults.add(FaultKind::WrongSegment, root.page, "segment ", owned.id,
                         " belongs to another index, too");
        owned.hasTree = true;
    }
    m_trees.push_back(std::move(tree));
}

void TreeWalk::assignRoots(std::vector<Root> roots)
{
    const auto dictionary = std::stable_partition(
        roots.begin(), roots.end(), [](const Root &root) { return root.type != pagetype::sdi; });
    const bool has = dictionary != roots.end();
    if (has != m_map.flags().dictionary || (has && dictionary->page != m_map.dictionaryRoot()))
        m_faults.add(FaultKind::Dictionary, 0,
                     "the file's own copy of the table's definition (SDI) should be at page ",
                     m_map.dictionaryRoot(), has ? ", it is elsewhere" : ", it is not there");
    if (has)
        addTree(-1, *dictionary);
    roots.erase(dictionary, roots.end());
    if (roots.size() != m_table.indexes.size())
        m_faults.add(FaultKind::RootPage, noPage, "the file has the roots of ", roots.size(),
                     " indexes, the table has ", m_table.indexes.size());
    const bool known = std::all_of(m_table.indexes.begin(), m_table.indexes.end(),
                                   [](const CheckedIndex &index) { return index.rootPage != 0; });
    for (size_t i = 0; i < m_table.indexes.size(); ++i) {
        const uint32_t page = m_table.indexes[i].rootPage;
        auto root =
            known ? std::find_if(roots.begin(), roots.end(), [&](const Root &r) { return r.page == page; })
            : i < roots.size() ? roots.begin() + long(i)
                               : roots.end();
        if (root == roots.end())
            m_faults.add(FaultKind::RootPage, page ? page : noPage, "the root of index ",
                         m_table.indexes[i].name, " is not there");
        else
            addTree(int32_t(i), *root);
    }
}

void TreeWalk::segmentsWithoutTree()
{
    for (const CheckedSegment &segment : m_map.segments()) {
        if (!segment.hasTree)
            m_faults.add(FaultKind::SegmentNotUsed, segment.entryPage, "segment ", segment.id,
                         " belongs to no index");
    }
}

void TreeWalk::walk(uint8_t number)
{
    CheckedTree &tree = m_trees[number];
    if (!m_store.read(uint64_t(tree.root) * m_page.size(), m_page.data(), m_page.size())) {
        tree.broken = true;
        return;
    }
    const uint32_t top = read2(&m_page[indexfield::level]);
    if (top >= mostLevels) {
        m_faults.add(FaultKind::TreeLevel, tree.root, "the root is on level ", top);
        tree.broken = true;
        return;
    }
    tree.levels = top + 1;
    m_last = noPage;
    if (!claim(number, noPage, {.page = tree.root}, !top)) {
        tree.broken = true;
        return;
    }
    std::vector<uint32_t> pages{tree.root};
    for (uint32_t level = top; level > 0; --level) {
        std::vector<uint32_t> below;
        m_last = noPage;
        walkLevel(number, level, pages, below);
        pages.swap(below);
    }
}

bool TreeWalk::claim(uint8_t number, uint32_t above, const Child &child, bool leaf)
{
    CheckedTree &tree = m_trees[number];
    const uint32_t page = child.page;
    if (page >= m_notes.size()) {
        m_faults.add(FaultKind::ChildPage, above, "the record at ", child.at, " leads to page ", page,
                     ", which is not there");
        return false;
    }
    PageNote &note = m_notes[page];
    if (note.tree != noTree || m_map.systemType(page) || m_map.isInodePage(page)) {
        m_faults.add(FaultKind::OwnedTwice, page, "page ", above,
                     " leads here, and so does another page of a tree");
        return false;
    }
    const int32_t owner = m_map.segmentOf(page);
    const bool isRootPage = page == tree.root;
    const int32_t should = leaf && !isRootPage ? tree.leafSegment : tree.topSegment;
    if (!m_map.isUsed(page))
        m_faults.add(FaultKind::MarkedFree, page, "it is a page of index ", tree.name, " and marked free");
    else if (owner != should)
        m_faults.add(FaultKind::WrongSegment, page, "it is a page of index ", tree.name,
                     " and does not belong to the segment of its level");
    note = {.parent = above, .left = m_last, .parentAt = uint16_t(child.at), .tree = number, .inner = !leaf};
    if (m_last != noPage)
        m_notes[m_last].right = page;
    m_last = page;
    ++(leaf ? tree.leafPages : tree.innerPages);
    return true;
}

void TreeWalk::walkLevel(uint8_t number, uint32_t level, const std::vector<uint32_t> &pages,
                         std::vector<uint32_t> &below)
{
    CheckedTree &tree = m_trees[number];
    IndexPageCheck check(m_map.flags().pageSize, m_faults);
    Children children;
    const bool built = m_built && !tree.isDictionary(); // that one is a server's
    for (const uint32_t page : pages) {
        if (!m_store.read(uint64_t(page) * m_page.size(), m_page.data(), m_page.size()) ||
            !checkBasics(m_page.data(), page, tree.pageType(), m_map, m_faults)) {
            tree.broken = true;
            m_last = noPage;
            continue;
        }
        if (!tree.layout.isSpatial())
            checkLinks(m_page.data(), page, m_notes[page], m_faults);
        children.found.clear();
        const IndexPageResult &result = check.run(m_page.data(),
                                                  {.page = page,
                                                   .layout = &tree.layout,
                                                   .indexId = tree.id,
                                                   .level = level,
                                                   .leftmost = page == pages.front(),
                                                   .isRoot = page == tree.root,
                                                   .built = built},
                                                  children);
        m_neighbours.check(tree, page, m_page.data(), result, built, m_faults);
        tree.broken = tree.broken || !result.walked;
        for (const Child &child : children.found) {
            if (!claim(number, page, child, level == 1))
                tree.broken = true;
            else if (level > 1)
                below.push_back(child.page);
        }
    }
}

} // namespace millrace::ibdcheck
