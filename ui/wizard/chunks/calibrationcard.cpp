// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunks/calibrationcard.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/bardelegate.h"
#include "ui/session/work/calibrationwork.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>

namespace millrace {

using State = CalibrationWork::State;

CalibrationCard::CalibrationCard(MigrationDraft *draft, CalibrationWork *work, QWidget *parent)
    : Card(tr("Calibration"), parent)
    , m_draft(draft)
    , m_work(work)
{
    m_words = named(makeNote({}, this), u"calibrationWords"_s);
    m_start = makeButton({}, u"calibrate"_s, u"small"_s, this);
    m_stop = makeButton(tr("S&top"), u"calibrateStop"_s, u"small"_s, this);
    m_apply = makeButton(tr("&Use the fastest"), u"calibrateApply"_s, u"small"_s, this);
    content()->addLayout(makeLine(
        12,
        {{m_words, 1}, {m_apply, 0, Qt::AlignTop}, {m_start, 0, Qt::AlignTop}, {m_stop, 0, Qt::AlignTop}}));
    m_bar = named(new MessageBar(this), u"calibrationBar"_s);
    content()->addWidget(m_bar);

    m_table = new DataTable(u"calibrationTrials"_s, this);
    m_table->setAccessibleName(tr("Trials of the calibration"));
    m_table->setModel(&m_model);
    m_table->setItemDelegateForColumn(
        CalibrationModel::SpeedColumn,
        new BarDelegate(CalibrationModel::PercentRole, CalibrationModel::BestRole, m_table));
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->hide();
    content()->addWidget(m_table);
    m_notes = named(makeNote({}, this), u"calibrationNotes"_s);
    content()->addWidget(m_notes);

    connect(m_start, &QPushButton::clicked, this, [this] { m_work->start(); });
    connect(m_stop, &QPushButton::clicked, m_work, &CalibrationWork::stop);
    connect(m_apply, &QPushButton::clicked, m_work, &CalibrationWork::apply);
    connect(m_work, &CalibrationWork::changed, this, &CalibrationCard::refresh);
    connect(draft, &MigrationDraft::tableChanged, this, &CalibrationCard::refresh);
    refresh();
}

QString CalibrationCard::words() const
{
    const Calibration &found = m_work->found();
    const auto trials = counted(found.trials.size(), tr("trial"), tr("trials"));
    const auto best = [&] { return paceText(found.trials.at(found.winner)); };
    switch (m_work->state()) {
    case State::Idle:
    case State::Failed:
        break;
    case State::Running:
        return found.trials.isEmpty() ? tr("Measuring. A trial without a line in the table finds out how "
                                           "many rows fit into 3 s.")
                                      : tr("Measuring, %1 so far. Fastest yet: %2.").arg(trials, best());
    case State::Stopping:
        return tr("Stopping. The trial's table is being dropped.");
    case State::Stopped:
        return found.trials.isEmpty() ? tr("Stopped before the first trial was through. Nothing is changed.")
                                      : tr("Stopped after %1. Fastest of them: %2.").arg(trials, best());
    case State::Done: {
        const double seconds = found.trials.at(found.winner).estimatedSeconds(found.totalRows);
        return tr("Fastest: %1. At least %2 for %3%4.")
            .arg(best(),
                 seconds < 10 ? tr("%1 s").arg(decimalText(seconds, 1))
                              : durationText(qRound64(seconds * 1000)),
                 found.totalIsExact ? QString() : tr("about "), rowsText(found.totalRows));
    }
    }
    const QString table = m_draft->table().isEmpty() ? tr("the target") : m_draft->table();
    return tr("Loads the first rows at full speed into an empty table like %1, up to ten times, some 3 s "
              "each, "
              "with other workers, chunk sizes and indexes. That table is dropped afterwards; %1 is only "
              "read.")
        .arg(table);
}

void CalibrationCard::refresh()
{
    const bool running = m_work->isRunning();
    const Calibration &found = m_work->found();
    const bool hasTrials = !found.trials.isEmpty();
    const bool grew = found.trials.size() > m_model.rowCount() || (m_bar->isHidden() && m_work->error()) ||
                      (m_notes->isHidden() && !running && !found.notes.isEmpty());
    m_words->setText(words());
    // The buttons take each other's place: the keys must not be left on one that is gone.
    const bool hadKeys = m_start->hasFocus() || m_stop->hasFocus() || m_apply->hasFocus();
    m_start->setText(hasTrials || m_work->error() ? tr("&Measure again") : tr("&Measure"));
    m_start->setVisible(!running);
    m_start->setEnabled(m_draft->isTargetReady() && !m_draft->source().isArriving());
    m_stop->setVisible(running);
    m_stop->setText(m_work->state() == State::Stopping ? tr("Stopping…") : tr("S&top"));
    const bool applied = m_work->isApplied();
    m_apply->setVisible(m_work->canApply());
    m_apply->setEnabled(!applied);
    m_apply->setText(applied ? tr("In use") : tr("&Use the fastest"));
    if (hadKeys && !m_start->hasFocus() && !m_stop->hasFocus() && !m_apply->hasFocus()) {
        QPushButton *next = running ? m_stop : m_apply->isEnabled() && m_work->canApply() ? m_apply : m_start;
        next->setFocus(Qt::OtherFocusReason);
    }

    if (m_work->error())
        m_bar->showError(*m_work->error());
    else
        m_bar->clear();
    m_model.setCalibration(found);
    m_table->setVisible(hasTrials);
    if (hasTrials) {
        m_table->fitColumns();
        m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                                m_table->verticalHeader()->defaultSectionSize() * m_model.rowCount() + 2);
    }
    m_notes->setText(found.notes.join(u' '));
    m_notes->setVisible(!found.notes.isEmpty() && !running);
    if (grew)
        Q_EMIT grown();
}

} // namespace millrace
