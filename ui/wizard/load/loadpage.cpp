// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/load/loadpage.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/progressdelegate.h"
#include "ui/models/run/runnodemodel.h"
#include "ui/models/run/runtablesmodel.h"
#include "ui/models/run/runworkermodel.h"
#include "ui/plot/chunkmap.h"
#include "ui/plot/runplot.h"
#include "ui/session/run/runsession.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/figurelabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/load/chunkcard.h"
#include "ui/wizard/load/runeventcard.h"
#include "ui/wizard/load/runplotcard.h"
#include "ui/wizard/load/runtiles.h"
#include "ui/wizard/load/throttlebar.h"
#include "ui/words/runverdict.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>

namespace millrace {

namespace {

constexpr int lowWindow = 560;  ///< pixels below which less is shown of everything
constexpr int tallWindow = 720; ///< pixels from which on workers or a chunk stand below list and map
constexpr int highWindow = 900; ///< … from which on there is room for more of the events
constexpr int narrowWindow = 760;
constexpr int nodesWithQueue = 300; ///< pixels beside the plot from which on nodes have these columns
constexpr int nodesWithState = 440;

} // namespace

LoadPage::LoadPage(QWidget *parent)
    : WizardPage(u"loadPage"_s, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_cancel = makeButton(tr("Cancel run…"), u"cancelRun"_s, {}, this);
    m_cancel->hide();
    connect(m_cancel, &QPushButton::clicked, this, &LoadPage::askCancel);

    m_bar = named(new MessageBar(this), u"loadBar"_s);
    m_goOn = makeButton(tr("Go on"), u"goOn"_s, u"small"_s, m_bar);
    m_goOn->hide();
    m_bar->addButton(m_goOn);
    connect(m_goOn, &QPushButton::clicked, this, &LoadPage::closeQuestion);
    connect(m_bar, &MessageBar::actionTriggered, this, &LoadPage::confirmCancel);

    m_tiles = new RunTiles(this);
    // Later: this is told in the middle of a layout.
    connect(m_tiles, &RunTiles::arrangementChanged, this, &LoadPage::refresh, Qt::QueuedConnection);
    m_events = new RunEventCard(this);
    buildPlotCard();
    buildThrottle();
    m_side = buildSideCards();
    m_middle = makeLine(12, {{m_plot, 60}, {m_side, 40}});
    stackWhenNarrow(this, m_middle);
    QHBoxLayout *all = makeLine(12, {{m_middle, 1}, m_events});
    stackWhenNarrow(this, all, widestPage);
    // One that is hidden learns its size when it is shown.
    followType(this, [this] { fitEvents(isVisible() ? height() : scaled(lowWindow)); });
    body()->addWidget(m_bar);
    body()->addWidget(m_throttle);
    body()->addWidget(m_tiles);
    body()->addLayout(all, 1);
    refresh();
}

LoadPage::~LoadPage() = default;

void LoadPage::buildPlotCard()
{
    m_plot = new RunPlotCard(this);
    m_plot->setEnlargeable(true);
    setLargeTypeHeight(m_plot->plot(), 190);
    connect(m_plot, &RunPlotCard::enlarged, this, &LoadPage::arrangeCards);
    connect(m_plot, &RunPlotCard::exported, this,
            [this](MessageBar::Severity severity, const QString &what, const QString &howToFix) {
                if (!m_asking)
                    m_bar->showMessage(severity, what, howToFix);
            });
}

void LoadPage::setChooser(FileChooser *chooser)
{
    m_plot->setChooser(chooser);
}

void LoadPage::buildThrottle()
{
    m_limitSpeed = makeButton(tr("&Limit speed"), u"limitSpeed"_s, {}, this);
    m_limitSpeed->setCheckable(true);
    m_limitSpeed->setToolTip(tr("Give others on the server more room while the load goes on"));
    m_limitSpeed->hide();
    m_throttle = new ThrottleBar(this);
    m_throttle->hide();
    connect(m_limitSpeed, &QPushButton::toggled, m_throttle, &QWidget::setVisible);
    connect(m_throttle, &ThrottleBar::throttled, this, &LoadPage::throttleRequested);
    // The sentence tells of it; that the engine obeys is seen in its events.
    connect(m_throttle, &ThrottleBar::throttled, this, &LoadPage::announce);
}

/// The plot may have the room of all else; of those at the side one stands in another's place where there is
/// little room: a chunk that was chosen before the servers of a cluster, these before the workers.
void LoadPage::arrangeCards()
{
    const bool large = m_plot->isEnlarged();
    m_side->setVisible(!large);
    m_events->setVisible(!large);
    const bool severalTables = !m_view.progress().tables.isEmpty();
    const bool chosen = m_chunk->chunk() > 0;
    const bool tall = height() >= scaled(tallWindow);
    m_chunk->setVisible(chosen);
    m_tableCard->setVisible(severalTables && (tall || !chosen));
    // Nobody works any more, or there is hardly any room: it is the chunks' or the tables'.
    const bool works = !chosen && !m_view.isOver() && (tall || !severalTables);
    const bool hasNodes = !m_view.progress().nodes.isEmpty();
    m_nodeCard->setVisible(works && hasNodes);
    m_workerCard->setVisible(works && !m_view.isShipped() &&
                             (!hasNodes || height() >= scaled(severalTables ? highWindow : tallWindow)));
}

void LoadPage::chooseChunk(qint64 chunk)
{
    const int table = mappedTable();
    if (chunk > 0) // it stays the one, whichever is loaded next
        m_chosenTable = table;
    m_chunk->showChunk(m_view, chunk, table);
    arrangeCards();
}

void LoadPage::chooseTable(int table)
{
    if (table < 0 || table == m_chosenTable)
        return;
    m_chosenTable = table;
    m_map->choose(0);
    showMap();
}

/// -1 in a run of one table.
int LoadPage::mappedTable() const
{
    const QVector<TableProgress> &tables = m_view.progress().tables;
    if (m_chosenTable >= 0 && m_chosenTable < tables.size())
        return m_chosenTable;
    int shown = tables.isEmpty() ? -1 : 0;
    for (int table = 0; table < tables.size(); ++table) {
        if (tables.at(table).chunks.isEmpty())
            continue;
        shown = table;
        if (tables.at(table).state != RunState::Done)
            break; // the first that is under way, or else the last that was
    }
    return shown;
}

void LoadPage::showMap()
{
    const RunProgress &progress = m_view.progress();
    const int table = mappedTable();
    if (table < 0) {
        m_chunkCard->setTitle(m_view.isShipped() ? tr("Stretches of rows") : tr("Chunks"));
        showChunks(progress.chunks, progress.chunkMs, progress.chunksTotal, {});
    } else {
        const TableProgress &one = progress.tables.at(table);
        m_chunkCard->setTitle(tr("Chunks of %1").arg(one.table));
        showChunks(one.chunks, one.chunkMs, one.chunksTotal, one.table);
    }
    if (m_mapLegend->fullText() != m_map->legend())
        m_mapLegend->setFullText(m_map->legend());
}

/// The engine knows the times of the chunks that it loaded itself; those before a resume are history.
void LoadPage::showChunks(const QVector<ChunkState> &states, QVector<qint32> ms, qint64 total,
                          const QString &table)
{
    const ChunkHistory history = m_view.trail().history(table);
    const qsizetype known = std::min(states.size(), history.ms.size());
    if (ms.size() < known)
        ms.resize(known);
    for (qsizetype i = 0; i < known; ++i)
        if (ms.at(i) == 0 && states.at(i) == ChunkState::Done)
            ms[i] = history.ms.at(i);
    m_map->setChunks(states, ms, total, history.marks);
}

QWidget *LoadPage::buildSideCards()
{
    auto *side = new QWidget(this);

    auto *chunks = new Card(tr("Chunks"), side);
    m_chunkCard = chunks;
    m_tableCard = buildTables();
    m_map = new ChunkMap(chunks);
    m_mapLegend = named(new ElidedLabel({}, chunks), u"chunkLegend"_s);
    setType(m_mapLegend, noteFont);
    setRole(m_mapLegend, u"muted"_s);
    setLargeTypeHeight(m_map, 72);
    chunks->content()->addWidget(m_map, 1);
    chunks->content()->addWidget(m_mapLegend);

    auto *workers = new Card(tr("Workers"), side);
    m_workerCard = workers;
    m_workerModel = new RunWorkerModel(this);
    m_workers = new DataTable(u"workerTable"_s, workers);
    m_workers->setModel(m_workerModel);
    m_workers->setEmptyText(tr("No connection is loading"));
    m_workers->setSelectionMode(QAbstractItemView::NoSelection);
    m_workers->setFocusPolicy(Qt::NoFocus);
    m_workers->setAccessibleName(tr("Workers"));
    m_workers->horizontalHeader()->setStretchLastSection(false);
    m_workers->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_workers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *figures = new FigureDelegate(m_workers);
    for (const int column : {RunWorkerModel::SentColumn, RunWorkerModel::RateColumn})
        m_workers->setItemDelegateForColumn(column, figures);
    workers->content()->addWidget(m_workers, 1);

    m_chunk = new ChunkCard(side);
    m_chunk->hide();
    connect(m_map, &ChunkMap::chunkChosen, this, &LoadPage::chooseChunk);
    connect(m_chunk, &ChunkCard::closed, this, [this] {
        m_map->choose(0);
        m_map->setFocus();
    });

    makeColumn(side, 12, {{m_tableCard, 60}, {chunks, 45}, {buildNodes(), 50}, {workers, 55}, {m_chunk, 55}});
    return side;
}

QWidget *LoadPage::buildTables()
{
    auto *card = new Card(tr("Tables"), this);
    m_tableModel = new RunTablesModel(this);
    m_tables = new DataTable(u"runTables"_s, card);
    m_tables->setModel(m_tableModel);
    m_tables->setAccessibleName(tr("Tables"));
    m_tables->horizontalHeader()->setStretchLastSection(false);
    m_tables->horizontalHeader()->setSectionResizeMode(RunTablesModel::TableColumn, QHeaderView::Stretch);
    m_tables->setScaledColumnWidth(RunTablesModel::StateColumn, 80);
    m_tables->setScaledColumnWidth(RunTablesModel::DoneColumn, 56);
    m_tables->setScaledColumnWidth(RunTablesModel::RowsColumn, 76);
    m_tables->setItemDelegateForColumn(RunTablesModel::DoneColumn,
                                       new ProgressDelegate(RunTablesModel::PercentRole, m_tables));
    m_tables->setItemDelegateForColumn(RunTablesModel::RowsColumn, new FigureDelegate(m_tables));
    m_tables->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tables->setToolTip(tr("The chunks of the chosen table are on the map below"));
    connect(m_tables->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && m_tables->hasFocus()) // chosen, not just entered
                    chooseTable(current.row());
            });
    connect(m_tables, &QAbstractItemView::clicked, this,
            [this](const QModelIndex &index) { chooseTable(index.row()); });
    card->content()->addWidget(m_tables, 1);
    card->hide();
    return card;
}

