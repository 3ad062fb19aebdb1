// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace millrace {

/// Draws the window as it looks at the end of a run, rail and load page, from the run's folder into a PNG of
/// 1180×760 pixels. Works without a screen (QT_QPA_PLATFORM=offscreen). REQUIRES: a QApplication; sets its
/// theme. Errors: those of the run's folder; FileNotWritable.
Result<void> renderRunPicture(const QString &runId, const QString &file, bool dark);

} // namespace millrace
