// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/sortedsource.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/order/keys/rowfeed.h"
#include "core/order/sortfolder.h"
#include "core/source/bytes/sourceopen.h"

#include <QtEndian>

namespace millrace {

namespace {

/// The index-th number of a side file.
Result<qint64> numberAt(const QString &path, qint64 index)
{
    const auto bytes = readBytes(path, index * 8, 8);
    if (!bytes || bytes->size() != 8)
        return fail({.code = ErrorCode::FileNotReadable,
                     .what = CoreText::tr("%1 has no entry %2.").arg(path, groupedNumber(index + 1)),
                     .howToFix = CoreText::tr("Let the dump be sorted anew."),
                     .context = {.file = path}});
    return qFromLittleEndian<qint64>(bytes->constData());
}

Error missingRow(const QString &path, qint64 rowInFile)
{
    return {.code = ErrorCode::SourceChanged,
            .what = CoreText::tr("%1 has no row %2 any more.").arg(path, groupedNumber(rowInFile)),
            .howToFix = CoreText::tr("Let nothing write to the file during the load; then inspect it again."),
            .context = {.file = path}};
}

/// Where the row that lies `rowsAfter` rows after the one at `offset` begins.
Result<qint64> offsetAfter(const SourceFile &file, const Dialect &dialect, qint64 offset, qint64 rowsAfter,
                           qint64 rowInFile)
{
    if (rowsAfter == 0)
        return offset;
    MILLRACE_TRY(auto feed, RowFeed::open(file, dialect, {.startOffset = offset}));
    FedRow row;
    for (qint64 i = 0; i <= rowsAfter; ++i) {
        MILLRACE_TRY(const auto more, feed.next(row));
        if (!more)
            return fail(missingRow(file.path, rowInFile));
    }
    return row.offset;
}

} // namespace

Result<SourceRow> SortedSource::originOf(qint64 sortedRow) const
{
    MILLRACE_TRY(const auto number, numberAt(SortFolder::originsFile(folder), sortedRow - 1));
    SourceRow found{.row = {number}};
    qint64 rowsBefore = 0; // in earlier files
    while (found.file + 1 < original.files.size() && rowsBefore + original.files.at(found.file).rows < number)
        rowsBefore += original.files.at(found.file++).rows;
    found.rowInFile = number - rowsBefore;

    const SourceFile &file = original.files.at(found.file);
    const qint64 bookRow = (number - 1) / bookStep * bookStep + 1;
    qint64 offset = file.bodyOffset;
    qint64 rowsAfter = found.rowInFile - 1;
    if (bookRow > rowsBefore) {
        MILLRACE_TRY(offset, numberAt(SortFolder::bookFile(folder), bookRow / bookStep));
        rowsAfter = number - bookRow;
    }
    MILLRACE_TRY(const auto exact, offsetAfter(file, original.dialect, offset, rowsAfter, found.rowInFile));
    found.offset = {exact};
    return found;
}

void removeSorted(const QString &folder)
{
    SortFolder::removeSorted(folder);
}

} // namespace millrace
