// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QStackedWidget;

namespace millrace {

/// Pages one behind the other, as large as the room there is; where the one that is shown needs more (a small
/// window, large type) it scrolls rather than being cut. Of a page that is
/// disabled lists and texts still turn with the wheel.
class PageScroll : public QScrollArea
{
    Q_OBJECT
public:
    explicit PageScroll(QWidget *parent = nullptr);
    QStackedWidget *stack() const { return m_stack; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    QWidget *m_holder = nullptr;
    QStackedWidget *m_stack = nullptr;
};

} // namespace millrace
