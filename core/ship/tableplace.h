// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/result.h"
#include "core/ship/tablefiles.h"

#include <QString>

namespace millrace {

class Connection;

/// Where a server on this machine keeps the files of a table of its own tablespace.
class TablePlace
{
public:
    /// That it is the server's own folder and not one that looks like it shows only at exportTo().
    /// Errors: ShipFolderOutOfReach (another machine), the server's.
    static Result<TablePlace> find(Connection &connection, const QString &schema, const QString &table);

    QString ibd() const { return m_files.ibd(); }
    QString cfg() const { return m_files.cfg(); }
    /// Before it is the table's.
    QString built() const { return m_files.folder + u'/' + m_files.name + u".built"_s; }
    QString folder() const { return m_files.folder; }

    /// Whether this process may put files there that the server can use: it is root or the server's account.
    /// Errors: ShipFolderOutOfReach.
    Result<void> checkWritable() const;
    /// Has the server write the table down (FLUSH TABLES … FOR EXPORT) and keeps copies of its two files as
    /// \a folder/NAME.ibd and .cfg; the table is locked meanwhile. Errors: ShipFolderOutOfReach (no files
    /// appeared: these are another server's), FileNotWritable, DiskFull, the server's.
    Result<void> exportTo(Connection &connection, const QString &folder, const QString &name) const;
    /// Puts a file there under one of its two names, as the server's account would have made it, and on the
    /// disk. \a from is moved where that can be done; else it is copied and both are compared. Errors:
    /// ShipFileFaulty (the copy differs), FileNotWritable, DiskFull.
    Result<void> put(const QString &from, const QString &as, bool mayMove) const;
    /// Takes files away that an import has used, or that one that failed has left.
    void clear() const;

private:
    TableFiles m_files;
    uint m_owner = 0;
    uint m_group = 0;
    uint m_mode = 0;
};

/// Has the disk begin with what TablePlace::put() waits for; nothing depends on it.
void writeOut(const QString &path);

/// XXH3 of a file's bytes. Errors: FileNotReadable.
Result<quint64> hashOfFile(const QString &path);
/// In the place of what is there; on the disk, and read back. Errors: FileNotReadable, FileNotWritable,
/// DiskFull, ShipFileFaulty (the copy differs).
Result<void> copyProved(const QString &from, const QString &to);

} // namespace millrace
