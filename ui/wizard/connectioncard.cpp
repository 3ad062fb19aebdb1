// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/connectioncard.h"

#include "ui/session/scratchwork.h"
#include "ui/session/serverwork.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/connectionform.h"
#include "ui/wizard/scratchcard.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

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
    connect(m_serverKind, &QPushButton::clicked, this, [this] {
        chooseKind(false);
        refresh();
    });
    connect(m_scratchKind, &QPushButton::clicked, this, [this] {
        chooseKind(true);
        refresh();
    });

    m_scratchNote =
        makeNote(tr("A private server of Millrace's own on this machine: socket only, random password. Good "
                    "for trying a plan out, and for loads whose data move on."),
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

void ConnectionCard::offerScratch(ScratchWork *work)
{
    m_scratch = work;
    m_scratchCard = new ScratchCard(work, this);
    content()->insertWidget(content()->indexOf(m_scratchNote) + 1, m_scratchCard);
    m_scratchCard->setSchema(m_draft->connection().scratch ? m_draft->connection().schema : QString());
    connect(m_scratchCard, &ScratchCard::submitted, this, &ConnectionCard::connectNow);
    connect(work, &ScratchWork::changed, this, &ConnectionCard::refresh);
    connect(work, &ScratchWork::started, this, [this] {
        if (m_scratchKind->isChecked())
            connectNow();
    });
    connect(work, &ScratchWork::ended, this, [this] {
        if (m_draft->connection().scratch) // what was known of it is no longer true
            m_work->disconnectFromServer();
    });
    connect(m_work, &ServerWork::stateChanged, work, &ScratchWork::look); // connecting may have started it
    chooseKind(m_scratchKind->isChecked());
    refresh();
}

void ConnectionCard::buildForm()
{
    m_form = new ConnectionForm({}, this);
    content()->addWidget(m_form);
    connect(m_form, &ConnectionForm::submitted, this, &ConnectionCard::connectNow);

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
    if (m_scratchCard)
        m_scratchCard->setVisible(scratch);
}

void ConnectionCard::fill()
{
    const ConnectionSpec &spec = m_draft->connection();
    chooseKind(spec.scratch);
    if (spec.scratch && m_scratchCard)
        m_scratchCard->setSchema(spec.schema);
    if (spec.scratch)
        return; // host, socket and user of the scratch server are its own business
    // What is being typed must not be overwritten by the answer to an older question.
    if (m_work->isConnecting())
        return;
    m_form->setSpec(spec);
}

void ConnectionCard::connectNow()
{
    ConnectionSpec spec;
    QString password;
    if (m_scratchKind->isChecked()) {
        if (m_scratch && !m_scratch->isRunning())
            return m_scratch->start(); // as the card says; it connects when it answers
        spec.scratch = true;
        if (m_scratchCard)
            spec.schema = m_scratchCard->schema();
    } else {
        spec = m_form->spec();
        password = m_form->password();
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
    const bool scratch = m_scratch && m_scratchKind->isChecked();
    m_scratchNote->setVisible(m_scratchKind->isChecked() && !(m_scratch && m_scratch->isRunning()));
    m_connect->setEnabled(!connecting && !(scratch && m_scratch->doing() != ScratchWork::Doing::Nothing));
    m_connect->setText(connecting                           ? tr("Connecting …")
                       : scratch && !m_scratch->isRunning() ? tr("Start and &connect")
                       : m_work->isConnected()              ? tr("&Connect again")
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
