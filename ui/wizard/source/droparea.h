// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPushButton;

namespace millrace {

/// The large empty area of the Source page: says what may be dropped, and offers the two buttons for those
/// who do not drag. Dropping itself is the page's business, so that it works when files are there already.
class DropArea : public QFrame
{
    Q_OBJECT
public:
    explicit DropArea(QWidget *parent = nullptr);
    void setHovered(bool hovered); ///< something that can be dropped is above the page

Q_SIGNALS:
    void addFilesRequested();
    void addFolderRequested();
    void serverRequested(); ///< rows of another server instead of files
};

} // namespace millrace
