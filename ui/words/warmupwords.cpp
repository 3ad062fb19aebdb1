// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/warmupwords.h"

#include "core/base/literals.h"

#include <QCoreApplication>

namespace millrace {

namespace {

struct WarmupTexts
{
    Q_DECLARE_TR_FUNCTIONS(Warmup)
};

} // namespace

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
    return WarmupTexts::tr("Behind the proof %1. A table larger than the buffer pool is not read.")
        .arg(steps.join(u", "_s));
}

} // namespace millrace
