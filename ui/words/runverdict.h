// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/report/verdict.h"

#include <QPair>
#include <QStringList>
#include <QVector>

namespace millrace {

/// The style sheet role in the colour of a verdict (core/report/verdict.h): green is only for what was
/// proved; red for a table that holds a part because of an error; amber for all else that is worth a look.
QString verdictRole(Verdict::Kind kind);

/// The names in the run's record of deferred indexes; empty when there is none. Reads one small file of the
/// run's folder.
QStringList deferredIndexes(const QString &runId);

/// Name and value of every figure worth a line, in the order they are read.
QVector<QPair<QString, QString>> runFigures(const RunSummary &summary);

/// "4,000,000 rows before, 5,000,000 after: 1,000,000 more, as many as were loaded." Empty when nothing was
/// counted.
QString countsEvidence(const TableOutcome &table);

/// What proves the tables of a run, or is missing: in full of one; of several in sums, and a line for each
/// that needs a look.
QStringList tableEvidence(const RunSummary &summary);

/// The indexes that were deferred and stand again; a line for each time some were built.
QStringList indexEvidence(const QVector<Event> &events);

/// One line per variable the run changed, and what became of it: put back, ended with the load's own
/// sessions, or still changed.
QStringList settingsEvidence(const QVector<Event> &events);

} // namespace millrace
