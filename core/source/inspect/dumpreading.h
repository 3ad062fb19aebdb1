// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dumpdir/dumpdir.h"
#include "core/source/inspect/dumpsources.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "core/source/sqldump/sqlinspect.h"

#include <functional>
#include <stop_token>

namespace millrace {

/// An SQL file of a dump, read whole: its tables with rows, and all its other statements with their texts.
struct DumpScriptReading
{
    DumpScript script;
    SourceFile file;
    SqlDumpInspection dump;
    /// What else it runs, and the files that follow it in a program of several; none of a dump in several
    /// files.
    QVector<DumpSource> sources;
};

/// A table of a dump whose rows are in files of their own, counted.
struct DumpTableReading
{
    FoundTable found;
    ScanFindings findings;
};

/// A whole dump, read once: what any number of plans are made of, without reading it again.
struct DumpReading
{
    /// A table of the dump, for people.
    struct Table
    {
        QString schema; ///< empty: the dump does not say
        QString name;
        qint64 rows = 0;
        qint64 rowsAsIs = 0;  ///< of them: no plain values, run as the statements they are
        qint64 bytes = 0;     ///< of the rows as they stand in the dump, unpacked
        bool defined = false; ///< the dump brings its CREATE TABLE
        int files = 1;

        QString key() const { return keyOf(schema, name); }
        friend bool operator==(const Table &, const Table &) = default;
    };
    /// What tells a table from the others: "schema.table", as the dump names them; where it names no schema,
    /// "table".
    static QString keyOf(const QString &schema, const QString &name)
    {
        return schema.isEmpty() ? name : schema + u'.' + name;
    }

    QString path; ///< of the dump: a file, or the folder or archive its files are in
    /// Of a dump that is still arriving, as far as it was there (readDumpHead()): more tables and rows
    /// follow.
    bool isHead = false;
    /// Without an order of their own. One SQL file has one, whether rows are in files beside it or not, and
    /// so has a program of several.
    bool severalFiles = false;
    QVector<DumpScriptReading> scripts; ///< in the order in which they have to run
    QVector<DumpTableReading> tables;
    QVector<Error> notes;                   ///< for people; of what was found
    ReplicationCoordinates coordinates;     ///< of the dump's moment
    std::optional<Error> brokenOff;         ///< as of DumpDir
    std::shared_ptr<const DumpDir> growing; ///< the directory that is still being written; null: none is

    QVector<Table> allTables() const; ///< those with rows or with a definition, in the dump's order
    QStringList schemas() const;      ///< that the dump names, in its order
    /// Tables, views, routines … of which it does not say where they belong.
    bool needsSchema() const;
    /// It has accounts as rows of its schema mysql (AccountRows), which can be made though no table is
    /// loaded.
    bool bringsAccountRows() const;
    qint64 rows() const;
    qint64 statements(SqlPhase phase) const;
    /// Run only where the user wants it: what changes the server, and in several files, which have no order
    /// of their own, what is of no known kind. With the file of each. What it sets of a replication is none
    /// of them: that has a choice of its own.
    QVector<std::pair<QString, const SqlDumpStatement *>> leftToUser() const;
    /// CREATE statements of such objects: 3 views.
    qint64 creates(SqlObject object) const;
};

struct DumpReadOptions
{
    bool recursive = false; ///< the subfolders of folders too
    std::stop_token stop = {};
    /// Bytes of the files read so far, and of all of them; from the reading thread, once per block.
    std::function<void(qint64 bytes, qint64 total)> progress = {};
};

/// The SQL dump that is named alone, a file of an archive too: it is read as a whole. Nothing for other
/// paths.
std::optional<QString> singleSqlDump(const QStringList &paths);

/// SQL files that are all named one by one, by themselves or by a pattern: they run one after the other, in
/// this order and in one session, as one program. Their names as expandPaths() has them; empty for other
/// paths, and for one file.
QStringList sqlProgram(const QStringList &paths);

/// Counts the rows of a dump's table, which may have none. Errors: as scanSource.
Result<ScanFindings> countRows(FoundTable &table, std::stop_token stop = {},
                               const std::function<void(int file, qint64 bytes)> &progress = {});

/// Reads all of a dump: one SQL file, alone or with the rows of its tables in files of their own, several
/// that are one program, or the files of a dump of tables (holdTables()). Errors: as openUnpacked,
/// inspectSqlDump, inspectPaths and scanSource; growsTooEarly(); the first problem that would lose rows
/// (SqlDumpTruncated, FieldCountWrong, …), located; Cancelled.
Result<DumpReading> readDump(const QStringList &paths, const DumpReadOptions &options = {});

} // namespace millrace
