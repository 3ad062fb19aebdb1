// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"
#include "core/source/bytes/unpacker.h"

#include <QString>
#include <memory>

namespace millrace {

/// What is inside a compressed file (.gz .bz2 .xz .zst .lz4), from front to back; what is compressed once
/// more inside is unpacked as well. Nothing is written to disk; memory: two blocks and what the compression
/// itself needs (xz: up to 65 MB). Unpacks a block ahead: the last one is handed out only when the checksums
/// after it were compared, so that whoever stops at the last byte has what was packed, too. (Zstandard and
/// LZ4 may have been written without.)
class PackedStream final : public ByteStream
{
public:
    static constexpr qsizetype blockBytes = 1024LL * 1024;

    /// Errors: SourceMissing, SourceUnreadable.
    static Result<std::unique_ptr<PackedStream>> open(const QString &path);
    /// What \a packed holds compressed, a compressed file inside an archive; \a first: the bytes that were
    /// taken from it already. \a name: for errors. Errors: SourceUnreadable.
    static Result<std::unique_ptr<PackedStream>> open(std::unique_ptr<ByteStream> packed,
                                                      const QByteArray &first, const QString &name);
    /// Errors: SourceUnreadable (damaged or cut short, with the offset in the compressed file).
    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_block; }
    /// Up to the end of the block that was handed out last.
    qint64 fileBytesRead() const override { return m_read; }

private:
    PackedStream() = default;
    static Result<std::unique_ptr<PackedStream>> begin(std::unique_ptr<PackedStream> stream,
                                                       const QByteArray &head);
    Result<void> unpackAhead();
    qint64 inputRead() const;
    Error damaged(const Error &reason) const;

    PackedInput m_input;
    std::unique_ptr<Unpacker> m_unpacker; ///< none: all is unpacked
    QString m_path;
    QByteArray m_block;
    QByteArray m_ahead;
    qint64 m_read = 0;
};

} // namespace millrace
