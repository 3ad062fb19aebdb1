// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunks/chunkspage.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/work/calibrationwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/tile.h"
#include "ui/wizard/chunks/calibrationcard.h"
#include "ui/wizard/chunks/limitscard.h"
#include "ui/wizard/chunks/policyrow.h"
#include "ui/words/indexwords.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QTimer>

namespace millrace {

namespace {

constexpr qint64 mostRows = 1'000'000'000'000;

void showChoice(QRadioButton *radio, QLabel *note)
{
    radio->setChecked(true);
    note->setText(radio->toolTip());
}

} // namespace

ChunksPage::ChunksPage(MigrationDraft *draft, CalibrationWork *calibration, FileChooser *chooser,
                       QWidget *parent)
    : WizardPage(u"chunksPage"_s, parent)
    , m_draft(draft)
{
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *holder = new QWidget(m_scroll);
    holder->setObjectName(u"scrolled"_s);
    auto *cards = new QVBoxLayout(holder);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(12);
    m_tiles = new QWidget(holder);
    auto *tiles = new QHBoxLayout(m_tiles);
    tiles->setContentsMargins(0, 0, 0, 0);
    tiles->setSpacing(12);
    m_chunkCount = new Tile(tr("Chunks"), holder);
    m_chunkBytes = new Tile(tr("One chunk"), holder);
    m_perWorker = new Tile(tr("Per worker"), holder);
    for (Tile *tile : {m_chunkCount, m_chunkBytes, m_perWorker})
        tiles->addWidget(tile, 1);
    stackWhenNarrow(this, tiles);
    cards->addWidget(m_tiles);
    auto *top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(buildSize(), 1);
    top->addWidget(buildWorkers(), 1);
    stackWhenNarrow(this, top);
    cards->addLayout(top);
    cards->addWidget(buildPolicies());
    auto *trials = new CalibrationCard(draft, calibration, holder);
    m_trials = trials;
    cards->addWidget(trials);
    auto *limits = new LimitsCard(draft, chooser, holder);
    cards->addWidget(limits);
    cards->addStretch(1);
    m_scroll->setWidget(holder);
    holder->setAutoFillBackground(false); // setWidget() turned it on; the window's background shows through
    m_scroll->viewport()->setAutoFillBackground(false);
    body()->addWidget(m_scroll, 1);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int most) { onRangeChanged(most); });
    connect(trials, &CalibrationCard::grown, this, [this, trials] { showWhole(trials); });
    connect(limits, &LimitsCard::grown, this, [this, limits] { showWhole(limits); });
    connect(draft, &MigrationDraft::optionsChanged, this, &ChunksPage::refresh);
    connect(draft, &MigrationDraft::sourceChanged, this, &ChunksPage::refreshMeaning);
    // What the table and the mapping allow.
    connect(draft, &MigrationDraft::tableChanged, this, &ChunksPage::refreshPolicies);
    connect(draft, &MigrationDraft::mappingChanged, this, &ChunksPage::refreshPolicies);
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

QWidget *ChunksPage::buildSize()
{
    auto *card = new Card(tr("Rows per chunk"), this);
    auto *line = new QHBoxLayout;
    line->setSpacing(6);
    m_rows = new QLineEdit(card);
    m_rows->setObjectName(u"chunkRows"_s);
    m_rows->setAccessibleName(tr("Rows per chunk"));
    m_rows->setAlignment(Qt::AlignRight);
    setScaledWidth(m_rows, 130);
    line->addWidget(m_rows);
    line->addWidget(makeLabel(tr("rows, or"), {}, card));
    line->addStretch(1);
    card->content()->addLayout(line);
    auto *presets = new QHBoxLayout;
    presets->setSpacing(6);
    for (const qint64 rows : {100'000, 250'000, 1'000'000, 5'000'000}) {
        QPushButton *preset =
            makeButton(rows < 1'000'000 ? tr("%1 k").arg(rows / 1000) : tr("%1 M").arg(rows / 1'000'000),
                       u"chunkRows%1"_s.arg(rows), u"small"_s, card);
        preset->setAccessibleName(tr("%1 rows per chunk").arg(groupedNumber(rows)));
        connect(preset, &QPushButton::clicked, this, [this, rows] { m_draft->setChunkRows(rows); });
        presets->addWidget(preset);
    }
    presets->addStretch(1);
    card->content()->addLayout(presets);
    m_sizeNote = makeNote({}, card);
    m_sizeNote->setObjectName(u"chunkNote"_s);
    card->content()->addWidget(m_sizeNote);
    card->content()->addStretch(1);
    connect(m_rows, &QLineEdit::textEdited, this, &ChunksPage::onRowsEdited);
    connect(m_rows, &QLineEdit::editingFinished, this, &ChunksPage::refresh);
    return card;
}

