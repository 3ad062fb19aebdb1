// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/rowlocation.h"

#include "core/source/rowreader.h"

#include <QRegularExpression>

namespace millrace {

Error locatedInChunk(Error error, const Source &source, const Chunk &chunk)
{
    static const QRegularExpression atRow(QStringLiteral(" at row (\\d+)"));
    // MariaDB: column `schema`.`table`.`name`; MySQL: column 'name'.
    static const QRegularExpression column(
        QStringLiteral("column (?:`[^`]*`\\.`[^`]*`\\.)?[`']([^`']+)[`']"));
    if (const auto match = column.match(error.what); match.hasMatch())
        error.context.column = match.captured(1);
    const auto match = atRow.match(error.what);
    if (!match.hasMatch())
        return error;

    qint64 behind = match.captured(1).toLongLong() - 1;
    for (const Segment &segment : chunk.segments) {
        if (behind >= segment.rows) {
            behind -= segment.rows;
            continue;
        }
        const QString &path = source.files.at(segment.file).path;
        error.context.file = path;
        error.context.row = segment.firstRowInFile + behind;
        if (const auto row =
                locateRow(path, source.dialect, segment.offset.value, segment.firstRowInFile, behind)) {
            error.context.line = row->line;
            error.context.byteOffset = row->byteOffset;
            error.context.rawRow = row->raw.left(64 * 1024);
        }
        error.what.remove(match.capturedStart(), match.capturedLength());
        break;
    }
    return error;
}

} // namespace millrace
