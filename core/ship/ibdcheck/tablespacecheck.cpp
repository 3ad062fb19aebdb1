// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/tablespacecheck.h"

#include "core/ship/ibdcheck/entrysearch.h"
#include "core/ship/ibdcheck/pagepass.h"
#include "core/ship/ibdcheck/shape/exportedcfg.h"
#include "core/ship/ibdcheck/treewalk.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace millrace::ibdcheck {

namespace {

constexpr uint32_t leastPagesOfThread = 256;
constexpr uint64_t mostCfgBytes = uint64_t(64) * 1024 * 1024;
constexpr std::chrono::milliseconds progressEvery{20};

/// One look at one file.
class FileLook
{
public:
    FileLook(const PageStore &store, std::span<const uint8_t> cfg, const CheckRequest &request)
        : m_store(store)
        , m_request(request)
        , m_faults(request.mostFaults)
        , m_map(store, m_faults)
        , m_cfg(cfg)
    {}
    CheckReport run();

private:
    bool shape();
    void pass(TreeWalk &walk);
    void split(uint32_t pages, const PassFacts &facts);
    void totals(TreeWalk &walk);
    void compareEntries(TreeWalk &walk, size_t tree);
    PassFacts facts(TreeWalk &walk) const;
    CheckedIndexReport indexReport(const CheckedTree &tree, const TreeCounts &counts);
    void compareIndexes();
    void finish();

