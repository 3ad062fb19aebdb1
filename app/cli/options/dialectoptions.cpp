// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/dialectoptions.h"

#include "core/base/bytetext.h"
#include "core/base/literals.h"
#include "core/source/rows/jsonkeytext.h"

namespace millrace::cli {

namespace {

struct ByteOption
{
    const char *name;
    const char *value;
    QByteArray Dialect::*bytes;
};

const ByteOption byteOptions[] = {{"fields-terminated-by", "BYTES", &Dialect::fieldsTerminatedBy},
                                  {"fields-enclosed-by", "BYTE", &Dialect::fieldsEnclosedBy},
                                  {"fields-escaped-by", "BYTE", &Dialect::fieldsEscapedBy},
                                  {"lines-terminated-by", "BYTES", &Dialect::linesTerminatedBy},
                                  {"lines-starting-by", "BYTES", &Dialect::linesStartingBy}};

/// No clause of LOAD DATA.
const ByteOption commentsOption{"comments-begin-with", "BYTES", &Dialect::commentsBeginWith};

Result<void> takeBytes(const QCommandLineParser &parser, const ByteOption &option, Dialect &dialect)
{
    const QString name = QLatin1String(option.name);
    if (!parser.isSet(name))
        return {};
    auto bytes = bytesFromText(parser.value(name));
    if (!bytes) {
        bytes.error().what = u"--%1: %2"_s.arg(name, bytes.error().what);
        return fail(bytes.error());
    }
    dialect.*option.bytes = *bytes;
    return {};
}

Result<FileGrouping> groupingOf(const QCommandLineParser &parser)
{
    const QString value = parser.value(u"group"_s);
    if (value.isEmpty() || value == "by-name"_L1)
        return FileGrouping::ByName;
    if (value == "together"_L1)
        return FileGrouping::Together;
    if (value == "apart"_L1)
        return FileGrouping::Apart;
    return fail({.code = ErrorCode::PlanInvalid,
                 .what = u"--group can be by-name, together or apart, not “%1”."_s.arg(value),
                 .howToFix = u"by-name takes files whose names differ in numbers for one table; "
                             "together all of one shape; apart takes each file for a table."_s});
}

/// --format and --keys.
Result<void> readFormat(const QCommandLineParser &parser, InspectOptions &options)
{
    const QString name = parser.value(u"format"_s);
    const auto format = name.isEmpty() ? SourceFormat::Detected : enumFromName<SourceFormat>(name);
    if (!format)
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = u"--format can be auto, jsonl or text, not “%1”."_s.arg(name),
             .howToFix = u"jsonl takes each line for a JSON object; text has fields and terminators."_s});
    options.format = *format;
    if (!parser.isSet(u"keys"_s))
        return {};
    if (options.format == SourceFormat::Text)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = u"--keys is about JSON Lines, --format text is not."_s,
                     .howToFix = u"Leave one of them out."_s});
    auto keys = jsonKeysFromText(parser.value(u"keys"_s));
    if (!keys) {
        keys.error().what = u"--keys: %1"_s.arg(keys.error().what);
        return fail(keys.error());
    }
    options.format = SourceFormat::JsonLines;
    options.jsonKeys = keys->keys;
    options.jsonTexts = keys->asJson;
    return {};
}

} // namespace

void addDialectOptions(reference::CommandParser &parser)
{
    for (const ByteOption &option : byteOptions)
        parser.addOption({QLatin1String(option.name),
                          u"As in LOAD DATA; \\t, \\n, \\r, \\xHH are understood, '' is none."_s,
                          QLatin1String(option.value)});
    parser.addOption({u"header-lines"_s,
                      u"Lines at the head of every file that are no rows: the header (the last of them), "
                      "titles and comments above it."_s,
                      u"N"_s});
    parser.addOption({u"comments-begin-with"_s,
                      u"Lines below the header that begin so are left out as comments; '' is none. Lines "
                      "that begin with # are found by themselves where none of them could be a row."_s,
                      u"BYTES"_s});
    parser.addOption({u"charset"_s, u"CHARACTER SET of the files."_s, u"NAME"_s});
    parser.addOption({u"format"_s,
                      u"auto (default), jsonl (JSON Lines: an object on each line) or text (fields and "
                      "terminators, though the lines be JSON)."_s,
                      u"FORMAT"_s});
    parser.setChoices(u"format"_s, {u"auto"_s, u"jsonl"_s, u"text"_s});
    parser.addOption(
        {u"keys"_s,
         u"The keys of JSON Lines that are the fields, in this order: separated by commas, or as "
         "a JSON array. KEY:json sends the values of a key as JSON, as they stand. Without it: those of the "
         "first rows."_s,
         u"LIST"_s});
}

