// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <span>

namespace millrace {

/// How many of the first bytes, in whole steps of 256, are certain to be ASCII without NUL and without CR:
/// the greater part of most dumps, passed over at the speed of memory. What follows may be so as well.
using PlainBytesKernel = std::size_t (*)(std::span<const char> bytes);

std::size_t plainBytes(std::span<const char> bytes); ///< by the fastest of the kernels

std::size_t plainBytesBaseline(std::span<const char> bytes);
/// nullptr when the compiler or the processor has no AVX2.
PlainBytesKernel avx2PlainBytes();

/// How often a byte occurs, 64 bytes at a time.
qint64 countByte(std::span<const char> bytes, char c);

} // namespace millrace
