// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/runplan.h"

#include "core/base/text.h"
#include "core/plan/planshape.h"

#include <QJsonDocument>

namespace millrace {

Result<RunPlan> RunPlan::fromJson(const QByteArray &json)
{
    if (QJsonDocument::fromJson(json).object().value(u"format"_s).toString() == dumpPlanFormat)
        return DumpPlan::fromJson(json).map([](DumpPlan &&dump) { return RunPlan(std::move(dump)); });
    return Plan::fromJson(json).map([](Plan &&table) { return RunPlan(std::move(table)); });
}

Result<RunPlan> RunPlan::load(const QString &path)
{
    return planFromFile<RunPlan>(path);
}

QByteArray RunPlan::toJson() const
{
    return std::visit([](const auto &each) { return each.toJson(); }, m_plan);
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
    return isWholeDump() ? dump()->tables.value(0, {.chunkRows = 0}).chunkRows : table()->chunkRows;
}

int RunPlan::workers() const
{
    return std::visit([](const auto &each) { return each.workers; }, m_plan);
}

} // namespace millrace
