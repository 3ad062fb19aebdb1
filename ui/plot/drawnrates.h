// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/ratecurve.h"

namespace millrace {

/// The curve as a plot draws it, two pixels a point, and no finer than a steady line needs: buffers make each
/// tenth of a second look different. \a end, \a span: how far the plot goes and how much of it is seen,
/// seconds; \a width: its pixels.
QVector<RatePoint> curvePoints(const RateCurve &curve, double end, double span, int width);

/// Each point the mean of the window (seconds) that ends with it; at the front of what there is so far.
QVector<RatePoint> movingMean(const QVector<RatePoint> &points, double window);

} // namespace millrace
