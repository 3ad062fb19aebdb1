// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace millrace::bench {

/// Processor time of this process so far, in seconds: the client's side.
double ownProcessorSeconds();

/// Of the process \a pid (proc(5): fields 14 and 15 of stat); 0 when there is none.
double processorSecondsOf(qint64 pid);

/// Of the whole machine, whatever ran on it: only a quiet machine's difference says something of one program.
double machineProcessorSeconds();

} // namespace millrace::bench
