// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace millrace {

QString createSchemaStatement(const Plan &plan);
QString createJournalStatement(const Plan &plan);
/// LOAD DATA LOCAL as the workers send it; the name only shows in the server's process list.
QString planLoadStatement(const Plan &plan, const QString &infileName);
/// Makes the session's sql_mode strict (or not) and free of modes that change how our literals are read.
QString sqlModeStatement(const Plan &plan);

} // namespace millrace
