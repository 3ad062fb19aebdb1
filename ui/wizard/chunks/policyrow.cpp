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

namespace {

constexpr int automaticId = 1000;

} // namespace

PolicyRow::PolicyRow(QGridLayout *grid, const QString &title, const QString &noteName, QWidget *parent,
                     std::function<void(int)> onChosen)
    : m_group(new QButtonGroup(parent))
    , m_line(new FlowLayout(18, 4))
    , m_note(makeNote({}, parent))
    , m_title(title)
    , m_parent(parent)
{
    QLabel *head = makeHeading(title, parent);
    const int row = grid->rowCount();
    grid->addWidget(head, row, 0, Qt::AlignTop);
    grid->addLayout(m_line, row, 1);
    m_note->setObjectName(noteName);
    m_note->setContentsMargins(0, 0, 0, 8);
    grid->addWidget(m_note, row + 1, 1, Qt::AlignTop);
    QObject::connect(m_group, &QButtonGroup::idClicked, parent, [onChosen = std::move(onChosen)](int id) {
        onChosen(id == automaticId ? automatic : id);
    });
}

void PolicyRow::addChoice(int value, const QString &text, const QString &consequence,
                          const QString &objectName)
{
    auto *radio = named(new QRadioButton(text, m_parent), objectName, u"%1: %2"_s.arg(m_title, text));
    describe(radio, consequence);
    // -1 would have the group make up a number.
    m_group->addButton(radio, value == automatic ? automaticId : value);
    m_line->addWidget(radio);
}

void PolicyRow::addAutomatic(const QString &text, const QString &consequence, const QString &objectName)
{
    addChoice(automatic, text, consequence, objectName);
}

void PolicyRow::showAutomatic(const QString &note) const
{
    radio(automatic)->setChecked(true);
    setNote(note);
}

void PolicyRow::setAutomaticEnabled(bool enabled) const
{
    radio(automatic)->setEnabled(enabled);
}

QRadioButton *PolicyRow::radio(int value) const
{
    return static_cast<QRadioButton *>(m_group->button(value == automatic ? automaticId : value));
}

void PolicyRow::showChoice(int value) const
{
    radio(value)->setChecked(true);
    m_note->setText(radio(value)->toolTip());
}

void PolicyRow::describe(QRadioButton *radio, const QString &consequence)
{
    radio->setToolTip(consequence);
    radio->setAccessibleDescription(consequence);
}

void PolicyRow::setNote(const QString &text) const
{
    m_note->setText(text);
}

} // namespace millrace
