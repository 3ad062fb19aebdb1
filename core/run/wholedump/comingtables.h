// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QSet>
#include <optional>

namespace millrace {

/// Tables of a dump whose rows come while others are loaded, handed out to the lanes of DumpTables: a table
/// file by file, whatever is there of it at a time, until it is complete. Thread-safe.
///
/// What is learnt is in the run's own copy of the plan, on disk, before anybody is told: who is killed
/// afterwards finds a table with its files, in the order in which they came. A file that is not there has no
/// row on the server.
class ComingTables
{
public:
    struct Taken
    {
        Plan plan;               ///< with all files so far, their rows counted
        bool moreToCome = false; ///< giveBack() has to follow
        bool isFileByFile = false;
        QString news; ///< how far it is, for people
    };

    ComingTables() = default;
    ComingTables(const ComingTables &) = delete;
    ComingTables &operator=(const ComingTables &) = delete;
    virtual ~ComingTables() = default;

    /// Indexes of those that are loaded from here alone; to be asked before the first next().
    virtual QSet<qsizetype> awaited() const = 0;
    /// Blocks until there are files of a table that nobody was given, and gives its index; take() has to
    /// follow. Nothing: all have been handed out. Errors: Cancelled; why no more will come.
    virtual Result<std::optional<qsizetype>> next() = 0;
    /// What is there of that table. After an error nobody is given it again. Errors: those of reading the
    /// files; SourceChanged (not what was planned); the first row that cannot be loaded, where the plan stops
    /// at such; DiskFull and the like.
    virtual Result<Taken> take(qsizetype index) = 0;
    /// The rows of what was taken are in the table. \a isLoaded: false: they are not, and nobody is given
    /// more of it.
    virtual void giveBack(qsizetype index, bool isLoaded) = 0;
    /// Blocks until it is certain that these were all rows of these tables. REQUIRES: next() has nothing
    /// left. Errors: as next(); SourceChanged (not what was loaded).
    virtual Result<void> awaitEnd() = 0;

    /// A table that has all its rows counts as verified only after awaitEnd().
    virtual bool isProvedByEnd() const = 0;
    /// More rows than are known will come.
    virtual bool isGrowing() const = 0;
    /// "waiting for MySQL Shell to complete shop.orders and 2 more, for 12 s"; empty: nobody waits.
    virtual QString waitingFor() const = 0;
};

} // namespace millrace
