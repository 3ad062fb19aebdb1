// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/plan/planshape.h"
#include "core/plan/strictness.h"
#include "core/server/remoteshell.h"
#include "core/source/sqldump/sqlrowstream.h"

#include <QDir>
#include <QJsonDocument>
#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 leastMemoryBytes = 32LL * 1024 * 1024;
const QString betweenServers = u"+00:00"_s; ///< without an hour that comes twice a year

bool isTimeZone(const SessionSetting &setting)
{
    return setting.name.compare("time_zone"_L1, Qt::CaseInsensitive) == 0;
}

/// Reads one policy; a member that is missing (a plan of an earlier version) leaves the default.
template <typename Policy>
Result<void> readPolicy(const QJsonObject &json, const QString &member, Policy &policy)
{
    if (!json.contains(member))
        return {};
    const QString name = json.value(member).toString();
    const auto value = enumFromName<Policy>(name);
    if (!value)
        return fail(invalidPlan(CoreText::tr("“%1” is “%2”; it can be %3.")
                                    .arg(member, name, allEnumNames<Policy>().join(u", "_s))));
    policy = *value;
    return {};
}

/// Each with its name in JSON.
template <typename SomePlan, typename Visit> void visitPolicies(SomePlan &plan, Visit visit)
{
    visit(u"on_error"_s, plan.onError);
    visit(u"on_duplicate"_s, plan.onDuplicate);
    visit(u"indexes"_s, plan.indexes);
    visit(u"order"_s, plan.order);
    visit(u"way_in"_s, plan.wayIn);
    visit(u"ship_files"_s, plan.shipFiles);
    visit(u"ship_by"_s, plan.shipBy);
    visit(u"verify"_s, plan.verify);
}

/// What only INSERT … SELECT makes impossible.
Result<void> validateSameServer(const Plan &plan)
{
    const SourceTable &table = *plan.source.table;
    if (table.schema == plan.schema && table.name == plan.table)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("%1 is source and target at once.").arg(table.qualified()),
                     .howToFix = CoreText::tr("Choose another target table (--table).")});
    if (plan.wayIn != WayIn::Auto)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("The way “%1” is for files: from a table of the same server rows "
                                          "go by INSERT … SELECT.")
                                 .arg(enumName(plan.wayIn)),
                     .howToFix = CoreText::tr("Leave --way out.")});
    for (const SessionSetting &setting : plan.session)
        if (setting.name.contains("isolation"_L1, Qt::CaseInsensitive))
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("%1 cannot be set where the source is a table: its rows are "
                                              "read under REPEATABLE READ.")
                                     .arg(setting.name),
                         .howToFix = CoreText::tr("Leave the setting out.")});
    return {};
}

/// What only a table as the source makes impossible.
Result<void> validateTable(const Plan &plan)
{
    if (!plan.source.isTable())
        return {};
    const SourceTable &table = *plan.source.table;
    const bool named = table.isQuery() || (!table.schema.isEmpty() && !table.name.isEmpty());
    if (!named || plan.source.fieldNames.isEmpty() || (table.isQuery() && !table.server))
        return fail(invalidPlan(CoreText::tr("The plan's source table lacks its name or its columns.")));
    MILLRACE_TRY_VOID(plan.source.isOnServer() ? Result<void>() : validateSameServer(plan));
    if (plan.source.isOnServer() && plan.order != RowOrder::File)
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = CoreText::tr("Rows of another server are not sorted on their way: they come in the "
                                  "order of the key they are read by."),
             .howToFix = CoreText::tr("Leave --order out, or order a query by the target's key.")});
    const bool takesRowsOut = plan.onError == OnError::SetAside ||
                              plan.onDuplicate == OnDuplicate::SetAside ||
                              (plan.onDuplicate == OnDuplicate::Keep && plan.onError != OnError::AsServer);
    if (table.key.isEmpty() && takesRowsOut)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("%1 has no key by which single rows could be told apart, so none "
                                          "can be set aside or left out.")
                                 .arg(table.text()),
                     .howToFix = CoreText::tr("Give it a primary key, or load with --on-error stop or "
                                              "as-server.")});
    if (table.key.isEmpty() && plan.mapping.usesRowNumber())
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = CoreText::tr("%1 has no key whose order could number its rows (@row_number).")
                         .arg(table.text()),
             .howToFix = CoreText::tr("Give it a primary key, or leave the number to AUTO_INCREMENT.")});
    return {};
}