void addFileOptions(reference::CommandParser &parser)
{
    parser.addOptions({
        {u"recursive"_s, u"Look into the subfolders of folders too."_s},
        {u"group"_s,
         u"Which files are one table: by-name (default; names that differ in numbers), together "
         "(all of one shape) or apart (none)."_s,
         u"GROUPING"_s},
        {u"file-order"_s, u"natural (default), name, time (oldest first) or given."_s, u"ORDER"_s},
    });
    parser.setChoices(u"group"_s, {u"by-name"_s, u"together"_s, u"apart"_s});
    parser.setChoices(u"file-order"_s, {u"natural"_s, u"name"_s, u"time"_s, u"given"_s});
}

Result<void> orderFiles(const QCommandLineParser &parser, const QStringList &given, Source &source)
{
    const QString name = parser.value(u"file-order"_s);
    const auto order = name.isEmpty() ? FileOrder::Natural : enumFromName<FileOrder>(name);
    if (!order)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = u"--file-order can be natural, name, time or given, not “%1”."_s.arg(name),
                     .howToFix = u"time is that of the last change, the oldest file first."_s});
    if (*order == FileOrder::Given)
        sortFilesAsGiven(source.files, given);
    else
        sortFiles(source.files, *order);
    return {};
}

Result<QVector<FoundTable>> inspectWithOptions(const QCommandLineParser &parser, const QStringList &paths,
                                               const LoadText *statement)
{
    MILLRACE_TRY(const auto grouping, groupingOf(parser));
    InspectOptions options{.grouping = grouping, .recursive = parser.isSet(u"recursive"_s)};
    MILLRACE_TRY_VOID(readFormat(parser, options));
    auto found = inspectPaths(paths, options);
    bool byHand = statement || parser.isSet(u"header-lines"_s) || parser.isSet(u"charset"_s) ||
                  parser.isSet(QLatin1String(commentsOption.name));
    for (const ByteOption &option : byteOptions)
        byHand = byHand || parser.isSet(QLatin1String(option.name));
    if (!found || !byHand || found->isEmpty())
        return found;

    options.dialect = found->first().source.dialect;
    if (statement) {
        const QByteArray charset = options.dialect->charset;
        const QByteArray comments = options.dialect->commentsBeginWith;
        const QStringList keys = options.dialect->jsonKeys;
        const QStringList asJson = options.dialect->jsonTexts;
        options.dialect = statement->dialect;
        options.dialect->commentsBeginWith = comments;
        options.dialect->jsonKeys = keys;
        options.dialect->jsonTexts = asJson;
        if (!statement->namesCharset)
            options.dialect->charset = charset;
    }
    for (const ByteOption &option : byteOptions) {
        MILLRACE_TRY_VOID(takeBytes(parser, option, *options.dialect));
        // Whoever says how fields end means fields, unless JSON Lines were named as well.
        if (parser.isSet(QLatin1String(option.name)) && options.format == SourceFormat::Detected) {
            options.dialect->jsonKeys.clear();
            options.dialect->jsonTexts.clear();
        }
    }
    MILLRACE_TRY_VOID(takeBytes(parser, commentsOption, *options.dialect));
    if (parser.isSet(u"header-lines"_s)) {
        bool isNumber = false;
        options.dialect->skipLines = parser.value(u"header-lines"_s).toInt(&isNumber);
        if (!isNumber || options.dialect->skipLines < 0)
            return fail({.code = ErrorCode::DialectInvalid,
                         .what = u"--header-lines wants a number of lines."_s,
                         .howToFix = u"For example --header-lines 1."_s});
    }
    if (parser.isSet(u"charset"_s))
        options.dialect->charset = parser.value(u"charset"_s).toUtf8();
    MILLRACE_TRY_VOID(options.dialect->validate());
    return inspectPaths(paths, options);
}

} // namespace millrace::cli
