// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunks/chunksizecard.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>

namespace millrace {

ChunkSizeCard::ChunkSizeCard(MigrationDraft *draft, QWidget *parent)
    : Card(tr("Rows per chunk"), parent)
    , m_draft(draft)
    , m_rows(named(new QLineEdit(this), u"chunkRows"_s, tr("Rows per chunk")))
    , m_note(named(makeNote({}, this), u"chunkNote"_s))
{
    m_rows->setAlignment(Qt::AlignRight);
    setScaledWidth(m_rows, 130);
    m_automatic = makeButton(tr("Automatic"), u"chunkRowsAutomatic"_s, u"small"_s, this);
    connect(m_automatic, &QPushButton::clicked, this,
            [this] { m_draft->chooseAutomatically(Choice::ChunkRows); });
    content()->addLayout(makeLine(6, {m_rows, makeLabel(tr("rows, or"), {}, this), m_automatic, nullptr}));
    content()->addLayout(buildPresets());
    content()->addWidget(m_note);
    content()->addStretch(1);
    connect(m_rows, &QLineEdit::textEdited, this, &ChunkSizeCard::onEdited);
    connect(m_rows, &QLineEdit::editingFinished, this, &ChunkSizeCard::refresh);
    connect(draft, &MigrationDraft::optionsChanged, this, &ChunkSizeCard::refresh);
    connect(draft, &MigrationDraft::sourceChanged, this, [this] { m_note->setText(meaning()); });
    refresh();
}

QLayout *ChunkSizeCard::buildPresets()
{
    auto *presets = new FlowLayout(6, 4); // larger type takes two lines
    for (const qint64 rows : {100'000, 250'000, 1'000'000, 5'000'000}) {
        QPushButton *preset =
            makeButton(rows < 1'000'000 ? tr("%1 k").arg(rows / 1000) : tr("%1 M").arg(rows / 1'000'000),
                       u"chunkRows%1"_s.arg(rows), u"small"_s, this);
        preset->setAccessibleName(tr("%1 rows per chunk").arg(groupedNumber(rows)));
        connect(preset, &QPushButton::clicked, this,
                [this, rows] { m_draft->change(&Plan::chunkRows, rows); });
        presets->addWidget(preset);
    }
    return presets;
}

void ChunkSizeCard::onEdited()
{
    constexpr qint64 mostRows = 1'000'000'000'000;
    const qint64 rows = numberFromText(m_rows->text()).value_or(0);
    setValid(rows >= 1 && rows <= mostRows);
    if (m_valid)
        m_draft->change(&Plan::chunkRows, rows);
    Q_EMIT edited();
}

void ChunkSizeCard::setValid(bool valid)
{
    m_valid = valid;
    m_rows->setProperty("invalid", !valid);
    m_rows->style()->unpolish(m_rows);
    m_rows->style()->polish(m_rows);
}

void ChunkSizeCard::refresh()
{
    m_automatic->setEnabled(!m_draft->isAutomatic(Choice::ChunkRows));
    m_note->setText(meaning());
    if (m_rows->hasFocus() && m_valid)
        return;
    const bool wasValid = m_valid;
    m_rows->setText(groupedNumber(m_draft->asked().chunkRows));
    setValid(true);
    if (!wasValid)
        Q_EMIT edited();
}

QString ChunkSizeCard::meaning() const
{
    const PlanChoice *chosen = m_draft->choice(Choice::ChunkRows);
    if (chosen && m_draft->isAutomatic(Choice::ChunkRows) && !m_draft->source().isTable())
        return tr("Automatic: %1. A chunk is one LOAD DATA in one transaction.").arg(chosen->why);
    const auto &table = m_draft->source().table;
    if (m_draft->chunkCount() == 1 || (table && table->key.isEmpty()))
        return tr("All rows go in one transaction, over one connection.");
    if (m_draft->source().isOnServer())
        return tr("A chunk is a range of the source's key, read by one SELECT and loaded in one "
                  "transaction. Smaller chunks lose less when one fails; larger ones commit less often.");
    if (table)
        return tr("A chunk is a range of the key in one transaction, loaded in statements of some "
                  "ten thousand rows. Until it is committed its rows in the source are locked "
                  "against writers: smaller chunks hold them for shorter.");
    return tr("A chunk is one LOAD DATA in one transaction. Smaller chunks lose less when one "
              "fails and lock for shorter; larger ones commit less often. From 100,000 rows "
              "up the cost of a commit is hardly to be seen.");
}

} // namespace millrace
