// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/jsonmembers.h"
#include "core/base/result.h"
#include "core/record/runsummary.h"

#include <QString>

namespace millrace {

/// How far a table is on its way; noted before the step is taken.
enum class ShipStep
{
    Building,   ///< beside the target; nothing of it outlives the program
    Built,      ///< proved and exported: the files are in the run's folder
    Discarding, ///< the target's table may be without its tablespace from now on
    Importing,  ///< the files are going in
    Imported,   ///< they are in, as the server said
    Exchanging, ///< the partition and the stand-in that holds the rows may have changed places from now on
    Exchanged,  ///< they have
    Done        ///< and proved
};
template <>
inline constexpr auto enumNames<ShipStep> = namesOfEnum<ShipStep>({{ShipStep::Building, "building"},
                                                                   {ShipStep::Built, "built"},
                                                                   {ShipStep::Discarding, "discarding"},
                                                                   {ShipStep::Importing, "importing"},
                                                                   {ShipStep::Imported, "imported"},
                                                                   {ShipStep::Exchanging, "exchanging"},
                                                                   {ShipStep::Exchanged, "exchanged"},
                                                                   {ShipStep::Done, "done"}});

/// What a run has to know about a table that is shipped when it goes on, or is taken back: ship.json in its
/// folder, on the disk before each step.
struct ShipRecord
{
    ShipStep step = ShipStep::Building;
    qint64 rows = 0;  ///< of the files
    QString checksum; ///< CHECKSUM TABLE, by the server that the files come from
    QString fileHash; ///< XXH3 of the .ibd, hexadecimal
    qint64 fileBytes = 0;
    QString nextAutoIncrement;       ///< to be set after the import; empty: none
    QString nextAutoIncrementBefore; ///< of the target's empty table; empty: none
    TableOutcome outcome;            ///< of the rows, for when the target has them
    QString standIn;   ///< the table that is shipped in place of a partition; empty: none was made
    QString partition; ///< that one; not known of runs of earlier versions

    static QString path(const QString &runFolder);
    /// Nothing: the run has not begun to ship. Errors: BadJson, FileNotReadable.
    static Result<std::optional<ShipRecord>> load(const QString &runFolder);
    /// Errors: FileNotWritable, DiskFull.
    Result<void> save(const QString &runFolder) const;
    /// The target's table may not be what it was.
    bool touchedTarget() const { return step >= ShipStep::Discarding; }
    /// It is over, and its checksum is that of the whole table: whether that is as it was can be asked.
    bool canBeTold() const { return step == ShipStep::Done && standIn.isEmpty() && !checksum.isEmpty(); }
};

} // namespace millrace
