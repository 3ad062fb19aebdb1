// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scanfacts.h"

#include "core/base/jsonmembers.h"
#include "core/base/literals.h"

namespace millrace {

namespace {

const JsonMembers<ScanFacts> factMembers{{"notes", &ScanFacts::notes},
                                         {"longest_row_bytes", &ScanFacts::longestRowBytes},
                                         {"profile", &ScanFacts::profile}};

} // namespace

QJsonObject ScanFacts::toJson() const
{
    QJsonObject json = factMembers.write(*this);
    // The place in the form in which every error is written, so that one reader does for both.
    json.insert(u"longest_row"_s, Error{.context = longestRow}.toJson());
    return json;
}

ScanFacts ScanFacts::fromJson(const QJsonObject &json)
{
    ScanFacts facts = factMembers.read(json);
    facts.longestRow = Error::fromJson(json.value(u"longest_row"_s).toObject()).context;
    return facts;
}

} // namespace millrace
