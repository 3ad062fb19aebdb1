// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVariant>
#include <functional>

class QFormLayout;

namespace millrace {

class Preferences;

/// The user's choices about the program, each in force at once. Not modal.
class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    SettingsDialog(Preferences *preferences, bool hasTray, QWidget *parent = nullptr);

private:
    /// What can be chosen: its words, and what is kept for it.
    using Choices = QVector<QPair<QString, QVariant>>;

    void buildLooks(QFormLayout *form);
    void buildLoads(QFormLayout *form);
    void buildRuns(QFormLayout *form, bool hasTray);
    void addRow(QFormLayout *form, const QString &label, QWidget *field);
    void addChoice(QFormLayout *form, const QString &label, const QString &objectName, const Choices &choices,
                   const QVariant &now, const std::function<void(const QVariant &)> &chosen);
    void addSwitch(QFormLayout *form, const QString &text, const QString &objectName, bool now,
                   void (Preferences::*set)(bool));

    Preferences *m_preferences;
};

} // namespace millrace
