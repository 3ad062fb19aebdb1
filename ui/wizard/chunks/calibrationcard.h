// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/calibrationmodel.h"
#include "ui/widgets/card.h"

class QLabel;
class QPushButton;

namespace millrace {

class CalibrationWork;
class DataTable;
class MessageBar;
class MigrationDraft;

/// Measuring in place of guessing: says what a calibration does to the server, starts and stops it, shows
/// each trial as it ends, and puts the fastest into the draft when the user wants it.
class CalibrationCard : public Card
{
    Q_OBJECT
public:
    CalibrationCard(MigrationDraft *draft, CalibrationWork *work, QWidget *parent = nullptr);

Q_SIGNALS:
    void grown(); ///< there is more to see than before

private:
    void refresh();
    QString words() const;

    MigrationDraft *m_draft;
    CalibrationWork *m_work;
    QPushButton *m_start = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_apply = nullptr;
    QLabel *m_words = nullptr;
    QLabel *m_notes = nullptr;
    MessageBar *m_bar = nullptr;
    DataTable *m_table = nullptr;
    CalibrationModel m_model;
};

} // namespace millrace
