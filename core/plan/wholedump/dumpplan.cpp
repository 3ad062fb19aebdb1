// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpplan.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/plan/planshape.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <algorithm>
#include <numeric>

namespace millrace {

namespace {

constexpr EnumName<ExistingTables> existingNames[]{{ExistingTables::Refuse, "refuse"},
                                                   {ExistingTables::Replace, "replace"},
                                                   {ExistingTables::Append, "append"}};

constexpr EnumName<SqlObject> objectNames[]{
    {SqlObject::Database, "schema"},   {SqlObject::Table, "table"},     {SqlObject::Sequence, "sequence"},
    {SqlObject::View, "view"},         {SqlObject::Trigger, "trigger"}, {SqlObject::Procedure, "procedure"},
    {SqlObject::Function, "function"}, {SqlObject::Event, "event"}};

QString textOf(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes);
}

} // namespace

QString DumpObject::text() const
{
    const QString word = nameIn(objectNames, kind);
    if (word.isEmpty())
        return name;
    return name.isEmpty() ? u"%1 %2"_s.arg(word, schema) : u"%1 %2.%3"_s.arg(word, schema, name);
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
    return {{u"kind"_s, nameIn(objectNames, kind)}, {u"schema"_s, schema}, {u"name"_s, name}};
}

DumpObject DumpObject::fromJson(const QJsonObject &json)
{
    return {.kind = valueIn(objectNames, json.value(u"kind"_s).toString()).value_or(SqlObject::None),
            .schema = json.value(u"schema"_s).toString(),
            .name = json.value(u"name"_s).toString()};
}

QString existingTablesName(ExistingTables existing)
{
    return nameIn(existingNames, existing);
}

std::optional<ExistingTables> existingTablesFromName(const QString &name)
{
    return valueIn(existingNames, name);
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
    if (!objects.isEmpty())
        json.insert(u"touches"_s, toJsonValue(objects));
    if (empties)
        json.insert(u"empties"_s, true);
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
    fromJsonValue(json.value(u"touches"_s), statement.objects);
    statement.empties = json.value(u"empties"_s).toBool();
    statement.session.schema = bytes(u"session_schema"_s);
    statement.session.charset = bytes(u"session_charset"_s);
    statement.session.sqlMode = bytes(u"session_sql_mode"_s);
    statement.session.timeZone = bytes(u"session_time_zone"_s);
    return statement;
}

template <>
const JsonMembers<DumpTailLoad> jsonMembers<DumpTailLoad>{{"begin_offset", &DumpTailLoad::begin},
                                                          {"end_offset", &DumpTailLoad::end},
                                                          {"table", &DumpTailLoad::table}};

template <>
const JsonMembers<DumpTail> jsonMembers<DumpTail>{
    {"begin_line", &DumpTail::begin, &SqlPlace::line},
    {"begin_offset", &DumpTail::begin, &SqlPlace::byteOffset},
    {"end_offset", &DumpTail::end},
    {"session_schema", &DumpTail::session, &SqlSession::schema},
    {"session_charset", &DumpTail::session, &SqlSession::charset},
    {"session_connection", &DumpTail::session, &SqlSession::connection, InJson::WhenSet},
    {"session_sql_mode", &DumpTail::session, &SqlSession::sqlMode},
    {"session_time_zone", &DumpTail::session, &SqlSession::timeZone},
    {"session_delimiter", &DumpTail::session, &SqlSession::delimiter},
    {"session_variables", &DumpTail::session, &SqlSession::variables},
    {"why", &DumpTail::why},
    {"settings", &DumpTail::settings},
    {"statements", &DumpTail::statements},
    {"row_count", &DumpTail::rows},
    {"tables", &DumpTail::tables},
    {"loads", &DumpTail::loads},
    {"rows_per_second", &DumpTail::limits, &LoadLimits::rowsPerSecond},
    {"bytes_per_second", &DumpTail::limits, &LoadLimits::bytesPerSecond},
    {"threads_running", &DumpTail::limits, &LoadLimits::threadsRunning},
    {"replica_lag_seconds", &DumpTail::limits, &LoadLimits::replicaLagSeconds},
    {"skipped", &DumpTail::skipped},
    {"asking", &DumpTail::asking}};

