// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <QVector>
#include <optional>

namespace millrace {

/// A process that has files of a folder open for writing.
struct FolderWriter
{
    qint64 pid = 0;
    QString program;   ///< "mysqlsh"
    QString startedAt; ///< of the process, as the kernel counts: tells it from a later one of its number

    bool isAlive() const;
    friend bool operator==(const FolderWriter &, const FolderWriter &) = default;
};

/// Those that this user may see, by /proc; of processes of others, on other machines or in other containers
/// nobody here can tell. Costs a look at every open file of this user's processes: milliseconds.
QVector<FolderWriter> writersIn(const QString &folder);

/// The files of a folder that nobody writes any more, while somebody who writes there goes on; by their
/// names. \a marks: files of which the tool has one open from its beginning to its end. Whoever was killed
/// has closed all of his files, whole or not: only beside a mark that is still open is one that is closed a
/// whole one. Nothing: nobody here has a mark open, and nobody can tell.
std::optional<QSet<QString>> settledFiles(const QString &folder, const QStringList &marks);

/// What the names, sizes and times of a folder's files are now: two that differ were taken while somebody
/// wrote there.
quint64 folderState(const QString &folder);

/// A dump directory that its tool is still writing.
struct DumpGrowth
{
    QVector<FolderWriter> writers; ///< none: somebody who cannot be seen from here, whose files grow
    /// A data file that is whole can be told from one that is being written. Else nobody can tell before the
    /// end what is there of a table.
    bool tellsFiles = false;
    qsizetype tables = 0;         ///< that the dump will have, by its own lists
    qsizetype tablesComplete = 0; ///< of them: all files are there
    QStringList lacksDefinitions; ///< files that say what the tables and views are, and are not there yet
    bool definitionsMayComeLast = false; ///< after the rows

    /// "MySQL Shell (mysqlsh, process 4711) is still writing this dump: 14 of 30 tables are complete."
    QString sentence(const QString &tool) const;
};

/// Who writes a dump that has no end yet. Waits up to half a second for a sign of it, as a tool has no file
/// open between two of them. Nothing: the dump was broken off.
std::optional<DumpGrowth> growthOf(const QString &folder);

} // namespace millrace
