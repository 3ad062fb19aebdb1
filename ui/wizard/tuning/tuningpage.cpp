// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/tuning/tuningpage.h"

#include "core/base/literals.h"
#include "core/tuning/binarylog.h"
#include "core/tuning/globalvariable.h"
#include "ui/language/localtext.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/tuning/confcard.h"
#include "ui/wizard/tuning/knobline.h"
#include "ui/wizard/tuning/servernameconfirm.h"
#include "ui/wizard/tuning/warmupchoice.h"
#include "ui/words/tuningwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

namespace millrace {

namespace {

/// Plain words of a line that is no knob, for the search.
constexpr char searchText[] = "searchText";

QFrame *makeSeparator(QWidget *parent)
{
    auto *separator = new QFrame(parent);
    separator->setProperty("role", u"separator"_s);
    return separator;
}

} // namespace

TuningPage::TuningPage(MigrationDraft *draft, QWidget *parent)
    : WizardPage(u"tuningPage"_s, parent)
    , m_draft(draft)
{
    m_bar = named(new MessageBar(this), u"tuningBar"_s);
    body()->addWidget(m_bar);
    body()->addLayout(buildPresets());
    m_confirm = new ServerNameConfirm({u"redoLog"_s, tr("Switch the redo log off"), tr("Leave it on")}, this);
    m_confirmUnlogged = new ServerNameConfirm(
        {u"unlogged"_s, tr("Leave the rows out of the binary log"), tr("Leave them in")}, this);
    body()->addWidget(m_confirm);
    body()->addWidget(m_confirmUnlogged);
    auto *card = new Card({}, this);
    m_listHolder = named(new QWidget(card), u"scrolled"_s);
    m_scroll = scrolled(m_listHolder, card);
    m_scroll->setObjectName(u"knobScroll"_s);
    m_list = new QVBoxLayout(m_listHolder);
    m_list->setContentsMargins(0, 0, 8, 0);
    m_list->setSpacing(0);
    card->content()->addWidget(m_scroll, 1);
    setLargeTypeHeight(m_scroll, 190);
    body()->addWidget(card, 1);
    body()->addWidget(new WarmupChoice(m_draft, this));
    m_conf = new ConfCard(this);
    body()->addWidget(m_conf);

    connect(m_search, &QLineEdit::textChanged, this, &TuningPage::showFound);
    connect(m_confirm, &ServerNameConfirm::confirmed, this, [this] {
        if (m_draft->facts())
            m_draft->setRedoLogOffServer(m_draft->facts()->variables.value(u"server_uuid"_s));
        set(redoLogName(), true);
    });
    connect(m_confirmUnlogged, &ServerNameConfirm::confirmed, this, [this] {
        if (m_draft->facts())
            m_draft->setUnloggedServer(m_draft->facts()->variables.value(u"hostname"_s));
        set(binaryLogSwitch(), true);
    });
    connect(m_confirm, &ServerNameConfirm::declined, this, &TuningPage::refresh);
    connect(m_confirmUnlogged, &ServerNameConfirm::declined, this, [this] {
        set(binaryLogSwitch(), false);
        refresh();
    });
    connect(draft, &MigrationDraft::connectionChanged, this, &TuningPage::rebuild);
    connect(draft, &MigrationDraft::settingsChanged, this, &TuningPage::refresh);
    // Whether unique_checks may be off depends on the indexes that stay.
    connect(draft, &MigrationDraft::optionsChanged, this, &TuningPage::refresh);
    connect(draft, &MigrationDraft::tableChanged, this, &TuningPage::refresh);
    rebuild();
}

QLayout *TuningPage::buildPresets()
{
    QHBoxLayout *presets = makeLine(8, {});
    for (const TuningPreset preset : {TuningPreset::Safe, TuningPreset::Fast, TuningPreset::Scratch}) {
        QPushButton *button =
            makeButton(presetTitle(preset), u"preset_"_s + enumName(preset), u"segment"_s, this);
        button->setCheckable(true);
        button->setToolTip(presetWords(preset));
        button->setAccessibleDescription(presetWords(preset));
        connect(button, &QPushButton::clicked, this, [this, preset] { choose(preset); });
        presets->addWidget(button);
        m_presets << button;
    }
    presets->addStretch(1);
    m_presetWords = named(makeLabel({}, u"muted"_s, this), u"presetWords"_s);
    setType(m_presetWords, noteFont);
    m_presetWords->setWordWrap(true);
    m_search = named(new QLineEdit(this), u"knobSearch"_s, tr("Search settings"));
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setClearButtonEnabled(true);
    setScaledWidth(m_search, 190);
    QHBoxLayout *line = makeLine(8, {presets, {m_presetWords, 1}, {m_search, 0, Qt::AlignLeft}});
    stackWhenNarrow(this, line);
    return line;
}

void TuningPage::rebuild()
{
    m_confirm->hide();
    m_groups.clear();
    m_nothing = nullptr;
    emptyLayout(m_list);
    m_knobs = m_draft->facts() ? knobs(*m_draft->facts(), m_draft->hostFacts()) : QVector<Knob>();
    for (QPushButton *button : std::as_const(m_presets))
        button->setEnabled(!m_knobs.isEmpty());
    m_search->setEnabled(!m_knobs.isEmpty());
    m_conf->setVisible(!m_knobs.isEmpty());
    for (const KnobGroup group : {KnobGroup::Session, KnobGroup::Global, KnobGroup::Host, KnobGroup::Start})
        if (!m_knobs.isEmpty())
            addGroup(group);
    m_nothing =
        makeLabel(m_knobs.isEmpty() ? tr("Connect to a server under Target to see what can be set there.")
                                    : tr("No setting is described with these words."),
                  u"muted"_s, m_listHolder);
    m_nothing->setAlignment(Qt::AlignCenter);
    followType(m_nothing, [nothing = m_nothing] { nothing->setMinimumHeight(scaled(80)); });
    m_list->addWidget(m_nothing);
    m_list->addStretch(1);
    if (m_draft->facts())
        m_conf->setAdvice(confAdvice(*m_draft->facts(), m_knobs, m_draft->hostFacts()));
    refresh();
    showFound();
}

QWidget *TuningPage::makeHead(KnobGroup group)
{
    auto *head = new QWidget(m_listHolder);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(0, group == KnobGroup::Session ? 0 : 14, 0, 4);
    QLabel *title = makeHeading(groupTitle(group), head);
    line->addWidget(title);
    QString note = groupNote(group);
    if (group == KnobGroup::Host && !m_draft->hostFacts())
        note = tr("not this machine: run the commands there, as root");
    line->addWidget(makeNote(note, head), 1);
    return head;
}

QWidget *TuningPage::makeNoteLine(const QString &name, const QString &what, const QString &words)
{
    auto *holder = new QWidget(m_listHolder);
    holder->setProperty(searchText, QString(name + u' ' + words));
    QLabel *code = makeLabel(name, {}, holder);
    setType(code, codeFont);
    QLabel *verdict = makeLabel(what, u"muted"_s, holder);
    setType(verdict, noteFont);
    QLabel *text = makeLabel(words, {}, holder);
    setType(text, smallFont);
    text->setWordWrap(true);
    makeColumn(holder, 2, {makeLine(14, {code, {verdict, 1}}), text})
        ->setContentsMargins(48, 7, 0, 7); // beside the switches' column
    return holder;
}

void TuningPage::addHabits(Group &group)
{
    const QString gainsNothing = tr("Gains nothing here");
    group.notes << makeNoteLine(u"ALTER TABLE … DISABLE KEYS"_s, gainsNothing,
                                tr("InnoDB ignores it (it works for MyISAM only). What helps is to drop "
                                   "secondary indexes before the load "
                                   "and add them in one ALTER TABLE after it (Chunks)."));
    group.notes << makeNoteLine(
        u"SET autocommit = 0"_s, gainsNothing,
        tr("One LOAD DATA is one transaction anyway. Millrace commits once per chunk, together with the "
           "chunk's "
           "journal row, so that a load that was cut off continues exactly where it stopped."));
}

/// What other servers have, in one line: shown as such, never tried.
void TuningPage::addMissing(KnobGroup group, Group &entry)
{
    QStringList missing;
    for (const Knob &knob : std::as_const(m_knobs))
        if (knob.group == group && !knob.here && group != KnobGroup::Host)
            missing << u"%1 (%2)"_s.arg(knob.name, knob.exists);
    if (missing.isEmpty())
        return;
    QWidget *line =
        makeNoteLine(tr("Not on this server"), m_draft->facts()->displayName(), missing.join(u" · "_s));
    line->setObjectName(u"missing%1"_s.arg(static_cast<int>(group)));
    entry.notes << line;
}

void TuningPage::addGroup(KnobGroup group)
{
    Group entry;
    entry.head = makeHead(group);
    m_list->addWidget(entry.head);
    // What can be switched stands before what cannot.
    for (const bool toggles : {true, false})
        for (const Knob &knob : std::as_const(m_knobs))
            if (knob.group == group && knob.isToggle() == toggles &&
                (knob.here || group == KnobGroup::Host)) {
                auto *line = new KnobLine(knob, m_listHolder);
                connect(line, &KnobLine::toggled, this, [this, line](bool on) { onToggled(line, on); });
                m_list->addWidget(makeSeparator(m_listHolder));
                m_list->addWidget(line);
                entry.lines << line;
            }
    if (group == KnobGroup::Session)
        addHabits(entry);
    if (group == KnobGroup::Host && m_draft->hostFacts())
        for (const QString &warning : m_draft->hostFacts()->warnings(*m_draft->facts()))
            entry.notes << makeNoteLine(tr("Seen there"), m_draft->hostFacts()->machine, warning);
    addMissing(group, entry);
    for (QWidget *note : std::as_const(entry.notes)) {
        m_list->addWidget(makeSeparator(m_listHolder));
        m_list->addWidget(note);
    }
    m_groups << entry;
}

void TuningPage::onToggled(KnobLine *line, bool on)
{
    const Knob &knob = line->knob();
    if (knob.name == redoLogName() && on) {
        line->showChosen({}); // off until the server's name is typed
        m_confirm->ask(tr("While the redo log is off, a crash of the server loses everything on it: every "
                          "schema, not only this table. Have a backup that can be read."),
                       m_draft->facts()->variables.value(u"hostname"_s));
        m_confirm->setFocus();
        return;
    }
    if (knob.name == binaryLogSwitch() && on && !m_draft->facts()->cluster.logReaders.isEmpty()) {
        line->showChosen({});
        askAboutReplicas();
        m_confirmUnlogged->setFocus();
        return;
    }
    if (knob.name == redoLogName())
        m_draft->setRedoLogOffServer({});
    if (knob.name == binaryLogSwitch())
        m_draft->setUnloggedServer({});
    m_draft->setTuning(withKnob(m_draft->tuning(), knob, on ? knob.during : QString()));
    refresh(); // also where the draft found nothing new in it
}

void TuningPage::askAboutReplicas()
{
    m_confirmUnlogged->ask(tr("Replicas read the binary log of this server: %1. They will lack the rows, and "
                              "stop at the first change of one, unless each is loaded as well.")
                               .arg(m_draft->facts()->cluster.logReaders.join(u", "_s)),
                           m_draft->facts()->variables.value(u"hostname"_s));
}

void TuningPage::set(const QString &name, bool on)
{
    if (const Knob *knob = findKnob(m_knobs, name))
        m_draft->setTuning(withKnob(m_draft->tuning(), *knob, on ? knob->during : QString()));
}

void TuningPage::choose(TuningPreset preset)
{
    m_confirm->hide();
    m_confirmUnlogged->hide();
    m_draft->setRedoLogOffServer({});
    m_draft->setUnloggedServer({});
    m_draft->setTuning(presetChoice(preset, m_knobs));
    refresh();
}

QStringList TuningPage::othersSet() const
{
    QStringList others;
    const TuningChoice choice = m_draft->tuning();
    for (const SessionSetting &setting : choice.session + choice.global + choice.host) {
        const Knob *knob = findKnob(m_knobs, setting.name);
        if (!knob || !knob->isToggle())
            others << u"%1 = %2"_s.arg(setting.name, setting.value);
    }
    return others;
}

void TuningPage::refresh()
{
    const TuningChoice choice = m_draft->tuning();
    for (const Group &group : std::as_const(m_groups))
        for (KnobLine *line : group.lines)
            line->showChosen(chosenValue(choice, line->knob()));
    const auto preset = m_knobs.isEmpty() ? std::nullopt : presetOf(choice, m_knobs);
    const qsizetype chosen = preset.has_value() ? static_cast<qsizetype>(preset.value()) : -1;
    for (qsizetype i = 0; i < m_presets.size(); ++i)
        m_presets.at(i)->setChecked(i == chosen);
    m_presetWords->setText(chosen >= 0         ? presetWords(static_cast<TuningPreset>(chosen))
                           : m_knobs.isEmpty() ? QString()
                                               : tr("Your own choice."));
    m_bar->clear();
    if (m_draft->facts()) {
        if (const auto refused = m_draft->tuningObstacle())
            m_bar->showError(*refused);
        else if (const QStringList others = othersSet(); !others.isEmpty())
            m_bar->showMessage(MessageBar::Severity::Info,
                               tr("The plan also sets %1.").arg(others.join(u", "_s)));
    }
    refreshUnlogged();
    tellChanged();
}

/// The switch may be off by the plan, or for a table that is shipped (Chunks): that has to be confirmed as
/// well.
void TuningPage::refreshUnlogged()
{
    const auto &facts = m_draft->facts();
    if (!facts || !leavesBinaryLogOut(m_draft->tuning().session))
        return; // who has just asked for it may be answering
    const bool asks = !facts->cluster.isCluster() &&
                      refuseUnlogged(m_draft->tuning().session, m_draft->asked().unloggedServer, *facts);
    if (!asks)
        m_confirmUnlogged->hide();
    else if (m_confirmUnlogged->isHidden())
        askAboutReplicas();
}

void TuningPage::showFound()
{
    const QString search = m_search->text();
    const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
    bool any = false;
    for (const Group &group : std::as_const(m_groups)) {
        bool inGroup = false;
        const auto show = [&](QWidget *line, bool found) {
            line->setVisible(found);
            if (const int index = m_list->indexOf(line); index > 0) // the separator above it
                m_list->itemAt(index - 1)->widget()->setVisible(found);
            inGroup = inGroup || found;
        };
        for (KnobLine *line : group.lines)
            show(line, matchesSearch(line->knob(), search));
        for (QWidget *note : group.notes)
            show(note, std::all_of(words.begin(), words.end(), [note](const QString &word) {
                     return note->property(searchText).toString().contains(word, Qt::CaseInsensitive);
                 }));
        group.head->setVisible(inGroup);
        any = any || inGroup;
    }
    m_nothing->setVisible(!any);
    m_scroll->ensureVisible(0, 0);
}

QString TuningPage::sentence() const
{
    if (!m_draft->facts())
        return tr("What can be set depends on the server.");
    const TuningChoice choice = m_draft->tuning();
    return choice.global.isEmpty() && choice.host.isEmpty()
               ? tr("%1 on %2 · nothing global is touched")
                     .arg(counted(choice.session.size(), tr("session variable changes"),
                                  tr("session variables change")),
                          m_draft->facts()->displayName())
               : tr("%1 on %2 · all of it is put back, after a crash too")
                     .arg(tuningText(choice), m_draft->facts()->displayName());
}

QString TuningPage::railSummary() const
{
    const TuningChoice choice = m_draft->tuning();
    const QString changes = counted(choice.session.size() + choice.global.size() + choice.host.size(),
                                    tr("change"), tr("changes"));
    return choice.global.isEmpty() && choice.host.isEmpty() ? changes : tr("%1, server too").arg(changes);
}

bool TuningPage::isReady() const
{
    return !m_draft->tuningObstacle();
}

} // namespace millrace
