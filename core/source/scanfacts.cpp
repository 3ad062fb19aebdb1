// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scanfacts.h"

#include <QJsonArray>

namespace millrace {

QJsonObject ScanFacts::toJson() const
{
    QJsonArray list;
    for (const Error &note : notes)
        list << note.toJson();
    // The place in the form in which every error is written, so that one reader does for both.
    const Error place{.context = longestRow};
    return {{QStringLiteral("notes"), list},
            {QStringLiteral("longest_row_bytes"), longestRowBytes},
            {QStringLiteral("longest_row"), place.toJson()},
            {QStringLiteral("profile"), profile.toJson()}};
}

ScanFacts ScanFacts::fromJson(const QJsonObject &json)
{
    ScanFacts facts;
    for (const QJsonValue &note : json.value(QStringLiteral("notes")).toArray())
        facts.notes << Error::fromJson(note.toObject());
    facts.longestRowBytes = json.value(QStringLiteral("longest_row_bytes")).toInteger();
    facts.longestRow = Error::fromJson(json.value(QStringLiteral("longest_row")).toObject()).context;
    facts.profile = TypeProfile::fromJson(json.value(QStringLiteral("profile")).toObject());
    return facts;
}

} // namespace millrace
