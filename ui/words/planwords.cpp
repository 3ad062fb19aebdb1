// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/planwords.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <QDir>
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

const QString separator = u" · "_s;

QStringList paceLimits(const LoadLimits &limits)
{
    QStringList texts;
    if (const QString speed = speedText(limits); !speed.isEmpty())
        texts << tr("at most %1").arg(speed);
    if (limits.threadsRunning > 0)
        texts << tr("slower above %1")
                     .arg(counted(limits.threadsRunning, tr("running thread"), tr("running threads")));
    if (limits.replicaLagSeconds > 0)
        texts << tr("slower above %1 s of replica lag").arg(groupedNumber(limits.replicaLagSeconds));
    return texts;
}

struct WarmupTexts
{
    Q_DECLARE_TR_FUNCTIONS(Warmup)
};

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

QString errorWords(const Plan &plan)
{
    switch (plan.onError) {
    case OnError::Stop:
        return tr("The first row that does not fit stops the load and is named; its chunk is rolled back.");
    case OnError::SetAside:
        return tr("Rows that do not fit are set aside in rejects.txt in the run's folder, with the reasons "
                  "in "
                  "rejects.csv; everything else is loaded. More than %1 of them stop the load.")
            .arg(groupedNumber(plan.maxRejects));
    case OnError::AsDump:
        return tr("Values that do not fit are stored as the dump's own session would store them and are "
                  "counted; the first row that is refused stops the load and is named.");
    case OnError::AsServer:
        return tr(
            "Rows that do not fit are bent or skipped by the server, rows whose key is there already are "
            "skipped; its warnings are counted.");
    }
    Q_UNREACHABLE();
}

QString speedText(const LoadLimits &limits)
{
    QStringList speeds;
    if (limits.rowsPerSecond > 0)
        speeds << tr("%1 rows/s").arg(groupedNumber(limits.rowsPerSecond));
    if (limits.bytesPerSecond > 0)
        speeds << tr("%1/s").arg(sizeText(limits.bytesPerSecond));
    return speeds.join(tr(" and "));
}

QString limitsText(const LoadLimits &limits, qint64 memoryBytes, const QString &workFolder, qint64 maxRejects)
{
    constexpr qint64 mebibyte = 1024LL * 1024;
    QStringList texts = paceLimits(limits);
    if (texts.isEmpty())
        texts << tr("full speed");
    texts << tr("%1 MiB of memory").arg(groupedNumber(memoryBytes / mebibyte));
    texts << tr("stop after %1 set aside").arg(rowsText(maxRejects));
    if (!workFolder.isEmpty())
        texts << tr("sorted copies in %1").arg(QDir::toNativeSeparators(workFolder));
    return texts.join(separator);
}

QString warmupWords(const WarmupOptions &options)
{
    if (!options.wanted)
        return {};
    QStringList steps;
    if (options.optimize)
        steps << WarmupTexts::tr("the table is rewritten (OPTIMIZE)");
    if (options.analyze)
        steps << WarmupTexts::tr("its statistics are made anew (ANALYZE)");
    steps << (options.indexes.isEmpty() ? WarmupTexts::tr("its rows are read into memory, twice")
              : options.indexes.contains(WarmupOptions::allIndexes)
                  ? WarmupTexts::tr("its rows and all its indexes are read into memory, twice")
                  : WarmupTexts::tr("its rows and %1 are read into memory, twice")
                        .arg(options.indexes.join(u", "_s)));
    if (options.pageList)
        steps << WarmupTexts::tr("the server writes down which pages it holds");
    return WarmupTexts::tr("After the proof %1. A table larger than the buffer pool is not read.")
        .arg(steps.join(u", "_s));
}

QStringList choiceWords(const Plan &plan)
{
    QStringList lines;
    for (const PlanChoice &choice : plan.choices)
        if (choice.by == ChosenBy::Detected)
            lines << tr("Chosen: %1.").arg(choice.line());
    return lines;
}

} // namespace millrace
