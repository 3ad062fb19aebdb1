// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

#include <set>

namespace millrace::test {

/// What a random program may have, besides tables whose keys are made with them and rows with their ids.
enum class ProgramFeature
{
    DumpFrame, ///< one table after another, as mysqldump writes them, what else there is in its place
    Between,   ///< with DumpFrame: statements that see the rows, and triggers that the rows meet
    Comments,
    NoIds, ///< rows without ids: the server numbers them
    ZeroIds,
    Expressions, ///< DEFAULT, functions and sums among the values
    HexNumbers,
    Duplicates, ///< INSERT IGNORE, REPLACE, ON DUPLICATE KEY UPDATE
    InsertSelect,
    UpdateDelete,
    Truncate,
    AlterColumns,
    AlterKeys,
    ForeignKeys,
    CreateSelect,
    CreateLike,
    Rename,
    Drops,
    Views,
    Triggers,
    Routines,
    Calls,
    UserVariables,
    LastInsertId,
    TemporaryTables,
    SqlMode,
    Names,
    TimeZone,
    Checks, ///< foreign_key_checks, unique_checks
    Transactions,
    Rollbacks,
    Sequences, ///< MariaDB's
    Blocks,    ///< several statements between two delimiters
    ClientCommands,
    Engines, ///< those without transactions
    Prepared,
    Bent,             ///< values that a session without strictness bends
    Types,            ///< columns of more types, at their edges
    ViewRows,         ///< rows written through a view
    Orphans,          ///< children before their parents, while nobody checks
    Assignments,      ///< INSERT … SET, WITH, changes of two tables at once
    Diagnostics,      ///< ROW_COUNT() and its kin are values of rows
    Questions,        ///< SHOW, ANALYZE, LOCK: what gives an answer and leaves the rows alone
    SessionNumbers,   ///< insert_id, auto_increment_increment, timestamp
    Constraints,      ///< CHECK, unique keys of two columns
    OpenEnds,         ///< structure within a transaction, and one that nobody ends
    Replacements,     ///< triggers, views, functions that go or become others
    ReadingFunctions, ///< functions that read a table are values of rows
    Partitions,
    Compound, ///< MariaDB's BEGIN NOT ATOMIC
    Errors,
    Connections,    ///< SET CHARACTER SET, collation_connection: what literals are taken for
    MadeOfViews,    ///< tables that are made of views, or of what a function says
    ColumnDefaults, ///< DEFAULT (…), columns that nobody sees
    Chains,         ///< triggers of tables that triggers write into
    Unchecked       ///< MariaDB's check_constraint_checks
};

using ProgramFeatures = std::set<ProgramFeature>;

/// All but DumpFrame and Between, which are another form of program, and without what the server has not.
ProgramFeatures allFeatures(bool isMariaDb);
/// What mysqldump's own output has.
ProgramFeatures mysqldumpLike();

} // namespace millrace::test

template <>
inline constexpr auto millrace::enumNames<millrace::test::ProgramFeature> =
    millrace::namesOfEnum<millrace::test::ProgramFeature>(
        {{millrace::test::ProgramFeature::DumpFrame, "dumpframe"},
         {millrace::test::ProgramFeature::Between, "between"},
         {millrace::test::ProgramFeature::Comments, "comments"},
         {millrace::test::ProgramFeature::NoIds, "noids"},
         {millrace::test::ProgramFeature::ZeroIds, "zeroids"},
         {millrace::test::ProgramFeature::Expressions, "expressions"},
         {millrace::test::ProgramFeature::HexNumbers, "hexnumbers"},
         {millrace::test::ProgramFeature::Duplicates, "duplicates"},
         {millrace::test::ProgramFeature::InsertSelect, "insertselect"},
         {millrace::test::ProgramFeature::UpdateDelete, "updatedelete"},
         {millrace::test::ProgramFeature::Truncate, "truncate"},
         {millrace::test::ProgramFeature::AlterColumns, "altercolumns"},
         {millrace::test::ProgramFeature::AlterKeys, "alterkeys"},
         {millrace::test::ProgramFeature::ForeignKeys, "foreignkeys"},
         {millrace::test::ProgramFeature::CreateSelect, "createselect"},
         {millrace::test::ProgramFeature::CreateLike, "createlike"},
         {millrace::test::ProgramFeature::Rename, "rename"},
         {millrace::test::ProgramFeature::Drops, "drops"},
         {millrace::test::ProgramFeature::Views, "views"},
         {millrace::test::ProgramFeature::Triggers, "triggers"},
         {millrace::test::ProgramFeature::Routines, "routines"},
         {millrace::test::ProgramFeature::Calls, "calls"},
         {millrace::test::ProgramFeature::UserVariables, "uservariables"},
         {millrace::test::ProgramFeature::LastInsertId, "lastinsertid"},
         {millrace::test::ProgramFeature::TemporaryTables, "temporarytables"},
         {millrace::test::ProgramFeature::SqlMode, "sqlmode"},
         {millrace::test::ProgramFeature::Names, "names"},
         {millrace::test::ProgramFeature::TimeZone, "timezone"},
         {millrace::test::ProgramFeature::Checks, "checks"},
         {millrace::test::ProgramFeature::Transactions, "transactions"},
         {millrace::test::ProgramFeature::Rollbacks, "rollbacks"},
         {millrace::test::ProgramFeature::Sequences, "sequences"},
         {millrace::test::ProgramFeature::Blocks, "blocks"},
         {millrace::test::ProgramFeature::ClientCommands, "clientcommands"},
         {millrace::test::ProgramFeature::Engines, "engines"},
         {millrace::test::ProgramFeature::Prepared, "prepared"},
         {millrace::test::ProgramFeature::Bent, "bent"},
         {millrace::test::ProgramFeature::Types, "types"},
         {millrace::test::ProgramFeature::ViewRows, "viewrows"},
         {millrace::test::ProgramFeature::Orphans, "orphans"},
         {millrace::test::ProgramFeature::Assignments, "assignments"},
         {millrace::test::ProgramFeature::Diagnostics, "diagnostics"},
         {millrace::test::ProgramFeature::Questions, "questions"},
         {millrace::test::ProgramFeature::SessionNumbers, "sessionnumbers"},
         {millrace::test::ProgramFeature::Constraints, "constraints"},
         {millrace::test::ProgramFeature::OpenEnds, "openends"},
         {millrace::test::ProgramFeature::Replacements, "replacements"},
         {millrace::test::ProgramFeature::ReadingFunctions, "readingfunctions"},
         {millrace::test::ProgramFeature::Partitions, "partitions"},
         {millrace::test::ProgramFeature::Compound, "compound"},
         {millrace::test::ProgramFeature::Errors, "errors"},
         {millrace::test::ProgramFeature::Connections, "connections"},
         {millrace::test::ProgramFeature::MadeOfViews, "madeofviews"},
         {millrace::test::ProgramFeature::ColumnDefaults, "columndefaults"},
         {millrace::test::ProgramFeature::Chains, "chains"},
         {millrace::test::ProgramFeature::Unchecked, "unchecked"}});
