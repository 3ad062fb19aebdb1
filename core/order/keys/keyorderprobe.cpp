// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/keyorderprobe.h"

#include "core/base/coretext.h"
#include "core/order/keys/rowfeed.h"

#include <algorithm>

namespace millrace {

namespace {

/// Feeds one file's rows to the probe. Errors: as RowFeed; Cancelled.
Result<void> probeFile(KeyOrderProbe &probe, const SourceFile &file, const Dialect &dialect, qint64 endOffset,
                       std::stop_token stop)
{
    MILLRACE_TRY(auto feed, RowFeed::open(file, dialect, {.endOffset = endOffset}));
    probe.beginFile();
    FedRow row;
    for (;;) {
        if (feed.rowsDone() % 8192 == 0 && stop.stop_requested())
            return fail({.code = ErrorCode::Cancelled,
                         .what = CoreText::tr("Looking at the order of the rows was cancelled."),
                         .howToFix = CoreText::tr("Nothing was changed; start it again when you want to.")});
        MILLRACE_TRY(const auto more, feed.next(row));
        if (!more)
            return {};
        probe.add(row.bytes, row.terminated);
    }
}

} // namespace

KeyOrderProbe::KeyOrderProbe(const Dialect &dialect, const SortKey &key)
    : m_encoder(dialect, key)
{}

void KeyOrderProbe::beginFile()
{
    if (m_files.empty() || m_files.back().rows > 0)
        m_files.emplace_back();
}

void KeyOrderProbe::add(std::span<const char> row, bool terminated)
{
    const std::string_view key = m_encoder.encode(row, terminated);
    const KeyPrefix prefix = KeyPrefix::of(key);
    if (m_files.empty())
        m_files.emplace_back();
    FileKeys &file = m_files.back();
    if (m_rows > 0) {
        const bool equal = prefix == m_lastPrefix && key == m_last;
        const bool below = prefix != m_lastPrefix ? prefix < m_lastPrefix : key < m_last;
        m_equal += equal ? 1 : 0;
        m_outOfOrder += below ? 1 : 0;
        file.outOfOrder += below && file.rows > 0 ? 1 : 0;
    }
    if (file.rows++ == 0)
        file.smallest = file.largest = key;
    else if (key > file.largest)
        file.largest = key;
    else if (key < file.smallest)
        file.smallest = key;
    if (m_sample.wants(m_rows))
        m_sample.add(m_rows, key);
    m_last = key;
    m_lastPrefix = prefix;
    ++m_rows;
}

/// The files' ranges of keys, as shares of all keys, added up.
double KeyOrderProbe::filesPerKey() const
{
    double sum = 0;
    for (const FileKeys &file : m_files)
        if (file.rows > 0)
            sum += m_sample.rankOf(KeySample::keyOf(file.largest)) -
                   m_sample.rankOf(KeySample::keyOf(file.smallest));
    return std::max(sum, 1.0);
}

KeyOrder KeyOrderProbe::result(bool exact)
{
    m_sample.close();
    KeyOrder order{.exact = exact, .rows = m_rows, .rowsOutOfOrder = m_outOfOrder, .equalKeys = m_equal};
    for (const FileKeys &file : m_files) {
        order.files += file.rows > 0 ? 1 : 0;
        order.filesInOrder += file.rows > 0 && file.outOfOrder == 0 ? 1 : 0;
    }
    if (m_outOfOrder == 0)
        return order;
    const KeySample::Figures figures = m_sample.figures(m_rows);
    order.distanceRows = figures.distanceRows;
    order.scatter = figures.scatter;
    // Keys that differ only after the bytes of the sample look like one: go by the count then. A shuffled
    // dump has half its rows below the one before.
    if (figures.tiedShare > 0.5 && double(m_equal) < 0.25 * double(m_rows))
        order.scatter = std::max(order.scatter, std::min(1.0, 2 * order.outOfOrderShare()));
    order.filesPerKey = filesPerKey();
    return order;
}

Result<KeyOrder> probeHeads(const Source &source, const SortKey &key, const HeadProbeOptions &options,
                            std::stop_token stop)
{
    MILLRACE_TRY_VOID(source.dialect.validate());
    KeyOrderProbe probe(source.dialect, key);
    const qint64 share = options.totalBytes / std::max<qint64>(1, source.files.size());
    const qint64 bytes = std::max(HeadProbeOptions::leastBytes, std::min(options.bytesPerFile, share));
    bool exact = true;
    for (const SourceFile &file : source.files) {
        MILLRACE_TRY_VOID(probeFile(probe, file, source.dialect, bytes, stop));
        exact = exact && file.contentBytes() >= 0 && file.contentBytes() <= bytes;
    }
    return probe.result(exact);
}

} // namespace millrace
