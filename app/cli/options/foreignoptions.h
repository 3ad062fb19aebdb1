// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared/command.h"
#include "core/mapping/foreign/wordchoice.h"

namespace millrace::cli {

/// --definers, --collations, --engines, --sql-modes, --binlog: statements that were written for another
/// server.
void addForeignOptions(reference::CommandParser &parser);
/// Errors: a usage error.
Result<WordChoice> readWordChoice(const QCommandLineParser &parser);

} // namespace millrace::cli
