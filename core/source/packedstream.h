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
    ~PackedStream() override;

    /// Errors: SourceUnreadable (damaged or cut short, with the offset in the compressed file).
    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_block; }
    qint64 fileBytesRead() const override;

private:
    PackedStream();
    Error damaged() const;

    struct Reader;
    std::unique_ptr<Reader> m_reader;
    QString m_path;
    QByteArray m_block;
};

} // namespace millrace
