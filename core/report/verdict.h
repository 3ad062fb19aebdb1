// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/runsummary.h"

namespace millrace {

/// The one sentence a run ends with, the same in the report, on the Finish page and on the command line.
struct Verdict
{
    enum class Kind
    {
        Proved,   ///< done, every table verified, no row set aside, skipped or bent: the only green one
        LookHere, ///< amber: done without proof or with rows aside, cancelled, refused, unfinished
        Danger,   ///< red: stopped by an error, the table holds a part
    };
    Kind kind = Kind::LookHere;
    QString sentence; ///< "1,000,000 rows loaded and verified in 3:36."
    QString detail;   ///< what is missing, why, and what to do; empty when there is nothing to add
};

/// `rowsTotal`: rows of the source, -1 when it was never scanned.
Verdict verdictOf(const RunSummary &summary, qint64 rowsTotal);

/// "2.4 s" below a minute, h:mm:ss from there on.
QString spanText(double seconds);

} // namespace millrace
