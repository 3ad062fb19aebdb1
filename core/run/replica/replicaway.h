// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/run/replica/replicafacts.h"

namespace millrace {

/// How a replica says where it begins.
enum class ReplicaWay
{
    None,         ///< this server cannot begin at what the dump names
    AutoPosition, ///< GTIDs of MySQL
    SlavePos,     ///< GTIDs of MariaDB
    File          ///< a file of the binary log and a position
};

/// GTIDs where both servers know them, else file and position, which any two do.
ReplicaWay replicaWay(const ReplicationCoordinates &coordinates, const ReplicaFacts &facts);

/// MySQL after MariaDB or the other way round; where the dump does not say, they are of one kind.
bool isOfOtherFlavour(const ReplicationCoordinates &coordinates, const ReplicaFacts &facts);

/// What of the source's changes the replica is to take.
struct ReplicaFilters
{
    /// Schemas, as they are called on the source and on the replica. Empty: all, under their names.
    QMap<QString, QString> schemas;
    QStringList ignoredTables; ///< quoted, of the replica: "`shop`.`log`"

    bool areNeeded() const { return !schemas.isEmpty() || !ignoredTables.isEmpty(); }
    QStringList sourceNames() const { return schemas.keys(); }
    bool renames() const;
};
ReplicaFilters replicaFilters(const DumpPlan &plan);

} // namespace millrace
