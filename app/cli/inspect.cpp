// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/dialectoptions.h"
#include "app/cli/options/plandump.h"
#include "app/cli/options/streamoptions.h"
#include "app/cli/options/tablesource.h"
#include "app/cli/shared/command.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"
#include "core/source/inspect/dumptables.h"
#include "core/source/scan/filescan.h"
#include "core/source/stream/spoolstore.h"
#include "core/sql/quoting.h"

#include <QFileInfo>
#include <QJsonArray>

namespace millrace::cli {

namespace {

QJsonArray sampleJson(const QVector<Row> &rows)
{
    QJsonArray sample;
    for (const Row &row : rows)
        sample << jsonOfRow(row.fields);
    return sample;
}

QJsonObject tableJson(const FoundTable &table, bool withProfile)
{
    QJsonObject json = table.source.toJson();
    json.remove(u"scan"_s); // its findings are among the notes
    if (withProfile && table.source.scan)
        json.insert(u"profile"_s, table.source.scan->profile.toJson());
    json.insert(u"rows_total"_s, table.source.totalRows());
    json.insert(u"rows_are"_s, table.source.totalRows() >= 0 ? u"exact"_s : u"unknown"_s);
    json.insert(u"confidence"_s, table.proposal.confidence);
    json.insert(u"evidence"_s, QJsonArray::fromStringList(table.proposal.evidence));
    json.insert(u"sample"_s, sampleJson(table.sample));
    if (table.dump)
        json.insert(u"dump"_s, table.dump->toJson());
    if (!table.madeBy.isEmpty())
        json.insert(u"made_by"_s, table.madeBy);
    if (const QString schema = dumpSchemaOf(table); !schema.isEmpty())
        json.insert(u"schema"_s, schema);
    QJsonArray notes;
    for (const Error &note : table.notes)
        notes << note.toJson();
    json.insert(u"notes"_s, notes);
    return json;
}

void printRow(qsizetype number, const Row &row)
{
    QStringList fields;
    for (const Field &field : row.fields)
        fields << (field.isNull ? u"NULL"_s : QString::fromUtf8(field.value).simplified());
    printShort(u"  row %1    %2"_s.arg(number).arg(fields.join(u" | "_s)));
}

QString shown(const ProfiledValue &value)
{
    constexpr qsizetype most = 24;
    if (!value.isSet())
        return u"-"_s;
    const QString text = displayText(value.text).simplified();
    return text.size() > most ? text.left(most - 1) + QChar(0x2026) : text;
}

QStringList cells(const ColumnProfile &column, qsizetype number)
{
    const QString order = column.values < 2  ? u"-"_s
                          : column.strictly  ? u"rising"_s
                          : column.ascending ? u"sorted"_s
                                             : u"no"_s;
    return {
        column.name.isEmpty() ? u"field %1"_s.arg(number) : column.name,
        column.kindText(),
        groupedNumber(column.nulls),
        groupedNumber(column.empties),
        (column.distinctExact ? QString() : u"~"_s) + groupedNumber(column.distinct),
        column.longestBytes == column.longestCharacters
            ? groupedNumber(column.longestBytes)
            : u"%1 (%2 B)"_s.arg(groupedNumber(column.longestCharacters), groupedNumber(column.longestBytes)),
        order,
        shown(column.least),
        shown(column.greatest)};
}

/// Prints one line per column: type, counts, lengths, least and greatest value.
void printProfile(const TypeProfile &profile)
{
    const QString rows = rowsText(profile.rows);
    printLine(profile.whole ? u"  profile  of all %1"_s.arg(rows)
                            : u"  profile  of %1 taken throughout the source"_s.arg(rows));
    QVector<QStringList> lines{{u"column"_s, u"type"_s, u"NULL"_s, u"empty"_s, u"distinct"_s, u"longest"_s,
                                u"sorted"_s, u"min"_s, u"max"_s}};
    for (qsizetype i = 0; i < profile.columns.size(); ++i)
        lines << cells(profile.columns.at(i), i + 1);
    QVector<qsizetype> widths(lines.first().size(), 0);
    for (const QStringList &line : std::as_const(lines))
        for (qsizetype i = 0; i < line.size(); ++i)
            widths[i] = qMax(widths.at(i), line.at(i).size());
    constexpr qsizetype firstNumber = 2;
    constexpr qsizetype lastNumber = 5;
    for (const QStringList &line : std::as_const(lines)) {
        QString text = u"  "_s;
        for (qsizetype i = 0; i < line.size(); ++i) {
            const bool isNumber = i >= firstNumber && i <= lastNumber;
            const auto width = static_cast<int>(widths.at(i));
            text += u"  "_s + (isNumber ? line.at(i).rightJustified(width) : line.at(i).leftJustified(width));
        }
        printLine(text.trimmed().prepend(u"    "_s));
    }
}

/// A dump that brings no rows of its own.
void printProgram(const FoundTable &program)
{
    printLine(u"SQL program %1: no rows; a plan runs all of it"_s.arg(program.source.files.first().name()));
    for (const QString &evidence : program.proposal.evidence)
        printLine(u"  evidence %1"_s.arg(evidence));
    for (const Error &note : program.notes)
        printLine(u"  note     %1"_s.arg(note.text()));
}

/// Of the files' lines, as clauses.
QString notSent(const Dialect &dialect)
{
    QString text;
    if (dialect.skipLines > 0)
        text += u", %1 skipped"_s.arg(counted(dialect.skipLines, u"header line"_s, u"header lines"_s));
    if (!dialect.commentsBeginWith.isEmpty())
        text += u", lines that begin with %1 left out"_s.arg(quotedBytes(dialect.commentsBeginWith));
    return text;
}

void printTable(const FoundTable &table, bool withProfile)
{
    const Source &source = table.source;
    if (isProgram(source))
        return printProgram(table);
    const Dialect &dialect = source.dialect;
    const qint64 rows = source.totalRows();
    printLine(u"Table %1: %2, %3, %4, %5"_s.arg(
        source.name, filesText(source.files.size()), sizeText(source.totalBytes()),
        rows >= 0 ? rowsText(rows) : u"rows not counted"_s, fieldsText(source.fieldCount)));
    if (dialect.isJsonLines())
        printLine(u"  dialect  JSON Lines, %1"_s.arg(counted(dialect.jsonKeys.size(), u"key"_s, u"keys"_s)));
    else
        printLine(
            u"  dialect  FIELDS TERMINATED BY %1%2 ESCAPED BY %3 LINES TERMINATED BY %4%5, CHARACTER SET %6"_s
                .arg(quotedBytes(dialect.fieldsTerminatedBy),
                     dialect.fieldsEnclosedBy.isEmpty()
                         ? QString()
                         : u" ENCLOSED BY %1"_s.arg(quotedBytes(dialect.fieldsEnclosedBy)),
                     quotedBytes(dialect.fieldsEscapedBy), quotedBytes(dialect.linesTerminatedBy),
                     notSent(dialect), QString::fromLatin1(dialect.charset)));
    printLine(u"  evidence %1 (%2 % sure)"_s.arg(table.proposal.evidence.join(u' '))
                  .arg(qRound(table.proposal.confidence * 100)));
    if (!source.fieldNames.isEmpty())
        printLine(u"  columns  %1"_s.arg(source.fieldNames.join(u", "_s)));
    for (const SourceFile &file : source.files)
        printLine(u"  file     %1  %2  %3"_s.arg(file.name(), sizeText(file.fileBytes()),
                                                 file.rows >= 0 ? rowsText(file.rows) : QString()));
    for (qsizetype i = 0; i < qMin<qsizetype>(3, table.sample.size()); ++i)
        printRow(i + 1, table.sample.at(i));
    if (withProfile && source.scan)
        printProfile(source.scan->profile);
    for (const Error &note : table.notes)
        printLine(u"  note     %1"_s.arg(note.text()));
}

/// --profile-rows: a number, or all.
Result<ProfileSize> profileSize(const QCommandLineParser &parser)
{
    ProfileSize size;
    if (!parser.isSet(u"profile"_s))
        size.rows = 0;
    if (!parser.isSet(u"profile-rows"_s))
        return size;
    const QString text = parser.value(u"profile-rows"_s);
    bool isNumber = false;
    size.rows = text == "all"_L1 ? ProfileSize::allRows : text.toLongLong(&isNumber);
    if (size.rows != ProfileSize::allRows && (!isNumber || size.rows < 1))
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = u"--profile-rows wants a whole number from 1, or all, not “%1”."_s.arg(text)});
    return size;
}