QWidget *ChunksPage::buildWorkers()
{
    auto *card = new Card(tr("Workers"), this);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    m_workers = new QSpinBox(card);
    m_workers->setObjectName(u"workers"_s);
    m_workers->setAccessibleName(tr("Workers"));
    m_workers->setRange(1, 16);
    setScaledWidth(m_workers, 84);
    line->addWidget(m_workers);
    line->addWidget(makeLabel(tr("connections load at the same time"), {}, card));
    line->addStretch(1);
    card->content()->addLayout(line);
    m_workersNote = makeNote({}, card);
    card->content()->addWidget(m_workersNote);
    card->content()->addStretch(1);
    connect(m_workers, &QSpinBox::valueChanged, m_draft, &MigrationDraft::setWorkers);
    return card;
}

QWidget *ChunksPage::buildPolicies()
{
    auto *card = new Card({}, this);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->setColumnMinimumWidth(0, 138);
    grid->setColumnStretch(1, 1);
    card->content()->addLayout(grid);
    buildErrors(grid, card);
    buildDuplicates(grid, card);
    buildIndexes(grid, card);
    buildOrder(grid, card);
    buildProof(grid, card);
    return card;
}

void ChunksPage::buildErrors(QGridLayout *grid, QWidget *card)
{
    PolicyRow row(grid, 0, tr("Rows that do not fit"), u"errorNote"_s, card);
    m_errorStop = row.add(tr("Stop the load"),
                          tr("The first value the server would alter ends the load: its chunk is rolled back "
                             "whole, and the row is named by where it stands."),
                          u"errorStop"_s, [this] { m_draft->setOnError(OnError::Stop); });
    m_errorSetAside = row.add(tr("Set them aside"),
                              tr("All other rows are loaded. These go to rejects.txt in the run's folder, "
                                 "ready to be loaded again once "
                                 "corrected; rejects.csv says why, row by row."),
                              u"errorSetAside"_s, [this] { m_draft->setOnError(OnError::SetAside); });
    m_errorAsServer =
        row.add(tr("As the server does"),
                tr("Values out of range are clipped, bad dates become zero, rows a key or "
                   "constraint refuses are skipped. Warnings are counted, nothing is set right."),
                u"errorAsServer"_s, [this] { m_draft->setOnError(OnError::AsServer); });
    m_errorNote = row.note();
}

void ChunksPage::buildDuplicates(QGridLayout *grid, QWidget *card)
{
    PolicyRow row(grid, 1, tr("Key is there already"), u"duplicateNote"_s, card);
    m_duplicateStop =
        row.add(tr("Stop the load"),
                tr("The chunk with the duplicate is rolled back whole; the table keeps what it had."),
                u"duplicateStop"_s, [this] { m_draft->setOnDuplicate(OnDuplicate::Stop); });
    m_duplicateKeep = row.add(tr("Keep the row there"),
                              tr("The row in the table stays; the one in the dump is skipped and counted."),
                              u"duplicateKeep"_s, [this] { m_draft->setOnDuplicate(OnDuplicate::Keep); });
    m_duplicateReplace = row.add(
        tr("Replace it"),
        tr("The row of the dump wins, the one in the table is deleted. Needs DELETE; cannot be rolled back."),
        u"duplicateReplace"_s, [this] { m_draft->setOnDuplicate(OnDuplicate::Replace); });
    m_duplicateSetAside =
        row.add(tr("Set aside"),
                tr("The row in the table stays; the one in the dump goes to rejects.txt in the run's folder, "
                   "with the key it met in rejects.csv."),
                u"duplicateSetAside"_s, [this] { m_draft->setOnDuplicate(OnDuplicate::SetAside); });
    m_duplicateNote = row.note();
}

