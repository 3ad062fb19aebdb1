// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <span>

namespace millrace {

/// How often a byte occurs, 64 bytes at a time.
qint64 countByte(std::span<const char> bytes, char c);

} // namespace millrace
