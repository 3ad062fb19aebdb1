// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/warmupwords.h"

#include <QCoreApplication>

namespace millrace {

namespace {

struct Words
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
        steps << Words::tr("the table is rewritten (OPTIMIZE)");
    if (options.analyze)
        steps << Words::tr("its statistics are made anew (ANALYZE)");
    steps << (options.indexes.isEmpty() ? Words::tr("its rows are read into memory, twice")
              : options.indexes.contains(WarmupOptions::allIndexes)
                  ? Words::tr("its rows and all its indexes are read into memory, twice")
                  : Words::tr("its rows and %1 are read into memory, twice")
                        .arg(options.indexes.join(QStringLiteral(", "))));
    if (options.pageList)
        steps << Words::tr("the server writes down which pages it holds");
    return Words::tr("Behind the proof %1. A table larger than the buffer pool is not read.")
        .arg(steps.join(QStringLiteral(", ")));
}

} // namespace millrace
