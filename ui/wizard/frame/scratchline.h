// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace millrace {

class ScratchWork;

/// One line in the rail while a private server runs or something is done to it, on every page: nobody shall
/// forget it. Pressed, it asks for the page where it can be stopped.
class ScratchLine : public QPushButton
{
    Q_OBJECT
public:
    explicit ScratchLine(ScratchWork *work, QWidget *parent = nullptr);

private:
    void refresh();

    ScratchWork *m_work;
};

} // namespace millrace
