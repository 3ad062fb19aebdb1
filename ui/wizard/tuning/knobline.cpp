// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/tuning/knobline.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/toggleswitch.h"
#include "ui/words/tuningwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace millrace {

KnobLine::KnobLine(const Knob &knob, QWidget *parent)
    : QWidget(parent)
    , m_knob(knob)
{
    m_toggle = new ToggleSwitch(this);
    if (knob.isToggle()) {
        m_toggle->setObjectName(u"knob_"_s + knob.name);
        m_toggle->setAccessibleName(knob.name);
        m_toggle->setAccessibleDescription(u"%1 %2 %3"_s.arg(knob.does, knob.gain, riskText()));
        connect(m_toggle, &QAbstractButton::toggled, this, &KnobLine::toggled);
    } else { // its room stays, so that the names stand in one column
        QSizePolicy policy = m_toggle->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        m_toggle->setSizePolicy(policy);
        m_toggle->hide();
    }

    auto *name = makeLabel(knob.name, {}, this);
    setType(name, codeFont);
    m_values = new ElidedLabel({}, this);
    setType(m_values, noteFont);
    m_values->setAccessibleDescription(tr("today → during the load"));
    QHBoxLayout *head = makeLine(14, {name, {m_values, 1}});
    QLabel *effect = makeLabel(explanation(), {}, this);
    setType(effect, smallFont);
    effect->setWordWrap(true);
    m_risk = makeLabel(riskText(), u"muted"_s, this);
    setType(m_risk, noteFont);
    m_risk->setWordWrap(true);
    m_risk->setTextInteractionFlags(Qt::TextSelectableByMouse); // a GRANT is there to be copied
    QHBoxLayout *words = makeLine(16, {{effect, 6, Qt::AlignTop}, {m_risk, 4, Qt::AlignTop}});
    stackWhenNarrow(this, words, 560);
    makeLine(this, 12, {{m_toggle, 0, Qt::AlignTop}, {makeColumn(2, {head, words}), 1}})
        ->setContentsMargins(0, 7, 0, 7);
    showChosen({});
}

QString KnobLine::explanation() const
{
    return u"%1 %2"_s.arg(m_knob.does, m_knob.ours.isEmpty() ? m_knob.gain : m_knob.ours);
}

QString KnobLine::riskText() const
{
    if (!m_knob.ours.isEmpty())
        return tr("Set by Millrace itself");
    QStringList lines{m_knob.risk.isEmpty() ? tr("No risk") : tr("Risk: %1").arg(m_knob.risk)};
    if (!m_knob.needs.isEmpty())
        lines << tr("Needs: %1").arg(m_knob.needs);
    else if (!m_knob.asksFor.isEmpty() && m_knob.here)
        lines << tr("Takes %1, which is there").arg(m_knob.asksFor);
    return lines.join(u'\n');
}

void KnobLine::showChosen(const QString &value)
{
    const QSignalBlocker blocker(m_toggle);
    m_toggle->setChecked(!value.isEmpty());
    // A privilege that is missing would only fail later. One that is on all the same (an opened plan) must be
    // possible to switch off.
    m_toggle->setEnabled(m_knob.isToggle() && (m_knob.needs.isEmpty() || !value.isEmpty()));
    const bool on = !value.isEmpty();
    m_values->setFullText(knobChangeText(m_knob, on                      ? value
                                                 : m_knob.ours.isEmpty() ? m_knob.during
                                                                         : QString()));
    setRole(m_values, on ? u"accent"_s : u"muted"_s);
    // A risk that is not taken is nothing to look at.
    const bool look = on && (!m_knob.risk.isEmpty() || !m_knob.needs.isEmpty());
    setRole(m_risk, look ? u"warning"_s : u"muted"_s);
}

} // namespace millrace
