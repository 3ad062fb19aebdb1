// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/file/faults.h"
#include "core/ship/ibdcheck/file/spacemap.h"

namespace millrace::ibdcheck {

/// What is asked of every page in use: checksum, number, space, type. False: its content is not to be
/// trusted.
bool checkBasics(const uint8_t *page, uint32_t number, uint32_t type, const SpaceMap &map,
                 FileFaults &faults);

/// Of a page that nobody has: empty, or the whole page that it was once.
void checkUnused(const uint8_t *page, uint32_t number, const SpaceMap &map, FileFaults &faults);

bool isEmptyPage(const uint8_t *page, uint32_t pageSize);

} // namespace millrace::ibdcheck
