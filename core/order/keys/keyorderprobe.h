// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/keys/keyencoder.h"
#include "core/order/keys/keyorder.h"
#include "core/order/keys/keysample.h"
#include "core/source/source.h"

#include <stop_token>

namespace millrace {

/// Is fed with a dump's rows and tells how far they are from key order: counts are exact over the rows it was
/// fed with, places and shares come from a sample. A few MB of memory whatever the dump's size. Used by one
/// thread.
class KeyOrderProbe
{
public:
    /// REQUIRES: dialect.validate() succeeds, key.parts is not empty.
    KeyOrderProbe(const Dialect &dialect, const SortKey &key);

    /// The next rows belong to another file.
    void beginFile();
    /// A row as RowFeed gives it.
    void add(std::span<const char> row, bool terminated);
    /// `exact`: it was fed with every row. REQUIRES: no add() afterwards.
    KeyOrder result(bool exact);

private:
    struct FileKeys
    {
        qint64 rows = 0;
        qint64 outOfOrder = 0; ///< inside the file
        std::string smallest;
        std::string largest;
    };
    double filesPerKey() const;

    KeyEncoder m_encoder;
    KeySample m_sample;
    qint64 m_rows = 0;
    qint64 m_outOfOrder = 0;
    qint64 m_equal = 0;
    std::string m_last;
    KeyPrefix m_lastPrefix;
    std::vector<FileKeys> m_files;
};

struct HeadProbeOptions
{
    qint64 bytesPerFile = 4LL * 1024 * 1024;
    qint64 totalBytes = 128LL * 1024 * 1024; ///< many files share it, none gets less than leastBytes
    static constexpr qint64 leastBytes = 16LL * 1024;
};

/// Looks at the head of every file: an answer in well under a second, not an exact one. Errors: as RowFeed;
/// Cancelled.
Result<KeyOrder> probeHeads(const Source &source, const SortKey &key, const HeadProbeOptions &options = {},
                            std::stop_token stop = {});

} // namespace millrace
