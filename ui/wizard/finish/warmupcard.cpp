// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/finish/warmupcard.h"

#include "core/base/literals.h"
#include "ui/session/work/warmupwork.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/roles.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace millrace {

using State = WarmupWork::State;

WarmupCard::WarmupCard(WarmupWork *work, QWidget *parent)
    : Card(tr("Warm-up"), parent)
    , m_work(work)
{
    setObjectName(u"warmupCard"_s);
    const auto box = [this](const QString &text, const QString &name, const QString &tip) {
        auto *check = named(new QCheckBox(text, this), name);
        check->setToolTip(tip);
        return check;
    };
    m_indexes = box(tr("Secondary &indexes"), u"warmIndexes"_s,
                    tr("Reads all secondary indexes as well, one after the other."));
    m_analyze = box(tr("&Analyze"), u"warmAnalyze"_s,
                    tr("ANALYZE TABLE first: fresh statistics. It is not written to the binary log."));
    m_optimize =
        box(tr("O&ptimize"), u"warmOptimize"_s,
            tr("OPTIMIZE TABLE first: rewrites the whole table, so that it is read in one piece. Needs "
               "as much room again, and keeps nobody from reading."));
    m_start = makeButton(tr("&Warm up"), u"warmStart"_s, u"small"_s, this);
    m_stop = makeButton(tr("S&top"), u"warmStop"_s, u"small"_s, this);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_indexes, m_analyze, m_optimize, m_start, m_stop})
        addHeaderWidget(widget);
    setTitleAboveInLargeType();
    m_words = named(makeNote({}, this), u"warmWords"_s);
    content()->addWidget(m_words);
    m_evidence = named(makeNote({}, this), u"warmEvidence"_s);
    m_evidence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_evidence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Many indexes must not push the rest off the page.
    m_scroll = scrolled(m_evidence, this);
    followType(this,
               [this] { m_scroll->setFixedHeight(4 * QFontMetrics(QApplication::font()).lineSpacing()); });
    content()->addWidget(m_scroll);

    connect(m_start, &QPushButton::clicked, this, &WarmupCard::start);
    connect(m_stop, &QPushButton::clicked, m_work, &WarmupWork::stop);
    connect(m_work, &WarmupWork::changed, this, &WarmupCard::refresh);
    refresh();
}

void WarmupCard::setRun(const QString &runFolder)
{
    m_runFolder = runFolder;
    m_work->forget();
}

void WarmupCard::setBrief(bool brief)
{
    if (m_brief == brief)
        return;
    m_brief = brief;
    refresh();
}

void WarmupCard::start()
{
    WarmupOptions options{
        .wanted = true, .optimize = m_optimize->isChecked(), .analyze = m_analyze->isChecked()};
    if (m_indexes->isChecked())
        options.indexes << WarmupOptions::allIndexes;
    m_work->start(options, m_runFolder);
}

QString WarmupCard::words() const
{
    switch (m_work->state()) {
    case State::Idle:
        return tr(
            "Reads the table into the buffer pool, twice, before its users come, and shows what came of it.");
    case State::Running:
        return m_work->stage().isEmpty() ? tr("Connecting.") : tr("On its way · %1").arg(m_work->stage());
    case State::Stopping:
        return tr("Stopping.");
    case State::Stopped:
        return tr("Stopped. What was read so far stays in memory.");
    case State::Failed:
        return m_work->error() ? m_work->error()->text() : QString();
    case State::Done:
        return tr("Done.");
    }
    return {};
}

void WarmupCard::refresh()
{
    const bool running = m_work->isRunning();
    // The buttons take each other's place: the keys must not be left on one that is gone.
    const bool hadKeys = m_start->hasFocus() || m_stop->hasFocus();
    m_start->setVisible(!running);
    m_stop->setVisible(running);
    m_stop->setEnabled(m_work->state() == State::Running);
    m_start->setText(m_work->state() == State::Idle ? tr("&Warm up") : tr("&Warm up again"));
    if (hadKeys)
        (running ? m_stop : m_start)->setFocus(Qt::OtherFocusReason);
    for (QCheckBox *box : {m_indexes, m_analyze, m_optimize})
        box->setEnabled(!running);
    m_words->setText(words());
    setRole(m_words, m_work->state() == State::Failed ? u"warning"_s : u"muted"_s);
    m_words->setVisible(m_work->state() != State::Done && !(m_brief && m_work->state() == State::Idle));
    m_start->setToolTip(m_words->isHidden() ? words() : QString());
    const auto &report = m_work->report();
    m_evidence->setText(report ? report->lines().join(u'\n') : QString());
    m_scroll->setVisible(report.has_value());
}

} // namespace millrace
