// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/frame/dropframe.h"

namespace millrace {

/// What the start page shows while there is nothing yet to show: what to do first.
class WelcomeCard : public DropFrame
{
    Q_OBJECT
public:
    WelcomeCard(QWidget *page, QWidget *parent);

Q_SIGNALS:
    void filesRequested();
    void sampleRequested();     ///< as a migration, on its last page before the load
    void sampleLoadRequested(); ///< and its load with it
};

} // namespace millrace
