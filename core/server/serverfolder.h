// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QTemporaryDir>
#include <memory>

namespace millrace {

class Connection;

/// Takes a named pipe away that nobody reads or writes any more, as far as is known here. Whoever waits in
/// open() for its other end now, or comes before the name is gone, finds it and then the end of the file;
/// whoever comes later finds no file. A server's session that waits there hears no KILL, holds its table and
/// keeps the server from shutting down.
void removePipe(const QString &path);

/// A folder of this machine whose files the server can read for LOAD DATA INFILE: secure_file_priv where it
/// is set, else one of its own below a folder that all accounts may enter; that one goes with the object.
class ServerFolder
{
public:
    /// Proved, not assumed: a small file is put there and the server asked for its content (LOAD_FILE), so a
    /// server on another machine, in a container, or with its own /tmp (PrivateTmp) is found out.
    /// Pipes of programs that were killed are taken away first.
    /// Errors: ServerFileUnreadable.
    static Result<std::unique_ptr<ServerFolder>> open(Connection &connection);

    QString path() const { return m_path; }
    /// A name in the folder that nobody has used and nobody can guess; it tells whose it is.
    QString newFileName() const;

private:
    ServerFolder() = default;
    /// Nothing when the server could read it; else why not.
    Result<void> prove(Connection &connection) const;

    QString m_path;
    std::unique_ptr<QTemporaryDir> m_own; ///< null where the folder was there before
};

} // namespace millrace
