// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"

#include <QStringList>

namespace millrace {

/// Where a value comes from; every guess shows it.
enum class Origin
{
    Detected,
    Set
};

/// What a change of the source did, for whoever tells the pages.
enum class SourceChange
{
    None,
    Pins,  ///< which rows the preview always shows
    Files, ///< or what is known of them
    Rows   ///< other rows or other fields: the mapping is to be looked at again
};

/// What a dialect set by hand makes of the first file.
struct DialectReading
{
    QVector<Row> rows;
    QStringList fieldNames;
    QVector<Error> notes;
    QVector<Error> notesBefore; ///< what was to be said of the file under the dialect before
};

/// What the wizard knows of the source: the tables found, the files of the chosen one, the dialect, and what
/// the scan says of them. A value; MigrationDraft::change() calls what changes it and says so.
struct SourceDraft
{
    QVector<FoundTable> found;
    int chosen = -1;        ///< of the tables found
    bool wholeDump = false; ///< all of the dump is loaded, not the chosen table of it
    Source source;
    QVector<Row> sample;
    DialectProposal proposal;
    Origin dialectOrigin = Origin::Detected;
    QVector<Error> notes;      ///< of the inspection
    QVector<Error> scanIssues; ///< of the full scan: rows in danger
    RowSamples rowSamples;     ///< of the full scan
    /// Rows the preview always shows, by their number in source order over all files, ascending.
    QVector<qint64> pinnedRows;
    std::optional<Error> brokenOff;           ///< what the stream ended with that was arriving
    FileOrder fileOrder = FileOrder::Natural; ///< Given once a file was moved by hand

    /// Of a saved plan.
    static SourceDraft of(const Source &planned);
    bool isReady() const;   ///< files or a table, and at least one field
    bool holdsDump() const; ///< what was found is a dump of tables that can be loaded as a whole
    bool isScanned() const { return !source.files.isEmpty() && source.totalRows() >= 0; }
    QVector<Error> scanNotes() const; ///< of the full scan: what is odd about bytes and lines
    QVector<Row> sampleRows() const;  ///< the first, some from everywhere, the last
    double bytesPerRow() const;       ///< mean; from the scan, else from the sample; 0 unknown
    QStringList fileNames() const;    ///< of the chosen table, no two alike (SourceFile::name())
    QStringList filePaths() const;    ///< the same; files of one archive share its path
    QStringList allFilePaths() const; ///< of all tables found
    QVector<int> joinable() const; ///< other tables found whose rows are written as those of the chosen one

    /// An SQL dump that is still arriving: only its head is known, and all of it is loaded.
    SourceChange setArrivingDump(const SourceFile &file);
    bool isHeadOfDump() const { return wholeDump && found.isEmpty() && !source.files.isEmpty(); }
    SourceChange setFound(const QVector<FoundTable> &tables); ///< chooses the first
    SourceChange choose(int index); ///< what was done to the files of the one before stays
    /// The chosen table's files as several tables; the first of them is chosen.
    SourceChange split(const QVector<FoundTable> &parts);
    /// The files of these tables, of joinable(), as files of the chosen one, in natural order.
    SourceChange join(const QVector<int> &tables);
    SourceChange setWholeDump(bool whole);
    /// A dialect set by hand together with what it makes of the first file.
    SourceChange setDialect(const Dialect &dialect, Origin origin, const DialectReading &reading);
    /// The stream is there whole, in this file, which was its head until now.
    SourceChange setArrived(const SourceFile &file);
    SourceChange setBrokenOff(const std::optional<Error> &error);
    /// What the first rows look like under the dialect as it stands (a plan that was opened).
    SourceChange setSample(const QVector<Row> &rows);
    /// Rows are taken over file by file.
    SourceChange setScan(const Source &scanned, const ScanFindings &findings);
    SourceChange sortFiles(FileOrder order);
    SourceChange moveFile(int from, int to);
    SourceChange removeFile(int index);
    SourceChange setPinnedRows(QVector<qint64> rows);
    SourceChange clear();

private:
    void keepChosen();
    SourceChange showChosen();
    void forgetScan();
    void forgetRowOrder();
};

} // namespace millrace
