// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"

#include <QVector>
#include <QWidget>

namespace millrace {

/// One cell per chunk in source order: waiting, loading, done (the darker, the longer it took; a corner tells
/// that it was tried again), with rows set aside, failed (crossed out). When there are more chunks than cells
/// fit, a cell stands for several and shows the one that matters most. A click, or the arrow keys, choose
/// one; Escape lets it go.
class ChunkMap : public QWidget
{
    Q_OBJECT
public:
    explicit ChunkMap(QWidget *parent = nullptr);

    /// `chunksTotal` may be more than `states` has while the cutter is still at work: the rest waits.
    /// `marks`: ChunkMark flags per chunk, may be shorter too.
    void setChunks(const QVector<ChunkState> &states, const QVector<qint32> &chunkMs, qint64 chunksTotal,
                   const QVector<quint8> &marks = {});
    qint64 chosen() const { return m_chosen; } ///< number of the chunk, from 1; 0: none
    void choose(qint64 chunk);                 ///< as a click does; 0: none
    QString legend() const;                    ///< "92 done · 2 loading · 56 waiting"
    QRect cellOf(qint64 chunk) const;          ///< where it is drawn

    QSize sizeHint() const override { return {320, 84}; }
    QSize minimumSizeHint() const override { return {160, 24}; }

Q_SIGNALS:
    void chunkChosen(qint64 chunk); ///< 0: none any more

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Cell
    {
        ChunkState state = ChunkState::Waiting;
        qint32 ms = 0;
        quint8 marks = 0;
        qint64 chunk = 0; ///< the one that is shown
    };
    qint64 cellAt(const QPoint &position) const; ///< -1: none
    void paintCell(QPainter &painter, qint64 index) const;
    void arrange();
    Cell cell(qint64 index) const;
    QRectF cellRect(qint64 index) const;

    QVector<ChunkState> m_states;
    QVector<qint32> m_ms;
    QVector<quint8> m_marks;
    qint64 m_chosen = 0;
    qint64 m_total = 0;
    qint32 m_fastest = 0; ///< of the chunks done
    qint32 m_slowest = 0;
    qint64 m_cells = 0;
    int m_perCell = 1;
    int m_columns = 1;
    double m_pitch = 14; ///< cell and gap, in pixels
};

} // namespace millrace