void ChunksPage::buildIndexes(QGridLayout *grid, QWidget *card)
{
    PolicyRow row(grid, 2, tr("Secondary indexes"), u"indexNote"_s, card);
    m_indexesKeep = row.add(
        tr("Keep in place"),
        tr("They are filled row by row while loading: slower the more there are and the larger the table."),
        u"indexesKeep"_s, [this] { m_draft->setIndexes(IndexPolicy::Keep); });
    m_indexesDefer = row.add(tr("Drop before, build after"), {}, u"indexesDefer"_s,
                             [this] { m_draft->setIndexes(IndexPolicy::Defer); });
    m_indexesDeferAll = row.add(tr("All, unique ones too"), {}, u"indexesDeferAll"_s,
                                [this] { m_draft->setIndexes(IndexPolicy::DeferAll); });
    m_indexNote = row.note();
}

void ChunksPage::buildOrder(QGridLayout *grid, QWidget *card)
{
    PolicyRow row(grid, 3, tr("Order of rows"), u"orderNote"_s, card);
    m_orderFile = row.add(tr("As in the files"),
                          tr("Nothing is copied. Fast when the dump is in primary-key order, as most are."),
                          u"orderFile"_s, [this] { m_draft->setOrder(RowOrder::File); });
    m_orderKey =
        row.add(tr("Sorted by primary key"),
                tr("For a dump in another order and a table larger than the buffer pool: a sorted copy is "
                   "loaded. On this machine it needs free space of about twice the dump."),
                u"orderKey"_s, [this] { m_draft->setOrder(RowOrder::PrimaryKey); });
    m_orderNote = row.note();
}

void ChunksPage::buildProof(QGridLayout *grid, QWidget *card)
{
    PolicyRow row(grid, 4, tr("Proof afterwards"), u"verifyNote"_s, card);
    m_verifySample = row.add(
        tr("Counts and a sample"),
        tr("All rows are counted. The contents of a load of up to 32 MB, and of every fourth chunk of a "
           "larger one, are compared with the dump by checksum."),
        u"verifySample"_s, [this] { m_draft->setVerify(VerifyLevel::Sample); });
    m_verifyContent =
        row.add(tr("Counts and all contents"),
                tr("The server reads every row again and computes a checksum that has to be the "
                   "dump's. In a load of narrow rows that took a sixth of its time on top."),
                u"verifyContent"_s, [this] { m_draft->setVerify(VerifyLevel::Content); });
    m_verifyCounts =
        row.add(tr("Counts only"),
                tr("The rows of the dump, the journal and the table are counted and compared; what "
                   "stands in them is not."),
                u"verifyCounts"_s, [this] { m_draft->setVerify(VerifyLevel::Counts); });
    m_verifyNote = row.note();
}

void ChunksPage::refreshPolicies()
{
    const OnError onError = m_draft->onError();
    showChoice(onError == OnError::Stop       ? m_errorStop
               : onError == OnError::SetAside ? m_errorSetAside
                                              : m_errorAsServer,
               m_errorNote);

    const bool asServer = onError == OnError::AsServer;
    const OnDuplicate onDuplicate = m_draft->onDuplicate();
    showChoice(onDuplicate == OnDuplicate::Stop      ? m_duplicateStop
               : onDuplicate == OnDuplicate::Keep    ? m_duplicateKeep
               : onDuplicate == OnDuplicate::Replace ? m_duplicateReplace
                                                     : m_duplicateSetAside,
               m_duplicateNote);
    for (QRadioButton *radio : {m_duplicateStop, m_duplicateReplace, m_duplicateSetAside})
        radio->setEnabled(!asServer);
    if (asServer)
        m_duplicateNote->setText(
            tr("While the server decides, it keeps the row that is there and skips the one in "
               "the dump, with a warning; there is no other choice."));
    refreshIndexes();
    refreshOrder();
    const VerifyLevel verify = m_draft->verify();
    showChoice(verify == VerifyLevel::Sample    ? m_verifySample
               : verify == VerifyLevel::Content ? m_verifyContent
                                                : m_verifyCounts,
               m_verifyNote);
}

