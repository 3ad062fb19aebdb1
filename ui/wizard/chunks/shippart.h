// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/policies.h"
#include "ui/wizard/chunks/policyrow.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace millrace {

class FileChooser;
class MessageBar;
class MigrationDraft;
class ShipWork;

/// What belongs to a table that is shipped: which pages reach the target, the program that builds, what is
/// there and what is missing, which part of the table goes which way.
class ShipPart : public QWidget
{
    Q_OBJECT
public:
    ShipPart(MigrationDraft *draft, ShipWork *work, FileChooser *chooser, QWidget *parent = nullptr);

    void refresh();

Q_SIGNALS:
    void otherWayRequested();

private:
    QWidget *buildProgram();
    void chooseProgram();
    void setProgram(const QString &path);
    void refreshProgram();
    void refreshFindings();

    MigrationDraft *m_draft;
    ShipWork *m_work;
    FileChooser *m_chooser;
    QGridLayout *m_grid; ///< the rows build into it
    PolicyRow m_files;
    QLabel *m_program = nullptr;
    QPushButton *m_choose = nullptr;
    QPushButton *m_search = nullptr;
    QCheckBox *m_unlogged = nullptr;
    QLabel *m_lanes = nullptr;
    MessageBar *m_bar = nullptr;
    QLabel *m_found = nullptr;
};

} // namespace millrace
