// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scanfacts.h"

#include "core/base/literals.h"

#include <QJsonArray>

namespace millrace {

QJsonObject ScanFacts::toJson() const
{
    QJsonArray list;
    for (const Error &note : notes)
        list << note.toJson();
    // The place in the form in which every error is written, so that one reader does for both.
    const Error place{.context = longestRow};
    return {{u"notes"_s, list},
            {u"longest_row_bytes"_s, longestRowBytes},
            {u"longest_row"_s, place.toJson()},
            {u"profile"_s, profile.toJson()}};
}

ScanFacts ScanFacts::fromJson(const QJsonObject &json)
{
    ScanFacts facts;
    for (const QJsonValue &note : json.value(u"notes"_s).toArray())
        facts.notes << Error::fromJson(note.toObject());
    facts.longestRowBytes = json.value(u"longest_row_bytes"_s).toInteger();
    facts.longestRow = Error::fromJson(json.value(u"longest_row"_s).toObject()).context;
    facts.profile = TypeProfile::fromJson(json.value(u"profile"_s).toObject());
    return facts;
}

} // namespace millrace
