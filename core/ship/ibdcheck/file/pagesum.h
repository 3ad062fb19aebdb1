// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace millrace::ibdcheck {

/// CRC-32C (Castagnoli), as iSCSI has it: of "123456789" it is e3069283.
uint32_t crc32c(const uint8_t *bytes, size_t count);
/// The same without the processor's instruction for it: what runs where there is none.
uint32_t crc32cByTable(const uint8_t *bytes, size_t count);

/// How a page carries its checksum.
enum class PageSum
{
    Crc32,    ///< MySQL: of two parts, exclusive or; at the start and 8 bytes before the end
    FullCrc32 ///< MariaDB since 10.5: of all but the last 4 bytes, which are it
};

/// What it should be.
uint32_t sumOfPage(const uint8_t *page, uint32_t pageSize, PageSum sum);

/// Whether checksum (all of its copies) and the copy of the LSN's low half are right.
enum class SealedAs
{
    Right,
    WrongSum,
    WrongLsn
};
SealedAs sealOf(const uint8_t *page, uint32_t pageSize, PageSum sum);

} // namespace millrace::ibdcheck
