// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/connection/accountcard.h"

#include "core/base/literals.h"
#include "core/plan/checks/accountpowers.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/roles.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace millrace {

namespace {

QWidget *powerLine(const AccountPower &power, QWidget *parent)
{
    auto *line = new QWidget(parent);
    QLabel *verdict = makeLabel(power.allowed ? AccountCard::tr("may") : AccountCard::tr("may not"),
                                power.allowed ? u"good"_s : u"warning"_s, line);
    setScaledWidth(verdict, 52);
    QLabel *what = makeLabel(power.what, {}, line);
    what->setWordWrap(true);
    QVBoxLayout *words = makeColumn(2, {what});
    if (!power.allowed) {
        QLabel *grant = makeLabel(power.grant, {}, line);
        setType(grant, codeFont);
        grant->setWordWrap(true);
        grant->setTextInteractionFlags(Qt::TextSelectableByMouse);
        QPushButton *copy = makeButton(AccountCard::tr("Copy"), u"copyGrant"_s, u"small"_s, line);
        copy->setAccessibleName(AccountCard::tr("Copy the GRANT"));
        QObject::connect(copy, &QPushButton::clicked, line,
                         [text = power.grant] { QGuiApplication::clipboard()->setText(text); });
        words->addWidget(makeNote(power.without, line));
        words->addLayout(makeLine(6, {{grant, 1}, {copy, 0, Qt::AlignTop}}));
    }
    makeLine(line, 10, {{verdict, 0, Qt::AlignTop}, {words, 1}})->setContentsMargins(0, 4, 0, 4);
    return line;
}

} // namespace

AccountCard::AccountCard(MigrationDraft *draft, QWidget *parent)
    : Card(tr("What this account may do"), parent)
    , m_draft(draft)
{
    setObjectName(u"accountCard"_s);
    m_whose = makeNote({}, this);
    content()->addWidget(m_whose);
    m_lines = named(new QWidget(this), u"accountPowers"_s);
    m_layout = new QVBoxLayout(m_lines);
    m_layout->setContentsMargins(0, 0, 8, 0);
    m_layout->setSpacing(0);
    content()->addWidget(scrolled(m_lines, this), 1);
    QPushButton *close = makeButton(tr("Back to the &tables"), u"accountClose"_s, u"small"_s, this);
    content()->addWidget(close, 0, Qt::AlignLeft);
    connect(close, &QPushButton::clicked, this, &AccountCard::closed);
}

void AccountCard::refresh()
{
    emptyLayout(m_layout);
    if (!m_draft->facts())
        return;
    const QString schema = m_draft->schema().isEmpty() ? m_draft->connection().schema : m_draft->schema();
    m_whose->setText(schema.isEmpty()
                         ? tr("%1 · choose a schema to see the rest").arg(m_draft->facts()->currentUser)
                         : tr("%1 · in %2").arg(m_draft->facts()->currentUser, schema));
    for (const AccountPower &power : accountPowers(*m_draft->facts(), schema, m_draft->table()))
        m_layout->addWidget(powerLine(power, m_lines));
    m_layout->addStretch(1);
}

} // namespace millrace
