// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytestream.h"

#include <QString>
#include <memory>

namespace millrace {

/// What is inside a compressed file (.gz .bz2 .xz .zst .lz4), from front to back, by libarchive. Nothing is
/// written to disk; memory: one block and what the compression itself needs (xz: up to 65 MB).
class PackedStream final : public ByteStream
{
public:
    static constexpr qsizetype blockBytes = 1024 * 1024;

    /// Errors: SourceMissing, SourceUnreadable.
    static Result<std::unique_ptr<PackedStream>> open(const QString &path);
    /// What \a packed holds compressed, a compressed file inside an archive; \a first: the bytes that were
    /// taken from it already. \a name: for errors. Errors: SourceUnreadable.
    static Result<std::unique_ptr<PackedStream>> open(std::unique_ptr<ByteStream> packed,
                                                      const QByteArray &first, const QString &name);
    ~PackedStream() override;

    /// Errors: SourceUnreadable (damaged or cut short, with the offset in the compressed file).
    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_block; }
    qint64 fileBytesRead() const override;

private:
    PackedStream();
    Result<void> begin();
    Error damaged() const;

    struct Reader;
    std::unique_ptr<Reader> m_reader;
    QString m_path;
    QByteArray m_block;
};

} // namespace millrace
