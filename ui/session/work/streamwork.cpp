// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/streamwork.h"

#include "core/run/undo/spoolkeeping.h"
#include "core/source/stream/spooling.h"
#include "core/source/stream/spoolstore.h"

#include <type_traits>

namespace millrace {

namespace {

const QString streamKey = u"stream"_s;
constexpr qsizetype mostSaid = 16LL * 1024;

Result<QString> spooledFile(SourceStream::From from, const QString &text, const SpoolOptions &options)
{
    if (from == SourceStream::From::Command)
        MILLRACE_TRY_VOID(rememberCommand(text));
    MILLRACE_TRY(const auto stream, spoolStream(from, text, options));
    return stream.spool;
}

} // namespace

StreamWork::StreamWork(QObject *parent)
    : QObject(parent)
{
    m_sampler.setInterval(100);
    connect(&m_sampler, &QTimer::timeout, this, &StreamWork::progress);
    connect(&m_queue, &WorkQueue::busyChanged, this, &StreamWork::changed);
}

void StreamWork::read(SourceStream::From from, const QString &text)
{
    post([from, text](const SpoolOptions &options) { return spooledFile(from, text, options); });
}

void StreamWork::readAgain(const RunPlan &plan)
{
    post([plan](const SpoolOptions &options) { return withStreamReadAgain(plan, options); });
}

template <typename Work> void StreamWork::post(const Work &work)
{
    Q_ASSERT(!isReading());
    m_bytes = std::make_shared<std::atomic<qint64>>(0);
    m_total = std::make_shared<std::atomic<qint64>>(0);
    m_clock.start();
    m_said.clear();
    m_error.reset();
    m_sampler.start();
    using Read = std::invoke_result_t<Work, const SpoolOptions &>;
    m_queue.post(
        streamKey,
        [this, work, bytes = m_bytes, total = m_total](std::stop_token stop) -> Read {
            const auto onErrorText = [this](const QString &said) {
                m_queue.tell([this, said] { hear(said); });
            };
            return work({.stop = std::move(stop),
                         .bytes = bytes.get(),
                         .total = total.get(),
                         .onErrorText = onErrorText});
        },
        [this](const Read &read) {
            m_sampler.stop();
            if (read)
                return take(*read);
            if (read.error().code != ErrorCode::Cancelled)
                m_error = read.error();
            Q_EMIT changed();
        });
}

double StreamWork::bytesPerSecond() const
{
    return 1000.0 * static_cast<double>(bytes()) / static_cast<double>(qMax<qint64>(m_clock.elapsed(), 1));
}

void StreamWork::cancel()
{
    m_queue.stop(streamKey);
}

void StreamWork::hear(const QString &text)
{
    m_said = (m_said + text).right(mostSaid);
    Q_EMIT progress();
}

} // namespace millrace
