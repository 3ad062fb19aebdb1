// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/guess/dumpddl.h"
#include "core/source/guess/headsample.h"

namespace millrace {

struct HeaderGuess
{
    bool isHeader = false;
    QString evidence;        ///< one sentence, empty without a header
    bool isDoubtful = false; ///< taken for a row, but it may be a header of numbers: 0, 1, 2
};

/// Whether the first row names the columns: the names of the .sql beside, or names above numbers and dates.
HeaderGuess guessHeader(const HeadSample &sample, const DumpDdl &ddl);

/// Whether \a line, which has another number of fields than the rows of \a body below it, looks like their
/// header: names above numbers or dates.
bool namesColumns(const Row &line, const HeadSample &body);

} // namespace millrace