void printTableSource(const Source &source, const QVector<Row> &sample)
{
    const SourceTable &table = *source.table;
    if (table.isQuery())
        printLine(u"Query on %1: %2, %3"_s.arg(table.server->displayName(), table.text(),
                                               columnsText(source.fieldCount)));
    else
        printLine(u"%1 %2: %3, about %4, %5, %6"_s.arg(
            table.view ? u"View"_s : u"Table"_s,
            source.isOnServer() ? u"%1 on %2"_s.arg(table.qualified(), table.server->displayName())
                                : table.qualified(),
            table.view ? u"no engine"_s : table.engine, rowsText(table.rowsEstimate),
            sizeText(table.dataBytes), columnsText(source.fieldCount)));
    printLine(u"  columns  %1"_s.arg(source.fieldNames.join(u", "_s)));
    printLine(
        table.key.isEmpty()
            ? u"  key      none that ranges could be made of: it is loaded in one piece"_s
            : u"  key      %1 (%2): it is loaded in ranges of it"_s.arg(table.key.text(), table.key.index));
    for (qsizetype i = 0; i < sample.size(); ++i)
        printRow(i + 1, sample.at(i));
}

void addInspectOptions(CommandParser &parser)
{
    parser.setApplicationDescription(u"Says what the files and folders hold."_s);
    parser.addPositionalArgument(u"SOURCE"_s,
                                 u"Dump files, folders or patterns ('credits_*.txt'), "
                                 "table:SCHEMA.TABLE of the target, or "
                                 "mysql://user@host/SCHEMA/TABLE on another server; s3://BUCKET/KEY or "
                                 "s3://BUCKET/PREFIX/ of an object "
                                 "store; - or a named pipe: a stream, as --command is one."_s,
                                 u"SOURCE…"_s);
    addStreamOptions(parser);
    addDialectOptions(parser);
    addFileOptions(parser);
    addTableOptions(parser);
    parser.addOptions({
        {u"target"_s, u"Where table:SCHEMA.TABLE is: mysql://…, or scratch:schema."_s, u"URL"_s},
        {u"json"_s, u"One JSON object on standard output."_s},
        {u"no-scan"_s, u"Do not read the files whole to count their rows."_s},
        {u"profile"_s, u"Types, lengths, least and greatest values, NULLs per column, from rows taken "
                       "throughout the source."_s},
        {u"profile-rows"_s,
         u"Profile about this many rows, or all (default: up to 10000; small sources "
         "whole)."_s,
         u"N"_s},
    });
}

