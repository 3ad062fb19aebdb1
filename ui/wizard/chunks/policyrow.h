// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QRadioButton;
class QWidget;

namespace millrace {

class FlowLayout;

/// One policy: its name, its choices in a line, and below them what the chosen one means. Builds two rows of
/// a grid; the widgets belong to the parent.
class PolicyRow
{
public:
    PolicyRow(QGridLayout *grid, int row, const QString &title, const QString &objectName, QWidget *parent);

    QRadioButton *add(const QString &text, const QString &consequence, const QString &objectName,
                      std::function<void()> onChosen);
    /// After the last choice: where the consequence of the chosen one is shown.
    QLabel *note();

private:
    QButtonGroup *m_group; ///< belongs to the parent, as do the widgets
    FlowLayout *m_line;
    QLabel *m_note = nullptr;
    QString m_title;
    QWidget *m_parent;
};

} // namespace millrace
