// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/dumpplan.h"

#include "core/base/coretext.h"
#include "core/plan/planshape.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <numeric>

namespace millrace {

namespace {

struct ExistingName
{
    ExistingTables value;
    const char *name;
};
constexpr std::array existingNames{ExistingName{ExistingTables::Refuse, "refuse"},
                                   ExistingName{ExistingTables::Replace, "replace"},
                                   ExistingName{ExistingTables::Append, "append"}};

struct ObjectName
{
    SqlObject kind;
    const char *name;
};
constexpr std::array objectNames{
    ObjectName{SqlObject::Database, "schema"},   ObjectName{SqlObject::Table, "table"},
    ObjectName{SqlObject::Sequence, "sequence"}, ObjectName{SqlObject::View, "view"},
    ObjectName{SqlObject::Trigger, "trigger"},   ObjectName{SqlObject::Procedure, "procedure"},
    ObjectName{SqlObject::Function, "function"}, ObjectName{SqlObject::Event, "event"}};

QJsonArray statementsJson(const QVector<DumpStatement> &statements)
{
    QJsonArray list;
    for (const DumpStatement &statement : statements)
        list << statement.toJson();
    return list;
}

QVector<DumpStatement> statementsFrom(const QJsonObject &json, const QString &name)
{
    QVector<DumpStatement> statements;
    const QJsonArray list = json.value(name).toArray();
    for (const QJsonValue &statement : list)
        statements << DumpStatement::fromJson(statement.toObject());
    return statements;
}

QString textOf(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes);
}

} // namespace

QString DumpObject::text() const
{
    for (const ObjectName &each : objectNames)
        if (each.kind == kind)
            return name.isEmpty() ? QStringLiteral("%1 %2").arg(QLatin1String(each.name), schema)
                                  : QStringLiteral("%1 %2.%3").arg(QLatin1String(each.name), schema, name);
    return name;
}

QString DumpObject::key() const
{
    DumpObject relation = *this;
    if (kind == SqlObject::View || kind == SqlObject::Sequence)
        relation.kind = SqlObject::Table;
    return relation.text();
}

QJsonObject DumpObject::toJson() const
{
    QString word;
    for (const ObjectName &each : objectNames)
        if (each.kind == kind)
            word = QLatin1String(each.name);
    return {
        {QStringLiteral("kind"), word}, {QStringLiteral("schema"), schema}, {QStringLiteral("name"), name}};
}

DumpObject DumpObject::fromJson(const QJsonObject &json)
{
    DumpObject object{.schema = json.value(QStringLiteral("schema")).toString(),
                      .name = json.value(QStringLiteral("name")).toString()};
    for (const ObjectName &each : objectNames)
        if (json.value(QStringLiteral("kind")).toString() == QLatin1String(each.name))
            object.kind = each.kind;
    return object;
}

QString existingTablesName(ExistingTables existing)
{
    return QLatin1String(existingNames.at(static_cast<std::size_t>(existing)).name);
}

std::optional<ExistingTables> existingTablesFromName(const QString &name)
{
    for (const ExistingName &each : existingNames)
        if (name == QLatin1String(each.name))
            return each.value;
    return std::nullopt;
}

QJsonObject DumpStatement::toJson() const
{
    const QString asUtf8 = QString::fromUtf8(text);
    const bool readable = asUtf8.toUtf8() == text;
    QJsonObject json{{readable ? QStringLiteral("sql") : QStringLiteral("sql_base64"),
                      readable ? asUtf8 : QString::fromLatin1(text.toBase64())},
                     {QStringLiteral("line"), place.line},
                     {QStringLiteral("byte_offset"), place.byteOffset},
                     {QStringLiteral("phase"), int(phase)}};
    if (!file.isEmpty())
        json.insert(QStringLiteral("file"), file);
    if (!objects.isEmpty()) {
        QJsonArray touched;
        for (const DumpObject &object : objects)
            touched << object.toJson();
        json.insert(QStringLiteral("touches"), touched);
    }
    if (tableIndex >= 0) {
        json.insert(QStringLiteral("of"), tableIndex);
        json.insert(QStringLiteral("session_schema"), textOf(session.schema));
        json.insert(QStringLiteral("session_charset"), textOf(session.charset));
        json.insert(QStringLiteral("session_sql_mode"), textOf(session.sqlMode));
        json.insert(QStringLiteral("session_time_zone"), textOf(session.timeZone));
    }
    return json;
}

DumpStatement DumpStatement::fromJson(const QJsonObject &json)
{
    const auto bytes = [&json](const QString &name) { return json.value(name).toString().toLatin1(); };
    DumpStatement statement{.text = json.contains(QStringLiteral("sql"))
                                        ? json.value(QStringLiteral("sql")).toString().toUtf8()
                                        : QByteArray::fromBase64(bytes(QStringLiteral("sql_base64"))),
                            .file = json.value(QStringLiteral("file")).toString(),
                            .place = {.line = json.value(QStringLiteral("line")).toInteger(1),
                                      .byteOffset = json.value(QStringLiteral("byte_offset")).toInteger()},
                            .phase = static_cast<SqlPhase>(std::clamp(
                                json.value(QStringLiteral("phase")).toInt(), 0, int(SqlPhase::Unknown))),
                            .tableIndex = json.value(QStringLiteral("of")).toInt(-1)};
    const QJsonArray touched = json.value(QStringLiteral("touches")).toArray();
    for (const QJsonValue &object : touched)
        statement.objects << DumpObject::fromJson(object.toObject());
    statement.session.schema = bytes(QStringLiteral("session_schema"));
    statement.session.charset = bytes(QStringLiteral("session_charset"));
    statement.session.sqlMode = bytes(QStringLiteral("session_sql_mode"));
    statement.session.timeZone = bytes(QStringLiteral("session_time_zone"));
    return statement;
}

