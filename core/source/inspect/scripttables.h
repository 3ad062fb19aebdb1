// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/find/sourcepaths.h"
#include "core/source/guess/dumpddl.h"

#include <QHash>
#include <stop_token>
#include <vector>

namespace millrace {

/// A table that an SQL file makes beside others (mysqldump --no-data > schema.sql), while its rows are in a
/// file of its name.
struct ScriptTable
{
    QString schema; ///< empty: the file names none
    QString name;
    QString script; ///< that makes it, as SourcePaths names it
    DumpDdl ddl;    ///< its time zone is the one in force there
};

/// The tables of SQL files that belong to no one data file, and which data file is whose.
class ScriptTables
{
public:
    /// Of all that \a paths names, as far as data files without a definition of their own are tables of it;
    /// an SQL file that cannot be read defines nothing. \a bytes: read of each; 0: all of it. Errors:
    /// Cancelled.
    static Result<ScriptTables> read(const SourcePaths &paths, qint64 bytes, std::stop_token stop = {});

    /// The file's table by its name: whole, up to its first dot (as mysqlimport reads it), as SCHEMA.TABLE,
    /// without the number of a part of it; case matters only where it has to. Of several schemas the one that
    /// the file's folder is called as. Nothing: none, or which of two is not certain.
    const ScriptTable *tableOf(const QString &file) const;
    /// The file stands beside such files, and has no table.
    bool isWithoutTable(const QString &file) const { return m_without.contains(file); }
    /// A table's rows come from a file beside it.
    bool isUsed(const QString &script) const { return m_used.contains(script); }
    /// What has no partner: tables without a file, in the order of the scripts. \a script: that makes them.
    QStringList tablesWithoutFile(const QString &script) const;
    QStringList scripts() const { return m_used; }

private:
    const ScriptTable *named(const QString &schema, const QString &name, const QString &folder) const;
    const ScriptTable *find(const QString &file) const;

    std::vector<ScriptTable> m_tables;
    QHash<QString, int> m_ofFile; ///< by the data file
    QStringList m_without;        ///< data files
    QStringList m_used;           ///< scripts
    QStringList m_withRows;       ///< tables whose rows stand in the script: "schema.table"
};

} // namespace millrace
