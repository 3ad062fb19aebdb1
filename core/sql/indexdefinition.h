// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>
#include <QVector>

namespace millrace {

/// One key part: a column, a prefix of one, or (MySQL) an expression.
struct IndexPart
{
    QString column;     ///< empty for an expression
    QString expression; ///< with its brackets; empty for a column
    int prefix = 0;     ///< characters (bytes of a binary column); 0: the whole column
    bool descending = false;
    bool plain = true; ///< false: it says more than this struct holds (WITHOUT OVERLAPS, an operator class …)
};

/// An index as SHOW CREATE TABLE writes it: the text is the truth, the rest is read from it.
struct IndexDefinition
{
    enum class Kind
    {
        Primary,
        Unique,
        Plain,
        Fulltext,
        Spatial,
        Other ///< a kind this program does not know (VECTOR …)
    };

    Kind kind = Kind::Plain;
    QString name; ///< "PRIMARY" for the primary key
    QVector<IndexPart> parts;
    bool hash = false; ///< USING HASH: on MariaDB's InnoDB a unique index over a hidden hash column
    QString sql;       ///< "KEY `a` (`x`(10),`y` DESC) COMMENT '…' /*!80000 INVISIBLE */": what ADD takes

    bool isUnique() const { return kind == Kind::Unique || kind == Kind::Primary; }
    /// The same text for two definitions that mean the same: blanks and the marks of versioned comments left
    /// out, as servers change them from version to version.
    QString canonical() const;

    /// Reads one line of SHOW CREATE TABLE. Errors: IndexRecordUnusable.
    static Result<IndexDefinition> parse(const QString &sql);
};

struct ForeignKeyDefinition
{
    QString name;
    QStringList columns;
    QString referencedSchema; ///< empty: the table's own
    QString referencedTable;
    QStringList referencedColumns;
};

/// What SHOW CREATE TABLE says about keys; in its order.
struct TableKeys
{
    QVector<IndexDefinition> indexes;
    QVector<ForeignKeyDefinition> foreignKeys;

    const IndexDefinition *index(const QString &name) const; ///< any case, as servers do; nullptr: none
    /// Reads an element of the list that is no column; what is neither an index nor a foreign key is passed
    /// over. Errors: IndexRecordUnusable.
    Result<void> add(const QString &element);
};

/// IndexRecordUnusable: \a what is wrong with the \a text of a definition.
Error unreadableDefinition(const QString &what, const QString &text);

} // namespace millrace
