// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPair>
#include <QVector>

namespace millrace {

/// The keys of a window, read from the shortcuts that are really there: one that says what it does
/// (whatsThis) is listed. Not modal.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a window: whose shortcuts, those of its children included.
    explicit ShortcutsDialog(QWidget *window, QWidget *parent = nullptr);

    /// What each does, and its keys.
    static QVector<QPair<QString, QString>> shortcutsOf(const QWidget *window);
};

} // namespace millrace
