// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/indexwords.h"

#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <algorithm>

namespace millrace {

namespace {

QString whichGo(const std::optional<IndexChoice> &choice)
{
    if (!choice)
        return tr("They are dropped before the first row and built in one go after the last.");
    const auto going = choice->candidates.size();
    const auto all = going + choice->kept.size();
    if (all == 1)
        return tr("The secondary index is dropped before the first row and built in one go after the last.");
    if (going == all)
        return tr("All %1 secondary indexes are dropped before the first row and built in one go after the "
                  "last.")
            .arg(groupedNumber(all));
    if (going == 1)
        return tr("1 of %1 secondary indexes is dropped before the first row and built in one go after the "
                  "last.")
            .arg(groupedNumber(all));
    return tr("%2 of %1 secondary indexes are dropped before the first row and built in one go after the "
              "last.")
        .arg(groupedNumber(all), groupedNumber(going));
}

/// Unique ones have a sentence of their own.
QString othersThatStay(const IndexChoice &choice)
{
    constexpr qsizetype mostNamed = 2;
    QStringList texts;
    for (const KeptIndex &kept : choice.kept)
        if (!kept.isUniqueOnly)
            texts << tr("%1 stays: %2").arg(kept.name, kept.why);
    const qsizetype more = texts.size() - mostNamed;
    if (more > 0) {
        texts.resize(mostNamed);
        texts << (more == 1 ? tr("So does 1 other.") : tr("So do %1 others.").arg(groupedNumber(more)));
    }
    return texts.join(u' ');
}

} // namespace

QString deferralText(IndexPolicy policy, const std::optional<IndexChoice> &choice)
{
    QStringList sentences{whichGo(choice)};
    const bool uniqueStay = !choice || std::any_of(choice->kept.begin(), choice->kept.end(),
                                                   [](const KeptIndex &kept) { return kept.isUniqueOnly; });
    const bool uniqueGo =
        !choice || std::any_of(choice->candidates.begin(), choice->candidates.end(),
                               [](const IndexDefinition &index) { return index.isUnique(); });
    if (policy == IndexPolicy::Defer && uniqueStay)
        sentences << tr("Unique ones stay and find duplicates while they are loaded.");
    if (policy == IndexPolicy::DeferAll && uniqueGo)
        sentences << tr("Duplicates in unique ones are found only when these are built: the build then fails "
                        "and names them.");
    if (choice)
        sentences << othersThatStay(*choice);
    sentences.removeAll(QString());
    sentences << tr("Needs ALTER, CREATE and DROP in the schema.");
    return sentences.join(u' ');
}

} // namespace millrace
