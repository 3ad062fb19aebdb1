// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunks/policyrow.h"

#include "core/base/literals.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/roles.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>

namespace millrace {

PolicyRow::PolicyRow(QGridLayout *grid, int row, const QString &title, const QString &objectName,
                     QWidget *parent)
    : m_group(new QButtonGroup(parent))
    , m_line(new FlowLayout(18, 4))
    , m_title(title)
    , m_parent(parent)
{
    QLabel *head = makeLabel(title, {}, parent);
    QFont font = head->font();
    font.setWeight(QFont::DemiBold);
    head->setFont(font);
    grid->addWidget(head, 2 * row, 0, Qt::AlignTop);
    grid->addLayout(m_line, 2 * row, 1);
    m_note = makeNote({}, parent);
    m_note->setObjectName(objectName);
    m_note->setContentsMargins(0, 0, 0, 8);
    grid->addWidget(m_note, 2 * row + 1, 1, Qt::AlignTop);
}

QRadioButton *PolicyRow::add(const QString &text, const QString &consequence, const QString &objectName,
                             std::function<void()> onChosen)
{
    auto *radio = new QRadioButton(text, m_parent);
    radio->setObjectName(objectName);
    radio->setToolTip(consequence);
    radio->setAccessibleName(u"%1: %2"_s.arg(m_title, text));
    radio->setAccessibleDescription(consequence);
    QObject::connect(radio, &QRadioButton::clicked, m_parent, std::move(onChosen));
    m_group->addButton(radio);
    m_line->addWidget(radio);
    return radio;
}

QLabel *PolicyRow::note()
{
    return m_note;
}

} // namespace millrace
