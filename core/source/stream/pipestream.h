// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"

#include <QString>
#include <memory>
#include <stop_token>

namespace millrace {

/// A named pipe, or whatever else is no file and can be opened and read once ("/dev/fd/63" of a shell's
/// "<(command)"). False for files and folders, and for what is not there.
bool isPipe(const QString &path);

/// What a pipe gives until its writers have closed it. Waits for the first of them. next() blocks until there
/// are bytes. Errors: SourceUnreadable, Cancelled (within a tenth of a second).
class PipeStream final : public ByteStream
{
public:
    static Result<std::unique_ptr<PipeStream>> open(const QString &path, std::stop_token stop);
    /// Of standard input, which stays open.
    static std::unique_ptr<PipeStream> ofInput(std::stop_token stop);
    ~PipeStream() override;

    Result<std::span<const char>> next() override;
    qint64 fileBytesRead() const override { return m_read; }

private:
    PipeStream(int handle, bool isOwn, QString name, std::stop_token stop);

    const int m_handle;
    const bool m_isOwn;
    const QString m_name;
    const std::stop_token m_stop;
    QByteArray m_block;
    qint64 m_read = 0;
};

} // namespace millrace
