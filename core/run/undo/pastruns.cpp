// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/pastruns.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/indexes/deferredindexfile.h"
#include "core/record/lastword.h"
#include "core/record/runfolder.h"
#include "core/run/undo/provedundo.h"
#include "core/run/undo/restore.h"
#include "core/run/wholedump/tablefolder.h"
#include "core/tuning/settingsrecord.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>
#include <algorithm>
#include <cerrno>
#include <cstring>

namespace millrace {

namespace {

QString forgottenHome()
{
    return dataHome() + u"/forgotten"_s;
}

/// Unset: there is none that can be read.
std::optional<RunPlan> addPlan(PastRun &run)
{
    auto plan = RunPlan::load(run.folder + u"/plan.millrace"_s);
    if (!plan)
        return std::nullopt;
    run.connection = plan->connection();
    if (const Source source = plan->source(); source.isOnServer())
        run.source = source.table->server;
    run.rowsTotal = plan->rows();
    if (run.target.isEmpty())
        run.target = plan->target();
    run.summary.planName = plan->name();
    return *std::move(plan);
}

Result<RunSummary> summaryIn(const QString &folder)
{
    MILLRACE_TRY(const auto bytes, readWholeFile(folder + u"/run.json"_s));
    return RunSummary::fromJson(QJsonDocument::fromJson(bytes).object());
}

qint64 rowsOfTable(const QString &folder, const RunSummary &summary, bool isShipped)
{
    const qint64 said = summary.tables.value(0).rowsLoaded;
    return wasKilled(summary.status) ? std::max(said, rowsLoadedUntilKilled(folder, isShipped)) : said;
}

/// As closeKilled() of core/report has it, from less than all of its files.
qint64 rowsOfKilled(const PastRun &run, const RunPlan &plan)
{
    if (!plan.isWholeDump())
        return rowsOfTable(run.folder, run.summary, plan.table()->wayIn == WayIn::Ship);
    RunSummary whole = run.summary;
    whole.tables.resize(plan.dump()->tables.size());
    for (qsizetype place = 0; place < whole.tables.size(); ++place) {
        const QString home = tableHome(run.folder, place);
        for (const QString &id : listRuns(home))
            if (const auto own = summaryIn(home + u'/' + id)) {
                whole.tables[place].rowsLoaded = rowsOfTable(home + u'/' + id, *own, false);
                break;
            }
    }
    return whole.total(&TableOutcome::rowsLoaded);
}

PastRun::Ending endingOf(const RunSummary &summary, bool atWork)
{
    if (atWork)
        return PastRun::Ending::AtWork;
    if (wasKilled(summary.status))
        return PastRun::Ending::Killed;
    static constexpr std::pair<RunState, PastRun::Ending> endings[]{
        {RunState::Done, PastRun::Ending::Done},
        {RunState::Stopped, PastRun::Ending::Stopped},
        {RunState::Cancelled, PastRun::Ending::Cancelled},
        {RunState::Refused, PastRun::Ending::Refused},
        {RunState::RolledBack, PastRun::Ending::RolledBack},
        {RunState::RollingBack, PastRun::Ending::RollbackBrokenOff}};
    for (const auto &[state, ending] : endings)
        if (summary.status == state)
            return ending;
    return PastRun::Ending::Killed; // there is no other
}

bool isOver(const RunSummary &summary, bool verified)
{
    return summary.status == RunState::RolledBack || (summary.status == RunState::Done && verified);
}

PastRun pastRun(const QString &id, const QString &home)
{
    PastRun run{.id = id, .folder = home + u'/' + id};
    run.summary.run = id;
    if (QFile::exists(run.folder + u"/run.json"_s)) {
        const auto summary = summaryIn(run.folder);
        if (!summary) {
            run.summary.error = summary.error();
            return run;
        }
        run.summary = *summary;
    }
    if (run.summary.startedMs <= 0) // it never came to write a summary; its id is a moment, too
        run.summary.startedMs = msOfRunId(id);
    run.lastWord = run.summary.status;
    run.rowsLoaded = run.summary.total(&TableOutcome::rowsLoaded);
    run.verified = run.summary.isVerified();
    if (run.summary.tables.size() > 1)
        run.target = tablesText(run.summary.tables.size());
    else if (!run.summary.tables.isEmpty())
        run.target = run.summary.tables.first().table;
    if (isOver(run.summary, run.verified)) {
        run.ending = endingOf(run.summary, false);
        run.undoObstacle = undoObstacle(run.summary, run.folder);
        if (run.mayRollBack())
            (void)addPlan(run);
        return run;
    }
    run.ending = endingOf(run.summary, runIsAtWork(run.folder));
    const auto plan = addPlan(run);
    run.undoObstacle = undoObstacle(run.summary, run.folder, plan ? &*plan : nullptr);
    if (run.ending == PastRun::Ending::Killed && plan)
        run.rowsLoaded = rowsOfKilled(run, *plan);
    else if (run.ending == PastRun::Ending::AtWork)
        run.rowsLoaded = std::max(run.rowsLoaded, lastSample(run.folder).rowsCommitted);
    return run;
}

/// The run's own, or one of a table of a whole dump's run; also one that cannot be read.
bool hasIndexRecord(const QString &folder)
{
    QStringList folders{folder};
    QDirIterator tables(folder + u"/tables"_s, QDir::Dirs | QDir::NoDotAndDotDot,
                        QDirIterator::Subdirectories);
    while (tables.hasNext())
        folders << tables.next();
    return std::any_of(folders.begin(), folders.end(), [](const QString &path) {
        const auto record = DeferredIndexFile::open(path);
        return !record || record->has_value();
    });
}

Error moveError(const QString &from)
{
    return {
        .code = ErrorCode::RunFolderUnusable,
        .what =
            CoreText::tr("%1 cannot be moved: %2.").arg(from, QString::fromLocal8Bit(std::strerror(errno))),
        .howToFix = CoreText::tr("Check the permissions of %1.").arg(dataHome()),
        .context = {.file = from}};
}

} // namespace

bool PastRun::isUnfinished() const
{
    return ending == Ending::AtWork || mayResume() || ending == Ending::RollbackBrokenOff;
}

bool PastRun::mayResume() const
{
    return ending == Ending::Stopped || ending == Ending::Killed || ending == Ending::Cancelled;
}

bool PastRun::mayRollBack() const
{
    // What ran as it stands is not taken back.
    return (mayResume() && !summary.inOrder) || ending == Ending::RollbackBrokenOff ||
           (ending == Ending::Done && !undoObstacle && rowsLoaded > 0);
}

QVector<PastRun> pastRuns(const QString &home, std::stop_token stop)
{
    const QStringList left = runsWithSettingsLeft(home);
    const QString in = home.isEmpty() ? runsHome() : home;
    QVector<PastRun> runs;
    for (const QString &id : listRuns(home)) {
        if (stop.stop_requested())
            break;
        runs << pastRun(id, in);
        runs.last().settingsLeft = left.contains(id);
    }
    return runs;
}

Result<RunPlan> planToResume(const RunFolder &folder)
{
    const auto before = folder.summary();
    const auto refused = [&](const QString &what, const QString &howToFix) {
        return fail({.code = ErrorCode::RunNotResumable, .what = what, .howToFix = howToFix});
    };
    if (before && before->status == RunState::RollingBack)
        return refused(
            CoreText::tr("Run %1 was being rolled back when that was broken off.").arg(before->run),
            CoreText::tr("Finish it with: millrace-cli rollback %1").arg(before->run));
    if (before && before->status == RunState::RolledBack)
        return refused(CoreText::tr("Run %1 is rolled back.").arg(before->run),
                       CoreText::tr("Start a new run of its plan."));
    if (before && before->status == RunState::Done && before->isVerified())
        return refused(CoreText::tr("Run %1 is done and verified.").arg(before->run),
                       CoreText::tr("Start a new run of its plan."));
    return folder.runPlan();
}

Result<void> forgetRun(const QString &id)
{
    MILLRACE_TRY(const auto folder, RunFolder::open(id));
    MILLRACE_TRY_VOID(folder->lock());
    // Not runsWithSettingsLeft(): to that one a run that is locked, as now, is at work.
    const auto settings = SettingsRecord::load(folder->path());
    if (!settings || (*settings && !(*settings)->isDone()))
        return fail({.code = ErrorCode::RunFolderUnusable,
                     .what = CoreText::tr("Run %1 left settings of its server changed, and only its folder "
                                          "knows their old values.")
                                 .arg(id),
                     .howToFix = CoreText::tr("Put them back first: millrace-cli restore %1").arg(id)});
    const auto summary = folder->summary();
    const bool over =
        summary && (summary->status == RunState::Done || summary->status == RunState::RolledBack);
    if (!over && hasIndexRecord(folder->path()))
        return fail(
            {.code = ErrorCode::RunFolderUnusable,
             .what = CoreText::tr("Run %1 took indexes away, and only its folder knows them.").arg(id),
             .howToFix = CoreText::tr("Resume it, roll it back, or bring them back with: "
                                      "millrace-cli restore %1")
                             .arg(id)});
    MILLRACE_TRY_VOID(ensurePrivateFolder(forgottenHome()));
    if (!QDir().rename(folder->path(), forgottenHome() + u'/' + id))
        return fail(moveError(folder->path()));
    return {};
}

Result<void> undoForgetRun(const QString &id)
{
    const QString from = forgottenHome() + u'/' + id;
    if (!QDir(from).exists())
        return fail({.code = ErrorCode::RunUnknown,
                     .what = CoreText::tr("Run %1 was not forgotten, or its folder is deleted.").arg(id),
                     .howToFix = {}});
    if (!QDir().rename(from, runsHome() + u'/' + id))
        return fail(moveError(from));
    return {};
}

void purgeForgottenRuns()
{
    QDir(forgottenHome()).removeRecursively();
}

} // namespace millrace
