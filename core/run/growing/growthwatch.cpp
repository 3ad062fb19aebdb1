// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/growing/growthwatch.h"

#include "core/source/dumpdir/dumpdirreader.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr auto betweenLooks = std::chrono::milliseconds(400);
/// Of the time; a folder of ten thousand tables takes long to look at.
constexpr int partLooking = 5;
/// A process that wrote the dump and lives may be at a query that gives no row for long.
constexpr int patienceWithTheLiving = 10;

} // namespace

void GrowthWatch::look()
{
    const auto now = Clock::now();
    if (m_nextLook && now < *m_nextLook)
        return;
    const auto writers = writersIn(m_path);
    for (const FolderWriter &writer : writers)
        if (!m_writers.contains(writer))
            m_writers << writer;
    const quint64 state = folderState(m_path);
    m_isWritten = !writers.isEmpty();
    if (m_isWritten || state != m_folderState)
        m_lastSign = now;
    m_folderState = state;
    // A file of metadata of which only a part is there gives an error, and the next look the whole.
    auto dump = lookAtDumpDir(m_path);
    m_problem = dump ? std::nullopt : std::optional(dump.error());
    if (dump)
        m_dump = std::move(*dump);
    const auto end = Clock::now();
    m_nextLook = end + std::max<Clock::duration>(betweenLooks, partLooking * (end - now));
}

std::optional<std::chrono::milliseconds> GrowthWatch::silence() const
{
    const bool isAlive = std::any_of(m_writers.begin(), m_writers.end(),
                                     [](const FolderWriter &writer) { return writer.isAlive(); });
    const auto silent = Clock::now() - m_lastSign;
    if (m_isWritten || silent < m_patience * (isAlive ? patienceWithTheLiving : 1))
        return std::nullopt;
    return std::chrono::duration_cast<std::chrono::milliseconds>(silent);
}

const DumpDirTable *GrowthWatch::tableOf(const Plan &table) const
{
    if (!m_dump)
        return nullptr;
    const QString path = table.source.files.value(0).path;
    const auto found =
        std::find_if(m_dump->tables.begin(), m_dump->tables.end(), [&](const DumpDirTable &each) {
            return each.files.contains(path) || each.metadataFile == path;
        });
    return found == m_dump->tables.end() ? nullptr : &*found;
}

} // namespace millrace
