// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/recordsorter.h"
#include "core/order/rowframe.h"
#include "core/order/sortedwriter.h"
#include "core/order/sortfolder.h"
#include "core/order/sortplan.h"

namespace millrace {

/// The first phase of a sort: reads the dump once and leaves sorted runs, or, when everything fits into
/// memory, hands the rows to the sorted file at once. Used once, by one thread.
class RunMaker
{
public:
    /// All references must outlive the maker.
    RunMaker(const Source &source, const SortKey &key, const SortOptions &options, const SortPlan &plan,
             SortFolder &folder, SortProgress &progress, std::stop_token stop);

    /// The runs, oldest rows first; none when `sorted` got all rows. Fills in rows and bodyOffset of
    /// `original`, writes the book file. Errors: as sortByKey.
    Result<QVector<SortRun>> make(Source &original, SortedWriter &sorted);

    const RowChecksum &checksum() const { return m_checksum; }

private:
    Result<void> readFile(SourceFile &file);
    Result<void> take(const FedRow &row, const QString &path);
    Error located(Error error, const QString &path, qint64 offset) const;

    const Source &m_source;
    const SortOptions &m_options;
    const SortPlan &m_plan;
    SortProgress &m_progress;
    const std::stop_token m_stop;
    KeyEncoder m_encoder;
    RowFrame m_frame;
    std::unique_ptr<BlockWriter> m_book;
    RowChecksum m_checksum;
    RecordSorter m_sorter;
};

} // namespace millrace
