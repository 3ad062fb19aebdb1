// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace millrace {

/// A scroll area that is as high as what is in it while there is room, and scrolls when there is not.
class FittingScroll : public QScrollArea
{
    Q_OBJECT
public:
    explicit FittingScroll(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace millrace