QWidget *LoadPage::buildNodes()
{
    auto *card = new Card({}, this);
    m_nodeCard = card;
    m_nodeModel = new RunNodeModel(this);
    m_nodes = new DataTable(u"runNodes"_s, card);
    m_nodes->setModel(m_nodeModel);
    m_nodes->setSelectionMode(QAbstractItemView::NoSelection);
    m_nodes->setFocusPolicy(Qt::NoFocus);
    m_nodes->setAccessibleName(tr("Nodes and replicas"));
    m_nodes->horizontalHeader()->setStretchLastSection(false);
    m_nodes->horizontalHeader()->setSectionResizeMode(RunNodeModel::NameColumn, QHeaderView::Stretch);
    m_nodes->setScaledColumnWidth(RunNodeModel::StateColumn, 110);
    m_nodes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *figures = new FigureDelegate(m_nodes);
    for (const int column : {RunNodeModel::RateColumn, RunNodeModel::QueueColumn, RunNodeModel::LagColumn}) {
        m_nodes->setScaledColumnWidth(column, 60);
        m_nodes->setItemDelegateForColumn(column, figures);
    }
    card->content()->addWidget(m_nodes, 1);
    card->hide();
    return card;
}

void LoadPage::showRun(const RunView &view)
{
    m_view = view;
    m_deferred = view.isOver() ? deferredIndexes(view.runId()) : QStringList();
    m_begun = true;
    m_asking = m_cancelling = false;
    m_wanted.reset();
    m_plot->clearRun();
    m_chosenTable = -1;
    m_map->choose(0);
    m_limitSpeed->setChecked(false);
    m_throttle->reset();
    refresh();
}

