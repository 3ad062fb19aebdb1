// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/tuning/redologconfirm.h"

#include "core/base/literals.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace millrace {

RedoLogConfirm::RedoLogConfirm(QWidget *parent)
    : QFrame(parent)
{
    m_what = makeLabel({}, u"bad"_s, this);
    m_what->setWordWrap(true);
    m_name = named(new QLineEdit(this), u"redoLogName"_s, tr("The server's name"));
    m_name->setMaximumWidth(260);
    m_yes = makeButton(tr("Switch the redo log off"), u"redoLogYes"_s, u"small"_s, this);
    QPushButton *no = makeButton(tr("Leave it on"), u"redoLogNo"_s, u"small"_s, this);
    makeColumn(this, 8, {m_what, makeLine(8, {m_name, m_yes, no, nullptr})})
        ->setContentsMargins(12, 10, 12, 10);
    connect(m_name, &QLineEdit::textChanged, this, &RedoLogConfirm::refresh);
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

void RedoLogConfirm::ask(const QString &hostname)
{
    m_hostname = hostname;
    m_what->setText(
        tr("While the redo log is off, a crash of the server loses everything on it: every schema, not "
           "only this table. Have a backup that can be read. To continue, type the server's name: %1")
            .arg(hostname));
    m_name->clear();
    refresh();
    show();
    m_name->setFocus();
}

void RedoLogConfirm::refresh()
{
    m_yes->setEnabled(!m_hostname.isEmpty() && m_name->text() == m_hostname);
}

} // namespace millrace
