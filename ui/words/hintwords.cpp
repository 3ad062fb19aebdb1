// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/hintwords.h"

#include "ui/language/localtext.h"
#include "ui/words/bottleneckwords.h"

#include <QCoreApplication>

namespace millrace {

QString hintText(const RunHint &hint)
{
    using Kind = RunHint::Kind;
    const QString whole = QString::number(hint.figure, 'f', 0);
    const QString tenths = QString::number(hint.figure, 'f', 1);
    switch (hint.kind) {
    case Kind::Bottleneck:
        return bottleneckText(hint.limit);
    case Kind::Climbing: {
        const QString what =
            tr("The last quarter of the chunks took %1 times as long as the first.").arg(tenths);
        const QString cure = hint.keepsIndexes && hint.inFileOrder
                                 ? tr("Defer the secondary indexes and sort by the primary key.")
                             : hint.keepsIndexes ? tr("Defer the secondary indexes.")
                             : hint.inFileOrder
                                 ? tr("Sort the dump by the primary key.")
                                 : tr("The table outgrows the buffer pool: give it more memory.");
        return what + u' ' + cure;
    }
    case Kind::SmallChunks:
        return tr("The middle chunk took %1 s: larger chunks mean fewer COMMITs.")
            .arg(hint.figure, 0, 'f', 2);
    case Kind::LargeChunks:
        return tr("The middle chunk took %1: smaller ones lose less when one has to be sent again.")
            .arg(durationText(static_cast<qint64>(hint.figure * 1000)));
    case Kind::Retries:
        return tr("%1 % of the chunks were tried again: fewer workers, or rows in key order, get in each "
                  "other's "
                  "way less.")
            .arg(tenths);
    case Kind::RejectColumn:
        return tr("%1 % of the rows set aside failed in %2: mend its mapping before the next load.")
            .arg(whole, hint.name);
    case Kind::Slowed:
        return tr("For %1 % of the loading time the load was held back on purpose: at a quieter hour it is "
                  "that "
                  "much shorter.")
            .arg(whole);
    case Kind::Warnings:
        return tr("The server bent values (warnings: %1): \"set aside\" keeps such rows as they are.")
            .arg(groupedNumber(static_cast<qint64>(hint.figure)));
    case Kind::NotVerified:
        return hint.name.isEmpty() ? tr("The load was not verified.") : tr("Not verified: %1").arg(hint.name);
    }
    return {};
}

} // namespace millrace
