// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/source/rows/rowreader.h"
#include "core/source/source.h"

#include <optional>

namespace millrace {

/// What of the values that the scan looked at would be cut, rounded or refused by the columns they are bound
/// to: too long, out of range, no number, no date, NULL into NOT NULL, '' into a number. Only fields bound
/// directly; what an expression makes of a value is the server's to say (preview). One error per field and
/// reason, with the place of the value that shows it (ValueDoesNotFit). Nothing while the source has no
/// profile. \a rows: a sample of the source, when there is one; it decides what a date is written like, and
/// shows rows that have the same values in all columns of a unique key.
QVector<Error> checkProfile(const Mapping &mapping, const Source &source, const TableSchema &table,
                            const QVector<Row> &rows = {});

/// A value so long that an expression over it may store NULL in silence (field facts, trap 7).
std::optional<Error> checkPacket(const Mapping &mapping, const Source &source, qint64 packetBytes);

} // namespace millrace