/// What only a table that is built beside the server makes impossible.
Result<void> validateShipped(const Plan &plan)
{
    const auto impossible = [](const QString &what, const QString &howToFix) {
        return fail(Error{.code = ErrorCode::PlanInvalid, .what = what, .howToFix = howToFix});
    };
    if (plan.wayIn != WayIn::Ship)
        return plan.partition.isEmpty()
                   ? Result<void>()
                   : impossible(CoreText::tr("Only a table that is shipped is filled by a partition."),
                                CoreText::tr("Leave --partition out, the server finds each row's partition; "
                                             "or plan with --way ship."));
    if (!plan.global.isEmpty() || !plan.host.isEmpty())
        return impossible(
            CoreText::tr("Settings of the whole server do nothing for a table that is shipped."),
            CoreText::tr("Leave them out (--tune), or load another way (--way)."));
    if (!plan.partition.isEmpty() && plan.shipBy != ShipBy::Place)
        return impossible(
            CoreText::tr("A partition is filled where Millrace itself puts the files in place."),
            CoreText::tr("Leave --ship-by out, on the server's machine."));
    if (plan.shipBy == ShipBy::Bundle && !plan.shipTo.isEmpty() && QDir::isRelativePath(plan.shipTo))
        return impossible(
            CoreText::tr("The folder for the bundle, %1, is no absolute path.").arg(plan.shipTo),
            CoreText::tr("Name it from the root on."));
    if (plan.shipBy == ShipBy::Ssh && !RemoteShell::isDestination(plan.shipTo))
        return impossible(CoreText::tr("“%1” is no machine that ssh could reach.").arg(plan.shipTo),
                          CoreText::tr("Name it as [USER@]HOST[:PORT]."));
    if (plan.limits.any())
        return impossible(CoreText::tr("Limits and guards do nothing for a table that is shipped: the target "
                                       "gets it in one go."),
                          CoreText::tr("Leave them out, or load another way (--way)."));
    return {};
}

/// The first that has all that is in the plan: a program that does not know it would read something else, or
/// go to another server.
int versionOf(const Plan &plan)
{
    const bool sourceBehindSsh =
        plan.source.table && plan.source.table->server && plan.source.table->server->ssh.isSet();
    const bool isOfTwo = plan.connection.ssh.isSet() || sourceBehindSsh || plan.source.dialect.isJsonLines();
    return isOfTwo ? 2 : 1;
}

} // namespace

template <>
const JsonMembers<SessionSetting> jsonMembers<SessionSetting>{{"name", &SessionSetting::name},
                                                              {"value", &SessionSetting::value}};
template <>
const JsonMembers<LoadLimits> jsonMembers<LoadLimits>{
    {"rows_per_second", &LoadLimits::rowsPerSecond},
    {"bytes_per_second", &LoadLimits::bytesPerSecond},
    {"threads_running", &LoadLimits::threadsRunning},
    {"replica_lag_seconds", &LoadLimits::replicaLagSeconds}};
template <>
const JsonMembers<Plan> jsonMembers<Plan>{{"name", &Plan::name},
                                          {"workers", &Plan::workers},
                                          {"max_rejects", &Plan::maxRejects},
                                          {"limits", &Plan::limits},
                                          {"warmup", &Plan::warmup},
                                          {"memory_bytes", &Plan::memoryBytes},
                                          {"work_folder", &Plan::workFolder},
                                          {"ship_to", &Plan::shipTo},
                                          {"ship_server", &Plan::shipServer},
                                          {"partition", &Plan::partition},
                                          {"session", &Plan::session},
                                          {"global", &Plan::global},
                                          {"host", &Plan::host},
                                          {"redo_log_off_server", &Plan::redoLogOffServer},
                                          {"unlogged_server", &Plan::unloggedServer},
                                          {"journal_table", &Plan::journalTable},
                                          {"choices", &Plan::choices}};

