// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/finishpage.h"

#include "core/base/paths.h"
#include "ui/language/localtext.h"
#include "ui/models/bottleneckwords.h"
#include "ui/models/runverdict.h"
#include "ui/plot/runplot.h"
#include "ui/session/runarchive.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/figurelabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/warmupcard.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QThreadPool>
#include <algorithm>

namespace millrace {

namespace {

QLabel *makeWrapped(const QString &objectName, const QString &role, QWidget *parent)
{
    QLabel *label = makeLabel({}, role, parent);
    label->setObjectName(objectName);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QScrollArea *scrolled(QWidget *content, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setWidget(content);
    content->setAutoFillBackground(false); // setWidget() turns it on
    return scroll;
}

QString roleOf(RunVerdict::Tone tone)
{
    switch (tone) {
    case RunVerdict::Tone::Good:
        return QStringLiteral("good");
    case RunVerdict::Tone::Warning:
        return QStringLiteral("warning");
    case RunVerdict::Tone::Bad:
        return QStringLiteral("bad");
    }
    return {};
}

} // namespace

FinishPage::FinishPage(QWidget *parent)
    : WizardPage(QStringLiteral("finishPage"), parent)
    , m_actions{.writeReport = writeRunReport,
                .open = [](const QUrl &url) { return QDesktopServices::openUrl(url); }}
{
    m_report = makeButton(tr("Open report"), QStringLiteral("openReport"), {}, this);
    m_folder = makeButton(tr("Open run folder"), QStringLiteral("openFolder"), {}, this);
    m_report->hide();
    m_folder->hide();
    connect(m_report, &QPushButton::clicked, this, &FinishPage::openReport);
    connect(m_folder, &QPushButton::clicked, this, &FinishPage::openFolder);

    m_bar = new MessageBar(this);
    m_bar->setObjectName(QStringLiteral("finishBar"));

    m_verdictCard = new Card({}, this);
    m_verdict = makeWrapped(QStringLiteral("verdict"), {}, m_verdictCard);
    m_verdict->setFont(titleFont());
    m_explanation = makeWrapped(QStringLiteral("verdictWhy"), {}, m_verdictCard);
    m_howToFix = makeWrapped(QStringLiteral("verdictHow"), QStringLiteral("muted"), m_verdictCard);
    m_commands = new QPlainTextEdit(m_verdictCard);
    m_commands->setObjectName(QStringLiteral("nextCommands"));
    m_commands->setAccessibleName(tr("What can be done next on the command line"));
    m_commands->setReadOnly(true);
    m_commands->setFont(codeFont());
    m_commands->setProperty("role", QStringLiteral("code"));
    m_commands->setTabChangesFocus(true);
    for (QWidget *part : {static_cast<QWidget *>(m_verdict), static_cast<QWidget *>(m_explanation),
                          static_cast<QWidget *>(m_howToFix), static_cast<QWidget *>(m_commands)})
        m_verdictCard->content()->addWidget(part);

    auto *figures = new Card(tr("Figures"), this);
    // In a small window, with the warm-up's evidence below, there is not room for every row.
    auto *rows = new QWidget(figures);
    auto *rowsLayout = new QVBoxLayout(rows);
    rowsLayout->setContentsMargins(0, 0, 6, 0);
    m_figures = new QGridLayout;
    m_figures->setHorizontalSpacing(16);
    m_figures->setVerticalSpacing(6);
    m_figures->setColumnStretch(1, 1);
    rowsLayout->addLayout(m_figures);
    rowsLayout->addStretch(1);
    m_figuresScroll = scrolled(rows, figures);
    figures->content()->addWidget(m_figuresScroll, 1);

    auto *curve = new Card(tr("Rows per second"), this);
    m_plot = new RunPlot(curve);
    curve->content()->addWidget(m_plot, 1);
    m_evidenceCard = new Card(tr("Evidence"), this);
    m_evidence = makeWrapped(QStringLiteral("evidence"), {}, m_evidenceCard);
    m_evidence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Many settings must not push the plot off the page.
    m_evidenceCard->content()->addWidget(scrolled(m_evidence, m_evidenceCard), 1);

    auto *right = new QVBoxLayout;
    right->setSpacing(12);
    right->addWidget(curve, 62);
    right->addWidget(m_evidenceCard, 38);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addWidget(figures, 38);
    columns->addLayout(right, 62);

    body()->addWidget(m_bar);
    body()->addWidget(m_verdictCard);
    body()->addLayout(columns, 1);
}

FinishPage::~FinishPage() = default;

void FinishPage::setActions(Actions actions)
{
    m_actions = std::move(actions);
}

void FinishPage::offerWarmup(WarmupWork *work)
{
    m_warmup = new WarmupCard(work, this);
    m_warmup->hide();
    body()->addWidget(m_warmup);
}

void FinishPage::showRun(const RunView &view)
{
    m_view = view;
    if (m_warmup)
        m_warmup->setRun(folderPath(), m_view.isOver() && m_view.summary()->status == RunState::Done &&
                                           m_view.summary()->tables.size() == 1);
    m_bar->clear();
    showVerdict();
    showFigures();
    showEvidence();
    const RunProgress &progress = m_view.progress();
    m_plot->clearRun();
    m_plot->setHasChunks(!m_view.summary() || m_view.summary()->tables.size() < 2);
    m_plot->setCurve(m_view.curve(), m_view.rateMean().value_or(-1));
    m_plot->setChunks(progress.chunks, progress.chunkMs, progress.chunksTotal);
    m_plot->setEvents(m_view.events());
    m_plot->refresh();
    // Without a run folder there is nothing to report from.
    m_report->setEnabled(!m_view.runId().isEmpty());
    m_folder->setEnabled(!m_view.runId().isEmpty());
    Q_EMIT summaryChanged();
    Q_EMIT readyChanged();
}

void FinishPage::showVerdict()
{
    const RunSummary summary = m_view.summary().value_or(RunSummary{});
    const RunVerdict verdict = runVerdict(summary, deferredIndexes(summary.run));
    m_verdict->setText(verdict.headline);
    setRole(m_verdict, roleOf(verdict.tone));
    m_explanation->setText(verdict.explanation);
    m_explanation->setVisible(!verdict.explanation.isEmpty());
    m_howToFix->setText(verdict.howToFix);
    m_howToFix->setVisible(!verdict.howToFix.isEmpty());
    m_commands->setPlainText(verdict.commands.join(QLatin1Char('\n')));
    m_commands->setVisible(!verdict.commands.isEmpty());
    m_commands->setFixedHeight(
        static_cast<int>(verdict.commands.size()) * QFontMetrics(m_commands->font()).lineSpacing() + 18);
}

void FinishPage::showFigures()
{
    while (QLayoutItem *item = m_figures->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const auto &[name, value] : runFigures(m_view.summary().value_or(RunSummary{}))) {
        QLabel *label = makeLabel(name, QStringLiteral("muted"), this);
        auto *figure = new FigureLabel(value, this);
        figure->setTextFormat(Qt::PlainText);
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        figure->setAccessibleName(name + QStringLiteral(": ") + value);
        m_figures->addWidget(label, row, 0);
        m_figures->addWidget(figure, row, 1);
        ++row;
    }
    // Rows may scroll, figures may not be cut.
    m_figuresScroll->setMinimumWidth(m_figures->sizeHint().width() +
                                     m_figuresScroll->verticalScrollBar()->sizeHint().width() + 6);
}

void FinishPage::showEvidence()
{
    QStringList lines;
    if (m_view.summary())
        lines = tableEvidence(*m_view.summary());
    if (lines.isEmpty())
        lines << tr("The table's rows were not counted.");
    for (const Event &event : m_view.events())
        if (event.values.contains(QStringLiteral("overall_limit")))
            lines << bottleneckText(
                {.kind = limitFromName(event.values.value(QStringLiteral("overall_limit")).toString()),
                 .share = event.values.value(QStringLiteral("share")).toDouble()});
    const QStringList settings = settingsEvidence(m_view.events());
    if (settings.isEmpty())
        lines << tr("No server setting was changed.");
    lines << settings;
    m_evidence->setText(lines.join(QLatin1Char('\n')));
}

void FinishPage::openReport()
{
    m_report->setEnabled(false);
    const QPointer<FinishPage> page(this);
    const QString runId = m_view.runId();
    QThreadPool::globalInstance()->start([page, runId, write = m_actions.writeReport] {
        const Result<QString> written = write(runId);
        // To the application's thread, where asking the QPointer is safe.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [page, written] {
                if (!page)
                    return;
                page->m_report->setEnabled(true);
                if (!written)
                    page->m_bar->showError(written.error());
                else if (!page->m_actions.open(QUrl::fromLocalFile(*written)))
                    page->m_bar->showMessage(MessageBar::Severity::Warning,
                                             tr("The report is written, but no program opened it."),
                                             *written);
            },
            Qt::QueuedConnection);
    });
}

