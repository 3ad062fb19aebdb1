// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared/command.h"

#include <span>

namespace millrace::cli {

struct CommandEntry
{
    const char *name;
    const char *summary;
    Handler handler;
};

/// Every command, in the order in which a migration needs them.
std::span<const CommandEntry> commands();
/// Null when there is none of this name.
const CommandEntry *commandNamed(const QString &name);

/// The whole program as its parsers know it: what help prints and what man page, completions and reference
/// are made from.
reference::ProgramDescription describeProgram();

} // namespace millrace::cli
