// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/record/runprogress.h"
#include "core/report/runstages.h"

#include <QPointF>
#include <QString>
#include <QVector>

namespace millrace {

/// Time and end of one chunk, from its ChunkDone event.
struct ChunkTime
{
    qint64 chunk = 0;
    qint64 rows = 0;
    double ms = 0;
    bool retried = false;
};

/// In the order of the chunk numbers; a chunk that was done twice (a resume) counts with its last time.
QVector<ChunkTime> chunkTimes(const QVector<Event> &events);

/// Of \a count times from \a from on; 0 for none.
double meanMs(const QVector<ChunkTime> &times, qsizetype from, qsizetype count);

/// Rows per second over time as an <svg> element: axes with units, the mean as a dashed line, a mark per
/// event worth one. Colours come from the page's custom properties, so the drawing follows its light or dark
/// scheme. Empty when there are too few samples to draw a line.
/// The run's stages are shaded behind it, as far as the run went.
QString rateSvg(const QVector<Sample> &samples, const QVector<Event> &events, double meanRowsPerSecond,
                const QVector<RunStage> &stages = {});

/// Two runs' rows per second over the seconds since the first row of each, on the same axes.
QString compareSvg(const QVector<Sample> &first, const QVector<Sample> &second, const QString &firstName,
                   const QString &secondName);

/// A figure of the server over time; \a values: (seconds, value). Empty for fewer than two.
QString seriesSvg(const QString &title, const QVector<QPointF> &values);

/// Time per chunk as bars; more chunks than there is room for are drawn in groups by the slowest of each.
/// Empty without chunks.
QString chunkSvg(const QVector<ChunkTime> &times);

/// Round numbers from 0 up to at least `highest`, four to eight of them.
QVector<double> axisTicks(double highest);

} // namespace millrace
