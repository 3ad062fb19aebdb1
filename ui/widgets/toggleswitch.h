// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace millrace {

/// An on/off switch. Space toggles it; its accessible name is the caller's to set.
class ToggleSwitch : public QAbstractButton
{
    Q_OBJECT
public:
    explicit ToggleSwitch(QWidget *parent = nullptr);
    QSize sizeHint() const override { return {36, 22}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace millrace
