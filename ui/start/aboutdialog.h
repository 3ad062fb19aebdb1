// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QPlainTextEdit;

namespace millrace {

/// Version, what the program is made of, in the versions that are really linked, and the licence of each. Not
/// modal.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget *parent = nullptr);

private:
    void showLicence(int part);

    QListWidget *m_parts = nullptr;
    QPlainTextEdit *m_text = nullptr;
};

} // namespace millrace
