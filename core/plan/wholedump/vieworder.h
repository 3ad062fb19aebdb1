// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"

namespace millrace {

/// Puts the statements of files that make views after those of files whose views they name; within a file,
/// and where nothing is named, the order stays. Views that name each other stay as they are. For dumps that
/// make no stand-ins: their files come in the order of names.
QVector<DumpStatement> viewsInOrder(const QVector<DumpStatement> &statements);

} // namespace millrace