void LoadPage::beginRun(const RunPlan &plan)
{
    RunView view;
    view.setPlan(plan);
    showRun(view);
    setFocus();
}

void LoadPage::addEvent(const Event &event)
{
    m_view.addEvent(event);
}

void LoadPage::showProgress(const RunProgress &progress)
{
    m_view.update(progress);
    const bool canPause = progress.state == RunState::Loading || progress.state == RunState::Paused;
    if (m_wanted && (*m_wanted == progress.state || !canPause))
        m_wanted.reset();
    refresh();
}

void LoadPage::showSummary(const RunSummary &summary)
{
    m_view.setSummary(summary);
    m_deferred = deferredIndexes(summary.run);
    m_asking = m_cancelling = false;
    m_wanted.reset();
    refresh();
    Q_EMIT finished(m_view);
}

void LoadPage::follow(RunSession *session, const RunPlan &plan)
{
    beginRun(plan);
    connect(session, &RunSession::eventHappened, this, &LoadPage::addEvent);
    connect(session, &RunSession::earlierHappened, this,
            [this](const RunTrail &earlier) { m_view.setEarlier(earlier); });
    connect(session, &RunSession::progressChanged, this, [this, session] {
        if (m_view.runId().isEmpty())
            m_view.setRunId(session->runId());
        showProgress(session->progress());
    });
    connect(session, &RunSession::finished, this, &LoadPage::showSummary);
    connect(this, &LoadPage::pauseRequested, session, &RunSession::pause);
    connect(this, &LoadPage::resumeRequested, session, &RunSession::resume);
    connect(this, &LoadPage::cancelRequested, session, &RunSession::cancel);
    connect(this, &LoadPage::throttleRequested, session, &RunSession::setThrottle);
}

