// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runsummary.h"

namespace millrace {

/// What the sessions that load have sent over TCP (TableOutcome::lineBytes): told as a whole or not at all.

/// Of all parts of a table's run until now. \a earlier: earlierParts(); \a now: of the part that is at work.
/// 0: one of them was killed, or could not tell.
qint64 lineBytesSoFar(const RunSummary &earlier, qint64 now);
/// Of all tables; 0: of one that has rows it is not known.
qint64 lineBytesOf(const RunSummary &summary);

} // namespace millrace
