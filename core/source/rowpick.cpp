// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rowpick.h"

#include "core/base/coretext.h"
#include "core/source/content/content.h"
#include "core/source/content/rowfiles.h"
#include "core/source/rows/rowscanner.h"

#include <limits>

namespace millrace {

namespace {

/// Where the row stands that lies that many rows after the place.
Result<qint64> offsetAfter(const Content &content, const Dialect &dialect, const RowPlace &place, qint64 rows,
                           const std::stop_token &stop)
{
    RowScanner scanner(dialect, {.startOffset = place.offset});
    MILLRACE_TRY(auto file, openContent(content, place.offset));
    // One row at least: where the first begins is known then, after header lines as well.
    for (bool done = false; !done;) {
        if (stop.stop_requested())
            return fail(
                lookStopped(CoreText::tr("Looking for a row of %1 was cancelled.").arg(content.name())));
        MILLRACE_TRY(const auto window, file->next());
        done = window.empty() ||
               scanner.scan(window, qMax<qint64>(rows, 1), std::numeric_limits<qint64>::max()).limitReached;
    }
    return rows == 0 ? scanner.bodyStart() : scanner.rowStart();
}

} // namespace

Result<QVector<PickedRow>> rowsNumbered(const Source &source, const QVector<RowPlace> &places,
                                        const QVector<qint64> &numbers, std::stop_token stop)
{
    QVector<PickedRow> picked;
    for (const qint64 number : numbers) {
        int index = 0;
        qint64 row = number; // in its file
        while (index < source.files.size() && row > source.files.at(index).rows)
            row -= source.files.at(index++).rows;
        if (index == source.files.size() || number < 1)
            continue;
        RowPlace nearest{.file = index};
        for (const RowPlace &place : places)
            if (place.file == index && place.row <= row && place.row >= nearest.row)
                nearest = place;
        const Content content = source.files.at(index).content();
        MILLRACE_TRY(const auto offset,
                     offsetAfter(content, source.dialect, nearest, row - nearest.row, stop));
        MILLRACE_TRY(auto rows, readRows(content, source.dialect, offset, 1));
        if (rows.isEmpty())
            continue; // longer than readRows() reads
        PickedRow found{.file = index, .row = rows.takeFirst(), .pick = Pick::Pinned, .number = number};
        found.row.row = row;
        picked << found;
    }
    return picked;
}

} // namespace millrace
