// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scan/profilesampler.h"

#include <algorithm>
#include <limits>

namespace millrace {

namespace {

constexpr qint64 never = std::numeric_limits<qint64>::max();

qint64 contentBytesOf(const SourceFile &file)
{
    // Of text dumps, as Source::totalBytes() has it; rows in SQL are about as long as they are without it.
    const qint64 usualRatio = file.fingerprint.packed || !file.way.member.isEmpty() ? 5 : 1;
    return file.contentBytes() >= 0 ? file.contentBytes() : file.fingerprint.bytes * usualRatio;
}

} // namespace

ProfileSampler::ProfileSampler(const Source &source, ProfileSize size)
    : m_reader(source.dialect)
    , m_builder(source)
    , m_whole(size.rows == ProfileSize::allRows ||
              (size.rows > 0 && source.totalBytes() <= size.wholeUpToBytes))
{
    // Of a source that takes a second to scan a hundredth is enough to spend on it.
    constexpr qint64 bytesForARow = 200'000;
    constexpr qint64 fewestRows = 2'000;
    const qint64 bytes = source.totalBytes();
    const qint64 rows = qBound(qMin(fewestRows, size.rows), bytes / bytesForARow, size.rows);
    if (rows > 0)
        m_stratumBytes = qMax<qint64>(1, bytes / qMax<qint64>(1, rows / rowsAtAPlace));
}

void ProfileSampler::beginFile(const SourceFile &file)
{
    m_fileStart += m_fileBytes;
    m_fileBytes = contentBytesOf(file);
    m_file = file.content().name();
    ++m_fileIndex;
    m_lastTaken = 0;
    m_open.clear();
    m_nextAt = m_whole || m_stratumBytes == 0 ? never : nextPlace(0);
}

/// A place in the next stratum that has one at or after \a from, an offset in the file.
qint64 ProfileSampler::nextPlace(qint64 from)
{
    if (m_fileStart + from == 0) {
        m_stratum = 1;
        return 0; // the first rows
    }
    m_stratum = qMax(m_stratum, (m_fileStart + from) / m_stratumBytes);
    const qint64 place = m_stratum * m_stratumBytes +
                         static_cast<qint64>(m_random() % static_cast<quint64>(m_stratumBytes)) - m_fileStart;
    // Beyond this file: the stratum's turn comes in the next one, at another place in it.
    if (place >= m_fileBytes)
        return never;
    ++m_stratum;
    return qMax(place, from);
}

void ProfileSampler::take(std::span<const char> bytes, qint64 offset, qint64 firstRow)
{
    std::size_t at = 0;
    qint64 taken = 0;
    // What people see in a preview is in the profile too.
    const qint64 wanted = m_fileStart == 0 && firstRow == 1 ? rowsAtTheBeginning : rowsAtAPlace;
    while (at < bytes.size() && taken < wanted) {
        Row row;
        const qint64 size = m_reader.readRow(bytes.subspan(at), row);
        // A row that reaches the end of the block may go on after it.
        if (size == 0 || at + static_cast<std::size_t>(size) == bytes.size())
            break;
        row.row = firstRow + taken;
        row.byteOffset = offset + static_cast<qint64>(at);
        m_builder.add(row, m_file);
        keep(row);
        m_lastTaken = row.row;
        ++taken;
        at += static_cast<std::size_t>(size);
    }
    m_nextAt = taken > 0 ? nextPlace(offset + static_cast<qint64>(at)) : offset + 1;
}

void ProfileSampler::block(std::span<const char> bytes, qint64 offset)
{
    if (!m_whole)
        return;
    if (m_open.isEmpty())
        m_openOffset = offset;
    m_open.append(bytes.data(), static_cast<qsizetype>(bytes.size()));
    takeWhole(false);
}

void ProfileSampler::takeWhole(bool atEnd)
{
    const std::span all(m_open.constData(), static_cast<std::size_t>(m_open.size()));
    std::size_t at = 0;
    while (at < all.size()) {
        Row row;
        const auto size = static_cast<std::size_t>(m_reader.readRow(all.subspan(at), row));
        if (size == 0 || (!atEnd && at + size == all.size()))
            break;
        row.row = ++m_lastTaken;
        row.byteOffset = m_openOffset + static_cast<qint64>(at);
        m_builder.add(row, m_file);
        keep(row);
        at += size;
    }
    m_openOffset += static_cast<qint64>(at);
    m_open.remove(0, static_cast<qsizetype>(at));
}

void ProfileSampler::end()
{
    if (m_whole)
        takeWhole(true);
}

void ProfileSampler::addLast(const Row &row, int file, const QString &name)
{
    m_builder.add(row, name);
    m_last = PickedRow{.file = file, .row = row, .pick = Pick::Last};
}

void ProfileSampler::keep(const Row &row)
{
    constexpr qint64 bytesBetweenPlaces = 1024LL * 1024;
    if (m_places.isEmpty() || m_places.last().file != m_fileIndex ||
        row.byteOffset - m_places.last().offset >= bytesBetweenPlaces)
        m_places.append({.file = m_fileIndex, .row = row.row, .offset = row.byteOffset});
    const PickedRow picked{.file = m_fileIndex, .row = row, .pick = Pick::Spread};
    m_last = picked;
    m_last->pick = Pick::Last;
    if (m_fileIndex == 0 && row.row <= rowsAtTheBeginning)
        return; // they are shown anyway
    ++m_seen;
    const qint64 bytes = row.raw.size();
    if (m_spread.size() < RowSamples::mostSpread) {
        if (m_spreadBytes + bytes > RowSamples::mostBytes)
            return;
        m_spreadBytes += bytes;
        m_spread.append(picked);
        return;
    }
    const auto place = static_cast<qsizetype>(m_lot() % static_cast<quint64>(m_seen));
    if (place >= m_spread.size() ||
        m_spreadBytes + bytes - m_spread.at(place).row.raw.size() > RowSamples::mostBytes)
        return;
    m_spreadBytes += bytes - m_spread.at(place).row.raw.size();
    m_spread[place] = picked;
}

RowSamples ProfileSampler::samples() const
{
    RowSamples samples{.spread = m_spread, .last = m_last, .places = m_places};
    std::sort(samples.spread.begin(), samples.spread.end(), [](const PickedRow &a, const PickedRow &b) {
        return a.file != b.file ? a.file < b.file : a.row.row < b.row.row;
    });
    return samples;
}

} // namespace millrace