QByteArray Plan::toJson() const
{
    return QJsonDocument(toJsonObject()).toJson(QJsonDocument::Indented);
}

QJsonObject Plan::toJsonObject() const
{
    QJsonObject json = membersJson(*this);
    json.insert(u"format"_s, planFormat);
    json.insert(u"schema_version"_s, versionOf(*this));
    json.insert(u"source"_s, source.toJson());
    json.insert(u"target"_s, QJsonObject{{u"connection"_s, connection.toJson()},
                                         {u"schema"_s, schema},
                                         {u"table"_s, table},
                                         {u"create_sql"_s, createSql}});
    json.insert(u"mapping"_s, mapping.toJson());
    json.insert(u"chunks"_s, QJsonObject{{u"rows"_s, chunkRows}, {u"bytes"_s, chunkBytes}});
    visitPolicies(*this,
                  [&json](const QString &member, auto policy) { json.insert(member, enumName(policy)); });
    return json;
}

Result<Plan> Plan::fromJson(const QByteArray &bytes)
{
    MILLRACE_TRY(const auto json, planJson(bytes, planFormat, schemaVersion));
    return fromJsonObject(json);
}

Result<Plan> Plan::fromJsonObject(const QJsonObject &json)
{
    MILLRACE_TRY(auto plan, defaultsFromJson(json));
    MILLRACE_TRY_VOID(plan.validate());
    return plan;
}

Result<Plan> Plan::defaultsFromJson(const QJsonObject &json)
{
    MILLRACE_TRY_VOID(expectPlan(json, planFormat, schemaVersion));
    const QJsonObject target = json.value(u"target"_s).toObject();
    const QJsonObject chunks = json.value(u"chunks"_s).toObject();
    Plan plan;
    MILLRACE_TRY(plan.source, Source::fromJson(json.value(u"source"_s).toObject()));
    MILLRACE_TRY(plan.connection, ConnectionSpec::fromJson(target.value(u"connection"_s).toObject()));
    MILLRACE_TRY(plan.mapping, Mapping::fromJson(json.value(u"mapping"_s).toObject()));
    plan.schema = target.value(u"schema"_s).toString();
    plan.table = target.value(u"table"_s).toString();
    plan.createSql = target.value(u"create_sql"_s).toString();
    plan.chunkRows = chunks.value(u"rows"_s).toInteger();
    plan.chunkBytes = chunks.value(u"bytes"_s).toInteger();
    // Every plan has these two; of one that lacks them the check below says so.
    plan.workers = 0;
    plan.journalTable.clear();
    plan = membersFrom(json, std::move(plan));
    Result<void> policies;
    visitPolicies(plan, [&](const QString &member, auto &policy) {
        if (policies)
            policies = readPolicy(json, member, policy);
    });
    MILLRACE_TRY_VOID(policies);
    QJsonObject taken = plan.toJsonObject();
    taken.remove(u"schema_version"_s); // of a plan that was written by hand it may be higher than need be
    MILLRACE_TRY_VOID(checkPlanShape(json, taken));
    return plan;
}

Result<void> Plan::save(const QString &path) const
{
    return writeFileAtomically(path, toJson());
}

Result<Plan> Plan::load(const QString &path)
{
    return planFromFile<Plan>(path);
}

QString Plan::sessionTimeZone() const
{
    for (const SessionSetting &setting : session)
        if (isTimeZone(setting))
            return setting.value;
    return source.isOnServer() ? betweenServers : source.timeZone;
}

QString Plan::timeZone() const
{
    const QString zone = sessionTimeZone();
    return zone.isEmpty() ? betweenServers : zone;
}

