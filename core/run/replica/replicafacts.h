// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"
#include "core/server/connection.h"
#include "core/server/identity/serverability.h"
#include "core/source/sqldump/coordinates.h"

#include <optional>

namespace millrace {

/// What the GTIDs of a dump are to those that the server has (gtid_executed of MySQL).
enum class PurgedGtids
{
    Unknown, ///< it could not be asked, or the dump has none of MySQL's
    Empty,   ///< the server has none at all
    Apart,   ///< it has others only
    Within,  ///< it has all of them already
    Overlap  ///< it has some of them
};
template <>
inline constexpr auto enumNames<PurgedGtids> = namesOfEnum<PurgedGtids>({{PurgedGtids::Unknown, "unknown"},
                                                                         {PurgedGtids::Empty, "empty"},
                                                                         {PurgedGtids::Apart, "apart"},
                                                                         {PurgedGtids::Within, "within"},
                                                                         {PurgedGtids::Overlap, "overlap"}});

/// What a server is that is to be the replica of another, as it was when somebody looked.
struct ReplicaFacts
{
    bool mariaDb = false;
    int version = 0;
    QString server; ///< "MariaDB 10.11.19"
    qint64 serverId = 0;
    QString serverUuid; ///< of MySQL
    bool logBin = false;
    QString gtidMode; ///< "ON", "OFF_PERMISSIVE" …; of MariaDB empty
    PurgedGtids purged = PurgedGtids::Unknown;
    bool gtidStrict = false;        ///< of MariaDB: gtid_strict_mode
    QString gtidBinlogPos;          ///< of MariaDB: how far its own binary log is
    bool runsEvents = false;        ///< event_scheduler
    std::optional<QString> follows; ///< the host it is a replica of already; unset: none, or nobody may know

    bool can(Ability ability) const { return serverCan(ability, mariaDb, version); }

    /// Errors: the server's.
    static Result<ReplicaFacts> read(Connection &server, const ReplicationCoordinates &coordinates);
    /// In the run's folder: replica.json. Errors: FileNotWritable, DiskFull.
    Result<void> save(const QString &runFolder) const;
    /// Nothing: none were saved. Errors: FileNotReadable.
    static Result<std::optional<ReplicaFacts>> load(const QString &runFolder);
};
template <>
inline const JsonMembers<ReplicaFacts> jsonMembers<ReplicaFacts>{
    {"maria_db", &ReplicaFacts::mariaDb},       {"version", &ReplicaFacts::version},
    {"server", &ReplicaFacts::server},          {"server_id", &ReplicaFacts::serverId},
    {"server_uuid", &ReplicaFacts::serverUuid}, {"log_bin", &ReplicaFacts::logBin},
    {"gtid_mode", &ReplicaFacts::gtidMode},     {"purged", &ReplicaFacts::purged},
    {"gtid_strict", &ReplicaFacts::gtidStrict}, {"gtid_binlog_pos", &ReplicaFacts::gtidBinlogPos},
    {"runs_events", &ReplicaFacts::runsEvents}, {"follows", &ReplicaFacts::follows}};

} // namespace millrace
