// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/runplan.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/planshape.h"
#include "core/source/stream/spoolstore.h"

#include <QJsonDocument>

namespace millrace {

namespace {

constexpr auto streamKey = "stream"_L1;

/// Every text in it that is \a from, and the name of a file inside an archive of that path, becomes \a to.
QJsonValue withTextReplaced(const QJsonValue &json, const QString &from, const QString &to)
{
    if (json.isString()) {
        const QString text = json.toString();
        if (text == from)
            return to;
        return text.startsWith(from + u'/') ? QJsonValue(to + text.mid(from.size())) : json;
    }
    if (json.isArray()) {
        QJsonArray array;
        const QJsonArray old = json.toArray();
        for (const QJsonValue each : old)
            array << withTextReplaced(each, from, to);
        return array;
    }
    if (!json.isObject())
        return json;
    QJsonObject object;
    const QJsonObject old = json.toObject();
    for (auto each = old.begin(); each != old.end(); ++each)
        object.insert(each.key(), withTextReplaced(each.value(), from, to));
    return object;
}

} // namespace

Result<RunPlan> RunPlan::fromJson(const QByteArray &json)
{
    MILLRACE_TRY(const auto object, planObject(json));
    auto plan =
        object.value(u"format"_s).toString() == dumpPlanFormat
            ? DumpPlan::fromJsonObject(object).map([](DumpPlan &&dump) { return RunPlan(std::move(dump)); })
            : Plan::fromJsonObject(object).map([](Plan &&table) { return RunPlan(std::move(table)); });
    if (plan && object.contains(streamKey))
        plan->m_stream = jsonMembers<SourceStream>.read(object.value(streamKey).toObject());
    if (plan)
        plan->m_json = json;
    return plan;
}

Result<RunPlan> RunPlan::load(const QString &path)
{
    return planFromFile<RunPlan>(path);
}

QByteArray RunPlan::toJson() const
{
    if (!m_json.isEmpty())
        return m_json;
    QByteArray json = std::visit([](const auto &each) { return each.toJson(); }, m_plan);
    if (!m_stream)
        return json;
    QJsonObject object = QJsonDocument::fromJson(json).object();
    object.insert(streamKey, toJsonValue(*m_stream));
    return QJsonDocument(object).toJson();
}

RunPlan RunPlan::withStream(std::optional<SourceStream> stream) const
{
    RunPlan other = *this;
    other.m_stream = std::move(stream);
    other.m_json.clear();
    return other;
}

RunPlan RunPlan::withStreamFound() const
{
    QStringList files;
    if (const DumpPlan *const whole = dump())
        files << whole->path;
    for (const Plan &each : tables())
        for (const SourceFile &file : each.source.files)
            files << file.path;
    files.removeDuplicates();
    for (const QString &file : std::as_const(files))
        if (auto stream = streamOfSpool(file))
            return withStream(std::move(stream));
    if (isArriving()) // and not whole since
        if (auto stream = partialSpool(files.first()))
            return withStream(std::move(stream));
    return *this;
}

Result<RunPlan> RunPlan::withArrived(const SourceStream &stream) const
{
    RunPlan whole = *this;
    QVector<Plan *> plans;
    if (auto *const own = std::get_if<Plan>(&whole.m_plan))
        plans << own;
    else
        for (Plan &each : std::get<DumpPlan>(whole.m_plan).tables)
            plans << &each;
    QHash<QString, Fingerprint> known;
    for (Plan *const each : std::as_const(plans))
        for (SourceFile &file : each->source.files) {
            if (!file.isArriving && !file.grows)
                continue;
            if (!known.contains(file.path)) {
                MILLRACE_TRY(const auto fingerprint, fingerprintOf(file.path));
                known.insert(file.path, fingerprint);
            }
            file.fingerprint = known.value(file.path);
            file.statedBytes = file.isArriving ? -1 : file.statedBytes;
            file.isArriving = false;
            file.grows = false;
        }
    return whole.withStream(stream);
}

Result<RunPlan> RunPlan::withSpoolAt(const QString &file) const
{
    if (!m_stream || m_stream->spool == file)
        return *this;
    QJsonObject object = QJsonDocument::fromJson(toJson()).object();
    const QJsonValue moved = withTextReplaced(object, m_stream->spool, file);
    return fromJson(QJsonDocument(moved.toObject()).toJson());
}

QString RunPlan::name() const
{
    return std::visit([](const auto &each) { return each.name; }, m_plan);
}

ConnectionSpec RunPlan::connection() const
{
    return std::visit([](const auto &each) { return each.connection; }, m_plan);
}

QString RunPlan::schema() const
{
    // The tables of a dump carry the same settings, and the first of them sets them for all.
    if (isWholeDump() && !dump()->tables.isEmpty())
        return dump()->tables.first().schema;
    return std::visit([](const auto &each) { return each.schema; }, m_plan);
}

QString RunPlan::target() const
{
    return isWholeDump() ? tablesText(dump()->tablesPlanned()) : table()->tableName();
}

Source RunPlan::source() const
{
    return isWholeDump() ? Source() : table()->source;
}

QVector<Plan> RunPlan::tables() const
{
    return isWholeDump() ? dump()->tables : QVector<Plan>{*table()};
}

qint64 RunPlan::rows() const
{
    return isWholeDump() ? dump()->rowsPlanned() : table()->source.totalRows();
}

qint64 RunPlan::bytes() const
{
    return isWholeDump() ? dump()->bytesPlanned() : table()->source.totalBytes();
}

qint64 RunPlan::chunkRows() const
{
    if (!isWholeDump())
        return table()->chunkRows;
    if (!dump()->tables.isEmpty())
        return dump()->tables.first().chunkRows;
    return dump()->arriving ? dump()->arriving->defaults.chunkRows : 0;
}

int RunPlan::workers() const
{
    return std::visit([](const auto &each) { return each.workers; }, m_plan);
}

} // namespace millrace
