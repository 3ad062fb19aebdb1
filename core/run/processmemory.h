// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace millrace {

/// The most resident memory this process ever had (VmHWM of /proc/self/status), mapped file pages included; 0
/// where the system does not tell.
qint64 peakResidentBytes();

} // namespace millrace
