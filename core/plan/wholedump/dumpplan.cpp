// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpplan.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
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
            return name.isEmpty() ? u"%1 %2"_s.arg(QLatin1String(each.name), schema)
                                  : u"%1 %2.%3"_s.arg(QLatin1String(each.name), schema, name);
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
    return {{u"kind"_s, word}, {u"schema"_s, schema}, {u"name"_s, name}};
}

DumpObject DumpObject::fromJson(const QJsonObject &json)
{
    DumpObject object{.schema = json.value(u"schema"_s).toString(), .name = json.value(u"name"_s).toString()};
    for (const ObjectName &each : objectNames)
        if (json.value(u"kind"_s).toString() == QLatin1String(each.name))
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
    QJsonObject json{
        {readable ? u"sql"_s : u"sql_base64"_s, readable ? asUtf8 : QString::fromLatin1(text.toBase64())},
        {u"line"_s, place.line},
        {u"byte_offset"_s, place.byteOffset},
        {u"phase"_s, int(phase)}};
    if (!file.isEmpty())
        json.insert(u"file"_s, file);
    if (!objects.isEmpty()) {
        QJsonArray touched;
        for (const DumpObject &object : objects)
            touched << object.toJson();
        json.insert(u"touches"_s, touched);
    }
    if (tableIndex >= 0) {
        json.insert(u"of"_s, tableIndex);
        json.insert(u"session_schema"_s, textOf(session.schema));
        json.insert(u"session_charset"_s, textOf(session.charset));
        json.insert(u"session_sql_mode"_s, textOf(session.sqlMode));
        json.insert(u"session_time_zone"_s, textOf(session.timeZone));
    }
    return json;
}

DumpStatement DumpStatement::fromJson(const QJsonObject &json)
{
    const auto bytes = [&json](const QString &name) { return json.value(name).toString().toLatin1(); };
    DumpStatement statement{
        .text = json.contains(u"sql"_s) ? json.value(u"sql"_s).toString().toUtf8()
                                        : QByteArray::fromBase64(bytes(u"sql_base64"_s)),
        .file = json.value(u"file"_s).toString(),
        .place = {.line = json.value(u"line"_s).toInteger(1),
                  .byteOffset = json.value(u"byte_offset"_s).toInteger()},
        .phase = static_cast<SqlPhase>(std::clamp(json.value(u"phase"_s).toInt(), 0, int(SqlPhase::Unknown))),
        .tableIndex = json.value(u"of"_s).toInt(-1)};
    const QJsonArray touched = json.value(u"touches"_s).toArray();
    for (const QJsonValue &object : touched)
        statement.objects << DumpObject::fromJson(object.toObject());
    statement.session.schema = bytes(u"session_schema"_s);
    statement.session.charset = bytes(u"session_charset"_s);
    statement.session.sqlMode = bytes(u"session_sql_mode"_s);
    statement.session.timeZone = bytes(u"session_time_zone"_s);
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
    return QJsonDocument(QJsonObject{{u"format"_s, dumpPlanFormat},
                                     {u"schema_version"_s, schemaVersion},
                                     {u"name"_s, name},
                                     {u"path"_s, path},
                                     {u"connection"_s, connection.toJson()},
                                     {u"schema"_s, schema},
                                     {u"existing"_s, existingTablesName(existing)},
                                     {u"left_out"_s, QJsonArray::fromStringList(leftOut)},
                                     {u"workers"_s, workers},
                                     {u"one_by_one"_s, oneByOne},
                                     {u"before"_s, statementsJson(before)},
                                     {u"tables"_s, tableList},
                                     {u"rows"_s, statementsJson(rows)},
                                     {u"after"_s, statementsJson(after)},
                                     {u"others"_s, statementsJson(others)},
                                     {u"notes"_s, QJsonArray::fromStringList(notes)}})
        .toJson(QJsonDocument::Indented);
}

Result<DumpPlan> DumpPlan::fromJson(const QByteArray &bytes)
{
    MILLRACE_TRY(const auto json, planJson(bytes, dumpPlanFormat, schemaVersion));
    MILLRACE_TRY(const auto connection, ConnectionSpec::fromJson(json.value(u"connection"_s).toObject()));
    DumpPlan plan{.name = json.value(u"name"_s).toString(),
                  .path = json.value(u"path"_s).toString(),
                  .connection = connection,
                  .schema = json.value(u"schema"_s).toString(),
                  .leftOut = json.value(u"left_out"_s).toVariant().toStringList(),
                  .workers = std::clamp(json.value(u"workers"_s).toInt(2), 1, 64),
                  .oneByOne = json.value(u"one_by_one"_s).toBool(),
                  .before = statementsFrom(json, u"before"_s),
                  .rows = statementsFrom(json, u"rows"_s),
                  .after = statementsFrom(json, u"after"_s),
                  .others = statementsFrom(json, u"others"_s)};
    const auto existing = existingTablesFromName(json.value(u"existing"_s).toString());
    if (!existing)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("The plan's member “existing” is none of refuse, replace, append."),
                     .howToFix = CoreText::tr("Write the plan again from its dump.")});
    plan.existing = *existing;
    const QJsonArray tables = json.value(u"tables"_s).toArray();
    for (const QJsonValue &table : tables) {
        MILLRACE_TRY(auto each,
                     Plan::fromJson(QJsonDocument(table.toObject()).toJson(QJsonDocument::Compact)));
        plan.tables << std::move(each);
    }
    for (const DumpStatement &statement : std::as_const(plan.rows))
        if (statement.tableIndex < 0 || statement.tableIndex >= plan.tables.size())
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("A statement of the plan belongs to none of its tables."),
                         .howToFix = CoreText::tr("Write the plan again from its dump.")});
    const QJsonArray notes = json.value(u"notes"_s).toArray();
    for (const QJsonValue &note : notes)
        plan.notes << note.toString();
    MILLRACE_TRY_VOID(checkPlanShape(json, QJsonDocument::fromJson(plan.toJson()).object()));
    return plan;
}

} // namespace millrace
