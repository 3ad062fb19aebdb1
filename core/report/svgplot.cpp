// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/svgplot.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/report/htmltext.h"
#include "core/report/ratecurve.h"

#include <QMap>
#include <QSet>
#include <algorithm>
#include <cmath>

namespace millrace {

namespace {

constexpr int curvePoints = 1'600;
constexpr int maxBars = 300;
constexpr int maxMarks = 200;

/// A number as SVG wants it: a point, never a comma, never an exponent.
QString coordinate(double value)
{
    return QString::number(value, 'f', 1);
}

QString tickText(double value)
{
    const QString text = decimalText(value, 2);
    const double rounded = std::round(value);
    if (std::abs(value - rounded) < 1e-9)
        return groupedNumber(static_cast<qint64>(rounded));
    return text.endsWith(u'0') ? text.chopped(1) : text;
}

/// A unit that keeps the numbers on an axis short.
struct Unit
{
    double factor = 1;
    QString name;
};

Unit rateUnit(double highest)
{
    if (highest >= 2e6)
        return {1e6, CoreText::tr("million rows/s")};
    if (highest >= 2e3)
        return {1e3, CoreText::tr("thousand rows/s")};
    return {1, u"rows/s"_s};
}

Unit timeUnit(double seconds)
{
    if (seconds >= 3 * 3600)
        return {3600, u"hours"_s};
    if (seconds >= 600)
        return {60, u"minutes"_s};
    return {1, u"seconds"_s};
}

/// The area between the axes, and the way from values to coordinates.
class Frame
{
public:
    Frame(double height, double highestX, QVector<double> ticksY)
        : m_height(height)
        , m_highestX(qMax(highestX, 1e-9))
        , m_ticksY(std::move(ticksY))
    {}

    double x(double value) const { return left + value / m_highestX * (right - left); }
    double y(double value) const { return bottom() - value / m_ticksY.last() * (bottom() - top); }
    double bottom() const { return m_height - 42; }

    QString begin(const QString &title) const
    {
        return u"<svg class=\"plot\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" "
               "viewBox=\"0 0 %1 %2\"><title>%3</title>\n"_s.arg(coordinate(width), coordinate(m_height),
                                                                 htmlText(title));
    }
    QString line(const QString &kind, double x1, double y1, double x2, double y2) const
    {
        return u"<line class=\"%1\" x1=\"%2\" y1=\"%3\" x2=\"%4\" y2=\"%5\"/>\n"_s.arg(
            kind, coordinate(x1), coordinate(y1), coordinate(x2), coordinate(y2));
    }
    QString text(const QString &kind, double x, double y, const QString &content) const
    {
        return u"<text class=\"%1\" x=\"%2\" y=\"%3\">%4</text>\n"_s.arg(kind, coordinate(x), coordinate(y),
                                                                         htmlText(content));
    }
    QString axisY(const QString &label) const
    {
        QString svg;
        for (const double tick : m_ticksY) {
            svg += line(tick > 0 ? u"grid"_s : u"axis"_s, left, y(tick), right, y(tick));
            svg += text(u"tick end"_s, left - 8, y(tick) + 4, tickText(tick));
        }
        const double middle = (top + bottom()) / 2;
        svg += u"<text class=\"tick middle\" transform=\"rotate(-90 14 %1)\" x=\"14\" y=\"%1\">%2</text>\n"_s
                   .arg(coordinate(middle), htmlText(label));
        return svg;
    }
    QString axisX(const QVector<double> &ticks, const QString &label) const
    {
        QString svg;
        for (const double tick : ticks)
            if (tick <= m_highestX * 1.0001)
                svg += text(u"tick middle"_s, x(tick), bottom() + 16, tickText(tick));
        svg += text(u"tick middle"_s, (left + right) / 2, m_height - 6, label);
        return svg;
    }

