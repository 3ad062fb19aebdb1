// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/tiling.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

namespace millrace {

namespace {

Error broken(const QString &what, const QString &file = {}, std::optional<qint64> offset = {})
{
    return {.code = ErrorCode::TilingBroken,
            .what = what,
            .howToFix = CoreText::tr("This is a fault of Millrace: do not trust the load, and report it."),
            .context = {.file = file, .byteOffset = offset}};
}

} // namespace

Result<void> checkTiling(const Source &source, const QVector<Chunk> &chunks)
{
    QVector<qint64> covered; // bytes covered so far, per file; -1: not begun
    QVector<qint64> rows(source.files.size(), 0);
    covered.fill(-1, source.files.size());
    qint64 nextRow = 1;
    int file = 0;
    for (const Chunk &chunk : chunks) {
        qint64 rowsInChunk = 0;
        if (chunk.firstRow.value != nextRow)
            return fail(broken(CoreText::tr("Chunk %1 begins at row %2 where row %3 is next.")
                                   .arg(chunk.id.value)
                                   .arg(groupedNumber(chunk.firstRow.value), groupedNumber(nextRow))));
        for (const Segment &segment : chunk.segments) {
            if (segment.file < file || segment.file >= source.files.size())
                return fail(broken(CoreText::tr("Chunk %1 takes a file out of order.").arg(chunk.id.value)));
            file = segment.file;
            const QString &path = source.files.at(file).path;
            qint64 &end = covered[file];
            // Where the first row begins is the scanner's word; the plan's scan must agree when there was
            // one.
            const qint64 expected = end >= 0                          ? end
                                    : source.files.at(file).rows >= 0 ? source.files.at(file).bodyOffset
                                                                      : segment.offset.value;
            if (segment.offset.value != expected)
                return fail(broken(CoreText::tr("Chunk %1 begins at byte %2 where byte %3 is next.")
                                       .arg(chunk.id.value)
                                       .arg(groupedNumber(segment.offset.value), groupedNumber(expected)),
                                   path, expected));
            if (segment.firstRowInFile != rows.at(file) + 1)
                return fail(broken(CoreText::tr("Chunk %1 skips rows of a file.").arg(chunk.id.value), path,
                                   expected));
            end = segment.offset.value + segment.bytes;
            rows[file] += segment.rows;
            rowsInChunk += segment.rows;
        }
        if (rowsInChunk != chunk.rows)
            return fail(broken(CoreText::tr("Chunk %1 counts its rows wrong.").arg(chunk.id.value)));
        nextRow += chunk.rows;
    }
    for (int index = 0; index < source.files.size(); ++index) {
        const SourceFile &sourceFile = source.files.at(index);
        if (sourceFile.rows >= 0 && rows.at(index) != sourceFile.rows)
            return fail(broken(CoreText::tr("%1 were cut where the scan counted %2.")
                                   .arg(rowsText(rows.at(index)), groupedNumber(sourceFile.rows)),
                               sourceFile.path));
        // A compressed file that was not scanned says itself where it ends: its stream is checked by its
        // sums.
        const qint64 content = sourceFile.contentBytes();
        if (rows.at(index) > 0 && content >= 0 && covered.at(index) != content)
            return fail(
                broken(CoreText::tr("The file's end is not covered."), sourceFile.path, covered.at(index)));
    }
    return {};
}

} // namespace millrace
