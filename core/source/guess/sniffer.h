// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/foundtable.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/guess/headsample.h"

namespace millrace {

/// A proposal with what else the head told.
struct SniffedHead
{
    DialectProposal proposal;
    int fieldCount = 0;
    QStringList fieldNames;
    QVector<Error> notes;
};

/// Guesses the dialect of a head that is not empty. `ddl`: of the .sql beside; without columns when there is
/// none.
SniffedHead sniffHead(const FileHead &head, const DumpDdl &ddl);

/// The same facts for a dialect that was set by hand.
SniffedHead readHeadAs(const FileHead &head, const DumpDdl &ddl, const Dialect &dialect);

} // namespace millrace
