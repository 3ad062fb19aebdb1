// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumprowfiles.h"

#include "core/source/inspect/dumptables.h"

#include <algorithm>
#include <utility>

namespace millrace {

namespace {

qint64 endInFile(const QVector<DumpSource> &sources, qint64 end)
{
    return placeInFile(sources, {.byteOffset = end - 1}).place.byteOffset + 1;
}

} // namespace

bool areInFilesInARow(const SqlDumpTable &table, const QVector<DumpSource> &sources)
{
    const auto within = [&table](qint64 place) {
        return place > table.firstInsert.byteOffset && place < table.end;
    };
    return table.inFiles.size() > 1 && table.rowsRunAsIs == 0 && table.otherStatements == 0 &&
           std::none_of(sources.begin(), sources.end(), [&](const DumpSource &source) {
               return !source.follows && (within(source.begin) || within(source.end));
           });
}

Source sourceOfRows(const SqlDumpTable &table, const SourceFile &first, const QVector<DumpSource> &sources)
{
    const auto fileAt = [&](const DumpPlace &place) {
        return place.source < 0 ? first : sources.at(place.source).file;
    };
    const DumpPlace begin = placeInFile(sources, table.firstInsert);
    SqlDumpTable inFile = table;
    inFile.firstInsert = begin.place;
    if (table.end > 0)
        inFile.end = endInFile(sources, table.end);
    Source source = dumpTableSource(fileAt(begin), inFile, true);
    if (!areInFilesInARow(table, sources))
        return source;
    const SqlTablePart part = *source.files.first().way.sqlTable;
    source.files.clear();
    for (const SqlRowsInFile &rows : table.inFiles) {
        const DumpPlace place = placeInFile(sources, rows.firstInsert);
        SourceFile file = fileAt(place);
        file.rows = rows.rows;
        file.unpackedBytes = rows.lineBytes;
        file.way.sqlTable = part;
        file.way.sqlTable->begin = place.place;
        file.way.sqlTable->session = rows.session;
        file.way.sqlTable->end = endInFile(sources, rows.end);
        source.files << std::move(file);
    }
    return source;
}

} // namespace millrace