void ChunksPage::refreshIndexes()
{
    const IndexPolicy chosen = m_draft->indexes();
    for (const auto &[policy, radio] : {std::pair(IndexPolicy::Defer, m_indexesDefer),
                                        std::pair(IndexPolicy::DeferAll, m_indexesDeferAll)}) {
        const QString stay = m_draft->indexesStayBecause(policy);
        radio->setToolTip(stay.isEmpty() ? deferralText(policy, m_draft->indexChoice(policy)) : stay);
        radio->setAccessibleDescription(radio->toolTip());
        radio->setEnabled(stay.isEmpty());
    }
    // Where there is no unique index it would be the same once more.
    const auto some = m_draft->indexChoice(IndexPolicy::Defer);
    const auto all = m_draft->indexChoice(IndexPolicy::DeferAll);
    if (some && all && some->candidates.size() == all->candidates.size() && chosen != IndexPolicy::DeferAll) {
        m_indexesDeferAll->setEnabled(false);
        if (!all->candidates.isEmpty())
            m_indexesDeferAll->setToolTip(tr("There is no unique index that could be dropped."));
    }
    showChoice(chosen == IndexPolicy::Keep    ? m_indexesKeep
               : chosen == IndexPolicy::Defer ? m_indexesDefer
                                              : m_indexesDeferAll,
               m_indexNote);
    if (chosen != IndexPolicy::Keep || !all)
        return;
    if (all->candidates.isEmpty())
        m_indexNote->setText(m_draft->indexesStayBecause(IndexPolicy::DeferAll));
    else
        m_indexNote->setText(tr("%1 %2 could be dropped and built after.")
                                 .arg(m_indexesKeep->toolTip(), indexesText(all->candidates.size())));
}

void ChunksPage::refreshOrder()
{
    const auto obstacle = m_draft->orderObstacle();
    m_orderKey->setEnabled(!obstacle);
    showChoice(m_draft->order() == RowOrder::File ? m_orderFile : m_orderKey, m_orderNote);
    if (obstacle)
        m_orderNote->setText(tr("Not sorted: %1").arg(obstacle->what));
    const bool table = m_draft->source().isTable();
    m_orderFile->setText(table ? tr("As in the source's key") : tr("As in the files"));
    if (m_draft->source().isOnServer())
        m_orderNote->setText(m_draft->source().table->isQuery()
                                 ? tr("The rows come in the order of the query.")
                                 : tr("Each range is read in the order of the source's key."));
    else if (table)
        m_orderNote->setText(
            m_draft->order() == RowOrder::File
                ? tr("Each statement reads its range in the order of the source's key.")
                : tr("Each statement orders its range by the primary key of the target; nothing is copied."));
}

void ChunksPage::onRowsEdited()
{
    const qint64 rows = numberFromText(m_rows->text()).value_or(0);
    m_rowsValid = rows >= 1 && rows <= mostRows;
    m_rows->setProperty("invalid", !m_rowsValid);
    m_rows->style()->unpolish(m_rows);
    m_rows->style()->polish(m_rows);
    if (m_rowsValid)
        m_draft->setChunkRows(rows);
    refreshMeaning();
}

void ChunksPage::entered()
{
    refresh();
}

