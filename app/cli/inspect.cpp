// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/dialectoptions.h"
#include "app/cli/dump.h"
#include "app/cli/profiletable.h"
#include "app/cli/tablesource.h"
#include "core/base/text.h"
#include "core/server/quoting.h"
#include "core/source/filescan.h"

#include <QFileInfo>
#include <QJsonArray>

namespace millrace::cli {

namespace {

QJsonArray sampleJson(const QVector<Row> &rows)
{
    QJsonArray sample;
    for (const Row &row : rows) {
        QJsonArray fields;
        for (const Field &field : row.fields)
            fields << (field.isNull ? QJsonValue() : QJsonValue(QString::fromUtf8(field.value)));
        sample << fields;
    }
    return sample;
}

QJsonObject tableSourceJson(const Source &source, const QVector<Row> &sample)
{
    QJsonObject json = source.toJson();
    if (source.isOnServer())
        json.insert(QStringLiteral("sample"), sampleJson(sample));
    return json;
}

QJsonObject tableJson(const FoundTable &table, bool withProfile)
{
    QJsonObject json = table.source.toJson();
    json.remove(QStringLiteral("scan")); // its findings are among the notes
    if (withProfile && table.source.scan)
        json.insert(QStringLiteral("profile"), table.source.scan->profile.toJson());
    json.insert(QStringLiteral("rows_total"), table.source.totalRows());
    json.insert(QStringLiteral("rows_are"),
                table.source.totalRows() >= 0 ? QStringLiteral("exact") : QStringLiteral("unknown"));
    json.insert(QStringLiteral("confidence"), table.proposal.confidence);
    json.insert(QStringLiteral("evidence"), QJsonArray::fromStringList(table.proposal.evidence));
    json.insert(QStringLiteral("sample"), sampleJson(table.sample));
    if (table.dump)
        json.insert(QStringLiteral("dump"), table.dump->toJson());
    QJsonArray notes;
    for (const Error &note : table.notes)
        notes << note.toJson();
    json.insert(QStringLiteral("notes"), notes);
    return json;
}

void printRow(qsizetype number, const Row &row)
{
    QStringList fields;
    for (const Field &field : row.fields)
        fields << (field.isNull ? QStringLiteral("NULL") : QString::fromUtf8(field.value).simplified());
    printLine(QStringLiteral("  row %1    %2").arg(number).arg(fields.join(QStringLiteral(" | "))));
}

void printTable(const FoundTable &table, bool withProfile)
{
    const Source &source = table.source;
    const Dialect &dialect = source.dialect;
    const qint64 rows = source.totalRows();
    printLine(QStringLiteral("Table %1: %2, %3, %4, %5")
                  .arg(source.name,
                       counted(source.files.size(), QStringLiteral("file"), QStringLiteral("files")),
                       sizeText(source.totalBytes()),
                       rows >= 0 ? counted(rows, QStringLiteral("row"), QStringLiteral("rows"))
                                 : QStringLiteral("rows not counted"),
                       counted(source.fieldCount, QStringLiteral("field"), QStringLiteral("fields"))));
    printLine(
        QStringLiteral(
            "  dialect  FIELDS TERMINATED BY %1%2 ESCAPED BY %3 LINES TERMINATED BY %4%5, CHARACTER SET %6")
            .arg(quotedBytes(dialect.fieldsTerminatedBy),
                 dialect.fieldsEnclosedBy.isEmpty()
                     ? QString()
                     : QStringLiteral(" ENCLOSED BY %1").arg(quotedBytes(dialect.fieldsEnclosedBy)),
                 quotedBytes(dialect.fieldsEscapedBy), quotedBytes(dialect.linesTerminatedBy),
                 dialect.skipLines > 0 ? QStringLiteral(", %1 skipped")
                                             .arg(counted(dialect.skipLines, QStringLiteral("header line"),
                                                          QStringLiteral("header lines")))
                                       : QString(),
                 QString::fromLatin1(dialect.charset)));
    printLine(QStringLiteral("  evidence %1 (%2 % sure)")
                  .arg(table.proposal.evidence.join(QLatin1Char(' ')))
                  .arg(qRound(table.proposal.confidence * 100)));
    if (!source.fieldNames.isEmpty())
        printLine(QStringLiteral("  columns  %1").arg(source.fieldNames.join(QStringLiteral(", "))));
    for (const SourceFile &file : source.files)
        printLine(QStringLiteral("  file     %1  %2  %3")
                      .arg(file.name(), sizeText(file.fileBytes()),
                           file.rows >= 0 ? counted(file.rows, QStringLiteral("row"), QStringLiteral("rows"))
                                          : QString()));
    for (qsizetype i = 0; i < qMin<qsizetype>(3, table.sample.size()); ++i)
        printRow(i + 1, table.sample.at(i));
    if (withProfile && source.scan)
        printProfile(source.scan->profile);
    for (const Error &note : table.notes)
        printLine(QStringLiteral("  note     %1").arg(note.text()));
}

/// --profile-rows: a number, or all.
Result<ProfileSize> profileSize(const QCommandLineParser &parser)
{
    ProfileSize size;
    if (!parser.isSet(QStringLiteral("profile")))
        size.rows = 0;
    if (!parser.isSet(QStringLiteral("profile-rows")))
        return size;
    const QString text = parser.value(QStringLiteral("profile-rows"));
    bool isNumber = false;
    size.rows = text == QLatin1String("all") ? ProfileSize::allRows : text.toLongLong(&isNumber);
    if (size.rows != ProfileSize::allRows && (!isNumber || size.rows < 1))
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what =
                 QStringLiteral("--profile-rows wants a whole number from 1, or all, not “%1”.").arg(text)});
    return size;
}

