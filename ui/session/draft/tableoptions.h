// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// What a CREATE TABLE says after its list of columns about how the table is kept.
struct TableOptions
{
    QString charset;         ///< lower case; empty: the schema's
    QString collation;       ///< lower case; empty: the character set's own
    QString rowFormat;       ///< upper case; empty: the server's
    bool understood = false; ///< the statement's list of columns was found and ends
    friend bool operator==(const TableOptions &, const TableOptions &) = default;
};

TableOptions tableOptionsOf(const QString &createSql);

/// The statement with another default character set (its collation goes) and row format; empty: that option
/// is taken out. What columns say of themselves stays as it is. A statement that is not understood comes back
/// unchanged.
QString withTableOptions(const QString &createSql, const QString &charset, const QString &rowFormat);

} // namespace millrace
