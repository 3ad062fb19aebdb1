// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/dumpscripts.h"

#include "core/source/dumpdir/dumpdirreader.h"
#include "core/source/find/fileorder.h"
#include "core/source/find/naturalorder.h"

#include <QFileInfo>
#include <QSet>
#include <algorithm>

namespace millrace {

Result<QVector<DumpScript>> dumpScripts(const QStringList &paths, const PathOptions &options)
{
    QVector<DumpScript> scripts;
    QStringList others;
    for (const QString &path : paths) {
        MILLRACE_TRY(const auto dump, QFileInfo(path).isDir() ? readDumpDir(path)
                                                              : Result<std::optional<DumpDir>>(std::nullopt));
        if (dump)
            scripts += dump->scripts;
        else
            others << path;
    }
    if (others.isEmpty())
        return scripts;
    MILLRACE_TRY(const auto expanded, expandPaths(others, options));
    QStringList definitions;
    for (const QString &file : expanded.files)
        if (const QString sql = ddlBeside(expanded, file); !sql.isEmpty())
            definitions << sql;
    QStringList alone = expanded.sqlFiles;
    for (QStringList *names : {&definitions, &alone}) {
        names->removeDuplicates();
        std::sort(names->begin(), names->end(), naturalLess);
        for (const QString &name : std::as_const(*names)) {
            const auto archived = expanded.archived.constFind(name);
            scripts << DumpScript{
                archived == expanded.archived.constEnd() ? Content(name) : archived->content, {}};
        }
    }
    return scripts;
}

} // namespace millrace
