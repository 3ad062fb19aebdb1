// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/review/rehearsalbar.h"

#include "core/base/literals.h"
#include "core/bottleneck/bottleneck.h"
#include "ui/language/localtext.h"
#include "ui/session/work/rehearsalwork.h"

namespace millrace {

using State = RehearsalWork::State;

RehearsalBar::RehearsalBar(RehearsalWork *work, QWidget *parent)
    : MessageBar(parent)
    , m_work(work)
{
    setObjectName(u"rehearsalBar"_s);
    connect(m_work, &RehearsalWork::changed, this, &RehearsalBar::refresh);
    connect(this, &MessageBar::actionTriggered, m_work, &RehearsalWork::stop);
}

void RehearsalBar::refresh()
{
    switch (m_work->state()) {
    case State::Idle:
        return clear();
    case State::Running: {
        const RunProgress &now = m_work->progress();
        showMessage(Severity::Info,
                    now.rowsStreamed > 0
                        ? tr("Rehearsing on a private server: %1 of %2.")
                              .arg(groupedNumber(now.rowsStreamed), rowsText(now.rowsTotal))
                        : tr("Rehearsing: a private server is started, with a table like the target's."),
                    tr("The target is only read. The server and its rows are thrown away afterwards."));
        return setAction(tr("Stop"), u"rehearsalStop"_s);
    }
    case State::Stopping:
        setAction({});
        return showMessage(Severity::Info, tr("Stopping: the private server is removed."));
    case State::Stopped:
        setAction({});
        return showMessage(Severity::Info, tr("The rehearsal was stopped. Nothing is left of it."));
    case State::Failed:
        setAction({});
        if (m_work->error())
            showError(*m_work->error(), Severity::Warning);
        return;
    case State::Done:
        setAction({});
        return showFound();
    }
}

void RehearsalBar::showFound()
{
    const Rehearsal &found = *m_work->found();
    const RunSummary &summary = found.summary;
    const TableOutcome table = found.outcome();
    QStringList more = found.notes;
    if (found.limit.kind != BottleneckKind::Unclear) // short rehearsals have none to tell
        more.prepend(bottleneckLine(found.limit));
    if (summary.status != RunState::Done)
        return showMessage(Severity::Bad, found.sentence(), found.notes.join(u' '));
    const bool whole = table.verified && table.rowsRejected == 0 && table.rowsSkipped == 0;
    showMessage(whole ? Severity::Good : Severity::Warning, found.sentence(), more.join(u' '));
}

} // namespace millrace
