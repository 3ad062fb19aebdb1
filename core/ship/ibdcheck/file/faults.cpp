// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/file/faults.h"

namespace millrace::ibdcheck {

const char *faultName(FaultKind kind)
{
    static constexpr std::array<const char *, faultKinds> names{
        "not-readable",     "not-a-tablespace", "not-supported", "shape",         "exported-file",
        "file-size",        "checksum",         "page-number",   "space-id",      "page-lsn",
        "page-type",        "empty-page",       "space-header",  "extent-state",  "extent-list",
        "fragment-count",   "change-buffer",    "segment-entry", "segment-list",  "segment-count",
        "segment-not-used", "owned-twice",      "not-owned",     "marked-free",   "wrong-segment",
        "root-page",        "tree-level",       "index-id",      "left-link",     "right-link",
        "first-flag",       "node-pointer",     "child-page",    "no-records",    "page-header",
        "record-count",     "heap-count",       "heap-number",   "garbage",       "free-list",
        "directory",        "edge-record",      "record-link",   "record-bounds", "record-overlap",
        "record-status",    "record-flags",     "null-bitmap",   "value-length",  "value",
        "roll-pointer",     "max-transaction",  "off-page",      "key-order",     "duplicate-key",
        "duplicate-value",  "row-count",        "entry-sum",     "dictionary"};
    return kind < FaultKind::Count_ ? names[size_t(kind)] : "";
}

void FileFaults::append(const FileFaults &later)
{
    m_all += later.m_all;
    for (size_t kind = 0; kind < faultKinds; ++kind)
        m_counts[kind] += later.m_counts[kind];
    for (const FileFault &fault : later.m_faults) {
        if (m_faults.size() < m_most)
            m_faults.push_back(fault);
    }
}

} // namespace millrace::ibdcheck
