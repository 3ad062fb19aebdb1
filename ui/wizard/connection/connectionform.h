// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"

#include "core/server/login/optionfiles.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace millrace {

class FileChooser;

/// The fields that say where a server is and who asks. Knows nothing of connecting.
class ConnectionForm : public QWidget
{
    Q_OBJECT
public:
    /// \a prefix: in front of the fields' object names, "" for the target's ("host", "sourceHost").
    /// \a chooser: for certificates; without one their paths are typed.
    explicit ConnectionForm(const QString &prefix, QWidget *parent = nullptr, FileChooser *chooser = nullptr);

    ConnectionSpec spec() const;
    /// Null when none was typed: from the environment or the option group.
    QString password() const;
    /// A spec that says nothing is shown as this machine and this user.
    void setSpec(const ConnectionSpec &spec);
    void setPassword(const QString &password);
    void focusPassword();
    /// What is offered where a group is named; anything else can be typed.
    void setOptionGroups(const QVector<OptionGroupPlace> &groups);

Q_SIGNALS:
    void submitted(); ///< Return in one of the fields

private:
    /// A line for a file, hidden until another field asks for it.
    struct FileLine
    {
        QLabel *label = nullptr;
        QWidget *line = nullptr;
        QLineEdit *path = nullptr;
    };

    QString handle(const QString &name) const;
    void addRow(const QString &name, QWidget *editor, const QString &objectName);
    QLineEdit *addField(const QString &name, const QString &objectName, const QString &placeholder);
    QComboBox *addChoice(const QString &name, const QString &objectName);
    void buildTls(FileChooser *chooser);
    void buildCompression();
    void buildSsh(FileChooser *chooser);
    void buildGroup();
    FileLine addFileLine(const QString &label, const QString &name, const QString &title,
                         FileChooser *chooser);
    void refreshTls();
    void refreshSsh();

    QString m_prefix;
    QGridLayout *m_grid;
    QLineEdit *m_host = nullptr;
    QSpinBox *m_port = nullptr;
    QLineEdit *m_socket = nullptr;
    QLineEdit *m_user = nullptr;
    QLineEdit *m_password = nullptr;
    QLineEdit *m_schema = nullptr;
    QComboBox *m_tls = nullptr;
    QLabel *m_tlsNote = nullptr;
    FileLine m_ca, m_cert, m_key;
    QLineEdit *m_ssh = nullptr;
    FileLine m_sshKey;
    QLabel *m_sshJumpLabel = nullptr;
    QLineEdit *m_sshJump = nullptr;
    QComboBox *m_compression = nullptr;
    QComboBox *m_group = nullptr;
};

} // namespace millrace
