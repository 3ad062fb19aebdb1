// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/narrowstack.h"

#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"

#include <QBoxLayout>
#include <QEvent>
#include <QWidget>

namespace millrace {

NarrowStack::NarrowStack(QWidget *widget, QBoxLayout *columns, int pixels)
    : QObject(widget)
    , m_widget(widget)
    , m_columns(columns)
    , m_pixels(pixels)
{
    widget->installEventFilter(this);
    followType(widget, [this] { look(); });
}

bool NarrowStack::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_widget && event->type() == QEvent::Resize)
        look();
    return QObject::eventFilter(watched, event);
}

void NarrowStack::look()
{
    if (!m_widget->testAttribute(Qt::WA_Resized)) // nobody gave it its room yet
        return;
    const bool stacked = m_widget->width() < scaled(m_pixels);
    if (stacked == m_stacked)
        return;
    m_stacked = stacked;
    m_columns->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    Q_EMIT changed(stacked);
}

NarrowStack *stackWhenNarrow(QWidget *widget, QBoxLayout *columns, int pixels)
{
    return new NarrowStack(widget, columns, pixels);
}

} // namespace millrace
