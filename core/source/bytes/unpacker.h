// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"
#include "core/source/bytes/packing.h"

#include <QFile>
#include <memory>
#include <optional>

namespace millrace {

/// The compressed bytes, of a file or of another stream, block by block.
class PackedInput
{
public:
    QFile file;                        ///< opened by whoever owns it
    std::unique_ptr<ByteStream> inner; ///< instead of the file
    QByteArray first;                  ///< of the inner stream, taken from it already

    /// The next bytes, valid until the next call; empty at the end. Errors: SourceUnreadable, the stream's.
    Result<std::span<const char>> next();
    qint64 handedOut() const { return m_handedOut; }
    /// What ended the reading, whoever was told of it.
    const std::optional<Error> &error() const { return m_error; }

private:
    QByteArray m_block;
    qint64 m_handedOut = 0;
    std::optional<Error> m_error;
};

/// Takes compressed bytes apart, of one or several compressed parts one after the other (as of
/// `cat a.gz b.gz`), and holds each against the checksum that is kept with it.
/// Errors: SourceUnreadable; `what` is the bare reason.
class Unpacker
{
public:
    virtual ~Unpacker() = default;
    /// Unpacks \a size bytes, fewer only at the end. The end is told only when nothing is left of the input:
    /// bytes that belong to nothing are an error, since they may be a part whose beginning is damaged.
    virtual Result<qint64> read(char *buffer, qint64 size) = 0;
    /// Bytes of the input that are used up.
    virtual qint64 consumed() const = 0;
};

/// \a input outlives it.
std::unique_ptr<Unpacker> makeUnpacker(Packing packing, PackedInput &input);

} // namespace millrace