void LoadPage::refresh()
{
    m_tiles->show(m_view);
    const RunProgress &progress = m_view.progress();
    const bool severalTables = !progress.tables.isEmpty();
    m_plot->plot()->setHasChunks(!severalTables && !m_view.isShipped());
    m_plot->show(m_view);
    m_events->show(m_view);
    m_throttle->setReached(m_view.rateNow().value_or(0));
    m_tableModel->setTables(progress.tables);
    showMap();
    m_workerModel->setWorkers(progress.workers, m_view.state() == RunState::Paused);
    m_nodeModel->setNodes(progress.nodes);
    m_nodeCard->setTitle(progress.nodes.value(1).isReplica ? tr("Target and replicas") : tr("Nodes"));
    m_chunk->refresh(m_view);
    if (m_view.isOver())
        m_throttle->hide();
    arrangeCards();
    m_tables->setColumnHidden(RunTablesModel::RowsColumn, width() < scaled(narrowWindow));
    m_nodes->setColumnHidden(RunNodeModel::QueueColumn, m_side->width() < scaled(nodesWithQueue));
    m_nodes->setColumnHidden(RunNodeModel::StateColumn, m_side->width() < scaled(nodesWithState));
    refreshBar();
    announce();
}

void LoadPage::refreshBar()
{
    m_goOn->setVisible(m_asking);
    m_cancel->setEnabled(isRunning() && !m_cancelling && !m_asking);
    if (m_asking) {
        if (m_bar->isHidden() || m_bar->severity() != MessageBar::Severity::Warning) {
            m_bar->showMessage(
                MessageBar::Severity::Warning, tr("Cancel this run?"),
                m_view.isShipped()
                    ? tr("The target's table stays empty, or is made so again. The run can be resumed later.")
                    : tr("Chunks on their way are rolled back. Committed chunks stay; the run can be resumed "
                         "later, or rolled back."));
            m_bar->setAction(tr("Cancel the run"), u"confirmCancel"_s);
        }
        return;
    }
    m_bar->setAction({});
    if (!m_view.isOver()) {
        m_bar->clear();
        return;
    }
    const Verdict verdict = verdictOf(*m_view.summary(), m_view.rowsTotal(), m_deferred);
    const auto severity = verdict.kind == Verdict::Kind::Proved     ? MessageBar::Severity::Good
                          : verdict.kind == Verdict::Kind::LookHere ? MessageBar::Severity::Warning
                                                                    : MessageBar::Severity::Bad;
    const QString more = (verdict.why + QStringList{verdict.howToFix}).join(u' ').trimmed();
    if (m_bar->what() != verdict.sentence || m_bar->howToFix() != more || m_bar->isHidden())
        m_bar->showMessage(severity, verdict.sentence, more);
}

