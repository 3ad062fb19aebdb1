// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"

#include <QStringList>

namespace millrace::bench {

struct BenchOptions
{
    qint64 rows = 1'000'000;
    int repeats = 3;
    int workers = 2;
    qint64 chunkRows = 0; ///< 0: rows / workers, what the two baseline sessions do
    bool indexes = false; ///< two secondary indexes in place during the load
    qint64 poolBytes = 1024LL * 1024 * 1024;
    QString way = u"auto"_s;
    QString verify = u"sample"_s;
    double maxRatio = 0; ///< 0: only printed

    bool big = false; ///< the memory bench instead of the ratio bench
    qint64 bigBytes = 2'000'000'000;
    qint64 maxRssBytes = 256'000'000;

    /// From the command line; exits with a message when it is wrong, and for --help.
    static BenchOptions fromArguments(const QStringList &arguments);
};

} // namespace millrace::bench
