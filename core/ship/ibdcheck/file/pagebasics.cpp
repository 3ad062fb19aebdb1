// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/file/pagebasics.h"

#include "core/ship/ibdcheck/file/bytes.h"

namespace millrace::ibdcheck {

namespace {

bool sealHolds(const uint8_t *page, uint32_t number, const SpaceMap &map, FileFaults &faults)
{
    const uint32_t pageSize = map.flags().pageSize;
    switch (sealOf(page, pageSize, map.flags().sum)) {
    case SealedAs::Right:
        break;
    case SealedAs::WrongSum:
        faults.add(FaultKind::Checksum, number, "its checksum is not that of its bytes, ",
                   sumOfPage(page, pageSize, map.flags().sum));
        return false;
    case SealedAs::WrongLsn:
        faults.add(FaultKind::PageLsn, number, "the log position at its end is not the one at its start");
        break;
    }
    if (const uint32_t says = read4(page + pagefield::number); says != number) {
        faults.add(FaultKind::PageNumber, number, "it says that it is page ", says);
        return false;
    }
    return true;
}

} // namespace

bool isEmptyPage(const uint8_t *page, uint32_t pageSize)
{
    return !page[0] && std::memcmp(page, page + 1, pageSize - 1) == 0;
}

bool checkBasics(const uint8_t *page, uint32_t number, uint32_t type, const SpaceMap &map, FileFaults &faults)
{
    if (isEmptyPage(page, map.flags().pageSize)) {
        faults.add(FaultKind::EmptyPage, number, "it is in use and has nothing but zeros");
        return false;
    }
    if (!sealHolds(page, number, map, faults))
        return false;
    if (const uint32_t says = read4(page + pagefield::space); says != map.spaceId())
        faults.add(FaultKind::SpaceId, number, "it says that it is of space ", says, ", the file is ",
                   map.spaceId());
    if (const uint32_t says = read2(page + pagefield::type); says != type) {
        faults.add(FaultKind::PageType, number, "it is of type ", says, ", it should be of ", type);
        return false;
    }
    return true;
}

void checkUnused(const uint8_t *page, uint32_t number, const SpaceMap &map, FileFaults &faults)
{
    if (!isEmptyPage(page, map.flags().pageSize))
        sealHolds(page, number, map, faults);
}

} // namespace millrace::ibdcheck
