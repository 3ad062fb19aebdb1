// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/review/accountsbar.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/draft/dumpdraft.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/roles.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

namespace millrace {

AccountsBar::AccountsBar(DumpDraft *dump, QWidget *parent)
    : Card(tr("Accounts of the dump"), parent)
    , m_dump(dump)
    , m_policy(named(new QComboBox(this), u"accountsPolicy"_s, tr("Accounts and roles")))
    , m_which(makeButton(tr("Wh&ich…"), u"accountsWhich"_s, u"small"_s, this))
    , m_count(named(makeLabel({}, u"muted"_s, this), u"accountsCount"_s))
{
    // As AccountPolicy has them.
    m_policy->addItems({tr("none is made"), tr("made as in the dump"), tr("made as far as the server can")});
    m_policy->setToolTip(
        tr("After the rows are proved; what they may do comes last. One that the server has already stays as "
           "it is. As far as the server can: a privilege that it does not know is left out, and who has no "
           "password there is locked."));
    auto *line = new FlowLayout(12, 6);
    auto *holder = new QWidget(this);
    QLabel *label = makeLabel(tr("Accounts and roles"), {}, holder);
    label->setBuddy(m_policy);
    makeLine(holder, 6, {label, m_policy});
    for (QWidget *part : std::initializer_list<QWidget *>{holder, m_which, m_count})
        line->addWidget(part);
    content()->addLayout(line);
    connect(m_policy, &QComboBox::activated, this,
            [this](int index) { m_dump->change(&DumpPlanOptions::accounts, AccountPolicy(index)); });
    connect(m_which, &QPushButton::clicked, this, &AccountsBar::offer);
    connect(dump, &DumpDraft::planChanged, this, &AccountsBar::refreshShown);
    connect(dump, &DumpDraft::optionsChanged, this, &AccountsBar::refresh);
    refresh();
    refreshShown();
}

void AccountsBar::refresh()
{
    m_policy->setCurrentIndex(int(m_dump->asked().accounts));
    m_which->setVisible(m_dump->asked().accounts != AccountPolicy::None);
    m_count->setVisible(m_which->isVisibleTo(this));
}

/// While a plan is made anew, what was there before stays.
void AccountsBar::refreshShown()
{
    const auto &plan = m_dump->plan();
    if (!plan)
        return;
    const AccountsPlan &accounts = plan->accounts;
    m_count->setText(tr("%1 of %2 wanted")
                         .arg(groupedNumber(accounts.wanted().size()), groupedNumber(accounts.names.size())));
    setVisible(!accounts.names.isEmpty());
}

void AccountsBar::offer()
{
    const auto &plan = m_dump->plan();
    if (!plan)
        return;
    const QStringList wanted = plan->accounts.wanted();
    auto *menu = named(new QMenu(this), u"accountsMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("All of them")), &QAction::triggered, this,
            [this, all = plan->accounts.names] { setWanted(all); });
    menu->addSeparator();
    for (const QString &name : plan->accounts.names) {
        QAction *action = menu->addAction(QString(name).replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(wanted.contains(name));
        connect(action, &QAction::toggled, this, [this, name, wanted](bool on) {
            QStringList now = wanted;
            now.removeAll(name);
            if (on)
                now << name;
            setWanted(now);
        });
    }
    // popup(), not exec(): no event loop of our own runs here.
    menu->popup(m_which->mapToGlobal(QPoint(0, m_which->height())));
}

void AccountsBar::setWanted(const QStringList &names)
{
    QStringList without;
    for (const QString &name : m_dump->plan() ? m_dump->plan()->accounts.names : QStringList())
        if (!names.contains(name))
            without << name;
    m_dump->change(&DumpPlanOptions::accountsWithout, without);
}

} // namespace millrace
