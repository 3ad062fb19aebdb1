// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/streamwork.h"

#include "core/source/stream/spooling.h"
#include "core/source/stream/spoolstore.h"

namespace millrace {

namespace {

const QString streamKey = u"stream"_s;
constexpr qsizetype mostSaid = 16LL * 1024;

Result<QString> spoolCommand(const QString &command, const SpoolOptions &options)
{
    MILLRACE_TRY_VOID(rememberCommand(command));
    MILLRACE_TRY(const auto stream, spoolStream(SourceStream::From::Command, command, options));
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

void StreamWork::read(const QString &command)
{
    Q_ASSERT(!isReading());
    m_bytes = std::make_shared<std::atomic<qint64>>(0);
    m_said.clear();
    m_error.reset();
    m_sampler.start();
    m_queue.post(
        streamKey,
        [this, command, bytes = m_bytes](std::stop_token stop) {
            const auto onErrorText = [this](const QString &text) {
                m_queue.tell([this, text] { hear(text); });
            };
            return spoolCommand(command,
                                {.stop = std::move(stop), .bytes = bytes.get(), .onErrorText = onErrorText});
        },
        [this](const Result<QString> &file) { take(file); });
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
