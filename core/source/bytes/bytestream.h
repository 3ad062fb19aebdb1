// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
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
    /// The memory the last view lies in, which stays as it is for as long as somebody holds it; empty for
    /// bytes that can be read again (windows of a file).
    virtual QByteArray sharedBlock() const { return {}; }
    /// Lines of the file that were left out so far, all of them before the last view (commentfilter.h).
    virtual qint64 linesLeftOut() const { return 0; }
    /// Bytes of the file itself read so far, compressed ones where it is compressed: what tells how far
    /// the reading is.
    virtual qint64 fileBytesRead() const = 0;
};

} // namespace millrace
