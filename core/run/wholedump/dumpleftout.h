// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runsummary.h"

#include <QSet>

namespace millrace {

/// What of the dump a run that is done did not run: what is missing, and what the user left out. \a kept:
/// DumpObject::key() of what was there and stays.
void noteLeftOut(const DumpPlan &plan, const QSet<QString> &kept, RunSummary &summary);

} // namespace millrace
