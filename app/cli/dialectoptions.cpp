// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dialectoptions.h"

#include "core/base/bytetext.h"

namespace millrace::cli {

namespace {

const char *const byteOptions[][2] = {
    {"fields-terminated-by", "BYTES"}, {"fields-enclosed-by", "BYTE"}, {"fields-escaped-by", "BYTE"},
    {"lines-terminated-by", "BYTES"},  {"lines-starting-by", "BYTES"},
};

Result<FileGrouping> groupingOf(const QCommandLineParser &parser)
{
    const QString value = parser.value(QStringLiteral("group"));
    if (value.isEmpty() || value == QLatin1String("by-name"))
        return FileGrouping::ByName;
    if (value == QLatin1String("together"))
        return FileGrouping::Together;
    if (value == QLatin1String("apart"))
        return FileGrouping::Apart;
    return fail(
        {.code = ErrorCode::PlanInvalid,
         .what = QStringLiteral("--group can be by-name, together or apart, not “%1”.").arg(value),
         .howToFix = QStringLiteral("by-name takes files whose names differ in numbers for one table; "
                                    "together all of one shape; apart takes each file for a table.")});
}

} // namespace

void addDialectOptions(reference::CommandParser &parser)
{
    for (const auto &option : byteOptions)
        parser.addOption({QLatin1String(option[0]),
                          QStringLiteral("As in LOAD DATA; \\t, \\n, \\r, \\xHH are understood, "
                                         "'' is none."),
                          QLatin1String(option[1])});
    parser.addOption({QStringLiteral("header-lines"),
                      QStringLiteral("Header lines at the head of every file."), QStringLiteral("N")});
    parser.addOption(
        {QStringLiteral("charset"), QStringLiteral("CHARACTER SET of the files."), QStringLiteral("NAME")});
}

void addFileOptions(reference::CommandParser &parser)
{
    parser.addOptions({
        {QStringLiteral("recursive"), QStringLiteral("Look into the subfolders of folders too.")},
        {QStringLiteral("group"),
         QStringLiteral(
             "Which files are one table: by-name (default; names that differ in numbers), together "
             "(all of one shape) or apart (none)."),
         QStringLiteral("GROUPING")},
        {QStringLiteral("file-order"),
         QStringLiteral("natural (default), name, time (oldest first) or given."), QStringLiteral("ORDER")},
    });
    parser.setChoices(QStringLiteral("group"),
                      {QStringLiteral("by-name"), QStringLiteral("together"), QStringLiteral("apart")});
    parser.setChoices(QStringLiteral("file-order"), {QStringLiteral("natural"), QStringLiteral("name"),
                                                     QStringLiteral("time"), QStringLiteral("given")});
}

Result<void> orderFiles(const QCommandLineParser &parser, const QStringList &given, Source &source)
{
    const QString name = parser.value(QStringLiteral("file-order"));
    const auto order = name.isEmpty() ? FileOrder::Natural : fileOrderNamed(name);
    if (!order)
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = QStringLiteral("--file-order can be natural, name, time or given, not “%1”.").arg(name),
             .howToFix = QStringLiteral("time is that of the last change, the oldest file first.")});
    if (*order == FileOrder::Given)
        sortFilesAsGiven(source.files, given);
    else
        sortFiles(source.files, *order);
    return {};
}

Result<QVector<FoundTable>> inspectWithOptions(const QCommandLineParser &parser, const QStringList &paths,
                                               const LoadText *statement)
{
    const auto grouping = groupingOf(parser);
    if (!grouping)
        return fail(grouping.error());
    InspectOptions options{.grouping = *grouping, .recursive = parser.isSet(QStringLiteral("recursive"))};
    auto found = inspectPaths(paths, options);
    bool byHand =
        statement || parser.isSet(QStringLiteral("header-lines")) || parser.isSet(QStringLiteral("charset"));
    for (const auto &option : byteOptions)
        byHand = byHand || parser.isSet(QLatin1String(option[0]));
    if (!found || !byHand || found->isEmpty())
        return found;

    options.dialect = found->first().source.dialect;
    if (statement) {
        const QByteArray charset = options.dialect->charset;
        options.dialect = statement->dialect;
        if (!statement->namesCharset)
            options.dialect->charset = charset;
    }
    QByteArray *const members[] = {&options.dialect->fieldsTerminatedBy, &options.dialect->fieldsEnclosedBy,
                                   &options.dialect->fieldsEscapedBy, &options.dialect->linesTerminatedBy,
                                   &options.dialect->linesStartingBy};
    for (int i = 0; i < 5; ++i) {
        const QString name = QLatin1String(byteOptions[i][0]);
        if (!parser.isSet(name))
            continue;
        const auto bytes = bytesFromText(parser.value(name));
        if (!bytes) {
            Error error = bytes.error();
            error.what = QStringLiteral("--%1: %2").arg(name, error.what);
            return fail(error);
        }
        *members[i] = *bytes;
    }
    if (parser.isSet(QStringLiteral("header-lines"))) {
        bool isNumber = false;
        options.dialect->skipLines = parser.value(QStringLiteral("header-lines")).toInt(&isNumber);
        if (!isNumber || options.dialect->skipLines < 0)
            return fail({.code = ErrorCode::DialectInvalid,
                         .what = QStringLiteral("--header-lines wants a number of lines."),
                         .howToFix = QStringLiteral("For example --header-lines 1.")});
    }
    if (parser.isSet(QStringLiteral("charset")))
        options.dialect->charset = parser.value(QStringLiteral("charset")).toUtf8();
    if (const auto valid = options.dialect->validate(); !valid)
        return fail(valid.error());
    return inspectPaths(paths, options);
}

} // namespace millrace::cli
