// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/replica/replicaway.h"

#include "core/base/literals.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

/// A table of the plan's left-out ones, as DumpReading::keyOf() names it, on the server.
QString tableOnServer(const QString &key, const DumpPlan &plan)
{
    for (auto schema = plan.schemasFollowed.begin(); schema != plan.schemasFollowed.end(); ++schema)
        if (!schema.key().isEmpty() && key.startsWith(schema.key() + u'.'))
            return qualifiedName(schema.value(), key.mid(schema.key().size() + 1));
    return qualifiedName(plan.schema, key);
}

} // namespace

ReplicaWay replicaWay(const ReplicationCoordinates &coordinates, const ReplicaFacts &facts)
{
    const bool hasFile = !coordinates.file.isEmpty();
    if (facts.mariaDb)
        return coordinates.hasMariaDbGtids() ? ReplicaWay::SlavePos
               : hasFile                     ? ReplicaWay::File
                                             : ReplicaWay::None;
    if (coordinates.hasMySqlGtids() && (facts.gtidMode == "ON"_L1 || !hasFile))
        return ReplicaWay::AutoPosition;
    return hasFile ? ReplicaWay::File : ReplicaWay::None;
}

bool isOfOtherFlavour(const ReplicationCoordinates &coordinates, const ReplicaFacts &facts)
{
    return coordinates.isOfMariaDb().value_or(facts.mariaDb) != facts.mariaDb;
}

bool ReplicaFilters::renames() const
{
    return std::any_of(schemas.keyValueBegin(), schemas.keyValueEnd(),
                       [](const auto &schema) { return schema.first != schema.second; });
}

ReplicaFilters replicaFilters(const DumpPlan &plan)
{
    ReplicaFilters filters;
    const bool leavesSchemasOut = std::any_of(plan.schemasLeftOut.begin(), plan.schemasLeftOut.end(),
                                              [](const QString &schema) { return !isSystemSchema(schema); });
    filters.schemas = plan.schemasFollowed;
    filters.schemas.remove(QString()); // nobody can name it
    if (plan.coordinates && plan.coordinates->wholeServer && !leavesSchemasOut && !filters.renames())
        filters.schemas.clear();
    for (const QString &key : plan.leftOut)
        filters.ignoredTables << tableOnServer(key, plan);
    return filters;
}

} // namespace millrace
