// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/foldinglabel.h"

#include <QResizeEvent>

namespace millrace {

FoldingLabel::FoldingLabel(int mostLines, QWidget *parent)
    : QLabel(parent)
    , m_mostLines(mostLines)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    // A GRANT or a path is there to be copied; and such a label draws what is too high from its first line
    // on.
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::ClickFocus);
}

void FoldingLabel::setFullText(const QString &text)
{
    setText(text);
    if (m_laidOut)
        measure();
}

void FoldingLabel::setOpen(bool open)
{
    if (open == m_open)
        return;
    m_open = open;
    updateGeometry();
}

/// Whole lines: none is cut through.
int FoldingLabel::foldedHeight() const
{
    const QMargins margins = contentsMargins();
    return m_mostLines * fontMetrics().lineSpacing() + margins.top() + margins.bottom();
}

int FoldingLabel::heightForWidth(int width) const
{
    const int all = QLabel::heightForWidth(width);
    return m_open ? all : qMin(all, foldedHeight());
}

QSize FoldingLabel::minimumSizeHint() const
{
    const QSize all = QLabel::minimumSizeHint();
    return {all.width(), m_open ? all.height() : qMin(all.height(), foldedHeight())};
}

QSize FoldingLabel::sizeHint() const
{
    const QSize all = QLabel::sizeHint();
    return {all.width(), m_open ? all.height() : qMin(all.height(), foldedHeight())};
}

void FoldingLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    m_laidOut = true;
    measure();
}

void FoldingLabel::measure()
{
    const bool longer = !text().isEmpty() && QLabel::heightForWidth(width()) > foldedHeight();
    if (longer == m_longer)
        return;
    m_longer = longer;
    Q_EMIT longerChanged();
}

} // namespace millrace
