// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/roles.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"

#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace millrace {

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

} // namespace millrace
