// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "tests/support/sqlprograms/sqlprogram.h"

namespace millrace::test {

/// What a program makes of rows that the server refuses.
enum class RefusedRows
{
    Ignored,  ///< INSERT IGNORE, in sessions of any strictness
    Replaced, ///< REPLACE of rows that others are like, in a session that bends values
    Mixed,    ///< both, and INSERT, of one table, in a session that bends values
    Forced    ///< INSERT of one row each, in a strict session: who reads it goes on after errors
};

/// A random dump of one or two tables whose rows are, some of them, too long, out of range, no value of their
/// type, NULL where none may be, alike, or without a place: by a key, a CHECK, a partition, a foreign key.
/// The same for the same seed.
SqlProgram refusedRows(quint32 seed, RefusedRows form, bool isMariaDb);

} // namespace millrace::test

template <>
inline constexpr auto millrace::enumNames<millrace::test::RefusedRows> =
    millrace::namesOfEnum<millrace::test::RefusedRows>({{millrace::test::RefusedRows::Ignored, "ignored"},
                                                        {millrace::test::RefusedRows::Replaced, "replaced"},
                                                        {millrace::test::RefusedRows::Mixed, "mixed"},
                                                        {millrace::test::RefusedRows::Forced, "forced"}});
