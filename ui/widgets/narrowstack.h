// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

class QBoxLayout;
class QWidget;

namespace millrace {

/// Puts what stands side by side in a layout one below the other while its widget is too narrow for that: in
/// large type, where the page around it scrolls; what needs a large screen to stand so, in every other
/// window. Child of the widget.
class NarrowStack final : public QObject
{
    Q_OBJECT
public:
    /// Narrower than \a pixels, in type of 100 %, is too narrow.
    NarrowStack(QWidget *widget, QBoxLayout *columns, int pixels);
    bool isStacked() const { return m_stacked; }

Q_SIGNALS:
    void changed(bool stacked);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();

    QWidget *m_widget;
    QBoxLayout *m_columns;
    int m_pixels;
    bool m_stacked = false;
};

/// The width of a page below which its cards stand one below the other. The smallest window has more than
/// this in type of 100 %.
constexpr int narrowPage = 640;

/// From these widths on cards that stood one below the other stand side by side: of full HD, and of the
/// screens above it.
constexpr int widePage = 1500;
constexpr int widestPage = 2000;

NarrowStack *stackWhenNarrow(QWidget *widget, QBoxLayout *columns, int pixels = narrowPage);

} // namespace millrace
