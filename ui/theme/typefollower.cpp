// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/typefollower.h"

#include "ui/theme/theme.h"

#include <QPointer>
#include <QWidget>

namespace millrace {

TypeFollower::TypeFollower(QWidget *widget, Order order, std::function<void()> apply)
    : QObject(widget)
    , m_order(order)
    , m_apply(std::move(apply))
{
    m_apply();
}

void TypeFollower::applyAll()
{
    // One that is applied may make widgets anew: what is gone by then is left out.
    QVector<QPointer<TypeFollower>> all;
    for (const QWidget *widget : QApplication::allWidgets())
        for (TypeFollower *follower :
             widget->findChildren<TypeFollower *>(QString(), Qt::FindDirectChildrenOnly))
            all.append(follower);
    for (const Order order : {Order::Font, Order::Length})
        for (const QPointer<TypeFollower> &follower : std::as_const(all))
            if (follower && follower->m_order == order)
                follower->m_apply();
}

void followType(QWidget *widget, std::function<void()> apply)
{
    new TypeFollower(widget, TypeFollower::Order::Length, std::move(apply));
}

// Goes before setRole(), which makes the style sheet remember the font there is, and bring it back.
void setType(QWidget *widget, QFont (*font)())
{
    new TypeFollower(widget, TypeFollower::Order::Font, [widget, font] { widget->setFont(font()); });
}

void setScaledWidth(QWidget *widget, int pixels)
{
    followType(widget, [widget, pixels] { widget->setFixedWidth(scaled(pixels)); });
}

void setLargeTypeHeight(QWidget *widget, int pixels)
{
    followType(widget,
               [widget, pixels] { widget->setMinimumHeight(fontPercent() > 100 ? scaled(pixels) : 0); });
}

} // namespace millrace
