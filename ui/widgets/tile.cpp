// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tile.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/figurelabel.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace millrace {

Tile::Tile(const QString &label, QWidget *parent)
    : QFrame(parent)
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(14, 9, 14, 9);
    outer->setSpacing(0);

    m_label = new QLabel(label, this);
    setType(m_label, smallFont);
    setRole(m_label, u"muted"_s);
    outer->addWidget(m_label);

    auto *line = new QHBoxLayout;
    line->setSpacing(5);
    m_value = new FigureLabel(u"–"_s, this);
    setType(m_value, valueFont);
    m_suffix = new QLabel(this);
    setType(m_suffix, smallFont);
    setRole(m_suffix, u"muted"_s);
    // The suffix stands on the value's base line: both labels end at the bottom, the smaller one lifted by
    // the difference of the descents.
    followType(m_suffix, [this] {
        const int lift = QFontMetrics(valueFont()).descent() - QFontMetrics(smallFont()).descent();
        m_suffix->setContentsMargins(0, 0, 0, qMax(0, lift));
    });
    line->addWidget(m_value, 0, Qt::AlignBottom);
    line->addWidget(m_suffix, 0, Qt::AlignBottom);
    line->addStretch(1);
    outer->addLayout(line);
    m_note = new ElidedLabel({}, this);
    setType(m_note, noteFont);
    setRole(m_note, u"muted"_s);
    m_note->hide();
    outer->addWidget(m_note);
    for (QLabel *part : {m_label, m_value, m_suffix})
        part->setTextFormat(Qt::PlainText);
    m_suffix->hide();
    updateAccessibleName();
}

void Tile::setLabel(const QString &label)
{
    m_label->setText(label);
    updateAccessibleName();
}

void Tile::setValue(const QString &value, const QString &suffix)
{
    m_value->setText(value);
    m_suffix->setText(suffix);
    m_suffix->setVisible(!suffix.isEmpty()); // an empty one still takes its spacing
    updateAccessibleName();
}

void Tile::setNote(const QString &note)
{
    m_note->show();
    if (m_note->fullText() != note)
        m_note->setFullText(note);
    setAccessibleDescription(note);
}

QString Tile::note() const
{
    return m_note->fullText();
}

void Tile::setTone(Tone tone)
{
    static const QString roles[] = {QString(), u"good"_s, u"warning"_s, u"bad"_s};
    setRole(m_value, roles[static_cast<int>(tone)]);
}

QString Tile::value() const
{
    return m_value->text();
}

void Tile::updateAccessibleName()
{
    setAccessibleName(u"%1: %2 %3"_s.arg(m_label->text(), m_value->text(), m_suffix->text()).trimmed());
}

} // namespace millrace