void FinishPage::openFolder()
{
    if (!m_actions.open(QUrl::fromLocalFile(folderPath())))
        m_bar->showMessage(MessageBar::Severity::Warning, tr("No program opened the folder."), folderPath());
}

/// Of the run; empty when it has none.
QString FinishPage::folderPath() const
{
    if (m_view.runId().isEmpty())
        return m_view.folder();
    return m_view.folder().isEmpty() ? runsHome() + QLatin1Char('/') + m_view.runId() : m_view.folder();
}

QString FinishPage::stepName() const
{
    return tr("Finish");
}

QString FinishPage::title() const
{
    return m_view.table().isEmpty() ? tr("Finish") : m_view.table();
}

QString FinishPage::sentence() const
{
    QStringList parts;
    if (!m_view.runId().isEmpty())
        parts << tr("Run %1").arg(m_view.runId());
    if (!m_view.server().isEmpty())
        parts << m_view.server();
    return parts.join(QStringLiteral(" · "));
}

QString FinishPage::railSummary() const
{
    if (!m_view.isOver())
        return {};
    const QVector<TableOutcome> &tables = m_view.summary()->tables;
    const bool verified =
        !tables.isEmpty() &&
        std::all_of(tables.begin(), tables.end(), [](const TableOutcome &table) { return table.verified; });
    switch (runVerdict(*m_view.summary()).tone) {
    case RunVerdict::Tone::Good:
        return tr("verified");
    case RunVerdict::Tone::Warning:
        // Rows that were set aside or skipped take the green away, not the proof.
        return verified ? tr("verified, look here") : tr("not verified");
    case RunVerdict::Tone::Bad:
        return tr("not finished");
    }
    return {};
}

QString FinishPage::nextText() const
{
    return tr("New migration");
}

QList<QPushButton *> FinishPage::footerButtons() const
{
    return {m_report, m_folder};
}

bool FinishPage::onNext()
{
    Q_EMIT newMigrationRequested();
    return false;
}

} // namespace millrace
