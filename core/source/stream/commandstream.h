// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"

#include <QProcess>
#include <functional>
#include <memory>
#include <stop_token>

namespace millrace {

/// What a command of the shell writes to its standard output. Its end is one only where the command ended
/// with 0; of a pipeline every part of it has to, where bash is installed (pipefail): it runs the command
/// there, /bin/sh elsewhere. Its standard input is empty. It dies with this object, and as far as it can be
/// told with this process. Used by one thread, that on which it was made; needs no event loop.
class CommandStream final : public ByteStream
{
public:
    /// \a onErrorText: what it writes to standard error, as it comes, on the thread that reads.
    /// Errors: StreamBroken (no shell).
    static Result<std::unique_ptr<CommandStream>>
    start(const QString &command, std::stop_token stop,
          std::function<void(const QString &)> onErrorText = {});
    ~CommandStream() override;

    /// Blocks until there are bytes or the command has ended. Errors: StreamBroken (it failed or was killed),
    /// with the last lines it wrote to standard error; Cancelled.
    Result<std::span<const char>> next() override;
    qint64 fileBytesRead() const override { return m_read; }

private:
    CommandStream(std::stop_token stop, std::function<void(const QString &)> onErrorText);
    void hear();
    void end();
    Result<void> judge() const;

    QProcess m_process;
    const std::stop_token m_stop;
    const std::function<void(const QString &)> m_onErrorText;
    bool m_hasGroup = false; ///< of its own: all that the command has started can be ended with it
    QByteArray m_block;
    QByteArray m_errorTail;
    qint64 m_read = 0;
};

} // namespace millrace
