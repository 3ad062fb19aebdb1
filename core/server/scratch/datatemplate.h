// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/scratch/serverprogram.h"

namespace millrace {

/// A freshly made data directory, copied from one that is made once per program and version and kept in
/// cacheHome(): making one takes seconds, copying it a fraction of one. Those that nobody asked for in a
/// month go. Several processes may ask at once. Where there is no room for the template it is made at its
/// place at once. Errors: as ServerProgram::makeDataFolder(), FileNotWritable, DiskFull.
Result<void> copyDataTemplate(const ServerProgram &program, const QString &dataFolder);

} // namespace millrace
