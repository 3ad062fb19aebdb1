// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/finish/finishpage.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/bottleneck/bottleneck.h"
#include "ui/language/localtext.h"
#include "ui/language/optionwords.h"
#include "ui/plot/runplot.h"
#include "ui/session/run/runarchive.h"
#include "ui/session/work/lookwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/figurelabel.h"
#include "ui/widgets/foldinglabel.h"
#include "ui/widgets/foldingtexts.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/finish/finishdetailscard.h"
#include "ui/wizard/finish/warmupcard.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/load/runplotcard.h"
#include "ui/words/runverdict.h"

#include <QDesktopServices>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace millrace {

FinishPage::FinishPage(QWidget *parent)
    : WizardPage(u"finishPage"_s, parent)
    , m_actions{.writeReport = writeRunReport,
                .open = [](const QUrl &url) { return QDesktopServices::openUrl(url); },
                .readDetails = readRunDetails,
                .saveReport = saveRunReport,
                .compare = writeRunComparison,
                .readRun = loadRunView,
                .planRejects = planForRejects}
{
    buildButtons();
    m_bar = named(new MessageBar(this), u"finishBar"_s);
    QWidget *figures = buildFigures();
    buildEvidence();
    followType(this, [figures] { figures->setMaximumWidth(scaled(440)); }); // names and figures, not a gulf
    QHBoxLayout *right = makeLine(12, {{m_plot, 60}, {m_details, 40}});
    stackWhenNarrow(this, right, widestPage);
    QHBoxLayout *columns = makeLine(12, {{figures, 38}, {right, 62}});
    stackWhenNarrow(this, columns);
    body()->addWidget(m_bar);
    body()->addWidget(buildVerdict());
    body()->addLayout(columns, 1);
}

void FinishPage::buildButtons()
{
    m_report = makeButton(tr("Open report"), u"openReport"_s, {}, this);
    m_folder = makeButton(tr("Open folder"), u"openFolder"_s, {}, this);
    m_save = makeButton(tr("Save…"), u"saveReport"_s, {}, this);
    m_compare = makeButton(tr("Compare…"), u"compareRuns"_s, {}, this);
    m_rollBack = makeButton(tr("Roll back…"), u"rollBackRun"_s, {}, this);
    m_rollBack->setToolTip(
        tr("Takes exactly this run's rows out again, where the table is as the run left it"));
    // In few words: in the smallest window they stand in one line.
    m_save->setToolTip(tr("Saves the report as a web page, a document or data"));
    m_compare->setToolTip(tr("Draws other runs over this one's plot, or sets one beside it as a page"));
    m_folder->setToolTip(tr("Opens the run's folder"));
    for (QPushButton *button : {m_report, m_folder, m_save, m_compare, m_rollBack})
        button->hide();
    connect(m_rollBack, &QPushButton::clicked, this, [this] { Q_EMIT rollBackRequested(m_view.runId()); });
    m_others = named(new QMenu(this), u"otherRuns"_s);
    m_asPage = named(new QMenu(tr("Side by side as a page"), this), u"otherRunsAsPage"_s);
    connect(m_compare, &QPushButton::clicked, this, [this] {
        // Above the button, which stands at the window's lower edge.
        m_others->popup(m_compare->mapToGlobal(QPoint(0, -m_others->sizeHint().height())));
    });
    connect(m_save, &QPushButton::clicked, this, &FinishPage::saveReport);
    connect(m_report, &QPushButton::clicked, this, &FinishPage::openReport);
    connect(m_folder, &QPushButton::clicked, this, &FinishPage::openFolder);
}

