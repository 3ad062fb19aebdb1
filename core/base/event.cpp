// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/event.h"

#include <array>
#include <utility>

namespace millrace {

namespace {

constexpr std::array<std::pair<Event::Kind, const char *>, 12> kindNames{{
    {Event::Kind::StageChanged, "stage_changed"},
    {Event::Kind::SettingChanged, "setting_changed"},
    {Event::Kind::ChunkDone, "chunk_done"},
    {Event::Kind::ChunkRetried, "chunk_retried"},
    {Event::Kind::RowRejected, "row_rejected"},
    {Event::Kind::Warning, "warning"},
    {Event::Kind::Paused, "paused"},
    {Event::Kind::Resumed, "resumed"},
    {Event::Kind::Cancelled, "cancelled"},
    {Event::Kind::Failed, "failed"},
    {Event::Kind::Finished, "finished"},
    {Event::Kind::Note, "note"},
}};

} // namespace

QString eventKindName(Event::Kind kind)
{
    for (const auto &[value, name] : kindNames)
        if (value == kind)
            return QLatin1String(name);
    return QStringLiteral("note");
}

QJsonObject Event::toJson() const
{
    return {{QStringLiteral("elapsed_ms"), elapsedMs},
            {QStringLiteral("wall_ms"), wallMs},
            {QStringLiteral("kind"), eventKindName(kind)},
            {QStringLiteral("text"), text},
            {QStringLiteral("values"), values}};
}

Event Event::fromJson(const QJsonObject &json)
{
    Event event;
    event.elapsedMs = json.value(QStringLiteral("elapsed_ms")).toInteger();
    event.wallMs = json.value(QStringLiteral("wall_ms")).toInteger();
    event.text = json.value(QStringLiteral("text")).toString();
    event.values = json.value(QStringLiteral("values")).toObject();
    const QString name = json.value(QStringLiteral("kind")).toString();
    for (const auto &[value, kindName] : kindNames)
        if (name == QLatin1String(kindName))
            event.kind = value;
    return event;
}

} // namespace millrace
