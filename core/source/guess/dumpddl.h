// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/content/content.h"
#include "core/sql/createtable.h"

#include <QStringList>
#include <QVector>
#include <optional>

namespace millrace {

/// What the head of a .sql file says: the CREATE TABLE that mysqldump -T writes beside each data file, and
/// whether rows stand in it as INSERT or REPLACE statements.
struct DumpDdl
{
    QString table;
    QString createSql;            ///< "CREATE TABLE …" without the semicolon; empty when there is none
    QVector<TableColumn> columns; ///< the character set is the table's where the column's own is not said
    bool hasInserts = false;
    QString timeZone; ///< SET TIME_ZONE before all that; empty: the file does not say

    QStringList columnNames(bool withGenerated) const;
};

/// Reads the first MiB. Errors: SourceMissing, SourceUnreadable.
Result<DumpDdl> readDumpDdl(const Content &content);
DumpDdl parseDumpDdl(const QString &sql);

/// The .sql beside a data file (same folder, same base name); empty when there is none.
QString ddlPathBeside(const QString &dataPath);

} // namespace millrace
