// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/draft/sourcedraft.h"

#include "core/source/inspect/dumptables.h"

#include <QFileInfo>
#include <QHash>
#include <algorithm>

namespace millrace {

SourceDraft SourceDraft::of(const Source &planned)
{
    FoundTable only;
    only.source = planned;
    only.proposal.dialect = planned.dialect;
    return {.found = {only},
            .chosen = 0,
            .source = planned,
            .dialectOrigin = Origin::Set,
            .fileOrder = FileOrder::Given};
}

bool SourceDraft::isReady() const
{
    return !source.isEmpty() && source.fieldCount > 0;
}

QStringList SourceDraft::filePaths() const
{
    QStringList paths;
    for (const SourceFile &file : source.files)
        paths.append(file.path);
    return paths;
}

QStringList SourceDraft::fileNames() const
{
    QStringList names;
    for (const SourceFile &file : source.files)
        names.append(file.name());
    return names;
}

QStringList SourceDraft::allFilePaths() const
{
    QStringList paths;
    for (qsizetype i = 0; i < found.size(); ++i)
        if (i != chosen)
            for (const SourceFile &file : found.at(i).source.files)
                paths.append(file.path);
    return filePaths() + paths;
}

QVector<int> SourceDraft::joinable() const
{
    QVector<int> tables;
    for (qsizetype i = 0; i < found.size(); ++i) {
        const Source &other = found.at(i).source;
        if (i != chosen && !other.isTable() && other.dialect == source.dialect &&
            other.fieldCount == source.fieldCount && other.fieldNames == source.fieldNames)
            tables.append(static_cast<int>(i));
    }
    return tables;
}

SourceChange SourceDraft::setFound(const QVector<FoundTable> &tables)
{
    found = tables;
    chosen = -1;
    wholeDump = holdsDump();
    return tables.isEmpty() ? clear() : choose(0);
}

SourceChange SourceDraft::setArrivingDump(const SourceFile &file)
{
    *this = {};
    source.name = QFileInfo(file.path).completeBaseName();
    source.files << file;
    wholeDump = true;
    return SourceChange::Rows;
}

bool SourceDraft::holdsDump() const
{
    return holdTables(found) ||
           (!found.isEmpty() && std::all_of(found.begin(), found.end(), [](const FoundTable &table) {
               return sqlTableOf(table.source) != nullptr;
           }));
}

SourceChange SourceDraft::setWholeDump(bool whole)
{
    if (wholeDump == whole || (whole && !holdsDump()))
        return SourceChange::None;
    wholeDump = whole;
    return SourceChange::Files;
}

SourceChange SourceDraft::choose(int index)
{
    if (index == chosen || index < 0 || index >= found.size())
        return SourceChange::None;
    keepChosen();
    chosen = index;
    return showChosen();
}

SourceChange SourceDraft::split(const QVector<FoundTable> &parts)
{
    if (chosen < 0 || parts.isEmpty())
        return SourceChange::None;
    found.removeAt(chosen);
    for (qsizetype i = 0; i < parts.size(); ++i)
        found.insert(chosen + i, parts.at(i));
    return showChosen();
}

SourceChange SourceDraft::join(const QVector<int> &tables)
{
    const QVector<int> allowed = joinable();
    QVector<int> joined;
    for (const int table : tables)
        if (allowed.contains(table) && !joined.contains(table))
            joined.append(table);
    if (joined.isEmpty())
        return SourceChange::None;
    keepChosen();
    FoundTable all = found.at(chosen);
    for (const int table : std::as_const(joined)) {
        all.source.files += found.at(table).source.files;
        all.notes += found.at(table).notes;
    }
    QStringList names;
    for (const SourceFile &file : std::as_const(all.source.files))
        names << file.name();
    all.source.name = groupShards(names, FileGrouping::Together).constFirst().stem;
    millrace::sortFiles(all.source.files, FileOrder::Natural);
    found[chosen] = all;
    const int kept = chosen;
    std::sort(joined.begin(), joined.end(), std::greater<>());
    for (const int table : std::as_const(joined)) {
        found.removeAt(table);
        chosen -= table < kept ? 1 : 0;
    }
    return showChosen();
}

/// Files that were moved, removed or counted stay so while another table is looked at.
void SourceDraft::keepChosen()
{
    if (chosen < 0 || chosen >= found.size())
        return;
    FoundTable &table = found[chosen];
    table.source = source;
    table.sample = sample;
    table.proposal = proposal;
    table.notes = notes;
    if (!scanIssues.isEmpty()) // they are found again with the rows
        for (SourceFile &file : table.source.files)
            file.rows = -1;
}

SourceChange SourceDraft::showChosen()
{
    const FoundTable &table = found.at(chosen);
    source = table.source;
    sample = table.sample;
    proposal = table.proposal;
    notes = table.notes;
    brokenOff.reset();
    scanIssues.clear();
    rowSamples = {};
    pinnedRows.clear();
    dialectOrigin = Origin::Detected;
    fileOrder = FileOrder::Natural;
    return SourceChange::Rows;
}

SourceChange SourceDraft::setDialect(const Dialect &dialect, Origin origin, const DialectReading &reading)
{
    source.setDialect(dialect);
    dialectOrigin = origin;
    source.fieldNames = reading.fieldNames;
    notes.removeIf([&reading](const Error &note) {
        return std::any_of(reading.notesBefore.begin(), reading.notesBefore.end(),
                           [&note](const Error &before) { return before.what == note.what; });
    });
    notes += reading.notes;
    forgetScan(); // another dialect, other rows: the count of before is worth nothing
    return setSample(reading.rows);
}

void SourceDraft::forgetScan()
{
    scanIssues.clear();
    rowSamples = {};
    source.scan.reset();
    for (SourceFile &file : source.files) {
        file.rows = -1;
        file.bodyOffset = 0;
    }
}

/// Of rows that come in another order now it is not known whether they rise.
void SourceDraft::forgetRowOrder()
{
    rowSamples = {};
    if (!source.scan)
        return;
    for (ColumnProfile &column : source.scan->profile.columns)
        column.ascending = column.strictly = false;
}

QVector<Error> SourceDraft::scanNotes() const
{
    return source.scan ? source.scan->notes : QVector<Error>();
}

QVector<Row> SourceDraft::sampleRows() const
{
    QVector<Row> rows = sample;
    for (const PickedRow &picked : rowSamples.spread)
        rows << picked.row;
    // The last may be one of the others: of a short source, or by chance.
    const auto &last = rowSamples.last;
    const auto isLast = [&last](int file, const Row &row) {
        return last->file == file && last->row.row == row.row;
    };
    if (last && std::none_of(sample.begin(), sample.end(), [&](const Row &row) { return isLast(0, row); }) &&
        std::none_of(rowSamples.spread.begin(), rowSamples.spread.end(),
                     [&](const PickedRow &picked) { return isLast(picked.file, picked.row); }))
        rows << last->row;
    return rows;
}

double SourceDraft::bytesPerRow() const
{
    if (source.table)
        return source.table->bytesPerRow();
    if (isScanned() && source.totalRows() > 0)
        return static_cast<double>(source.totalBytes()) / static_cast<double>(source.totalRows());
    qint64 bytes = 0;
    for (const Row &row : sample)
        bytes += row.raw.size() + source.dialect.linesTerminatedBy.size();
    return sample.isEmpty() ? 0 : static_cast<double>(bytes) / static_cast<double>(sample.size());
}

SourceChange SourceDraft::setSample(const QVector<Row> &rows)
{
    sample = rows;
    if (source.dialect.isJsonLines()) // the first line may be none
        source.fieldCount = static_cast<int>(source.dialect.jsonKeys.size());
    else if (!rows.isEmpty())
        source.fieldCount = static_cast<int>(rows.first().fields.size());
    return SourceChange::Rows;
}

SourceChange SourceDraft::setScan(const Source &scanned, const ScanFindings &findings)
{
    // The list may have been sorted or shortened while the scan ran.
    QHash<QString, const SourceFile *> byName;
    for (const SourceFile &file : scanned.files)
        byName.insert(file.name(), &file);
    for (SourceFile &file : source.files) {
        const SourceFile *match = byName.value(file.name());
        if (match == nullptr)
            continue;
        file.rows = match->rows;
        file.bodyOffset = match->bodyOffset;
        file.unpackedBytes = match->unpackedBytes;
    }
    source.scan = scanned.scan;
    scanIssues = findings.rowErrors;
    // Samples name files by their place: of a list that was changed meanwhile they are worth nothing.
    const bool sameFiles =
        std::equal(scanned.files.begin(), scanned.files.end(), source.files.begin(), source.files.end(),
                   [](const SourceFile &a, const SourceFile &b) { return a.name() == b.name(); });
    rowSamples = sameFiles ? findings.samples : RowSamples();
    notes = notesBesideScan(notes, findings);
    return SourceChange::Files;
}

SourceChange SourceDraft::setArrived(const SourceFile &file)
{
    if (!source.isArriving() || source.files.first().path != file.path)
        return SourceChange::None;
    SourceFile &ours = source.files.first();
    ours.fingerprint = file.fingerprint;
    ours.isArriving = false;
    ours.statedBytes = -1;
    brokenOff.reset();
    return SourceChange::Files;
}

SourceChange SourceDraft::setBrokenOff(const std::optional<Error> &error)
{
    if (!brokenOff && !error)
        return SourceChange::None;
    brokenOff = error;
    return SourceChange::Files;
}

SourceChange SourceDraft::sortFiles(FileOrder order)
{
    fileOrder = order;
    millrace::sortFiles(source.files, order);
    forgetRowOrder();
    return SourceChange::Files;
}

SourceChange SourceDraft::moveFile(int from, int to)
{
    const auto count = source.files.size();
    if (from == to || from < 0 || to < 0 || from >= count || to >= count)
        return SourceChange::None;
    source.files.move(from, to);
    fileOrder = FileOrder::Given;
    forgetRowOrder();
    return SourceChange::Files;
}

SourceChange SourceDraft::removeFile(int index)
{
    if (index < 0 || index >= source.files.size())
        return SourceChange::None;
    const QString name = source.files.at(index).name();
    source.files.removeAt(index);
    rowSamples = {};
    scanIssues.removeIf([&](const Error &error) { return error.context.file == name; });
    // A note counts over all files and names the first place: of fewer files it has to be made anew.
    if (!scanNotes().isEmpty())
        forgetScan();
    notes.removeIf([&](const Error &error) { return error.context.file == name; });
    if (!source.files.isEmpty())
        return SourceChange::Files;
    if (found.size() < 2)
        return clear();
    found.removeAt(chosen);
    chosen = qMin(chosen, static_cast<int>(found.size()) - 1);
    return showChosen();
}

SourceChange SourceDraft::setPinnedRows(QVector<qint64> rows)
{
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    if (pinnedRows == rows)
        return SourceChange::None;
    pinnedRows = rows;
    return SourceChange::Pins;
}

SourceChange SourceDraft::clear()
{
    *this = {};
    return SourceChange::Files;
}

} // namespace millrace
