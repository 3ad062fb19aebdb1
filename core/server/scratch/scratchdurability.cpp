// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/scratchdurability.h"

#include "core/base/literals.h"

namespace millrace {

QString durabilityName(ScratchDurability durability)
{
    switch (durability) {
    case ScratchDurability::Full:
        return u"full"_s;
    case ScratchDurability::Relaxed:
        return u"relaxed"_s;
    case ScratchDurability::None:
        return u"none"_s;
    }
    Q_UNREACHABLE();
}

std::optional<ScratchDurability> durabilityFromName(const QString &name)
{
    for (const auto durability :
         {ScratchDurability::Full, ScratchDurability::Relaxed, ScratchDurability::None})
        if (name == durabilityName(durability))
            return durability;
    return std::nullopt;
}

} // namespace millrace
