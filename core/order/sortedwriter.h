// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/blockwriter.h"
#include "core/order/sortbuffer.h"
#include "core/order/sortedsource.h"

#include <atomic>

namespace millrace {

/// Counts rows and adds up a hash of each row with its number: the same rows in any order give the same sums.
struct RowChecksum
{
    qint64 rows = 0;
    quint64 sum = 0;

    void add(const SortRecord &record);
    friend bool operator==(const RowChecksum &, const RowChecksum &) = default;
};

/// Writes the sorted rows and where each came from. Used by one thread.
class SortedWriter final : public RecordSink
{
public:
    /// `written` gets the records' bytes; may be null. Errors: as BlockWriter::create.
    static Result<std::unique_ptr<SortedWriter>> create(const QString &folder, const Dialect &dialect,
                                                        std::size_t blockBytes, std::atomic<qint64> *written);

    Result<void> put(const SortRecord &record) override;
    /// Writes all to the disk. Errors: as BlockWriter::finish.
    Result<void> finish();

    const RowChecksum &checksum() const { return m_checksum; }
    qint64 bodyOffset() const { return m_bodyOffset; }

private:
    SortedWriter() = default;
    Result<void> begin(std::string_view firstRow);

    bool m_mayHaveMark = false; ///< the dialect skips a UTF-8 byte order mark
    qint64 m_bodyOffset = 0;
    RowChecksum m_checksum;
    std::atomic<qint64> *m_written = nullptr;
    qint64 m_recordBytes = 0; ///< not told to m_written yet
    std::unique_ptr<BlockWriter> m_rows;
    std::unique_ptr<BlockWriter> m_origins;
};

} // namespace millrace
