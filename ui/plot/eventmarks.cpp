// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/eventmarks.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>

namespace millrace {

namespace {

const QString throttled = u"throttled"_s;
const QString throttleRows = u"throttle_rows"_s;

qint64 setAside(const Event &event)
{
    return event.kind == Event::Kind::ChunkDone ? event.values.value(u"set_aside"_s).toInteger() : 0;
}

QColor colorOf(const Event &event, const ThemeColors &colors)
{
    if (setAside(event) > 0 || !event.values.value(throttled).toString().isEmpty())
        return colors.warning;
    switch (event.kind) {
    case Event::Kind::ChunkRetried:
    case Event::Kind::RowRejected:
        return colors.warning;
    case Event::Kind::Failed:
    case Event::Kind::Cancelled:
        return colors.bad;
    default:
        return colors.muted;
    }
}

QString labelOf(const Event &event)
{
    const qint64 chunk = event.values.value(u"chunk"_s).toInteger();
    const int code = event.values.value(u"code"_s).toInt();
    switch (event.kind) {
    case Event::Kind::ChunkRetried: {
        const QString why = code == 1213                  ? tr("deadlock")
                            : code == 1205                ? tr("lock wait")
                            : code >= 2000 && code < 3000 ? tr("connection lost")
                                                          : tr("error %1").arg(code);
        return tr("retry: %1, chunk %2").arg(why).arg(chunk);
    }
    case Event::Kind::RowRejected:
        return tr("row refused");
    case Event::Kind::ChunkDone:
        return tr("set aside: %1, chunk %2").arg(groupedNumber(setAside(event)), groupedNumber(chunk));
    case Event::Kind::SettingChanged:
        return tr("settings");
    case Event::Kind::Warning:
    case Event::Kind::Note:
        if (event.values.contains(throttleRows)) {
            const qint64 rows = event.values.value(throttleRows).toInteger();
            return rows > 0 ? tr("at most %1 rows/s").arg(groupedNumber(rows)) : tr("no throttle");
        }
        return event.values.value(throttled).toString().isEmpty() ? tr("full speed") : tr("slowed down");
    case Event::Kind::Paused:
        return tr("paused");
    case Event::Kind::Resumed:
        return tr("resumed");
    case Event::Kind::Cancelled:
        return tr("cancelled");
    case Event::Kind::Failed:
        return tr("stopped");
    default:
        return {};
    }
}

} // namespace

EventMarks::EventMarks(QCustomPlot *plot, QCPAxisRect *rect)
    : m_plot(plot)
    , m_rect(rect)
{}

bool EventMarks::isWorthAMark(const Event &event)
{
    switch (event.kind) {
    case Event::Kind::ChunkRetried:
    case Event::Kind::RowRejected:
    case Event::Kind::Paused:
    case Event::Kind::Resumed:
    case Event::Kind::Cancelled:
    case Event::Kind::Failed:
    case Event::Kind::SettingChanged:
        return true;
    case Event::Kind::ChunkDone:
        return setAside(event) > 0;
    case Event::Kind::Warning:
    case Event::Kind::Note:
        return event.values.contains(throttled) || event.values.contains(throttleRows);
    default:
        return false;
    }
}

namespace {

/// Settings change a dozen at a time: one line says so.
bool isOneMore(const Event &event, const QVector<Event> &marked)
{
    return event.kind == Event::Kind::SettingChanged && !marked.isEmpty() &&
           marked.last().kind == event.kind && event.elapsedMs - marked.last().elapsedMs < 2'000;
}

} // namespace

void EventMarks::setEvents(const QVector<Event> &events)
{
    m_events.clear();
    for (const Event &event : events)
        if (isWorthAMark(event) && !isOneMore(event, m_events))
            m_events.append(event);
    // First half and last half: how trouble began and how it goes on.
    if (m_events.size() > maxMarks)
        m_events.remove(maxMarks / 2, m_events.size() - maxMarks);
}

void EventMarks::place(const ThemeColors &colors)
{
    while (m_lines.size() < m_events.size()) {
        auto *line = new QCPItemLine(m_plot);
        auto *text = new QCPItemText(m_plot);
        anchorInTime({line->start, line->end, text->position}, m_rect);
        line->setClipAxisRect(m_rect);
        text->setClipAxisRect(m_rect);
        line->setAntialiased(false);
        text->setPadding({5, 0, 5, 0});
        m_lines.append(line);
        m_texts.append(text);
    }

    const QFontMetrics metrics(noteFont());
    const QCPAxis *time = m_rect->axis(QCPAxis::atBottom);
    // From right to left: where labels would cover one another the later one is worth more.
    double roomEnd = m_rect->right() + 1.0;
    for (qsizetype i = m_lines.size() - 1; i >= 0; --i) {
        QCPItemLine *line = m_lines[i];
        QCPItemText *text = m_texts[i];
        const bool used = i < m_events.size();
        line->setVisible(used);
        text->setVisible(false);
        if (!used)
            continue;
        const Event &event = m_events[i];
        const double seconds = static_cast<double>(event.elapsedMs) / 1000.0;
        const QColor color = colorOf(event, colors);
        line->setPen(QPen(color, 1, Qt::DashLine));
        line->start->setCoords(seconds, 0);
        line->end->setCoords(seconds, 1);

        const QString label = labelOf(event);
        const double x = time->coordToPixel(seconds);
        const double width = metrics.horizontalAdvance(label) + 12.0;
        // At the right edge the label goes to the line's other side, if that does not hide it.
        const bool leftwards = x + width > roomEnd && x + width > m_rect->right();
        const double from = leftwards ? x - width : x;
        if (label.isEmpty() || from < m_rect->left() || (!leftwards && x + width > roomEnd))
            continue;
        roomEnd = from;
        text->setVisible(true);
        text->setText(label);
        text->setFont(noteFont());
        text->setColor(color);
        // Near the floor, on the curve's soft fill: the line itself runs above unless the load stands still.
        text->position->setCoords(seconds, 0.9);
        text->setPositionAlignment((leftwards ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
}

} // namespace millrace
