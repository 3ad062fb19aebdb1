// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/replica/replicafacts.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/serverfacts.h"
#include "core/sql/quoting.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace millrace {

namespace {

QString factsPath(const QString &runFolder)
{
    return runFolder + u"/replica.json"_s;
}

bool isOn(const QString &value)
{
    return value == "ON"_L1 || value == "1"_L1;
}

/// A set that the server cannot read is no error of the server's: nothing is known then.
PurgedGtids purgedOf(Connection &server, const QString &gtids)
{
    const auto has = server.value(u"SELECT @@GLOBAL.gtid_executed"_s);
    if (!has)
        return PurgedGtids::Unknown;
    if (has->toString().isEmpty())
        return PurgedGtids::Empty;
    const QString set = quotedString(gtids);
    const auto within = server.value(u"SELECT GTID_SUBSET(%1, @@GLOBAL.gtid_executed)"_s.arg(set));
    const auto shared =
        server.value(u"SELECT GTID_SUBTRACT(%1, GTID_SUBTRACT(%1, @@GLOBAL.gtid_executed))"_s.arg(set));
    if (!within || !shared)
        return PurgedGtids::Unknown;
    return within->toBool()               ? PurgedGtids::Within
           : shared->toString().isEmpty() ? PurgedGtids::Apart
                                          : PurgedGtids::Overlap;
}

/// An account without the privilege (REPLICATION CLIENT, SLAVE MONITOR) does not see it.
std::optional<QString> followedBy(Connection &server, const ReplicaFacts &facts)
{
    const auto sources = server.rows(facts.mariaDb                      ? u"SHOW ALL SLAVES STATUS"_s
                                     : facts.can(Ability::ReplicaWords) ? u"SHOW REPLICA STATUS"_s
                                                                        : u"SHOW SLAVE STATUS"_s);
    if (!sources || sources->isEmpty())
        return {};
    // ALL has the connection's name and its thread's state in front: Master_Host is the second column then.
    constexpr qsizetype host = 1;
    constexpr qsizetype hostOfAll = 3;
    return sources->first().value(facts.mariaDb ? hostOfAll : host).toString();
}

} // namespace

Result<ReplicaFacts> ReplicaFacts::read(Connection &server, const ReplicationCoordinates &coordinates)
{
    MILLRACE_TRY(const auto known, ServerFacts::read(server));
    const auto variable = [&known](const char *name) { return known.variables.value(QLatin1String(name)); };
    ReplicaFacts facts{.mariaDb = known.isMariaDb(),
                       .version = known.version,
                       .server = known.displayName(),
                       .serverId = variable("server_id").toLongLong(),
                       .serverUuid = variable("server_uuid"),
                       .logBin = isOn(variable("log_bin")),
                       .gtidMode = variable("gtid_mode"),
                       .gtidStrict = isOn(variable("gtid_strict_mode")),
                       .gtidBinlogPos = variable("gtid_binlog_pos"),
                       .runsEvents = isOn(variable("event_scheduler"))};
    if (!facts.mariaDb && coordinates.hasMySqlGtids())
        facts.purged = purgedOf(server, coordinates.gtids);
    facts.follows = followedBy(server, facts);
    return facts;
}

Result<void> ReplicaFacts::save(const QString &runFolder) const
{
    return writeFileAtomically(factsPath(runFolder), QJsonDocument(membersJson(*this)).toJson());
}

Result<std::optional<ReplicaFacts>> ReplicaFacts::load(const QString &runFolder)
{
    if (!QFileInfo::exists(factsPath(runFolder)))
        return std::optional<ReplicaFacts>();
    MILLRACE_TRY(const auto bytes, readWholeFile(factsPath(runFolder)));
    return std::optional(membersFrom<ReplicaFacts>(QJsonDocument::fromJson(bytes).object()));
}

} // namespace millrace
