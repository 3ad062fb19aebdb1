// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/closesheet.h"

#include "core/base/literals.h"
#include "ui/widgets/roles.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace millrace {

CloseSheet::CloseSheet(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"closeSheet"_s);
    setProperty("role", u"question"_s);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(16, 10, 16, 12);
    lines->setSpacing(4);
    m_what = named(makeHeading({}, this), u"closeWhat"_s);
    m_note = named(makeNote({}, this), u"closeNote"_s);
    lines->addWidget(m_what);
    lines->addWidget(m_note);
    lines->addSpacing(4);
    m_background = makeButton({}, u"closeBackground"_s, {}, this);
    m_stop = makeButton(tr("Sto&p, resumable"), u"closeStop"_s, {}, this);
    m_keep = makeButton(tr("&Keep it open"), u"closeKeep"_s, {}, this);
    m_end = named(new QCheckBox(tr("End the pro&gram with the load"), this), u"closeEnd"_s);
    m_end->setChecked(true);
    lines->addLayout(makeLine(8, {m_background, m_stop, m_keep, nullptr}));
    lines->addWidget(m_end);
    setTabOrder(m_background, m_stop);
    setTabOrder(m_stop, m_keep);
    setTabOrder(m_keep, m_end);
    connect(m_background, &QPushButton::clicked, this, &CloseSheet::backgroundChosen);
    connect(m_stop, &QPushButton::clicked, this, &CloseSheet::stopChosen);
    connect(m_keep, &QPushButton::clicked, this, &CloseSheet::keepChosen);
    hide();
}

void CloseSheet::ask(bool hasTray)
{
    m_what->setText(tr("A load is running. What becomes of it when the window closes?"));
    m_background->setText(hasTray ? tr("Leave it r&unning in the tray") : tr("Leave it r&unning, minimised"));
    const QString place =
        hasTray ? QString()
                : tr("This desktop has no tray: the window goes to the task bar instead of closing. ");
    m_note->setText(place + tr("Stopping rolls back the chunks on their way; committed ones stay, and the "
                               "start page offers to resume the run."));
    for (QWidget *part : std::initializer_list<QWidget *>{m_background, m_stop, m_keep, m_end, m_note})
        part->show();
    setAccessibleName(m_what->text());
    show();
    m_keep->setFocus(); // the harmless answer
}

void CloseSheet::tellStopping()
{
    m_what->setText(tr("Stopping the load: what is on its way is rolled back. The window closes then."));
    setAccessibleName(m_what->text());
    for (QWidget *part : std::initializer_list<QWidget *>{m_background, m_stop, m_keep, m_end, m_note})
        part->hide();
    show();
}

bool CloseSheet::endsWhenDone() const
{
    return m_end->isChecked();
}

void CloseSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_keep->isVisible())
        Q_EMIT keepChosen();
    else
        QFrame::keyPressEvent(event);
}

} // namespace millrace