    static constexpr double width = 960;
    static constexpr double left = 64;
    static constexpr double right = 944;
    static constexpr double top = 16;

private:
    double m_height;
    double m_highestX;
    QVector<double> m_ticksY;
};

bool isMarked(const Event &event)
{
    switch (event.kind) {
    case Event::Kind::ChunkRetried:
    case Event::Kind::RowRejected:
    case Event::Kind::Warning:
    case Event::Kind::Paused:
    case Event::Kind::Resumed:
    case Event::Kind::Cancelled:
    case Event::Kind::Failed:
        return true;
    case Event::Kind::ChunkDone:
        return event.values.value(u"set_aside"_s).toInteger() > 0;
    case Event::Kind::Note:
        return event.values.contains(u"throttled"_s) || event.values.contains(u"throttle_rows"_s);
    case Event::Kind::StageChanged:
    case Event::Kind::SettingChanged:
    case Event::Kind::Finished:
        return false;
    }
    return false;
}

bool isBad(Event::Kind kind)
{
    return kind == Event::Kind::Failed || kind == Event::Kind::RowRejected;
}

QString marks(const Frame &frame, const QVector<Event> &events, double highestSeconds, const Unit &unit)
{
    QString svg;
    int drawn = 0;
    double labelEnd = Frame::left;
    for (const Event &event : events) {
        const double seconds = static_cast<double>(event.elapsedMs) / 1000.0;
        if (!isMarked(event) || seconds > highestSeconds || drawn++ >= maxMarks)
            continue;
        const double x = frame.x(seconds / unit.factor);
        const QString kind = isBad(event.kind) ? u"bad"_s : u"look"_s;
        svg += u"<g class=\"mark "_s + kind + u"\"><title>"_s +
               htmlText(durationText(event.elapsedMs) + u' ' + event.text) + u"</title>\n"_s +
               frame.line(u"event"_s, x, Frame::top, x, frame.bottom());
        // A name beside the mark where there is room; the event list below has them all.
        const QString name = event.kind == Event::Kind::ChunkDone ? CoreText::tr("rows set aside")
                             : event.values.contains(u"throttle_rows"_s)
                                 ? CoreText::tr("throttle")
                                 : enumName(event.kind).replace(u'_', u' ');
        const double nameWidth = 7.0 * static_cast<double>(name.size());
        if (x >= labelEnd && x + 6 + nameWidth < Frame::right) {
            svg += frame.text(u"note"_s, x + 6, frame.bottom() - 8, name);
            labelEnd = x + 6 + nameWidth;
        }
        svg += u"</g>\n"_s;
    }
    return svg;
}

/// The slowest chunk of each group, where there are more chunks than bars.
QVector<ChunkTime> grouped(const QVector<ChunkTime> &times)
{
    if (times.size() <= maxBars)
        return times;
    QVector<ChunkTime> bars;
    for (qsizetype bar = 0; bar < maxBars; ++bar)
        bars.append(*std::max_element(times.cbegin() + times.size() * bar / maxBars,
                                      times.cbegin() + times.size() * (bar + 1) / maxBars,
                                      [](const ChunkTime &a, const ChunkTime &b) { return a.ms < b.ms; }));
    return bars;
}

} // namespace

QVector<double> axisTicks(double highest)
{
    if (!(highest > 0) || !std::isfinite(highest))
        return {0, 1};
    const double rough = highest / 6;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double lead = rough / power;
    const double step = power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    const int count = static_cast<int>(std::ceil(highest / step - 1e-9));
    QVector<double> ticks;
    for (int i = 0; i <= count; ++i)
        ticks.append(i * step);
    return ticks;
}

QVector<ChunkTime> chunkTimes(const QVector<Event> &events)
{
    QMap<qint64, ChunkTime> byChunk;
    QSet<qint64> retried;
    for (const Event &event : events) {
        const qint64 chunk = event.values.value(u"chunk"_s).toInteger();
        if (event.kind == Event::Kind::ChunkRetried)
            retried.insert(chunk);
        else if (event.kind == Event::Kind::ChunkDone)
            byChunk.insert(chunk, {.chunk = chunk,
                                   .rows = event.values.value(u"rows"_s).toInteger(),
                                   .ms = event.values.value(u"ms"_s).toDouble(),
                                   .retried = retried.contains(chunk)});
    }
    return byChunk.values();
}

double meanMs(const QVector<ChunkTime> &times, qsizetype from, qsizetype count)
{
    double sum = 0;
    for (qsizetype i = from; i < from + count; ++i)
        sum += times.at(i).ms;
    return count > 0 ? sum / static_cast<double>(count) : 0;
}

namespace {

QString shades(const Frame &frame, const QVector<RunStage> &stages, const Unit &unit)
{
    QString svg;
    double labelEnd = 0;
    for (const RunStage &stage : stages) {
        const double from = frame.x(stage.from / unit.factor);
        const double to = qMin(frame.x(stage.to / unit.factor), Frame::right);
        if (to <= from)
            continue;
        const QString title = stageTitle(stage.name);
        if (stage.name != "load"_L1)
            svg += u"<rect class=\"stage\" x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\">"
                   "<title>%5</title></rect>\n"_s.arg(
                       coordinate(from), coordinate(Frame::top), coordinate(to - from),
                       coordinate(frame.bottom() - Frame::top), htmlText(title));
        if (const double width = 7.0 * static_cast<double>(title.size());
            to - from > width && from >= labelEnd) {
            svg += frame.text(u"note"_s, from + 4, Frame::top + 11, title);
            labelEnd = from + width;
        }
    }
    return svg;
}

QString pointsOf(const Frame &frame, const CurvePart &part, const Unit &time, const Unit &rate)
{
    QString points;
    for (const QPointF &point : keepExtremes(part, curvePoints))
        points += coordinate(frame.x(point.x() / time.factor)) + u',' +
                  coordinate(frame.y(point.y() / rate.factor)) + u' ';
    return points;
}

QString polyline(const Frame &frame, const CurvePart &part, const QString &kind, const Unit &time,
                 const Unit &rate)
{
    return u"<polyline class=\""_s + kind + u"\" points=\""_s + pointsOf(frame, part, time, rate).trimmed() +
           u"\"/>\n"_s;
}

/// Time counts from the first row on: what went before differs for other reasons.
QVector<CurvePart> fromFirstRow(const QVector<Sample> &samples)
{
    QVector<CurvePart> parts = rateCurve(samples, rateWindow(samples));
    double begin = -1;
    for (CurvePart &part : parts)
        for (QPointF &point : part) {
            if (begin < 0 && point.y() > 0)
                begin = point.x();
            point.setX(qMax(0.0, point.x() - qMax(0.0, begin)));
        }
    return parts;
}

} // namespace

QString compareSvg(const QVector<Sample> &first, const QVector<Sample> &second, const QString &firstName,
                   const QString &secondName)
{
    const QVector<CurvePart> a = fromFirstRow(first);
    const QVector<CurvePart> b = fromFirstRow(second);
    double highest = 0;
    double seconds = 0;
    for (const QVector<CurvePart> &parts : {a, b})
        for (const CurvePart &part : parts)
            for (const QPointF &point : part) {
                highest = qMax(highest, point.y());
                seconds = qMax(seconds, point.x());
            }
    if (highest <= 0)
        return {};
    const Unit rate = rateUnit(highest);
    const Unit time = timeUnit(seconds);
    const Frame frame(320, seconds / time.factor, axisTicks(highest / rate.factor));
    QString svg = frame.begin(CoreText::tr("Rows per second of both runs"));
    svg += frame.axisY(rate.name) + frame.axisX(axisTicks(seconds / time.factor), time.name);
    for (const CurvePart &part : a)
        svg += polyline(frame, part, u"curve"_s, time, rate);
    for (const CurvePart &part : b)
        svg += polyline(frame, part, u"curve second"_s, time, rate);
    svg += frame.text(u"note end first"_s, Frame::right, Frame::top + 12, u"— "_s + firstName);
    svg += frame.text(u"note end second"_s, Frame::right, Frame::top + 28, u"- - "_s + secondName);
    return svg + u"</svg>\n"_s;
}

QString seriesSvg(const QString &title, const QVector<QPointF> &values)
{
    if (values.size() < 2)
        return {};
    double highest = 0;
    for (const QPointF &value : values)
        highest = qMax(highest, value.y());
    const double seconds = values.last().x();
    const Unit time = timeUnit(seconds);
    const Frame frame(160, seconds / time.factor, axisTicks(highest));
    QString svg = frame.begin(title);
    svg += frame.axisY(QString()) + frame.axisX(axisTicks(seconds / time.factor), time.name);
    svg += frame.text(u"note"_s, Frame::left + 4, Frame::top - 4, title);
    svg += polyline(frame, values, u"curve"_s, time, Unit{});
    return svg + u"</svg>\n"_s;
}

QString rateSvg(const QVector<Sample> &samples, const QVector<Event> &events, double meanRowsPerSecond,
                const QVector<RunStage> &stages)
{
    const QVector<CurvePart> parts = rateCurve(samples, rateWindow(samples));
    if (parts.isEmpty())
        return {};
    double highest = meanRowsPerSecond;
    for (const CurvePart &part : parts)
        for (const QPointF &point : part)
            highest = qMax(highest, point.y());
    double seconds = parts.last().last().x();
    if (!stages.isEmpty())
        seconds = qMax(seconds, stages.last().to);
    const Unit rate = rateUnit(highest);
    const Unit time = timeUnit(seconds);
    const Frame frame(320, seconds / time.factor, axisTicks(highest / rate.factor));

    QString svg = frame.begin(CoreText::tr("Rows per second over time"));
    svg += shades(frame, stages, time) + frame.axisY(rate.name) +
           frame.axisX(axisTicks(seconds / time.factor), time.name);
    for (const CurvePart &part : parts) {
        const QString points = pointsOf(frame, part, time, rate);
        const QString base = coordinate(frame.bottom());
        const QString first = points.section(u',', 0, 0);
        const QString last = points.trimmed().section(u' ', -1).section(u',', 0, 0);
        svg += u"<polygon class=\"area\" points=\""_s + first + u',' + base + u' ' + points + last + u',' +
               base + u"\"/>\n"_s + polyline(frame, part, u"curve"_s, time, rate);
    }
    if (meanRowsPerSecond > 0) {
        const double y = frame.y(meanRowsPerSecond / rate.factor);
        svg += frame.line(u"mean"_s, Frame::left, y, Frame::right, y) +
               frame.text(u"note end"_s, Frame::right, y - 6,
                          CoreText::tr("mean ") + rateText(meanRowsPerSecond));
    }
    return svg + marks(frame, events, seconds, time) + u"</svg>\n"_s;
}

QString chunkSvg(const QVector<ChunkTime> &times)
{
    if (times.isEmpty())
        return {};
    double highest = 0;
    for (const ChunkTime &time : times)
        highest = qMax(highest, time.ms);
    const Unit unit =
        highest >= 2'000 ? Unit{1000, CoreText::tr("s per chunk")} : Unit{1, CoreText::tr("ms per chunk")};
    const double chunks = static_cast<double>(times.last().chunk);
    const Frame frame(220, chunks, axisTicks(highest / unit.factor));
    const QVector<ChunkTime> bars = grouped(times);
    const double step = (Frame::right - Frame::left) / (bars.size() < times.size() ? maxBars : chunks);

    QString svg = frame.begin(CoreText::tr("Time per chunk"));
    QVector<double> wholeTicks = axisTicks(chunks);
    wholeTicks.erase(std::remove_if(wholeTicks.begin(), wholeTicks.end(),
                                    [](double tick) { return tick < 1 || tick != std::floor(tick); }),
                     wholeTicks.end());
    svg += frame.axisY(unit.name) + frame.axisX(wholeTicks, u"chunk"_s);
    for (const ChunkTime &bar : bars) {
        const double height = frame.bottom() - frame.y(bar.ms / unit.factor);
        svg += u"<rect class=\"%1\" x=\"%2\" y=\"%3\" width=\"%4\" height=\"%5\"><title>%6</title></rect>\n"_s
                   .arg(bar.retried ? u"bar look"_s : u"bar"_s,
                        coordinate(frame.x(static_cast<double>(bar.chunk)) - step * 0.9),
                        coordinate(frame.bottom() - height), coordinate(qBound(0.8, step * 0.8, 40.0)),
                        coordinate(height),
                        htmlText(CoreText::tr("Chunk %1: %2 ms, %3")
                                     .arg(groupedNumber(bar.chunk), groupedNumber(qRound64(bar.ms)),
                                          rowsText(bar.rows))));
    }
    return svg + u"</svg>\n"_s;
}

} // namespace millrace