qint64 DumpPlan::rowsPlanned() const
{
    return std::accumulate(tables.begin(), tables.end(), qint64(0), [](qint64 sum, const Plan &table) {
        return sum + std::max<qint64>(0, table.source.totalRows());
    });
}

qint64 DumpPlan::bytesPlanned() const
{
    return std::accumulate(tables.begin(), tables.end(), qint64(0),
                           [](qint64 sum, const Plan &table) { return sum + table.source.totalBytes(); });
}

bool DumpPlan::runsOthers() const
{
    return std::any_of(after.begin(), after.end(),
                       [](const DumpStatement &statement) { return statement.phase == SqlPhase::Unknown; });
}

QByteArray DumpPlan::toJson() const
{
    QJsonArray tableList;
    for (const Plan &table : tables)
        tableList << QJsonDocument::fromJson(table.toJson()).object();
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), dumpPlanFormat},
                                     {QStringLiteral("schema_version"), schemaVersion},
                                     {QStringLiteral("name"), name},
                                     {QStringLiteral("path"), path},
                                     {QStringLiteral("connection"), connection.toJson()},
                                     {QStringLiteral("schema"), schema},
                                     {QStringLiteral("existing"), existingTablesName(existing)},
                                     {QStringLiteral("left_out"), QJsonArray::fromStringList(leftOut)},
                                     {QStringLiteral("workers"), workers},
                                     {QStringLiteral("one_by_one"), oneByOne},
                                     {QStringLiteral("before"), statementsJson(before)},
                                     {QStringLiteral("tables"), tableList},
                                     {QStringLiteral("rows"), statementsJson(rows)},
                                     {QStringLiteral("after"), statementsJson(after)},
                                     {QStringLiteral("others"), statementsJson(others)},
                                     {QStringLiteral("notes"), QJsonArray::fromStringList(notes)}})
        .toJson(QJsonDocument::Indented);
}

bool DumpPlan::isDumpPlan(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object().value(QStringLiteral("format")).toString() ==
           dumpPlanFormat;
}

Result<DumpPlan> DumpPlan::fromJson(const QByteArray &bytes)
{
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    if (json.value(QStringLiteral("format")).toString() != dumpPlanFormat)
        return fail({.code = ErrorCode::PlanUnreadable,
                     .what = CoreText::tr("This is no plan of a whole dump."),
                     .howToFix = CoreText::tr("Choose a .millrace file that Millrace saved.")});
    if (const qint64 version = json.value(QStringLiteral("schema_version")).toInteger();
        version > schemaVersion)
        return fail({.code = ErrorCode::PlanTooNew,
                     .what = CoreText::tr("The plan is of version %1, this program reads up to %2.")
                                 .arg(version)
                                 .arg(schemaVersion),
                     .howToFix = CoreText::tr("Update Millrace.")});
    const auto connection = ConnectionSpec::fromJson(json.value(QStringLiteral("connection")).toObject());
    if (!connection)
        return fail(connection.error());
    DumpPlan plan{.name = json.value(QStringLiteral("name")).toString(),
                  .path = json.value(QStringLiteral("path")).toString(),
                  .connection = *connection,
                  .schema = json.value(QStringLiteral("schema")).toString(),
                  .leftOut = json.value(QStringLiteral("left_out")).toVariant().toStringList(),
                  .workers = std::clamp(json.value(QStringLiteral("workers")).toInt(2), 1, 64),
                  .oneByOne = json.value(QStringLiteral("one_by_one")).toBool(),
                  .before = statementsFrom(json, QStringLiteral("before")),
                  .rows = statementsFrom(json, QStringLiteral("rows")),
                  .after = statementsFrom(json, QStringLiteral("after")),
                  .others = statementsFrom(json, QStringLiteral("others"))};
    const auto existing = existingTablesFromName(json.value(QStringLiteral("existing")).toString());
    if (!existing)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("The plan's member “existing” is none of refuse, replace, append."),
                     .howToFix = CoreText::tr("Write the plan again from its dump.")});
    plan.existing = *existing;
    const QJsonArray tables = json.value(QStringLiteral("tables")).toArray();
    for (const QJsonValue &table : tables) {
        auto each = Plan::fromJson(QJsonDocument(table.toObject()).toJson(QJsonDocument::Compact));
        if (!each)
            return fail(each.error());
        plan.tables << std::move(*each);
    }
    for (const DumpStatement &statement : std::as_const(plan.rows))
        if (statement.tableIndex < 0 || statement.tableIndex >= plan.tables.size())
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("A statement of the plan belongs to none of its tables."),
                         .howToFix = CoreText::tr("Write the plan again from its dump.")});
    const QJsonArray notes = json.value(QStringLiteral("notes")).toArray();
    for (const QJsonValue &note : notes)
        plan.notes << note.toString();
    if (const auto shaped = checkPlanShape(json, QJsonDocument::fromJson(plan.toJson()).object()); !shaped)
        return fail(shaped.error());
    return plan;
}

} // namespace millrace
