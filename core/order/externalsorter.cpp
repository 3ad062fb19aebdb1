// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/externalsorter.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/order/runmaker.h"
#include "core/order/runmerger.h"

namespace millrace {

namespace {

Error notProved(const RowChecksum &read, const RowChecksum &written)
{
    return {.code = ErrorCode::OrderNotProved,
            .what = CoreText::tr("The sorted file does not hold the same rows as the dump (%1 were read, %2 "
                                 "written, checksum %3 against %4): memory or disk gave back something else "
                                 "than was stored.")
                        .arg(groupedNumber(read.rows), groupedNumber(written.rows))
                        .arg(read.sum, 16, 16, '0'_L1)
                        .arg(written.sum, 16, 16, '0'_L1),
            .howToFix =
                CoreText::tr("Check the machine's memory and that disk; then sort again, or load in the "
                             "order of the files.")};
}

/// The sorted file as a source of its own.
Source sortedFrom(const Source &original, const QString &folder, bool rowNumbers)
{
    Source sorted = original;
    sorted.dialect = sorted.dialect.asSent();
    sorted.files = {{.path = SortFolder::rowsFile(folder), .rows = original.totalRows()}};
    if (rowNumbers) {
        sorted.fieldCount += sorted.fieldCount > 0 ? 1 : 0;
        if (!sorted.fieldNames.isEmpty())
            sorted.fieldNames.prepend(u"row_number"_s);
    }
    return sorted;
}

} // namespace

Result<SortedSource> sortByKey(const Source &source, const SortKey &key, const SortOptions &options,
                               std::stop_token stop, SortProgress *progress)
{
    SortProgress ownProgress;
    SortProgress &told = progress != nullptr ? *progress : ownProgress;
    told.bytesTotal = source.totalBytes();
    MILLRACE_TRY(auto folder, SortFolder::prepare(options.folder));
    MILLRACE_TRY_VOID(options.validate());
    MILLRACE_TRY_VOID(source.dialect.validate());
    MILLRACE_TRY_VOID(RowFrame(source.dialect, options.rowNumbers).validate());
    MILLRACE_TRY_VOID(expectUnchanged(source.files));
    MILLRACE_TRY(const auto plan, SortPlan::make(source, key, options));
    MILLRACE_TRY_VOID(folder->requireSpace(plan.diskBytes()));

    MILLRACE_TRY(auto writer,
                 SortedWriter::create(options.folder, source.dialect, plan.blockBytes, &told.bytesMerged));
    SortedSource sorted{
        .original = source, .key = key, .folder = options.folder, .rowNumbers = options.rowNumbers};
    auto maker = std::make_unique<RunMaker>(source, key, options, plan, *folder, told, stop);
    MILLRACE_TRY(const auto runs, maker->make(sorted.original, *writer));
    const RowChecksum read = maker->checksum();
    maker.reset(); // its buffers' memory goes to the merge

    RunMerger merger(*folder, options.memoryBytes, plan.blockBytes, told.bytesMerged, stop);
    told.bytesToMerge = merger.bytesToMerge(runs);
    told.phase = SortProgress::Phase::Merging;
    MILLRACE_TRY_VOID(merger.merge(runs, *writer));
    MILLRACE_TRY_VOID(writer->finish());
    if (writer->checksum() != read)
        return fail(notProved(read, writer->checksum()));
    MILLRACE_TRY_VOID(expectUnchanged(source.files));

    sorted.source = sortedFrom(sorted.original, options.folder, options.rowNumbers);
    sorted.source.files.first().bodyOffset = writer->bodyOffset();
    MILLRACE_TRY_VOID(writeManifest(sorted));
    folder->keep();
    told.phase = SortProgress::Phase::Done;
    return sorted;
}

} // namespace millrace