QJsonObject DumpTail::toJson() const
{
    QJsonObject json = jsonMembers<DumpTail>.write(*this);
    json.insert(u"file"_s, sourceFileJson(file));
    if (!sources.isEmpty())
        json.insert(u"sources"_s, toJsonValue(sources));
    return json;
}

QVector<SourceFile> DumpTail::files() const
{
    QVector<SourceFile> files{file};
    for (const DumpSource &source : sources)
        files << source.file;
    return files;
}

QString DumpTail::beginFile() const
{
    const int in = placeInFile(sources, begin).source;
    return in < 0 ? QString() : QFileInfo(sources.at(in).file.name()).fileName();
}

DumpStatement DumpTail::inItsFile(DumpStatement statement) const
{
    const DumpPlace at = placeInFile(sources, statement.place);
    statement.place = at.place;
    if (at.source >= 0)
        statement.file = sources.at(at.source).file.path;
    return statement;
}

Result<DumpTail> DumpTail::read(const QJsonObject &json)
{
    DumpTail tail = jsonMembers<DumpTail>.read(json);
    MILLRACE_TRY(tail.file, sourceFileFromJson(json.value(u"file"_s).toObject()));
    const QJsonArray sources = json.value(u"sources"_s).toArray();
    for (const auto &source : sources) {
        MILLRACE_TRY(auto each, DumpSource::read(source.toObject()));
        tail.sources << std::move(each);
    }
    return tail;
}

qint64 DumpPlan::rowsPlanned() const
{
    return std::accumulate(
        tables.begin(), tables.end(), tail ? tail->rows : 0,
        [](qint64 sum, const Plan &table) { return sum + std::max<qint64>(0, table.source.totalRows()); });
}

qsizetype DumpPlan::tablesPlanned() const
{
    return tablesBeforeTail() + (tail ? tail->tables.size() : 0);
}

qint64 DumpPlan::bytesPlanned() const
{
    return std::accumulate(tables.begin(), tables.end(), qint64(0),
                           [](qint64 sum, const Plan &table) { return sum + table.source.totalBytes(); });
}

qsizetype DumpPlan::openTable() const
{
    if (!arriving || arriving->rowsOf.isEmpty())
        return -1;
    qsizetype index = tables.size() - 1;
    while (index >= 0 && tables.at(index).tableName() != arriving->rowsOf)
        --index;
    return index;
}

bool DumpPlan::runsOthers() const
{
    return othersAre == OtherStatements::Run;
}

template <>
const JsonMembers<GrowingDump> jsonMembers<GrowingDump>{{"tool", &GrowingDump::tool},
                                                        {"path", &GrowingDump::path},
                                                        {"table_count", &GrowingDump::tables},
                                                        {"awaited", &GrowingDump::awaited},
                                                        {"scripts", &GrowingDump::scripts},
                                                        {"patience_seconds", &GrowingDump::patienceSeconds},
                                                        {"defer_from_bytes", &GrowingDump::deferFromBytes}};

template <>
const JsonMembers<ArrivingDump> jsonMembers<ArrivingDump>{
    {"at_line", &ArrivingDump::at, &SqlPlace::line},
    {"at_offset", &ArrivingDump::at, &SqlPlace::byteOffset},
    {"session_schema", &ArrivingDump::session, &SqlSession::schema},
    {"session_charset", &ArrivingDump::session, &SqlSession::charset},
    {"session_connection", &ArrivingDump::session, &SqlSession::connection},
    {"session_sql_mode", &ArrivingDump::session, &SqlSession::sqlMode},
    {"session_time_zone", &ArrivingDump::session, &SqlSession::timeZone},
    {"session_delimiter", &ArrivingDump::session, &SqlSession::delimiter},
    {"session_variables", &ArrivingDump::session, &SqlSession::variables},
    {"settings", &ArrivingDump::settings},
    {"rows_of", &ArrivingDump::rowsOf, InJson::WhenSet},
    {"words", &ArrivingDump::words},
    {"system_schemas", &ArrivingDump::systemSchemas},
    {"defer_from_bytes", &ArrivingDump::deferFromBytes},
    {"part_bytes", &ArrivingDump::partBytes}};

