// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/sessionknobs.h"
#include "ui/wizard/wizardpage.h"

class QVBoxLayout;

namespace millrace {

class MessageBar;
class MigrationDraft;
class ToggleSwitch;

/// Session variables of the load's own connections, told truthfully, and two habits that gain nothing.
class TuningPage : public WizardPage
{
    Q_OBJECT
public:
    explicit TuningPage(MigrationDraft *draft, QWidget *parent = nullptr);

    QString stepName() const override { return tr("Tuning"); }
    QString title() const override { return tr("Settings during the load"); }
    QString sentence() const override;
    QString railSummary() const override;
    bool isReady() const override;

private:
    struct Line
    {
        SessionKnob knob;
        ToggleSwitch *toggle;
    };

    QWidget *buildHabits();
    void rebuild(); ///< the knobs of another server
    QWidget *makeLine(const SessionKnob &knob);
    void onToggled();
    void refresh();
    QVector<SessionSetting> othersSet() const; ///< settings of a plan that are no knob of this server

    MigrationDraft *m_draft;
    QVBoxLayout *m_list = nullptr;
    MessageBar *m_bar = nullptr;
    QWidget *m_listHolder = nullptr;
    QVector<Line> m_lines;
    bool m_refreshing = false;
};

} // namespace millrace
