// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// Draws the window as it looks at the end of a run, rail and load page, from the run's folder into a PNG of
/// 1180×760 pixels. Works without a screen (QT_QPA_PLATFORM=offscreen). REQUIRES: a QApplication; sets its
/// theme. False with a sentence in *error when the run is not known or the file cannot be written.
bool renderRunPicture(const QString &runId, const QString &file, bool dark, QString *error);

} // namespace millrace
