// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/source/source.h"

namespace millrace {

/// A table made for a source whose dump brings no CREATE TABLE.
struct TableProposal
{
    QString createSql;
    Mapping mapping;   ///< every field into its column; where '' or a character set stands in the way, by SET
    QStringList notes; ///< what the proposal rests on: sentences for people
};

/// Proposes types, lengths and a key from the source's profile: whole numbers as INT, BIGINT or DECIMAL, text
/// as VARCHAR with room to grow, DATE, DATETIME, TIME, JSON, CHAR(36) for UUIDs, BLOBs for what is no text. A
/// column is NOT NULL only when every row was looked at, or it is the key; the primary key is the first
/// column of whole numbers that rise from row to row. Errors: MappingIncomplete (the source has no profile or
/// no field).
Result<TableProposal> proposeTable(const Source &source, const QString &schema, const QString &table);

} // namespace millrace
