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

/// One policy: its name, its choices in a line, and below them what the chosen one means. A choice is named
/// by the policy's value. Builds two rows of a grid; the widgets belong to the parent.
class PolicyRow
{
public:
    /// \a onChosen: with the value of the choice that was clicked.
    PolicyRow(QGridLayout *grid, const QString &title, const QString &noteName, QWidget *parent,
              std::function<void(int)> onChosen);

    template <typename T>
    void add(T value, const QString &text, const QString &consequence, const QString &objectName)
    {
        addChoice(static_cast<int>(value), text, consequence, objectName);
    }
    /// The choice that Millrace makes; before the others.
    void addAutomatic(const QString &text, const QString &consequence, const QString &objectName);
    static constexpr int automatic = -1; ///< what onChosen() gets for it
    void showAutomatic(const QString &note) const;
    void setAutomaticEnabled(bool enabled) const;
    template <typename T> QRadioButton *choice(T value) const { return radio(static_cast<int>(value)); }
    template <typename T> void show(T value) const
    {
        showChoice(static_cast<int>(value));
    } ///< and what it means
    template <typename T> void setConsequence(T value, const QString &text) const
    {
        describe(radio(static_cast<int>(value)), text);
    }
    /// In place of what the chosen one means, until the next show().
    void setNote(const QString &text) const;

private:
    void addChoice(int value, const QString &text, const QString &consequence, const QString &objectName);
    QRadioButton *radio(int value) const;
    void showChoice(int value) const;
    static void describe(QRadioButton *radio, const QString &consequence);

    QButtonGroup *m_group; ///< belongs to the parent, as do the widgets
    FlowLayout *m_line;
    QLabel *m_note;
    QString m_title;
    QWidget *m_parent;
};

} // namespace millrace
