// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/connection.h"

#include <atomic>
#include <memory>
#include <thread>

namespace millrace {

/// Fills a named pipe from a feed, on a thread of its own, while the server reads it. Never waits for a
/// reader that does not come: the pipe is opened and written without blocking, and finish() ends it within
/// some milliseconds whatever the server does (unless the feed itself waits: a paused run).
/// The pipe is made at the start and its name gone as soon as the server has opened it, or at the end.
/// Unix only.
class PipeFeeder
{
public:
    /// \a feed is used on the feeder's thread until finish() has returned; outlives the feeder.
    /// Errors: ServerFileUnreadable.
    static Result<std::unique_ptr<PipeFeeder>> start(const QString &path, InfileFeed &feed);
    ~PipeFeeder();
    PipeFeeder(const PipeFeeder &) = delete;
    PipeFeeder &operator=(const PipeFeeder &) = delete;

    /// The statement that reads the pipe has ended. True when it was given everything, to the feed's end.
    bool finish();

private:
    PipeFeeder(const QString &path, InfileFeed &feed);
    void run();
    int openForWriting();
    bool writeAll(int pipe, const char *bytes, std::size_t size);

    const QByteArray m_path;
    InfileFeed &m_feed;
    std::atomic<bool> m_ended = false; ///< nobody reads any more
    std::atomic<bool> m_complete = false;
    std::atomic<bool> m_gone = false; ///< the name
    std::jthread m_thread;            ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