void LoadPage::announce()
{
    const QStringList summary{title(), sentence(), railSummary(), hint()};
    const QStringList buttons{nextText(), isReady() ? u"ready"_s : QString(),
                              isRunning() ? u"running"_s : QString()};
    const QStringList now = summary + buttons;
    if (now == m_announced)
        return;
    const QStringList before = m_announced;
    m_announced = now;
    if (before.mid(0, summary.size()) != summary)
        Q_EMIT summaryChanged();
    if (before.mid(summary.size()) != buttons)
        Q_EMIT readyChanged();
}

QString LoadPage::nextText() const
{
    if (!isRunning() || m_view.isShipped()) // what is built does not pause
        return {};                          // "Next: Finish"
    const bool paused = m_wanted.value_or(m_view.state()) == RunState::Paused;
    return paused ? tr("Resume") : tr("Pause");
}

bool LoadPage::isReady() const
{
    if (!isRunning())
        return m_begun;
    const RunState state = m_view.state();
    return !m_cancelling && !m_wanted && !m_view.isShipped() &&
           (state == RunState::Loading || state == RunState::Paused);
}

QList<QPushButton *> LoadPage::footerButtons() const
{
    return isRunning() ? QList<QPushButton *>{m_cancel} : QList<QPushButton *>{};
}

QList<QPushButton *> LoadPage::extraButtons() const
{
    return isRunning() && !m_view.isShipped() ? QList<QPushButton *>{m_limitSpeed} : QList<QPushButton *>{};
}

bool LoadPage::onNext()
{
    if (!isRunning())
        return true;
    togglePause();
    return false;
}

void LoadPage::togglePause()
{
    if (!isReady() || !isRunning())
        return;
    const bool pause = m_view.state() != RunState::Paused;
    m_wanted = pause ? RunState::Paused : RunState::Loading;
    if (pause)
        Q_EMIT pauseRequested();
    else
        Q_EMIT resumeRequested();
    refresh();
}

void LoadPage::askCancel()
{
    if (!isRunning() || m_cancelling)
        return;
    m_asking = true;
    refresh();
    m_goOn->setFocus(); // the harmless answer
}

void LoadPage::closeQuestion()
{
    m_asking = false;
    refresh();
    setFocus();
}

void LoadPage::confirmCancel()
{
    if (!m_asking)
        return;
    m_asking = false;
    m_cancelling = true;
    refresh();
    setFocus();
    Q_EMIT cancelRequested();
}

/// Below the rest two lines of them, three, or eight; on a large screen a column of their own.
void LoadPage::fitEvents(int room)
{
    const bool below = width() < scaled(widestPage); // as their layout is turned
    m_middle->setStretch(0, below ? 60 : 68);
    m_middle->setStretch(1, below ? 40 : 32);
    if (below) {
        m_events->setMinimumWidth(0);
        m_events->setMaximumWidth(QWIDGETSIZE_MAX);
        m_events->setFixedHeight(scaled(room < scaled(lowWindow)    ? 104
                                        : room < scaled(highWindow) ? 124
                                                                    : 224));
    } else {
        m_events->setFixedWidth(scaled(560));
        m_events->setMinimumHeight(0);
        m_events->setMaximumHeight(QWIDGETSIZE_MAX);
    }
}

void LoadPage::resizeEvent(QResizeEvent *event)
{
    WizardPage::resizeEvent(event);
    fitEvents(height());
    // What the map's legend says follows the map's size, which is set after this.
    QMetaObject::invokeMethod(this, &LoadPage::refresh, Qt::QueuedConnection);
}

void LoadPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isRunning()) {
        m_asking ? closeQuestion() : askCancel();
        return;
    }
    if (event->key() == Qt::Key_Space && isRunning() && !event->isAutoRepeat()) {
        togglePause();
        return;
    }
    WizardPage::keyPressEvent(event);
}

} // namespace millrace
