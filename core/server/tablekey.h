// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QVector>

namespace millrace {

class Connection;

/// How the values of a key column are read and written so that they compare as the index orders them.
enum class KeyKind
{
    Number, ///< whole numbers, DECIMAL, YEAR: as they are
    Text,   ///< characters, compared by the column's own collation
    Bytes,  ///< BINARY, VARBINARY
    Quoted  ///< DATE, TIME, DATETIME, UUID, INET: the server's own text for them
};

template <>
inline constexpr auto enumNames<KeyKind> = namesOfEnum<KeyKind>({{KeyKind::Number, "number"},
                                                                 {KeyKind::Text, "text"},
                                                                 {KeyKind::Bytes, "bytes"},
                                                                 {KeyKind::Quoted, "quoted"}});

struct KeyColumn
{
    QString name;
    KeyKind kind = KeyKind::Number;

    friend bool operator==(const KeyColumn &, const KeyColumn &) = default;
};

/// A unique key whose ranges tile a table: no NULLs, whole columns, ascending, every value exact as text.
struct TableKey
{
    QString index; ///< "PRIMARY", or the unique key's name; empty: the table has no such key
    QVector<KeyColumn> columns;

    bool isEmpty() const { return columns.isEmpty(); }
    QString text() const; ///< "a, b": for people
    friend bool operator==(const TableKey &, const TableKey &) = default;
};

/// The primary key, else the first unique key that will do; empty when there is none. Left out: keys over
/// prefixes, expressions or descending columns, and columns whose text does not tell their order (ENUM, SET,
/// FLOAT, DOUBLE, BIT) or is ambiguous (TIMESTAMP: an hour comes twice a year).
Result<TableKey> readTableKey(Connection &connection, const QString &schema, const QString &table);

} // namespace millrace
