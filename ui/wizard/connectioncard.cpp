// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/connectioncard.h"

#include "ui/session/serverwork.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace millrace {

ConnectionCard::ConnectionCard(MigrationDraft *draft, ServerWork *work, QWidget *parent)
    : Card(tr("Connection"), parent)
    , m_draft(draft)
    , m_work(work)
{
    auto *kinds = new QHBoxLayout;
    kinds->setSpacing(6);
    m_serverKind = makeButton(tr("S&erver"), QStringLiteral("kindServer"), QStringLiteral("segment"), this);
    m_scratchKind =
        makeButton(tr("S&cratch server"), QStringLiteral("kindScratch"), QStringLiteral("segment"), this);
    auto *group = new QButtonGroup(this);
    for (QPushButton *kind : {m_serverKind, m_scratchKind}) {
        kind->setCheckable(true);
        group->addButton(kind);
        kinds->addWidget(kind);
    }
    kinds->addStretch(1);
    content()->addLayout(kinds);
    connect(m_serverKind, &QPushButton::clicked, this, [this] { chooseKind(false); });
    connect(m_scratchKind, &QPushButton::clicked, this, [this] { chooseKind(true); });

    m_scratchNote =
        makeNote(tr("A private server of Millrace's own, below your data folder: socket only, started when "
                    "you connect, left running afterwards. Good for trying a plan out."),
                 this);
    content()->addWidget(m_scratchNote);
    buildForm();
    buildFacts();

    connect(draft, &MigrationDraft::connectionChanged, this, &ConnectionCard::fill);
    connect(draft, &MigrationDraft::connectionChanged, this, &ConnectionCard::refresh);
    connect(draft, &MigrationDraft::tableChanged, this, &ConnectionCard::refresh);
    connect(work, &ServerWork::stateChanged, this, &ConnectionCard::refresh);
    fill();
    refresh();
}

