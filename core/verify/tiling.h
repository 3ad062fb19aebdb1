// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/record/chunk.h"
#include "core/source/source.h"

namespace millrace {

/// Proves that the chunks tile the source exactly: every file's bytes from its first row to its end belong to
/// one segment each, in order, without gap or overlap, and row numbers run on without one. Errors:
/// TilingBroken, with the file and byte offset of the first gap or overlap.
Result<void> checkTiling(const Source &source, const QVector<Chunk> &chunks);

} // namespace millrace
