// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/event.h"

#include "core/base/jsonmembers.h"

namespace millrace {

namespace {

const JsonMembers<Event> eventMembers{{"elapsed_ms", &Event::elapsedMs},
                                      {"wall_ms", &Event::wallMs},
                                      {"kind", &Event::kind},
                                      {"text", &Event::text},
                                      {"values", &Event::values}};

} // namespace

QJsonObject Event::toJson() const
{
    return eventMembers.write(*this);
}

Event Event::fromJson(const QJsonObject &json)
{
    return eventMembers.read(json);
}

} // namespace millrace
