// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run/runshelf.h"

#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "core/run/undo/rollback.h"
#include "core/run/undo/spoolkeeping.h"
#include "core/server/scratch/scratchserver.h"
#include "ui/session/run/runarchive.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace millrace {

namespace {

constexpr int beatMs = 2000;
const QString listKey = u"list"_s;
const QString actKey = u"act"_s;

Result<qint64> takeRowsOut(const QString &id, const QString &password)
{
    MILLRACE_TRY(const auto folder, RunFolder::open(id));
    MILLRACE_TRY(const auto plan, folder->runPlan());
    MILLRACE_TRY(const auto target, resolveTarget(plan.connection(), password));
    return rollbackRun(*folder, target);
}

Result<RunPlan> openToResume(const QString &id)
{
    MILLRACE_TRY(const auto folder, RunFolder::open(id));
    MILLRACE_TRY(const auto plan, planToResume(*folder));
    MILLRACE_TRY(auto now, withStreamAsItIs(*folder, plan));
    if (!now.isArriving() || !now.stream() || streamOfSpool(now.stream()->spool))
        return now;
    const SourceStream &stream = *now.stream();
    if (stream.from == SourceStream::From::Pipe) // whoever has the dump writes it there once more
        return now;
    if (stream.from == SourceStream::From::Input)
        return fail({.code = ErrorCode::StreamGone,
                     .what = stream.sentence() + u' ' +
                             RunShelf::tr("It broke off before its end, and a window has no standard input."),
                     .howToFix = stream.wayOn(QFileInfo(stream.spool).size())});
    MILLRACE_TRY_VOID(mayReadAgain(now, false));
    return now;
}

} // namespace

RunShelf::RunShelf(QObject *parent)
    : QObject(parent)
{
    m_beat.setInterval(beatMs);
    m_queue.post( // those of earlier starts: nobody can undo that any more
        u"purge"_s, [](std::stop_token) { return purgeForgottenRuns(), 0; }, [](int) {});
    connect(&m_beat, &QTimer::timeout, this, [this] {
        if (m_runHere || std::any_of(m_runs.begin(), m_runs.end(), [](const PastRun &run) {
                return run.ending == PastRun::Ending::AtWork;
            }))
            reload();
    });
}

void RunShelf::setWatching(bool watch)
{
    if (watch == m_watching)
        return;
    m_watching = watch;
    watch ? m_beat.start() : m_beat.stop();
}

void RunShelf::setRunHere(bool on)
{
    m_runHere = on;
}

void RunShelf::reload()
{
    if (m_queue.isBusy(listKey)) {
        m_again = true; // it may have passed by what has changed since it began
        return;
    }
    m_queue.post(
        listKey, [](std::stop_token stop) { return pastRuns({}, stop); },
        [this](QVector<PastRun> runs) {
            m_runs = std::move(runs);
            m_known = true;
            Q_EMIT runsChanged();
            if (std::exchange(m_again, false))
                reload();
        });
}

const PastRun *RunShelf::find(const QString &id) const
{
    const auto found =
        std::find_if(m_runs.begin(), m_runs.end(), [&](const PastRun &run) { return run.id == id; });
    return found == m_runs.end() ? nullptr : &*found;
}

void RunShelf::clearNotice()
{
    if (!m_notice)
        return;
    m_notice.reset();
    Q_EMIT noticeChanged();
}

template <typename Act, typename Done> void RunShelf::act(Doing doing, const QString &id, Act act, Done done)
{
    if (m_doing != Doing::Nothing)
        return;
    m_doing = doing;
    m_doingRun = id;
    m_notice.reset();
    Q_EMIT noticeChanged();
    Q_EMIT doingChanged();
    using Outcome = decltype(act());
    m_queue.post(
        actKey, [act = std::move(act)](std::stop_token) { return act(); },
        [this, doing, id, done = std::move(done)](const Outcome &outcome) {
            m_doing = Doing::Nothing;
            Notice notice{.run = id, .kind = doing};
            if (!outcome)
                notice.error = outcome.error();
            else
                done(*this, notice, outcome);
            if (notice.error || doing == Doing::RollingBack || doing == Doing::Forgetting)
                m_notice = notice;
            Q_EMIT doingChanged();
            Q_EMIT noticeChanged();
        });
}

void RunShelf::open(const QString &id)
{
    act(
        Doing::Opening, id, [id] { return openPastRun(id); },
        [](RunShelf &shelf, Notice &, const Result<OpenedRun> &run) {
            Q_EMIT shelf.opened(run->plan, run->view);
        });
}

void RunShelf::resume(const QString &id, const QString &password, const QString &sourcePassword,
                      const std::optional<StatementAnswer> &answer)
{
    act(
        Doing::Opening, id, [id] { return openToResume(id); },
        [id, password, sourcePassword, answer](RunShelf &shelf, Notice &, const auto &plan) {
            Q_EMIT shelf.resumable(id, *plan, password, sourcePassword, answer);
        });
}

void RunShelf::rollBack(const QString &id, const QString &password)
{
    act(
        Doing::RollingBack, id, [id, password] { return takeRowsOut(id, password); },
        [](RunShelf &shelf, Notice &notice, const Result<qint64> &rows) {
            notice.rows = *rows;
            shelf.reload();
        });
}

void RunShelf::report(const QString &id)
{
    act(
        Doing::Reporting, id, [id] { return writeRunReport(id); },
        [](RunShelf &shelf, Notice &, const Result<QString> &path) { Q_EMIT shelf.reportWritten(*path); });
}

void RunShelf::forget(const QString &id)
{
    act(
        Doing::Forgetting, id, [id] { return forgetRun(id); },
        [id](RunShelf &shelf, Notice &notice, const Result<void> &) {
            shelf.m_forgotten = id;
            notice.canUndo = true;
            shelf.reload();
        });
}

void RunShelf::undoForget()
{
    if (m_forgotten.isEmpty())
        return;
    act(
        Doing::Opening, m_forgotten, [id = m_forgotten] { return undoForgetRun(id); },
        [](RunShelf &shelf, Notice &, const Result<void> &) {
            shelf.m_forgotten.clear();
            shelf.reload();
        });
}

} // namespace millrace
