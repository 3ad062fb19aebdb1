// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/content/content.h"
#include "core/source/dumpdir/growth.h"
#include "core/source/rows/dialect.h"
#include "core/source/sqldump/coordinates.h"

#include <QMap>
#include <QStringList>
#include <QVector>
#include <optional>

namespace millrace {

/// A table in a dump directory.
struct DumpDirTable
{
    QString schema;
    QString name;
    QString ddlFile;   ///< absolute; empty when the dump holds no definition
    QStringList files; ///< absolute, in the order they were written
    /// How the files are written, when the tool says so; nothing: they hold INSERT statements.
    std::optional<Dialect> dialect;
    QStringList columns;             ///< of the fields; empty: not known
    QMap<QString, QString> decoders; ///< column → the function that makes its bytes of the text in the file
    QString timeZone;                ///< TIMESTAMPs are written in; empty: the tool does not say
    qint64 bytes = -1;               ///< of the rows, unpacked, by the tool's own account
    qint64 rows = -1;                ///< by the tool's own account
    bool complete = true;            ///< all its files are there
    QString metadataFile;            ///< absolute; there before its rows are; empty: the tool writes none
    QVector<Error> notes;            ///< files that are missing
};

/// An SQL file of a dump in several files: tables, views, triggers, routines.
struct DumpScript
{
    Content content;
    QString schema; ///< its statements are about; empty: it does not say
    /// What ends its statements. mydumper writes no DELIMITER around bodies: a semicolon ends a statement
    /// only at the end of a line, and it sees to it that none stands there inside of one.
    QByteArray delimiter = ";";
};

/// What a dumping tool wrote into a directory, and what it says about it.
struct DumpDir
{
    QString path;
    QString tool;         ///< "MySQL Shell", "mydumper"
    QString toolVersion;  ///< empty: it does not say
    QString server;       ///< "8.0.33"; empty: it does not say
    QString begun, ended; ///< as written there
    ReplicationCoordinates coordinates;
    std::optional<bool> consistent;
    bool finished = false;
    std::optional<DumpGrowth> growth; ///< the tool is at it; unset: it ended, or was broken off
    QVector<DumpDirTable> tables;
    QVector<DumpScript> scripts; ///< what makes the structure, in the order in which it has to run
    QStringList views;           ///< names; like triggers and routines they are in files of their own
    QVector<Error> notes;        ///< what is missing or cannot be read

    /// Why it is not known to be all of a dump: it was broken off, or nothing says that it was not. Nothing
    /// of one that is finished, or is still being written.
    std::optional<Error> brokenOff() const;
    /// "Written by MySQL Shell 8.0.33 of server 8.0.33, consistent, finished 2023-05-05 10:00:00."
    QString sentence() const;
    QJsonObject toJson() const; ///< without the tables
};

/// Why it cannot be planned now: its definitions are not all there, or nobody could tell which files are
/// whole. \a dump: one that grows.
std::optional<Error> growsTooEarly(const DumpDir &dump);

} // namespace millrace
