// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/result.h"

#include <atomic>

namespace millrace {

/// The files of a sort: what it leaves (sorted.*) and what it needs on the way (run-*.part). Removes all of
/// them when it goes, unless the sort was finished; a folder it made itself too. Used by one thread, but for
/// newRun().
class SortFolder
{
public:
    /// Makes the folder where needed and removes what an earlier sort left there.
    /// Errors: FileNotWritable, DiskFull.
    static Result<std::unique_ptr<SortFolder>> prepare(const QString &path);
    ~SortFolder();
    SortFolder(const SortFolder &) = delete;
    SortFolder &operator=(const SortFolder &) = delete;

    QString newRun(); ///< path of another run; from any thread
    /// The sorted files stay, runs go.
    void keep() { m_keep = true; }
    /// Errors: DiskFull: needs, has, where.
    Result<void> requireSpace(qint64 bytes) const;

    /// The sorted rows, in the dump's dialect.
    static QString rowsFile(const QString &folder) { return folder + u"/sorted.dump"_s; }
    /// Per sorted row its source row: 8 bytes, little endian.
    static QString originsFile(const QString &folder) { return folder + u"/sorted.rows"_s; }
    /// SortedSource::bookStep
    static QString bookFile(const QString &folder) { return folder + u"/sorted.book"_s; }
    /// There: the sort was finished.
    static QString manifestFile(const QString &folder) { return folder + u"/sorted.json"_s; }
    /// Takes the sorted files away; what else lies in the folder stays.
    static void removeSorted(const QString &folder);

private:
    SortFolder(QString path, bool madeHere);
    void removeRuns() const;

    const QString m_path;
    const bool m_madeHere;
    std::atomic<int> m_runs = 0;
    bool m_keep = false;
};

} // namespace millrace
