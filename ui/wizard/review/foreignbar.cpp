// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/review/foreignbar.h"

#include "core/base/literals.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/source/sqldump/sqlsettings.h"
#include "ui/session/draft/dumpdraft.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/roles.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>
#include <initializer_list>

namespace millrace {

ForeignBar::ForeignBar(DumpDraft *dump, QWidget *parent)
    : Card(tr("Written for another server"), parent)
    , m_dump(dump)
    , m_choices(new FlowLayout(18, 6))
{
    content()->addLayout(m_choices);
    const QStringList words{tr("as the server has them"), tr("as the dump has them")};
    m_definers = add(tr("Definers"), u"foreignDefiners"_s,
                     {tr("as the dump has them"), tr("the account that loads"), tr("another account")});
    m_account = named(new QLineEdit(this), u"foreignAccount"_s, tr("Account that views and routines run as"));
    m_account->setPlaceholderText(u"user@host"_s);
    m_account->setToolTip(tr("Views, triggers, routines and events of the dump run as this account."));
    m_choices->addWidget(m_account);
    m_collations = add(tr("Collations"), u"foreignCollations"_s, words);
    m_engines = add(tr("Engines and types"), u"foreignEngines"_s, words);
    m_sqlModes = add(tr("sql_modes"), u"foreignModes"_s, words);
    m_replication = add(tr("Binary log"), u"foreignBinlog"_s, {tr("left alone"), tr("as the dump has it")});
    connect(m_account, &QLineEdit::editingFinished, this, &ForeignBar::choose);
    connect(dump, &DumpDraft::planChanged, this, &ForeignBar::refreshShown);
    connect(dump, &DumpDraft::optionsChanged, this, &ForeignBar::refresh);
    refresh();
    refreshShown();
}

QComboBox *ForeignBar::add(const QString &title, const QString &objectName, const QStringList &choices)
{
    auto *holder = new QWidget(this);
    auto *choice = named(new QComboBox(holder), objectName, title);
    choice->addItems(choices);
    QLabel *label = makeLabel(title, {}, holder);
    label->setBuddy(choice);
    makeLine(holder, 6, {label, choice});
    m_choices->addWidget(holder);
    connect(choice, &QComboBox::activated, this, &ForeignBar::choose);
    return choice;
}

void ForeignBar::refresh()
{
    const WordChoice &words = m_dump->asked().words;
    // Without an account to run as, the choice is only half made.
    if (!(m_definers->currentIndex() == int(DefinerPolicy::Replace) && words.definer.isEmpty()))
        m_definers->setCurrentIndex(int(words.definers));
    m_collations->setCurrentIndex(int(words.collations));
    m_engines->setCurrentIndex(int(words.engines));
    m_sqlModes->setCurrentIndex(int(words.sqlModes));
    m_replication->setCurrentIndex(words.replication ? 1 : 0);
    if (!words.definer.isEmpty())
        m_account->setText(words.definer);
    m_account->setVisible(m_definers->currentIndex() == int(DefinerPolicy::Replace));
}

/// While a plan is made anew, what was there before stays.
void ForeignBar::refreshShown()
{
    const auto &plan = m_dump->plan();
    if (!plan)
        return;
    const QVector<ForeignWord> &words = plan->foreign.words;
    const auto has = [&words](std::initializer_list<WordKind> kinds) {
        return std::any_of(words.begin(), words.end(), [&](const ForeignWord &word) {
            const bool any = std::find(kinds.begin(), kinds.end(), word.kind) != kinds.end();
            return any && (word.kind == WordKind::Definer || !word.known || word.change != WordChange::None);
        });
    };
    const auto setsReplication = [](const DumpStatement &statement) {
        return !replicationSettingOf(sqlTokens(statement.text, {})).isEmpty();
    };
    bool any = false;
    const auto show = [&any](QComboBox *choice, bool shown) {
        choice->parentWidget()->setVisible(shown);
        any = any || shown;
    };
    show(m_definers, has({WordKind::Definer}));
    show(m_collations, has({WordKind::Collation, WordKind::Charset}));
    show(m_engines,
         has({WordKind::Engine, WordKind::RowFormat, WordKind::TableOption, WordKind::ColumnType}));
    show(m_sqlModes, has({WordKind::SqlMode}));
    show(m_replication, plan->foreign.choice.replication ||
                            std::any_of(plan->others.begin(), plan->others.end(), setsReplication));
    m_account->setVisible(m_definers->parentWidget()->isVisibleTo(this) &&
                          m_definers->currentIndex() == int(DefinerPolicy::Replace));
    setVisible(any);
}

void ForeignBar::choose()
{
    WordChoice words{.collations = ForeignPolicy(m_collations->currentIndex()),
                     .engines = ForeignPolicy(m_engines->currentIndex()),
                     .sqlModes = ForeignPolicy(m_sqlModes->currentIndex()),
                     .definers = DefinerPolicy(m_definers->currentIndex()),
                     .replication = m_replication->currentIndex() == 1};
    const bool replaces = words.definers == DefinerPolicy::Replace;
    m_account->setVisible(replaces);
    const QString account = m_account->text().trimmed();
    const bool complete = !account.section(u'@', 0, -2).isEmpty() && !account.section(u'@', -1).isEmpty();
    if (replaces && complete)
        words.definer = account;
    else if (replaces) // until it says whom
        words.definers = m_dump->asked().words.definers;
    m_dump->change(&DumpPlanOptions::words, words);
}

} // namespace millrace
