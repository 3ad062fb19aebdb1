// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/report/rows/rejectlist.h"
#include "core/report/runhints.h"
#include "ui/session/run/runview.h"

namespace millrace {

class RunFolder;

/// A run as its folder tells it, for showing it after the program that ran it is gone; of a whole dump with
/// its tables. Reads files: not for the GUI thread while a window is up. Errors: RunUnknown, and what reading
/// the folder gives.
Result<RunView> loadRunView(const QString &runId);

/// The same with the plan it was run by: all that the pages of the wizard show of it.
struct OpenedRun
{
    RunPlan plan;
    RunView view;
};
Result<OpenedRun> openPastRun(const QString &runId);

/// What the parts of a run so far left for its plot, and for its chunks and those of its tables. Reads files:
/// as above. Errors: as above.
Result<RunTrail> readTrail(const RunFolder &folder, const RunPlan &plan);

/// Writes the run's report as report.html into its folder and returns the path. Reads and writes files: not
/// for the GUI thread. Errors: RunUnknown, ReportFailed, FileNotWritable, DiskFull.
Result<QString> writeRunReport(const QString &runId);

/// The same anywhere, by the suffix: html, pdf, json or csv. Errors: as above; PlanInvalid (another suffix).
Result<void> saveRunReport(const QString &runId, const QString &path);

/// Two runs side by side as an HTML file in the first one's folder; returns its path. Errors: as above.
Result<QString> writeRunComparison(const QString &runId, const QString &otherId);

/// "2026-11-20 02:14", local time: what runs are told apart by.
QString startedText(qint64 msSinceEpoch);

/// The rows a run set aside of one table, and what it takes to load them again.
struct RejectGroup
{
    Plan plan; ///< of the table's run
    QString rejectsFile;
    QString reasonsFile;
    RejectList list;
};

/// What the finish page shows of a run beyond its RunView.
struct RunDetails
{
    QVector<RunHint> hints;
    QVector<RejectGroup> rejects;
    QStringList shipped; ///< what proves a table that was built beside its server; empty: it was not
    QStringList files;   ///< what became of the rows of each file of one table; empty: there is one
    QStringList warmup;  ///< what it did, as the run told it; empty: there was none
    QString replica;     ///< how the dump's source is followed; a script, empty: the dump says nothing of it
    bool replicaIsBlocked = false;     ///< something stands in the way
    bool mayRollBack = false;          ///< though it came to its end
    std::optional<Error> undoObstacle; ///< why not
    /// Id and a few words of other runs, newest first, to compare with.
    QVector<QPair<QString, QString>> others;
};

/// Reads the folder, and the summaries of the newest other runs: not for the GUI thread. Errors: as above.
Result<RunDetails> readRunDetails(const QString &runId);

} // namespace millrace
