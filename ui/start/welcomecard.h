// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPushButton;

namespace millrace {

/// What the start page shows while there is nothing yet to show: what to do first.
class WelcomeCard : public QFrame
{
    Q_OBJECT
public:
    explicit WelcomeCard(QWidget *parent = nullptr);

    void setHovered(bool hovered); ///< something that can be dropped is above it

Q_SIGNALS:
    void filesRequested();
    void sampleRequested();
};

} // namespace millrace
