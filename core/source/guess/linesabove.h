// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/guess/dumpddl.h"
#include "core/source/guess/headsample.h"

namespace millrace {

/// Lines at the head of a file that are neither rows nor a header with a name for each field: titles,
/// comments, blank lines, and a header with another number of fields.
struct LinesAbove
{
    int lines = 0;
    int comments = 0;         ///< of these
    bool endInHeader = false; ///< the last of them names columns, though not as many as the rows have fields
};

/// Above \a sample's rows. Lines that could be rows are only taken for titles when a header follows them.
LinesAbove linesAbove(const HeadSample &sample, const DumpDdl &ddl);

} // namespace millrace
