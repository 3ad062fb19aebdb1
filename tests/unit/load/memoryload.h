// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/waitclock.h"
#include "core/load/worker.h"
#include "tests/unit/load/memoryserver.h"

#include <QTemporaryDir>

namespace millrace::test {

/// A clock in which time passes by waiting alone, and waiting takes none.
class IdleClock final : public WaitClock
{
public:
    std::chrono::steady_clock::time_point now() const override { return m_now; }
    bool sleep(const std::stop_token &stop, std::chrono::milliseconds pause) override;

    /// Pauses of \a first ms, twice that, four times … up to 5 s, each up to half as much again.
    static void expectBackOff(const QVector<qint64> &pauses, qint64 first = 100);

    std::function<void()> onSleep;
    QVector<qint64> pauses; ///< ms

private:
    std::chrono::steady_clock::time_point m_now{};
};

/// A load by one worker, on the caller's thread, into a MemoryServer: what LoadEngine does, without threads.
class MemoryLoad
{
public:
    MemoryLoad();

    void addFile(const QByteArray &rows);
    /// Rows "1\t1", "2\t1" … up to \a count, with another value wherever \a value gives one.
    void addRows(qint64 count, const std::function<QByteArray(qint64)> &value = {});
    /// Loads all that the journal does not have yet.
    Result<void> run();

    RunControl &control() { return *m_control; } ///< of this run
    RunFolder &folder() { return *m_folder; }
    RunProgress progress() const { return m_statistics->snapshot(*m_control); }
    /// What was written down of the pieces in the journal, in their order.
    QVector<Reject> rejects() const;
    QVector<WarningKind> warnings() const;
    QVector<qint64> rejectNumbers() const;
    ChunkTally tally() const; ///< of all pieces in the journal
    QVector<int> retryCodes() const;
    /// Rows 1 … \a rows are in table and journal, each once, and nobody talked to a session that was lost.
    void expectAllOnce(qint64 rows) const;

    Plan plan;
    MemoryServer server{plan};
    bool knowsTriggers = false; ///< WorkerContext::hasTriggers
    IdleClock clock;
    QVector<Event> events; ///< of all runs

private:
    Result<std::vector<ChunkTask>> tasks();
    QVector<ChunkFindings> findings() const;

    QTemporaryDir m_files;
    std::unique_ptr<RunFolder> m_folder;
    std::optional<RunControl> m_control;
    std::optional<RunStatistics> m_statistics;
};

} // namespace millrace::test