void printTableSource(const Source &source, const QVector<Row> &sample)
{
    const SourceTable &table = *source.table;
    if (table.isQuery())
        printLine(QStringLiteral("Query on %1: %2, %3")
                      .arg(table.server->displayName(), table.text(),
                           counted(source.fieldCount, QStringLiteral("column"), QStringLiteral("columns"))));
    else
        printLine(
            QStringLiteral("%1 %2: %3, about %4, %5, %6")
                .arg(table.view ? QStringLiteral("View") : QStringLiteral("Table"),
                     source.isOnServer()
                         ? QStringLiteral("%1 on %2").arg(table.qualified(), table.server->displayName())
                         : table.qualified(),
                     table.view ? QStringLiteral("no engine") : table.engine,
                     counted(table.rowsEstimate, QStringLiteral("row"), QStringLiteral("rows")),
                     sizeText(table.dataBytes),
                     counted(source.fieldCount, QStringLiteral("column"), QStringLiteral("columns"))));
    printLine(QStringLiteral("  columns  %1").arg(source.fieldNames.join(QStringLiteral(", "))));
    printLine(table.key.isEmpty()
                  ? QStringLiteral("  key      none that ranges could be made of: it is loaded in one piece")
                  : QStringLiteral("  key      %1 (%2): it is loaded in ranges of it")
                        .arg(table.key.text(), table.key.index));
    for (qsizetype i = 0; i < sample.size(); ++i)
        printRow(i + 1, sample.at(i));
}

} // namespace

int inspectCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral("Says what the files and folders hold."));
    parser.addPositionalArgument(QStringLiteral("SOURCE"),
                                 QStringLiteral("Dump files, folders or patterns ('credits_*.txt'), "
                                                "table:SCHEMA.TABLE of the target, or "
                                                "mysql://user@host/SCHEMA/TABLE on another server."),
                                 QStringLiteral("SOURCE…"));
    addDialectOptions(parser);
    addFileOptions(parser);
    addTableOptions(parser);
    parser.addOption({QStringLiteral("target"),
                      QStringLiteral("Where table:SCHEMA.TABLE is: mysql://…, or scratch:schema."),
                      QStringLiteral("URL")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")});
    parser.addOption(
        {QStringLiteral("no-scan"), QStringLiteral("Do not read the files whole to count their rows.")});
    parser.addOption(
        {QStringLiteral("profile"),
         QStringLiteral("Types, lengths, least and greatest values, NULLs per column, from rows taken "
                        "throughout the source.")});
    parser.addOption(
        {QStringLiteral("profile-rows"),
         QStringLiteral("Profile about this many rows, or all (default: up to 10000; small sources "
                        "whole)."),
         QStringLiteral("N")});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("inspect"), arguments, exitCode))
        return exitCode;
    if (parser.positionalArguments().isEmpty()) {
        printError(QStringLiteral("millrace-cli inspect: name at least one file or folder."));
        return UsageError;
    }
    if (anyNamesTable(parser.positionalArguments())) {
        const auto source = inspectTableSource(parser, parser.positionalArguments());
        if (!source)
            return failed(source.error());
        const auto sample = source->isOnServer() ? sampleOfServer(*source, QStringLiteral("+00:00"), 3)
                                                 : Result<QVector<Row>>(QVector<Row>());
        if (!sample)
            return failed(sample.error());
        if (parser.isSet(QStringLiteral("json")))
            printJson({{QStringLiteral("tables"), QJsonArray{tableSourceJson(*source, *sample)}}});
        else
            printTableSource(*source, *sample);
        return Ok;
    }
    if (const auto dump = singleSqlDump(parser.positionalArguments()))
        return inspectWholeDump(parser, *dump);
    auto found = inspectWithOptions(parser, parser.positionalArguments());
    if (!found)
        return failed(found.error());
    for (FoundTable &table : *found)
        if (const auto ordered = orderFiles(parser, parser.positionalArguments(), table.source); !ordered)
            return failed(ordered.error());
    const bool withProfile =
        parser.isSet(QStringLiteral("profile")) || parser.isSet(QStringLiteral("profile-rows"));
    const auto size = profileSize(parser);
    if (!size)
        return failed(size.error());
    if (withProfile && parser.isSet(QStringLiteral("no-scan"))) {
        printError(
            QStringLiteral("millrace-cli inspect: --profile reads the files whole; leave out --no-scan."));
        return UsageError;
    }
    if (!parser.isSet(QStringLiteral("no-scan")))
        for (FoundTable &table : *found) {
            const auto findings = scanSource(table.source, {}, {}, *size);
            if (!findings)
                return failed(findings.error());
            table.notes = notesBesideScan(table.notes, *findings) + findings->notes + findings->rowErrors;
        }

    if (parser.isSet(QStringLiteral("json"))) {
        QJsonArray tables;
        for (const FoundTable &table : *found)
            tables << tableJson(table, withProfile);
        printJson({{QStringLiteral("tables"), tables}});
    } else {
        std::shared_ptr<const DumpDir> dump;
        for (const FoundTable &table : *found) {
            if (table.dump && table.dump != dump)
                printLine(
                    QStringLiteral("Dump directory %1: %2").arg(table.dump->path, table.dump->sentence()));
            dump = table.dump;
            printTable(table, withProfile);
        }
    }
    return Ok;
}

} // namespace millrace::cli