QJsonObject ArrivingDump::toJson() const
{
    QJsonObject json = jsonMembers<ArrivingDump>.write(*this);
    json.insert(u"defaults"_s, defaults.toJsonObject());
    return json;
}

Result<ArrivingDump> ArrivingDump::read(const QJsonObject &json)
{
    ArrivingDump arriving = jsonMembers<ArrivingDump>.read(json);
    MILLRACE_TRY(arriving.defaults, Plan::defaultsFromJson(json.value(u"defaults"_s).toObject()));
    return arriving;
}

template <>
const JsonMembers<DumpPart> jsonMembers<DumpPart>{
    {"before", &DumpPart::before}, {"tables", &DumpPart::tables}, {"after", &DumpPart::after}};

template <>
const JsonMembers<DumpPlan> jsonMembers<DumpPlan>{{"name", &DumpPlan::name},
                                                  {"path", &DumpPlan::path},
                                                  {"schema", &DumpPlan::schema},
                                                  {"left_out", &DumpPlan::leftOut},
                                                  {"workers", &DumpPlan::workers},
                                                  {"one_by_one", &DumpPlan::oneByOne},
                                                  {"before", &DumpPlan::before},
                                                  {"rows", &DumpPlan::rows},
                                                  {"after", &DumpPlan::after},
                                                  {"others", &DumpPlan::others},
                                                  {"others_are", &DumpPlan::othersAre},
                                                  {"foreign", &DumpPlan::foreign},
                                                  {"coordinates", &DumpPlan::coordinates},
                                                  {"schemas_followed", &DumpPlan::schemasFollowed},
                                                  {"notes", &DumpPlan::notes},
                                                  {"warnings", &DumpPlan::warnings},
                                                  {"unfinished", &DumpPlan::unfinished, InJson::WhenSet},
                                                  {"create_schema", &DumpPlan::createSchema},
                                                  {"schemas_made", &DumpPlan::schemasMade},
                                                  {"schema_names", &DumpPlan::schemaNames},
                                                  {"schemas_left_out", &DumpPlan::schemasLeftOut},
                                                  {"left_out_views", &DumpPlan::leftOutViews},
                                                  {"file_by_file", &DumpPlan::fileByFile, InJson::WhenSet},
                                                  {"came_later", &DumpPlan::cameLater, InJson::WhenSet},
                                                  {"parts", &DumpPlan::parts, InJson::WhenSet}};

QByteArray DumpPlan::toJson() const
{
    QJsonArray tableList;
    for (const Plan &table : tables)
        tableList << table.toJsonObject();
    QJsonObject json = withoutTables();
    json.insert(u"tables"_s, tableList);
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

QJsonObject DumpPlan::withoutTables() const
{
    QJsonObject json = membersJson(*this);
    json.insert(u"format"_s, dumpPlanFormat);
    constexpr int withoutGrowing = 6;
    constexpr int withoutParts = 8;
    const bool hasGrown = growing || !fileByFile.isEmpty();
    const bool hasParts = arriving || !parts.isEmpty();
    json.insert(u"schema_version"_s, hasParts ? schemaVersion : hasGrown ? withoutParts : withoutGrowing);
    json.insert(u"connection"_s, connection.toJson());
    json.insert(u"existing"_s, existingTablesName(existing));
    if (tail)
        json.insert(u"tail"_s, tail->toJson());
    if (growing)
        json.insert(u"growing"_s, membersJson(*growing));
    if (arriving)
        json.insert(u"arriving"_s, arriving->toJson());
    if (!accounts.statements.isEmpty())
        json.insert(u"accounts"_s, accounts.toJson());
    return json;
}

namespace {

/// Each part begins where the one before it has ended.
Result<void> expectParts(const DumpPlan &plan)
{
    DumpPart last;
    for (const DumpPart &part : plan.parts) {
        const bool follows = part.before >= last.before && part.before <= plan.before.size() &&
                             part.tables >= last.tables && part.tables <= plan.tables.size() &&
                             part.after >= last.after && part.after <= plan.after.size();
        if (!follows)
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("The parts of the plan do not follow each other."),
                         .howToFix = CoreText::tr("Write the plan again from its dump.")});
        last = part;
    }
    return {};
}

} // namespace

