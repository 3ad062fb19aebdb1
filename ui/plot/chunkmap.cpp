// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/chunkmap.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/plot/runtrail.h"
#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace millrace {

namespace {

constexpr double largestPitch = 36;
constexpr double smallestPitch = 7;

/// What a cell of several chunks shows: trouble first, then work, then what is left, then the slowest.
int weight(ChunkState state, quint8 marks)
{
    switch (state) {
    case ChunkState::Failed:
        return 5;
    case ChunkState::Loading:
        return 3;
    case ChunkState::Waiting:
        return 1;
    case ChunkState::Done:
        return marks & HadRejects ? 4 : 0;
    }
    return 0;
}

} // namespace

ChunkMap::ChunkMap(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"chunkMap"_s);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleDescription(tr("The arrow keys choose a chunk, Escape lets it go."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ChunkMap::setChunks(const QVector<ChunkState> &states, const QVector<qint32> &chunkMs,
                         qint64 chunksTotal, const QVector<quint8> &marks)
{
    const qint64 total = std::max<qint64>(chunksTotal, states.size());
    if (states == m_states && chunkMs == m_ms && total == m_total && marks == m_marks)
        return;
    m_states = states;
    m_ms = chunkMs;
    m_marks = marks;
    if (m_chosen > total)
        choose(0);
    m_fastest = m_slowest = 0;
    for (qsizetype i = 0; i < m_states.size() && i < m_ms.size(); ++i) {
        if (m_states[i] != ChunkState::Done || m_ms[i] <= 0)
            continue;
        m_fastest = m_fastest == 0 ? m_ms[i] : std::min(m_fastest, m_ms[i]);
        m_slowest = std::max(m_slowest, m_ms[i]);
    }
    if (total != m_total) {
        m_total = total;
        arrange();
    }
    setAccessibleName(tr("Chunks: %1").arg(legend()));
    update();
}

QString ChunkMap::legend() const
{
    const qint64 done = m_states.count(ChunkState::Done);
    const qint64 loading = m_states.count(ChunkState::Loading);
    const qint64 failed = m_states.count(ChunkState::Failed);
    const auto marked = [this](ChunkMark mark) -> qint64 {
        return std::count_if(m_marks.begin(), m_marks.end(),
                             [mark](quint8 marks) { return (marks & mark) != 0; });
    };
    const std::pair<qint64, QString> counts[] = {{loading, tr("%1 loading")},
                                                 {failed, tr("%1 failed")},
                                                 {marked(HadRejects), tr("%1 with rejects")},
                                                 {marked(WasRetried), tr("%1 retried")},
                                                 {m_total - done - loading - failed, tr("%1 waiting")}};
    QStringList parts{tr("%1 done").arg(groupedNumber(done))};
    for (const auto &[count, text] : counts)
        if (count > 0)
            parts << text.arg(groupedNumber(count));
    if (m_perCell > 1)
        parts << tr("a cell is %1 chunks").arg(groupedNumber(m_perCell));
    return parts.join(u" · "_s);
}

void ChunkMap::arrange()
{
    const double w = std::max(1, width());
    const double h = std::max(1, height());
    const auto fits = [&](double pitch) {
        return static_cast<qint64>(std::floor((w + 2) / pitch)) *
               static_cast<qint64>(std::floor((h + 2) / pitch));
    };
    m_pitch = largestPitch;
    while (m_pitch > smallestPitch && fits(m_pitch) < m_total)
        m_pitch -= 0.5;
    const qint64 room = std::max<qint64>(1, fits(m_pitch));
    m_perCell = static_cast<int>(std::max<qint64>(1, (m_total + room - 1) / room));
    m_cells = (m_total + m_perCell - 1) / m_perCell;
    m_columns = std::max(1, static_cast<int>(std::floor((w + 2) / m_pitch)));
}

ChunkMap::Cell ChunkMap::cell(qint64 index) const
{
    Cell shown{.state = ChunkState::Done};
    int heaviest = -1;
    const qint64 last = std::min(m_total, (index + 1) * m_perCell);
    for (qint64 i = index * m_perCell; i < last; ++i) {
        const ChunkState state = i < m_states.size() ? m_states[i] : ChunkState::Waiting;
        const quint8 marks = m_marks.value(i);
        const qint32 ms = m_ms.value(i);
        const int weighs = weight(state, marks);
        if (weighs > heaviest || (weighs == heaviest && ms > m_ms.value(shown.chunk - 1))) {
            heaviest = weighs;
            shown.state = state;
            shown.chunk = i + 1;
        }
        shown.marks |= marks;
        shown.ms = std::max(shown.ms, ms);
    }
    return shown;
}

QRectF ChunkMap::cellRect(qint64 index) const
{
    const double gap = m_pitch >= 10 ? 3 : 2;
    // Whole columns over the whole width: the last cell of a row ends where the card's text ends.
    const double across = m_columns > 1 && m_cells > m_columns
                              ? (width() - (m_pitch - gap)) / static_cast<double>(m_columns - 1)
                              : m_pitch;
    const qint64 row = index / m_columns;
    return {std::round(static_cast<double>(index % m_columns) * across),
            std::round(static_cast<double>(row) * m_pitch), std::round(m_pitch - gap),
            std::round(m_pitch - gap)};
}

void ChunkMap::paintCell(QPainter &painter, qint64 index) const
{
    const ThemeColors &colors = themeColors(palette());
    const Cell shown = cell(index);
    const QRectF place = cellRect(index);
    QColor color = colors.raised;
    if (shown.state == ChunkState::Loading)
        color = colors.warning;
    else if (shown.state == ChunkState::Failed || (shown.marks & HadRejects))
        color = colors.bad;
    else if (shown.state == ChunkState::Done) {
        // Shades only where times really differ: twice the fastest is the darkest at least.
        const double span = std::max<double>(m_slowest - m_fastest, m_fastest);
        const double slow = span > 0 ? std::clamp((shown.ms - m_fastest) / span, 0.0, 1.0) : 0.0;
        color = colors.accent;
        color.setAlphaF(static_cast<float>(0.45 + 0.5 * slow));
    }
    painter.fillRect(place, color);
    // Not by colour alone: a corner and a cross are seen by everybody.
    if (shown.marks & WasRetried && place.width() >= 5) {
        const double corner = std::max(3.0, std::floor(place.width() / 2.5));
        painter.fillRect(QRectF(place.right() - corner, place.top(), corner, corner), colors.warning);
    }
    if (shown.state == ChunkState::Failed && place.width() >= 5) {
        painter.setPen(QPen(colors.surface, 1));
        painter.drawLine(place.topLeft(), place.bottomRight());
        painter.drawLine(place.topRight(), place.bottomLeft());
    }
}

void ChunkMap::paintEvent(QPaintEvent *)
{
    const ThemeColors &colors = themeColors(palette());
    QPainter painter(this);
    for (qint64 i = 0; i < m_cells; ++i)
        paintCell(painter, i);
    if (m_chosen > 0 || hasFocus()) {
        const qint64 at = m_chosen > 0 ? (m_chosen - 1) / m_perCell : 0;
        painter.setPen(QPen(hasFocus() ? colors.text : colors.muted, m_chosen > 0 ? 2 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cellRect(at).adjusted(0, 0, -1, -1));
    }
}

QRect ChunkMap::cellOf(qint64 chunk) const
{
    return cellRect((chunk - 1) / m_perCell).toRect();
}

qint64 ChunkMap::cellAt(const QPoint &position) const
{
    for (qint64 i = 0; i < m_cells; ++i)
        if (cellRect(i).adjusted(-1, -1, 1, 1).contains(position))
            return i;
    return -1;
}

void ChunkMap::choose(qint64 chunk)
{
    if (chunk == m_chosen)
        return;
    m_chosen = chunk;
    update();
    Q_EMIT chunkChosen(chunk);
}

void ChunkMap::mousePressEvent(QMouseEvent *event)
{
    const qint64 at = cellAt(event->position().toPoint());
    choose(at < 0 ? 0 : cell(at).chunk);
}

void ChunkMap::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_chosen > 0) {
        choose(0);
        return;
    }
    qint64 step = 0;
    switch (event->key()) {
    case Qt::Key_Left:
        step = -1;
        break;
    case Qt::Key_Right:
        step = 1;
        break;
    case Qt::Key_Up:
        step = -m_columns;
        break;
    case Qt::Key_Down:
        step = m_columns;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    const qint64 at = m_chosen > 0 ? (m_chosen - 1) / m_perCell + step : 0;
    if (at >= 0 && at < m_cells)
        choose(cell(at).chunk);
}

void ChunkMap::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool ChunkMap::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const qint64 i = cellAt(help->pos()); i >= 0) {
        static const QString names[] = {tr("waiting"), tr("loading"), tr("done"), tr("failed")};
        const Cell shown = cell(i);
        const qint64 first = i * m_perCell + 1;
        const qint64 last = std::min(m_total, first + m_perCell - 1);
        QString text = first == last ? tr("Chunk %1").arg(groupedNumber(first))
                                     : tr("Chunks %1 – %2").arg(groupedNumber(first), groupedNumber(last));
        text += u" · "_s + names[static_cast<int>(shown.state)];
        if (shown.state == ChunkState::Done && shown.ms > 0)
            text += u" · "_s + tr("%1 s").arg(decimalText(shown.ms / 1000.0, 2));
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    QToolTip::hideText();
    event->ignore();
    return true;
}

} // namespace millrace
