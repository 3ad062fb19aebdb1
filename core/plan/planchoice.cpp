// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planchoice.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"

namespace millrace {

template <>
const JsonMembers<PlanChoice> jsonMembers<PlanChoice>{{"choice", &PlanChoice::choice},
                                                      {"by", &PlanChoice::by},
                                                      {"value", &PlanChoice::value},
                                                      {"why", &PlanChoice::why},
                                                      {"saves", &PlanChoice::saves}};

QString PlanChoice::text() const
{
    QStringList parts{value};
    for (const QString &part : {by == ChosenBy::Set ? CoreText::tr("as it was asked for") : why, saves})
        if (!part.isEmpty())
            parts << part;
    return parts.join(u" · "_s);
}

QString PlanChoice::sentence() const
{
    const QString all = text();
    return all.left(1).toUpper() + all.mid(1) + u'.';
}

QString PlanChoice::line() const
{
    return u"%1: %2"_s.arg(choiceTitle(choice), text());
}

QJsonObject PlanChoice::toJson() const
{
    return membersJson(*this);
}

PlanChoice PlanChoice::fromJson(const QJsonObject &json)
{
    return membersFrom<PlanChoice>(json);
}

QString choiceTitle(Choice choice)
{
    switch (choice) {
    case Choice::Indexes:
        return CoreText::tr("Secondary indexes");
    case Choice::Order:
        return CoreText::tr("Order of rows");
    case Choice::Workers:
        return CoreText::tr("Workers");
    case Choice::ChunkRows:
        return CoreText::tr("Rows per chunk");
    case Choice::Way:
        return CoreText::tr("Way in");
    case Choice::Verify:
        return CoreText::tr("Proof afterwards");
    }
    return {};
}

} // namespace millrace
