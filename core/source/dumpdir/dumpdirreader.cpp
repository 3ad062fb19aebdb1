// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/dumpdirreader.h"

#include "core/base/literals.h"
#include "core/source/dumpdir/mydumperdir.h"
#include "core/source/dumpdir/shelldump.h"
#include "core/source/dumpdir/tabdirs.h"

#include <QDir>
#include <QFileInfo>

namespace millrace {

Result<std::optional<DumpDir>> readDumpDir(const QString &path)
{
    const QDir folder(QFileInfo(path).absoluteFilePath());
    if (folder.exists(u"@.json"_s)) {
        MILLRACE_TRY(auto dump, readShellDump(folder));
        return std::optional<DumpDir>(std::move(dump));
    }
    MILLRACE_TRY(auto dump, readMydumperDir(folder));
    if (dump)
        return dump;
    return readTabDirs(folder);
}

} // namespace millrace
