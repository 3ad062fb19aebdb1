// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/identity/serverkind.h"

#include "core/base/literals.h"

#include <algorithm>
#include <iterator>

namespace millrace {

namespace {

struct KindRow
{
    ServerKind kind;
    const char *name;
    bool managed;
    const char *variable; ///< that no other has; null: none
    const char *inVersion;
    const char *inComment;
};

// Aurora is on RDS's machines, too, and so comes first.
constexpr KindRow kindRows[] = {
    {ServerKind::AmazonAurora, "Amazon Aurora", true, "aurora_version", nullptr, nullptr},
    {ServerKind::AmazonRds, "Amazon RDS", true, nullptr, nullptr, nullptr},
    {ServerKind::GoogleCloudSql, "Google Cloud SQL", true, nullptr, "-google", "(Google)"},
    {ServerKind::AzureDatabase, "Azure Database", true, nullptr, "-azure", nullptr},
    {ServerKind::TiDb, "TiDB", false, "tidb_version", "-TiDB-", "TiDB Server"},
    {ServerKind::Vitess, "Vitess", false, nullptr, "-Vitess", "Vitess"},
    {ServerKind::SingleStore, "SingleStore", false, "memsql_version", nullptr, "SingleStore"},
    {ServerKind::Doris, "Apache Doris", false, nullptr, nullptr, "Doris version"},
    {ServerKind::StarRocks, "StarRocks", false, nullptr, nullptr, "StarRocks"},
    {ServerKind::OceanBase, "OceanBase", false, nullptr, "OceanBase", "OceanBase"}};

const KindRow *rowOf(ServerKind kind)
{
    const auto *const found = std::find_if(std::begin(kindRows), std::end(kindRows),
                                           [kind](const KindRow &row) { return row.kind == kind; });
    return found == std::end(kindRows) ? nullptr : found;
}

bool says(const QString &text, const char *words)
{
    return words && text.contains(QLatin1String(words), Qt::CaseInsensitive);
}

} // namespace

ServerKind serverKind(const QString &version, const QString &comment, const QMap<QString, QString> &variables)
{
    for (const KindRow &row : kindRows) {
        const bool isThere = row.kind == ServerKind::AmazonRds
                                 ? variables.value(u"basedir"_s).startsWith("/rdsdbbin/"_L1)
                                 : says(version, row.inVersion) || says(comment, row.inComment);
        if (isThere || (row.variable && variables.contains(QLatin1String(row.variable))))
            return row.kind;
    }
    return ServerKind::Usual;
}

QString serverKindName(ServerKind kind)
{
    const KindRow *const row = rowOf(kind);
    return row ? QString::fromLatin1(row->name) : QString();
}

bool isManaged(ServerKind kind)
{
    const KindRow *const row = rowOf(kind);
    return row && row->managed;
}

bool isOtherEngine(ServerKind kind)
{
    const KindRow *const row = rowOf(kind);
    return row && !row->managed;
}

QString providerCommand(ServerKind kind, const QString &variable, const QString &value)
{
    const QString parameter = u"--parameters \"ParameterName=%1,ParameterValue=%2,ApplyMethod=immediate\""_s;
    switch (kind) {
    case ServerKind::AmazonRds:
        return (u"aws rds modify-db-parameter-group --db-parameter-group-name GROUP "_s + parameter)
            .arg(variable, value);
    case ServerKind::AmazonAurora:
        return (u"aws rds modify-db-cluster-parameter-group --db-cluster-parameter-group-name GROUP "_s +
                parameter)
            .arg(variable, value);
    case ServerKind::GoogleCloudSql: // it replaces all flags there are
        return u"gcloud sql instances patch INSTANCE --database-flags=%1=%2,ALL_OTHER_FLAGS"_s.arg(variable,
                                                                                                   value);
    case ServerKind::AzureDatabase:
        return u"az mysql flexible-server parameter set --resource-group GROUP --server-name SERVER --name "
               u"%1 "
               "--value %2"_s.arg(variable, value);
    default:
        return {};
    }
}

} // namespace millrace