Card *FinishPage::buildVerdict()
{
    auto *card = new Card({}, this);
    m_texts = new FoldingTexts(u"verdictMore"_s, card);
    m_texts->setSpacing(6); // below a title
    m_verdict = m_texts->addText(u"verdict"_s);
    setType(m_verdict, titleFont);
    m_explanation = m_texts->addText(u"verdictWhy"_s);
    m_howToFix = m_texts->addText(u"verdictHow"_s, u"muted"_s);
    m_commands =
        named(new QPlainTextEdit(card), u"nextCommands"_s, tr("What can be done next on the command line"));
    m_commands->setReadOnly(true);
    setType(m_commands, codeFont);
    followType(m_commands, [this] { fitCommands(); });
    m_commands->setProperty("role", u"code"_s);
    m_commands->setTabChangesFocus(true);
    card->content()->addLayout(m_texts);
    card->content()->addWidget(m_commands);
    return card;
}

QWidget *FinishPage::buildFigures()
{
    auto *figures = new Card(tr("Figures"), this);
    // In a small window, with the warm-up's evidence below, there is not room for every row.
    auto *rows = new QWidget(figures);
    m_figures = new QGridLayout;
    m_figures->setHorizontalSpacing(16);
    m_figures->setVerticalSpacing(6);
    m_figures->setColumnStretch(1, 1);
    makeColumn(rows, 6, {m_figures, nullptr})->setContentsMargins(0, 0, 6, 0);
    m_figuresScroll = scrolled(rows, figures);
    figures->content()->addWidget(m_figuresScroll, 1);
    setLargeTypeHeight(m_figuresScroll, 150);
    // Later: the figures take their new size with the next layout.
    followType(this,
               [this] { QMetaObject::invokeMethod(this, &FinishPage::fitFigures, Qt::QueuedConnection); });
    return figures;
}

void FinishPage::buildEvidence()
{
    m_plot = new RunPlotCard(this);
    setLargeTypeHeight(m_plot->plot(), 160);
    m_details = new FinishDetailsCard(this);
    connect(m_details, &FinishDetailsCard::openRequested, this, &FinishPage::openFile);
    connect(m_details, &FinishDetailsCard::loadRequested, this, &FinishPage::loadRejects);
    connect(m_details, &FinishDetailsCard::tabChanged, this, &FinishPage::shareHeight);
    connect(m_plot, &RunPlotCard::exported, m_bar, &MessageBar::showMessage);
}

FinishPage::~FinishPage() = default;

void FinishPage::setActions(Actions actions)
{
    const Actions before = m_actions;
    m_actions = std::move(actions);
    const auto keep = [](auto &action, const auto &old) {
        if (!action)
            action = old;
    };
    keep(m_actions.writeReport, before.writeReport);
    keep(m_actions.open, before.open);
    keep(m_actions.readDetails, before.readDetails);
    keep(m_actions.saveReport, before.saveReport);
    keep(m_actions.compare, before.compare);
    keep(m_actions.readRun, before.readRun);
    keep(m_actions.planRejects, before.planRejects);
}

void FinishPage::offerWarmup(WarmupWork *work)
{
    m_warmup = new WarmupCard(work, this);
    m_warmup->hide();
    body()->addWidget(m_warmup);
}

/// In a low window the warm-up is brief, and tables of rows have its room.
void FinishPage::shareHeight()
{
    if (!m_warmup)
        return;
    // The page itself scrolls where it is too high: what counts is how much of it is seen.
    int seen = height();
    for (const QWidget *above = parentWidget(); above; above = above->parentWidget())
        seen = qMin(seen, above->height());
    const bool isLow = seen < scaled(540);
    m_warmup->setBrief(isLow);
    const bool showsRows =
        m_details->tab() == FinishDetailsCard::Rows || m_details->tab() == FinishDetailsCard::Rejects;
    m_warmup->setVisible(m_mayWarmUp && !(isLow && showsRows));
}

void FinishPage::resizeEvent(QResizeEvent *event)
{
    WizardPage::resizeEvent(event);
    shareHeight();
}

void FinishPage::offerLook(LookWork *work)
{
    m_look = work;
    m_details->offerLook(work);
}

/// Another page is shown: nobody waits for the row any more. (A window that is minimised hides nothing.)
void FinishPage::hideEvent(QHideEvent *event)
{
    WizardPage::hideEvent(event);
    if (m_look && !event->spontaneous())
        m_look->stop();
}

void FinishPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_look && m_look->isRunning())
        return m_look->stop();
    WizardPage::keyPressEvent(event);
}

/// Those whose rows can be looked at.
QStringList FinishPage::tablesLoaded() const
{
    QStringList tables;
    if (m_view.summary())
        for (const TableOutcome &table : m_view.summary()->tables)
            if (table.rowsRead > 0)
                tables << table.table;
    return tables;
}

void FinishPage::showRun(const RunView &view)
{
    m_view = view;
    m_details->setRun(m_view.isOver() ? m_view.runId() : QString(), tablesLoaded());
    m_mayWarmUp =
        m_view.isOver() && m_view.summary()->status == RunState::Done && m_view.summary()->tables.size() == 1;
    if (m_warmup)
        m_warmup->setRun(folderPath());
    shareHeight();
    m_bar->clear();
    showVerdict();
    showFigures();
    showEvidence();
    m_plot->clearRun();
    m_plot->plot()->setHasChunks(!m_view.isShipped() &&
                                 (!m_view.summary() || m_view.summary()->tables.size() < 2));
    m_plot->show(m_view);
    // Without a run folder there is nothing to report from.
    m_report->setEnabled(!m_view.runId().isEmpty());
    for (QPushButton *button : {m_folder, m_save})
        button->setEnabled(!m_view.runId().isEmpty());
    offerOthers({});
    m_mayRollBack = false;
    m_details->expect(m_view.rowsSetAside());
    if (m_view.runId().isEmpty())
        m_details->setDetails({});
    else
        askDetails();
    tellChanged();
}

void FinishPage::showVerdict()
{
    const RunSummary summary = m_view.summary().value_or(RunSummary{});
    const Verdict verdict = verdictOf(summary, m_view.rowsTotal(), deferredIndexes(summary.run));
    m_texts->setOpen(false);
    m_verdict->setFullText(verdict.sentence);
    setRole(m_verdict, verdictRole(verdict.kind));
    m_explanation->setFullText(inControls(verdict.why.join(u' ')));
    m_explanation->setVisible(!verdict.why.isEmpty());
    m_howToFix->setFullText(inControls(verdict.howToFix));
    m_howToFix->setVisible(!verdict.howToFix.isEmpty());
    m_commands->setPlainText(verdict.commands.join(u'\n'));
    m_commands->setVisible(!verdict.commands.isEmpty());
    fitCommands();
}

void FinishPage::fitCommands()
{
    m_commands->setFixedHeight(m_commands->blockCount() * QFontMetrics(m_commands->font()).lineSpacing() +
                               18);
}

void FinishPage::showFigures()
{
    emptyLayout(m_figures);
    int row = 0;
    for (const auto &[name, value] : runFigures(m_view.summary().value_or(RunSummary{}))) {
        auto *label = new ElidedLabel(name, this); // a table's name may be long
        setRole(label, u"muted"_s);
        auto *figure = new FigureLabel(value, this);
        figure->setTextFormat(Qt::PlainText);
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        figure->setAccessibleName(name + u": "_s + value);
        m_figures->addWidget(label, row, 0);
        m_figures->addWidget(figure, row, 1);
        ++row;
    }
    fitFigures();
}

/// Rows may scroll and names be shortened, figures may not be cut.
void FinishPage::fitFigures()
{
    constexpr int longestName = 104; // in type of 100 %
    int names = 0;
    int figures = 0;
    for (int row = 0; row < m_figures->rowCount(); ++row) {
        if (const QLayoutItem *name = m_figures->itemAtPosition(row, 0))
            names = qMax(names, name->sizeHint().width());
        if (const QLayoutItem *figure = m_figures->itemAtPosition(row, 1))
            figures = qMax(figures, figure->sizeHint().width());
    }
    names = qMin(names, scaled(longestName));
    m_figures->setColumnMinimumWidth(0, names);
    m_figuresScroll->setMinimumWidth(names + m_figures->horizontalSpacing() + figures +
                                     m_figuresScroll->verticalScrollBar()->sizeHint().width() + 6);
}

