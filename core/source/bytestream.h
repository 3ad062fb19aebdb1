// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <span>

namespace millrace {

/// Bytes in order, as views: nothing is copied until the socket.
/// Used by one thread; the view stays valid until the next call or the stream's end of life.
class ByteStream
{
public:
    virtual ~ByteStream() = default;
    /// The next bytes; an empty span is the end. Errors: SourceUnreadable, SourceChanged.
    virtual Result<std::span<const char>> next() = 0;
};

} // namespace millrace
