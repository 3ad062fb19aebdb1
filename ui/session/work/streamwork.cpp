// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/streamwork.h"

#include "core/run/undo/spoolkeeping.h"
#include "core/source/stream/spoolstore.h"

#include <type_traits>

namespace millrace {

namespace {

const QString streamKey = u"stream"_s;
constexpr qsizetype mostSaid = 16LL * 1024;

} // namespace

StreamWork::StreamWork(StoreKeyring *keys, QObject *parent)
    : QObject(parent)
    , m_keys(keys)
{
    m_sampler.setInterval(100);
    connect(&m_sampler, &QTimer::timeout, this, &StreamWork::progress);
    connect(&m_queue, &WorkQueue::busyChanged, this, &StreamWork::changed);
}

StreamWork::~StreamWork()
{
    cancel(); // the queue waits for it
}

void StreamWork::read(SourceStream::From from, const QString &text)
{
    begin(from, text, [from, text](SpoolOptions options) -> Result<std::unique_ptr<StreamArrival>> {
        if (from == SourceStream::From::Command)
            MILLRACE_TRY_VOID(rememberCommand(text));
        return StreamArrival::begin(from, text, std::move(options));
    });
}

void StreamWork::goOn(const SourceStream &partial)
{
    m_reading.reset(); // what is there of it is needed
    begin(partial.from, partial.text,
          [partial](SpoolOptions options) { return StreamArrival::goOn(partial, std::move(options)); });
}

/// \a begin blocks until the head is there.
template <typename Begin>
void StreamWork::begin(SourceStream::From from, const QString &text, const Begin &begin)
{
    withdraw();
    m_reading = std::make_shared<Reading>();
    const auto work = [this, begin, reading = m_reading](const SpoolOptions &options) -> Result<QString> {
        MILLRACE_TRY(auto begun, begin(options));
        const std::shared_ptr<StreamArrival> stream = std::move(begun);
        m_queue.tell([this, reading, stream] { showHead(reading, stream); });
        const auto whole = stream->wait();
        if (whole)
            return whole->spool;
        if (whole.error().code == ErrorCode::Cancelled && !reading->isLent)
            static_cast<void>(withdrawSpool(stream->stream()));
        return fail(whole.error());
    };
    withKeys(from, text, [this, work](const GivenKeys &keys) { post(keys, work); });
}

/// The keychain may be asking its user first: that is part of the reading, and can be cancelled.
template <typename Go> void StreamWork::withKeys(SourceStream::From from, const QString &text, const Go &go)
{
    Q_ASSERT(!isReading());
    m_from = from;
    m_bytes = std::make_shared<std::atomic<qint64>>(0);
    m_total = std::make_shared<std::atomic<qint64>>(0);
    m_said.clear();
    m_error.reset();
    if (from != SourceStream::From::Store)
        return go({});
    m_isAsking = true;
    Q_EMIT changed();
    m_keys->ask(text, this, [this, go, question = ++m_question](const GivenKeys &keys) {
        if (!m_isAsking || question != m_question)
            return; // cancelled meanwhile
        m_isAsking = false;
        go(keys);
    });
}

void StreamWork::showHead(const std::shared_ptr<Reading> &reading,
                          const std::shared_ptr<StreamArrival> &stream)
{
    if (reading != m_reading || stream->isWhole())
        return;
    reading->stream = stream;
    Q_EMIT headArrived(stream->stream().spool);
}

void StreamWork::readAgain(const RunPlan &plan)
{
    withdraw();
    const auto work = [plan](const SpoolOptions &options) { return withStreamReadAgain(plan, options); };
    withKeys(plan.stream()->from, plan.stream()->text,
             [this, work](const GivenKeys &keys) { post(keys, work); });
}

template <typename Work> void StreamWork::post(const GivenKeys &keys, const Work &work)
{
    m_clock.start();
    m_sampler.start();
    using Read = std::invoke_result_t<Work, const SpoolOptions &>;
    m_queue.post(
        streamKey,
        [this, work, keys, bytes = m_bytes, total = m_total](std::stop_token stop) -> Read {
            const auto onErrorText = [this](const QString &said) {
                m_queue.tell([this, said] { hear(said); });
            };
            return work({.stop = std::move(stop),
                         .bytes = bytes.get(),
                         .total = total.get(),
                         .keys = keys,
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

void StreamWork::take(const QString &file)
{
    if (m_reading)
        m_reading->stream.reset(); // a run that reads it has its own hold on it
    Q_EMIT arrived(file);
}

const std::shared_ptr<StreamArrival> &StreamWork::arrival() const
{
    static const std::shared_ptr<StreamArrival> none;
    return m_reading ? m_reading->stream : none;
}

std::shared_ptr<StreamArrival> StreamWork::lend()
{
    if (m_reading)
        m_reading->isLent = true;
    return arrival();
}

bool StreamWork::readsInto(const QString &spool) const
{
    return isReading() && arrival() && arrival()->stream().spool == spool;
}

/// What broke off, and no run needs, takes room and is of no use.
void StreamWork::withdraw()
{
    if (m_reading && m_reading->stream && !m_reading->isLent && m_reading->stream->arrival().hasEnded())
        static_cast<void>(withdrawSpool(m_reading->stream->stream()));
    m_reading.reset();
}

double StreamWork::bytesPerSecond() const
{
    return 1000.0 * static_cast<double>(bytes()) / static_cast<double>(qMax<qint64>(m_clock.elapsed(), 1));
}

void StreamWork::cancel()
{
    if (m_isAsking) { // nothing has begun
        m_isAsking = false;
        withdraw();
        Q_EMIT changed();
    } else if (isReading()) {
        m_queue.stop(streamKey);
    } else {
        withdraw();
    }
}

void StreamWork::hear(const QString &text)
{
    m_said = (m_said + text).right(mostSaid);
    Q_EMIT progress();
}

} // namespace millrace
