// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace millrace {

/// The one setting that can cost a whole server asks for the server's name, typed by hand.
class RedoLogConfirm : public QFrame
{
    Q_OBJECT
public:
    explicit RedoLogConfirm(QWidget *parent = nullptr);

    /// Shows the question for this server, empty again.
    void ask(const QString &hostname);

Q_SIGNALS:
    void confirmed();
    void declined();

private:
    void refresh();

    QString m_hostname;
    QLabel *m_what = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_yes = nullptr;
};

} // namespace millrace
