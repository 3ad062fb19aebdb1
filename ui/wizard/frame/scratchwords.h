// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/work/scratchwork.h"

namespace millrace {

/// "Running · MariaDB 10.11.19 · relaxed durability · 512 MiB pool · 12 MB of data"; what is being done
/// while something is.
QString scratchState(const ScratchWork &work);
/// What becomes of it by itself: stopped with the window, running on, gone with the machine. Empty: nothing
/// is to be said.
QString scratchFate(const ScratchWork &work);
/// One choice of durability: a few words, and the price of it in one sentence.
QString durabilityTitle(ScratchServer::Durability durability, bool inMemory);
QString durabilityPrice(ScratchServer::Durability durability, bool inMemory);
/// "Sealed in 3.1 s: …".
QString sealWords(const SealReport &report);

} // namespace millrace
