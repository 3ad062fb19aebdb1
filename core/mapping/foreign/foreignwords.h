// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/source/sqldump/sqlbytetokens.h"
#include "core/sql/sqltokens.h"

namespace millrace {

/// What of a statement one server knows and another one may not.
enum class WordKind
{
    Collation,   ///< utf8mb4_0900_ai_ci; lower case
    Charset,     ///< utf8; lower case
    Engine,      ///< tokudb; lower case
    RowFormat,   ///< page; lower case. Of a table that names its engine: page/aria
    TableOption, ///< PAGE_CHECKSUM, WITH SYSTEM VERSIONING; upper case
    ColumnType,  ///< uuid; lower case
    SqlMode,     ///< NO_AUTO_CREATE_USER; upper case. Of a WordPlace: the whole list
    Definer,     ///< root@localhost
    Function,    ///< NVL2: a call of one that not every server has built in (functiontable.h); upper case
    Operator     ///< -> and ->>, with the column in front and the path after
};

template <>
inline constexpr auto enumNames<WordKind> = namesOfEnum<WordKind>({{WordKind::Collation, "collation"},
                                                                   {WordKind::Charset, "charset"},
                                                                   {WordKind::Engine, "engine"},
                                                                   {WordKind::RowFormat, "row-format"},
                                                                   {WordKind::TableOption, "table-option"},
                                                                   {WordKind::ColumnType, "column-type"},
                                                                   {WordKind::SqlMode, "sql-mode"},
                                                                   {WordKind::Definer, "definer"},
                                                                   {WordKind::Function, "function"},
                                                                   {WordKind::Operator, "operator"}});

/// Where such a word stands in a statement.
struct WordPlace
{
    WordKind kind = WordKind::Collation;
    QByteArray name;
    qsizetype offset = 0; ///< of what is replaced, in bytes
    qsizetype length = 0;
    qsizetype clauseOffset = 0; ///< of what goes where it is left out
    qsizetype clauseLength = 0;
    /// It is part of something that is not changed: a SET or a text in the body of a routine, trigger or
    /// event; a value that is put together from several. Of a function: no server looks at the call before a
    /// routine gets there.
    /// Of an operator: it stands as no manual has it, or gives a column its name.
    bool fixed = false;
    QByteArray instead; ///< of an operator: the call that means the same
};

/// All of a statement, from left to right. Strings, names, comments are passed over; of an executable comment
/// the inside counts where \a target would run it. What cannot be split into tokens has none.
QVector<WordPlace> foreignWordsIn(const QByteArray &statement, const SqlLexRules &rules,
                                  const SqlRules &target);

/// A list of modes, as a SET statement has it: trimmed, upper case.
QList<QByteArray> modesIn(const QByteArray &list);

} // namespace millrace
