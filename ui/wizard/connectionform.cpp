// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/connectionform.h"

#include "ui/widgets/roles.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace millrace {

ConnectionForm::ConnectionForm(const QString &prefix, QWidget *parent)
    : QWidget(parent)
{
    const auto handle = [&prefix](const char *name) {
        QString text = QString::fromLatin1(name);
        if (!prefix.isEmpty())
            text[0] = text.at(0).toUpper();
        return prefix + text;
    };
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnMinimumWidth(0, 64);
    grid->setColumnStretch(1, 1);
    const auto addRow = [&](const QString &name, QWidget *editor, const char *objectName) {
        const int row = grid->rowCount();
        QLabel *label = makeLabel(name, QStringLiteral("muted"), this);
        label->setBuddy(editor);
        editor->setObjectName(handle(objectName));
        editor->setAccessibleName(name);
        grid->addWidget(label, row, 0);
        grid->addWidget(editor, row, 1, 1, 3);
    };
    m_host = new QLineEdit(this);
    m_host->setObjectName(handle("host"));
    m_host->setAccessibleName(tr("Host"));
    m_port = new QSpinBox(this);
    m_port->setObjectName(handle("port"));
    m_port->setAccessibleName(tr("Port"));
    m_port->setRange(1, 65535);
    m_port->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_port->setMinimumWidth(64);
    grid->addWidget(makeLabel(tr("Host"), QStringLiteral("muted"), this), 0, 0);
    grid->addWidget(m_host, 0, 1);
    grid->addWidget(makeLabel(tr("Port"), QStringLiteral("muted"), this), 0, 2);
    grid->addWidget(m_port, 0, 3);
    m_socket = new QLineEdit(this);
    m_socket->setPlaceholderText(tr("instead of host and port"));
    addRow(tr("Socket"), m_socket, "socket");
    m_user = new QLineEdit(this);
    addRow(tr("User"), m_user, "user");
    m_password = new QLineEdit(this);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setPlaceholderText(tr("kept in memory only"));
    addRow(tr("Password"), m_password, "password");
    m_schema = new QLineEdit(this);
    m_schema->setPlaceholderText(prefix.isEmpty() ? tr("optional") : tr("where the table is"));
    addRow(tr("Schema"), m_schema, "connectSchema");
    m_tls = new QComboBox(this);
    m_tls->addItems({tr("TLS when the server has it"), tr("no TLS"), tr("TLS required")});
    addRow(tr("TLS"), m_tls, "tls");
    m_group = new QLineEdit(this);
    m_group->setPlaceholderText(tr("my.cnf group for what is left open"));
    addRow(tr("Options"), m_group, "optionGroup");
    for (QLineEdit *field : {m_host, m_socket, m_user, m_password, m_schema, m_group})
        connect(field, &QLineEdit::returnPressed, this, &ConnectionForm::submitted);
    setFocusProxy(m_host);
}

ConnectionSpec ConnectionForm::spec() const
{
    ConnectionSpec spec;
    spec.socket = m_socket->text().trimmed();
    spec.host = spec.socket.isEmpty() ? m_host->text().trimmed() : QString();
    spec.port = m_port->value();
    spec.user = m_user->text().trimmed();
    spec.schema = m_schema->text().trimmed();
    spec.tls = static_cast<ConnectionSpec::Tls>(m_tls->currentIndex());
    spec.optionGroup = m_group->text().trimmed();
    return spec;
}

QString ConnectionForm::password() const
{
    return m_password->text().isEmpty() ? QString() : m_password->text();
}

void ConnectionForm::setSpec(const ConnectionSpec &spec)
{
    const bool fresh = spec == ConnectionSpec();
    m_host->setText(fresh ? QStringLiteral("localhost") : spec.host);
    m_port->setValue(spec.port);
    m_socket->setText(spec.socket);
    m_user->setText(fresh ? qEnvironmentVariable("USER") : spec.user);
    m_schema->setText(spec.schema);
    m_tls->setCurrentIndex(static_cast<int>(spec.tls));
    m_group->setText(spec.optionGroup);
}

} // namespace millrace
