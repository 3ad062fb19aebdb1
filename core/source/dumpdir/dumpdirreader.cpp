// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/dumpdirreader.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/dumpdir/mydumperdir.h"
#include "core/source/dumpdir/shelldump.h"
#include "core/source/dumpdir/tabdirs.h"

#include <QDir>
#include <QFileInfo>

namespace millrace {

namespace {

Error brokenOff(const QString &path)
{
    return {.code = ErrorCode::SourceEmpty,
            .what = CoreText::tr("%1: the dump is not finished, @.done.json is missing.").arg(path),
            .howToFix = CoreText::tr("Let the dump end, or dump again; what is here can be loaded, but it is "
                                     "not the whole."),
            .context = {.file = path}};
}

Error grows(const DumpDir &dump)
{
    return {.code = ErrorCode::SourceEmpty,
            .what = dump.growth->sentence(dump.tool),
            .howToFix = dump.growth->tellsTables
                            ? CoreText::tr("Loaded as a whole, it is followed: each table is loaded when it "
                                           "is complete, and the load ends with the dump.")
                            : growsTooEarly(dump)->howToFix,
            .context = {.file = dump.path}};
}

/// Of a dump without its end: who writes it. What it lacks is none of its faults then.
void lookForWriters(DumpDir &dump)
{
    if (!dump.growth)
        return;
    const auto found = growthOf(dump.path);
    if (!found) {
        if (dump.growth->tellsTables)
            dump.notes.prepend(brokenOff(dump.path));
        dump.growth.reset();
        return;
    }
    dump.growth->writers = found->writers;
    dump.notes = {grows(dump)};
    for (DumpDirTable &table : dump.tables)
        if (!table.complete)
            table.notes.clear();
}

/// A file of metadata of which a part is there.
Error writesMetadata(const QString &folder, const QVector<FolderWriter> &writers)
{
    return {.code = ErrorCode::SourceEmpty,
            .what = CoreText::tr("%1, process %2, is writing the metadata of the dump in %3.")
                        .arg(writers.first().program)
                        .arg(writers.first().pid)
                        .arg(folder),
            .howToFix = CoreText::tr("Try again in a moment."),
            .context = {.file = folder}};
}

} // namespace

Result<std::optional<DumpDir>> readDumpDir(const QString &path)
{
    const QDir folder(QFileInfo(path).absoluteFilePath());
    if (folder.exists(u"@.json"_s)) {
        auto dump = readShellDump(folder);
        if (!dump) {
            const auto writers = writersIn(folder.absolutePath());
            return fail(writers.isEmpty() ? dump.error() : writesMetadata(folder.absolutePath(), writers));
        }
        lookForWriters(*dump);
        return std::optional<DumpDir>(std::move(*dump));
    }
    MILLRACE_TRY(auto dump, readMydumperDir(folder));
    if (dump) {
        lookForWriters(*dump);
        return dump;
    }
    return readTabDirs(folder);
}

} // namespace millrace