void FinishPage::showEvidence()
{
    QStringList lines;
    if (m_view.summary())
        lines = tableEvidence(*m_view.summary());
    if (lines.isEmpty())
        lines << (m_view.summary() && m_view.summary()->statementsOnly
                      ? tr("The dump holds no rows that could be counted.")
                  : m_view.summary() && m_view.summary()->inOrder
                      ? tr("What ran as it stands was not counted again.")
                      : tr("The table's rows were not counted."));
    for (const Event &event : m_view.events())
        if (event.values.contains(u"overall_limit"_s))
            lines << bottleneckLine(
                {.kind = bottleneckFromName(event.values.value(u"overall_limit"_s).toString()),
                 .share = event.values.value(u"share"_s).toDouble()});
    lines << indexEvidence(m_view.events());
    const QStringList settings = settingsEvidence(m_view.events());
    if (settings.isEmpty())
        lines << tr("No server setting was changed.");
    lines << settings;
    m_details->setEvidence(inControls(lines));
}

void FinishPage::setChooser(FileChooser *chooser)
{
    m_chooser = chooser;
    m_plot->setChooser(chooser);
}

template <typename Work, typename Answer>
void FinishPage::inBackground(const QString &what, Work work, Answer answer)
{
    const QString runId = m_view.runId();
    m_queue.post(
        what, [work = std::move(work), runId](std::stop_token) { return work(runId); },
        [this, runId, answer = std::move(answer)](const auto &result) {
            if (m_view.runId() == runId)
                answer(result);
        });
}

void FinishPage::askDetails()
{
    inBackground(u"details"_s, m_actions.readDetails, [this](const Result<RunDetails> &details) {
        // A folder that cannot be read says so where somebody asks for the report.
        m_details->setDetails(details.value_or(RunDetails{}));
        if (!details)
            return;
        offerOthers(details->others);
        m_mayRollBack = details->mayRollBack;
        tellChanged();
    });
}

void FinishPage::openFile(const QString &path)
{
    if (!m_actions.open(QUrl::fromLocalFile(path)))
        m_bar->showMessage(MessageBar::Severity::Warning, tr("No program opened the file."), path);
}

void FinishPage::openReport()
{
    m_report->setEnabled(false);
    inBackground(u"report"_s, m_actions.writeReport, [this](const Result<QString> &written) {
        m_report->setEnabled(true);
        if (!written)
            m_bar->showError(written.error());
        else if (!m_actions.open(QUrl::fromLocalFile(*written)))
            m_bar->showMessage(MessageBar::Severity::Warning,
                               tr("The report is written, but no program opened it."), *written);
    });
}

void FinishPage::saveReport()
{
    if (!m_chooser)
        return;
    m_chooser->chooseExport(
        this, m_view.runId() + u".html"_s,
        {tr("Web page (*.html)"), tr("Document (*.pdf)"), tr("Data (*.json)"), tr("Samples (*.csv)")},
        [this](const QString &path) {
            m_save->setEnabled(false);
            inBackground(
                u"save"_s,
                [save = m_actions.saveReport, path](const QString &runId) { return save(runId, path); },
                [this, path](const Result<void> &saved) {
                    m_save->setEnabled(true);
                    if (!saved)
                        m_bar->showError(saved.error());
                    else
                        m_bar->showMessage(MessageBar::Severity::Info, tr("Saved as %1.").arg(path));
                });
        });
}

void FinishPage::compareWith(const QString &otherId)
{
    m_compare->setEnabled(false);
    inBackground(
        u"compare"_s,
        [compare = m_actions.compare, otherId](const QString &runId) { return compare(runId, otherId); },
        [this](const Result<QString> &written) {
            m_compare->setEnabled(true);
            if (!written)
                m_bar->showError(written.error());
            else
                openFile(*written);
        });
}

