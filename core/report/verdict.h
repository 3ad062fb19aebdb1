// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runsummary.h"

#include <QStringList>

namespace millrace {

/// The sums over a run's tables that a verdict speaks of.
struct VerdictTotals
{
    qint64 loaded = 0;
    qint64 rejected = 0;
    qint64 skipped = 0;
    qint64 warnings = 0;
    bool verified = false; ///< every table is, and there is one
    QStringList reasons;   ///< why a table is not
};

/// How a run ended, decided here and nowhere else. The report takes the sentences as they are; the window
/// puts outcome and totals into its own language.
struct Verdict
{
    enum class Outcome
    {
        Verified,
        NotVerified, ///< all rows are in, and it was not proved
        Stopped,
        Cancelled,
        Refused,
        RollbackBrokenOff,
        RolledBack,
        Unfinished, ///< going on still, or its program ended without closing it
    };
    enum class Kind
    {
        Proved,   ///< done, every table verified, no row set aside, skipped or bent: the only green one
        LookHere, ///< amber: done without proof or with rows aside, cancelled, refused, unfinished
        Danger,   ///< red: stopped by an error, the table holds a part
    };
    Kind kind = Kind::LookHere;
    Outcome outcome = Outcome::Unfinished;
    VerdictTotals totals;
    QString sentence; ///< "1,000,000 rows loaded and verified in 3:36."
    QString detail;   ///< what is missing, why, and what to do; empty when there is nothing to add
};

/// `rowsTotal`: rows of the source, -1 when it was never scanned.
Verdict verdictOf(const RunSummary &summary, qint64 rowsTotal);

/// "2.4 s" below a minute, h:mm:ss from there on.
QString spanText(double seconds);

} // namespace millrace
