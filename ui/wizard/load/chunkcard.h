// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/work/workqueue.h"
#include "ui/widgets/card.h"

class QGridLayout;

namespace millrace {

class RunView;

/// Everything about one chunk: its rows and where they stand, who loaded it, what its time went into, what
/// was tried again, set aside or warned of. Reads the run's folder on a thread of its own; stands where the
/// workers are while a chunk is chosen.
class ChunkCard : public Card
{
    Q_OBJECT
public:
    explicit ChunkCard(QWidget *parent = nullptr);

    /// Asks the folder of the run for the chunk; hidden for 0. \a view: what is known at once. \a table: its
    /// place among those of a run of several; -1 in a run of one.
    void showChunk(const RunView &view, qint64 chunk, int table = -1);
    qint64 chunk() const { return m_chunk; }
    /// The chunk's state became another: asked again.
    void refresh(const RunView &view);
    QString text() const; ///< all lines, as they can be copied

Q_SIGNALS:
    void closed();

private:
    void ask(const RunView &view);
    void setLines(const QVector<QPair<QString, QString>> &lines);

    qint64 m_chunk = 0;
    int m_table = -1;
    int m_state = -1;              ///< of the chunk, when it was asked for
    QGridLayout *m_grid = nullptr; ///< widgets belong to the card
    QVector<QPair<QString, QString>> m_lines;
    WorkQueue m_queue; ///< declared last: it joins before what its answers touch is gone
};

} // namespace millrace
