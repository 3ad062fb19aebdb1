// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connectionspec.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace millrace {

/// The fields that say where a server is and who asks. Knows nothing of connecting.
class ConnectionForm : public QWidget
{
    Q_OBJECT
public:
    /// \a prefix: in front of the fields' object names, "" for the target's ("host", "sourceHost").
    explicit ConnectionForm(const QString &prefix, QWidget *parent = nullptr);

    ConnectionSpec spec() const;
    /// Null when none was typed: from the environment or the option group.
    QString password() const;
    /// A spec that says nothing is shown as this machine and this user.
    void setSpec(const ConnectionSpec &spec);

Q_SIGNALS:
    void submitted(); ///< Return in one of the fields

private:
    QLineEdit *m_host = nullptr;
    QSpinBox *m_port = nullptr;
    QLineEdit *m_socket = nullptr;
    QLineEdit *m_user = nullptr;
    QLineEdit *m_password = nullptr;
    QLineEdit *m_schema = nullptr;
    QComboBox *m_tls = nullptr;
    QLineEdit *m_group = nullptr;
};

} // namespace millrace
