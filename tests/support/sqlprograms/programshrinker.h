// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sqlprograms/sqlprogram.h"

#include <functional>

namespace millrace::test {

/// Leaves out statements, then rows and columns of those that stay, while \a stillDiffers says that what is
/// looked for is still there; asks it at most \a questions times. Nothing can be left out of the answer one
/// by one any more, unless the questions ran out.
SqlProgram shrunk(SqlProgram program, const std::function<bool(const SqlProgram &)> &stillDiffers,
                  int questions = 400);

} // namespace millrace::test
