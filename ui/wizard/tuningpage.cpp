// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/tuningpage.h"

#include "core/base/text.h"
#include "ui/session/migrationdraft.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/toggleswitch.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <algorithm>

namespace millrace {

TuningPage::TuningPage(MigrationDraft *draft, QWidget *parent)
    : WizardPage(QStringLiteral("tuningPage"), parent)
    , m_draft(draft)
{
    m_bar = new MessageBar(this);
    m_bar->setObjectName(QStringLiteral("tuningBar"));
    body()->addWidget(m_bar);
    auto *card = new Card(tr("Session variables"), this);
    card->setNote(tr("set in the load's own connections only, put back at the end"));
    auto *scroll = new QScrollArea(card);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_listHolder = new QWidget(scroll);
    m_listHolder->setObjectName(QStringLiteral("scrolled"));
    m_list = new QVBoxLayout(m_listHolder);
    m_list->setContentsMargins(0, 0, 8, 0);
    m_list->setSpacing(0);
    scroll->setWidget(m_listHolder);
    card->content()->addWidget(scroll, 1);
    body()->addWidget(card, 1);
    body()->addWidget(buildHabits());
    connect(draft, &MigrationDraft::connectionChanged, this, &TuningPage::rebuild);
    connect(draft, &MigrationDraft::settingsChanged, this, &TuningPage::refresh);
    rebuild();
}

QWidget *TuningPage::buildHabits()
{
    auto *card = new Card(tr("Two habits that gain nothing here"), this);
    const auto add = [&](const QString &statement, const QString &why) {
        auto *line = new QHBoxLayout;
        line->setSpacing(12);
        QLabel *code = makeLabel(statement, {}, card);
        code->setFont(codeFont());
        code->setFixedWidth(236);
        line->addWidget(code, 0, Qt::AlignTop);
        line->addWidget(makeNote(why, card), 1);
        card->content()->addLayout(line);
    };
    add(QStringLiteral("ALTER TABLE … DISABLE KEYS"),
        tr("InnoDB ignores it (it works for MyISAM only). What helps is to drop secondary indexes before the "
           "load and "
           "add them in one ALTER TABLE after it."));
    add(QStringLiteral("SET autocommit = 0"),
        tr("One LOAD DATA is one transaction anyway. Millrace commits once per chunk, together with the "
           "chunk's journal "
           "row, so that a load that was cut off goes on exactly where it stood."));
    return card;
}

void TuningPage::rebuild()
{
    QVector<SessionKnob> knobs;
    if (m_draft->facts())
        knobs = sessionKnobs(*m_draft->facts());
    const bool same = std::equal(knobs.begin(), knobs.end(), m_lines.begin(), m_lines.end(),
                                 [](const SessionKnob &knob, const Line &line) {
                                     return knob.name == line.knob.name && knob.needs == line.knob.needs &&
                                            knob.during == line.knob.during;
                                 });
    if (same && !m_lines.isEmpty()) {
        refresh();
        return;
    }
    m_lines.clear();
    while (QLayoutItem *item = m_list->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const SessionKnob &knob : std::as_const(knobs)) {
        if (m_list->count() > 0) {
            auto *separator = new QFrame(m_listHolder);
            separator->setProperty("role", QStringLiteral("separator"));
            m_list->addWidget(separator);
        }
        m_list->addWidget(makeLine(knob));
    }
    if (knobs.isEmpty()) {
        QLabel *empty = makeLabel(tr("Connect to a server under Target to see what can be set there."),
                                  QStringLiteral("muted"), m_listHolder);
        empty->setAlignment(Qt::AlignCenter);
        empty->setMinimumHeight(80);
        m_list->addWidget(empty);
    }
    m_list->addStretch(1);
    refresh();
}

QWidget *TuningPage::makeLine(const SessionKnob &knob)
{
    auto *holder = new QWidget(m_listHolder);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 7, 0, 7);
    line->setSpacing(12);
    auto *toggle = new ToggleSwitch(holder);
    toggle->setObjectName(QStringLiteral("knob_") + knob.name);
    toggle->setAccessibleName(knob.name);
    toggle->setAccessibleDescription(QStringLiteral("%1 %2").arg(knob.effect, knob.risk));
    line->addWidget(toggle, 0, Qt::AlignVCenter);

    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    QLabel *name = makeLabel(knob.name, {}, holder);
    name->setFont(codeFont());
    name->setFixedWidth(190);
    names->addWidget(name);
    const QString now = m_draft->facts()->variables.value(knob.name);
    QLabel *values = makeLabel(tr("%1 → %2").arg(now.isEmpty() ? tr("?") : now, knob.during),
                               QStringLiteral("muted"), holder);
    values->setFont(noteFont());
    values->setToolTip(tr("now → during the load"));
    names->addWidget(values);
    line->addLayout(names);

