// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace millrace {

class MessageBar;
class MigrationDraft;
class StreamWork;

/// How far the stream is that the draft's source is the head of; or what it broke off with, and a button that
/// goes on with it where no run has begun with it. Hidden while the source is no such stream.
class ArrivalBar : public QWidget
{
    Q_OBJECT
public:
    ArrivalBar(MigrationDraft *draft, StreamWork *work, QWidget *parent);

Q_SIGNALS:
    void givenUp(); ///< never mind the stream

private:
    void refresh();
    void refreshProgress();
    void goOn();

    MigrationDraft *m_draft;
    StreamWork *m_work;
    QLabel *m_progress;
    QPushButton *m_cancel;
    MessageBar *m_bar;
};

} // namespace millrace
