// SPDX-License-Identifier: GPL-3.0-or-later
// What the Load page says of a run: title, sentence, rail. loadpage.cpp has what it is made of.
#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/load/runtiles.h"
#include "ui/wizard/load/throttlebar.h"
#include "ui/words/planwords.h"
#include "ui/words/sourcewords.h"

namespace millrace {

namespace {

/// "sorting · 42 %", or without the share while nobody knows it.
QString withShare(const QString &what, const RunProgress &progress)
{
    return progress.stageShare < 0
               ? what
               : LoadPage::tr("%1 · %2 %").arg(what).arg(wholePercent(progress.stageShare));
}

/// What holds a load back on purpose: nobody shall look for the cause elsewhere.
QString throttleSentence(const RunView &view)
{
    if (view.state() != RunState::Loading)
        return {};
    if (const QString why = view.slowedBecause(); !why.isEmpty())
        return LoadPage::tr("slowed down: %1").arg(why);
    const QString limit = speedText(view.limits());
    return limit.isEmpty() ? QString() : LoadPage::tr("limited to %1").arg(limit);
}

QString stageSentence(const RunProgress &progress)
{
    const QString what = progress.state == RunState::Sorting ? LoadPage::tr("Nothing is sent yet")
                                                             : LoadPage::tr("All rows are committed");
    return progress.stage.isEmpty() ? what : what + u" · "_s + withShare(progress.stage, progress);
}

} // namespace

QString LoadPage::title() const
{
    const QString table = m_view.table().isEmpty() ? tr("the table") : m_view.table();
    switch (m_view.state()) {
    case RunState::Done:
        return tr("Loaded %1").arg(table);
    case RunState::Stopped:
    case RunState::Cancelled:
        return tr("%1 is not loaded to its end").arg(table);
    case RunState::Refused:
        return tr("%1 was not touched").arg(table);
    case RunState::RolledBack:
        return tr("%1 is as it was before").arg(table);
    case RunState::Sorting:
        return tr("Sorting the dump by the primary key of %1").arg(table);
    case RunState::BuildingIndexes:
        return m_view.progress().tables.isEmpty() ? tr("Building the indexes of %1").arg(table)
                                                  : tr("Running what the dump has after its rows");
    case RunState::Verifying:
        return m_view.isShipped() ? tr("Proving and shipping %1").arg(table) : tr("Verifying %1").arg(table);
    case RunState::WarmingUp:
        return tr("Warming up %1").arg(table);
    case RunState::Preparing:
        return tr("Preparing to load %1").arg(table);
    default:
        return m_view.isShipped() ? tr("Building the file of %1").arg(table) : tr("Loading %1").arg(table);
    }
}

QString LoadPage::sentence() const
{
    const RunProgress &progress = m_view.progress();
    QStringList parts;
    if (m_cancelling && !m_view.isOver())
        parts << tr("Cancelling: what is on its way is rolled back");
    else if (m_view.isShipped() && !m_view.isOver() && !m_view.stageText().isEmpty())
        parts << m_view.stageText();
    else if (m_view.state() == RunState::Preparing)
        parts << tr("Checking the plan against its files and the server");
    else if (m_view.state() == RunState::Verifying)
        parts << tr("All rows are committed; counting what the table holds");
    else if (isStaged(m_view.state()) || m_view.state() == RunState::WarmingUp)
        parts << stageSentence(progress);
    else if (m_view.state() == RunState::Paused)
        parts << tr("Paused: nothing is sent; the open transactions wait");
    else if (!progress.tables.isEmpty() && (progress.chunksTotal > 0 || progress.grows))
        parts << progress.stage << (m_view.isArriving() ? QStringList{arrivedText(progress)} : QStringList());
    else if (m_view.isArriving())
        parts << tr("Loaded while it arrives: %1").arg(arrivedText(progress));
    else if (progress.chunksTotal > 0)
        parts << tr("%1 of %2 chunks done")
                     .arg(groupedNumber(progress.chunksDone), groupedNumber(progress.chunksTotal));
    if (!progress.waitsFor.isEmpty() && isRunning())
        parts << progress.waitsFor;
    // A tile has no room for a time of day in every language, and half of one is none.
    if (const QString end = m_tiles->endTime(); !end.isEmpty() && !m_cancelling)
        parts << tr("ready at about %1").arg(end);
    if (m_throttle->rowsPerSecond() > 0 && isRunning())
        parts << tr("throttled to %1").arg(m_throttle->text());
    if (const QString throttle = throttleSentence(m_view); !throttle.isEmpty() && !m_cancelling)
        parts << throttle;
    if (!m_view.server().isEmpty())
        parts << m_view.server();
    if (!m_view.settings().isEmpty() && !m_view.isOver())
        parts << counted(m_view.settings().size(), tr("setting changed for the load's own sessions"),
                         tr("settings changed for the load's own sessions"));
    return parts.join(u" · "_s);
}

QString LoadPage::railSummary() const
{
    if (!m_begun)
        return {};
    switch (m_view.state()) {
    case RunState::Preparing:
        return tr("preparing");
    case RunState::Sorting:
        return withShare(tr("sorting"), m_view.progress());
    case RunState::BuildingIndexes:
        return withShare(tr("indexes"), m_view.progress());
    case RunState::Loading:
        return m_view.isArriving() ? tr("running")
                                   : tr("running · %1 %").arg(wholePercent(m_view.committedFraction()));
    case RunState::Paused:
        return m_view.isArriving() ? tr("paused")
                                   : tr("paused · %1 %").arg(wholePercent(m_view.committedFraction()));
    case RunState::Cancelling:
        return tr("cancelling");
    case RunState::Verifying:
        return tr("verifying");
    case RunState::WarmingUp:
        return tr("warming up");
    case RunState::Done:
        return rowsText(m_view.progress().rowsCommitted);
    case RunState::Stopped:
        return tr("stopped");
    case RunState::Cancelled:
        return tr("cancelled");
    case RunState::Refused:
        return tr("refused");
    case RunState::RollingBack:
        return tr("rolling back");
    case RunState::RolledBack:
        return tr("rolled back");
    }
    return {};
}

} // namespace millrace
