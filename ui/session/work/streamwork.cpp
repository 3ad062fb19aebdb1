// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/streamwork.h"

#include "core/source/stream/spooling.h"
#include "core/source/stream/spoolstore.h"

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
    Q_ASSERT(!isReading());
    m_bytes = std::make_shared<std::atomic<qint64>>(0);
    m_total = std::make_shared<std::atomic<qint64>>(0);
    m_clock.start();
    m_said.clear();
    m_error.reset();
    m_sampler.start();
    m_queue.post(
        streamKey,
        [this, from, text, bytes = m_bytes, total = m_total](std::stop_token stop) {
            const auto onErrorText = [this](const QString &said) {
                m_queue.tell([this, said] { hear(said); });
            };
            return spooledFile(from, text,
                               {.stop = std::move(stop),
                                .bytes = bytes.get(),
                                .total = total.get(),
                                .onErrorText = onErrorText});
        },
        [this](const Result<QString> &file) { take(file); });
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

void StreamWork::take(const Result<QString> &file)
{
    m_sampler.stop();
    if (file) {
        Q_EMIT arrived(*file);
        return;
    }
    if (file.error().code != ErrorCode::Cancelled)
        m_error = file.error();
    Q_EMIT changed();
}

} // namespace millrace
