// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/sortoptions.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

namespace millrace {

Result<void> SortOptions::validate() const
{
    if (memoryBytes < leastMemoryBytes)
        return fail(
            {.code = ErrorCode::OrderMemoryTooSmall,
             .what = CoreText::tr("%1 of memory are too little to sort with.").arg(sizeText(memoryBytes)),
             .howToFix = CoreText::tr("Give the sort at least %1.").arg(sizeText(leastMemoryBytes))});
    return {};
}

} // namespace millrace
