// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagescroll.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStackedWidget>
#include <QWheelEvent>

namespace millrace {

namespace {

/// What scrolls. No layout of Qt's: one asks for the largest of all pages, and for the height a page would
/// like where the least that it can live with is wanted.
class Holder final : public QWidget
{
public:
    using QWidget::QWidget;
    QStackedWidget *stack = nullptr;

    QSize minimumSizeHint() const override
    {
        const QWidget *page = stack ? stack->currentWidget() : nullptr;
        if (!page)
            return {};
        // As wide as the room there is: states of a page that are not shown would ask for theirs, too, and
        // nobody reads a page that has to be moved to both sides.
        int height = page->minimumSizeHint().height();
        if (const QLayout *layout = page->layout(); layout && layout->hasHeightForWidth())
            height = qMax(height, layout->totalMinimumHeightForWidth(width()));
        // Texts that wrap, in layouts within layouts, are rounded on their way up. Where a page scrolls
        // anyway a few pixels more are nobody's loss.
        return {0, fontPercent() > 100 ? height + scaled(6) : height};
    }

protected:
    void resizeEvent(QResizeEvent *) override { stack->setGeometry(rect()); }
};

} // namespace

PageScroll::PageScroll(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(u"pageScroll"_s);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *holder = new Holder(this);
    m_holder = holder;
    m_stack = new QStackedWidget(holder);
    holder->stack = m_stack;
    setWidget(holder);
    holder->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    m_stack->installEventFilter(this);
    connect(m_stack, &QStackedWidget::currentChanged, this,
            [this] { QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest)); });
}

bool PageScroll::eventFilter(QObject *watched, QEvent *event)
{
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == m_stack && event->type() == QEvent::LayoutRequest)
        QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest)); // looks at the least size anew
    return handled;
}

/// Qt gives a disabled widget no wheel, and passes it on to this.
void PageScroll::wheelEvent(QWheelEvent *event)
{
    const QWidget *page = m_stack->currentWidget();
    QWidget *below = viewport()->childAt(event->position().toPoint());
    for (; page && !page->isEnabled() && below && below != page; below = below->parentWidget()) {
        auto *area = qobject_cast<QAbstractScrollArea *>(below);
        QScrollBar *bar = area ? area->verticalScrollBar() : nullptr;
        if (!bar || bar->minimum() == bar->maximum())
            continue;
        bar->setValue(bar->value() - event->angleDelta().y() * bar->singleStep() / 120 * 3);
        event->accept();
        return;
    }
    QScrollArea::wheelEvent(event);
}

} // namespace millrace
