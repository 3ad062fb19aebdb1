// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/file/faults.h"
#include "core/ship/ibdcheck/file/pagestore.h"
#include "core/ship/ibdcheck/shape/checkedtable.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace millrace::ibdcheck {

struct CheckRequest
{
    std::string path; ///< of the .ibd
    /// Of the .cfg that FLUSH TABLES … FOR EXPORT wrote beside it; empty: none. It says where the roots are,
    /// and the table has to be the one in it.
    std::string cfgPath;
    std::optional<CheckedTable> table; ///< none: as the .cfg has it
    /// Written by a builder in one go, not by a server: no deleted records, no garbage, each record of an
    /// inner page has the first key of the page below, the file ends where its header says.
    bool built = false;
    size_t mostFaults = 100; ///< kept; all are counted
    unsigned threads = 1;
    size_t cacheBytes = size_t(64) * 1024 * 1024; ///< for inner pages, of all threads together
    std::stop_token stop;
    std::function<void(uint64_t doneBytes)> onProgress; ///< from the caller's thread, now and then
};

struct CheckedIndexReport
{
    std::string name;
    uint64_t id = 0;
    uint32_t rootPage = 0;
    uint32_t levels = 0;
    uint64_t rows = 0;    ///< entries that are not deleted
    uint64_t deleted = 0; ///< marked so, not purged yet
    uint64_t leafPages = 0;
    uint64_t innerPages = 0;
    bool complete = true; ///< each of its pages was looked at
    /// Its entries were held against the rows. The clustered index: true.
    bool entriesCompared = true;
    std::string whyNotCompared;
};

struct CheckReport
{
    std::vector<FileFault> faults;                  ///< the first ones
    uint64_t faultsFound = 0;                       ///< all
    std::array<uint64_t, faultKinds> faultCounts{}; ///< by kind
    bool stopped = false;                           ///< asked to: nothing is proved
    uint64_t bytes = 0;
    uint32_t pageSize = 0;
    bool mariaDb = false; ///< its kind of checksum
    uint64_t rows = 0;    ///< of the table
    uint64_t pages = 0, usedPages = 0, offPagePages = 0;
    uint64_t extents = 0, freeExtents = 0, fragmentExtents = 0, segmentExtents = 0;
    std::vector<CheckedIndexReport>
        indexes; ///< the table's, the clustered one first; MySQL's dictionary last

    bool good() const { return !faultsFound && !stopped; }
    bool has(FaultKind kind) const { return faultCounts[size_t(kind)] > 0; }
};

/// Looks at a whole file and says what is wrong with it: each page once, and the inner pages of the trees
/// once more. Memory: 16 bytes for each page of the file (0.1 % of it), 8 for each page of values outside
/// their rows, cacheBytes, a few MB. Never writes. What the file says is never trusted: any bytes give a
/// report. Blocks its caller; threads of its own end before it returns.
CheckReport checkTablespace(const CheckRequest &request);
/// The same of bytes somewhere else; path is not looked at. \a cfg: the bytes of the .cfg, empty: none.
CheckReport checkTablespace(const PageStore &store, std::span<const uint8_t> cfg,
                            const CheckRequest &request);

} // namespace millrace::ibdcheck
