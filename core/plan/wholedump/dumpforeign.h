// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/source/inspect/dumpreading.h"

namespace millrace {

/// A dump that was written by another flavour or version: which of its words the target does not know, what
/// becomes of them, and what it does to the target's part in a replication.

/// Looks at all statements of the dump but INSERT … VALUES, and asks the server which of their words it
/// knows. Errors: the server's.
Result<DecidedWords> decideWords(const DumpReading &reading, const WordChoice &choice, Connection &server);

/// For people, a sentence for each change.
QStringList changeTexts(const DecidedWords &decided);

/// What of the plan's statements was changed, and what this server will refuse or take otherwise as it is
/// now: words it does not know, definers that have no account there or that this account may not name.
/// Errors: the server's.
Result<QVector<Finding>> foreignFindings(const DumpPlan &plan, const ServerFacts &facts, Connection &server);

/// A statement of DumpPlan::others that sets a part of a replication (replicationSettingOf()).
bool isOfReplication(const DumpStatement &statement);
/// Those of DumpPlan::others that are not about replication, which is a choice of its own.
QVector<DumpStatement> othersOf(const DumpPlan &plan);
/// For people: what the setting does, and what becomes of it.
QString replicationText(const QString &setting, bool leftOut);

} // namespace millrace
