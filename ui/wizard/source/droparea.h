// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/frame/dropframe.h"

namespace millrace {

/// The large empty area of the Source page: says what may be dropped, and offers buttons for those who do not
/// drag.
class DropArea : public DropFrame
{
    Q_OBJECT
public:
    explicit DropArea(QWidget *page);

Q_SIGNALS:
    void addFilesRequested();
    void addFolderRequested();
    void serverRequested();  ///< rows of another server instead of files
    void storeRequested();   ///< an object store
    void commandRequested(); ///< what a command writes instead of files
};

} // namespace millrace
