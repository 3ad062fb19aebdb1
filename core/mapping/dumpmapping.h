// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/source/dumpddl.h"
#include "core/source/source.h"

namespace millrace {

/// What INSERT makes of a dump's literals and LOAD DATA would not make of its fields is put right by
/// expressions: text in another character set than the dump's (and JSON, ENUM, SET) is converted; hex and bit
/// literals in columns of numbers, whole numbers in BIT columns, numbers with exponents in text columns
/// become what INSERT takes them for. The mapping as it is for any other source.
Mapping asInserted(const Mapping &mapping, const Source &source, const TableSchema &table);

/// autoMap(), and asInserted() for an SQL dump.
Mapping proposedMapping(const Source &source, const TableSchema &table);

/// The columns of a definition, for a table that is not there yet; types without their lengths.
TableSchema schemaOf(const DumpDdl &ddl);

} // namespace millrace