/// First on the plot, where they are seen at once; then with all figures, as a page.
void FinishPage::offerOthers(const QVector<QPair<QString, QString>> &others)
{
    m_overlaid.clear();
    m_others->clear();
    m_compare->setEnabled(!others.isEmpty());
    m_others->addAction(tr("On this plot"))
        ->setEnabled(false); // the house's style draws no titles of sections
    for (const auto &[id, words] : others) {
        QAction *choice = m_others->addAction(words);
        choice->setCheckable(true);
        choice->setData(id);
        connect(choice, &QAction::toggled, this, [this, id = id, words = words](bool on) {
            if (on)
                overlay(id, words);
            else
                takeOff(id);
        });
    }
    m_others->addSeparator();
    m_others->addMenu(m_asPage);
    m_asPage->clear();
    for (const auto &[id, words] : others)
        m_asPage->addAction(words, this, [this, id = id] { compareWith(id); });
}

void FinishPage::overlay(const QString &otherId, const QString &words)
{
    m_overlaid.append({otherId, {.name = words}}); // it has its colour before it is read
    showOthers();
    inBackground(
        u"overlay "_s + otherId,
        [read = m_actions.readRun, otherId](const QString &) { return read(otherId); },
        [this, otherId](const Result<RunView> &other) {
            if (!other) {
                for (QAction *choice : m_others->actions())
                    if (choice->data() == otherId)
                        choice->setChecked(false);
                m_bar->showError(other.error());
                return;
            }
            // The plan and the rate stand in the menu; a name has little room.
            QString name = startedText(other->summary()->startedMs);
            const std::optional<double> mine = m_view.rateMean();
            const std::optional<double> its = other->rateMean();
            if (mine && its && *its > 0)
                name = tr("%1 · this run: %2 ×").arg(name, decimalText(*mine / *its, 2));
            for (auto &[id, run] : m_overlaid)
                if (id == otherId)
                    run = {.name = name, .trail = other->trail()};
            showOthers();
        });
}

void FinishPage::takeOff(const QString &otherId)
{
    m_overlaid.removeIf([&](const auto &other) { return other.first == otherId; });
    showOthers();
}

void FinishPage::showOthers()
{
    QVector<OtherRun> runs;
    for (const auto &[id, run] : std::as_const(m_overlaid))
        runs << run;
    m_plot->setOthers(runs);
    const bool isFull = runs.size() >= OtherCurves::most;
    for (QAction *choice : m_others->actions())
        if (choice->isCheckable())
            choice->setEnabled(choice->isChecked() || !isFull);
}

void FinishPage::loadRejects(const Plan &plan, const QString &rejectsFile)
{
    m_details->setBusy(true);
    inBackground(
        u"rejects"_s,
        [make = m_actions.planRejects, plan, rejectsFile](const QString &) {
            return make(plan, rejectsFile);
        },
        [this](const Result<Plan> &mended) {
            m_details->setBusy(false);
            if (!mended)
                m_bar->showError(mended.error());
            else
                Q_EMIT planRequested(*mended);
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
    return m_view.folder().isEmpty() ? runsHome() + u'/' + m_view.runId() : m_view.folder();
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
    return parts.join(u" · "_s);
}

QString FinishPage::railSummary() const
{
    if (!m_view.isOver())
        return {};
    switch (m_view.state()) {
    case RunState::Done:
        break;
    case RunState::Refused:
        return tr("refused");
    case RunState::RolledBack:
        return tr("rolled back");
    default:
        return tr("not finished");
    }
    if (verdictOf(*m_view.summary(), -1).kind == Verdict::Kind::Proved)
        return m_view.summary()->statementsOnly ? tr("done") : tr("verified");
    // Rows that were set aside or skipped take the green away, not the proof.
    return m_view.summary()->isVerified() ? tr("verified, look here") : tr("not verified");
}

QList<QPushButton *> FinishPage::footerButtons() const
{
    QList<QPushButton *> buttons = m_chooser ? QList<QPushButton *>{m_report, m_save, m_compare, m_folder}
                                             : QList<QPushButton *>{m_report, m_compare, m_folder};
    if (m_mayRollBack)
        buttons << m_rollBack;
    return buttons;
}

bool FinishPage::onNext()
{
    Q_EMIT newMigrationRequested();
    return false;
}

} // namespace millrace
