// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/pastrunwords.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <QDateTime>

namespace millrace {

namespace {

using Ending = PastRun::Ending;

QString partOf(const PastRun &run)
{
    const QString loaded = rowsText(run.rowsLoaded);
    return run.rowsTotal < 0 ? loaded
                             : tr("%1 of %2").arg(groupedNumber(run.rowsLoaded), rowsText(run.rowsTotal));
}

/// What a run was at when its program ended.
QString doingOf(RunState state)
{
    switch (state) {
    case RunState::Sorting:
        return tr("while sorting the dump");
    case RunState::BuildingIndexes:
        return tr("while building indexes");
    case RunState::Verifying:
        return tr("while verifying");
    case RunState::WarmingUp:
        return tr("while warming up");
    case RunState::Preparing:
        return tr("before or while loading");
    default:
        return tr("while loading");
    }
}

RunStory fromVerdict(const PastRun &run)
{
    const Verdict verdict = verdictOf(run.summary, run.rowsTotal);
    return {.headline = verdict.sentence,
            .explanation = verdict.why.join(u' '),
            .remedy = verdict.howToFix,
            .tone = verdict.kind};
}

} // namespace

QString endingWord(const PastRun &run)
{
    switch (run.ending) {
    case Ending::AtWork:
        return tr("at work");
    case Ending::Done:
        return endingTone(run) == Verdict::Kind::Proved ? tr("verified")
               : run.verified                           ? tr("look here")
                                                        : tr("not verified");
    case Ending::Stopped:
        return tr("stopped");
    case Ending::Killed:
        return tr("killed");
    case Ending::Cancelled:
        return tr("cancelled");
    case Ending::Refused:
        return tr("refused");
    case Ending::RolledBack:
        return tr("rolled back");
    case Ending::RollbackBrokenOff:
        return tr("half rolled back");
    case Ending::Unreadable:
        return tr("damaged");
    }
    return {};
}

Verdict::Kind endingTone(const PastRun &run)
{
    switch (run.ending) {
    case Ending::Done:
        return verdictOf(run.summary, -1).kind;
    case Ending::Stopped:
    case Ending::Killed:
    case Ending::RollbackBrokenOff:
    case Ending::Unreadable:
        return Verdict::Kind::Danger;
    default:
        return Verdict::Kind::LookHere;
    }
}

QString endingSign(const PastRun &run)
{
    switch (run.ending) {
    case Ending::AtWork:
        return u"atwork"_s;
    case Ending::Done:
        return endingTone(run) == Verdict::Kind::Proved ? u"verified"_s : u"look"_s;
    case Ending::Killed:
        return u"killed"_s;
    case Ending::Cancelled:
        return u"cancelled"_s;
    case Ending::Refused:
        return u"refused"_s;
    case Ending::RolledBack:
    case Ending::RollbackBrokenOff:
        return u"rollback"_s;
    case Ending::Stopped:
    case Ending::Unreadable:
        return u"stopped"_s;
    }
    return {};
}

QString noRollBackText(const Error &obstacle)
{
    return tr("Roll back is not offered. %1").arg(obstacle.text());
}

std::optional<qint64> statementInDoubt(const PastRun &run)
{
    return run.mayResume() && run.summary.error ? run.summary.error->context.inDoubt : std::nullopt;
}

RunStory runStory(const PastRun &run)
{
    RunStory story;
    switch (run.ending) {
    case Ending::AtWork:
        story.headline = tr("A program works on it now: %1 committed so far.").arg(partOf(run));
        story.explanation = tr("Cancel it there, or wait for its end.");
        return story;
    case Ending::Killed:
        story.headline = tr("Its program was killed %1, after %2.").arg(doingOf(run.lastWord), partOf(run));
        story.explanation = tr("Committed chunks are in the table; what was on its way was not committed.");
        story.remedy = tr("Resume it: each row ends up in the table once.");
        story.tone = Verdict::Kind::Danger;
        break;
    case Ending::Stopped:
    case Ending::Cancelled:
        story = fromVerdict(run);
        if (statementInDoubt(run))
            story.remedy = tr("Look at what it changes, then resume: you are asked whether it has run.");
        else if (story.remedy.isEmpty())
            story.remedy = tr("Resume it: each row ends up in the table once.");
        break;
    case Ending::Unreadable:
        story.headline = tr("Its folder cannot be understood.");
        story.explanation = run.summary.error ? run.summary.error->what : QString();
        story.remedy = tr("The journal in the target still knows what was committed.");
        story.tone = Verdict::Kind::Danger;
        break;
    default:
        story = fromVerdict(run);
    }
    if (run.undoObstacle)
        story.explanation += u' ' + noRollBackText(*run.undoObstacle);
    if (run.settingsLeft)
        story.explanation += u' ' + tr("Settings of its server are still changed.");
    story.explanation = story.explanation.trimmed();
    return story;
}

QString whenText(qint64 msSinceEpoch, const QDateTime &now)
{
    if (msSinceEpoch <= 0)
        return {};
    QDateTime when = now; // in its zone
    when.setMSecsSinceEpoch(msSinceEpoch);
    const QString time = when.toString(u"HH:mm"_s);
    if (when.date() == now.date())
        return tr("today %1").arg(time);
    if (when.date() == now.date().addDays(-1))
        return tr("yesterday %1").arg(time);
    return when.toString(u"yyyy-MM-dd HH:mm"_s);
}

} // namespace millrace
