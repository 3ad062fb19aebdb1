// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/archivereader.h"
#include "core/source/bytes/bytestream.h"

namespace millrace {

/// One file of an archive, from front to back; nothing is written to disk. Memory: one block and what the
/// compression itself needs.
class MemberStream final : public ByteStream
{
public:
    static constexpr qsizetype blockBytes = 1024LL * 1024;

    /// Errors: SourceMissing (the archive, or the file in it), SourceUnreadable.
    static Result<std::unique_ptr<MemberStream>> open(const QString &path, const QString &member);

    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_block; }
    /// Of the archive, after the member's beginning.
    qint64 fileBytesRead() const override { return m_read; }

private:
    friend class ArchiveTrail;
    explicit MemberStream(std::shared_ptr<ArchiveReader> reader);

    std::shared_ptr<ArchiveReader> m_reader;
    QByteArray m_block;
    qint64 m_start;
    qint64 m_read = 0;
    bool m_ended = false;
};

/// Remembers how far an archive was read, so that the next file in it needs no new beginning: with it, the
/// files of a compressed .tar are unpacked once in all, without it once more for each. Used by one thread.
class ArchiveTrail
{
public:
    /// \see MemberStream::open. The streams opened before have to be gone for the trail to be of use.
    Result<std::unique_ptr<MemberStream>> open(const QString &path, const QString &member);

private:
    std::shared_ptr<ArchiveReader> m_reader;
};

} // namespace millrace
