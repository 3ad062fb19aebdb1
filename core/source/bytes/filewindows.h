// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"

#include <QFile>
#include <QString>
#include <memory>

namespace millrace {

/// A part of a file, read window by window into one buffer. Not mapped: a file that is cut short while a
/// mapping of it is read kills the process (SIGBUS), and a copy that stays in the processor's cache costs no
/// more than the page table of a mapping does. A window holds what the file held when it was read, whatever
/// happens then.
class FileWindows final : public ByteStream
{
public:
    static constexpr qint64 defaultWindowBytes = 1024LL * 1024;

    /// Opens [offset, offset + bytes) of the file; bytes < 0 means to its end.
    /// The end is fixed now: what is written after it later is not read.
    /// Errors: SourceMissing, SourceUnreadable, SourceChanged (shorter than offset + bytes).
    static Result<std::unique_ptr<FileWindows>>
    open(const QString &path, qint64 offset = 0, qint64 bytes = -1, qint64 windowBytes = defaultWindowBytes);

    /// Errors: SourceChanged (the file ends before the part does), SourceUnreadable.
    Result<std::span<const char>> next() override;
    qint64 fileBytesRead() const override { return m_position; }

private:
    FileWindows() = default;

    QFile m_file;
    QByteArray m_window; ///< the buffer of all windows
    qint64 m_position = 0;
    qint64 m_end = 0;
    qint64 m_windowBytes = defaultWindowBytes;
};

} // namespace millrace
