// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace millrace {

class MessageBar;
class StreamWork;

/// A dump that a command writes: the command, how far it is and what it says. What has arrived whole is a
/// file like any other.
class CommandSourceView : public QWidget
{
    Q_OBJECT
public:
    /// \a work outlives the view.
    explicit CommandSourceView(StreamWork *work, QWidget *parent = nullptr);

Q_SIGNALS:
    void filesRequested(); ///< never mind the command

private:
    void read();
    void refresh();
    void refreshProgress();

    StreamWork *m_work;
    MessageBar *m_bar = nullptr;
    QPlainTextEdit *m_command = nullptr;
    QPushButton *m_read = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_files = nullptr;
    QLabel *m_progress = nullptr;
    QPlainTextEdit *m_said = nullptr;
};

} // namespace millrace
