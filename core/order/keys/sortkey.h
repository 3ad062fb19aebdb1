// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/server/tableschema.h"

namespace millrace {

/// How the values of one key column compare. The order decides only about speed, never about what is loaded:
/// where exact would be dear (collations), it is near.
enum class KeyOrderKind
{
    Signed,   ///< integers; out of range counts as the nearest end, as the server would clip it
    Unsigned, ///< integers, YEAR
    Decimal,  ///< DECIMAL, FLOAT, DOUBLE: any number of digits, exponents too
    DateTime, ///< DATE, DATETIME, TIMESTAMP: with or without delimiters
    Time,     ///< TIME: hours beyond a day, a sign
    Bytes,    ///< BINARY, BLOB, BIT, text in a _bin collation: byte by byte
    Text,     ///< text in other collations: ASCII letters folded to upper case, other bytes as they are
    UcaText,  ///< as Text, but punctuation before digits before letters (utf8mb4_0900_*, *_unicode_*, *_uca*)
    Enum,     ///< ENUM: by the place of the label in the column's definition
    Uuid      ///< MariaDB's UUID: by node, clock and time, as it stores versions below 6
};

struct KeyPart
{
    QString column;
    int field = 0; ///< of the dump, from 0
    KeyOrderKind kind = KeyOrderKind::Bytes;
    int bytes = 8;           ///< Signed, Unsigned: 4 or 8
    bool descending = false; ///< MySQL 8, MariaDB 10.8: PRIMARY KEY (a DESC)
    QByteArrayList labels;   ///< Enum

    friend bool operator==(const KeyPart &, const KeyPart &) = default;
};

/// The order in which InnoDB keeps the table's rows, in terms of the dump's fields. Rows with equal keys keep
/// the dump's order.
struct SortKey
{
    QString index; ///< "PRIMARY", or the name of the unique index that stands in for it
    QVector<KeyPart> parts;
    /// What a user should know: key columns left out at the end, numbers that follow the new order.
    QStringList notes;

    QString summary() const; ///< "PRIMARY (user_id, created_at DESC)"
    QJsonObject toJson() const;
    /// Errors: BadJson.
    static Result<SortKey> fromJson(const QJsonObject &json);
    friend bool operator==(const SortKey &, const SortKey &) = default;
};

/// The key by which InnoDB clusters `table`: its primary key, or else its first unique index of whole NOT
/// NULL columns; with the fields that hold its columns: bound directly, or by an expression that is one
/// variable (`id = @v`). Where only the first columns are in the dump, the key ends before the one that is
/// not, with a note. `id = @row_number` is the dump's own order and ends the key as well.
/// Errors: OrderKeyMissing (no such index), OrderKeyNotInDump (its first column comes from no field, or from
/// an expression whose order is not the field's), OrderNotNeeded (generated numbers or @row_number come
/// first: the dump's order is the key's).
Result<SortKey> sortKeyFor(const Mapping &mapping, const TableSchema &table);

} // namespace millrace
