// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QLockFile>
#include <QTemporaryDir>
#include <optional>
#include <stop_token>

namespace millrace {

/// Somebody asked a calibration to stop.
Error calibrationStopped();

/// The first rows of a plan's source as one file without header lines, so that every trial loads the same
/// rows and no more. Lies in a temporary folder and goes with the object; the folder of a program that was
/// killed goes with the next sample.
class CalibrationSample
{
public:
    static constexpr qint64 mostBytes = 256LL * 1024 * 1024;

    /// Errors: as ChunkCutter::next; FileNotWritable; Cancelled.
    static Result<std::unique_ptr<CalibrationSample>> take(const Plan &plan, std::stop_token stop);

    qint64 rows() const { return m_rows; }
    qint64 bytes() const { return m_bytes; }
    bool isWhole() const { return m_whole; } ///< the source has no more
    /// The plan's source with nothing but the first \a rows rows. Cuts the file: never more than the last
    /// time.
    Result<Source> source(const Plan &plan, qint64 rows);
    QString folder() const { return m_folder.path(); }

private:
    CalibrationSample();
    static void removeLeftovers();

    std::optional<QLockFile>
        m_lock; ///< beside the folder: it is in use. Declared before it, given up after it
    QTemporaryDir m_folder;
    qint64 m_rows = 0;
    qint64 m_bytes = 0;
    bool m_whole = false;
};

} // namespace millrace
