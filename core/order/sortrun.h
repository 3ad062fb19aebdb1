// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/blockwriter.h"
#include "core/order/sortbuffer.h"

namespace millrace {

/// A file of sorted records, which lives as long as the sort at most.
struct SortRun
{
    QString path;
    qint64 bytes = 0;
    qint64 largestRecord = 0; ///< bytes
};

/// Writes a run. Used by one thread.
class RunWriter final : public RecordSink
{
public:
    /// Errors: as BlockWriter::create.
    static Result<std::unique_ptr<RunWriter>> create(const QString &path, BlockWriter::Options options);

    /// REQUIRES: record.stored is set.
    Result<void> put(const SortRecord &record) override;
    /// Errors: as BlockWriter::finish.
    Result<SortRun> finish();

private:
    RunWriter() = default;

    SortRun m_run;
    std::unique_ptr<BlockWriter> m_file;
};

/// Reads a run, record by record. Used by one thread.
class RunReader
{
public:
    /// Opens the run and reads its first record. `bufferBytes` is raised to the run's largest record.
    /// Errors: FileNotReadable.
    static Result<RunReader> open(const SortRun &run, std::size_t bufferBytes);
    RunReader(RunReader &&other) noexcept;
    RunReader &operator=(RunReader &&) = delete;
    ~RunReader();

    bool ended() const { return m_ended; }
    /// The head; valid until next(). REQUIRES: !ended().
    const SortRecord &record() const { return m_record; }
    const KeyPrefix &prefix() const { return m_prefix; }
    /// Errors: FileNotReadable (the disk, or a run that is cut short).
    Result<void> next();

private:
    RunReader(const SortRun &run, int handle, std::size_t bufferBytes);
    Result<void> refill();

    QString m_path;
    int m_handle;
    qint64 m_left; ///< of the file
    std::size_t m_capacity;
    std::unique_ptr<char[]> m_buffer;
    std::size_t m_at = 0; ///< after the head
    std::size_t m_end = 0;
    bool m_ended = false;
    SortRecord m_record;
    KeyPrefix m_prefix;
};

} // namespace millrace
