// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace millrace {

class Preferences;

/// The user's choices about the program, each in force at once. Not modal.
class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    SettingsDialog(Preferences *preferences, bool hasTray, QWidget *parent = nullptr);

private:
    void buildLooks(QFormLayout *form);
    void buildLoads(QFormLayout *form);
    void buildRuns(QFormLayout *form, bool hasTray);
    void fill();
    void addRow(QFormLayout *form, const QString &label, QWidget *field);

    Preferences *m_preferences;
    QComboBox *m_scheme = nullptr;
    QComboBox *m_font = nullptr;
    QComboBox *m_language = nullptr;
    QSpinBox *m_workers = nullptr;
    QComboBox *m_chunkRows = nullptr;
    QComboBox *m_onClose = nullptr;
    QCheckBox *m_notify = nullptr;
    QCheckBox *m_sleep = nullptr;
};

} // namespace millrace
