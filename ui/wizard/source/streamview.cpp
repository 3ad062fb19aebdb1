// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/streamview.h"

#include "core/base/literals.h"
#include "ui/language/optionwords.h"
#include "ui/session/work/streamwork.h"
#include "ui/widgets/card.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

StreamView::StreamView(StreamWork *work, const Texts &texts, QWidget *parent)
    : QWidget(parent)
    , m_work(work)
    , m_name(texts.name)
    , m_sentence(texts.sentence)
    , m_card(new Card(texts.title, this))
    , m_files(makeButton(tr("&Files instead"), m_name + u"ToFiles"_s, u"link"_s, m_card))
{
    makeColumn(this, 0, {m_card});
    m_card->addHeaderWidget(m_files);
    QLabel *note = makeNote(texts.note, m_card);
    note->setWordWrap(true);
    m_card->content()->addWidget(note);
    connect(m_files, &QPushButton::clicked, this, &StreamView::filesRequested);
}

void StreamView::addControls(const QString &begin, const QString &beginName)
{
    m_begin = makeButton(begin, beginName, u"primary"_s, m_card);
    m_stop = makeButton(tr("Can&cel"), m_name + u"Cancel"_s, {}, m_card);
    m_progress = named(makeLabel({}, u"muted"_s, m_card), m_name + u"Progress"_s);
    m_bar = named(new MessageBar(m_card), m_name + u"Bar"_s);
    m_progress->setWordWrap(true);
    m_card->content()->addLayout(makeLine(8, {{m_begin, 0}, {m_stop, 0}, {m_progress, 1}}));
    m_card->content()->addWidget(m_bar);
    connect(m_begin, &QPushButton::clicked, this, &StreamView::beginIfReady);
    connect(m_stop, &QPushButton::clicked, m_work, &StreamWork::cancel);
    connect(m_work, &StreamWork::changed, this, &StreamView::refresh);
    connect(m_work, &StreamWork::progress, this, &StreamView::refreshProgress);
}

void StreamView::beginIfReady()
{
    if (m_begin->isEnabled())
        begin();
}

void StreamView::refresh()
{
    const bool reading = isReading();
    setReadOnly(reading);
    m_files->setEnabled(!reading);
    m_begin->setEnabled(!m_work->isReading() && isReady());
    m_stop->setEnabled(reading);
    if (reading || !m_work->error() || m_work->from() != from())
        m_bar->clear();
    else
        m_bar->showError(*m_work->error());
    refreshProgress();
}

void StreamView::setWhyWhole(const QString &why)
{
    m_whyWhole = inControls(why);
    refreshProgress();
}

bool StreamView::isReading() const
{
    return m_work->isReading() && m_work->from() == from();
}

void StreamView::refreshProgress()
{
    if (!isReading())
        m_progress->clear();
    else if (m_whyWhole.isEmpty())
        m_progress->setText(progressText());
    else
        m_progress->setText(tr("%1. All of it is read first: %2.").arg(progressText(), m_whyWhole));
    showSaid();
}

} // namespace millrace
