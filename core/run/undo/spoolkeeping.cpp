// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/spoolkeeping.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/run/undo/pastruns.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace millrace {

namespace {

/// When the file was written that the plan knows; 0: it says nothing of that file.
qint64 plannedTime(const RunPlan &plan, const QString &file)
{
    QVector<SourceFile> files;
    for (const Plan &table : plan.tables())
        files += table.source.files;
    if (const DumpPlan *const dump = plan.dump(); dump != nullptr && dump->tail)
        files << dump->tail->file;
    for (const SourceFile &each : std::as_const(files))
        if (each.path == file)
            return each.fingerprint.modifiedMs;
    return 0;
}

/// Who may resume a run with this spool.
QStringList runsThatNeed(const QString &file, const QVector<PastRun> &runs, const QString &except = {})
{
    QStringList needing;
    for (const PastRun &run : runs) {
        if (run.id == except)
            continue;
        if (!run.mayResume() && run.ending != PastRun::Ending::AtWork)
            continue;
        const auto plan = RunPlan::load(run.folder + u"/plan.millrace"_s);
        if (plan && plan->stream() && plan->stream()->spool == file)
            needing << run.id;
    }
    return needing;
}

Error otherBytes(const SourceStream &planned, const SourceStream &now)
{
    if (planned.isStore())
        return {.code = ErrorCode::SourceChanged,
                .what = CoreText::tr("%1 has other bytes than when the plan was made, and the same ETag.")
                            .arg(planned.text),
                .howToFix = CoreText::tr("Make a new plan of it.")};
    return {.code = ErrorCode::SourceChanged,
            .what = now.bytes == planned.bytes
                        ? CoreText::tr(
                              "The command wrote as many bytes as when the plan was made, but other ones.")
                        : CoreText::tr("The command wrote %1, and %2 when the plan was made.")
                              .arg(sizeText(now.bytes), sizeText(planned.bytes)),
            .howToFix = CoreText::tr(
                "Make a new plan from the command: what was counted is not what it writes now.")};
}

/// The old place is one of this account's own, and free.
bool mayTakePlace(const QString &file)
{
    const QFileInfo folder(QFileInfo(file).absolutePath());
    return folder.absolutePath() == streamsHome() && folder.fileName().startsWith(u"stream-"_s) &&
           !folder.exists();
}

} // namespace

bool lacksSpool(const RunPlan &plan)
{
    return plan.stream() && !QFileInfo::exists(plan.stream()->spool);
}

Result<void> mayReadAgain(const RunPlan &plan, bool allowed)
{
    const SourceStream &stream = *plan.stream();
    if (stream.isStore())
        return {}; // it is read, and nothing else
    if (!stream.isCommand())
        return fail({.code = ErrorCode::StreamGone,
                     .what = CoreText::tr("%1 Its bytes were kept in %2, and that file is gone.")
                                 .arg(stream.sentence(), stream.spool),
                     .howToFix = CoreText::tr("Have the dump sent once more, and make a new plan of it.")});
    if (allowed || isRememberedCommand(stream.text))
        return {};
    return fail(
        {.code = ErrorCode::CommandNotAllowed,
         .what = CoreText::tr("This account did not give the command that writes this plan's dump, and so it "
                              "does not run by itself: “%1”.")
                     .arg(stream.text),
         .howToFix =
             CoreText::tr("Read the command; it would run under this account, with all its rights. If "
                          "it is what you want, allow it.")});
}

Result<RunPlan> withStreamAsItIs(RunFolder &folder, const RunPlan &plan)
{
    if (!plan.isArriving() || !plan.stream())
        return plan;
    const QString spool = plan.stream()->spool;
    if (const auto whole = streamOfSpool(spool)) { // killed after its last byte
        MILLRACE_TRY(auto complete, plan.withArrived(*whole));
        MILLRACE_TRY_VOID(folder.save(complete));
        return complete;
    }
    if (!partialSpool(spool))
        return fail(
            {.code = ErrorCode::StreamGone,
             .what = CoreText::tr("What had arrived of the stream was kept in %1, and is gone: nobody "
                                  "can tell whether what comes now is what was loaded.")
                         .arg(spool),
             .howToFix = CoreText::tr("Roll the run back, then have the dump sent once more.")});
    return plan;
}

Result<RunPlan> withStreamReadAgain(const RunPlan &plan, SpoolOptions options)
{
    const SourceStream planned = *plan.stream();
    options.name = QFileInfo(planned.spool).fileName();
    options.keep = planned.keep;
    options.tag = planned.tag;
    MILLRACE_TRY(auto now, spoolStream(planned.from, planned.text, options));
    if (now.bytes != planned.bytes || now.hash != planned.hash) {
        MILLRACE_TRY_VOID(removeSpool(now.spool));
        return fail(otherBytes(planned, now));
    }
    if (mayTakePlace(planned.spool) &&
        QDir().rename(QFileInfo(now.spool).absolutePath(), QFileInfo(planned.spool).absolutePath()))
        now.spool = planned.spool;
    // They are the same bytes: the plan knows them by this time, too.
    if (const qint64 time = plannedTime(plan, planned.spool); time > 0) {
        QFile file(now.spool);
        if (file.open(QIODevice::ReadWrite))
            file.setFileTime(QDateTime::fromMSecsSinceEpoch(time), QFileDevice::FileModificationTime);
    }
    MILLRACE_TRY(const auto moved, plan.withSpoolAt(now.spool));
    now.keep = planned.keep;
    return moved.withStream(now);
}

Result<std::optional<qint64>> releaseSpool(const RunPlan &plan, const QString &run)
{
    const auto &stream = plan.stream();
    const auto whole = stream ? streamOfSpool(stream->spool) : std::nullopt;
    if (!whole || stream->keep || !runsThatNeed(stream->spool, pastRuns(), run).isEmpty())
        return std::optional<qint64>();
    const qint64 bytes = whole->bytes; // of one that was loaded while it arrived the plan may not say it
    MILLRACE_TRY_VOID(removeSpool(stream->spool));
    return std::optional(bytes);
}

QVector<HeldSpool> heldSpools()
{
    QVector<HeldSpool> held;
    const auto all = spools();
    if (all.isEmpty())
        return held;
    const auto runs = pastRuns();
    for (const Spool &spool : all)
        held << HeldSpool{.spool = spool,
                          .runs = spool.stream.spool.isEmpty() ? QStringList()
                                                               : runsThatNeed(spool.stream.spool, runs)};
    return held;
}

} // namespace millrace
