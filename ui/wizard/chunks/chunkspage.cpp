// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunks/chunkspage.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/work/calibrationwork.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/tile.h"
#include "ui/wizard/chunks/calibrationcard.h"
#include "ui/wizard/chunks/chunksizecard.h"
#include "ui/wizard/chunks/limitscard.h"
#include "ui/wizard/chunks/policiescard.h"
#include "ui/wizard/chunks/waycard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTimer>

namespace millrace {

ChunksPage::ChunksPage(MigrationDraft *draft, const Works &works, FileChooser *chooser, QWidget *parent)
    : WizardPage(u"chunksPage"_s, parent)
    , m_draft(draft)
{
    auto *holder = named(new QWidget(this), u"scrolled"_s);
    m_scroll = scrolled(holder, this); // the window's background shows through
    m_tiles = buildTiles();
    m_size = new ChunkSizeCard(draft, holder);
    QHBoxLayout *top = makeLine(12, {{m_size, 1}, {buildWorkers(), 1}});
    stackWhenNarrow(this, top);
    m_way = new WayCard(draft, works.ship, chooser, holder);
    m_policies = new PoliciesCard(draft, holder);
    auto *trials = new CalibrationCard(draft, works.calibration, holder);
    m_trials = trials;
    auto *limits = new LimitsCard(draft, chooser, holder);
    QHBoxLayout *choices = makeLine(12, {{makeColumn(12, {top, m_way, nullptr}), 1}, {m_policies, 1}});
    stackWhenNarrow(this, choices, widePage);
    makeColumn(holder, 12, {m_tiles, choices, trials, limits, nullptr});
    body()->addWidget(m_scroll, 1);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int most) { onRangeChanged(most); });
    connect(trials, &CalibrationCard::grown, this, [this, trials] { showWhole(trials); });
    connect(limits, &LimitsCard::grown, this, [this, limits] { showWhole(limits); });
    connect(m_size, &ChunkSizeCard::edited, this, &ChunksPage::refresh);
    connect(draft, &MigrationDraft::optionsChanged, this, &ChunksPage::refresh);
    connect(draft, &MigrationDraft::sourceChanged, this, &ChunksPage::refresh);
    refresh();
}

/// Follows a card that grows while the keys are in it: the layout comes to the new size in several steps.
void ChunksPage::showWhole(QWidget *card)
{
    if (!card->isAncestorOf(window()->focusWidget()))
        return;
    m_growing = card;
    QTimer::singleShot(200, this, [this] { m_growing = nullptr; });
}

void ChunksPage::onRangeChanged(int most)
{
    // A little room between the cards and the bar, where there is one.
    QLayout *cards = m_scroll->widget()->layout();
    cards->setContentsMargins(0, 0, most > 0 ? 8 : 0, 0);
    cards->activate(); // narrower texts wrap into more lines
    if (m_growing)
        m_scroll->ensureWidgetVisible(m_growing, 0, 0);
}

QWidget *ChunksPage::buildTiles()
{
    auto *holder = new QWidget(this);
    m_chunkCount = new Tile(tr("Chunks"), holder);
    m_chunkBytes = new Tile(tr("One chunk"), holder);
    m_perWorker = new Tile(tr("Per worker"), holder);
    stackWhenNarrow(this, makeLine(holder, 12, {{m_chunkCount, 1}, {m_chunkBytes, 1}, {m_perWorker, 1}}));
    return holder;
}

QWidget *ChunksPage::buildWorkers()
{
    auto *card = new Card(tr("Workers"), this);
    m_workers = named(new QSpinBox(card), u"workers"_s, tr("Workers"));
    m_workers->setRange(1, 16);
    setScaledWidth(m_workers, 84);
    m_automaticWorkers = makeButton(tr("Automatic"), u"workersAutomatic"_s, u"small"_s, card);
    connect(m_automaticWorkers, &QPushButton::clicked, this,
            [this] { m_draft->chooseAutomatically(Choice::Workers); });
    card->content()->addLayout(
        makeLine(8, {m_workers, makeLabel(tr("connections load at the same time"), {}, card), nullptr}));
    card->content()->addLayout(makeLine(6, {m_automaticWorkers, nullptr}));
    m_workersNote = makeNote({}, card);
    card->content()->addWidget(m_workersNote);
    card->content()->addStretch(1);
    connect(m_workers, &QSpinBox::valueChanged, this,
            [this](int workers) { m_draft->change(&Plan::workers, workers); });
    return card;
}

void ChunksPage::entered()
{
    m_way->entered();
    enteredToRead();
}