void ConnectionCard::buildForm()
{
    m_form = new QWidget(this);
    auto *grid = new QGridLayout(m_form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnMinimumWidth(0, 64);
    grid->setColumnStretch(1, 1);
    const auto addRow = [&](const QString &name, QWidget *editor, const QString &objectName) {
        const int row = grid->rowCount();
        QLabel *label = makeLabel(name, QStringLiteral("muted"), m_form);
        label->setBuddy(editor);
        editor->setObjectName(objectName);
        editor->setAccessibleName(name);
        grid->addWidget(label, row, 0);
        grid->addWidget(editor, row, 1, 1, 3);
    };
    m_host = new QLineEdit(m_form);
    m_host->setObjectName(QStringLiteral("host"));
    m_host->setAccessibleName(tr("Host"));
    m_port = new QSpinBox(m_form);
    m_port->setObjectName(QStringLiteral("port"));
    m_port->setAccessibleName(tr("Port"));
    m_port->setRange(1, 65535);
    m_port->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_port->setMinimumWidth(64);
    grid->addWidget(makeLabel(tr("Host"), QStringLiteral("muted"), m_form), 0, 0);
    grid->addWidget(m_host, 0, 1);
    grid->addWidget(makeLabel(tr("Port"), QStringLiteral("muted"), m_form), 0, 2);
    grid->addWidget(m_port, 0, 3);
    m_socket = new QLineEdit(m_form);
    m_socket->setPlaceholderText(tr("instead of host and port"));
    addRow(tr("Socket"), m_socket, QStringLiteral("socket"));
    m_user = new QLineEdit(m_form);
    addRow(tr("User"), m_user, QStringLiteral("user"));
    m_password = new QLineEdit(m_form);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setPlaceholderText(tr("kept in memory only"));
    addRow(tr("Password"), m_password, QStringLiteral("password"));
    m_schema = new QLineEdit(m_form);
    m_schema->setPlaceholderText(tr("optional"));
    addRow(tr("Schema"), m_schema, QStringLiteral("connectSchema"));
    m_tls = new QComboBox(m_form);
    m_tls->addItems({tr("TLS when the server has it"), tr("no TLS"), tr("TLS required")});
    addRow(tr("TLS"), m_tls, QStringLiteral("tls"));
    m_group = new QLineEdit(m_form);
    m_group->setPlaceholderText(tr("my.cnf group for what is left open"));
    addRow(tr("Options"), m_group, QStringLiteral("optionGroup"));
    content()->addWidget(m_form);
    for (QLineEdit *field : {m_host, m_socket, m_user, m_password, m_schema, m_group})
        connect(field, &QLineEdit::returnPressed, this, &ConnectionCard::connectNow);

    m_connect = makeButton(tr("&Connect"), QStringLiteral("connectButton"), QStringLiteral("primary"), this);
    auto *line = new QHBoxLayout;
    line->addWidget(m_connect);
    line->addStretch(1);
    content()->addLayout(line);
    connect(m_connect, &QPushButton::clicked, this, &ConnectionCard::connectNow);
}

void ConnectionCard::buildFacts()
{
    m_bar = new MessageBar(this);
    m_bar->setObjectName(QStringLiteral("connectionBar"));
    content()->addWidget(m_bar);
    m_server = makeLabel({}, QStringLiteral("good"), this);
    m_server->setObjectName(QStringLiteral("serverFacts"));
    m_server->setWordWrap(true);
    m_link = makeNote({}, this);
    m_account = makeNote({}, this);
    m_account->setObjectName(QStringLiteral("accountFacts"));
    for (QLabel *label : {m_server, m_link, m_account})
        content()->addWidget(label);
    content()->addStretch(1);
}

void ConnectionCard::chooseKind(bool scratch)
{
    m_serverKind->setChecked(!scratch);
    m_scratchKind->setChecked(scratch);
    m_form->setVisible(!scratch);
    m_scratchNote->setVisible(scratch);
}

void ConnectionCard::fill()
{
    const ConnectionSpec &spec = m_draft->connection();
    chooseKind(spec.scratch);
    if (spec.scratch)
        return; // host, socket and user of the scratch server are its own business
    // What is being typed must not be overwritten by the answer to an older question.
    if (m_work->isConnecting())
        return;
    const bool fresh = spec == ConnectionSpec();
    m_host->setText(fresh ? QStringLiteral("localhost") : spec.host);
    m_port->setValue(spec.port);
    m_socket->setText(spec.socket);
    m_user->setText(fresh ? qEnvironmentVariable("USER") : spec.user);
    m_schema->setText(spec.schema);
    m_tls->setCurrentIndex(static_cast<int>(spec.tls));
    m_group->setText(spec.optionGroup);
}

void ConnectionCard::connectNow()
{
    ConnectionSpec spec;
    spec.scratch = m_scratchKind->isChecked();
    QString password;
    if (!spec.scratch) {
        spec.socket = m_socket->text().trimmed();
        spec.host = spec.socket.isEmpty() ? m_host->text().trimmed() : QString();
        spec.port = m_port->value();
        spec.user = m_user->text().trimmed();
        spec.schema = m_schema->text().trimmed();
        spec.tls = static_cast<ConnectionSpec::Tls>(m_tls->currentIndex());
        spec.optionGroup = m_group->text().trimmed();
        if (!m_password->text().isEmpty()) // null: from the environment or the option group
            password = m_password->text();
    }
    const bool sameServer = spec == m_draft->connection();
    m_draft->setConnection(spec, password);
    if (!sameServer)
        m_draft->clearTable();
    m_work->connectToServer();
}

void ConnectionCard::refresh()
{
    const bool connecting = m_work->isConnecting();
    m_connect->setEnabled(!connecting);
    m_connect->setText(connecting              ? tr("Connecting …")
                       : m_work->isConnected() ? tr("&Connect again")
                                               : tr("&Connect"));
    setRole(m_connect, m_work->isConnected() ? QStringLiteral("small") : QStringLiteral("primary"));
    if (m_work->connectionError())
        m_bar->showError(*m_work->connectionError());
    else
        m_bar->clear();

    const auto &facts = m_draft->facts();
    for (QLabel *label : {m_server, m_link, m_account})
        label->setVisible(facts.has_value());
    if (!facts)
        return;
    m_server->setText(tr("Connected: %1").arg(facts->displayName()));
    m_link->setText(tr("%1 ms per round trip · %2")
                        .arg(QString::number(facts->latencyMs, 'f', facts->latencyMs < 10 ? 2 : 0),
                             facts->tlsCipher.isEmpty() ? tr("no TLS") : tr("TLS %1").arg(facts->tlsCipher)));
    m_account->setText(tr("%1 %2").arg(facts->currentUser, privilegesText()));
}

QString ConnectionCard::privilegesText() const
{
    const ServerFacts &facts = *m_draft->facts();
    const QString schema = !m_draft->schema().isEmpty() ? m_draft->schema() : m_draft->connection().schema;
    QStringList may;
    QStringList mayNot;
    for (const char *name : {"INSERT", "DELETE", "CREATE", "DROP", "CREATE TEMPORARY TABLES"}) {
        const QString privilege = QString::fromLatin1(name);
        (facts.has(privilege, schema, m_draft->table()) ? may : mayNot) << privilege;
    }
    QString text = may.isEmpty() ? tr("may read only") : tr("may %1").arg(may.join(QStringLiteral(", ")));
    if (!mayNot.isEmpty())
        text += tr("; lacks %1").arg(mayNot.join(QStringLiteral(", ")));
    return text + (facts.localInfile ? tr(". LOAD DATA LOCAL is on.")
                                     : tr(". LOAD DATA LOCAL is off on this server."));
}

} // namespace millrace
