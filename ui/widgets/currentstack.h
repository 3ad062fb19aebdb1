// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedLayout>

namespace millrace {

/// Widgets one behind the other, of which the one that is shown asks for room, and no other: Qt's own takes
/// what the largest of all would need, and a page would scroll over nothing.
class CurrentStack final : public QStackedLayout
{
    Q_OBJECT
public:
    CurrentStack();

    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    int minimumHeightForWidth(int width) const override;

private:
    QLayoutItem *current() const { return itemAt(currentIndex()); }
};

} // namespace millrace
