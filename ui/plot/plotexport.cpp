// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plotexport.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "ui/language/localtext.h"
#include "ui/plot/runplot.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryFile>
#include <cmath>

namespace millrace {

namespace {

QByteArray figure(double value)
{
    return QByteArray::number(value, 'f', 1);
}

/// QCustomPlot writes PDFs to a name only: beside the target, so that a disk that is full leaves no half
/// file.
Result<QByteArray> pdfOf(RunPlot &plot)
{
    QTemporaryFile file;
    if (!file.open() || !plot.savePdf(file.fileName(), plot.width(), plot.height()))
        return fail({.code = ErrorCode::FileNotWritable,
                     .what = tr("The picture cannot be written to the folder for temporary files."),
                     .howToFix = tr("Make room there, or set TMPDIR.")});
    return readWholeFile(file.fileName());
}

} // namespace

QByteArray trailCsv(const RunTrail &trail)
{
    QByteArray csv =
        "seconds,rows_per_second_sent,lowest,highest,rows_per_second_committed,buffer_pool_reads_"
        "per_second,dirty_pages_percent,checkpoint_age_percent,threads_running,fsyncs_per_second,cpu_percent_"
        "of_a_core\n";
    const auto sent = trail.sent().points(RateCurve::defaultMaxBins);
    const auto committed = trail.committed().points(RateCurve::defaultMaxBins);
    constexpr double near = 1.5; // the server is asked once a second
    const double step = static_cast<double>(trail.sent().stepMs()) / 1000.0;
    for (qsizetype i = 0; i < sent.size(); ++i) {
        const RatePoint &point = sent.at(i);
        csv += QByteArray::number(point.seconds, 'f', 2) + ',' + figure(point.mean) + ',' +
               figure(point.low) + ',' + figure(point.high) + ',' +
               (i < committed.size() && !trail.isBuilt() ? figure(committed.at(i).mean) : "");
        for (int series = 0; series < serverSeriesCount; ++series) {
            const RatePoint *seen = trail.server(static_cast<ServerSeries>(series)).nearest(point.seconds);
            const bool known = seen && std::abs(seen->seconds - point.seconds) <= std::max(near, step);
            csv += ',' + (known ? QByteArray::number(seen->mean, 'f', 2) : QByteArray());
        }
        csv += '\n';
    }
    return csv;
}

Result<void> exportPlot(RunPlot &plot, const RunTrail &trail, const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == "csv"_L1)
        return writeFileAtomically(path, trailCsv(trail));
    if (suffix == "png"_L1) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        constexpr double scale = 2;
        plot.toPixmap(plot.width(), plot.height(), scale).save(&buffer, "PNG");
        return writeFileAtomically(path, bytes);
    }
    if (suffix == "pdf"_L1) {
        const auto bytes = pdfOf(plot);
        return bytes ? writeFileAtomically(path, *bytes) : fail(bytes.error());
    }
    return fail({.code = ErrorCode::PlanInvalid,
                 .what = tr("%1 is not the name of a picture or table.").arg(path),
                 .howToFix = tr("Name a file that ends in .png, .pdf or .csv.")});
}

} // namespace millrace
