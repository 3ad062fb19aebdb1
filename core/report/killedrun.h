// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/dumpreport.h"

namespace millrace {

/// Gives a run whose program ended without closing it the summary that it could not write, by what its
/// samples and events had told until then: stopped, with what was committed. A run that came to an end stays
/// as it is. REQUIRES: no process is at work on it.
void closeKilled(RunReport &report);
/// The same of a whole dump and of each of its tables.
void closeKilled(DumpReport &report);

} // namespace millrace
