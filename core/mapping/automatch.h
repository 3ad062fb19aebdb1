// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"

namespace millrace {

/// Why a field was bound to what it is bound to.
enum class MatchReason
{
    Name,      ///< the column is called the same
    Spelling,  ///< "User-ID" and user_id
    Alias,     ///< names people use for the same: "created" and created_at; "credit_id" and credits.id
    Similar,   ///< a letter or two differ, and no other column is as near
    Position,  ///< no name says anything: the field's place among the table's columns
    Generated, ///< the column of that name or place takes no value
    Nothing    ///< no column is left for it
};

struct FieldMatch
{
    FieldBinding binding; ///< a column, or a discard
    MatchReason reason = MatchReason::Nothing;

    friend bool operator==(const FieldMatch &, const FieldMatch &) = default;
};

/// Binds by names when at least one field is called as a column (Name or Spelling), no two fields are called
/// the same and each has a name; then also by alias and by similarity, each column once, the surest first.
/// Else by position.
QVector<FieldMatch> matchFields(int fieldCount, const QStringList &fieldNames, const TableSchema &table);

/// The bindings of matchFields().
Mapping autoMap(int fieldCount, const QStringList &fieldNames, const TableSchema &table);

} // namespace millrace
