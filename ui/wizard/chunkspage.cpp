// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunkspage.h"

#include "core/base/text.h"
#include "ui/session/migrationdraft.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/tile.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyle>

namespace millrace {

namespace {

constexpr qint64 mostRows = 1'000'000'000'000;

QRadioButton *addChoice(QVBoxLayout *layout, QButtonGroup *group, const QString &text,
                        const QString &consequence, const QString &objectName)
{
    auto *radio = new QRadioButton(text, layout->parentWidget());
    radio->setObjectName(objectName);
    radio->setAccessibleDescription(consequence);
    group->addButton(radio);
    layout->addWidget(radio);
    QLabel *note = makeNote(consequence);
    note->setContentsMargins(24, 0, 0, 6);
    layout->addWidget(note);
    return radio;
}

} // namespace

ChunksPage::ChunksPage(MigrationDraft *draft, QWidget *parent)
    : WizardPage(QStringLiteral("chunksPage"), parent)
    , m_draft(draft)
{
    auto *tiles = new QHBoxLayout;
    tiles->setSpacing(12);
    m_chunkCount = new Tile(tr("Chunks"), this);
    m_chunkBytes = new Tile(tr("One chunk"), this);
    m_perWorker = new Tile(tr("Per worker"), this);
    for (Tile *tile : {m_chunkCount, m_chunkBytes, m_perWorker})
        tiles->addWidget(tile, 1);
    body()->addLayout(tiles);
    auto *top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(buildSize(), 1);
    top->addWidget(buildWorkers(), 1);
    body()->addLayout(top);
    body()->addWidget(buildPolicies());
    body()->addStretch(1);
    connect(draft, &MigrationDraft::optionsChanged, this, &ChunksPage::refresh);
    connect(draft, &MigrationDraft::sourceChanged, this, &ChunksPage::refreshMeaning);
    refresh();
}

QWidget *ChunksPage::buildSize()
{
    auto *card = new Card(tr("Rows per chunk"), this);
    auto *line = new QHBoxLayout;
    line->setSpacing(6);
    m_rows = new QLineEdit(card);
    m_rows->setObjectName(QStringLiteral("chunkRows"));
    m_rows->setAccessibleName(tr("Rows per chunk"));
    m_rows->setAlignment(Qt::AlignRight);
    m_rows->setFixedWidth(130);
    line->addWidget(m_rows);
    line->addWidget(makeLabel(tr("rows, or"), {}, card));
    line->addStretch(1);
    card->content()->addLayout(line);
    auto *presets = new QHBoxLayout;
    presets->setSpacing(6);
    for (const qint64 rows : {100'000, 250'000, 1'000'000, 5'000'000}) {
        QPushButton *preset =
            makeButton(rows < 1'000'000 ? tr("%1 k").arg(rows / 1000) : tr("%1 M").arg(rows / 1'000'000),
                       QStringLiteral("chunkRows%1").arg(rows), QStringLiteral("small"), card);
        preset->setAccessibleName(tr("%1 rows per chunk").arg(groupedNumber(rows)));
        connect(preset, &QPushButton::clicked, this, [this, rows] { m_draft->setChunkRows(rows); });
        presets->addWidget(preset);
    }
    presets->addStretch(1);
    card->content()->addLayout(presets);
    m_sizeNote = makeNote({}, card);
    m_sizeNote->setObjectName(QStringLiteral("chunkNote"));
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
    m_workers->setObjectName(QStringLiteral("workers"));
    m_workers->setAccessibleName(tr("Workers"));
    m_workers->setRange(1, 16);
    m_workers->setFixedWidth(84);
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
    auto *columns = new QHBoxLayout;
    columns->setSpacing(32);
    card->content()->addLayout(columns);
    const auto addColumn = [&](const QString &title) {
        auto *holder = new QWidget(card);
        auto *layout = new QVBoxLayout(holder);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(2);
        QLabel *head = makeLabel(title, {}, holder);
        QFont font = head->font();
        font.setWeight(QFont::DemiBold);
        head->setFont(font);
        layout->addWidget(head);
        layout->addSpacing(6);
        columns->addWidget(holder, 1);
        return layout;
    };
    QVBoxLayout *errors = addColumn(tr("A row that does not fit"));
    auto *errorGroup = new QButtonGroup(this);
    m_errorStop = addChoice(
        errors, errorGroup, tr("&Stop the load"),
        tr("The first value the server would bend ends the load; its chunk is taken back whole, and "
           "the row is named with file and line. Nothing is ever stored bent."),
        QStringLiteral("errorStop"));
    m_errorAsServer =
        addChoice(errors, errorGroup, tr("Do as the ser&ver does"),
                  tr("Values out of range are clipped, bad dates become zero, rows that break a key are "
                     "skipped. Every warning is counted and logged; the rows are not set right."),
                  QStringLiteral("errorAsServer"));
    errors->addStretch(1);
    QVBoxLayout *duplicates = addColumn(tr("A row whose key is there already"));
    auto *duplicateGroup = new QButtonGroup(this);
    m_duplicateStop =
        addChoice(duplicates, duplicateGroup, tr("Stop the l&oad"),
                  tr("The chunk with the duplicate is taken back; the table keeps what it had."),
                  QStringLiteral("duplicateStop"));
    m_duplicateReplace =
        addChoice(duplicates, duplicateGroup, tr("Re&place the row there"),
                  tr("The row of the dump wins, the one in the table is deleted. Needs DELETE."),
                  QStringLiteral("duplicateReplace"));
    m_policyNote = makeNote({}, card);
    setRole(m_policyNote, QStringLiteral("warning"));
    duplicates->addWidget(m_policyNote);
    duplicates->addStretch(1);

    connect(m_errorStop, &QRadioButton::clicked, this, [this] { m_draft->setOnError(OnError::Stop); });
    connect(m_errorAsServer, &QRadioButton::clicked, this, [this] {
        m_draft->setOnDuplicate(
            OnDuplicate::Stop); // REPLACE makes the server strict: the two exclude each other
        m_draft->setOnError(OnError::AsServer);
    });
    connect(m_duplicateStop, &QRadioButton::clicked, this,
            [this] { m_draft->setOnDuplicate(OnDuplicate::Stop); });
    connect(m_duplicateReplace, &QRadioButton::clicked, this,
            [this] { m_draft->setOnDuplicate(OnDuplicate::Replace); });
    return card;
}

void ChunksPage::onRowsEdited()
{
    QString digits = m_rows->text();
    digits.remove(QLatin1Char(',')).remove(QLatin1Char(' '));
    bool isNumber = false;
    const qint64 rows = digits.toLongLong(&isNumber);
    m_rowsValid = isNumber && rows >= 1 && rows <= mostRows;
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
    const bool asServer = m_draft->onError() == OnError::AsServer;
    (asServer ? m_errorAsServer : m_errorStop)->setChecked(true);
    (m_draft->onDuplicate() == OnDuplicate::Replace ? m_duplicateReplace : m_duplicateStop)->setChecked(true);
    m_duplicateStop->setEnabled(!asServer);
    m_duplicateReplace->setEnabled(!asServer);
    m_policyNote->setText(
        asServer ? tr("While the server decides, it keeps the row that is there and skips the row of "
                      "the dump, with a warning.")
                 : QString());
    m_policyNote->setVisible(asServer);
    refreshMeaning();
}

void ChunksPage::refreshMeaning()
{
    const double bytesPerRow = m_draft->bytesPerRow();
    const auto chunkBytes = static_cast<qint64>(bytesPerRow * static_cast<double>(m_draft->chunkRows()));
    const qint64 chunks = m_draft->chunkCount();
    m_chunkCount->setValue(chunks < 0 ? QStringLiteral("–") : groupedNumber(chunks),
                           chunks < 0 ? tr("rows are being counted") : QString());
    const bool less = m_draft->isScanned() && m_draft->source().totalRows() < m_draft->chunkRows();
    m_chunkBytes->setValue(
        bytesPerRow > 0 ? QStringLiteral("≈ ") + sizeText(less ? m_draft->source().totalBytes() : chunkBytes)
                        : QStringLiteral("–"),
        bytesPerRow > 0 ? tr("at %1 B per row").arg(QString::number(bytesPerRow, 'f', 0)) : QString());
    const int workers = m_draft->workers();
    m_perWorker->setValue(chunks < 0 ? QStringLiteral("–") : groupedNumber((chunks + workers - 1) / workers),
                          chunks < 0 ? QString() : tr("of the chunks, about"));
    m_sizeNote->setText(
        chunks == 1 ? tr("All rows go in one transaction, over one connection.")
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
    const QString workers = counted(m_draft->workers(), tr("worker"), tr("workers"));
    if (chunks < 0)
        return tr("%1 rows per chunk over %2").arg(groupedNumber(m_draft->chunkRows()), workers);
    return tr("%1 in %2 over %3")
        .arg(counted(m_draft->source().totalRows(), tr("row"), tr("rows")),
             counted(chunks, tr("chunk"), tr("chunks")), workers);
}

QString ChunksPage::railSummary() const
{
    return tr("%1 rows · %2")
        .arg(groupedNumber(m_draft->chunkRows()), counted(m_draft->workers(), tr("worker"), tr("workers")));
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
