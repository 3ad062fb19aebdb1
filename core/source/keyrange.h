// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tablekey.h"

#include <QJsonObject>
#include <QStringList>
#include <QVector>

namespace millrace {

/// The values of one row's key, as text (bytes in hexadecimal); empty: no bound.
using KeyBound = QStringList;

/// The rows of a table with after < key <= upTo. Ranges that follow each other share a bound, so they tile
/// the key space whatever rows come and go.
struct KeyRange
{
    KeyBound after; ///< empty: from the first row on
    KeyBound upTo;  ///< empty: to the last row, whatever that is by then
    /// Bounds in between, in order, some ten thousand rows apart: one statement each.
    QVector<KeyBound> marks;

    QJsonObject toJson() const;
    static KeyRange fromJson(const QJsonObject &json);
    friend bool operator==(const KeyRange &, const KeyRange &) = default;
};

/// "id > 17 AND id <= 42" for one alias; empty for a range without bounds. For a key of several columns
/// written so that both servers read exactly the range from the index: (a > 1 OR (a = 1 AND b > 7)); they
/// read the whole table for (a, b) > (1, 7).
QString keyCondition(const TableKey &key, const KeyRange &range, const QString &alias);

/// "s.`a` = 17 AND s.`b` = 'x'". REQUIRES: a value for each column, of its kind (isKeyValue()).
QString keyEquals(const TableKey &key, const KeyBound &bound, const QString &alias);

/// Whether \a value can be one of the column's: a number, bytes in hexadecimal; any text for the others.
bool isKeyValue(const KeyColumn &column, const QString &value);

/// True of those rows with keyEquals() whose texts are the very same, which a column's own collation may not
/// ask for. Empty: the key has no text.
QString keyIsSameText(const TableKey &key, const KeyBound &bound, const QString &alias);

enum class KeyDirection
{
    Up,
    Down
};

/// "s.`a`, s.`b`", for ORDER BY.
QString keyOrder(const TableKey &key, const QString &alias, KeyDirection direction = KeyDirection::Up);

/// The expressions that give a KeyBound's values, for SELECT.
QString keySelect(const TableKey &key, const QString &alias);

/// "id = 17", "tenant = 3, code = 'x'": for people.
QString keyText(const TableKey &key, const KeyBound &bound);

} // namespace millrace
