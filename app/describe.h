// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"

namespace millrace {

/// Prints what the build installs beside the window's program: man, markdown, or the completion of bash, zsh
/// or fish. False for a format that is not known.
bool describeProgram(const reference::CommandParser &parser, const QString &format);

} // namespace millrace
