// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dumpdir/dumpdir.h"

#include <QDir>

namespace millrace {

/// A folder for each schema, with a .sql and a .txt for each table in it: what mariadb-dump --dir writes
/// (from 11.6 on), and mysqldump --tab called for one schema after the other. The folder itself holds no
/// files, and its subfolders nothing but such pairs, .sql files of views and data files. Nothing: it is
/// another one. Errors: SourceUnreadable.
Result<std::optional<DumpDir>> readTabDirs(const QDir &folder);

} // namespace millrace
