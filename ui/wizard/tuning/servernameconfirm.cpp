// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/tuning/servernameconfirm.h"

#include "core/base/literals.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace millrace {

ServerNameConfirm::ServerNameConfirm(const Words &words, QWidget *parent)
    : QFrame(parent)
{
    setObjectName(words.name + u"Confirm"_s);
    m_what = makeLabel({}, u"bad"_s, this);
    m_what->setWordWrap(true);
    m_name = named(new QLineEdit(this), words.name + u"Name"_s, tr("The server's name"));
    m_name->setMaximumWidth(260);
    m_yes = makeButton(words.yes, words.name + u"Yes"_s, u"small"_s, this);
    QPushButton *no = makeButton(words.no, words.name + u"No"_s, u"small"_s, this);
    setFocusProxy(m_name);
    makeColumn(this, 8, {m_what, makeLine(8, {m_name, m_yes, no, nullptr})})
        ->setContentsMargins(12, 10, 12, 10);
    connect(m_name, &QLineEdit::textChanged, this, &ServerNameConfirm::refresh);
    connect(m_name, &QLineEdit::returnPressed, m_yes, &QPushButton::click);
    connect(m_yes, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT confirmed();
    });
    connect(no, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT declined();
    });
    hide();
}

void ServerNameConfirm::ask(const QString &what, const QString &hostname)
{
    m_hostname = hostname;
    m_what->setText(what + u' ' + tr("To continue, type the server's name: %1").arg(hostname));
    m_name->clear();
    refresh();
    show();
}

void ServerNameConfirm::refresh()
{
    m_yes->setEnabled(!m_hostname.isEmpty() && m_name->text() == m_hostname);
}

} // namespace millrace
