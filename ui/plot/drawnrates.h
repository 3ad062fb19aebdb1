// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plotlibrary.h"
#include "ui/plot/runtrail.h"

namespace millrace {

/// The curve as a plot draws it, two pixels a point, and no finer than a steady line needs: buffers make each
/// tenth of a second look different. \a end, \a span: how far the plot goes and how much of it is seen,
/// seconds; \a width: its pixels.
QVector<RatePoint> curvePoints(const RateCurve &curve, double end, double span, int width);

/// Each point the mean of the window (seconds) that ends with it; at the front of what there is so far.
QVector<RatePoint> movingMean(const QVector<RatePoint> &points, double window);

/// \a unit: rows per second of one step of the axis, as in the next.
QVector<QCPGraphData> graphData(const QVector<RatePoint> &points, double RatePoint::*value, double unit = 1);
/// As wide as it took and as high as the rows that went in per second.
QVector<QCPGraphData> blockOutline(const RateBlock &block, double unit);

/// What a pen paints grows with the points and with the height they rise and fall in. On a large screen one
/// of more than a pixel takes longer than the hand waits for a picture, and the points lie too close to show
/// it.
double fittingPen(qsizetype points, const QCPAxisRect *rect, double wanted);

} // namespace millrace