    const PageStore &m_store;
    const CheckRequest &m_request;
    FileFaults m_faults;
    SpaceMap m_map;
    std::span<const uint8_t> m_cfg;
    CheckedTable m_table;
    CheckReport m_report;
    std::vector<FileFaults> m_rangeFaults;
    std::vector<std::unique_ptr<PagePass>> m_passes;
};

bool FileLook::shape()
{
    ExportedTable exported;
    if (!m_cfg.empty()) {
        if (const std::string why = exported.read(m_cfg); !why.empty()) {
            m_faults.add(FaultKind::ExportedFile, noPage, "the .cfg: ", why);
            return false;
        }
        if (exported.pageSize != m_map.flags().pageSize)
            m_faults.add(FaultKind::ExportedFile, noPage, "the .cfg is of pages of ", exported.pageSize,
                         " bytes");
    }
    if (m_request.table) {
        m_table = *m_request.table;
        if (!m_cfg.empty()) {
            if (const std::string how = exported.whyNotThat(m_table); !how.empty()) {
                m_faults.add(FaultKind::ExportedFile, noPage, "the .cfg is of another table: ", how);
                return false;
            }
            exported.giveRoots(m_table);
        }
    } else if (m_cfg.empty()) {
        m_faults.add(FaultKind::Shape, noPage, "neither the table's shape nor a .cfg was given");
        return false;
    } else {
        m_table = exported.table;
    }
    if (const std::string why = m_table.whyNot(); !why.empty()) {
        m_faults.add(FaultKind::Shape, noPage, why);
        return false;
    }
    return true;
}

void FileLook::split(uint32_t pages, const PassFacts &facts)
{
    const unsigned most = std::max(1U, std::min(m_request.threads, pages / leastPagesOfThread + 1));
    m_rangeFaults.assign(most, FileFaults(m_request.mostFaults));
    m_passes.reserve(most);
    for (FileFaults &faults : m_rangeFaults)
        m_passes.push_back(std::make_unique<PagePass>(facts, faults));
    std::atomic<uint64_t> done = 0;
    std::atomic<unsigned> running = most;
    const auto work = [&](unsigned i) {
        const auto first = uint32_t(uint64_t(pages) * i / most);
        const auto last = uint32_t(uint64_t(pages) * (i + 1) / most);
        m_passes[i]->run(first, last, m_request.stop, done);
        --running;
    };
    if (most == 1 && !m_request.onProgress) {
        work(0);
        return;
    }
    std::vector<std::jthread> threads; // declared last: joined before what they refer to is gone
    threads.reserve(most);
    for (unsigned i = 0; i < most; ++i)
        threads.emplace_back(work, i);
    for (; m_request.onProgress && running; std::this_thread::sleep_for(progressEvery))
        m_request.onProgress(done * m_map.flags().pageSize);
    threads.clear();
    if (m_request.onProgress)
        m_request.onProgress(done * m_map.flags().pageSize);
}

PassFacts FileLook::facts(TreeWalk &walk) const
{
    return {.store = m_store,
            .map = m_map,
            .table = m_table,
            .trees = walk.trees(),
            .notes = walk.notes(),
            .built = m_request.built,
            .cacheBytes = m_request.cacheBytes / std::max(1U, m_request.threads)};
}

void FileLook::compareEntries(TreeWalk &walk, size_t number)
{
    const CheckedTree &tree = walk.trees()[number];
    const size_t index = size_t(tree.index) - 1;
    const EntrySums &sums = m_passes.front()->sums();
    if (sums.agree(index))
        return;
    m_faults.add(FaultKind::EntrySum, tree.root, "the entries of index ", tree.name,
                 " are not those that the rows ask for");
    EntrySearch(facts(walk), sums, index).run(number, m_request.stop, m_faults);
}

void FileLook::pass(TreeWalk &walk)
{
    split(m_map.filePages(), facts(walk));
    m_report.stopped = m_request.stop.stop_requested();
    for (size_t i = 0; i < m_passes.size(); ++i) {
        m_faults.append(m_rangeFaults[i]);
        if (i)
            m_passes.front()->add(*m_passes[i]);
    }
}

CheckedIndexReport FileLook::indexReport(const CheckedTree &tree, const TreeCounts &counts)
{
    CheckedIndexReport index{.name = tree.name,
                             .id = tree.id,
                             .rootPage = tree.root,
                             .levels = tree.levels,
                             .rows = counts.rows,
                             .deleted = counts.deleted,
                             .leafPages = counts.leafPages,
                             .innerPages = tree.innerPages,
                             .complete = !tree.broken};
    if (tree.broken)
        index.whyNotCompared = "some of its pages could not be looked at";
    else if (tree.index > 0)
        index.whyNotCompared = m_passes.front()->sums().whyNot(size_t(tree.index) - 1);
    index.entriesCompared = index.whyNotCompared.empty();
    return index;
}

void FileLook::totals(TreeWalk &walk)
{
    const std::vector<CheckedTree> &trees = walk.trees();
    PagePass &pass = *m_passes.front();
    const bool rowsComplete = std::any_of(
        trees.begin(), trees.end(), [](const CheckedTree &tree) { return tree.index == 0 && !tree.broken; });
    bool complete = trees.size() >= m_table.indexes.size();
    std::vector<CheckedIndexReport> dictionary;
    for (size_t i = 0; i < trees.size(); ++i) {
        const CheckedTree &tree = trees[i];
        complete = complete && !tree.broken;
        CheckedIndexReport index = indexReport(tree, pass.counts()[i]);
        if (tree.isDictionary()) {
            if (!index.rows)
                m_faults.add(FaultKind::Dictionary, tree.root,
                             "the file's own copy of the table's definition (SDI) is empty");
            dictionary.push_back(std::move(index));
            continue;
        }
        if (tree.index > 0 && rowsComplete && index.entriesCompared)
            compareEntries(walk, i);
        m_report.indexes.push_back(std::move(index));
    }
    if (rowsComplete)
        compareIndexes();
    if (complete)
        pass.offPage().compare(m_request.built, m_faults);
    m_report.indexes.insert(m_report.indexes.end(), dictionary.begin(), dictionary.end());
    m_report.usedPages = pass.usedPages();
    m_report.offPagePages = pass.offPage().pages();
}

void FileLook::compareIndexes()
{
    m_report.rows = m_report.indexes.front().rows;
    for (const CheckedIndexReport &index : m_report.indexes) {
        if (index.complete && index.rows != m_report.rows)
            m_faults.add(FaultKind::RowCount, index.rootPage, "index ", index.name, " has ", index.rows,
                         " entries, the table has ", m_report.rows, " rows");
    }
}

void FileLook::finish()
{
    m_report.faultsFound = m_faults.all();
    m_report.faultCounts = m_faults.counts();
    m_report.faults = m_faults.take();
}

CheckReport FileLook::run()
{
    m_report.bytes = m_store.size();
    if (m_map.load(m_request.built)) {
        m_report.pageSize = m_map.flags().pageSize;
        m_report.mariaDb = m_map.flags().sum == PageSum::FullCrc32;
        m_report.pages = m_map.filePages();
        const SpaceMap::Counts extents = m_map.extents();
        m_report.freeExtents = extents.free;
        m_report.fragmentExtents = extents.fragment;
        m_report.segmentExtents = extents.segment;
        m_report.extents = uint64_t(extents.free) + extents.fragment + extents.segment;
        if (shape()) {
            TreeWalk walk(m_store, m_map, m_table, m_request.built, m_faults);
            walk.run();
            pass(walk);
            if (!m_report.stopped)
                totals(walk);
        }
    }
    finish();
    return std::move(m_report);
}

} // namespace

CheckReport checkTablespace(const PageStore &store, std::span<const uint8_t> cfg, const CheckRequest &request)
{
    return FileLook(store, cfg, request).run();
}

CheckReport checkTablespace(const CheckRequest &request)
{
    CheckReport report;
    const auto failed = [&](const std::string &path, const std::string &why) {
        FileFaults faults(1);
        faults.add(FaultKind::NotReadable, noPage, path, ": ", why);
        report.faultsFound = 1;
        report.faultCounts = faults.counts();
        report.faults = faults.take();
        return report;
    };
    FileStore file;
    if (const std::string why = file.open(request.path); !why.empty())
        return failed(request.path, why);
    std::vector<uint8_t> cfg;
    if (!request.cfgPath.empty()) {
        FileStore cfgFile;
        if (const std::string why = cfgFile.open(request.cfgPath); !why.empty())
            return failed(request.cfgPath, why);
        if (!cfgFile.size() || cfgFile.size() > mostCfgBytes)
            return failed(request.cfgPath, "no .cfg has so many bytes");
        cfg.resize(cfgFile.size());
        if (!cfgFile.read(0, cfg.data(), cfg.size()))
            return failed(request.cfgPath, "it cannot be read");
    }
    return checkTablespace(file, cfg, request);
}

} // namespace millrace::ibdcheck
