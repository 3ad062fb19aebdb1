// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/bytes/arrival.h"
#include "core/source/stream/sourcestream.h"
#include "core/source/stream/spooloptions.h"

#include <memory>
#include <thread>

namespace millrace {

/// A stream that is read into its spool file on a thread of its own, while whoever wants to reads what has
/// arrived. Any thread may call; all but begin(), goOn() and wait() return at once.
class StreamArrival
{
public:
    /// Begins to read; blocks until its head is there, or it has ended before that (isWhole()). Errors: as
    /// spoolStream(), with nothing left.
    static Result<std::unique_ptr<StreamArrival>> begin(SourceStream::From from, const QString &text,
                                                        SpoolOptions options);
    /// Goes on with one that broke off, whose record is \a partial: the stream is read from its front once
    /// more (of a store: what has not arrived), and has to begin as it did. Errors: StreamGone, StreamBroken;
    /// as spoolStore() before anything is fetched.
    static Result<std::unique_ptr<StreamArrival>> goOn(const SourceStream &partial, SpoolOptions options);
    /// Ends the reading.
    ~StreamArrival();

    const Arrival &arrival() const { return m_arrival; }
    SourceStream stream() const; ///< bytes and hash when it is whole
    bool isWhole() const { return m_arrival.isWhole(); }
    /// Blocks until it has ended. Errors: what it broke off with; what is there stays.
    Result<SourceStream> wait() const;
    void stop() { m_stop.request_stop(); }

private:
    StreamArrival() = default;
    Result<void> start(SourceStream::From from, const QString &text, SpoolOptions options);
    void run(SourceStream::From from, const QString &text, const SpoolOptions &options);

    Arrival m_arrival;
    std::stop_source m_stop;
    mutable std::mutex m_mutex; ///< protects the next four
    mutable std::condition_variable m_changed;
    SourceStream m_stream;
    bool m_hasHead = false;
    std::optional<Result<SourceStream>> m_end;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
