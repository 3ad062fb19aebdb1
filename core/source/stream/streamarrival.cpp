// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/streamarrival.h"

#include "core/source/stream/spooling.h"

#include <QFileInfo>

namespace millrace {

Result<std::unique_ptr<StreamArrival>> StreamArrival::begin(SourceStream::From from, const QString &text,
                                                            SpoolOptions options)
{
    std::unique_ptr<StreamArrival> stream(new StreamArrival);
    MILLRACE_TRY_VOID(stream->start(from, text, std::move(options)));
    return stream;
}

Result<std::unique_ptr<StreamArrival>> StreamArrival::goOn(const SourceStream &partial, SpoolOptions options)
{
    std::unique_ptr<StreamArrival> stream(new StreamArrival);
    options.goOn = partial.spool;
    options.folder = QFileInfo(QFileInfo(partial.spool).absolutePath()).absolutePath();
    options.name = QFileInfo(partial.spool).fileName();
    options.keep = partial.keep;
    options.tag = partial.tag;
    MILLRACE_TRY_VOID(stream->start(partial.from, partial.text, std::move(options)));
    return stream;
}

StreamArrival::~StreamArrival()
{
    stop();
}

Result<void> StreamArrival::start(SourceStream::From from, const QString &text, SpoolOptions options)
{
    options.arrival = &m_arrival;
    options.onHead = [this](const SourceStream &stream) {
        const std::lock_guard lock(m_mutex);
        m_stream = stream;
        m_hasHead = true;
        m_changed.notify_all();
    };
    m_thread = std::jthread([this, from, text, options = std::move(options)]() mutable {
        const std::stop_callback onStop(options.stop, [this] { stop(); });
        options.stop = m_stop.get_token();
        run(from, text, options);
    });
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_hasHead || m_end; });
    return m_end && !*m_end && !m_hasHead ? Result<void>(fail(m_end->error())) : Result<void>();
}

void StreamArrival::run(SourceStream::From from, const QString &text, const SpoolOptions &options)
{
    const auto end = spoolStream(from, text, options);
    if (end) {
        m_arrival.reach(end->bytes);
        const std::lock_guard lock(m_mutex);
        m_stream = *end;
    }
    // Whoever sees the end finds the record, too.
    end ? m_arrival.end() : m_arrival.breakOff(end.error());
    const std::lock_guard lock(m_mutex);
    m_end = end;
    m_changed.notify_all();
}

SourceStream StreamArrival::stream() const
{
    const std::lock_guard lock(m_mutex);
    return m_stream;
}

Result<SourceStream> StreamArrival::wait() const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_end.has_value(); });
    return *m_end;
}

} // namespace millrace
