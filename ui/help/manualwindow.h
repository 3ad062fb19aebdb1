// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manualbook.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace millrace {

class ManualList;
class ManualView;

/// The manual, in a window beside the program: pages and a search at the left, the page at the right.
/// Alt+Left and Alt+Right go back and forward, Ctrl+F searches, Esc leaves the search, then the window.
class ManualWindow : public QWidget
{
    Q_OBJECT
public:
    explicit ManualWindow(QWidget *parent = nullptr);

    /// Shows the page and comes to the front. A page that is not there becomes the first.
    void openPage(const QString &page);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addShortcuts();
    void search(const QString &words);

    ManualBook m_book;
    QLineEdit *m_search = nullptr;
    ManualList *m_list = nullptr;
    ManualView *m_view = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_forward = nullptr;
};

} // namespace millrace
