// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/load/chunkcard.h"

#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "ui/language/localtext.h"
#include "ui/session/run/runview.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/roles.h"
#include "ui/words/chunkwords.h"

#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>

namespace millrace {

namespace {

Result<ChunkStory> storyOf(const QString &runId, int table, qint64 chunk)
{
    MILLRACE_TRY(const auto folder, RunFolder::open(runId));
    return table < 0 ? ChunkStory::read(*folder, chunk) : ChunkStory::ofTable(*folder, table, chunk);
}

} // namespace

ChunkCard::ChunkCard(QWidget *parent)
    : Card({}, parent)
{
    setObjectName(u"chunkCard"_s);
    QPushButton *close = makeButton(tr("Close"), u"closeChunk"_s, u"small"_s, this);
    connect(close, &QPushButton::clicked, this, &ChunkCard::closed);
    addHeaderWidget(close);
    auto *lines = new QWidget(this);
    m_grid = new QGridLayout(lines);
    m_grid->setContentsMargins(0, 0, 6, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    content()->addWidget(scrolled(lines, this), 1);
}

void ChunkCard::showChunk(const RunView &view, qint64 chunk, int table)
{
    m_chunk = chunk;
    m_table = table;
    m_state = -1;
    m_queue.cancel(u"chunk"_s);
    if (chunk <= 0)
        return;
    const QString name = view.progress().tables.value(table).table;
    setTitle(table < 0 ? tr("Chunk %1").arg(groupedNumber(chunk))
                       : tr("Chunk %1 of %2").arg(groupedNumber(chunk), name));
    setLines({});
    refresh(view);
}

void ChunkCard::refresh(const RunView &view)
{
    if (m_chunk <= 0)
        return;
    const RunProgress &progress = view.progress();
    const QVector<ChunkState> states = m_table < 0 ? progress.chunks : progress.tables.value(m_table).chunks;
    const int state = static_cast<int>(states.value(m_chunk - 1));
    if (state == m_state)
        return;
    m_state = state;
    ask(view);
}

void ChunkCard::ask(const RunView &view)
{
    QVector<WorkerProgress> workers = view.progress().workers;
    if (m_table >= 0) // each table counts its chunks from 1
        workers.removeIf([name = view.progress().tables.value(m_table).table](const WorkerProgress &worker) {
            return worker.table != name;
        });
    // What the folder says is read where nobody waits for it: a long run's events are many.
    m_queue.post(
        u"chunk"_s,
        [state = static_cast<ChunkState>(m_state), runId = view.runId(), table = m_table, chunk = m_chunk,
         workers](std::stop_token) {
            const Result<ChunkStory> story = storyOf(runId, table, chunk);
            return story ? chunkLines(*story, state, workers)
                         : QVector<QPair<QString, QString>>{{tr("State"), chunkStateName(state)},
                                                            {tr("Not readable"), story.error().what}};
        },
        [this](const QVector<QPair<QString, QString>> &lines) { setLines(lines); });
}

void ChunkCard::setLines(const QVector<QPair<QString, QString>> &lines)
{
    m_lines = lines;
    emptyLayout(m_grid);
    for (int old = 0; old < m_grid->rowCount(); ++old)
        m_grid->setRowStretch(old, 0);
    int row = 0;
    for (const auto &[name, value] : lines) {
        QLabel *label = makeNote(name, this);
        label->setWordWrap(false);
        QLabel *figure = makeLabel(value, {}, this);
        setType(figure, noteFont);
        figure->setWordWrap(true);
        figure->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        m_grid->addWidget(label, row, 0, Qt::AlignTop | Qt::AlignLeft);
        m_grid->addWidget(figure, row, 1);
        ++row;
    }
    m_grid->setRowStretch(row, 1);
    setAccessibleDescription(text());
}

QString ChunkCard::text() const
{
    QStringList all;
    for (const auto &[name, value] : m_lines)
        all << name + u": "_s + value;
    return all.join(u'\n');
}

} // namespace millrace