void ChunksPage::refresh()
{
    if (!m_rows->hasFocus() || !m_rowsValid) {
        m_rows->setText(groupedNumber(m_draft->chunkRows()));
        m_rowsValid = true;
        m_rows->setProperty("invalid", false);
        m_rows->style()->unpolish(m_rows);
        m_rows->style()->polish(m_rows);
    }
    m_workers->setValue(m_draft->workers());
    refreshPolicies();
    refreshMeaning();
}

void ChunksPage::refreshMeaning()
{
    // Each table of a whole dump has chunks of its own, and there is no one table to try loads on.
    m_tiles->setVisible(!m_draft->isWholeDump());
    m_trials->setVisible(!m_draft->isWholeDump());
    const double bytesPerRow = m_draft->bytesPerRow();
    const auto chunkBytes = static_cast<qint64>(bytesPerRow * static_cast<double>(m_draft->chunkRows()));
    const qint64 chunks = m_draft->chunkCount();
    const auto &fromTable = m_draft->source().table;
    const bool estimated = fromTable.has_value();
    const bool onServer = m_draft->source().isOnServer();
    m_chunkCount->setValue(chunks < 0 ? u"–"_s : groupedNumber(chunks),
                           chunks < 0  ? tr("rows are being counted")
                           : estimated ? tr("by the server's estimate")
                                       : QString());
    const bool less = fromTable
                          ? fromTable->rowsEstimate < m_draft->chunkRows()
                          : m_draft->isScanned() && m_draft->source().totalRows() < m_draft->chunkRows();
    m_chunkBytes->setValue(
        bytesPerRow > 0 ? u"≈ "_s + sizeText(less ? m_draft->source().totalBytes() : chunkBytes) : u"–"_s,
        bytesPerRow > 0 ? tr("at %1 B per row").arg(groupedNumber(qRound64(bytesPerRow))) : QString());
    const int workers = m_draft->workers();
    m_perWorker->setValue(chunks < 0 ? u"–"_s : groupedNumber((chunks + workers - 1) / workers),
                          chunks < 0 ? QString() : tr("of the chunks, about"));
    m_sizeNote->setText(
        chunks == 1 || (fromTable && fromTable->key.isEmpty())
            ? tr("All rows go in one transaction, over one connection.")
        : onServer
            ? tr("A chunk is a range of the source's key, read by one SELECT and loaded in one "
                 "transaction. Smaller chunks lose less when one fails; larger ones commit less often.")
        : estimated ? tr("A chunk is a range of the key in one transaction, loaded in statements of some "
                         "ten thousand rows. Until it is committed its rows in the source are locked "
                         "against writers: smaller chunks hold them for shorter.")
                    : tr("A chunk is one LOAD DATA in one transaction. Smaller chunks lose less when one "
                         "fails and lock for shorter; larger ones commit less often. From 100,000 rows "
                         "up the cost of a commit is hardly to be seen."));
    m_workersNote->setText(
        workers == 1
            ? tr("One connection loads the chunks in the order of the dump: the gentlest for the server.")
            : tr("More workers than the server has cores add little. Dumps in primary-key order "
                 "stay fast: each worker appends its own stretch."));
    Q_EMIT readyChanged();
    Q_EMIT summaryChanged();
}

QString ChunksPage::sentence() const
{
    const qint64 chunks = m_draft->chunkCount();
    const QString workers = workersText(m_draft->workers());
    if (chunks < 0)
        return tr("%1 rows per chunk over %2").arg(groupedNumber(m_draft->chunkRows()), workers);
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
    return tr("%1 rows · %2").arg(groupedNumber(m_draft->chunkRows()), workersText(m_draft->workers()));
}

QString ChunksPage::hint() const
{
    if (!m_rowsValid)
        return tr("Rows per chunk is a whole number from 1 up.");
    if (m_draft->onError() == OnError::AsServer)
        return tr("The server decides about bad rows: what it stores may differ from the dump.");
    return {};
}

bool ChunksPage::hintIsWarning() const
{
    return true;
}

bool ChunksPage::isReady() const
{
    return m_rowsValid;
}

} // namespace millrace
