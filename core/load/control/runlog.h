// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runstatistics.h"
#include "core/record/runfolder.h"
#include "core/record/runspans.h"

#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>

namespace millrace {

/// Where the run's threads tell what happens: stamps events, writes them to the run folder, hands them to the
/// observer. The first write that fails stops the run: a record with a hole is no record. Thread-safe.
class RunLog
{
public:
    using Observer = std::function<void(const Event &)>;

    /// \a statistics: whose clock it is.
    RunLog(RunFolder &folder, const RunStatistics &statistics, Observer observer);

    /// The beginning of a stage is noted in spans(), too.
    void event(Event::Kind kind, const QString &text, const QJsonObject &values = {});
    SpanClock &spans() { return m_spans; }
    /// What went wrong without an end to the run, in its own words unless \a text has others.
    void warning(const Error &error, const QString &text = {});
    void chunk(const Chunk &chunk);
    void sample(const RunProgress &progress);

    std::optional<Error> writeError() const;
    /// Called once, at the first failed write.
    void onWriteError(std::function<void()> callback);

private:
    void note(const Result<void> &written);

    RunFolder &m_folder;
    const RunStatistics &m_statistics;
    const Observer m_observer;
    SpanClock m_spans;
    mutable std::mutex m_mutex;
    std::optional<Error> m_writeError; ///< protected by m_mutex, as is m_onWriteError
    std::function<void()> m_onWriteError;
};

} // namespace millrace
