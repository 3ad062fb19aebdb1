// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytestream.h"

#include <QFile>
#include <QString>
#include <memory>

namespace millrace {

/// A part of a file, mapped window by window (QFile::map) and unmapped as soon as the next window is asked
/// for: the resident size stays at one window whatever the file's size. Before each window the file's size is
/// looked at again, because reading a mapping beyond the end of a truncated file would kill the process
/// (SIGBUS).
class MappedFile final : public ByteStream
{
public:
    static constexpr qint64 defaultWindowBytes = 8 * 1024 * 1024;

    /// Opens [offset, offset + bytes) of the file; bytes < 0 means to its end.
    /// Errors: SourceMissing, SourceUnreadable, SourceChanged (shorter than offset + bytes).
    static Result<std::unique_ptr<MappedFile>> open(const QString &path, qint64 offset = 0, qint64 bytes = -1,
                                                    qint64 windowBytes = defaultWindowBytes);
    ~MappedFile() override;

    Result<std::span<const char>> next() override;
    qint64 fileBytesRead() const override { return m_position; }

private:
    MappedFile() = default;

    QFile m_file;
    uchar *m_window = nullptr;
    qint64 m_position = 0;
    qint64 m_end = 0;
    qint64 m_windowBytes = defaultWindowBytes;
};

} // namespace millrace
