// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"

#include <QVector>
#include <optional>

namespace millrace {

/// One point of the curve as it is drawn.
struct RatePoint
{
    double seconds = 0; ///< middle of the time it stands for
    double mean = 0;    ///< rows per second
    double low =
        0; ///< slowest and fastest piece of 0.8 s in it; equal to the mean in points no wider than that
    double high = 0;
};

/// Turns the running total of rows into rows per second over time, in bounded storage: rows are spread over
/// equal bins, and when there are too many bins two neighbours become one that keeps the slowest and the
/// fastest piece of both. Samples that come late or not at all leave no false peak, because the rows between
/// two samples are spread evenly over the time between them. Below 0.8 s a rate is mostly socket buffers
/// filling and emptying, so that is the finest piece an extreme can be. Any thread, one at a time.
class RateCurve
{
public:
    static constexpr qint64 finestStepMs = 100;
    static constexpr qint64 pieceMs = 800;
    static constexpr int defaultMaxBins = 4096; ///< 7 minutes at the finest step, 36 hours at 32 s

    /// REQUIRES: maxBins >= 2, even.
    explicit RateCurve(int maxBins = defaultMaxBins);

    /// The next sample; one that is not later than the last is ignored. The first sets the origin: rows it
    /// already counts (a resumed run) are not part of the curve.
    void append(qint64 elapsedMs, qint64 rows);

    /// At most `maxPoints` points, none narrower than `minStepMs`. The last one is left out while it is less
    /// than half full: a rate over a moment is noise.
    QVector<RatePoint> points(int maxPoints, qint64 minStepMs = finestStepMs) const;

    /// Where the first row was, to a bin: seconds on the samples' clock; unset while there was none.
    std::optional<double> firstRowAt() const;
    bool isEmpty() const { return m_lastMs < 0; }
    qint64 lastMs() const { return m_lastMs; }
    qint64 stepMs() const { return m_stepMs; } ///< width of a stored bin
    int storedBins() const { return static_cast<int>(m_bins.size()); }

private:
    struct Bin
    {
        double rows = 0;
        double ms = 0; ///< time covered, less than the step in the first and last bin
        double low = 0;
        double high = 0;
        double rate() const { return ms > 0 ? rows * 1000.0 / ms : 0; }
    };
    static Bin merged(const Bin &a, const Bin &b, qint64 stepMs);
    static QVector<Bin> halved(const QVector<Bin> &bins, qint64 stepMs);
    void closePiece();

    int m_maxBins;
    qint64 m_stepMs = finestStepMs;
    qint64 m_firstMs = -1;
    qint64 m_lastMs = -1;
    qint64 m_lastRows = 0;
    qint64 m_pieceIndex = 0; ///< of m_piece, in pieces of min(step, pieceMs) since time 0
    Bin m_piece;             ///< the open piece
    QVector<Bin> m_bins;     ///< from time 0, equal widths
};

} // namespace millrace
