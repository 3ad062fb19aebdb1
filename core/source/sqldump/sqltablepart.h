// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlliterals.h"
#include "core/source/sqldump/sqlsession.h"
#include "core/source/sqldump/sqlwindow.h"

#include <QJsonObject>
#include <QVector>

namespace millrace {

/// Where the rows of one table stand in an SQL dump, and what is known about them.
struct SqlTablePart
{
    QByteArray schema; ///< as the dump names it; empty: it does not
    QByteArray table;
    SqlPlace begin;     ///< a statement of the dump, not after the first one that has rows of the table
    SqlSession session; ///< as it is there
    qint64 end = -1;    ///< no statement after this offset has rows of the table; -1: not known
    /// Statements among the rows that are none themselves (DEFAULT, expressions, UPDATE …) and that somebody
    /// else runs: with any other number of them the rows alone are not the table.
    qint64 statementsApart = 0;
    QByteArray charset;                    ///< of the rows' text; empty: the dump did not say
    QVector<SqlLiteralKinds> literalKinds; ///< per field; empty: not known
    unsigned verbs = 0;                    ///< SqlRowStream::Verb bits; 0: not known

    QJsonObject toJson() const;
    static SqlTablePart fromJson(const QJsonObject &json);
    friend bool operator==(const SqlTablePart &, const SqlTablePart &) = default;
};

} // namespace millrace
