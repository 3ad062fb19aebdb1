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
            .howToFix = dump.growth->tellsFiles
                            ? CoreText::tr("Loaded as a whole, it is followed: each file is loaded when it "
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
        if (dump.growth->tellsFiles && dump.tool == "MySQL Shell"_L1)
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
    for (const bool isFirst : {true, false}) {
        MILLRACE_TRY(auto dump, readMydumperDir(folder));
        if (!dump)
            break;
        const bool grew = dump->growth.has_value();
        lookForWriters(*dump);
        // It may have come to its end between the look at its metadata and the one for its writer.
        if (!grew || dump->growth || !isFirst)
            return dump;
    }
    return readTabDirs(folder);
}

Result<DumpDir> lookAtDumpDir(const QString &path)
{
    const QDir folder(path);
    if (folder.exists(u"@.json"_s))
        return readShellDump(folder);
    MILLRACE_TRY(auto dump, readMydumperDir(folder));
    if (dump && dump->growth && !dump->growth->tellsFiles)
        for (DumpDirTable &table : dump->tables) { // whatever lies there may be a part
            table.files.clear();
            table.complete = false;
        }
    if (dump)
        return std::move(*dump);
    return fail({.code = ErrorCode::SourceMissing,
                 .what = CoreText::tr("%1 holds no dump any more.").arg(path),
                 .howToFix = CoreText::tr("Put the dump's files back, then resume."),
                 .context = {.file = path}});
}

} // namespace millrace
