// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/progress.h"

#include <QVector>
#include <QWidget>

namespace millrace {

/// One cell per chunk in source order: waiting, loading, done (the darker, the longer it took), failed. When
/// there are more chunks than cells fit, a cell stands for several and shows the one that matters most.
class ChunkMap : public QWidget
{
    Q_OBJECT
public:
    explicit ChunkMap(QWidget *parent = nullptr);

    /// `chunksTotal` may be more than `states` has while the cutter is still at work: the rest waits.
    void setChunks(const QVector<ChunkState> &states, const QVector<qint32> &chunkMs, qint64 chunksTotal);
    QString legend() const; ///< "92 done · 2 loading · 56 waiting"
    int chunksPerCell() const { return m_perCell; }

    QSize sizeHint() const override { return {320, 84}; }
    QSize minimumSizeHint() const override { return {160, 24}; }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Cell
    {
        ChunkState state = ChunkState::Waiting;
        qint32 ms = 0;
    };
    void arrange();
    Cell cell(qint64 index) const;
    QRectF cellRect(qint64 index) const;

    QVector<ChunkState> m_states;
    QVector<qint32> m_ms;
    qint64 m_total = 0;
    qint32 m_fastest = 0; ///< of the chunks done
    qint32 m_slowest = 0;
    qint64 m_cells = 0;
    int m_perCell = 1;
    int m_columns = 1;
    double m_pitch = 14; ///< cell and gap, in pixels
};

} // namespace millrace