void ChunksPage::enteredToRead()
{
    m_size->refresh();
    m_policies->refresh();
    refresh();
}

void ChunksPage::refresh()
{
    const int workers = m_draft->asked().workers;
    // Not as if somebody had turned it.
    m_workers->blockSignals(true);
    m_workers->setValue(workers);
    m_workers->blockSignals(false);
    m_automaticWorkers->setEnabled(!m_draft->isAutomatic(Choice::Workers));
    const PlanChoice *chosen = m_draft->choice(Choice::Workers);
    const bool isChosen = chosen && m_draft->isAutomatic(Choice::Workers);
    m_workersNote->setText(
        isChosen ? tr("Automatic: %1.").arg(chosen->why)
        : workers == 1
            ? tr("One connection loads the chunks in the order of the dump: the gentlest for the server.")
            : tr("More workers than the server has cores add little. Dumps in primary-key order "
                 "stay fast: each worker appends its own stretch."));
    // Each table of a whole dump has chunks of its own, and there is no one table to try loads on.
    // A table that is shipped has none but for the rows that only a server can store.
    const bool oneOfItsOwn = !m_draft->isWholeDump() && !m_draft->isShipped();
    m_tiles->setVisible(oneOfItsOwn);
    m_trials->setVisible(oneOfItsOwn);
    refreshTiles();
    tellChanged();
}

void ChunksPage::refreshTiles()
{
    const Source &source = m_draft->source();
    const qint64 chunkRows = m_draft->asked().chunkRows;
    const qint64 chunks = m_draft->chunkCount();
    m_chunkCount->setValue(chunks < 0 ? u"–"_s : groupedNumber(chunks),
                           chunks < 0     ? tr("rows are being counted")
                           : source.table ? tr("by the server's estimate")
                                          : QString());
    const double bytesPerRow = m_draft->input().bytesPerRow();
    const bool less = source.table ? source.table->rowsEstimate < chunkRows
                                   : m_draft->input().isScanned() && source.totalRows() < chunkRows;
    const qint64 bytes =
        less ? source.totalBytes() : static_cast<qint64>(bytesPerRow * static_cast<double>(chunkRows));
    m_chunkBytes->setValue(bytesPerRow > 0 ? u"≈ "_s + sizeText(bytes) : u"–"_s,
                           bytesPerRow > 0 ? tr("at %1 B per row").arg(groupedNumber(qRound64(bytesPerRow)))
                                           : QString());
    const int workers = m_draft->asked().workers;
    m_perWorker->setValue(chunks < 0 ? u"–"_s : groupedNumber((chunks + workers - 1) / workers),
                          chunks < 0 ? QString() : tr("of the chunks, about"));
}

QString ChunksPage::title() const
{
    return m_draft->isShipped() ? tr("Build the table beside the server") : tr("Cut the load into chunks");
}

QString ChunksPage::sentence() const
{
    if (m_draft->isShipped())
        return m_draft->asked().shipFiles == ShipFiles::Direct
                   ? tr("Taken in whole as one file, its pages as they were built")
                   : tr("Taken in whole as one file, its pages written by a server of the target's version");
    const qint64 chunks = m_draft->chunkCount();
    const QString workers = workersText(m_draft->asked().workers);
    if (chunks < 0)
        return tr("%1 rows per chunk over %2").arg(groupedNumber(m_draft->asked().chunkRows), workers);
    if (const auto &table = m_draft->source().table; table && table->key.isEmpty() && table->server)
        return tr("One chunk over one connection");
    if (const auto &table = m_draft->source().table)
        return tr("About %1 in about %2 over %3")
            .arg(rowsText(table->rowsEstimate), counted(chunks, tr("chunk"), tr("chunks")), workers);
    return tr("%1 in %2 over %3")
        .arg(rowsText(m_draft->source().totalRows()), counted(chunks, tr("chunk"), tr("chunks")), workers);
}

QString ChunksPage::railSummary() const
{
    if (m_draft->isShipped())
        return m_draft->asked().shipFiles == ShipFiles::Direct ? tr("shipped, direct")
                                                               : tr("shipped, rebuilt");
    return tr("%1 rows · %2")
        .arg(groupedNumber(m_draft->asked().chunkRows), workersText(m_draft->asked().workers));
}

QString ChunksPage::hint() const
{
    if (!m_size->isValid())
        return tr("Rows per chunk is a whole number from 1 up.");
    if (m_draft->asked().onError == OnError::AsServer)
        return tr("The server decides about bad rows: what it stores may differ from the dump.");
    return {};
}

bool ChunksPage::isReady() const
{
    return m_size->isValid();
}

} // namespace millrace
