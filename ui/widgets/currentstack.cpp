// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/currentstack.h"

#include <QWidget>

namespace millrace {

CurrentStack::CurrentStack()
{
    connect(this, &QStackedLayout::currentChanged, this, [this] { invalidate(); });
}

QSize CurrentStack::sizeHint() const
{
    return current() ? current()->sizeHint() : QSize();
}

QSize CurrentStack::minimumSize() const
{
    return current() ? current()->minimumSize() : QSize();
}

bool CurrentStack::hasHeightForWidth() const
{
    return current() && current()->hasHeightForWidth();
}

int CurrentStack::heightForWidth(int width) const
{
    return current() ? current()->heightForWidth(width) : -1;
}

int CurrentStack::minimumHeightForWidth(int width) const
{
    if (!current())
        return -1;
    const QLayout *inside = current()->widget()->layout();
    return inside ? inside->totalMinimumHeightForWidth(width) : current()->minimumHeightForWidth(width);
}

} // namespace millrace
