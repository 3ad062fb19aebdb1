// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/trials/calibrationtrial.h"

#include <functional>
#include <stop_token>

namespace millrace {

struct CalibrationOptions
{
    double secondsPerTrial = 3; ///< about; 0.2 … 600
    Result<void> validate() const;
};

/// What a pilot found. A trial is worth what it measured: a few seconds into an empty table.
struct Calibration
{
    QString pilotTable; ///< "`s`.`_millrace_pilot_…`", dropped
    QString target;     ///< the table that was not touched
    qint64 sampleRows = 0;
    qint64 totalRows = 0;     ///< of the source
    bool totalIsExact = true; ///< false: by bytes, from the sample
    int leftoversDropped = 0; ///< pilots of programs that were killed
    QVector<CalibrationTrial> trials;
    qsizetype winner = 0; ///< index into trials: the least estimated time, 3 % being chance
    QStringList notes;    ///< what the figures do not say, one sentence each

    /// The plan with the winner's settings.
    Plan applied(Plan plan) const;
    QJsonObject toJson() const;
};

/// Loads the first rows of the plan's source into a table like the target, again and again: numbers of
/// workers first, then chunk sizes with the best of them, then indexes kept or deferred. The target is only
/// read. Blocks its thread; \a observer is called on it after each trial with all that is known by then.
/// However it ends, the pilot's table is dropped and nothing stays on this machine. A stop takes effect
/// within a second or two. Errors: Cancelled; PrivilegeMissing (with the GRANT); whatever keeps the sample
/// from being loaded.
Result<Calibration> calibrate(const Plan &plan, const ResolvedConnection &target,
                              const CalibrationOptions &options,
                              const std::function<void(const Calibration &)> &observer, std::stop_token stop);

} // namespace millrace
