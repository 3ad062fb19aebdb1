// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace millrace::cli {

enum class Echo
{
    On,
    Off ///< what is typed is not shown
};

/// A line of standard input, without its end and without blanks around it; \a prompt is shown on standard
/// error where that input is a terminal. Empty, too, where the input has ended. The terminal shows again what
/// is typed also where a signal ends the program meanwhile. Errors: Cancelled.
Result<QString> typedLine(const QString &prompt, Echo echo);

} // namespace millrace::cli
