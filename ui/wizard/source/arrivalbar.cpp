// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/arrivalbar.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/streamwork.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

ArrivalBar::ArrivalBar(MigrationDraft *draft, StreamWork *work, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_work(work)
    , m_progress(named(makeLabel({}, u"muted"_s, this), u"arrivalProgress"_s))
    , m_cancel(makeButton(tr("Can&cel"), u"arrivalCancel"_s, u"small"_s, this))
    , m_bar(named(new MessageBar(this), u"arrivalBar"_s))
{
    QVBoxLayout *column = makeColumn(this, 6, {m_bar});
    m_progress->setWordWrap(true);
    column->insertLayout(0, makeLine(8, {{m_progress, 1}, {m_cancel, 0}}));
    connect(m_cancel, &QPushButton::clicked, this, &ArrivalBar::givenUp);
    connect(m_bar, &MessageBar::actionTriggered, this, &ArrivalBar::goOn);
    connect(work, &StreamWork::changed, this, &ArrivalBar::refresh);
    connect(work, &StreamWork::progress, this, &ArrivalBar::refreshProgress);
    connect(draft, &MigrationDraft::sourceChanged, this, &ArrivalBar::refresh);
    refresh();
}

void ArrivalBar::refresh()
{
    const Source &source = m_draft->source();
    setVisible(source.isArriving());
    const auto &error = m_draft->input().brokenOff;
    if (!error || m_work->isReading()) {
        m_bar->clear();
    } else {
        m_bar->showError(*error);
        const bool mayGoOn = m_work->arrival() && !m_work->isLent(); // else the run goes on with it
        const SourceStream::From from = m_work->from();
        m_bar->setAction(!mayGoOn                            ? QString()
                         : from == SourceStream::From::Store ? tr("&Fetch the rest")
                         : from == SourceStream::From::Pipe  ? tr("&Read it again")
                                                             : tr("&Run it again"),
                         u"arrivalGoOn"_s);
    }
    refreshProgress();
}

void ArrivalBar::refreshProgress()
{
    if (isHidden())
        return;
    if (!m_work->isReading()) {
        m_progress->setText(tr("Not all of the stream is there."));
        return;
    }
    const QString perSecond = sizeText(static_cast<qint64>(m_work->bytesPerSecond()));
    m_progress->setText(m_work->total() > 0
                            ? tr("Arriving: %1 of %2 · %3/s")
                                  .arg(sizeText(m_work->bytes()), sizeText(m_work->total()), perSecond)
                            : tr("Arriving: %1 so far · %2/s").arg(sizeText(m_work->bytes()), perSecond));
    m_progress->setToolTip(m_work->said());
}

/// The user has read the command where it was typed.
void ArrivalBar::goOn()
{
    if (m_work->arrival() && !m_work->isReading())
        m_work->goOn(m_work->arrival()->stream());
}

} // namespace millrace
