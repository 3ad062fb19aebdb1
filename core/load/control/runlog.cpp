// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/runlog.h"

#include "core/base/literals.h"
#include "core/base/wallclock.h"

namespace millrace {

RunLog::RunLog(RunFolder &folder, const RunStatistics &statistics, Observer observer)
    : m_folder(folder)
    , m_statistics(statistics)
    , m_observer(std::move(observer))
{}

void RunLog::event(Event::Kind kind, const QString &text, const QJsonObject &values)
{
    const Event event{.elapsedMs = m_statistics.elapsedMs(),
                      .wallMs = wallNowMs(),
                      .kind = kind,
                      .text = text,
                      .values = values};
    if (kind == Event::Kind::StageChanged)
        m_spans.enter(values.value(u"stage"_s).toString());
    note(m_folder.append(event));
    m_observer(event);
}

void RunLog::warning(const Error &error, const QString &text)
{
    event(Event::Kind::Warning, text.isEmpty() ? error.text() : text,
          {{u"code"_s, static_cast<int>(error.code)}});
}

void RunLog::chunk(const Chunk &chunk)
{
    note(m_folder.append(chunk));
}

void RunLog::sample(const RunProgress &progress)
{
    note(m_folder.append(Sample::of(progress)));
}

void RunLog::note(const Result<void> &written)
{
    if (written)
        return;
    std::function<void()> callback;
    {
        const std::lock_guard lock(m_mutex);
        if (m_writeError)
            return;
        m_writeError = written.error();
        callback = m_onWriteError;
    }
    if (callback)
        callback();
}

std::optional<Error> RunLog::writeError() const
{
    const std::lock_guard lock(m_mutex);
    return m_writeError;
}

void RunLog::onWriteError(std::function<void()> callback)
{
    const std::lock_guard lock(m_mutex);
    m_onWriteError = std::move(callback);
}

} // namespace millrace
