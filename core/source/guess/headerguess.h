// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/guess/dumpddl.h"
#include "core/source/guess/headsample.h"

namespace millrace {

struct HeaderGuess
{
    bool isHeader = false;
    QString evidence; ///< one sentence, empty without a header
};

/// Whether the first row names the columns: the names of the .sql beside, or names above numbers and dates.
HeaderGuess guessHeader(const HeadSample &sample, const DumpDdl &ddl);

} // namespace millrace
