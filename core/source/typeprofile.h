// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/source/valuekind.h"

#include <QStringList>
#include <QVector>
#include <array>

namespace millrace {

/// A value that was met, and where.
struct ProfiledValue
{
    QByteArray text; ///< its first bytes, at most 64; empty when `row` is 0
    QString file;
    qint64 row = 0;        ///< in the file, from 1; 0: no such value was met
    qint64 byteOffset = 0; ///< of the row's first byte; -1: as Content::fileOffset() has none

    bool isSet() const { return row > 0; }
    /// The place as errors name it.
    ErrorContext place(const QString &column = {}) const;
};

/// What the values of one field look like, in the rows that were looked at.
struct ColumnProfile
{
    QString name; ///< empty: the dump names no columns
    qint64 nulls = 0;
    qint64 empties = 0;  ///< fields that are there and have no byte
    qint64 values = 0;   ///< neither NULL nor empty
    qint64 distinct = 0; ///< different values, the empty one among them; NULL is none
    bool distinctExact = true;
    bool ascending = true; ///< no value is less than the one before it, NULLs left out
    bool strictly = true;  ///< and none is the same
    ValueKinds kinds;      ///< what every value that is neither NULL nor empty can be read as; none: bytes
    qint64 longestBytes = 0;
    qint64 longestCharacters = 0;
    int wholeDigits = 0;      ///< most digits before the decimal point, where all are Decimal
    int fractionDigits = 0;   ///< most digits after it, or after the second
    bool doubleLoses = false; ///< where all are Real: one of them (doubleLoses())
    ProfiledValue longest;    ///< the one with most characters
    ProfiledValue least;      ///< of numbers by size, else by bytes
    ProfiledValue greatest;
    ProfiledValue firstNull;
    ProfiledValue firstEmpty;
    /// By kind: the first value that cannot be read so.
    std::array<ProfiledValue, valueKindCount> firstOther;

    bool is(ValueKind kind) const { return values > 0 && kinds.testFlag(kind); }
    /// "integer", "text", …: the narrowest kind all values are of; "bytes" when there is none, "nothing"
    /// without a value.
    QString kindText() const;
    /// No two rows have the same value, as far as rows were looked at; false without a value.
    bool isUnique() const;
    const ProfiledValue &firstNot(ValueKind kind) const;
};

/// A look at the values of a source, taken throughout it.
struct TypeProfile
{
    qint64 rows = 0;    ///< that were looked at
    bool whole = false; ///< these are all rows
    QVector<ColumnProfile> columns;

    QJsonObject toJson() const;
    static TypeProfile fromJson(const QJsonObject &json);
};

} // namespace millrace
