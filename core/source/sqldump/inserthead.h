// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlbytetokens.h"

#include <QVector>

namespace millrace {

/// INSERT [LOW_PRIORITY | DELAYED | HIGH_PRIORITY] [IGNORE] | REPLACE … INTO [schema.]table [(columns)]
/// VALUES
struct InsertHead
{
    enum class Verb
    {
        Insert,
        InsertIgnore,
        Replace
    };
    Verb verb = Verb::Insert;
    QByteArray schema; ///< as the statement names it; empty: it does not
    QByteArray table;
    QVector<QByteArray> columns; ///< unquoted; empty: no list
    QByteArray text;             ///< the statement up to its first row, white space and comments included

    bool sameColumns(const InsertHead &other) const;
};

enum class HeadKind
{
    Rows,    ///< rows follow: `head` is filled
    Other,   ///< some other statement; `head` names the table when it is INSERT, REPLACE, UPDATE, DELETE or
             ///< TRUNCATE
    NeedMore ///< the bytes end before this is clear
};

/// Reads what the bytes, the beginning of a statement, begin with.
HeadKind readInsertHead(const char *begin, const char *end, const SqlLexRules &rules, InsertHead &head);

} // namespace millrace