Result<DumpPlan> DumpPlan::fromJson(const QByteArray &bytes)
{
    MILLRACE_TRY(const auto json, planJson(bytes, dumpPlanFormat, schemaVersion));
    return fromJsonObject(json);
}

Result<DumpPlan> DumpPlan::fromJsonObject(const QJsonObject &json)
{
    MILLRACE_TRY_VOID(expectPlan(json, dumpPlanFormat, schemaVersion));
    auto plan = membersFrom<DumpPlan>(json);
    MILLRACE_TRY(plan.connection, ConnectionSpec::fromJson(json.value(u"connection"_s).toObject()));
    plan.workers = std::clamp(plan.workers, 1, 64);
    constexpr int asksForSchemas = 4; // before, a schema that was missing was made
    if (json.value(u"schema_version"_s).toInt() < asksForSchemas)
        plan.createSchema = true;
    const auto existing = existingTablesFromName(json.value(u"existing"_s).toString());
    if (!existing)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("The plan's member “existing” is none of refuse, replace, append."),
                     .howToFix = CoreText::tr("Write the plan again from its dump.")});
    plan.existing = *existing;
    if (json.contains(u"tail"_s)) {
        MILLRACE_TRY(plan.tail, DumpTail::read(json.value(u"tail"_s).toObject()));
    }
    if (json.contains(u"growing"_s))
        plan.growing = membersFrom<GrowingDump>(json.value(u"growing"_s).toObject());
    if (json.contains(u"arriving"_s)) {
        MILLRACE_TRY(plan.arriving, ArrivingDump::read(json.value(u"arriving"_s).toObject()));
    }
    MILLRACE_TRY(plan.accounts, AccountsPlan::read(json.value(u"accounts"_s).toObject()));
    const QJsonArray tables = json.value(u"tables"_s).toArray();
    for (const auto &table : tables) {
        MILLRACE_TRY(auto each, Plan::fromJsonObject(table.toObject()));
        plan.tables << std::move(each);
    }
    QStringList awaited = plan.growing ? plan.growing->awaited : QStringList();
    if (plan.arriving && !plan.arriving->rowsOf.isEmpty())
        awaited << plan.arriving->rowsOf;
    for (const QString &name : std::as_const(awaited))
        if (std::none_of(plan.tables.begin(), plan.tables.end(),
                         [&name](const Plan &table) { return table.tableName() == name; }))
            return fail(
                {.code = ErrorCode::PlanInvalid,
                 .what =
                     CoreText::tr("The plan waits for rows of %1, which is none of its tables.").arg(name),
                 .howToFix = CoreText::tr("Write the plan again from its dump.")});
    for (const DumpStatement &statement : std::as_const(plan.rows))
        if (statement.tableIndex < 0 || statement.tableIndex >= plan.tables.size())
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("A statement of the plan belongs to none of its tables."),
                         .howToFix = CoreText::tr("Write the plan again from its dump.")});
    MILLRACE_TRY_VOID(expectParts(plan));
    const QVector<DumpTailLoad> loads = plan.tail ? plan.tail->loads : QVector<DumpTailLoad>();
    qsizetype table = plan.tables.size() - loads.size();
    for (const DumpTailLoad &load : loads)
        if (load.table != table++)
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("The plan does not say which of its tables the end of the dump "
                                              "loads."),
                         .howToFix = CoreText::tr("Write the plan again from its dump.")});
    QJsonObject taken = plan.withoutTables();
    taken.insert(u"tables"_s, QJsonArray()); // each was looked at by itself
    taken.remove(u"schema_version"_s);       // of an older plan it is another one
    MILLRACE_TRY_VOID(checkPlanShape(json, taken));
    return plan;
}

} // namespace millrace
