// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/undo/pastruns.h"
#include "ui/words/runverdict.h"

#include <optional>

namespace millrace {

/// "verified", "stopped", "killed": in a cell.
QString endingWord(const PastRun &run);
Verdict::Kind endingTone(const PastRun &run);
QString endingSign(const PastRun &run); ///< name of its icon: colour is never the only sign

/// What happened to a run, how far it got and what can be done: in the words of its verdict.
struct RunStory
{
    QString headline;    ///< "Killed while loading, after 412,000 of 1,000,000 rows."
    QString explanation; ///< why, and what is where; empty when there is nothing to add
    QString remedy;      ///< how to mend it
    Verdict::Kind tone = Verdict::Kind::LookHere;
};
RunStory runStory(const PastRun &run);

/// Why Roll back is missing where a run is over and proved, and how it is done by hand.
QString noRollBackText(const Error &obstacle);

/// Of a dump's run that stopped because only the user can say whether a statement has run: the byte that the
/// answer takes (StatementAnswer); unset: it did not.
std::optional<qint64> statementInDoubt(const PastRun &run);

/// "today 08:31", "yesterday 23:10", "2026-11-20 02:14": local time. \a now: for tests.
QString whenText(qint64 msSinceEpoch, const QDateTime &now);

} // namespace millrace