QVector<SessionSetting> Plan::sessionSettings() const
{
    QVector<SessionSetting> settings = session;
    if (const QString zone = sessionTimeZone();
        !zone.isEmpty() && std::none_of(settings.begin(), settings.end(), isTimeZone))
        settings << SessionSetting{.name = u"time_zone"_s, .value = zone};
    return settings;
}

bool Plan::bendsAsDump() const
{
    const SqlTablePart *rows = sqlTableOf(source);
    const bool ignores = rows != nullptr && rows->verbs == SqlRowStream::InsertIgnore;
    return onError == OnError::AsDump && (ignores || bendsValues(source.sqlMode));
}

bool Plan::treatsDuplicatesAsDump() const
{
    const SqlTablePart *rows = sqlTableOf(source);
    const unsigned verbs = rows == nullptr || onError == OnError::AsServer ? 0 : rows->verbs;
    return (verbs == SqlRowStream::InsertIgnore && onDuplicate == OnDuplicate::Keep) ||
           (verbs == SqlRowStream::Replace && onDuplicate == OnDuplicate::Replace);
}

RowMode Plan::rowMode() const
{
    // Replacing needs REPLACE, which is strict. Keeping and setting aside duplicates needs the server to go
    // on after them, and bad rows are found fastest when it names them all at once: plain LOCAL, whose every
    // warning is then looked at before anything is committed.
    if (onDuplicate == OnDuplicate::Replace)
        return RowMode::Strict;
    return stopsAtBadRow() && onDuplicate == OnDuplicate::Stop ? RowMode::Strict : RowMode::AsServer;
}

Result<void> Plan::validate() const
{
    if (source.isEmpty())
        return fail(invalidPlan(CoreText::tr("The plan names no source file.")));
    MILLRACE_TRY_VOID(validateTable(*this));
    if (!source.timeZone.isEmpty() && !isTimeZoneName(source.timeZone))
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = CoreText::tr("“%1” is not a time zone that the dump's moments could be written in.")
                         .arg(source.timeZone.left(80)),
             .howToFix = CoreText::tr("Correct SET TIME_ZONE in the dump, or time_zone in the plan.")});
    if (schema.isEmpty() || table.isEmpty())
        return fail(invalidPlan(CoreText::tr("The plan names no target table.")));
    if (mapping.fields.isEmpty())
        return fail(invalidPlan(CoreText::tr("The plan's mapping binds no field.")));
    if (chunkRows < 1)
        return fail(
            invalidPlan(CoreText::tr("A chunk needs at least 1 row, the plan says %1.").arg(chunkRows)));
    if (chunkBytes < 0)
        return fail(invalidPlan(CoreText::tr("A chunk's size cannot be negative.")));
    if (workers < 1 || workers > 64)
        return fail(invalidPlan(CoreText::tr("Workers can be 1 to 64, the plan says %1.").arg(workers)));
    if (onError == OnError::AsServer && onDuplicate != OnDuplicate::Stop && onDuplicate != OnDuplicate::Keep)
        return fail(
            invalidPlan(CoreText::tr("With “as-server” the server keeps the row that is there: “%1” cannot "
                                     "be combined with it.")
                            .arg(enumName(onDuplicate))));
    MILLRACE_TRY_VOID(validateShipped(*this));
    if (maxRejects < 1)
        return fail(invalidPlan(
            CoreText::tr("The limit for rows set aside is %1; it has to be 1 or more.").arg(maxRejects)));
    if (limits.rowsPerSecond < 0 || limits.bytesPerSecond < 0 || limits.threadsRunning < 0 ||
        limits.replicaLagSeconds < 0)
        return fail(invalidPlan(CoreText::tr("A limit cannot be negative; 0 means none.")));
    if (memoryBytes < leastMemoryBytes)
        return fail(invalidPlan(CoreText::tr("The memory budget is %1 bytes; it has to be %2 or more.")
                                    .arg(memoryBytes)
                                    .arg(leastMemoryBytes)));
    if (journalTable.isEmpty())
        return fail(invalidPlan(CoreText::tr("The plan names no journal table.")));
    return source.dialect.validate();
}

} // namespace millrace
