// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"

#include <QPointF>
#include <QVector>

namespace millrace {

/// Points (seconds since the run began, rows per second) without a break in time.
using CurvePart = QVector<QPointF>;

/// Rows per second between each sample and the one before it; the first of a stretch has none (-1). Rows
/// taken back by a rollback give 0, never a negative rate. Shared by the CSV and, over a window, by the
/// curve.
QVector<double> sampleRates(const QVector<Sample> &samples);

/// The curve as it is drawn: each rate is the mean over `windowSeconds`. A resumed run whose clock began
/// again is set after what was there, as a part of its own; so is what follows a gap of more than five
/// seconds.
QVector<CurvePart> rateCurve(const QVector<Sample> &samples, double windowSeconds);

/// A window that suits the run's length: 0.3 s for short ones, 1 s from half a minute on.
double rateWindow(const QVector<Sample> &samples);

/// At most about `points` points with every extreme kept: each stretch of the input leaves its lowest and its
/// highest point, in the order they came. Shorter input comes back as it is.
CurvePart keepExtremes(const CurvePart &curve, int points);

} // namespace millrace
