// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/source/dumpdir/dumpdir.h"

#include <QVector>
#include <chrono>
#include <optional>

namespace millrace {

/// What is seen, again and again, of a dump that its tool is still writing. Not thread-safe.
class GrowthWatch
{
public:
    /// \a patience: after which a dump that nobody writes counts as broken off.
    GrowthWatch(QString path, std::chrono::seconds patience)
        : m_path(std::move(path))
        , m_patience(patience)
    {}

    /// At the folder, unless somebody has just done so: looks take a small part of the time.
    void look();
    /// As it was seen last; unset: its metadata could not be read yet.
    const std::optional<DumpDir> &dump() const { return m_dump; }
    const std::optional<Error> &problem() const { return m_problem; } ///< in its metadata, then
    bool hasEnded() const { return m_dump && m_dump->finished && !m_problem; }
    bool isWritten() const { return m_isWritten; } ///< by a process that is seen, at the last look
    /// Nobody writes any more, as far as can be seen, for so long; unset: somebody does, or may.
    std::optional<std::chrono::milliseconds> silence() const;
    /// By its file, of one without rows that of its metadata: the target may call it by another name.
    const DumpDirTable *tableOf(const Plan &table) const;

private:
    using Clock = std::chrono::steady_clock;
    const QString m_path;
    const std::chrono::seconds m_patience;
    std::optional<DumpDir> m_dump;
    std::optional<Error> m_problem;
    std::optional<Clock::time_point> m_nextLook;
    QVector<FolderWriter> m_writers; ///< ever seen
    bool m_isWritten = false;
    quint64 m_folderState = 0;
    Clock::time_point m_lastSign = Clock::now(); ///< of somebody who writes
};

} // namespace millrace
