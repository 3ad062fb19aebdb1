// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/bytes.h"

namespace millrace::ibd {

/// How a page's bytes are vouched for.
enum class SealKind
{
    MySqlCrc32, ///< twice: crc32c(4 … 25) xor crc32c(38 … end - 8) (buf0checksum.cc), and the LSN's low half
                ///< last
    FullCrc32 ///< MariaDB since 10.5: crc32c of all but itself, last (buf0buf.cc, innodb_checksum_algorithm)
};

/// Writes LSN and checksums of a whole page (format::pageSize bytes). Whatever else it holds has to be there.
void sealPage(Byte *page, SealKind kind, std::uint64_t lsn);
/// Whether checksums and the two halves of the LSN are what they have to be. A page of zeros is not.
bool isSealed(const Byte *page, SealKind kind);

} // namespace millrace::ibd
