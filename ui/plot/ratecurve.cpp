// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/ratecurve.h"

#include <algorithm>

namespace millrace {

RateCurve::RateCurve(int maxBins)
    : m_maxBins(maxBins)
{}

RateCurve::Bin RateCurve::merged(const Bin &a, const Bin &b, qint64 stepMs)
{
    if (a.ms <= 0)
        return b;
    if (b.ms <= 0)
        return a;
    Bin bin{.rows = a.rows + b.rows, .ms = a.ms + b.ms};
    if (stepMs <= pieceMs) {
        bin.low = bin.high = bin.rate();
    } else {
        bin.low = std::min(a.low, b.low);
        bin.high = std::max(a.high, b.high);
    }
    return bin;
}

QVector<RateCurve::Bin> RateCurve::halved(const QVector<Bin> &bins, qint64 stepMs)
{
    QVector<Bin> result;
    result.reserve((bins.size() + 1) / 2);
    for (qsizetype i = 0; i < bins.size(); i += 2)
        result.append(i + 1 < bins.size() ? merged(bins[i], bins[i + 1], stepMs) : bins[i]);
    return result;
}

void RateCurve::append(qint64 elapsedMs, qint64 rows)
{
    if (m_lastMs < 0) {
        m_firstMs = m_lastMs = std::max<qint64>(0, elapsedMs);
        m_lastRows = rows;
        m_pieceIndex = m_firstMs / std::min(m_stepMs, pieceMs);
        return;
    }
    if (elapsedMs <= m_lastMs)
        return;

    // A total that falls (a chunk rolled back) is no negative speed: the rows are simply sent again.
    const double rowsPerMs = static_cast<double>(std::max<qint64>(0, rows - m_lastRows)) /
                             static_cast<double>(elapsedMs - m_lastMs);
    qint64 from = m_lastMs;
    while (from < elapsedMs) {
        const qint64 width = std::min(m_stepMs, pieceMs);
        const qint64 pieceEnd = (m_pieceIndex + 1) * width;
        const qint64 to = std::min(elapsedMs, pieceEnd);
        m_piece.rows += rowsPerMs * static_cast<double>(to - from);
        m_piece.ms += static_cast<double>(to - from);
        if (to == pieceEnd)
            closePiece();
        from = to;
    }
    m_lastMs = elapsedMs;
    m_lastRows = rows;
}

void RateCurve::closePiece()
{
    const qint64 width = std::min(m_stepMs, pieceMs);
    const qsizetype bin = m_pieceIndex / (m_stepMs / width);
    m_piece.low = m_piece.high = m_piece.rate();
    if (bin >= m_bins.size())
        m_bins.resize(bin + 1);
    m_bins[bin] = merged(m_bins[bin], m_piece, m_stepMs);
    m_piece = {};
    ++m_pieceIndex;

    // Halving waits for an even piece index, so that the open piece stays aligned to the wider ones.
    while (m_bins.size() >= m_maxBins && m_pieceIndex % 2 == 0) {
        m_stepMs *= 2;
        m_bins = halved(m_bins, m_stepMs);
        if (m_stepMs <= pieceMs)
            m_pieceIndex /= 2;
    }
}

QVector<RatePoint> RateCurve::points(int maxPoints, qint64 minStepMs) const
{
    QVector<Bin> bins = m_bins;
    qint64 step = m_stepMs;
    // Less than half a piece is noise, and would leave a false extreme in the wide bin it ends up in.
    if (m_piece.ms * 2 >= static_cast<double>(std::min(step, pieceMs))) {
        const qsizetype bin = m_pieceIndex / (step / std::min(step, pieceMs));
        Bin open = m_piece;
        open.low = open.high = open.rate();
        if (bin >= bins.size())
            bins.resize(bin + 1);
        // The extremes of a piece that is still open are not known yet.
        if (bins[bin].ms > 0) {
            open.low = bins[bin].low;
            open.high = bins[bin].high;
        }
        bins[bin] = merged(bins[bin], open, step);
    }
    while (step < minStepMs || bins.size() > std::max(2, maxPoints)) {
        step *= 2;
        bins = halved(bins, step);
    }

    QVector<RatePoint> result;
    result.reserve(bins.size());
    for (qsizetype i = 0; i < bins.size(); ++i) {
        const Bin &bin = bins[i];
        if (bin.ms <= 0 ||
            (i + 1 == bins.size() && bins.size() > 1 && bin.ms * 2 < static_cast<double>(step)))
            continue;
        result.append({.seconds = (static_cast<double>(i) + 0.5) * static_cast<double>(step) / 1000.0,
                       .mean = bin.rate(),
                       .low = bin.low,
                       .high = bin.high});
    }
    return result;
}

std::optional<double> RateCurve::firstRowAt() const
{
    const auto at = [this](qint64 index, qint64 width) {
        return static_cast<double>(std::max(m_firstMs, index * width)) / 1000.0;
    };
    for (qsizetype i = 0; i < m_bins.size(); ++i)
        if (m_bins[i].rows > 0)
            return at(i, m_stepMs);
    if (m_piece.rows > 0)
        return at(m_pieceIndex, std::min(m_stepMs, pieceMs));
    return std::nullopt;
}

} // namespace millrace