    QLabel *effect = makeLabel(knob.effect, {}, holder);
    effect->setWordWrap(true);
    line->addWidget(effect, 5);
    const bool risky = knob.risk != QLatin1String("none");
    QString riskText = risky ? tr("Risk: %1").arg(knob.risk) : tr("No risk");
    if (!knob.needs.isEmpty())
        riskText += QLatin1Char('\n') + tr("Needs: %1").arg(knob.needs);
    QLabel *risk = makeLabel(riskText, risky ? QStringLiteral("warning") : QStringLiteral("muted"), holder);
    risk->setFont(noteFont());
    risk->setWordWrap(true);
    line->addWidget(risk, 4);

    // A privilege that is missing would only fail later, on every worker.
    toggle->setEnabled(knob.needs.isEmpty());
    connect(toggle, &QAbstractButton::toggled, this, &TuningPage::onToggled);
    m_lines.append({knob, toggle});
    return holder;
}

QVector<SessionSetting> TuningPage::othersSet() const
{
    QVector<SessionSetting> others = m_draft->settings();
    others.removeIf([this](const SessionSetting &setting) {
        return std::any_of(m_lines.begin(), m_lines.end(),
                           [&](const Line &line) { return line.knob.name == setting.name; });
    });
    return others;
}

void TuningPage::onToggled()
{
    if (m_refreshing)
        return;
    QVector<SessionSetting> settings;
    for (const Line &line : std::as_const(m_lines))
        if (line.toggle->isChecked())
            settings << SessionSetting{.name = line.knob.name, .value = line.knob.during};
    m_draft->setSettings(settings + othersSet());
}

void TuningPage::refresh()
{
    m_refreshing = true;
    for (const Line &line : std::as_const(m_lines)) {
        const auto &settings = m_draft->settings();
        line.toggle->setChecked(
            std::any_of(settings.begin(), settings.end(),
                        [&](const SessionSetting &setting) { return setting.name == line.knob.name; }));
        // One that is on although its privilege is missing (an opened plan) must be possible to switch off.
        line.toggle->setEnabled(line.knob.needs.isEmpty() || line.toggle->isChecked());
    }
    m_refreshing = false;
    m_bar->clear();
    if (m_draft->facts()) {
        if (const auto refused = refuseSettings(m_draft->settings(), *m_draft->facts()))
            m_bar->showError(*refused);
        else if (const auto others = othersSet(); !others.isEmpty())
            m_bar->showMessage(
                MessageBar::Severity::Info,
                tr("The plan also sets %1 = %2.").arg(others.first().name, others.first().value));
    }
    Q_EMIT readyChanged();
    Q_EMIT summaryChanged();
}

QString TuningPage::sentence() const
{
    if (!m_draft->facts())
        return tr("What can be set depends on the server.");
    return tr("%1 on %2 · nothing global is touched")
        .arg(counted(m_draft->settings().size(), tr("session variable changes"),
                     tr("session variables change")),
             m_draft->facts()->displayName());
}

QString TuningPage::railSummary() const
{
    return counted(m_draft->settings().size(), tr("change"), tr("changes"));
}

bool TuningPage::isReady() const
{
    return !m_draft->facts() || !refuseSettings(m_draft->settings(), *m_draft->facts());
}

} // namespace millrace
