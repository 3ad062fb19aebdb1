// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"

class QApplication;

namespace millrace {

class Preferences;

/// The program with its window, until it is closed; with --pages until its pages are drawn. The exit code: 1
/// when the arguments or what they name cannot be used.
int showWindow(QApplication &application, Preferences &preferences, const reference::CommandParser &parser);

} // namespace millrace
