// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace millrace {

/// What a private server risks for speed.
enum class ScratchDurability
{
    Full,
    Relaxed, ///< log flushed by the second, no binary log, no doublewrite
    None     ///< and nothing waits for the disk (libeatmydata, where it is installed)
};

QString durabilityName(ScratchDurability durability); ///< "full", "relaxed", "none"
std::optional<ScratchDurability> durabilityFromName(const QString &name);

} // namespace millrace
