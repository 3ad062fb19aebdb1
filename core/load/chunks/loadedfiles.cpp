// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/loadedfiles.h"

namespace millrace {

namespace {

bool isCommitted(const Chunk &chunk, const QVector<Journal::Entry> &parts)
{
    return parts.size() == 1 && parts.first().firstRow == chunk.firstRow.value &&
           parts.first().tally.rows == chunk.rows && parts.first().bytes == chunk.bytes;
}

} // namespace

LoadedFiles loadedFiles(const Source &source, const QVector<Chunk> &recorded, const Journal::Entries &done)
{
    LoadedFiles loaded;
    qsizetype next = 0;
    for (int index = 0; index < source.files.size(); ++index) {
        const SourceFile &file = source.files.at(index);
        if (file.rows < 0)
            break;
        QVector<Chunk> own;
        qint64 rows = 0;
        qint64 offset = file.bodyOffset;
        for (; next < recorded.size() && rows < file.rows; ++next) {
            const Chunk &chunk = recorded.at(next);
            const Segment segment = chunk.segments.value(0);
            const bool fits = chunk.segments.size() == 1 && segment.file == index &&
                              segment.offset.value == offset && segment.firstRowInFile == rows + 1 &&
                              segment.rows == chunk.rows && chunk.rows > 0 &&
                              chunk.firstRow.value == loaded.rows + rows + 1;
            if (!fits || !isCommitted(chunk, done.value(chunk.id.value)))
                return loaded;
            rows += chunk.rows;
            offset += segment.bytes;
            own << chunk;
        }
        if (rows != file.rows)
            break;
        loaded.files = index + 1;
        loaded.rows += rows;
        loaded.chunks += own;
    }
    return loaded;
}

} // namespace millrace
