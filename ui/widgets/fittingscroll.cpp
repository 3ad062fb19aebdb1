// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fittingscroll.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QScrollBar>

namespace millrace {

FittingScroll::FittingScroll(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    // Keys walk through what is inside; the area follows them.
    setFocusPolicy(Qt::NoFocus);
}

QSize FittingScroll::sizeHint() const
{
    if (!widget())
        return QScrollArea::sizeHint();
    const int height = widget()->hasHeightForWidth() ? widget()->heightForWidth(qMax(viewport()->width(), 1))
                                                     : widget()->sizeHint().height();
    return {widget()->sizeHint().width(), height};
}

QSize FittingScroll::minimumSizeHint() const
{
    constexpr int least = 96; // a few lines, or scrolling is no help
    // It scrolls down only: what is in it has to be as narrow as the area.
    const int width =
        widget() ? widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() : 0;
    return {width, qMin(scaled(least), sizeHint().height())};
}

bool FittingScroll::eventFilter(QObject *watched, QEvent *event)
{
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
        updateGeometry();
    return handled;
}

} // namespace millrace
