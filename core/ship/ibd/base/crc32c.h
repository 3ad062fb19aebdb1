// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/bytes.h"

namespace millrace::ibd {

/// CRC-32C (Castagnoli, RFC 3720), begun with all ones and inverted at the end, as ut_crc32() has it. By the
/// processor's own instruction in three interleaved streams where it has one (SSE 4.2), else by tables.
std::uint32_t crc32c(Bytes bytes);
/// By tables on every machine: what the other one is tested with.
std::uint32_t crc32cByTables(Bytes bytes);

} // namespace millrace::ibd
