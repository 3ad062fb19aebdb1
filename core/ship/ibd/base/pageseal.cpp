// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/base/pageseal.h"

#include "core/ship/ibd/base/crc32c.h"
#include "core/ship/ibd/base/format.h"

namespace millrace::ibd {

using namespace format;

namespace {

constexpr std::uint32_t lsnLowFullCrc = pageSize - 8;
constexpr std::uint32_t lsnLowMySql = pageSize - 4;

std::uint32_t checksumOf(const Byte *page, SealKind kind)
{
    if (kind == SealKind::FullCrc32)
        return crc32c({page, pageSize - fullCrcBytes});
    return crc32c({page + filPageNumber, filFlushLsn - filPageNumber}) ^
           crc32c({page + filData, pageSize - filTrailer - filData});
}

} // namespace

void sealPage(Byte *page, SealKind kind, std::uint64_t lsn)
{
    put64(page + filLsn, lsn);
    if (kind == SealKind::FullCrc32) {
        put32(page + filChecksum, 0);
        put32(page + lsnLowFullCrc, static_cast<std::uint32_t>(lsn));
        put32(page + pageSize - fullCrcBytes, checksumOf(page, kind));
        return;
    }
    const std::uint32_t checksum = checksumOf(page, kind);
    put32(page + filChecksum, checksum);
    put32(page + pageSize - filTrailer, checksum);
    put32(page + lsnLowMySql, static_cast<std::uint32_t>(lsn));
}

bool isSealed(const Byte *page, SealKind kind)
{
    const std::uint32_t checksum = checksumOf(page, kind);
    if (kind == SealKind::FullCrc32)
        return get32(page + pageSize - fullCrcBytes) == checksum &&
               get32(page + lsnLowFullCrc) == get32(page + filLsn + 4);
    return get32(page + filChecksum) == checksum && get32(page + pageSize - filTrailer) == checksum &&
           get32(page + lsnLowMySql) == get32(page + filLsn + 4);
}

} // namespace millrace::ibd
