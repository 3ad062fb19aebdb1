// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/messagebar.h"

namespace millrace {

class RestoreWork;

/// Says that a run left settings of a server changed, with the button that puts them back, and what came of
/// it. Hidden while there is nothing to say or the page is not one where it is looked for.
class SettingsLeftBar : public MessageBar
{
    Q_OBJECT
public:
    explicit SettingsLeftBar(RestoreWork *work, QWidget *parent = nullptr);

    void setWanted(bool wanted); ///< on this page

private:
    void refresh();
    void tellLeft();

    RestoreWork *m_work;
    bool m_wanted = false;
};

} // namespace millrace
