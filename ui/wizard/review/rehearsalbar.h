// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/messagebar.h"

namespace millrace {

class RehearsalWork;

/// How a rehearsal goes and went, in one line, with the button that stops it; hidden while there is none.
class RehearsalBar : public MessageBar
{
    Q_OBJECT
public:
    explicit RehearsalBar(RehearsalWork *work, QWidget *parent = nullptr);

private:
    void refresh();
    void showFound();

    RehearsalWork *m_work;
};

} // namespace millrace
