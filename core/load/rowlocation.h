// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/load/chunk.h"
#include "core/source/source.h"

namespace millrace {

/// Adds file, line, row, byte offset, column and raw bytes to an error whose text names a row of the chunk's
/// statement ("… for column `x` at row 17"); the server's own count, which restarts in every statement, is
/// replaced.
Error locatedInChunk(Error error, const Source &source, const Chunk &chunk);

} // namespace millrace
