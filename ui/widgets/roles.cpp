// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/roles.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace millrace {

namespace {

template <typename Layout> Layout *filled(Layout *layout, int spacing, std::initializer_list<LinePart> parts)
{
    layout->setSpacing(spacing);
    for (const LinePart &part : parts) {
        if (part.widget)
            layout->addWidget(part.widget, part.stretch, part.alignment);
        else if (part.layout)
            layout->addLayout(part.layout, part.stretch);
        else
            layout->addStretch(part.stretch);
    }
    return layout;
}

template <typename Layout> Layout *whole(QWidget *holder)
{
    auto *layout = new Layout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

} // namespace

void setRole(QWidget *widget, const QString &role)
{
    if (widget->property("role").toString() == role)
        return;
    widget->setProperty("role", role);
    // A property selector is matched once; without this the old colours stay.
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

QLabel *makeLabel(const QString &text, const QString &role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    if (!role.isEmpty())
        label->setProperty("role", role);
    return label;
}

QLabel *makeNote(const QString &text, QWidget *parent)
{
    QLabel *label = makeLabel(text, u"muted"_s, parent);
    setType(label, noteFont);
    label->setWordWrap(true);
    return label;
}

QLabel *makeHeading(const QString &text, QWidget *parent)
{
    QLabel *label = makeLabel(text, {}, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

QPushButton *makeButton(const QString &text, const QString &objectName, const QString &role, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    if (!role.isEmpty())
        button->setProperty("role", role);
    if (role == "link"_L1)
        button->setCursor(Qt::PointingHandCursor);
    return button;
}

void setNames(QWidget *widget, const QString &objectName, const QString &accessibleName)
{
    widget->setObjectName(objectName);
    if (!accessibleName.isEmpty())
        widget->setAccessibleName(accessibleName);
}

void emptyLayout(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QHBoxLayout *makeLine(int spacing, std::initializer_list<LinePart> parts)
{
    return filled(new QHBoxLayout, spacing, parts);
}

QHBoxLayout *makeLine(QWidget *holder, int spacing, std::initializer_list<LinePart> parts)
{
    return filled(whole<QHBoxLayout>(holder), spacing, parts);
}

QVBoxLayout *makeColumn(int spacing, std::initializer_list<LinePart> parts)
{
    return filled(new QVBoxLayout, spacing, parts);
}

QVBoxLayout *makeColumn(QWidget *holder, int spacing, std::initializer_list<LinePart> parts)
{
    return filled(whole<QVBoxLayout>(holder), spacing, parts);
}

} // namespace millrace
