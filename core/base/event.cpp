// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/event.h"

#include "core/base/literals.h"

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
    return u"note"_s;
}

QJsonObject Event::toJson() const
{
    return {{u"elapsed_ms"_s, elapsedMs},
            {u"wall_ms"_s, wallMs},
            {u"kind"_s, eventKindName(kind)},
            {u"text"_s, text},
            {u"values"_s, values}};
}

Event Event::fromJson(const QJsonObject &json)
{
    Event event;
    event.elapsedMs = json.value(u"elapsed_ms"_s).toInteger();
    event.wallMs = json.value(u"wall_ms"_s).toInteger();
    event.text = json.value(u"text"_s).toString();
    event.values = json.value(u"values"_s).toObject();
    const QString name = json.value(u"kind"_s).toString();
    for (const auto &[value, kindName] : kindNames)
        if (name == QLatin1String(kindName))
            event.kind = value;
    return event;
}

} // namespace millrace
