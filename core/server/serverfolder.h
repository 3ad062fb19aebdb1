// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QTemporaryDir>
#include <memory>

namespace millrace {

class Connection;

/// A folder of this machine whose files the server can read for LOAD DATA INFILE: secure_file_priv where it
/// is set, else one of its own below a folder that all accounts may enter; that one goes with the object.
class ServerFolder
{
public:
    /// Proved, not assumed: a small file is put there and the server asked for its content (LOAD_FILE), so a
    /// server on another machine, in a container, or with its own /tmp (PrivateTmp) is found out.
    /// Errors: ServerFileUnreadable.
    static Result<std::unique_ptr<ServerFolder>> open(Connection &connection);

    QString path() const { return m_path; }
    /// A name in the folder that nobody has used and nobody can guess.
    QString newFileName() const;

private:
    ServerFolder() = default;
    /// Nothing when the server could read it; else why not.
    Result<void> prove(Connection &connection) const;

    QString m_path;
    std::unique_ptr<QTemporaryDir> m_own; ///< null where the folder was there before
};

} // namespace millrace
