// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/dumpdirtables.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/content/rowfiles.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/guess/headsample.h"
#include "core/source/inspect/dumptables.h"

#include <algorithm>

namespace millrace {

namespace {

QString nameOf(const DumpDirTable &table)
{
    return u"%1.%2"_s.arg(table.schema, table.name);
}

Error ofFile(Error error, const QString &path)
{
    if (error.context.file.isEmpty())
        error.context.file = path;
    return error;
}

/// Text files in the dialect of the metadata. Whether the rows have as many fields as that names columns is
/// seen in the first file that has any. \a isAwaited: it may lack files, and then has one without rows.
Result<FoundTable> textTable(const DumpDirTable &table, int sampleRows, bool isAwaited)
{
    FoundTable found;
    Source &source = found.source;
    source.name = table.name;
    source.dialect = *table.dialect;
    source.fieldNames = table.columns;
    source.fieldCount = static_cast<int>(table.columns.size());
    source.decoders = table.decoders;
    source.timeZone = table.timeZone;
    found.proposal = {.dialect = source.dialect,
                      .confidence = 1,
                      .evidence = {CoreText::tr("The dump's own metadata say how the files are written.")}};
    if (!table.complete && isAwaited) {
        found.isAwaited = true;
        source.files << SourceFile{.path = table.metadataFile, .rows = 0};
        return found;
    }
    for (const QString &path : table.files) {
        MILLRACE_TRY(const auto fingerprint, fingerprintOf(path));
        source.files << SourceFile{.path = path, .fingerprint = fingerprint};
    }
    if (table.bytes >= 0 && source.files.size() == 1)
        source.files.first().statedBytes = table.bytes;
    for (const SourceFile &file : std::as_const(source.files)) {
        MILLRACE_TRY(found.sample, readRows(file.content(), source.dialect, 0, std::max(sampleRows, 1)));
        if (found.sample.isEmpty())
            continue;
        const auto fields = static_cast<int>(found.sample.constFirst().fields.size());
        if (fields != source.fieldCount && source.fieldCount > 0) {
            found.notes << Error{
                .code = ErrorCode::FieldCountWrong,
                .what = CoreText::tr("The first row of %1 has %2, and the metadata name %3.")
                            .arg(file.path, fieldsText(fields), columnsText(source.fieldCount)),
                .howToFix =
                    CoreText::tr("Compare the dump with its metadata; the fields are taken as found."),
                .context = {.file = file.path}};
            source.fieldNames.clear();
            source.decoders.clear();
        }
        source.fieldCount = fields;
        break;
    }
    return found;
}

/// One whose rows, in INSERT statements or in text, are still to come: how they will be written is what the
/// tool writes otherwise, and is held against the first file of them.
Result<FoundTable> tableToCome(const DumpDirTable &table)
{
    FoundTable found;
    found.isAwaited = true;
    Source &source = found.source;
    source.name = table.name;
    source.dialect = Dialect::mysqldumpTab();
    source.fieldNames = table.columns;
    source.fieldCount = static_cast<int>(table.columns.size());
    source.timeZone = table.timeZone;
    MILLRACE_TRY(const auto definition, lookAtDump(table.ddlFile, SqlInspectLimits::headOnly()));
    SourceFile file{.path = table.metadataFile, .rows = 0};
    file.way.sqlTable = SqlTablePart{.table = table.name.toUtf8(), .charset = definition.charset};
    source.files << file;
    found.proposal = {.dialect = source.dialect,
                      .confidence = 1,
                      .evidence = {CoreText::tr("Its rows are still to come.")}};
    return found;
}

/// INSERT statements: every file is an SQL dump of the one table.
Result<FoundTable> insertTable(const DumpDirTable &table, int sampleRows, std::stop_token stop)
{
    std::optional<FoundTable> all;
    QVector<Error> notes;
    for (const QString &path : table.files) {
        if (stop.stop_requested())
            return fail(
                {.code = ErrorCode::Cancelled, .what = CoreText::tr("The look at the dump was cancelled.")});
        auto found = findDumpTables(path, all ? 0 : sampleRows);
        if (!found && found.error().code != ErrorCode::SourceUnsupported)
            return fail(ofFile(found.error(), path)); // a damaged one: its rows would be missing
        if (!found) {
            notes << found.error(); // a file of a few comments
            continue;
        }
        for (FoundTable &part : *found) {
            // That not all of a file was looked at is no news here: one file, one table.
            if (!all)
                all = std::move(part);
            else
                all->source.files += part.source.files;
        }
    }
    if (!all)
        return fail(notes.isEmpty() ? Error{.code = ErrorCode::SourceEmpty,
                                            .what = CoreText::tr("%1 holds no rows.").arg(nameOf(table))}
                                    : notes.constFirst());
    all->source.name = table.name;
    if (all->source.fieldNames.isEmpty() && table.columns.size() == all->source.fieldCount)
        all->source.fieldNames = table.columns;
    all->notes = notes;
    return std::move(*all);
}

} // namespace

Result<QVector<FoundTable>> tablesOfDumpDir(const DumpDir &dump, int sampleRows, std::stop_token stop,
                                            bool awaited)
{
    if (dump.growth && (awaited || !dump.growth->tellsFiles))
        if (const auto early = growsTooEarly(dump))
            return fail(*early);
    const auto origin = std::make_shared<const DumpDir>(dump);
    QVector<FoundTable> tables;
    QVector<Error> notes = dump.notes;
    QStringList without;
    for (const DumpDirTable &table : dump.tables) {
        if (stop.stop_requested())
            return fail(lookStopped(CoreText::tr("The look at %1 was cancelled.").arg(dump.path)));
        const bool isAwaited = dump.growth && !table.complete; // text of mydumper says how in a file of rows
        if (isAwaited && !awaited)
            continue;
        if (table.files.isEmpty() && !isAwaited) {
            without << nameOf(table);
            notes += table.notes;
            continue;
        }
        auto found = isAwaited && !table.dialect ? tableToCome(table)
                     : table.dialect             ? textTable(table, sampleRows, isAwaited)
                                                 : insertTable(table, sampleRows, stop);
        if (!found) {
            notes << ofFile(found.error(), table.files.value(0));
            continue;
        }
        found->notes += table.notes;
        found->dump = origin;
        found->proposal.evidence.prepend(CoreText::tr("Table %1. %2").arg(nameOf(table), dump.sentence()));
        if (!table.ddlFile.isEmpty())
            if (const auto ddl = readDumpDdl(table.ddlFile))
                found->source.createSql = ddl->createSql;
        tables << std::move(*found);
    }
    if (!without.isEmpty())
        notes << Error{
            .code = ErrorCode::SourceEmpty,
            .what = CoreText::tr("%1 in the dump without a data file: %2.")
                        .arg(counted(without.size(), CoreText::tr("table is"), CoreText::tr("tables are")),
                             without.mid(0, 20).join(u", "_s)),
            .howToFix = CoreText::tr("Nothing is missing if they were empty, or dumped without data."),
            .context = {.file = dump.path}};
    if (tables.isEmpty() && dump.growth)
        return fail(
            {.code = ErrorCode::SourceEmpty,
             .what = dump.growth->sentence(dump.tool),
             .howToFix = CoreText::tr("Try again when the first table is complete. The load of the whole "
                                      "dump waits for the others."),
             .context = {.file = dump.path}});
    if (tables.isEmpty())
        return fail(
            notes.isEmpty()
                ? Error{.code = ErrorCode::SourceEmpty,
                        .what = CoreText::tr("%1 holds no tables. %2").arg(dump.path, dump.sentence()),
                        .howToFix = CoreText::tr("Dump again, with the data."),
                        .context = {.file = dump.path}}
                : notes.constFirst());
    tables.first().notes += notes;
    return tables;
}

} // namespace millrace
