// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/dumptables.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"
#include "core/source/content/rowfiles.h"
#include "core/source/content/sqltablestream.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/inspect/passedfiles.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace millrace {

namespace {

QString headerText(const SqlDumpHeader &header)
{
    QStringList parts;
    if (!header.tool.isEmpty())
        parts << CoreText::tr("written by %1 %2")
                     .arg(displayText(header.tool), displayText(header.toolVersion))
                     .trimmed();
    if (!header.serverVersion.isEmpty())
        parts << CoreText::tr("from a server %1").arg(displayText(header.serverVersion));
    if (!header.date.isEmpty())
        parts << CoreText::tr("on %1").arg(displayText(header.date));
    return parts.isEmpty() ? QString() : u", "_s + parts.join(u", "_s);
}

QStringList evidenceFor(const SqlDumpInspection &dump, const SqlDumpTable &table)
{
    QStringList evidence;
    evidence << CoreText::tr("SQL dump%1.").arg(headerText(dump.header));
    evidence << CoreText::tr("%1 with %2%3.")
                    .arg(counted(table.insertStatements, CoreText::tr("INSERT statement"),
                                 CoreText::tr("INSERT statements")),
                         rowsText(table.rows),
                         dump.readWhole ? QString() : CoreText::tr(" in the part that was looked at"));
    return evidence;
}

/// A table found in the dump, with its first rows.
Result<FoundTable> foundTable(const SourceFile &file, const SqlDumpInspection &dump,
                              const SqlDumpTable &table, const QString &path, int sampleRows)
{
    FoundTable entry{.source = dumpTableSource(file, table, dump.readWhole),
                     .proposal = {.dialect = Dialect::mysqldumpTab(),
                                  .confidence = 1,
                                  .evidence = evidenceFor(dump, table)}};
    // To be looked at, not to be loaded.
    Content rows = entry.source.files.first().content();
    rows.way.sqlTable->statementsApart = std::numeric_limits<qint64>::max();
    MILLRACE_TRY(entry.sample, readRows(rows, entry.source.dialect, 0, sampleRows));
    if (const qint64 apart = table.rowsRunAsIs + table.otherStatements; apart > 0)
        entry.notes << Error{
            .code = ErrorCode::SourceUnsupported,
            .what = (apart == 1 ? CoreText::tr("%1 of table %2 is no row of plain values.")
                                : CoreText::tr("%1 of table %2 are no row of plain values."))
                        .arg(statementsText(apart), entry.source.name),
            .howToFix = CoreText::tr("Load the whole dump, which runs them as they are; a load of this "
                                     "table alone stops there."),
            .context = {.file = path}};
    return entry;
}

/// All of a dump that brings no rows of its own.
FoundTable program(SourceFile file, const SqlDumpInspection &dump, const QString &path)
{
    file.way.sqlTable = SqlTablePart();
    FoundTable entry{
        .source = {.name = QFileInfo(path).completeBaseName(), .dialect = Dialect::mysqldumpTab()},
        .proposal = {
            .dialect = Dialect::mysqldumpTab(),
            .confidence = 1,
            .evidence = {
                CoreText::tr("SQL dump%1.").arg(headerText(dump.header)),
                CoreText::tr("%1 and no rows%2.")
                    .arg(statementsText(dump.statementCount),
                         dump.readWhole ? QString() : CoreText::tr(" in the part that was looked at"))}}};
    entry.source.files << file;
    if (dump.firstSource)
        entry.proposal.evidence
            << CoreText::tr("It runs other files: %1.").arg(displayText(dump.firstSource->name));
    return entry;
}

Error noRows(const SqlDumpInspection &dump, const QString &path)
{
    Error error{
        .code = ErrorCode::SourceUnsupported,
        .what = CoreText::tr("%1 holds no SQL statement%2.")
                    .arg(path, dump.readWhole ? QString() : CoreText::tr(" in the part that was looked at")),
        .howToFix = CoreText::tr("Choose the data file that belongs to it (mysqldump --tab writes a .txt "
                                 "of the same name); the .sql beside it is read by itself.")};
    if (!dump.problems.isEmpty())
        error = dump.problems.first();
    error.context.file = path;
    return error;
}

} // namespace

Source dumpTableSource(const SourceFile &file, const SqlDumpTable &table, bool readWhole)
{
    SqlTablePart part{.schema = table.schema,
                      .table = table.name,
                      .charset = table.charset,
                      .literalKinds = table.literalKinds,
                      .verbs = table.verbs};
    if (table.insertStatements > 0) {
        part.begin = table.firstInsert;
        part.session = table.session;
    }
    Source source{
        .name = displayText(table.name), .dialect = Dialect::mysqldumpTab(), .fieldCount = table.fields};
    source.timeZone = QString::fromLatin1(part.session.timeZone);
    source.sqlMode = QString::fromLatin1(part.session.sqlMode);
    SourceFile rows = file;
    if (readWhole) {
        part.end = table.end;
        rows.rows = table.rows;
        rows.unpackedBytes = table.lineBytes;
    }
    rows.way.sqlTable = std::move(part);
    source.files << rows;
    source.createSql = displayText(table.createSql);
    for (const QByteArray &column : table.columns)
        source.fieldNames << displayText(column);
    if (source.fieldNames.isEmpty()) {
        const QStringList names = parseDumpDdl(source.createSql).columnNames(true);
        if (names.size() == table.fields || table.fields == 0)
            source.fieldNames = names;
    }
    if (source.fieldCount == 0)
        source.fieldCount = static_cast<int>(source.fieldNames.size());
    return source;
}

bool isProgram(const Source &source)
{
    const SqlTablePart *part = sqlTableOf(source);
    return part != nullptr && part->table.isEmpty();
}

Result<SqlDumpInspection> lookAtDump(const Content &content, SqlInspectLimits limits)
{
    MILLRACE_TRY(const auto input, openUnpacked(content));
    PassedFiles files;
    limits.sources = &files;
    auto dump = inspectSqlDump(*input, limits);
    if (!dump)
        dump.error().context.file = content.name();
    return dump;
}

Result<QVector<FoundTable>> findDumpTables(const Content &content, int sampleRows)
{
    const QString path = content.name();
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(content.path));
    const SourceFile file{.path = content.path, .fingerprint = fingerprint, .way = content.way};
    MILLRACE_TRY(const auto dump, lookAtDump(content, SqlInspectLimits::headOnly()));
    QVector<FoundTable> found;
    for (const SqlDumpTable &table : dump.tables) {
        if (table.insertStatements == 0)
            continue;
        MILLRACE_TRY(auto entry, foundTable(file, dump, table, path, sampleRows));
        found << std::move(entry);
    }
    if (found.isEmpty() && (dump.statementCount > 0 || dump.firstSource))
        found << program(file, dump, path);
    if (found.isEmpty())
        return fail(noRows(dump, path));
    QVector<Error> notes = dump.problems;
    for (Error &note : notes)
        note.context.file = path;
    if (!dump.readWhole)
        notes << Error{.code = ErrorCode::SourceUnsupported,
                       .what = CoreText::tr("%1 of %2 was looked at: more tables may follow after it.")
                                   .arg(sizeText(dump.bytesRead), path),
                       .howToFix = CoreText::tr("millrace-cli plan reads the whole dump and finds them all."),
                       .context = {.file = path}};
    found.first().notes += notes;
    return found;
}

} // namespace millrace
