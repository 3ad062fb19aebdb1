// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/tuning/knobs.h"
#include "ui/wizard/frame/wizardpage.h"

class QLabel;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace millrace {

class ConfCard;
class KnobLine;
class MessageBar;
class MigrationDraft;
class ServerNameConfirm;

/// What can be set during the load, told truthfully: presets, a line for each knob grouped by whom it
/// touches, two habits that gain nothing, and the lines for my.cnf.
class TuningPage : public WizardPage
{
    Q_OBJECT
public:
    explicit TuningPage(MigrationDraft *draft, QWidget *parent = nullptr);

    QString stepName() const override { return tr("Tuning"); }
    QString manualPage() const override { return u"tuning"_s; }
    QString title() const override { return tr("Settings during the load"); }
    QString sentence() const override;
    QString railSummary() const override;
    bool isReady() const override;

protected:
    std::optional<Stage> mendedStage() const override { return Stage::Tuning; }

private:
    struct Group
    {
        QWidget *head = nullptr;
        QVector<KnobLine *> lines;
        QVector<QWidget *> notes; ///< habits, and what this server lacks
    };

    QLayout *buildPresets();
    void rebuild(); ///< the knobs of another server
    void addGroup(KnobGroup group);
    QWidget *makeHead(KnobGroup group);
    QWidget *makeNoteLine(const QString &name, const QString &what, const QString &words);
    void addHabits(Group &group);
    void addMissing(KnobGroup group, Group &entry);
    void onToggled(KnobLine *line, bool on);
    void set(const QString &knob, bool on);
    void askAboutReplicas();
    void refreshUnlogged();
    void choose(TuningPreset preset);
    void refresh();
    void showFound();              ///< what the search lets through
    QStringList othersSet() const; ///< settings of a plan that no knob stands for

    MigrationDraft *m_draft;
    QVector<Knob> m_knobs;
    QVector<Group> m_groups;
    QVector<class QPushButton *> m_presets;
    QLabel *m_presetWords = nullptr;
    QLineEdit *m_search = nullptr;
    QVBoxLayout *m_list = nullptr;
    QWidget *m_listHolder = nullptr;
    QScrollArea *m_scroll = nullptr;
    QLabel *m_nothing = nullptr;
    MessageBar *m_bar = nullptr;
    ServerNameConfirm *m_confirm = nullptr; ///< of the redo log
    ServerNameConfirm *m_confirmUnlogged = nullptr;
    ConfCard *m_conf = nullptr;
};

} // namespace millrace
