// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/automatch.h"
#include "core/mapping/mapping.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/source.h"

namespace millrace {

/// What INSERT makes of a dump's literals and LOAD DATA would not make of its fields is put right by
/// expressions: text in another character set than the dump's (and JSON, ENUM, SET) is converted; hex and bit
/// literals in columns of numbers, whole numbers in BIT columns, numbers with exponents in text columns
/// become what INSERT takes them for. The mapping as it is for any other source.
Mapping asInserted(const Mapping &mapping, const Source &source, const TableSchema &table);

/// Fields that hold a column's bytes as text (Source::decoders) are bound to a variable, and the column to
/// the function that decodes it. The mapping as it is where there are none.
Mapping decoded(const Mapping &mapping, const Source &source);

/// Of a file of mixed bytes (character set binary), which MySQL takes no JSON from: JSON columns are bound to
/// what their text is in UTF-8. The mapping as it is for any other source.
Mapping withReadableJson(const Mapping &mapping, const Source &source, const TableSchema &table);

/// autoMap(), asInserted() for an SQL dump, withReadableJson() and decoded().
Mapping proposedMapping(const Source &source, const TableSchema &table);

/// The columns of a definition, for a table that is not there yet; types without their lengths.
TableSchema schemaOf(const DumpDdl &ddl);

} // namespace millrace
