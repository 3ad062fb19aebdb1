// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/keyorder.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

namespace millrace {

namespace {

QString percentText(double share)
{
    const double percent = 100 * share;
    if (percent > 0 && percent < 0.1)
        return CoreText::tr("less than 0.1 %");
    return u"%1 %"_s.arg(decimalText(percent, percent < 10 ? 1 : 0));
}

} // namespace

KeyOrder::Verdict KeyOrder::verdict() const
{
    if (rowsOutOfOrder == 0)
        return Verdict::InOrder;
    if (scatter > fewScattered)
        return Verdict::Shuffled;
    // One file more than half over others is a second pass over these keys.
    return files > 1 && filesPerKey >= 1.5 ? Verdict::SortedFilesOverlap : Verdict::NearlyInOrder;
}

QString KeyOrder::sentence() const
{
    const QString seen = exact ? rowsText(rows) : CoreText::tr("the first %1 looked at").arg(rowsText(rows));
    const QString figures =
        CoreText::tr("%1 of %2 come after a row with a larger key; 95 of 100 rows stand within %3 of their "
                     "place.")
            .arg(exact ? groupedNumber(rowsOutOfOrder) : percentText(outOfOrderShare()), seen,
                 rowsText(distanceRows));
    switch (verdict()) {
    case Verdict::InOrder:
        return CoreText::tr("In key order: none of %1 comes after a row with a larger key.").arg(seen);
    case Verdict::NearlyInOrder:
        return CoreText::tr("Nearly in key order: ") + figures;
    case Verdict::SortedFilesOverlap:
        return CoreText::tr("%1 of %2 are in key order by themselves, but cover the same keys: on average %3 "
                            "files each key, so the load would pass over the table as often.")
            .arg(groupedNumber(filesInOrder), filesText(files))
            .arg(decimalText(filesPerKey, 1));
    case Verdict::Shuffled:
        return CoreText::tr("Not in key order: %1 of the rows go to another part of the table than the rows "
                            "before them. ")
                   .arg(percentText(scatter)) +
               figures;
    }
    Q_UNREACHABLE();
}

} // namespace millrace
