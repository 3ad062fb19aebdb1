// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/sortedwriter.h"

#include "core/order/sortfolder.h"
#include "core/source/bytes/charsets.h"

#include <QtEndian>
#include <xxhash.h>

namespace millrace {

namespace {
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
}

void RowChecksum::add(const SortRecord &record)
{
    ++rows;
    sum += XXH3_64bits_withSeed(record.row.data(), record.row.size(), record.sourceRow);
}

Result<std::unique_ptr<SortedWriter>> SortedWriter::create(const QString &folder, const Dialect &dialect,
                                                           std::size_t blockBytes,
                                                           std::atomic<qint64> *written)
{
    std::unique_ptr<SortedWriter> writer(new SortedWriter);
    writer->m_mayHaveMark = isUtf8Charset(dialect.charset);
    writer->m_written = written;
    MILLRACE_TRY(writer->m_rows,
                 BlockWriter::create(SortFolder::rowsFile(folder),
                                     {.blockBytes = blockBytes, .inBackground = true, .toDisk = true}));
    MILLRACE_TRY(writer->m_origins,
                 BlockWriter::create(SortFolder::originsFile(folder),
                                     {.blockBytes = blockBytes / 4, .inBackground = true, .toDisk = true}));
    return writer;
}

/// A row that begins like a byte order mark would lose these bytes at the head of a file: put one before it.
Result<void> SortedWriter::begin(std::string_view firstRow)
{
    if (!m_mayHaveMark || !firstRow.starts_with(byteOrderMark))
        return {};
    m_bodyOffset = qint64(byteOrderMark.size());
    return m_rows->append(byteOrderMark);
}

Result<void> SortedWriter::put(const SortRecord &record)
{
    if (m_checksum.rows == 0)
        MILLRACE_TRY_VOID(begin(record.row));
    m_checksum.add(record);
    char origin[8];
    qToLittleEndian(record.sourceRow, origin);
    MILLRACE_TRY_VOID(m_origins->append({origin, sizeof origin}));
    m_recordBytes += qint64(record.bytes());
    if (m_written != nullptr && m_recordBytes >= 1 << 20)
        *m_written += std::exchange(m_recordBytes, 0);
    return m_rows->append(record.row);
}

Result<void> SortedWriter::finish()
{
    if (m_written != nullptr)
        *m_written += std::exchange(m_recordBytes, 0);
    MILLRACE_TRY_VOID(m_rows->finish(true));
    return m_origins->finish(true);
}

} // namespace millrace