Result<int> inspectTables(const CommandParser &parser, const QStringList &sources)
{
    MILLRACE_TRY(const auto source, inspectTableSource(parser, sources));
    MILLRACE_TRY(const auto sample, source.isOnServer() ? sampleOfServer(source, u"+00:00"_s, 3)
                                                        : Result<QVector<Row>>(QVector<Row>()));
    if (!parser.isSet(u"json"_s)) {
        printTableSource(source, sample);
        return Ok;
    }
    QJsonObject json = source.toJson();
    if (source.isOnServer())
        json.insert(u"sample"_s, sampleJson(sample));
    printJson({{u"tables"_s, QJsonArray{json}}});
    return Ok;
}

void printFound(const QVector<FoundTable> &found, bool withProfile)
{
    std::shared_ptr<const DumpDir> dump;
    QString script;
    for (const FoundTable &table : found) {
        if (table.dump && table.dump != dump)
            printLine(u"Dump directory %1: %2"_s.arg(table.dump->path, table.dump->sentence()));
        dump = table.dump;
        if (!table.madeBy.isEmpty() && table.madeBy != script)
            printLine(u"Structure %1: it makes the tables of these files; a plan of all runs it first"_s.arg(
                table.madeBy));
        script = table.madeBy;
        printTable(table, withProfile);
    }
}

Result<int> inspectFiles(const CommandParser &parser, const QStringList &sources)
{
    MILLRACE_TRY(auto found, inspectWithOptions(parser, sources));
    for (FoundTable &table : found)
        MILLRACE_TRY_VOID(orderFiles(parser, sources, table.source));
    const bool withProfile = parser.isSet(u"profile"_s) || parser.isSet(u"profile-rows"_s);
    const bool scans = !parser.isSet(u"no-scan"_s);
    MILLRACE_TRY(const auto size, profileSize(parser));
    if (withProfile && !scans)
        return fail(usageError(u"--profile reads the files whole."_s, u"Leave out --no-scan."_s));
    if (scans)
        for (FoundTable &table : found) {
            if (isProgram(table.source))
                continue;
            MILLRACE_TRY(const auto findings, scanSource(table.source, {}, {}, size));
            table.notes = notesBesideScan(table.notes, findings) + findings.notes + findings.rowErrors;
        }
    if (!parser.isSet(u"json"_s)) {
        printFound(found, withProfile);
        return Ok;
    }
    QJsonArray tables;
    for (const FoundTable &table : std::as_const(found))
        tables << tableJson(table, withProfile);
    printJson({{u"tables"_s, tables}});
    return Ok;
}

Result<int> inspectSources(const CommandParser &parser, const QStringList &sources)
{
    if (anyNamesTable(sources))
        return inspectTables(parser, sources);
    if (const auto dump = singleSqlDump(sources))
        return inspectWholeDump(parser, *dump);
    return inspectFiles(parser, sources);
}

} // namespace

Result<int> inspectCommand(const QStringList &arguments)
{
    CommandParser parser;
    addInspectOptions(parser);
    if (const auto ended = parse(parser, u"inspect"_s, arguments))
        return *ended;
    QStringList sources = parser.positionalArguments();
    if (sources.isEmpty() && !parser.isSet(u"command"_s))
        return misused(u"inspect"_s, u"name at least one file or folder."_s);
    MILLRACE_TRY(const auto stream, readStream(parser, sources));
    auto ended = inspectSources(parser, sources);
    if (stream && stream->keep)
        tellOfSpool(*stream);
    else if (stream)
        MILLRACE_TRY_VOID(removeSpool(stream->spool));
    return ended;
}

} // namespace millrace::cli
