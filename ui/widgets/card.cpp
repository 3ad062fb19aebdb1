// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/card.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>

namespace millrace {

Card::Card(const QString &title, QWidget *parent)
    : QFrame(parent)
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(14, 10, 14, 12);
    outer->setSpacing(8);

    m_header = new QWidget(this);
    m_title = new ElidedLabel({}, m_header);
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_note = makeLabel({}, u"muted"_s, m_header);
    setType(m_note, noteFont);
    m_note->hide();
    // A long title gives way to what stands at its right.
    m_headerLayout = makeLine(8, {{m_title, 1}, m_note});
    m_headerLines = makeColumn(m_header, 8, {m_headerLayout});
    outer->addWidget(m_header);

    m_content = makeColumn(8, {});
    outer->addLayout(m_content, 1);
    setTitle(title);
}

void Card::setTitle(const QString &title)
{
    m_title->setFullText(title);
    setAccessibleName(title);
    updateHeader();
}

void Card::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    updateHeader();
}

void Card::addHeaderWidget(QWidget *widget)
{
    m_headerLayout->addWidget(widget);
    ++m_extras;
    updateHeader();
}

void Card::setTitleAboveInLargeType()
{
    followType(this, [this] {
        m_headerLayout->removeWidget(m_title);
        m_headerLines->removeWidget(m_title);
        if (fontPercent() > 100)
            m_headerLines->insertWidget(0, m_title);
        else
            m_headerLayout->insertWidget(0, m_title, 1);
    });
}

void Card::updateHeader()
{
    m_header->setVisible(!m_title->fullText().isEmpty() || !m_note->text().isEmpty() || m_extras > 0);
}

QScrollArea *scrolled(QWidget *content, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setWidget(content);
    content->setAutoFillBackground(false); // setWidget() turns it on
    return scroll;
}

} // namespace millrace
