// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"

#include <QVector>
#include <memory>

namespace millrace {

/// The bytes of a segment that cannot be read again where they came from (unpacked ones), kept in memory
/// until the chunk is in the table. Made by the cutter, then only read, by any thread.
class HeldBytes
{
public:
    /// \a offset: of the first byte, in the content of the file.
    explicit HeldBytes(qint64 offset)
        : m_offset(offset)
    {}
    /// The next bytes: \a part of \a block, which is shared, not copied.
    void append(const QByteArray &block, std::span<const char> part);

    /// REQUIRES: [offset, offset + bytes) is held. The stream keeps the bytes alive.
    static std::unique_ptr<ByteStream> stream(std::shared_ptr<const HeldBytes> held, qint64 offset,
                                              qint64 bytes);

private:
    friend class HeldStream;
    struct Slice
    {
        QByteArray block;
        std::span<const char> part;
    };
    QVector<Slice> m_slices;
    const qint64 m_offset;
};

} // namespace millrace
