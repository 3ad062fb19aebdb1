// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace millrace {

class Connection;

/// How the files of a table get to where its server keeps them. On the thread of the connection that it is
/// given; every call may be repeated, by the same program or by one that comes after it was killed.
class Delivery
{
public:
    /// The two files that a server exports.
    struct Files
    {
        QString ibd;
        QString cfg;
    };
    Delivery() = default;
    virtual ~Delivery() = default;
    Delivery(const Delivery &) = delete;
    Delivery &operator=(const Delivery &) = delete;

    /// That the folder is there and this account may write into it. Errors: ShipFolderOutOfReach.
    virtual Result<void> reach() { return {}; }
    /// The same, and that it is the server's own folder, as far as that can be seen; the table is empty.
    /// Errors: ShipFolderOutOfReach, the server's.
    virtual Result<void> prepare(Connection &server) = 0;
    /// Copies of the empty table's own files, kept by prepare() for the way back; none: it is made anew.
    virtual Files emptyFiles() const { return {}; }
    /// What takes long and changes nothing of the server's: before the table is without its tablespace.
    virtual Result<void> stage(const Files &) { return {}; }
    /// Where the server looks for them, once the table has no tablespace. \a mayMove: nobody needs them
    /// where they are. Errors: ShipFileFaulty, FileNotWritable, DiskFull, ShipFolderOutOfReach.
    virtual Result<void> bring(const Files &files, bool mayMove) = 0;
    /// Not empty: somebody else does that, and here is what people have to know.
    virtual QString awaited() const { return {}; }
    /// The import is over: takes away what it has used, or what it did not take. \a imported: the table has
    /// its tablespace.
    virtual void clear(Connection &server, bool imported) = 0;
    /// The table has no tablespace and is to be as it was: what this run put there has to go. Errors:
    /// ShipFolderOutOfReach.
    virtual Result<void> withdraw() { return {}; }
};

} // namespace millrace
