// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <functional>

class QWidget;

namespace millrace {

/// What a widget takes from the size of the type, besides the font that it inherits: a font of another size,
/// a length that holds text. Child of the widget, and gone with it.
class TypeFollower final : public QObject
{
    Q_OBJECT
public:
    enum class Order
    {
        Font, ///< before lengths, which may be measured in it
        Length
    };
    TypeFollower(QWidget *widget, Order order, std::function<void()> apply);

    /// Everything on screen and behind it; for applyTheme(), once the new size is the application's.
    static void applyAll();

private:
    Order m_order;
    std::function<void()> m_apply;
};

/// Does \a apply now, and again each time the size of the type changes while \a widget lives.
void followType(QWidget *widget, std::function<void()> apply);
/// One of the theme's fonts (titleFont, noteFont …), in whatever size the type has.
void setType(QWidget *widget, QFont (*font)());
/// A fixed width that is \a pixels in type of 100 %.
void setScaledWidth(QWidget *widget, int pixels);
/// A height, in pixels in type of 100 %, below which \a widget is of no use. It is insisted on in larger type
/// only, where pages scroll; else they share out what the window has.
void setLargeTypeHeight(QWidget *widget, int pixels);

} // namespace millrace
