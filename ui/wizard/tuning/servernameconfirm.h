// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace millrace {

/// A setting that can cost a whole server, or its replicas, asks for the server's name, typed by hand.
class ServerNameConfirm : public QFrame
{
    Q_OBJECT
public:
    struct Words
    {
        QString name; ///< of the objects: redoLog gives redoLogConfirm, redoLogName, redoLogYes, redoLogNo
        QString yes;
        QString no;
    };
    ServerNameConfirm(const Words &words, QWidget *parent);

    /// Shows the question for this server, empty again. \a what: what may happen; the demand for the name
    /// follows it. Does not take the focus; setFocus() goes to the name.
    void ask(const QString &what, const QString &hostname);

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
